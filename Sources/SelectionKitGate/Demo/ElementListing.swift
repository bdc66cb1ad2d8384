package import SelectionKit
package import SelectionKitRules

extension DescriptorDocument {
  /// Lists what a screen reader is given for each element.
  ///
  /// - Parameter style: How the listing is emphasised.
  /// - Returns: A line for each element, those inside it indented.
  package func listing(in style: TextStyle = .plain) -> String {
    roots.flatMap { $0.listing(in: style) }.joined(separator: "\n")
  }
}

extension AccessibilityDescriptor {
  fileprivate func listing(in style: TextStyle) -> [String] {
    var parts = [style.heading(role.words(for: label))]
    if let value { parts.append("value \(value.quoted)") }
    if container == nil { parts.append(traits.isEmpty ? "no traits" : "traits \(traits)") }
    if let hint { parts.append("hint \(hint.quoted)") }
    return [parts.joined(separator: "; ")] + children.flatMap { $0.listing(in: style) }.map { "  " + $0 }
  }
}
