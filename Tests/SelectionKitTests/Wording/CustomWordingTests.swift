import SelectionKit
import Testing

@Suite("An app's own wording")
struct CustomWordingTests {
  /// The words of a wording, each of which a test can change.
  struct Words {
    var language = "de"
    var role = "Optionsfeld"
    var radioChecked = "gewählt"
    var radioUnchecked = "nicht gewählt"
    var checked = "Angekreuzt"
    var unchecked = "Nicht angekreuzt"
    var mixed = "Teilweise angekreuzt"
    var notSelected = "Nicht gewählt"
    var readOnly = "schreibgeschützt"

    func wording() throws(WordingError) -> Wording {
      try .custom(
        language: language, radio: .init(role, checked: radioChecked, unchecked: radioUnchecked),
        checkbox: .init(checked: checked, unchecked: unchecked, mixed: mixed), notSelected: notSelected,
        readOnly: readOnly)
    }
  }

  @Test("A radio option's value has its role and its state, in the order and with the separator of the language")
  func radioValue() throws {
    let wording = try Words().wording()
    #expect(wording.radioButton(isChecked: true) == "Optionsfeld, gewählt")
    #expect(wording.radioButton(isChecked: false) == "Optionsfeld, nicht gewählt")
    #expect(wording.checkbox(.mixed) == "Teilweise angekreuzt")
    let thai = try Wording.custom(
      language: "th", radio: .init("ปุ่มตัวเลือก", checked: "เลือกไว้", unchecked: "ไม่ได้เลือก", order: .stateFirst),
      checkbox: .init(checked: "เลือกไว้", unchecked: "ไม่ได้เลือก", mixed: "เลือกบางส่วน"), notSelected: "ไม่ได้เลือก",
      readOnly: "อ่านอย่างเดียว", separator: " ")
    #expect(thai.radioButton(isChecked: true) == "เลือกไว้ ปุ่มตัวเลือก")
    let option = RadioButton("A", status: .readOnly).descriptor(in: thai)
    #expect(option.value == "ไม่ได้เลือก ปุ่มตัวเลือก อ่านอย่างเดียว")
  }

  @Test("A part without words is refused", arguments: WordingError.Part.allCases)
  func blank(_ part: WordingError.Part) {
    var words = Words()
    switch part {
    case .language: words.language = ""
    case .radioRole: words.role = " "
    case .radioChecked: words.radioChecked = ""
    case .radioUnchecked: words.radioUnchecked = "\n"
    case .checked: words.checked = ""
    case .unchecked: words.unchecked = ""
    case .mixed: words.mixed = ""
    case .notSelected: words.notSelected = ""
    case .readOnly: words.readOnly = ""
    }
    #expect(throws: WordingError.blank(part)) { try words.wording() }
    #expect(WordingError.blank(part).description == "no words for \(part.rawValue)")
  }

  @Test("Two states with the same words are refused")
  func alike() {
    var words = Words()
    words.radioChecked = words.radioUnchecked
    #expect(throws: WordingError.alike(.radioChecked, .radioUnchecked)) { try words.wording() }
    words = Words()
    words.checked = words.unchecked
    #expect(throws: WordingError.alike(.checked, .unchecked)) { try words.wording() }
    words = Words()
    words.mixed = words.checked
    #expect(throws: WordingError.alike(.checked, .mixed)) { try words.wording() }
    words.mixed = words.unchecked
    #expect(throws: WordingError.alike(.unchecked, .mixed)) { try words.wording() }
    #expect(WordingError.alike(.unchecked, .mixed).description == "unchecked and mixed have the same words")
  }

  @Test("Counts follow the language's plural rule")
  func counts() throws {
    let group = try CheckboxGroup("Songs", options: ["Lucy", "Help!", "Yesterday"], checked: ["Lucy"])
    #expect(group.checkedCountText() == "One selected item")
    #expect(
      [0, 2, 3].map { Wording.english.selectedCount($0) } == [
        "No selected items", "2 selected items", "3 selected items",
      ])
    #expect(Wording.shipped.filter { $0.selectedCount(3) != nil }.map(\.language) == ["en"])
    var polish = try Words(language: "pl").wording()
    polish.selectedCounts = Wording.SelectedCounts(
      byCategory: [.one: "{count} wybrany", .few: "{count} wybrane", .many: "{count} wybranych"], other: "{count}")
    #expect(
      [1, 2, 5, 12, 22, 0].map { polish.selectedCount($0) } == [
        "1 wybrany", "2 wybrane", "5 wybranych", "12 wybranych", "22 wybrane", "0 wybranych",
      ])
  }

  @Test(
    "A number has the plural category that CLDR gives it",
    arguments: [
      ("en", [.other, .one, .other, .other, .other, .other]), ("da", [.other, .one, .other, .other, .other, .other]),
      ("nl", [.other, .one, .other, .other, .other, .other]), ("fi", [.other, .one, .other, .other, .other, .other]),
      ("sv", [.other, .one, .other, .other, .other, .other]), ("tr", [.other, .one, .other, .other, .other, .other]),
      ("fr", [.one, .one, .other, .other, .other, .many]), ("he", [.other, .one, .two, .other, .other, .other]),
      ("ro", [.few, .one, .few, .few, .other, .other]),
      ("zh-Hans", [.other, .other, .other, .other, .other, .other]),
      ("ar", [.zero, .one, .two, .many, .many, .other]), ("pl", [.many, .one, .few, .many, .many, .many]),
      ("ru", [.many, .one, .few, .many, .one, .many]), ("cs", [.other, .one, .few, .other, .other, .other]),
      ("hr", [.other, .one, .few, .other, .one, .other]), ("pt", [.one, .one, .other, .other, .other, .many]),
      ("pt-PT", [.other, .one, .other, .other, .other, .many]), ("it", [.other, .one, .other, .other, .other, .many]),
      ("hi", [.one, .one, .other, .other, .other, .other]), ("ja", [.other, .other, .other, .other, .other, .other]),
      ("xx", [.other, .other, .other, .other, .other, .other]), ("", [.other, .other, .other, .other, .other, .other]),
    ] as [(String, [PluralCategory])])
  func categories(language: String, categories: [PluralCategory]) {
    #expect([0, 1, 2, 11, 21, 1_000_000].map { PluralCategory(of: $0, in: language) } == categories)
  }
}
