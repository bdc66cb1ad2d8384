package import SelectionKit
package import SelectionKitRules

extension DescriptorDocument {
  /// Lists what a screen reader is given for each element and, on request, what it makes of that.
  ///
  /// - Parameters:
  ///   - style: How the listing is emphasised.
  ///   - spoken: What is spoken of the elements, or nil to leave that out.
  /// - Returns: A line for each element and each line that is spoken of it, those inside it indented.
  package func listing(in style: TextStyle = .plain, speaking spoken: ScreenReader.Transcript? = nil) -> String {
    let lines = Dictionary((spoken?.lines ?? []).map { ($0.path, $0.text) }) { $0 + " " + $1 }
    return roots.enumerated().flatMap { $1.listing(at: [$0], in: style, speaking: lines) }.joined(separator: "\n")
  }
}

extension AccessibilityDescriptor {
  fileprivate func listing(at path: NodePath, in style: TextStyle, speaking lines: [NodePath: String]) -> [String] {
    var parts = [style.heading(role.words(for: label))]
    if let value { parts.append("value \(value.quoted)") }
    if container == nil { parts.append(traits.isEmpty ? "no traits" : "traits \(traits)") }
    if let hint { parts.append("hint \(hint.quoted)") }
    let spoken = lines[path].map { ["  spoken: \($0.escaped)"] } ?? []
    let inside = children.enumerated().flatMap { $1.listing(at: path.appending($0), in: style, speaking: lines) }
    return [parts.joined(separator: "; ")] + spoken + inside.map { "  " + $0 }
  }
}
