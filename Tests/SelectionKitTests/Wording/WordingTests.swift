import SelectionKit
import Testing

@Suite struct WordingTests {
  @Test("English says it in the words of the component specs")
  func english() {
    let english = Wording.english
    #expect(english.radioButton(isChecked: true) == "Radio button, checked")
    #expect(english.radioButton(isChecked: false) == "Radio button, unchecked")
    #expect(english.checkbox(.checked) == "Checked")
    #expect(english.checkbox(.unchecked) == "Unchecked")
    #expect(english.checkbox(.mixed) == "Mixed")
    #expect(english.notSelected == "Not Selected")
    #expect(english.readOnly == "read only")
  }

  @Test(
    "A language tag finds its language, however it is written",
    arguments: [
      ("en", "en"), ("EN", "en"), ("en-GB", "en"), ("EN_us", "en"), ("en-Latn-US", "en"), ("xx", nil), ("xx-en", nil),
      ("e", nil), ("eng", nil), ("", nil), ("-", nil), ("_en", "en"), ("fr-CA", "fr"), ("sv-FI-u-nu-latn", "sv"),
      ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh_Hans_HK", "zh-Hans"), ("cmn", "zh-Hans"),
      ("zh-cmn-Hans", "zh-Hans"), ("zh-Hant", nil), ("zh-TW", nil), ("zh-HK", nil), ("zh-MO", nil), ("zh-yue", nil),
      ("iw", "he"), ("iw-IL", "he"), ("he-Latn", nil), ("ro-Cyrl", nil), ("pt-BR", nil), ("nb", nil), ("de", nil),
    ] as [(String, String?)])
  func shipped(tag: String, language: String?) {
    #expect(Wording.shipped(for: tag)?.language == language)
  }

  @Test("Each shipped wording is found by its own tag", arguments: Wording.shipped)
  func ownTag(wording: Wording) {
    #expect(Wording.shipped(for: wording.language) == wording)
  }

  @Test("In each shipped wording, no two states sound alike, and no word is blank", arguments: Wording.shipped)
  func distinct(wording: Wording) {
    #expect(wording.radioChecked != wording.radioUnchecked)
    #expect(Set([wording.checked, wording.unchecked, wording.mixed]).count == 3)
    let words = [
      wording.radioChecked, wording.radioUnchecked, wording.checked, wording.unchecked, wording.mixed,
      wording.notSelected, wording.readOnly,
    ]
    #expect(words.allSatisfy { word in word.contains { $0.isLetter } })
    #expect(wording.position.contains("{i}") && wording.position.contains("{n}"))
  }

  @Test(
    "The reason at the maximum names the count wherever the wording wants it",
    arguments: [
      ("At most {count}", "At most 1"), ("{count}", "1"), ("{count} of {count}!", "1 of 1!"), ("Enough", "Enough"),
      ("{{count}}", "{1}"), ("{counter} {", "{counter} {"),
    ])
  func maximumReached(template: String, text: String) throws {
    let wording = Wording(
      language: "en", radioChecked: "r1", radioUnchecked: "r0", checked: "c1", unchecked: "c0", mixed: "c2",
      notSelected: "n", readOnly: "ro", maximumReached: template)
    var group = try CheckboxGroup("Songs", options: ["Lucy", "Help!"], checked: ["Lucy"])
    try group.setCheckedCount(0...1)
    #expect(group.descriptor(in: wording).value == text)
  }

  @Test("Where no words are known for the maximum, the numbers alone are said")
  func maximumWithoutWords() throws {
    var group = try CheckboxGroup("Songs", options: ["Lucy", "Help!", "Yesterday"], checked: ["Lucy", "Help!"])
    try group.setCheckedCount(0...2)
    #expect(group.descriptor(in: .english).value == "No more than 2 can be checked")
    #expect(group.descriptor(in: .swedish).value == "2/2")
    group.checked = ["Lucy", "Help!", "Yesterday"]
    #expect(group.descriptor(in: .swedish).value == "3/2")
  }

  @Test(
    "The region of a wording counts, and its absence is no fault",
    arguments: [
      ("pt-BR", "pt-BR"), ("pt-PT", "pt"), ("pt", "pt"), ("pt-AO", "pt"), ("zh-TW", "zh-Hant"), ("zh", nil),
      ("en-x-formal", "en-x-formal"), ("en", nil), ("en-x-other", nil), ("EN-X-FORMAL", "en-x-formal"),
    ] as [(String, String?)])
  func best(tag: String, language: String?) {
    let wordings = ["pt", "pt-BR", "zh-Hant", "en-x-formal"].map { Self.wording(in: $0) }
    #expect(Wording.best(for: tag, among: wordings)?.language == language)
  }

  private static func wording(in language: String) -> Wording {
    Wording(
      language: language, radioChecked: "r1", radioUnchecked: "r0", checked: "c1", unchecked: "c0", mixed: "c2",
      notSelected: "n", readOnly: "ro")
  }

  @Test(
    "A text in another direction is set apart, and only such a text",
    arguments: [
      (Wording.hebrew, "Pick one", "כפתור בחירה, לא מסומן. \u{2068}Pick one\u{2069}"),
      (.hebrew, "לבחור אחד", "כפתור בחירה, לא מסומן. לבחור אחד"), (.hebrew, "123!", "כפתור בחירה, לא מסומן. 123!"),
      (.french, "Choisissez", "Bouton radio, non coché. Choisissez"),
      (.french, "اختر واحدًا", "Bouton radio, non coché. \u{2068}اختر واحدًا\u{2069}"),
      (.english, "选一个", "Radio button, unchecked. 选一个"),
    ])
  func isolation(wording: Wording, error: String, value: String) {
    let status = ControlStatus.invalid(ErrorMessage(error))
    #expect(RadioButton("A", status: status).descriptor(in: wording).value == value)
  }

  @Test("Texts of a name in two directions are set apart, too")
  func namesInTwoDirections() throws {
    var option = SelectionOption(1, "Lucy")
    option.extraLabel = "החיפושיות"
    option.explanation = "1967"
    let song = try RadioGroup("Song", options: [option])
    #expect(song.descriptor().children[0].label == "Lucy, \u{2068}החיפושיות\u{2069}, 1967")
  }
}
