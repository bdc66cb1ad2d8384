extension Wording {
  /// English, in the words of the component specs.
  public static let english: Wording = {
    var english = Wording(
      language: "en",
      radio: RadioWords("Radio button", checked: "checked", unchecked: "unchecked"),
      checkbox: CheckboxWords(checked: "Checked", unchecked: "Unchecked", mixed: "Mixed"),
      notSelected: "Not Selected", readOnly: "read only", position: "{i} of {n}",
      spoken: SpokenWords(
        selected: "Selected", dimmed: "Dimmed", button: "Button", switchButton: "Switch Button", on: "On", off: "Off",
        mixed: "Mixed", heading: "Heading", image: "Image"),
      vocabulary: .english)
    english.maximumReached = "No more than {count} can be checked"
    english.minimumMissed = "At least {count} must be checked"
    english.selectedCounts = SelectedCounts(
      none: "No selected items", byCategory: [.one: "One selected item"], other: "{count} selected items")
    return english
  }()
}

extension Wording.Vocabulary {
  /// What screen readers and toolkits say in English.
  static let english: Wording.Vocabulary = {
    var words = Wording.Vocabulary()
    words.radio = ["radio button", "radio"]
    words.checkbox = ["checkbox", "check box", "tick box", "tickbox"]
    words.button = ["toggle button", "switch button", "button", "toggle", "switch"]
    words.checked = ["checked", "selected", "ticked"]
    words.unchecked = [
      "unchecked", "not checked", "unselected", "not selected", "deselected", "unticked", "not ticked",
    ]
    words.mixed = ["mixed", "partially checked", "half checked", "indeterminate"]
    words.on = ["on"]
    words.off = ["off"]
    words.disabled = ["disabled", "dimmed", "unavailable", "grayed"]
    words.readOnly = ["read only"]
    words.error = ["error", "invalid", "invalid entry", "invalid input"]
    return words
  }()
}
