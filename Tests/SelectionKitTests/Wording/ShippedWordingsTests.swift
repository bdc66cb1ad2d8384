import SelectionKit
import Testing

/// The words of each shipped language, written out: a slip in one of them is heard by everybody who speaks it.
@Suite("The shipped wordings")
struct ShippedWordingsTests {
  struct Words: Sendable, CustomTestStringConvertible {
    let tag: String
    let radio: [String]
    let checkbox: [String]
    let notSelected: String
    let readOnlyRadio: String
    let boxInError: String

    var testDescription: String { tag }
  }

  static let all: [Words] = [
    Words(
      tag: "en", radio: ["Radio button, checked", "Radio button, unchecked"],
      checkbox: ["Checked", "Unchecked", "Mixed"], notSelected: "Not Selected",
      readOnlyRadio: "Radio button, checked, read only", boxInError: "Unchecked. No."),
    Words(
      tag: "da", radio: ["Alternativknap, markeret", "Alternativknap, ikke markeret"],
      checkbox: ["Markeret", "Ikke markeret", "Delvist markeret"], notSelected: "Ikke valgt",
      readOnlyRadio: "Alternativknap, markeret, skrivebeskyttet", boxInError: "Ikke markeret. No."),
    Words(
      tag: "nl", radio: ["Keuzerondje, aangevinkt", "Keuzerondje, niet aangevinkt"],
      checkbox: ["Aangevinkt", "Niet aangevinkt", "Gedeeltelijk aangevinkt"], notSelected: "Niet geselecteerd",
      readOnlyRadio: "Keuzerondje, aangevinkt, alleen-lezen", boxInError: "Niet aangevinkt. No."),
    Words(
      tag: "fi", radio: ["Valintanappi, valittu", "Valintanappi, ei valittu"],
      checkbox: ["Valittu", "Ei valittu", "Osittain valittu"], notSelected: "Ei valittu",
      readOnlyRadio: "Valintanappi, valittu, vain luku", boxInError: "Ei valittu. No."),
    Words(
      tag: "fr", radio: ["Bouton radio, coché", "Bouton radio, non coché"],
      checkbox: ["Cochée", "Non cochée", "Partiellement cochée"], notSelected: "Non sélectionné",
      readOnlyRadio: "Bouton radio, coché, lecture seule", boxInError: "Non cochée. No."),
    Words(
      tag: "he", radio: ["כפתור בחירה, מסומן", "כפתור בחירה, לא מסומן"],
      checkbox: ["מסומנת", "לא מסומנת", "מסומנת חלקית"], notSelected: "לא נבחר",
      readOnlyRadio: "כפתור בחירה, מסומן, קריאה בלבד", boxInError: "לא מסומנת. \u{2068}No.\u{2069}"),
    Words(
      tag: "ro", radio: ["Buton radio, bifat", "Buton radio, nebifat"],
      checkbox: ["Bifată", "Nebifată", "Bifată parțial"], notSelected: "Neselectat",
      readOnlyRadio: "Buton radio, bifat, doar citire", boxInError: "Nebifată. No."),
    Words(
      tag: "zh-Hans", radio: ["单选按钮，已选中", "单选按钮，未选中"], checkbox: ["已选中", "未选中", "部分选中"],
      notSelected: "未选择", readOnlyRadio: "单选按钮，已选中，只读", boxInError: "未选中。No."),
    Words(
      tag: "sv", radio: ["Alternativknapp, markerad", "Alternativknapp, inte markerad"],
      checkbox: ["Markerad", "Inte markerad", "Delvis markerad"], notSelected: "Inte markerad",
      readOnlyRadio: "Alternativknapp, markerad, skrivskyddad", boxInError: "Inte markerad. No."),
    Words(
      tag: "tr", radio: ["Radyo düğmesi, işaretli", "Radyo düğmesi, işaretli değil"],
      checkbox: ["İşaretli", "İşaretli değil", "Kısmen işaretli"], notSelected: "Seçili değil",
      readOnlyRadio: "Radyo düğmesi, işaretli, salt okunur", boxInError: "İşaretli değil. No."),
  ]

  @Test("Each language says what is written here", arguments: all)
  func words(_ words: Words) throws {
    let wording = try #require(Wording.shipped(for: words.tag))
    #expect(wording.language == words.tag)
    #expect([true, false].map { wording.radioButton(isChecked: $0) } == words.radio)
    #expect([.checked, .unchecked, .mixed].map { wording.checkbox($0) } == words.checkbox)
    #expect(wording.notSelected == words.notSelected)
    let radio = RadioButton("A", isSelected: true, status: .readOnly).descriptor(in: wording)
    #expect(radio.value == words.readOnlyRadio)
    #expect(Checkbox("A", status: .invalid("No.")).descriptor(in: wording).value == words.boxInError)
  }

  @Test("These are all")
  func complete() {
    #expect(Wording.shipped.map(\.language) == Self.all.map(\.tag))
  }

  @Test("No phrase of a language stands for two states, or for a state and a role", arguments: Wording.shipped)
  func oneMeaning(_ wording: Wording) {
    let words = wording.vocabulary
    let lists = [
      words.checked, words.unchecked, words.mixed, words.on, words.off, words.radio, words.checkbox, words.button,
    ]
    let all = lists.flatMap { $0 }
    #expect(Set(all).count == all.count)
    #expect(lists.allSatisfy { !$0.isEmpty })
    let states = Set(words.checked + words.unchecked + words.mixed)
    for other in [words.disabled, words.readOnly, words.error] {
      #expect(!other.isEmpty)
      #expect(states.isDisjoint(with: other))
    }
    #expect((all + words.disabled + words.readOnly + words.error).allSatisfy { !$0.hasSuffix(".") })
  }

  @Test("What a language says of its controls is among the phrases it is read by", arguments: Wording.shipped)
  func readable(_ wording: Wording) {
    let words = wording.vocabulary
    #expect(words.checked.contains { $0 == wording.checked.lowercased() } || wording.language == "tr")
    #expect(words.mixed.contains(wording.mixed.lowercased()))
    #expect(words.readOnly.contains(wording.readOnly))
  }
}
