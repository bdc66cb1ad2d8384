import SelectionKit

/// The view of the form as it was before, with words and traits by hand, and with the mistakes that come of it.
struct OldOrderFormView {
  var form = OrderForm()

  /// The rows of cup sizes: buttons that still say so, below a heading that belongs to nobody.
  var size: AccessibilityDescriptor {
    var group = AccessibilityDescriptor(.radioGroup)
    group.container = .contain
    group.children = form.size.options.map { option in
      let isChosen = form.size.selection == option.id
      var row = AccessibilityDescriptor(.radioOption, label: option.label)
      row.value = isChosen ? "Radio button, checked" : "Radio button, unchecked"
      row.traits = isChosen ? [.button, .selected] : .button
      return row
    }
    return group
  }

  /// A toggle whose style draws a square, and that still speaks as a switch.
  var milk: AccessibilityDescriptor {
    var row = AccessibilityDescriptor(.checkbox, label: "Milk", value: form.extras[.milk] ? "On" : "Off")
    row.traits = .toggle
    return row
  }

  /// A star that says "selected", under a name that says what the next tap does.
  var favourite: AccessibilityDescriptor {
    var button = form.favourite.descriptor()
    if form.favourite.isOn { button.traits.insert(.selected) }
    return button
  }
}
