/// What a control does about a key (WAI-ARIA Authoring Practices, keyboard interaction).
public enum KeyResponse<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The key is none of the control's: let it go on to whatever is around.
  case ignored
  /// The key is the control's, and nothing comes of it now: keep it from scrolling the page.
  case stays
  /// The focus moves to another element, which is activated as well or not.
  case moves(to: Element, activating: Bool)
  /// The focus leaves the group, to the stop after it or before it.
  case leaves(forward: Bool)
  /// The element with the focus is activated.
  case activates(Element)

  /// The element that the key activates, if it activates one.
  public var activated: Element? {
    switch self {
    case .moves(let element, activating: true), .activates(let element): element
    case .ignored, .stays, .moves, .leaves: nil
    }
  }
}
