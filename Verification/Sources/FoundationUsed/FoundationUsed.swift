import Foundation
import SelectionKit

/// Uses Foundation beside SelectionKit: a search for its symbols that finds none here would find none anywhere.
@main
struct FoundationUsed {
  static func main() throws {
    let element = Checkbox("Accept Terms").descriptor()
    let json = try JSONEncoder().encode(element)
    print(NumberFormatter().string(from: NSNumber(value: json.count)) ?? "")
  }
}
