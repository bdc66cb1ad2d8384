import Testing

@testable import SelectionKitRules

@Suite("Words of a name")
struct WordsTests {
  @Test(
    "A text is split into words as they are heard",
    arguments: [
      ("Turn Off Captions", ["turn", "off", "captions"]),
      ("CHOOSE COLOR: *", ["choose", "color"]),
      ("Button-down shirt", ["button", "down", "shirt"]),
      ("Lucy,The Beatles;1967", ["lucy", "the", "beatles", "1967"]),
      ("no\u{A0}break", ["no", "break"]),
      ("İstanbul", ["istanbul"]),
      ("Işık", ["işik"]),
      ("Straße", ["strasse"]),
      ("STRASSE", ["strasse"]),
      ("Like 👍", ["like"]),
      ("👍🏽 Like 👨‍👩‍👧", ["like"]),
      ("1️⃣ First", ["first"]),
      ("\u{F8FF} Apple", ["apple"]),
      ("\u{E001}Heart", ["heart"]),
      ("100%", ["100"]),
      ("½ price", ["½", "price"]),
      ("東京", ["東", "京"]),
      ("カナ", ["カ", "ナ"]),
      ("Wi-Fi設定", ["wi", "fi", "設", "定"]),
      ("…", []),
      ("", []),
    ] as [(String, [String])])
  func splitting(text: String, words: [String]) {
    #expect(Words(text).list == words)
  }

  @Test("A mark stays with the letter that it is written on")
  func marks() {
    #expect(Words("cafe\u{301}").list == ["café"])
    #expect(Words("नमस्ते दुनिया").list == ["नमस्ते", "दुनिया"])
    #expect(Words("สวัสดี").list.joined() == "สวัสดี")
  }

  @Test(
    "Two spellings of one text have the same words",
    arguments: [
      ("café", "cafe\u{301}"), ("EMAIL", "email"), ("İptal", "iptal"), ("ılık", "ilik"), ("GROSS", "groß"),
      ("Å", "A\u{30A}"), ("Accept Terms", "accept\u{A0}terms!"), ("Mute 🔇", "Mute"), ("Don’t", "don't"),
    ])
  func sameWords(a: String, b: String) {
    #expect(Words(a) == Words(b))
  }

  @Test(
    "A text is blank if there is nothing to see or hear in it",
    arguments: [
      ("", true), (" ", true), ("\n\t", true), ("\u{A0}", true), ("\u{200B}", true), ("\u{FEFF} \u{200D}", true),
      ("a", false), (".", false), ("👍", false), ("\u{E001}", false),
    ])
  func blank(text: String, isBlank: Bool) {
    #expect(text.isBlank == isBlank)
  }
}
