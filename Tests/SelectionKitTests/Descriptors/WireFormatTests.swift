import Foundation
import SelectionKit
import Testing

@Suite("The wire format")
struct WireFormatTests {
  // MARK: Writing

  @Test("What holds its default is left out")
  func defaults() throws {
    #expect(try json(AccessibilityDescriptor(.other)) == #"{"role":"other"}"#)
    #expect(
      try json(DescriptorDocument(.observed, []))
        == #"{"format":"selectionkit","origin":"observed","roots":[],"version":1}"#)
  }

  @Test("Every property is written under its own name")
  func everyProperty() throws {
    let expected = """
      {"format":"selectionkit","language":"en","minimumOS":"17.0","origin":"prescribed","roots":[\
      {"children":[{"role":"staticText"}],"container":"contain","contextImpliesOff":false,"effect":"inContext",\
      "error":[{"text":"Choose "},{"isStrong":true,"text":"one"}],"hint":"Mutes","identifier":"mute","inputLabels":["Mute"],\
      "isAmongPeers":true,"isEnabled":false,"isExposed":false,"isFormatting":true,"isReadOnly":true,"isRequired":false,\
      "isSubmitted":true,"label":"Mute Trailer","naming":"stable","recognition":"heuristic",\
      "rendering":{"extraTexts":[],"focusIndicator":"suppressed","glyphSizing":"fixed",\
      "glyphs":{"off":"circle","on":"circle.fill"},"hitArea":{"height":44,"isFrame":true,"width":[22.5,24]},\
      "isIconOnly":true,"isInlineInText":false,"textSizing":"clipped","underlyingControl":"gesture",\
      "visibleLabel":"Mute","visibleStateText":"Off"},\
      "role":"toggleButton","state":"mixed","traits":["button","selected"],"unobserved":["label","hitArea"],"value":"1"}],\
      "source":{"file":"Player.swift","line":12,"screen":"Player"},"version":1}
      """
    #expect(try json(everything) == expected)
    #expect(try decode(DescriptorDocument.self, expected) == everything)
  }

