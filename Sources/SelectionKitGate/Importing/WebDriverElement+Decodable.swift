extension WebDriverElement: Decodable {
  /// Reads an element of a page source in JSON, with those inside it.
  ///
  /// - Throws: A `DecodingError` for a value that is not of the type the format gives it. A text that does not say what
  ///   it should counts as left out.
  init(from decoder: any Decoder) throws {
    let object = try ForeignObject(decoder)
    self.init(type: Self.type(named: try object.require("type", object.text)))
    name = try object.text("name")
    identifier = try object.text("rawIdentifier")
    label = try object.text("label")
    value = try object.words("value")
    placeholder = try object.text("placeholderValue")
    isEnabled = try object.digit("isEnabled", orSet: &isUnreadable)
    isVisible = try object.digit("isVisible", orSet: &isUnreadable)
    isAccessible = try object.digit("isAccessible", orSet: &isUnreadable)
    let written = try object.frame(writtenAs: "frame", orSet: &isUnreadable)
    frame = try object.frame("rect", orSet: &isUnreadable) ?? written
    exactFrame = try object.frame(writtenAs: "nativeFrame", orSet: &isUnreadable)
    traits = try object.text("traits").map(Self.traits)
    children = try object.elements("children") ?? []
  }
}

extension ForeignObject {
  /// A flag that is written as the text "1" or "0".
  fileprivate func digit(_ key: String, orSet isUnreadable: inout Bool) throws -> Bool? {
    switch try text(key) {
    case nil: return nil
    case "1"?: return true
    case "0"?: return false
    case _?:
      isUnreadable = true
      return nil
    }
  }
}

/// A page source of WebDriverAgent in JSON: an element, or the answer of a server with the element in it.
struct WebDriverJSON: Decodable {
  let root: WebDriverElement

  init(from decoder: any Decoder) throws {
    let object = try ForeignObject(decoder)
    let isAnswer = object.has("value") && !object.has("type")
    root = isAnswer ? try object.require("value", object.element) : try WebDriverElement(from: decoder)
  }
}
