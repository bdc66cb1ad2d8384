/// How much a file may hold, lest a small one takes up the machine's memory.
///
/// Reading takes no more than 64 MB and ten times the length of the file. What would take more is counted, and refused,
/// before anything is made of it. The screens of real apps are far from these limits, with 150 bytes an element and more.
enum ImportLimits {
  /// How many elements a file may hold, whatever its length.
  static let mostElements = 2_000_000
  /// How many attributes or keys an element may have.
  static let mostKeys = 1_000

  /// The length from which on elements and values have to take up some room.
  private static let shortLength = 64 * 1024
  /// How many bytes an element takes up at the least.
  private static let leastBytesPerElement = 40
  /// How many elements the 64 MB are enough for; of those beyond, each takes up so many bytes at the least.
  private static let freeElements = (count: 30_000, leastBytesPerElementBeyond: 100)
  /// How many bytes a value takes up at the least, keys and what stands between them included.
  private static let leastBytesPerValue = 4.5

  /// Refuses a file of too many elements for its length.
  static func check(elementCount count: Int, inBytes length: Int) throws(ImportFault) {
    if count > mostElements { throw ImportFault("\(count) elements; at most \(mostElements) are read") }
    guard length > shortLength else { return }
    let beyond = max(count - freeElements.count, 0)
    if count * leastBytesPerElement > length || beyond * freeElements.leastBytesPerElementBeyond > length {
      throw ImportFault("\(count) elements in \(length) bytes; no screen is told in so few, so this is not read")
    }
  }

  /// Refuses a file of too many values for its length.
  static func check(valueCount count: Int, inBytes length: Int) throws(ImportFault) {
    guard length > shortLength, Double(count) * leastBytesPerValue > Double(length) else { return }
    throw ImportFault("\(count) values in \(length) bytes; no screen is told in so few, so this is not read")
  }
}
