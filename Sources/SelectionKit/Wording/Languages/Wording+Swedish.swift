extension Wording {
  /// Swedish, in the words on which public screen readers and toolkits agree.
  public static let swedish = Wording(
    language: "sv",
    radio: RadioWords("Alternativknapp", checked: "markerad", unchecked: "inte markerad"),
    checkbox: CheckboxWords(checked: "Markerad", unchecked: "Inte markerad", mixed: "Delvis markerad"),
    notSelected: "Inte markerad", readOnly: "skrivskyddad", required: "Krävs", position: "{i} av {n}",
    spoken: SpokenWords(
      selected: "Markerad", dimmed: "Inaktiverad", switchButton: "Reglage", on: "På", off: "Av",
      mixed: "Delvis markerad"),
    vocabulary: .swedish)
}

extension Wording.Vocabulary {
  /// What screen readers and toolkits say in Swedish.
  static let swedish: Wording.Vocabulary = {
    var words = Wording.Vocabulary()
    words.radio = ["alternativknapp", "radioknapp"]
    words.checkbox = ["kryssruta"]
    words.button = ["växlingsknapp", "reglage", "brytare", "växel"]
    words.checked = ["markerad", "kryssad", "aktiverad", "valt"]
    words.unchecked = ["inte markerad", "inte kryssat", "inte kryssad", "inte vald", "inte markerat"]
    words.mixed = ["delvis markerad", "delvis kryssad"]
    words.on = ["på"]
    words.off = ["av"]
    words.disabled = ["inaktiverad", "otillgänglig", "gråad", "ej tillgänglig"]
    words.readOnly = ["skrivskyddad", "skrivskyddat"]
    words.error = ["fel", "ogiltig inmatning", "ogiltiga indata", "fel: ogiltigt", "ogiltig post"]
    return words
  }()
}
