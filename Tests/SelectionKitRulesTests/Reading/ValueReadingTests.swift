import SelectionKit
import Testing

@testable import SelectionKitRules

@Suite("Reading a value")
struct ValueReadingTests {
  private static let english = Lexicon([.english])

  /// A language for tests, with a script of its own choice.
  private static func lexicon(
    _ language: String, radio: String, checked: String, unchecked: String, mixed: String = "?"
  ) -> Lexicon {
    var vocabulary = Wording.Vocabulary()
    vocabulary.radio = [radio]
    vocabulary.checked = [checked]
    vocabulary.unchecked = [unchecked]
    return Lexicon([
      Wording(
        language: language, radioChecked: "\(radio), \(checked)", radioUnchecked: "\(radio), \(unchecked)",
        checked: checked, unchecked: unchecked, mixed: mixed, notSelected: unchecked, readOnly: "", maximumReached: "",
        vocabulary: vocabulary)
    ])
  }

  @Test(
    "Role and state are found in either order, with or without what parts them",
    arguments: [
      "Radio button, checked", "radio button, checked", "RADIO BUTTON, CHECKED", "Radio, selected",
      "Checked, radio button", "Radio button checked", "checked radio button", "Radio button. Checked.",
      "Radio button; checked", "Radio button: checked", "Radio button · checked", "Radio button\nchecked",
      "Radio button\r\nticked", "radio. selected. . ", ", Radio button, , checked,", "Radio button (checked)",
      "Radio button - checked", "✓ Radio button, checked", "Radio\u{A0}button, checked",
      "Radio button, checked, 1 of 3", "1 of 3, radio button, checked", "Radio button, checked, selected",
    ])
  func roleAndState(_ value: String) {
    #expect(Self.english.read(value) == ValueReading(role: .radio, state: .checked))
  }

  @Test(
    "The longest phrase is taken first",
    arguments: [
      ("not checked", CheckState.unchecked), ("Radio button, not checked", .unchecked), ("Not selected", .unchecked),
      ("unselected", .unchecked), ("partially checked", .mixed), ("half checked", .mixed), ("Not ticked", .unchecked),
      ("checked", .checked),
    ])
  func longestFirst(_ value: String, _ state: CheckState) {
    let reading = Self.english.read(value)
    #expect(reading.state == state)
    #expect(!reading.isContradictory)
    #expect(!reading.hasMore)
  }

  @Test(
    "A role is told from another",
    arguments: [
      ("Checkbox, checked", Lexicon.SpokenRole.checkbox), ("check box", .checkbox), ("Tick box, ticked", .checkbox),
      ("Toggle button", .button), ("Switch Button, checked", .button), ("button", .button), ("Radio", .radio),
      ("Radio button", .radio), ("Checkbox, radio button", .checkbox),
    ])
  func roles(_ value: String, _ role: Lexicon.SpokenRole) {
    #expect(Self.english.read(value).role == role)
  }

  @Test(
    "A part counts only if it consists wholly of phrases",
    arguments: [
      ("Payment option, checked", ValueReading(state: .checked, hasMore: true)),
      (
        "Radio button, unchecked. Error: one must be checked",
        ValueReading(role: .radio, state: .unchecked, hasMore: true)
      ),
      ("Radio button, checked, read only", ValueReading(role: .radio, state: .checked, hasMore: true)),
      ("Radio button, Bluetooth", ValueReading(role: .radio, hasMore: true)),
      ("Checked luggage", ValueReading(hasMore: true)), ("Button-down shirt", ValueReading(hasMore: true)),
      ("12 likes", ValueReading(hasMore: true)),
      ("Radio button, checked out", ValueReading(role: .radio, hasMore: true)),
      ("Radio", ValueReading(role: .radio)), ("", ValueReading()), (" . . ", ValueReading()),
      ("2 of 4", ValueReading()),
    ])
  func wholeSegments(_ value: String, _ reading: ValueReading) {
    #expect(Self.english.read(value) == reading)
  }

