import Foundation

/// The keys so far of each object that is open, to find one that is there twice.
///
/// Nearly every object has few keys, in plain ASCII: these are compared where they lie in the text, which takes a tenth
/// of the time that a set of strings does. For any other object there is such a set.
struct OpenKeys {
  /// How many plain keys are compared one by one.
  private static let mostPlain = 32

  private struct Object {
    /// Where its plain keys begin among those of all open objects.
    let firstPlain: Int
    /// All its keys, once they are no longer few and plain.
    var texts: Set<String> = []
  }

  private var objects: [Object] = []
  /// The plain keys of all open objects, as places in the text.
  private var plain: [Range<Int>] = []

  /// How many keys the innermost object has.
  var count: Int {
    guard let object = objects.last else { return 0 }
    return object.texts.count + plain.count - object.firstPlain
  }

  /// Begins an object.
  mutating func open() {
    objects.append(Object(firstPlain: plain.count))
  }

  /// Ends the innermost object.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - isKept: Whether its keys are asked for.
  /// - Returns: Its keys, or none where they are not asked for.
  mutating func close(_ bytes: [UInt8], keeping isKept: Bool) -> Set<String> {
    guard let object = objects.popLast() else { return [] }
    defer { plain.removeSubrange(object.firstPlain...) }
    guard isKept else { return [] }
    return object.texts.union(plain[object.firstPlain...].map { Self.key(bytes[$0]) })
  }

  /// Adds a key to the innermost object.
  ///
  /// Complexity: O(length of the key) on average.
  ///
  /// - Parameters:
  ///   - place: Where it lies in the text, with its quotation marks.
  ///   - bytes: The text.
  ///   - isPlain: Whether it is all ASCII, and nothing in it is escaped.
  /// - Returns: Whether the object has no such key yet.
  mutating func insert(_ place: Range<Int>, of bytes: [UInt8], isPlain: Bool) -> Bool {
    guard let innermost = objects.indices.last else { return true }
    let first = objects[innermost].firstPlain
    if isPlain, objects[innermost].texts.isEmpty, plain.count - first < Self.mostPlain {
      for known in plain[first...] where known.count == place.count && bytes[known] == bytes[place] { return false }
      plain.append(place)
      return true
    }
    for known in plain[first...] { objects[innermost].texts.insert(Self.key(bytes[known])) }
    plain.removeSubrange(first...)
    return objects[innermost].texts.insert(Self.key(bytes[place])).inserted
  }

  /// The key that a text in quotation marks stands for.
  static func key(_ quoted: ArraySlice<UInt8>) -> String {
    if quoted.contains(UInt8(ascii: "\\")), let key = try? JSONDecoder().decode(String.self, from: Data(quoted)) {
      return key
    }
    return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }
}
