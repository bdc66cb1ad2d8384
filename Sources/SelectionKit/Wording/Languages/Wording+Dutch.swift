extension Wording {
  /// Dutch, in the words on which public screen readers and toolkits agree.
  public static let dutch = Wording(
    language: "nl",
    radio: RadioWords("Keuzerondje", checked: "aangevinkt", unchecked: "niet aangevinkt"),
    checkbox: CheckboxWords(checked: "Aangevinkt", unchecked: "Niet aangevinkt", mixed: "Gedeeltelijk aangevinkt"),
    notSelected: "Niet geselecteerd", readOnly: "alleen-lezen", required: "Vereist", position: "{i} van {n}",
    spoken: SpokenWords(
      selected: "Geselecteerd", dimmed: "Niet beschikbaar", switchButton: "Schakelaar", on: "Aan", off: "Uit",
      mixed: "Gedeeltelijk aangevinkt"),
    vocabulary: .dutch)
}

extension Wording.Vocabulary {
  /// What screen readers and toolkits say in Dutch.
  static let dutch: Wording.Vocabulary = {
    var words = Wording.Vocabulary()
    words.radio = ["keuzerondje", "radioknop"]
    words.checkbox = ["selectievakje", "aankruisvakje"]
    words.button = ["schakelknop", "schakelaar", "wisselaar"]
    words.checked = ["aangevinkt", "ingeschakeld", "geactiveerd", "geselecteerd"]
    words.unchecked = ["niet aangevinkt", "uitgeschakeld", "niet geselecteerd"]
    words.mixed = ["gedeeltelijk aangevinkt", "half ingeschakeld", "deels aangevinkt"]
    words.on = ["aan"]
    words.off = ["uit"]
    words.disabled = ["niet beschikbaar", "uitgezet", "uitgegrijsd"]
    words.readOnly = ["alleen-lezen", "read-only"]
    words.error = ["fout", "ongeldige invoer", "fout: ongeldig"]
    return words
  }()
}
