public import Foundation
public import SelectionKit

/// The descriptors that were read from a file, with what was noted on the way.
public struct ImportedDocument: Hashable, Sendable {
  /// The descriptors.
  public let document: DescriptorDocument
  /// The format they were read from.
  public let format: InputFormat
  /// What was noted, for people: what was left out, and what could not be told.
  public let notes: [ImportNote]
  /// The frames of the elements in reading order, where the format tells them; else empty.
  package let frames: [ScreenFrame?]

  /// How many elements a file may hold, lest a small file of empty elements takes up the machine's memory.
  static let elementLimit = 1_000_000

  /// Reads descriptors from the bytes of a file.
  ///
  /// Complexity: O(length of the file).
  ///
  /// - Parameters:
  ///   - data: The bytes, in UTF-8 with or without a byte order mark.
  ///   - format: The format they are in, or nil to tell it from the content.
  ///   - fileName: How messages call the file.
  ///   - names: What some of its elements are, where nothing about them tells.
  /// - Throws: What is wrong with the file, and where; what can't be read whole is not read at all.
  public init(
    reading data: Data, as format: InputFormat? = nil, fileName: String, names: ControlNames = ControlNames()
  ) throws(ImportError) {
    do {
      let text = try SourceText(data)
      if try text.isXML {
        try self.init(reading: XMLSource(text), as: format, fileName: fileName, names)
      } else {
        try self.init(reading: JSONSource(text), as: format, fileName: fileName, names)
      }
    } catch {
      throw ImportError(fileName: fileName, place: error.place, path: error.path, message: error.message)
    }
  }

  private init(
    reading source: JSONSource, as format: InputFormat?, fileName: String, _ names: ControlNames
  ) throws(ImportFault) {
    let native = Recognition(switchesMayBeCheckboxes: false, names: names)
    switch format ?? source.format {
    case .selectionkit?:
      var document = try source.decoded(as: DescriptorDocument.self)
      if !names.controls.isEmpty {
        for root in document.roots.indices { document.roots[root].takeRoles(from: names) }
      }
      self.init(document: document, format: .selectionkit, notes: [])
    case .wdaJSON?:
      let screen = WebDriverScreen([try source.decoded(as: WebDriverJSON.self).root], names)
      self.init(observed: screen.document, in: fileName, format: .wdaJSON, notes: screen.notes, frames: screen.frames)
    case .xcuiJSON?:
      let snapshot = try source.decoded(as: XCUISnapshot.self)
      var screen = ObservedScreen([snapshot.root], Recognition(switchesMayBeCheckboxes: true, names: names))
      screen.document.source = snapshot.source
      self.init(observed: screen.document, in: fileName, format: .xcuiJSON, notes: screen.notes, frames: screen.frames)
    case .idbJSON?:
      let dump = try source.decoded(as: IDBDump.self)
      let screen = ObservedScreen(dump.roots, screen: dump.screen, native)
      self.init(observed: screen.document, in: fileName, format: .idbJSON, notes: screen.notes, frames: screen.frames)
    case .accessibilitySnapshotJSON?:
      let snapshot = try source.decoded(as: AccessibilitySnapshot.self)
      // A text has no elements inside it here.
      let screen = ObservedScreen(snapshot.roots, isInText: false, native)
      self.init(
        observed: screen.document, in: fileName, format: .accessibilitySnapshotJSON, notes: screen.notes,
        frames: screen.frames)
    case nil:
      throw ImportFault("JSON of no known format; this package's own has the key \"format\" at its top")
    case let format?:
      throw ImportFault("this is JSON, which \(format) is not")
    }
  }

  private init(
    reading source: XMLSource, as format: InputFormat?, fileName: String, _ names: ControlNames
  ) throws(ImportFault) {
    switch format ?? source.format {
    case .wdaXML?:
      let screen = WebDriverScreen(try WebDriverXMLReader.elements(in: source), names)
      self.init(observed: screen.document, in: fileName, format: .wdaXML, notes: screen.notes, frames: screen.frames)
    case nil:
      throw ImportFault("XML of no known format: the outermost element is <\(source.rootName.prefix(40))>")
    case let format?:
      throw ImportFault("this is XML, which \(format) is not")
    }
  }

  private init(
    observed document: DescriptorDocument, in fileName: String, format: InputFormat, notes: [ImportNote],
    frames: [ScreenFrame?]
  ) {
    var document = document
    var source = document.source ?? DescriptorDocument.Source()
    source.file = source.file ?? fileName
    document.source = source
    self.init(document: document, format: format, notes: notes, frames: frames)
  }

  private init(
    document: DescriptorDocument, format: InputFormat, notes: [ImportNote], frames: [ScreenFrame?] = []
  ) {
    self.document = document
    self.format = format
    self.notes = notes
    self.frames = frames
  }
}

extension SourceText {
  /// Whether the text looks like XML rather than JSON.
  fileprivate var isXML: Bool {
    get throws(ImportFault) {
      switch firstSignificantByte {
      case UInt8(ascii: "<"): true
      case UInt8(ascii: "{"), UInt8(ascii: "["): false
      default: throw ImportFault("this is neither JSON nor XML", at: place(at: 0))
      }
    }
  }
}
