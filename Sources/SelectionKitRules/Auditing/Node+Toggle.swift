import SelectionKit

extension Node {
  /// How a toggle button tells its state, or nil if that is not known.
  var naming: AccessibilityDescriptor.Naming? { tree.elements[index].naming }

  /// Whether a toggle button formats text in a toolbar, or nil if that is not known.
  var isFormatting: Bool? { tree.elements[index].isFormatting }

  /// Whether a toggle button is on, as the app knows it; nil if that is not known.
  var isOn: Bool? { state.map { $0 != .unchecked } }

  /// What ``tellsStateByTrait`` is read from.
  static var evidenceOfStrategy: Facts { [.naming, .isFormatting] }

  /// Whether a toggle button tells its state by the selected trait; nil if that is not known.
  ///
  /// It does if its name is stable or, where nothing is known of that, if it formats text in a toolbar.
  var tellsStateByTrait: Bool? {
    if let naming { return naming == .stable }
    return isFormatting == true ? true : nil
  }
}
