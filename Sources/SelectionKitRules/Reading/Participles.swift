import SelectionKit

extension Words {
  /// Whether these are the words of an action with the English endings “-ing” or “-ed” on one of them: “Following Ada”
  /// for “Follow Ada”.
  func tellWhatIsDone(by action: Words) -> Bool {
    guard list.count == action.list.count else { return false }
    let changed = zip(list, action.list).filter { $0 != $1 }
    guard changed.count == 1, let (new, verb) = changed.first else { return false }
    let stems = [verb[...], verb.hasSuffix("e") ? verb.dropLast() : verb[...], verb + verb.suffix(1)]
    return stems.contains { new == $0 + "ing" || new == $0 + "ed" }
  }
}

extension Node {
  /// Whether the tree is read in English.
  var isReadInEnglish: Bool {
    guard let tag = wording?.language.lowercased() else { return false }
    return tag == "en" || tag.hasPrefix("en-")
  }
}