  @Test(
    "Two different states are a conflict, and the same one said twice is none",
    arguments: [
      ("Radio button, checked, unchecked", true), ("checked, not selected", true), ("Mixed, checked", true),
      ("Checked unchecked", true), ("Checked, selected", false), ("Unchecked. Not selected", false),
      ("Checked, off", false),
    ])
  func conflicts(_ value: String, _ isContradictory: Bool) {
    #expect(Self.english.read(value).isContradictory == isContradictory)
  }

  @Test(
    "On and off are no state of a radio option or a checkbox",
    arguments: [
      ("On", true), ("off", false), (" ON. ", true), ("Checkbox, off", false), ("Switch, on, 1 of 2", true),
      ("off, on", false),
      ("Ongoing", nil), ("On time", nil), ("Checked", nil), ("", nil), ("1", nil),
    ])
  func onAndOff(_ value: String, _ isOn: Bool?) {
    let reading = Self.english.read(value)
    #expect(reading.switchState == isOn)
    if isOn != nil { #expect(reading.state == nil) }
  }

  @Test(
    "A raw number is told from a word",
    arguments: [
      ("0", true), ("1", true), ("2", true), (" 1\n", true), ("3", false), ("10", false), ("1 of 3", false),
      ("Checked", false), ("", false),
    ])
  func rawNumbers(_ value: String, _ isRaw: Bool) {
    #expect(ValueReading.isRaw(value) == isRaw)
  }

  @Test(
    "Each script parts role and state by its own marks",
    arguments: [
      ("ja", "ラジオボタン", "選択済み", "未選択", "ラジオボタン、未選択"),
      ("ja", "ラジオボタン", "選択済み", "未選択", "未選択・ラジオボタン"),
      ("zh-Hans", "单选按钮", "已选中", "未选中", "单选按钮，未选中"),
      ("zh-Hans", "单选按钮", "已选中", "未选中", "单选按钮。未选中；"),
      ("zh-Hans", "单选按钮", "已选中", "未选中", "单选按钮：未选中"),
      ("zh-Hans", "单选按钮", "已选中", "未选中", "单选按钮未选中"),
      ("ar", "زر اختيار", "محدد", "غير محدد", "زر اختيار، غير محدد"),
      ("ar", "زر اختيار", "محدد", "غير محدد", "غير محدد؛ زر اختيار"),
      ("hi", "रेडियो बटन", "चुना गया", "नहीं चुना गया", "रेडियो बटन। नहीं चुना गया।"),
      ("th", "ปุ่มตัวเลือก", "เลือกไว้", "ไม่ได้เลือก", "ปุ่มตัวเลือก ไม่ได้เลือก"),
      ("ca", "botó d'opció", "marcat", "no marcat", "Botó d’opció, no marcat"),
      ("tr", "radyo düğmesi", "işaretli", "işaretli değil", "RADYO DÜĞMESİ, İŞARETLİ DEĞİL"),
      ("hu", "választógomb", "bejelölve", "nincs bejelölve", "Nincs bejelölve, va\u{301}laszto\u{301}gomb"),
      ("de", "Optionsfeld", "ausgewählt", "nicht ausgewählt", "Radio button, nicht ausgewählt"),
    ])
  func scripts(_ language: String, _ radio: String, _ checked: String, _ unchecked: String, _ value: String) {
    let lexicon = Self.lexicon(language, radio: radio, checked: checked, unchecked: unchecked)
    #expect(lexicon.read(value) == ValueReading(role: .radio, state: .unchecked))
  }

  @Test(
    "An app's own wording is understood, also where it is no sum of known phrases",
    arguments: [
      ("Size, in your cart", ValueReading(role: .radio, state: .checked)),
      ("size in your cart", ValueReading(role: .radio, state: .checked)),
      ("Size, in your cart, read only", ValueReading(role: .radio, state: .checked, hasMore: true)),
      ("Size, in your cart, 1 of 3", ValueReading(role: .radio, state: .checked)),
      ("Size, left out. Error: pick one", ValueReading(role: .radio, state: .unchecked, hasMore: true)),
      ("Yes, please", ValueReading(state: .checked)), ("YES PLEASE", ValueReading(state: .checked)),
      ("No, thanks. Error: needed", ValueReading(state: .unchecked, hasMore: true)),
      ("Some of them", ValueReading(state: .mixed)), ("Not, in use", ValueReading(state: .unchecked)),
      ("Size, in your", ValueReading(hasMore: true)),
      ("Radio button, checked", ValueReading(role: .radio, hasMore: true)),
    ])
  func ownWording(_ value: String, _ reading: ValueReading) {
    let lexicon = Lexicon([
      Wording(
        language: "en", radioChecked: "Size, in your cart", radioUnchecked: "Size, left out", checked: "Yes, please",
        unchecked: "No, thanks", mixed: "Some of them", notSelected: "Not, in use", readOnly: "read only",
        maximumReached: "")
    ])
    #expect(lexicon.read(value) == reading)
  }

  @Test("A wording without words explains nothing")
  func blankWording() {
    let lexicon = Self.lexicon("xx", radio: "", checked: "", unchecked: "", mixed: "")
    #expect(lexicon.read("") == ValueReading())
    #expect(lexicon.read("checked") == ValueReading(hasMore: true))
  }
}

@Suite("The language of a tree")
struct LexiconsTests {
  private static func wording(_ language: String, _ checked: String, _ unchecked: String, on: String) -> Wording {
    var vocabulary = Wording.Vocabulary()
    vocabulary.radio = ["optionsfeld"]
    vocabulary.on = [on]
    return Wording(
      language: language, radioChecked: "Optionsfeld, \(checked)", radioUnchecked: "Optionsfeld, \(unchecked)",
      checked: checked, unchecked: unchecked, mixed: "teils", notSelected: unchecked, readOnly: "", maximumReached: "",
      vocabulary: vocabulary)
  }

