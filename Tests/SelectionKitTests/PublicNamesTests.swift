import Testing

/// An app imports this package beside SwiftUI, UIKit or AppKit, and a test beside Testing: a public name that one of
/// them has, too, would be ambiguous there.
@Suite struct PublicNamesTests {
  static let taken: Set<String> = [
    // Modules, of this package and of the platforms.
    "SelectionKit", "SelectionKitRules", "SelectionKitGate", "Swift", "Foundation", "SwiftUI", "SwiftUICore", "UIKit",
    "AppKit", "Testing", "XCTest", "Combine", "Observation", "Accessibility", "Synchronization", "CoreGraphics",
    // SwiftUI.
    "AccessibilityActionKind", "AccessibilityAttachmentModifier", "AccessibilityChildBehavior",
    "AccessibilityFocusState", "AccessibilityHeadingLevel", "AccessibilityLabeledPairRole", "AccessibilityRotorEntry",
    "AccessibilityTechnologies", "AccessibilityTextContentType", "AccessibilityTraits", "Alert", "Alignment", "Anchor",
    "Angle", "Animation", "AnyShape", "AnyView", "App", "AppStorage", "Axis", "Binding", "Bindable", "BlendMode",
    "Button", "ButtonRole", "ButtonStyle", "Canvas", "Capsule", "CheckboxToggleStyle", "Circle", "Color", "ColorPicker",
    "Commands", "ContentMode", "ContentSizeCategory", "ControlGroup", "ControlSize", "CoordinateSpace", "DatePicker",
    "DisclosureGroup", "Divider", "DynamicProperty", "DynamicTypeSize", "Edge", "EditMode", "Ellipse", "EmptyView",
    "Entry", "Environment", "EnvironmentKey", "EnvironmentObject", "EnvironmentValues", "EventModifiers",
    "FetchRequest", "FocusState", "FocusedValue", "Font", "ForEach", "Form", "Gauge", "GeometryReader", "Gesture",
    "GestureState", "Gradient", "Grid", "GridItem", "GridRow", "Group", "GroupBox", "HStack", "HorizontalAlignment",
    "HoverEffect", "Image", "InsettableShape", "KeyEquivalent", "KeyPress", "Keyframe", "Label", "LabelStyle",
    "LabeledContent", "LayoutDirection", "Layout", "Link", "List", "LocalizedStringKey", "Material", "Menu",
    "MenuStyle", "Namespace", "NavigationLink", "NavigationStack", "NavigationView", "ObservedObject", "OutlineGroup",
    "Path", "Picker", "PickerStyle", "PinnedScrollableViews", "Preview", "PreviewProvider", "PreferenceKey",
    "Previewable", "PrimitiveButtonStyle", "ProgressView", "ProjectionTransform", "Prominence", "RadioGroupPickerStyle",
    "Rectangle", "RoundedRectangle", "Scene", "ScenePhase", "SceneStorage", "ScrollView", "Section", "SecureField",
    "SegmentedPickerStyle", "Selection", "SelectionShapeStyle", "Shape", "ShapeStyle", "Slider", "Spacer", "State",
    "StateObject", "Stepper", "SubmitLabel", "SwitchToggleStyle", "Tab", "TabView", "Table", "Text", "TextField",
    "Toggle", "ToggleStyle", "ToggleStyleConfiguration", "ToolbarItem", "Transaction", "Transition", "UnitPoint",
    "VStack", "VerticalAlignment", "View", "ViewBuilder", "ViewModifier", "Visibility", "Window", "WindowGroup",
    "ZStack",
    // Observation and Combine, whose names macros and wrappers spell.
    "Observable", "ObservationRegistrar", "ObservationTracked", "ObservationIgnored", "ObservableObject", "Published",
    "Publisher", "Publishers", "Subject", "Subscriber", "Subscription", "Cancellable", "Record", "Just", "Future",
    // Testing and its macros.
    "Attachment", "Attachable", "Bug", "Comment", "Confirmation", "CustomTestStringConvertible", "ConditionTrait",
    "ExitTest", "Issue", "ParallelizationTrait", "SourceContext", "SourceLocation", "Suite", "SuiteTrait", "Tag",
    "Test", "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
    // The standard library, Foundation and others that are always near.
    "Any", "Array", "Bool", "Character", "Codable", "Data", "Date", "Dictionary", "Duration", "Error", "FocusedBinding",
    "Identifiable", "Locale", "Measurement", "Never", "Notification", "Operation", "Optional", "Process", "Progress",
    "Range", "Regex", "Result", "Scanner", "Sequence", "Set", "Speech", "Stream", "String", "Task", "Thread", "Timer",
    "Unit", "Void",
  ]

  /// The public declarations that are inside nothing, with their module.
  static let declared: [(module: String, name: String)] = SourceFiles.all.flatMap { file in
    file.lines.compactMap { line in name(declaredBy: line).map { (file.module, $0) } }
  }

  static let kinds: Set<Substring> = [
    "struct", "enum", "class", "actor", "protocol", "typealias", "func", "let", "var",
  ]

  /// The name that a line at the margin makes public.
  static func name(declaredBy line: String) -> String? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let kind = words.firstIndex(where: kinds.contains), words.indices.contains(kind + 1),
      words[..<kind].contains(where: { $0 == "public" || $0 == "open" }), words[..<kind].allSatisfy({ !$0.isEmpty })
    else { return nil }
    return String(words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  @Test(
    "A public declaration at the margin is seen",
    arguments: [
      ("public struct RadioGroup<ID: Hashable & Sendable>: Hashable {", "RadioGroup"),
      ("@frozen public enum CheckState: String {", "CheckState"),
      ("public final class Box {", "Box"),
      ("public func check(_ x: Int)", "check"),
      ("  public struct Change {", nil),
      ("struct OptionList<ID> {", nil),
      ("extension RadioGroup: SelectionControl {", nil),
    ] as [(String, String?)])
  func scanning(line: String, name: String?) {
    #expect(Self.name(declaredBy: line) == name)
  }

  @Test("The controls are among the public names found")
  func found() {
    let names = Self.declared.filter { $0.module == "SelectionKit" }.map(\.name)
    #expect(
      Set(names).isSuperset(of: [
        "RadioGroup", "Checkbox", "ToggleButtonGroup", "FocusKey", "Facts", "SelectionControl",
      ]))
  }

  @Test("No public name is one that an app or a test meets elsewhere")
  func notTaken() {
    #expect(Self.declared.filter { Self.taken.contains($0.name) }.map { "\($0.module).\($0.name)" } == [])
  }
}
