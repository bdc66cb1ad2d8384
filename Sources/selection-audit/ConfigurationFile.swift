import Foundation
import SelectionKit
import SelectionKitGate

/// A configuration with the files that it refers to.
struct ConfigurationFile {
  let configuration: Configuration
  let wordings: [Wording]

  init(path: String) throws {
    let file = InputFile(argument: path)
    do {
      configuration = try Configuration(reading: try file.read(), fileName: file.name, today: .today)
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      wordings = try configuration.stringCatalogs.flatMap { name in
        let catalog = InputFile(argument: URL(fileURLWithPath: name, relativeTo: folder).path)
        return try Wording.all(inStringCatalog: try catalog.read(), fileName: name)
      }
    } catch let error as ImportError {
      throw CommandError(error.description)
    }
  }
}

extension CalendarDate {
  /// The day it is in UTC, so that a waiver ends everywhere at once.
  fileprivate static var today: CalendarDate {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    // Of a clock that tells no day, everything has expired: the gate fails closed.
    return CalendarDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0) ?? .latest
  }
}