  @Test(
    "An error is a text unless there is more to it",
    arguments: [
      ("Choose one", #""Choose one""#),
      (ErrorMessage(""), #""""#),
      (ErrorMessage(runs: []), "[]"),
      (ErrorMessage(runs: [.init("now", isStrong: true)]), #"[{"isStrong":true,"text":"now"}]"#),
      (ErrorMessage(runs: [.init("a"), .init("b")]), #"[{"text":"a"},{"text":"b"}]"#),
    ])
  func errors(error: ErrorMessage, written: String) throws {
    var element = AccessibilityDescriptor(.other)
    element.error = error
    let text = try json(element)
    #expect(text == #"{"error":\#(written),"role":"other"}"#)
    #expect(try decode(AccessibilityDescriptor.self, text) == element)
  }

  @Test(
    "A side of a hit area is a number, or a list where its bounds differ",
    arguments: [
      ([44, 44, 44, 44], #"{"height":44,"width":44}"#),
      ([22, 44, 24, 44], #"{"height":44,"width":[22,24]}"#),
      ([0, 0.1, 2.5e-308, 1e300], #"{"height":[0.1,1e+300],"width":[0,2.5e-308]}"#),
    ])
  func hitAreas(numbers: [Double], written: String) throws {
    var element = AccessibilityDescriptor(.other)
    element.rendering.hitArea = .init(from: .init(numbers[0], numbers[1]), to: .init(numbers[2], numbers[3]))
    let text = try json(element)
    #expect(text == #"{"rendering":{"hitArea":\#(written)},"role":"other"}"#)
    #expect(try decode(AccessibilityDescriptor.self, text) == element)
  }

  @Test("What controls describe is read back as it was")
  func controls() throws {
    let sizes = try RadioGroup("Size", options: ["Small", "Large"], selection: "Large")
    var terms = Checkbox("Terms \u{0}\n\"é\" 👩‍👩‍👧")
    terms.status = .invalid("Accept them")
    let mute = ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"), isOn: true)
    let document = DescriptorDocument(
      .prescribed,
      [sizes.descriptor(in: .english), terms.descriptor(in: .english), mute.descriptor(in: .english)])
    #expect(try decode(DescriptorDocument.self, json(document)) == document)
  }

  @Test("Every fact of an element can be written as not looked at")
  func unobserved() throws {
    var element = AccessibilityDescriptor(.other)
    element.unobserved = Facts(Facts.named.map(\.fact)).subtracting([
      .language, .minimumOS, .stateVocabulary, .groupMembership, .sameScreen,
    ])
    #expect(try decode(AccessibilityDescriptor.self, json(element)) == element)
  }

  @Test(
    "What could not be read back is not written",
    arguments: [
      AccessibilityDescriptor(.init(rawValue: "radio")),
      AccessibilityDescriptor(.other, traits: .init(rawValue: 1 << 20)),
      .with { $0.unobserved = .language },
      .with { $0.unobserved = .sameScreen },
      .with { $0.rendering.hitArea = .init(.infinity, 44) },
      .with { $0.rendering.hitArea = .init(44, .nan) },
      .with { $0.rendering.hitArea = .init(-1, 44) },
      .with { $0.rendering.hitArea = .init(from: .init(2, 2), to: .init(1, 2)) },
    ])
  func refusesToWrite(element: AccessibilityDescriptor) {
    #expect(throws: EncodingError.self) { try json(element) }
  }

  @Test("A line number below 1 is not written")
  func refusesLine() {
    var document = DescriptorDocument(.prescribed, [])
    document.source = .init(file: "A.swift", line: 0)
    #expect(throws: EncodingError.self) { try json(document) }
  }

  // MARK: Reading

  @Test(
    "What is wrong with an element is said with its place",
    arguments: [
      (#"5"#, "", "expected an object"),
      (#"null"#, "", "expected an object"),
      (#"{}"#, "", #"the key "role" is missing"#),
      (#"{"role":"radio"}"#, "role", unknown("radio", in: "role", roles)),
      (#"{"role":"chekbox"}"#, "role", #"unknown name "chekbox" in "role"; did you mean "checkbox"?"#),
      (#"{"role":7}"#, "role", "expected text"),
      (#"{"role":null}"#, "role", "expected text, found null"),
      (#"{"role":"other","lable":"A"}"#, "lable", #"unknown key "lable"; did you mean "label"?"#),
      (#"{"role":"other","Label":"A"}"#, "Label", #"unknown key "Label"; did you mean "label"?"#),
      (#"{"role":"other","zzz":1,"aaaaaa":1}"#, "aaaaaa", #"unknown key "aaaaaa""#),
      (#"{"role":"other","label":null}"#, "label", "expected text, found null"),
      (#"{"role":"other","label":true}"#, "label", "expected text"),
      (#"{"role":"other","isExposed":"true"}"#, "isExposed", "expected true or false"),
      (#"{"role":"other","isExposed":1}"#, "isExposed", "expected true or false"),
      (#"{"role":"other","traits":"button"}"#, "traits", "expected a list of texts"),
      (
        #"{"role":"other","traits":["button","toogle"]}"#, "traits/1",
        #"unknown name "toogle" in "traits"; did you mean "toggle"?"#
      ),
      (#"{"role":"other","traits":["button","button"]}"#, "traits/1", #""button" is there twice"#),
      (#"{"role":"other","traits":["button",2]}"#, "traits/1", "expected text"),
      (#"{"role":"other","inputLabels":[null]}"#, "inputLabels/0", "expected text"),
      (#"{"role":"other","unobserved":["minimumOS"]}"#, "unobserved/0", nil),
      (#"{"role":"other","unobserved":["groupMembership"]}"#, "unobserved/0", nil),
      (#"{"role":"other","unobserved":["button"]}"#, "unobserved/0", nil),
      (
        #"{"role":"other","unobserved":["buttonTraits"]}"#, "unobserved/0",
        #"unknown name "buttonTraits" in "unobserved"; did you mean "buttonTrait"?"#
      ),
      (
        #"{"role":"other","state":"on"}"#, "state",
        #"unknown name "on" in "state"; known are unchecked, checked, mixed"#
      ),
      (
        #"{"role":"other","container":"contains"}"#, "container",
        #"unknown name "contains" in "container"; did you mean "contain"?"#
      ),
      (#"{"role":"other","error":5}"#, "error", "expected text, or a list of runs"),
      (#"{"role":"other","error":{"text":"A"}}"#, "error", "expected text, or a list of runs"),
      (#"{"role":"other","error":["A"]}"#, "error/0", "expected an object"),
      (
        #"{"role":"other","error":[{"text":"A","strong":true}]}"#, "error/0/strong",
        #"unknown key "strong"; did you mean "isStrong"?"#
      ),
      (#"{"role":"other","error":[{"isStrong":true}]}"#, "error/0", #"the key "text" is missing"#),
      (#"{"role":"other","rendering":[]}"#, "rendering", "expected an object"),
      (#"{"role":"other","rendering":{"label":"A"}}"#, "rendering/label", nil),
      (#"{"role":"other","rendering":{"glyphs":{"off":"circle"}}}"#, "rendering/glyphs", #"the key "on" is missing"#),
      (#"{"role":"other","rendering":{"glyphSizing":"withtext"}}"#, "rendering/glyphSizing", nil),
      (#"{"role":"other","rendering":{"hitArea":{"width":44}}}"#, "rendering/hitArea", #"the key "height" is missing"#),
      (hitArea("-1"), "rendering/hitArea/width", "expected a length of at least 0"),
      (hitArea("[2,1]"), "rendering/hitArea/width", "the lower bound is above the upper one"),
      (hitArea("[1]"), "rendering/hitArea/width", "expected a number, or a list of two"),
      (hitArea("[1,2,3]"), "rendering/hitArea/width", "expected a number, or a list of two"),
      (hitArea(#""44""#), "rendering/hitArea/width", "expected a number, or a list of two"),
      (hitArea("1e999"), "rendering/hitArea/width", "expected a number, or a list of two"),
      (hitArea("[1,1e999]"), "rendering/hitArea/width", "expected a number, or a list of two"),
      (hitArea(#"[1,"2"]"#), "rendering/hitArea/width/1", "expected a number"),
      (#"{"role":"other","children":{}}"#, "children", "expected a list"),
      (#"{"role":"other","children":[{"role":"other"},5]}"#, "children/1", "expected an object"),
      (
        #"{"role":"other","children":[{"role":"other","children":[{"role":"other","hnit":""}]}]}"#,
        "children/0/children/0/hnit", #"unknown key "hnit"; did you mean "hint"?"#
      ),
    ] as [(String, String, String?)])
  func faults(text: String, path: String, message: String?) throws {
    let error = try #require(throws: DecodingError.self) { try decode(AccessibilityDescriptor.self, text) }
    #expect(error.path == path)
    if let message { #expect(error.message == message) }
  }

  @Test(
    "What is wrong with a document is said with its place",
    arguments: [
      (#"{"version":1}"#, "", #"the key "format" is missing"#),
      (#"{"format":"other","version":1}"#, "format", #"expected "selectionkit""#),
      (#"{"format":"selectionkit"}"#, "", #"the key "version" is missing"#),
      (#"{"format":"selectionkit","version":2,"later":1}"#, "version", "version 2 is not read, only version 1"),
      (#"{"format":"selectionkit","version":"1"}"#, "version", "expected a whole number"),
      (#"{"format":"selectionkit","version":1.5}"#, "version", "expected a whole number"),
      (document(""), "", #"the key "roots" is missing"#),
      (document(#","roots":[],"Roots":[]"#), "Roots", #"unknown key "Roots"; did you mean "roots"?"#),
      (document(#","roots":{}"#), "roots", "expected a list"),
      (
        document(#","roots":[{"role":"other"},{"rol":"other"}]"#), "roots/1/rol",
        #"unknown key "rol"; did you mean "role"?"#
      ),
      (document(#","roots":[],"source":{"line":0}"#), "source/line", "lines count from 1"),
      (document(#","roots":[],"source":{"line":1.5}"#), "source/line", "expected a whole number"),
      (document(#","roots":[],"source":{"path":"A"}"#), "source/path", #"unknown key "path""#),
      (document(#","roots":[],"language":null"#), "language", "expected text, found null"),
    ])
  func documentFaults(text: String, path: String, message: String) throws {
    let error = try #require(throws: DecodingError.self) { try decode(DescriptorDocument.self, text) }
    #expect(error.path == path)
    #expect(error.message == message)
  }

  @Test("An unknown name that is very long is cut short in the message")
  func longName() throws {
    let text = #"{"role":"\#(String(repeating: "r", count: 5000))"}"#
    let error = try #require(throws: DecodingError.self) { try decode(AccessibilityDescriptor.self, text) }
    #expect(error.message.utf8.count < 400)
  }
}

// MARK: - Fixtures

private let everything: DescriptorDocument = {
  var element = AccessibilityDescriptor(
    .toggleButton, label: "Mute Trailer", value: "1", traits: [.button, .selected], container: .contain,
    children: [AccessibilityDescriptor(.staticText)])
  element.hint = "Mutes"
  element.identifier = "mute"
  element.inputLabels = ["Mute"]
  element.isExposed = false
  element.state = .mixed
  element.isEnabled = false
  element.isReadOnly = true
  element.isRequired = false
  element.isSubmitted = true
  element.error = ErrorMessage(runs: [.init("Choose "), .init("one", isStrong: true)])
  element.naming = .stable
  element.isFormatting = true
  element.isAmongPeers = true
  element.contextImpliesOff = false
  element.effect = .inContext
  element.rendering.underlyingControl = .gesture
  element.rendering.visibleLabel = "Mute"
  element.rendering.extraTexts = []
  element.rendering.isIconOnly = true
  element.rendering.glyphs = .init(off: "circle", on: "circle.fill")
  element.rendering.glyphSizing = .fixed
  element.rendering.textSizing = .clipped
  element.rendering.hitArea = .init(from: .init(22.5, 44), to: .init(24, 44), isFrame: true)
  element.rendering.isInlineInText = false
  element.rendering.focusIndicator = .suppressed
  element.rendering.visibleStateText = "Off"
  element.unobserved = [.label, .hitArea]
  element.recognition = .heuristic
  var document = DescriptorDocument(.prescribed, [element])
  document.language = "en"
  document.minimumOS = "17.0"
  document.source = .init(file: "Player.swift", line: 12, screen: "Player")
  return document
}()

private let roles = """
  radioGroup, radioOption, nativeRadio, checkboxGroup, checkbox, checkable, toggleButton, toolbar, switch, segment, tab, \
  picker, menuItem, button, heading, staticText, image, screen, other
  """

private func unknown(_ name: String, in key: String, _ known: String) -> String {
  #"unknown name "\#(name)" in "\#(key)"; known are \#(known)"#
}

private func hitArea(_ width: String) -> String {
  #"{"role":"other","rendering":{"hitArea":{"width":\#(width),"height":44}}}"#
}

private func document(_ rest: String) -> String {
  #"{"format":"selectionkit","version":1,"origin":"observed"\#(rest)}"#
}

private func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}

extension AccessibilityDescriptor {
  fileprivate static func with(_ change: (inout AccessibilityDescriptor) -> Void) -> AccessibilityDescriptor {
    var element = AccessibilityDescriptor(.other)
    change(&element)
    return element
  }
}

extension DecodingError {
  private var context: Context? {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context
    @unknown default:
      nil
    }
  }

  fileprivate var message: String { context?.debugDescription ?? "" }

  fileprivate var path: String {
    (context?.codingPath ?? []).map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "/")
  }
}
