import SelectionKit

/// The form in which somebody orders a coffee: what can be chosen and what is, but nothing of how it looks.
struct OrderForm: Sendable {
  enum Size: String, CaseIterable, Sendable { case small = "Small", medium = "Medium", large = "Large" }
  enum Extra: String, CaseIterable, Sendable { case milk = "Milk", sugar = "Sugar" }

  var size = RadioGroup<Size>("Cup size") { $0.rawValue }
  var extras = CheckboxGroup<Extra>("Extras") { $0.rawValue }
  var favourite = ToggleButton(.nextAction(whenOff: "Add to Favourites", whenOn: "Remove from Favourites"))

  init() {
    size.isRequired = true
  }

  /// Sends the order, unless something is missing, which the form then says.
  ///
  /// - Returns: Whether the order was sent.
  mutating func order() -> Bool {
    size.submit().isAccepted
  }
}
