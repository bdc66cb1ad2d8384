import SelectionKit

/// What idb or AXe tells of a screen: a list of elements, a single one, or a document that holds a list.
struct IDBDump: Decodable {
  let roots: [ObservedElement]
  /// The frame of the screen, where a document tells it.
  private(set) var screen: ScreenFrame?

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      roots = try list.observed(IDBElement.self)
      return
    }
    let object = try ForeignObject(decoder)
    guard object.has("elements") else {
      roots = [try IDBElement(from: decoder).observed]
      return
    }
    roots = try object.require("elements") { try object.observed($0, of: IDBElement.self) }
    screen = object.screen
  }
}

/// One element, with those inside it where the dump is nested.
private struct IDBElement: ObservedDecodable {
  var observed: ObservedElement

  init(from decoder: any Decoder) throws {
    let object = try ForeignObject(decoder)
    let type = try object.elementType
    observed = ObservedElement(descriptor: try object.descriptor(of: type), type: type)
    let written = try object.frame(writtenAs: object.key("AXFrame"), orSet: &observed.isUnreadable)
    observed.frame = try object.frame("frame", orSet: &observed.isUnreadable) ?? written
    observed.children = try object.observed("children", of: IDBElement.self) ?? []
    // In a flat list, and in the answer for a point, nobody looks inside.
    if !object.has("children") { observed.descriptor.unobserved.insert(.children) }
  }
}

extension ForeignObject {
  /// The key that stands for one with the prefix: documents drop it.
  fileprivate func key(_ prefixed: String) -> String {
    let bare = prefixed.dropFirst(2)
    let spellings = [prefixed, String(bare), bare.prefix(1).lowercased() + bare.dropFirst()]
    // A rectangle as an object is another key.
    return spellings.first { has($0) && $0 != "frame" } ?? prefixed
  }

  /// The type, which is the role as well; a switch, and a tab, are told by the subrole.
  fileprivate var elementType: ElementType {
    get throws {
      let role = try text("role")
      let type = try require("type") { try text($0) ?? role }.withoutPrefix
      switch (type, try text("subrole")?.withoutPrefix) {
      case ("CheckBox", "Switch"?): return ElementType("Switch")
      case (_, "TabButton"?): return ElementType("Tab")
      default: return ElementType(type)
      }
    }
  }

  /// Describes the element alone.
  fileprivate func descriptor(of type: ElementType) throws -> AccessibilityDescriptor {
    var descriptor = AccessibilityDescriptor(type.role, label: try text(key("AXLabel"))?.nonEmpty)
    descriptor.forget([.inputLabels, .error, .container, .isExposed])
    descriptor.identifier = try text(key("AXUniqueId"))?.nonEmpty
    descriptor.hint = try text("help")?.nonEmpty
    if !has("help") { descriptor.forget(.hint) }
    descriptor.value = try words(key("AXValue"), mayBeFlag: true)
    // Some backends write this for want of a value.
    if descriptor.value == "" { descriptor.forget(.value) }
    descriptor.take(try traits)
    descriptor.take(try flag("enabled").map { !$0 }, as: .notEnabled)
    descriptor.forgetReadOnlyUnlessTold()
    return descriptor
  }

  /// The traits, or nil for an empty list: AXe writes nothing else, and where there are none the list says so.
  private var traits: PlatformTraits? {
    get throws {
      guard let names = try texts("traits"), !names.isEmpty else { return nil }
      return PlatformTraits(names: names)
    }
  }

  /// The frame of the screen, as far as it is told in a way that is known.
  fileprivate var screen: ScreenFrame? {
    guard let screen = try? object("screen"), let width = try? screen.number("width"),
      let height = try? screen.number("height")
    else { return nil }
    return ScreenFrame(x: 0, y: 0, width: width, height: height)
  }
}

extension String {
  fileprivate var withoutPrefix: String {
    hasPrefix("AX") ? String(dropFirst(2)) : self
  }
}
