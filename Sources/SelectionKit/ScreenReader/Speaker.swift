/// A walk through a tree that notes what a screen reader says on the way.
struct Speaker {
  private let reader: ScreenReader
  private let words: Wording.SpokenWords
  private let wording: Wording
  private(set) var transcript = ScreenReader.Transcript()
  /// The labels of groups that the walk has entered and in which nothing was spoken yet.
  private var entered: [ScreenReader.Transcript.Line] = []

  init(_ reader: ScreenReader, _ wording: Wording?) {
    self.reader = reader
    self.wording = wording ?? .english
    words = wording?.spoken ?? Wording.SpokenWords()
  }

  /// The 1-based place of a control among those of its group, and how many there are.
  struct Place {
    let place: Int
    let count: Int
  }

  /// Speaks an element and those inside it.
  mutating func speak(_ element: AccessibilityDescriptor, at path: NodePath, place: Place?) {
    switch element.container {
    case .combine?, .ignore?:
      if element.isHeard { note(line(for: element.joinedIntoOne, place), at: path) }
    case .contain?:
      enter(element, at: path)
    case nil where element.isGroup && element.unobserved.contains(.container):
      enter(element, at: path)
    case nil:
      if element.isHeard { note(line(for: element, place), at: path) }
      speakChildren(of: element, at: path)
    }
  }

  /// A group is announced by its label, once, before the first element in it that is spoken.
  private mutating func enter(_ group: AccessibilityDescriptor, at path: NodePath) {
    let depth = entered.count
    var line = SpokenLine()
    line.addName(group.label, value: group.value)
    if !line.text.isEmpty, group.role != .screen {
      entered.append(ScreenReader.Transcript.Line(path: path, text: line.text))
    }
    speakChildren(of: group, at: path)
    if entered.count > depth { entered.removeLast() }
  }

  private mutating func speakChildren(of element: AccessibilityDescriptor, at path: NodePath) {
    let isCounted = reader.speaksPositions && element.container == .contain && !element.unobserved.contains(.children)
    let count = isCounted ? element.children.count { $0.isControl } : 0
    var number = 0
    for (position, child) in element.children.enumerated() {
      if child.isControl { number += 1 }
      let place = isCounted && child.isControl ? Place(place: number, count: count) : nil
      speak(child, at: path.appending(position), place: place)
    }
  }

  private mutating func note(_ text: String, at path: NodePath) {
    if text.isEmpty { return }
    transcript.lines += entered
    entered = []
    transcript.lines.append(ScreenReader.Transcript.Line(path: path, text: text))
  }
}

// MARK: - One element

extension Speaker {
  private mutating func line(for element: AccessibilityDescriptor, _ place: Place?) -> String {
    var line = SpokenLine()
    let isSelected = element.traits.contains(.selected)
    let isToggle = element.traits.contains(.toggle)
    if isSelected, reader.selectedPlace == .beforeName { line.announce(said(words.selected, "Selected")) }
    line.addName(element.label, value: isToggle ? nil : element.value)
    if element.traits.contains(.notEnabled) { line.add(said(words.dimmed, "Dimmed") + ".") }
    addRole(of: element, to: &line)
    if isToggle { addToggleValue(of: element, to: &line) }
    if isSelected, reader.selectedPlace == .afterRole { line.add(said(words.selected, "Selected") + ".") }
    if let place { line.add(wording.position(place.place, of: place.count) + ".") }
    if reader.speaksHints { line.add(element.hint ?? "") }
    for unknown in element.unknownParts { line.addRemark(unknown + " unknown") }
    return line.text
  }

  private mutating func addRole(of element: AccessibilityDescriptor, to line: inout SpokenLine) {
    if element.traits.contains(.button) {
      let isToggle = element.traits.contains(.toggle)
      line.add((isToggle ? said(words.switchButton, "Switch Button") : said(words.button, "Button")) + ".")
    }
    if element.traits.contains(.header) { line.add(said(words.heading, "Heading") + ".") }
    if element.traits.contains(.image) { line.add(said(words.image, "Image") + ".") }
  }

  /// Numbers become words; any other value is spoken as it is, or lost.
  private mutating func addToggleValue(of element: AccessibilityDescriptor, to line: inout SpokenLine) {
    switch element.value {
    case "0"?: line.add(said(words.off, "Off") + ".")
    case "1"?: line.add(said(words.on, "On") + ".")
    case "2"?: line.add(said(words.mixed, "Mixed") + ".")
    case let value?: if reader.speaksToggleValues { line.add(value) }
    case nil: break
    }
  }

  /// The word of the language or, noting that, the English one.
  private mutating func said(_ word: String?, _ english: String) -> String {
    if let word { return word }
    if !transcript.wordsInEnglish.contains(english) { transcript.wordsInEnglish.append(english) }
    return english
  }
}

extension AccessibilityDescriptor {
  fileprivate var isControl: Bool { Role.controls.contains(role) }

  fileprivate var isGroup: Bool { role == .radioGroup || role == .checkboxGroup || role == .toolbar }

  /// Whether a screen reader stops at it; where that is not known, at what is a control or has nothing inside.
  fileprivate var isHeard: Bool {
    guard isExposed, role != .screen, container != nil || !isGroup else { return false }
    return !unobserved.contains(.isExposed) || isControl || children.isEmpty
  }

  /// What would be heard of it, or might not be heard at all, and is not known.
  fileprivate var unknownParts: [String] {
    let known = facts
    var parts: [String] = []
    if !known.contains(.label) { parts.append("name") }
    guard isControl else { return parts }
    if !known.contains(.value) { parts.append("value") }
    if !known.contains(.buttonTrait) { parts.append("role") }
    if traits.contains(.button), !known.contains(.toggleTrait) { parts.append("toggle") }
    if !known.contains(.selectedTrait) { parts.append("selection") }
    if !known.contains(.notEnabledTrait) { parts.append("availability") }
    return parts
  }

  /// This element with what is inside it as one: its own label, or else the labels and values inside; all the traits.
  fileprivate var joinedIntoOne: AccessibilityDescriptor {
    guard container == .combine else { return self }
    var one = self
    let parts = children.map { $0.joinedIntoOne }
    if label?.isBlank ?? true { one.label = joined(parts.map { $0.label }) }
    if value?.isBlank ?? true { one.value = joined(parts.map { $0.value }) }
    for part in parts { one.traits.formUnion(part.traits) }
    return one
  }
}
