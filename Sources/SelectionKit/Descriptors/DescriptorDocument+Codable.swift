#if !hasFeature(Embedded)
extension DescriptorDocument {
  /// The name of the wire format, as each document states it.
  public static let formatName = "selectionkit"
  /// The version of the wire format that is written, and the only one that is read.
  public static let formatVersion = 1

  /// The keys of a document on the wire.
  package enum Key: String, CaseIterable {
    case format, version, origin, language, minimumOS, source, roots
  }
}

extension DescriptorDocument.Source {
  /// The keys of a source on the wire.
  package enum Key: String, CaseIterable {
    case file, line, screen
  }
}

extension DescriptorDocument: Codable {
  /// Reads a document.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: A `DecodingError` that says where and what, also for an unknown key or name, which may be a misspelt one.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject<Key>(decoder)
    // Before anything else: a later version may well have other keys.
    try object.requireKnownFormat()
    try object.refuseUnknownKeys()
    self.init(try object.require(.origin, object.word), try object.require(.roots, object.elements))
    language = try object.text(.language)
    minimumOS = try object.text(.minimumOS)
    source = try object.object(.source).map(Source.init(reading:))
  }

  /// Writes a document.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: An `EncodingError` for what the reader would refuse.
  public func encode(to encoder: any Encoder) throws {
    var object = WireObject<Key>(encoder)
    try object.write(Self.formatName, .format)
    try object.write(Self.formatVersion, .version)
    try object.write(origin.rawValue, .origin)
    try object.write(language, .language)
    try object.write(minimumOS, .minimumOS)
    if let source { try source.write(to: object.object(.source)) }
    try object.write(roots, .roots)
  }
}

extension StrictObject<DescriptorDocument.Key> {
  fileprivate func requireKnownFormat() throws {
    guard try require(.format, text) == DescriptorDocument.formatName else {
      throw fault("expected \"\(DescriptorDocument.formatName)\"", at: .format)
    }
    let version = try require(.version, wholeNumber)
    guard version == DescriptorDocument.formatVersion else {
      throw fault("version \(version) is not read, only version \(DescriptorDocument.formatVersion)", at: .version)
    }
  }
}

extension DescriptorDocument.Source {
  fileprivate init(reading object: StrictObject<Key>) throws {
    self.init(
      file: try object.text(.file), line: try object.wholeNumber(.line), screen: try object.text(.screen))
    if let line, line < 1 { throw object.fault("lines count from 1", at: .line) }
  }

  fileprivate func write(to object: WireObject<Key>) throws {
    var object = object
    if let line, line < 1 { throw object.fault("lines count from 1", line, at: .line) }
    try object.write(file, .file)
    try object.write(line, .line)
    try object.write(screen, .screen)
  }
}
#endif
