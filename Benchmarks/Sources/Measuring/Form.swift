import SelectionKit

/// A form of any size, in which everything is as it should be and nothing is left open.
///
/// It is made of sections, each with a group of every kind and some single controls.
public struct Form {
  /// What a section has: so many elements, so many of which are controls.
  public static let section = (elements: 17, controls: 12)

  private var random: SeededGenerator
  private var names = 0
  private var elements: [AccessibilityDescriptor] = []
  private var remaining: Int

  private init(elements count: Int, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    // One is the screen.
    remaining = count - 1
  }

  /// A document of one screen with a form.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - count: How many elements the document has, the screen among them.
  ///   - seed: What decides what is chosen.
  /// - Returns: The document, of which all is known that a rule can ask for.
  /// - Throws: `SelectionError`, never for what is made here.
  public static func document(elements count: Int, seed: UInt64 = 1) throws -> DescriptorDocument {
    var form = Form(elements: count, seed: seed)
    try form.fill()
    return .known([AccessibilityDescriptor(.screen, children: form.elements)])
  }

  private mutating func fill() throws {
    while remaining >= Self.section.elements { try addSection() }
    while remaining > 0 { add(AccessibilityDescriptor(.staticText, label: name())) }
  }

  private mutating func addSection() throws {
    add(AccessibilityDescriptor(.heading, label: name(), traits: .header))
    add(AccessibilityDescriptor(.staticText, label: name()))
    try addGroups()
    add(Checkbox(name(), pick([.checked, .unchecked])).descriptor())
    add(toggleButton().descriptor())
  }

  private mutating func addGroups() throws {
    let choices = names(4)
    add(try RadioGroup(name(), options: choices, selection: pick(choices)).descriptor())
    let boxes = names(3)
    add(try CheckboxGroup(name(), options: boxes, checked: [pick(boxes)]).descriptor())
    let toggles = names(3)
    add(try ToggleButtonGroup(name(), options: toggles, policy: .anyNumber, on: [pick(toggles)]).descriptor())
  }

  private mutating func toggleButton() -> ToggleButton {
    let name = name()
    return ToggleButton(.nextAction(whenOff: "Add " + name, whenOn: "Remove " + name), isOn: pick([true, false]))
  }

  private mutating func add(_ element: AccessibilityDescriptor) {
    elements.append(element)
    remaining -= 1 + element.children.count
  }

  /// A name of some twenty bytes that no other element has.
  private mutating func name() -> String {
    names += 1
    return pick(["Morning", "Weekly", "Regional", "Personal"]) + " " + pick(["delivery", "magazine", "reminder"])
      + " \(names)"
  }

  private mutating func names(_ count: Int) -> [String] {
    (0..<count).map { _ in name() }
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int(random.next() % UInt64(items.count))]
  }
}
