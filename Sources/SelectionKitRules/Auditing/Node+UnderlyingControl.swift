import SelectionKit

extension Node {
  /// The control underneath the drawing, or nil if that is not known.
  var underlyingControl: AccessibilityDescriptor.Rendering.UnderlyingControl? {
    tree.elements[index].rendering.underlyingControl
  }
}

extension AccessibilityDescriptor.Rendering.UnderlyingControl {
  /// What is underneath, for a message.
  var inWords: String {
    switch self {
    case .button: "a button underneath"
    case .toggle: "a toggle underneath"
    case .gesture: "only a gesture underneath"
    case .representation: "a native control that stands in for a drawing"
    case .other: "neither a button nor a toggle underneath"
    }
  }
}
