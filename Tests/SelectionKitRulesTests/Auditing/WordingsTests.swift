import SelectionKit
import SelectionKitRules
import Testing

@Suite("Wordings in an audit")
struct WordingsTests {
  typealias Element = AccessibilityDescriptor

  /// A wording of an app in a language that is not shipped.
  static func german() throws -> Wording {
    try .custom(
      language: "de", radio: .init("Auswahl", checked: "getroffen", unchecked: "nicht getroffen"),
      checkbox: .init(checked: "Angehakt", unchecked: "Nicht angehakt", mixed: "Zum Teil angehakt"),
      notSelected: "Nicht getroffen", readOnly: "nur lesbar")
  }

  static func options(in wording: Wording, selection: String? = "Schwarz") throws -> Element {
    try RadioGroup("Farbe", options: ["Schwarz", "Grau"], selection: selection).descriptor(in: wording)
  }

  static func document(_ roots: Element..., language: String?) -> DescriptorDocument {
    var document = DescriptorDocument(.observed, roots.map { $0.renderedAsRecommended() })
    document.language = language
    return document
  }

  static func rules(_ report: Report) -> [String] {
    report.findings.map(\.rule.rawValue)
  }

  /// The rules that could not tell for want of words.
  static func rulesWithoutWords(_ report: Report) -> Set<String> {
    Set(report.questions.filter { $0.facts.contains(.stateVocabulary) }.map(\.rule.rawValue))
  }

  @Test("The declared wording is understood, with or without a stated language", arguments: ["de", "de-AT", nil])
  func ownWording(_ language: String?) throws {
    let wording = try Self.german()
    let audit = Audit(wordings: Wording.shipped + [wording])
    let boxes = try CheckboxGroup("Kontakt", options: ["Post", "Telefon"], checked: ["Post"])
    let report = audit.report(
      on: Self.document(
        try Self.options(in: wording), boxes.descriptor(in: wording),
        RadioButton("Ja", status: .readOnly).descriptor(in: wording), language: language))
    #expect(Self.rules(report) == [])
    #expect(Self.rulesWithoutWords(report) == [])
  }

  @Test("In the declared wording, the wrong state is found")
  func wrongState() throws {
    let wording = try Self.german()
    var group = try Self.options(in: wording)
    group.children[0].value = wording.radioButton(isChecked: false)
    let report = Audit(wordings: [wording]).report(on: Self.document(group, language: "de"))
    #expect(Self.rules(report) == ["radio-option-value-agrees-with-state"])
  }

  @Test("In the declared wording, a missing role and a missing state are found", arguments: ["Getroffen", "Auswahl"])
  func missingPart(_ value: String) throws {
    let wording = try Self.german()
    var group = try Self.options(in: wording)
    group.children[0].value = value
    let report = Audit(wordings: [wording]).report(on: Self.document(group, language: "de"))
    #expect(Self.rules(report) == ["radio-option-value-states-role-and-state"])
  }

  @Test("Where no wording explains the values, nothing can be told", arguments: ["de", nil])
  func noWording(_ language: String?) throws {
    let report = Audit.standard.report(
      on: Self.document(
        try Self.options(in: Self.german()), Checkbox("Post", .checked).descriptor(in: try Self.german()),
        language: language))
    #expect(Self.rules(report) == [])
    #expect(
      Self.rulesWithoutWords(report).isSuperset(of: [
        "radio-option-value-states-role-and-state", "checkbox-value-states-state",
      ]))
  }

  @Test("A wording for a region is read together with the words of its language")
  func region() throws {
    let belgian = try Wording.custom(
      language: "nl-BE", radio: .init("Bolletje", checked: "aangeduid", unchecked: "niet aangeduid"),
      checkbox: .init(checked: "Aangeduid", unchecked: "Niet aangeduid", mixed: "Deels aangeduid"),
      notSelected: "Niet aangeduid", readOnly: "alleen-lezen")
    let audit = Audit(wordings: Wording.shipped + [belgian])
    var group = try Self.options(in: belgian)
    group.children[1].value = Wording.dutch.radioButton(isChecked: false)
    let box = Element(.checkbox, label: "Post", value: "Aan", traits: [.button, .toggle])
    let report = audit.report(on: Self.document(group, box, language: "nl-BE"))
    #expect(Self.rules(report) == ["checkbox-value-states-state"])
    // Elsewhere the words of the region are not understood.
    let other = audit.report(on: Self.document(group, language: "nl"))
    #expect(Self.rulesWithoutWords(other).contains("radio-option-value-states-role-and-state"))
  }

  @Test(
    "What controls say in a shipped language is understood, also where the language has to be found out",
    arguments: Wording.shipped, [true, false])
  func shipped(_ wording: Wording, isStated: Bool) throws {
    var boxes = try CheckboxGroup("A", options: ["B", "C"], checked: ["B"])
    boxes.selectAllLabel = "D"
    var lone = ToggleButton(.stable("E"))
    lone.isAmongPeers = false
    let group = try RadioGroup("F", options: ["G", "H"], selection: "G").descriptor(in: wording)
    let report = Audit.standard.report(
      on: Self.document(
        group, boxes.descriptor(in: wording), lone.descriptor(in: wording),
        RadioButton("I", status: .readOnly).descriptor(in: wording), language: isStated ? wording.language : nil))
    #expect(Self.rules(report) == [], "\(report)")
    #expect(Self.rulesWithoutWords(report) == [])
  }

  @Test("In each shipped language, On and Off are no state of a checkbox", arguments: Wording.shipped)
  func onAndOff(_ wording: Wording) throws {
    for word in [try #require(wording.spoken.on), try #require(wording.spoken.off)] {
      let box = Element(.checkbox, label: "A", value: word, traits: [.button, .toggle])
      let right = Checkbox("B", .checked).descriptor(in: wording)
      for language in [wording.language, nil] {
        let report = Audit.standard.report(on: Self.document(box, right, language: language))
        #expect(Self.rules(report) == ["checkbox-value-states-state"], "\(report)")
      }
    }
  }

  @Test("In each shipped language, a state alone is no value of a radio option", arguments: Wording.shipped)
  func missingRole(_ wording: Wording) throws {
    var group = try Self.options(in: wording)
    group.children[1].value = wording.unchecked
    let report = Audit.standard.report(on: Self.document(group, language: wording.language))
    #expect(Self.rules(report) == ["radio-option-value-states-role-and-state"], "\(report)")
  }

  @Test("In each shipped language, the wrong state is found and put right", arguments: Wording.shipped)
  func wrongStateAnywhere(_ wording: Wording) throws {
    var group = try Self.options(in: wording)
    group.children[1].value = wording.radioChecked
    let report = Audit.standard.report(on: Self.document(group, language: wording.language))
    #expect(Self.rules(report) == ["radio-option-value-agrees-with-state"], "\(report)")
    #expect(report.findings.first?.failure.fix?.value == wording.radioUnchecked)
  }

  @Test("Chinese in traditional characters is not read as if it were in simplified ones")
  func scripts() throws {
    let group = try Self.options(in: .simplifiedChinese)
    for (language, isRead) in [("zh", true), ("zh-CN", true), ("zh-Hant", false), ("zh-TW", false)] {
      let report = Audit.standard.report(on: Self.document(group, language: language))
      #expect(Self.rulesWithoutWords(report).isEmpty == isRead, "\(language)")
    }
  }
}
