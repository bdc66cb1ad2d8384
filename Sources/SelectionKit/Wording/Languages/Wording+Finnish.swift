extension Wording {
  /// Finnish, in the words on which public screen readers and toolkits agree.
  public static let finnish = Wording(
    language: "fi",
    radio: RadioWords("Valintanappi", checked: "valittu", unchecked: "ei valittu"),
    checkbox: CheckboxWords(checked: "Valittu", unchecked: "Ei valittu", mixed: "Osittain valittu"),
    notSelected: "Ei valittu", readOnly: "vain luku", required: "Pakollinen", position: "{i}/{n}",
    spoken: SpokenWords(
      selected: "Valittu", switchButton: "Valitsin", on: "Päällä", off: "Pois päältä", mixed: "Osittain valittu"),
    vocabulary: .finnish)
}

extension Wording.Vocabulary {
  /// What screen readers and toolkits say in Finnish.
  static let finnish: Wording.Vocabulary = {
    var words = Wording.Vocabulary()
    words.radio = ["valintanappi", "valintapainike", "vaihtoehtonappi"]
    words.checkbox = ["valintaruutu"]
    words.button = ["vaihtopainike", "vipupainike", "valitsin", "valintakytkin"]
    words.checked = ["valittu", "merkitty", "aktivoitu"]
    words.unchecked = ["ei valittu", "ei merkitty"]
    words.mixed = ["osittain valittu", "osittain tarkistettu", "osittain merkitty"]
    words.on = ["päällä", "käytössä"]
    words.off = ["pois päältä", "ei päällä", "ei käytössä", "pois"]
    words.disabled = ["ei käytettävissä", "ei käytössä", "aktivointi poistettu", "ei saatavilla"]
    words.readOnly = ["vain luku", "kirjoitussuojattu"]
    words.error = [
      "virhe", "virheellinen arvo", "virheellinen syöte", "virheellinen sisältö", "virhe: ei kelpaa",
      "sopimaton syöte", "virheellinen syöttö",
    ]
    return words
  }()
}
