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
      ("e", nil), ("eng", nil), ("", nil), ("-", nil), ("_en", "en"),
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
      wording.notSelected, wording.readOnly, wording.maximumReached,
    ]
    #expect(words.allSatisfy { word in word.contains { $0.isLetter } })
    #expect(wording.maximumReached.contains("{count}"))
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
}
