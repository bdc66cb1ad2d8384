package import SelectionKit

extension AccessibilityDescriptor.Role {
  /// The role in words: "radio option".
  package var words: String {
    rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  /// Names an element that has this role.
  ///
  /// - Parameter name: The name of the element, if it has one.
  /// - Returns: The role in words and the quoted name: `radio option “Gray”`.
  package func words(for name: String?) -> String {
    guard let name, !name.isBlank else { return words.escaped + " without a name" }
    return "\(words.escaped) \(name.quoted)"
  }
}
