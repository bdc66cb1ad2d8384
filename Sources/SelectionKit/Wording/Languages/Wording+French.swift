extension Wording {
  /// French, in the words on which public screen readers and toolkits agree.
  public static let french = Wording(
    language: "fr",
    radio: RadioWords("Bouton radio", checked: "coché", unchecked: "non coché"),
    checkbox: CheckboxWords(checked: "Cochée", unchecked: "Non cochée", mixed: "Partiellement cochée"),
    notSelected: "Non sélectionné", readOnly: "lecture seule", required: "Obligatoire", position: "{i} sur {n}",
    spoken: SpokenWords(
      selected: "Sélectionné", dimmed: "Estompé", on: "Activé", off: "Désactivé", mixed: "Partiellement cochée"),
    vocabulary: .french)
}

extension Wording.Vocabulary {
  /// What screen readers and toolkits say in French.
  static let french: Wording.Vocabulary = {
    var words = Wording.Vocabulary()
    words.radio = ["bouton radio", "case d'option", "radio bouton"]
    words.checkbox = ["case à cocher"]
    words.button = [
      "bouton bascule", "bouton à deux états", "bouton d'activation/de désactivation", "bouton", "bascule",
      "interrupteur",
    ]
    words.checked = ["coché", "cochée", "sélectionné"]
    words.unchecked = ["non coché", "non cochée", "non sélectionné"]
    words.mixed = ["partiellement cochée", "partiellement coché", "indéterminé", "semi-coché"]
    words.on = ["activé", "oui", "act"]
    words.off = ["désactivé", "non", "dés"]
    words.disabled = ["non disponible", "désactivé", "estompé", "grisé", "indisponible"]
    words.readOnly = ["lecture seule", "en lecture seule"]
    words.error = [
      "erreur", "entrée incorrecte", "données incorrectes", "erreur : non valide", "saisie incorrecte",
      "entrée invalide", "saisie non valable", "entrée non valide",
    ]
    return words
  }()
}
