import SelectionKit

/// The form in which somebody orders a coffee: what can be chosen and what is, but nothing of how it looks.
public struct OrderForm: Sendable {
  public enum Size: String, CaseIterable, Sendable { case small = "Small", medium = "Medium", large = "Large" }
  public enum Extra: String, CaseIterable, Sendable { case milk = "Milk", sugar = "Sugar" }

  public var size = RadioGroup<Size>("Cup size") { $0.rawValue }
  public var extras = CheckboxGroup<Extra>("Extras") { $0.rawValue }
  public var favourite = ToggleButton(.nextAction(whenOff: "Add to Favourites", whenOn: "Remove from Favourites"))

  public init() {
    size.isRequired = true
  }

  /// Sends the order, unless something is missing, which the form then says.
  ///
  /// - Returns: Whether the order was sent.
  public mutating func order() -> Bool {
    size.submit() == .accepted
  }
}
