import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

/// The sample of the demo against what AccessibilitySnapshot tells of it after each single change.
@Suite("What controls prescribe, compared with a snapshot of them")
struct ChangedSnapshotTests {
  private static let sample = DemoSample.document

  /// The differences after a change to what the snapshot was taken of: their kinds and paths.
  private static func differences(
    withContainers: Bool = true, after change: (inout DescriptorDocument) -> Void
  ) throws -> [String] {
    var document = sample
    change(&document)
    let observed = try imported(document.asSnapshot(withContainers: withContainers))
    #expect(observed.format == .accessibilitySnapshotJSON)
    return Comparison(of: sample, with: observed.document).differences.map(\.shortened)
  }

  @Test("Nothing changed, whether or not the containers are seen", arguments: [true, false])
  func unchanged(withContainers: Bool) throws {
    #expect(try Self.differences(withContainers: withContainers) { _ in } == [])
  }

  static let radios: [NodePath] = [[0, 0], [0, 1], [0, 2], [0, 3]]
  static let checkboxes: [NodePath] = [[1], [2, 0], [2, 1], [2, 2]]
  static let toggles: [NodePath] = [[3], [4], [5], [6, 0], [6, 1]]
  static let elements = radios + checkboxes + toggles
  static let groups: [NodePath] = [[0], [2], [6]]

  @Test("The sample has the elements that are changed here, and no others")
  func everyElement() {
    var roles: [AccessibilityDescriptor.Role: Int] = [:]
    for var root in Self.sample.roots { root.updateAll { roles[$0.role, default: 0] += 1 } }
    #expect(roles == [.radioGroup: 1, .radioOption: 4, .checkbox: 4, .checkboxGroup: 1, .toggleButton: 5, .toolbar: 1])
    let found = [Self.radios, Self.checkboxes, Self.toggles].map { $0.map { Self.sample[$0]?.role } }
    #expect(found.map { Set($0) } == [[.radioOption], [.checkbox], [.toggleButton]])
  }

  @Test("Another name, or none", arguments: elements, ["Another", nil])
  func label(path: NodePath, label: String?) throws {
    #expect(try Self.differences { $0.update(path) { $0.label = label } } == ["label \(path)"])
  }

  @Test("Another value", arguments: elements)
  func value(path: NodePath) throws {
    #expect(try Self.differences { $0.update(path) { $0.value = "Another" } } == ["value \(path)"])
  }

  @Test("No value", arguments: radios + checkboxes)
  func noValue(path: NodePath) throws {
    #expect(try Self.differences { $0.update(path) { $0.value = nil } } == ["value \(path)"])
  }

  @Test("A hint, where the format tells those of the app from those it makes up", arguments: radios + toggles)
  func hint(path: NodePath) throws {
    #expect(try Self.differences { $0.update(path) { $0.hint = "Double-tap." } } == ["hint \(path)"])
  }

  @Test("A hint of a checkbox may be made up", arguments: checkboxes)
  func untoldHint(path: NodePath) throws {
    #expect(try Self.differences { $0.update(path) { $0.hint = "Double-tap." } } == [])
  }

