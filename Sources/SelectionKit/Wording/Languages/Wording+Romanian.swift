extension Wording {
  /// Romanian, in the words on which public screen readers and toolkits agree.
  public static let romanian = Wording(
    language: "ro",
    radio: RadioWords("Buton radio", checked: "bifat", unchecked: "nebifat"),
    checkbox: CheckboxWords(checked: "Bifată", unchecked: "Nebifată", mixed: "Bifată parțial"),
    notSelected: "Neselectat", readOnly: "doar citire", required: "Necesar", position: "{i} din {n}",
    spoken: SpokenWords(
      selected: "Selectat", switchButton: "Comutator", on: "Activat", off: "Dezactivat", mixed: "Bifată parțial"),
    vocabulary: .romanian)
}

extension Wording.Vocabulary {
  /// What screen readers and toolkits say in Romanian.
  static let romanian: Wording.Vocabulary = {
    var words = Wording.Vocabulary()
    words.radio = ["buton radio", "buton rotativ"]
    words.checkbox = ["casetă de selectare", "casetă de bifat", "căsuță de bifare", "casetă de marcaj"]
    words.button = ["buton de comutare", "buton de activare", "buton comutator", "comutator"]
    words.checked = ["bifat", "bifată", "selectat"]
    words.unchecked = ["nebifat", "nebifată", "neselectat"]
    words.mixed = ["bifată parțial", "parțial bifat"]
    words.on = ["activat", "da", "activată", "act"]
    words.off = ["dezactivat", "nu", "dezactivată", "dez"]
    words.disabled = ["nedisponibil", "dezactivat", "inactiv", "indisponibil"]
    words.readOnly = ["doar citire", "protejat ca scriere"]
    words.error = ["eroare", "intrare nevalidă", "eroare: nevalidă", "intrare invalidă", "intrare nevalabilă"]
    return words
  }()
}
