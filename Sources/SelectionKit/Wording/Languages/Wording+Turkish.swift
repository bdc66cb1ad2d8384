extension Wording {
  /// Turkish, in the words on which public screen readers and toolkits agree.
  public static let turkish = Wording(
    language: "tr",
    radio: RadioWords("Radyo düğmesi", checked: "işaretli", unchecked: "işaretli değil"),
    checkbox: CheckboxWords(checked: "İşaretli", unchecked: "İşaretli değil", mixed: "Kısmen işaretli"),
    notSelected: "Seçili değil", readOnly: "salt okunur", required: "Gerekli", position: "{i}/{n}",
    spoken: SpokenWords(
      selected: "Seçili", dimmed: "Devre dışı", switchButton: "Anahtar", on: "Açık", off: "Kapalı",
      mixed: "Kısmen işaretli"),
    vocabulary: .turkish)
}

extension Wording.Vocabulary {
  /// What screen readers and toolkits say in Turkish.
  static let turkish: Wording.Vocabulary = {
    var words = Wording.Vocabulary()
    words.radio = ["radyo düğmesi", "seçim düğmesi"]
    words.checkbox = ["onay kutusu", "denetim kutusu", "seçme kutusu"]
    words.button = ["geçiş düğmesi", "aç/kapat düğmesi", "anahtar"]
    words.checked = ["işaretli", "işaretlendi", "etkin", "seçili", "seçildi"]
    words.unchecked = ["işaretli değil", "işaretlenmedi", "seçili değil"]
    words.mixed = ["kısmen işaretli", "kısmi olarak işaretlendi", "kısmi olarak kontrol edildi"]
    words.on = ["açık", "aç"]
    words.off = ["kapalı", "kapat"]
    words.disabled = ["devre dışı", "kullanılamıyor"]
    words.readOnly = ["salt okunur"]
    words.error = ["hata", "geçersiz giriş", "hata: geçersiz", "geçersiz girdi"]
    return words
  }()
}
