import SelectionKit

// Just enough of SwiftUI's shape, for systems without SwiftUI, to compile the sample in `SwiftUIUseTests.swift` and to
// look at what it shows. Nothing is drawn: a view comes down to the elements that assistive technology would meet.

@propertyWrapper
struct State<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let storage: Storage

  init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

@propertyWrapper @dynamicMemberLookup
struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  var projectedValue: Binding<Value> { self }

  subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(
      get: { get()[keyPath: member] },
      set: { newValue in
        var value = get()
        value[keyPath: member] = newValue
        set(value)
      })
  }
}

/// An element that assistive technology would meet.
struct ShownElement {
  var label: String
  var value = ""
  var traits: ShownTraits = []
  var isContainer = false
  var tap: () -> Void = {}
}

struct ShownTraits: OptionSet {
  let rawValue: Int

  static let isButton = ShownTraits(rawValue: 1)
  static let isToggle = ShownTraits(rawValue: 2)
  static let isSelected = ShownTraits(rawValue: 4)
}

enum ShownContainment {
  case contain
}

protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  var elements: [ShownElement] { get }
}

extension View {
  var elements: [ShownElement] { body.elements }

  /// This view with each of its outermost elements changed.
  private func changed(_ change: (inout ShownElement) -> Void) -> Shown {
    var elements = elements
    if elements.first?.isContainer == true {
      change(&elements[0])
    } else {
      for position in elements.indices { change(&elements[position]) }
    }
    return Shown(elements: elements)
  }

  func accessibilityElement(children: ShownContainment) -> Shown {
    Shown(elements: [ShownElement(label: "", isContainer: true)] + elements)
  }

  func accessibilityLabel(_ label: String) -> Shown { changed { $0.label = label } }
  func accessibilityValue(_ value: String) -> Shown { changed { $0.value = value } }
  func accessibilityAddTraits(_ traits: ShownTraits) -> Shown { changed { $0.traits.formUnion(traits) } }
  func accessibilityRemoveTraits(_ traits: ShownTraits) -> Shown { changed { $0.traits.subtract(traits) } }
  func toggleStyle(_ style: some ToggleStyle) -> Shown { Shown(elements: elements) }
  func disabled(_ isDisabled: Bool) -> Shown { changed { if isDisabled { $0.tap = {} } } }
}

/// What every view comes down to.
struct Shown: View {
  var elements: [ShownElement]
  var body: Shown { self }
}

@resultBuilder
enum ViewBuilder {
  static func buildExpression(_ view: some View) -> Shown { Shown(elements: view.elements) }
  static func buildBlock(_ parts: Shown...) -> Shown { Shown(elements: parts.flatMap(\.elements)) }
}

/// How a toggle is drawn, which is nothing to assistive technology.
protocol ToggleStyle {}

/// An app's own drawing of a square and a checkmark.
struct SquareToggleStyle: ToggleStyle {}

struct Text: View {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View { Shown(elements: [ShownElement(label: text)]) }
}

struct VStack: View {
  enum Alignment {
    case leading
  }

  let content: Shown

  init(alignment: Alignment, @ViewBuilder content: () -> Shown) {
    self.content = content()
  }

  var body: some View { content }
}

struct ForEach<Data: Sequence>: View where Data.Element: Identifiable {
  let data: Data
  let content: (Data.Element) -> Shown

  init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Shown) {
    self.data = data
    self.content = content
  }

  var body: some View { Shown(elements: data.flatMap { content($0).elements }) }
}

/// A text beside a symbol, which is nothing to assistive technology.
struct Label: View {
  let text: String

  init(_ text: String, systemImage: String) {
    self.text = text
  }

  var body: some View { Shown(elements: [ShownElement(label: text)]) }
}

struct Button: View {
  let label: String
  let action: () -> Void

  init(_ label: String, action: @escaping () -> Void) {
    self.label = label
    self.action = action
  }

  init(action: @escaping () -> Void, @ViewBuilder label: () -> Shown) {
    self.init(label().elements.map(\.label).joined(separator: ", "), action: action)
  }

  var body: some View { Shown(elements: [ShownElement(label: label, traits: [.isButton], tap: action)]) }
}

struct Toggle: View {
  let label: String
  let isOn: Binding<Bool>

  init(_ label: String, isOn: Binding<Bool>) {
    self.label = label
    self.isOn = isOn
  }

  var body: some View {
    Shown(elements: [
      ShownElement(label: label, value: isOn.wrappedValue ? "1" : "0", traits: [.isButton, .isToggle]) {
        isOn.wrappedValue.toggle()
      }
    ])
  }
}
