import SelectionKit

/// What XCTest and the tools on top of it take an element for, by its short name, such as `Button`.
struct ElementType: Hashable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Takes the number of an `XCUIElement.ElementType`.
  init(number: Int) {
    self.init(Self.numbered[number] ?? "Other")
  }

  // Those that make a difference here.
  private static let numbered = [
    2: "Application", 4: "Window", 9: "Button", 10: "RadioButton", 11: "RadioGroup", 12: "CheckBox",
    14: "PopUpButton", 16: "MenuButton", 17: "ToolbarButton", 21: "NavigationBar", 22: "TabBar", 23: "TabGroup",
    24: "Toolbar", 37: "SegmentedControl", 38: "Picker", 39: "PickerWheel", 40: "Switch", 42: "Link", 43: "Image",
    45: "SearchField", 48: "StaticText", 49: "TextField", 50: "SecureTextField", 51: "DatePicker", 52: "TextView",
    53: "Menu", 54: "MenuItem", 80: "Tab",
  ]

  /// Whether it is the whole of what the screen shows, so that its frame is that of the screen.
  var isWholeScreen: Bool {
    name == "Application" || name == "Window"
  }

  /// Whether what is inside may run along with the words of a text.
  var isText: Bool {
    ["StaticText", "TextView", "Link"].contains(name)
  }

  /// Whether its value may be the placeholder that it shows while it is empty.
  var showsPlaceholder: Bool {
    ["TextField", "SecureTextField", "SearchField", "TextView"].contains(name)
  }

  /// What a button inside is, where it is more than a button.
  var roleOfButtonsInside: AccessibilityDescriptor.Role? {
    switch name {
    case "SegmentedControl": .segment
    case "TabBar", "TabGroup": .tab
    case "Menu": .menuItem
    default: nil
    }
  }

  /// What an element of this type is, wherever it stands.
  var role: AccessibilityDescriptor.Role {
    switch name {
    case "Application", "Window", "NavigationBar": .screen
    case "Button", "MenuButton", "ToolbarButton": .button
    case "Switch": .switch
    case "CheckBox": .checkbox
    case "RadioButton": .nativeRadio
    case "RadioGroup": .radioGroup
    case "Picker", "PickerWheel", "DatePicker", "PopUpButton": .picker
    case "Tab": .tab
    case "MenuItem": .menuItem
    case "Toolbar": .toolbar
    case "Image": .image
    case "Heading": .heading
    case "StaticText": .staticText
    default: .other
    }
  }
}
