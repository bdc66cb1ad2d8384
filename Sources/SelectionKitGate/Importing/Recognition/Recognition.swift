import SelectionKit
import SelectionKitRules

/// Finds the controls in a tree that was read from a view, where elements have types but do not say what they are for.
///
/// That exactly one of several peers is selected never makes them radio options: tabs, chips, calendars and rows with
/// a tick look the same.
struct Recognition {
  /// Whether a switch that can't be a native one is guessed to be a checkbox.
  ///
  /// A checkbox that is built as the specs ask looks like a switch to WebDriverAgent, which hides what it says.
  var switchesMayBeCheckboxes: Bool
  /// What the configuration says some elements are.
  var names = ControlNames()

  /// Gives the elements of a tree the roles they can be recognised by.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - roots: The outermost elements.
  ///   - frames: The frames of all elements in reading order; of elements that are made one, the outer one's is left.
  func apply(to roots: inout [AccessibilityDescriptor], _ frames: inout [ScreenFrame?]) {
    var merged: [Range<Int>] = []
    var index = 0
    for root in roots.indices {
      if !names.controls.isEmpty { roots[root].takeRoles(from: names) }
      roots[root].recognizeByWording()
      if switchesMayBeCheckboxes { roots[root].recognizeSwitchesAsCheckboxes() }
      roots[root].mergeNestedSwitches(at: &index, into: &merged)
      roots[root].passNamesToOnlyControls()
      roots[root].guessRadios()
    }
    for range in merged.reversed() { frames.removeSubrange(range) }
  }
}

extension AccessibilityDescriptor {
  /// Whether it is an accessibility element as far as is known, or may be one.
  var mayBeExposed: Bool {
    isExposed || unobserved.contains(.isExposed)
  }

  /// Whether it is known to be an accessibility element.
  var isKnownExposed: Bool {
    isExposed && !unobserved.contains(.isExposed)
  }

  var isControl: Bool {
    Role.controls.contains(role)
  }

  /// The label, if there is anything in it.
  var name: String? {
    label.flatMap { $0.isBlank ? nil : $0 }
  }
}
