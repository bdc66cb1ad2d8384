extension Wording {
  /// Danish, in the words on which public screen readers and toolkits agree.
  public static let danish = Wording(
    language: "da",
    radio: RadioWords("Alternativknap", checked: "markeret", unchecked: "ikke markeret"),
    checkbox: CheckboxWords(checked: "Markeret", unchecked: "Ikke markeret", mixed: "Delvist markeret"),
    notSelected: "Ikke valgt", readOnly: "skrivebeskyttet", required: "Påkrævet", position: "{i} af {n}",
    spoken: SpokenWords(
      selected: "Valgt", dimmed: "Ikke tilgængelig", switchButton: "Kontakt", on: "Til", off: "Fra",
      mixed: "Delvist markeret"),
    vocabulary: .danish)
}

extension Wording.Vocabulary {
  /// What screen readers and toolkits say in Danish.
  static let danish: Wording.Vocabulary = {
    var words = Wording.Vocabulary()
    words.radio = ["alternativknap", "radioknap", "valgknap"]
    words.checkbox = ["afkrydsningsfelt", "check box", "afkrydsningsboks"]
    words.button = ["skifteknap", "skydeknap", "kontakt", "switch", "tænd/sluk-knap"]
    words.checked = ["markeret", "tilvalgt", "aktiveret", "valgt"]
    words.unchecked = ["ikke markeret", "fravalgt", "ikke valgt"]
    words.mixed = ["delvist markeret", "delvis markeret", "delvist tilvalgt"]
    words.on = ["til"]
    words.off = ["fra"]
    words.disabled = ["ikke tilgængelig", "deaktiveret", "inaktiveret"]
    words.readOnly = ["skrivebeskyttet"]
    words.error = ["fejl", "ugyldigt input", "fejl: ugyldig", "ugyldig indtastning"]
    return words
  }()
}