  private static let lexicons = Lexicons([
    wording("de", "ausgewählt", "nicht ausgewählt", on: "an"), .english,
    wording("nl", "gekozen", "niet gekozen", on: "aan"),
  ])

  private static func language(of values: [String?], stated: String? = nil) -> String? {
    let elements = values.map { AccessibilityDescriptor(.radioOption, label: "A", value: $0) }
    var document = DescriptorDocument(.observed, elements)
    document.language = stated
    return Elements(document, lexicons).lexicon?.wordings.first?.language
  }

  @Test(
    "It is the one that explains most values, and English where several explain as many",
    arguments: [
      (["Optionsfeld, ausgewählt", "Optionsfeld, nicht ausgewählt"], "de"), (["Radio button, checked"], "en"),
      (["gekozen", "niet gekozen", "checked"], "nl"), (["gekozen", "checked"], "en"),
      (["gekozen", "ausgewählt"], "de"),
      // Toolkits leave the role in English.
      (["Radio button, ausgewählt"], "de"), (["Radio button"], "en"),
      (["Aan"], "nl"), (["On"], "en"), (["Payment option, gekozen"], "nl"),
      (["Option de paiement", "choisie"], nil), (["Radio button, choisie"], nil),
      // What says nothing in any language proves nothing.
      ([], "en"), ([nil, "", "0", " 1 "], "en"), (["0", "gekozen"], "nl"),
    ] as [([String?], String?)])
  func mostExplained(_ values: [String?], _ language: String?) {
    #expect(Self.language(of: values) == language)
  }

  @Test(
    "A stated language holds, whatever the values say",
    arguments: [("de", "de"), ("DE_AT", "de"), ("en-GB", "en"), ("fr", nil), ("", nil)] as [(String, String?)])
  func stated(_ tag: String, _ language: String?) {
    #expect(Self.language(of: ["Radio button, checked"], stated: tag) == language)
  }

  @Test("Only radio options and checkboxes tell the language")
  func rolesThatTell() {
    let elements = [
      AccessibilityDescriptor(.checkbox, label: "A", value: "gekozen"),
      AccessibilityDescriptor(.switch, label: "B", value: "On"), AccessibilityDescriptor(.button, value: "checked"),
    ]
    let lexicon = Self.lexicons.lexicon(explaining: Elements(elements))
    #expect(lexicon?.wordings.first?.language == "nl")
  }
}
