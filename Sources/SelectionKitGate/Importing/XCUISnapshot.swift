import SelectionKit

/// A dictionary that an `XCUIElementSnapshot` makes of itself, or one that holds it as `axElement`.
struct XCUISnapshot: Decodable {
  let root: ObservedElement
  /// Where the snapshot was taken, if the exporter says so beside it.
  let source: DescriptorDocument.Source?

  init(from decoder: any Decoder) throws {
    let object = try ForeignObject(decoder)
    let element: XCUISnapshotElement =
      object.has("axElement")
      ? try object.require("axElement", object.element) : try XCUISnapshotElement(from: decoder)
    root = element.observed
    source = try object.object("source")?.source
  }
}

/// One element of the dictionary, with those inside it.
private struct XCUISnapshotElement: ObservedDecodable {
  var observed: ObservedElement

  init(from decoder: any Decoder) throws {
    let object = try ForeignObject(decoder)
    let type = ElementType(number: try object.require("elementType", object.wholeNumber))
    observed = ObservedElement(descriptor: try object.descriptor(of: type), type: type)
    observed.frame = try object.frame("frame", ["X", "Y", "Width", "Height"], orSet: &observed.isUnreadable)
    observed.children = try object.observed("children", of: XCUISnapshotElement.self) ?? []
  }
}

extension ForeignObject {
  /// The test that took the snapshot.
  fileprivate var source: DescriptorDocument.Source {
    get throws {
      let line = try wholeNumber("line")
      if let line, line < 1 { throw fault("lines count from 1", at: "line") }
      return DescriptorDocument.Source(file: try text("file"), line: line, screen: try text("screen"))
    }
  }

  /// Describes the element alone.
  fileprivate func descriptor(of type: ElementType) throws -> AccessibilityDescriptor {
    var descriptor = AccessibilityDescriptor(type.role, label: try text("label")?.nonEmpty)
    descriptor.forget([.hint, .inputLabels, .error, .container, .isExposed])
    descriptor.identifier = try text("identifier")?.nonEmpty
    let placeholder = try text("placeholderValue")?.nonEmpty
    descriptor.value = try words("value")?.nonEmpty
    // A field that is empty has its placeholder for a value.
    if type.showsPlaceholder, descriptor.value == placeholder, placeholder != nil { descriptor.forget(.value) }
    descriptor.take(try bits("traits").map(PlatformTraits.init))
    descriptor.take(try flag("enabled").map { !$0 }, as: .notEnabled)
    descriptor.take(try flag("selected"), as: .selected)
    descriptor.forgetReadOnlyUnlessTold()
    return descriptor
  }
}
