#if !hasFeature(Embedded)
/// The texts of a file, each kept in memory once: a form says the same of many elements.
final class TextPool {
  private var texts: Set<String> = []

  /// A text, or the one read before that has the same bytes.
  func shared(_ text: String) -> String {
    // A shorter one lies within the string itself and takes no other memory.
    guard text.utf8.count > 15 else { return text }
    let known = texts.insert(text).memberAfterInsert
    // Strings are also equal when their characters are composed differently, which is no reason to change them.
    return known.utf8.elementsEqual(text.utf8) ? known : text
  }
}
#endif