  @Test("A trait more or less", arguments: elements, AccessibilityDescriptor.Traits.named.map(\.trait))
  func trait(path: NodePath, trait: AccessibilityDescriptor.Traits) throws {
    #expect(
      try Self.differences { $0.update(path) { $0.traits.formSymmetricDifference(trait) } } == ["traits \(path)"])
  }

  @Test("Another state, in all that tells it", arguments: radios)
  func radioState(path: NodePath) throws {
    let differences = try Self.differences {
      $0.update(path) { option in
        let isChosen = option.traits.contains(.selected)
        option.value = isChosen ? "Radio button, unchecked" : "Radio button, checked"
        option.traits = isChosen ? [] : .selected
      }
    }
    #expect(differences == ["state \(path)"])
  }

  @Test("Another state in the value alone, which the trait contradicts", arguments: radios)
  func contradictedState(path: NodePath) throws {
    let differences = try Self.differences {
      $0.update(path) { option in
        let isChosen = option.traits.contains(.selected)
        option.value = isChosen ? "Radio button, unchecked" : "Radio button, checked"
      }
    }
    #expect(differences == ["value \(path)"])
  }

  @Test("Another state of a checkbox, which only its value tells", arguments: checkboxes, ["Mixed", nil])
  func checkboxState(path: NodePath, value: String?) throws {
    let differences = try Self.differences {
      $0.update(path) { $0.value = value ?? ($0.value == "Checked" ? "Unchecked" : "Checked") }
    }
    #expect(differences == ["state \(path)"])
  }

  @Test("Another name of a group, or none", arguments: [[0], [2]] as [NodePath], ["Another", nil])
  func groupLabel(path: NodePath, label: String?) throws {
    #expect(try Self.differences { $0.update(path) { $0.label = label } } == ["groupLabel \(path)"])
  }

  @Test("A name of a group that is to have none")
  func addedGroupLabel() throws {
    #expect(try Self.differences { $0.update([6]) { $0.label = "Formatting" } } == ["groupLabel /6"])
  }

  @Test("Another name of a group can't be told where containers aren't seen", arguments: groups)
  func untoldGroupLabel(path: NodePath) throws {
    #expect(try Self.differences(withContainers: false) { $0.update(path) { $0.label = "Another" } } == [])
  }

  @Test("A value of a group, such as its error", arguments: groups)
  func groupValue(path: NodePath) throws {
    #expect(try Self.differences { $0.update(path) { $0.value = "Choose one" } } == ["value \(path)"])
  }

  @Test("An element is gone, or a whole group", arguments: elements + groups, [true, false])
  func removed(path: NodePath, withContainers: Bool) throws {
    let differences = try Self.differences(withContainers: withContainers) {
      $0.updateSiblings(of: path) { _ = $0.remove(at: $1) }
    }
    #expect(differences == ["missing \(path)"])
  }

  @Test("A selection control more, in the place of each element", arguments: elements, furtherControls)
  func added(path: NodePath, control: AccessibilityDescriptor) throws {
    #expect(try Self.differences { $0.updateSiblings(of: path) { $0.insert(control, at: $1) } } == ["extra \(path)"])
  }

  static let furtherControls = [
    AccessibilityDescriptor(.radioOption, label: "Another", value: "Radio button, checked", traits: .selected),
    AccessibilityDescriptor(.checkbox, label: "Another", value: "Unchecked", traits: [.button, .toggle]),
  ]

  @Test("A whole group more is one thing more", arguments: [0, 3, 7])
  func addedGroup(place: Int) throws {
    let group = AccessibilityDescriptor(
      .radioGroup, label: "Size", container: .contain,
      children: ["Small", "Large"].map {
        AccessibilityDescriptor(.radioOption, label: $0, value: "Radio button, unchecked")
      })
    #expect(try Self.differences { $0.roots.insert(group, at: place) } == ["extra /\(place)"])
  }

  @Test(
    "What is no selection control is nothing more, nor is a toggle button that can't be told from a plain one",
    arguments: elements,
    [
      AccessibilityDescriptor(.staticText, label: "Another"),
      AccessibilityDescriptor(.button, label: "Another", traits: .button),
      AccessibilityDescriptor(.image, label: "Another", traits: .image),
      AccessibilityDescriptor(.toggleButton, label: "Another", traits: [.button, .selected]),
      AccessibilityDescriptor(.switch, label: "Another", value: "1", traits: [.button, .toggle]),
    ])
  func addedOther(path: NodePath, element: AccessibilityDescriptor) throws {
    #expect(try Self.differences { $0.updateSiblings(of: path) { $0.insert(element, at: $1) } } == [])
  }

  @Test("The next one is read first", arguments: neighbours, [true, false])
  func swapped(_ swap: (path: NodePath, moved: NodePath), withContainers: Bool) throws {
    let differences = try Self.differences(withContainers: withContainers) {
      $0.updateSiblings(of: swap.path) { $0.swapAt($1, $1 + 1) }
    }
    #expect(differences == ["order \(swap.moved)"])
  }

  /// Each element that has one after it, and which of the two is said to have moved: the smaller one.
  static let neighbours: [(path: NodePath, moved: NodePath)] = [
    ([0, 0], [0, 0]), ([0, 1], [0, 1]), ([0, 2], [0, 2]), ([2, 0], [2, 0]), ([2, 1], [2, 1]), ([6, 0], [6, 0]),
    ([0], [1]), ([1], [1]), ([2], [3]), ([3], [3]), ([4], [4]), ([5], [5]),
  ]
}

extension Comparison.Difference {
  /// The kind, and the path of what was expected or else of what was observed.
  fileprivate var shortened: String {
    "\(kind) \((expectedPath ?? observedPath)?.description ?? "nowhere")"
  }
}

extension DescriptorDocument {
  /// Changes the element at a path.
  fileprivate mutating func update(_ path: NodePath, _ change: (inout AccessibilityDescriptor) -> Void) {
    updateSiblings(of: path) { change(&$0[$1]) }
  }

  /// Changes the list that holds the element at a path.
  fileprivate mutating func updateSiblings(
    of path: NodePath, _ change: (inout [AccessibilityDescriptor], Int) -> Void
  ) {
    guard let first = path.positions.first, let last = path.positions.last else { return }
    if path.positions.count == 1 { return change(&roots, first) }
    roots[first].update(at: NodePath(Array(path.positions.dropFirst().dropLast()))) { change(&$0.children, last) }
  }
}
