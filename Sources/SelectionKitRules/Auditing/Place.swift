import SelectionKit

/// Where an element stands, and what is looked up of it once for all rules.
///
/// All of it lies side by side in 56 bytes, so that a rule that asks for one of these has fetched the others.
struct Place: Sendable {
  /// The list of siblings that holds the descriptor.
  @Packed var list: Int
  /// The 0-based position of the descriptor in that list.
  @Packed var slot: Int
  /// The position of the element around it, or -1 for a root.
  @Packed var parent: Int
  /// The 0-based position among its siblings.
  @Packed var rank: Int
  /// The position after the last element inside it.
  @Packed var end: Int
  /// The set of controls that it is a member of, or -1.
  @Packed var setOfMember = -1
  /// The set of controls that it is the group of, or -1.
  @Packed var setOfGroup = -1
  /// The traits that it has.
  let traits: AccessibilityDescriptor.Traits
  /// The facts that are known of it.
  var facts: Facts
  /// What its value says, where rules read a state in it and there is a language to read it in.
  var value: Lexicon.Value?
  /// Its role as groups were recognised.
  var kind: RoleKind
  /// How it was found to be what it is.
  var recognition: AccessibilityDescriptor.Recognition
  /// The first and the last letter of its name.
  let letters: OuterLetters
  /// Whether it has a name that is not blank.
  let isNamed: Bool
  /// Whether the name is what is seen, to the letter.
  let isNamedAsShown: Bool
  /// Whether it is an accessibility element of its own, as far as is known.
  let isExposed: Bool
  /// Whether it is read-only, as far as is known.
  let isReadOnly: Bool
  /// Whether it is in error, as far as is known.
  let isInError: Bool
}
