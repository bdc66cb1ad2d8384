import SelectionKit
import Testing

@testable import SelectionKitRules

@Suite("What belongs together")
struct GroupingTests {
  /// A set as it was found: the label of its group, the names of its members, and what is known of it.
  struct Found: Equatable, CustomStringConvertible {
    let group: String?
    let members: [String]
    let isImplied: Bool
    let isCertain: Bool

    var description: String {
      "\(group ?? "no label"): \(members)\(isImplied ? ", implied" : "")\(isCertain ? ", certain" : "")"
    }
  }

  private static func sets(in root: AccessibilityDescriptor) -> [Found] {
    let tree = Tree(DescriptorDocument(.observed, [root]), lexicons: Lexicons([.english]))
    return tree.sets.map { set in
      Found(
        group: tree.elements[set.group].label, members: set.members.map { tree.elements[tree.members[$0]].label ?? "" },
        isImplied: set.group >= tree.firstImplied, isCertain: set.isCertain)
    }
  }

  private static func found(
    _ group: String?, _ members: [String], isImplied: Bool = false, isCertain: Bool = false
  ) -> Found {
    Found(group: group, members: members, isImplied: isImplied, isCertain: isCertain)
  }

  // MARK: Declared groups

  @Test("A declared group has all options inside it, however deep, and nothing climbs past it")
  func declared() {
    let group = declaredGroup("Size", row(row(radio("Small"))), radio("Large"))
    #expect(
      Self.sets(in: box("Form", group))
        == [Self.found("Size", ["Small", "Large"], isCertain: true)])
  }

  @Test("Groups inside a declared group keep their own options")
  func nested() {
    let inner = declaredGroup("Color", radio("Red"), radio("Blue"))
    #expect(
      Self.sets(in: declaredGroup("Size", radio("Small"), radio("Large"), inner)) == [
        Self.found("Size", ["Small", "Large"], isCertain: true),
        Self.found("Color", ["Red", "Blue"], isCertain: true),
      ])
  }

  @Test("A group of one option inside another group is a row of it, in order, and no group itself")
  func rowsThatCallThemselvesGroups() {
    let group = declaredGroup(
      "Size", declaredGroup("Small", radio("Small")), declaredGroup("Large", radio("Large")))
    #expect(Self.sets(in: group) == [Self.found("Size", ["Small", "Large"], isCertain: true)])
    #expect(Self.rulesFailing(on: group, "group-has-options") == [])
  }

  @Test("An empty declared group is a set without members")
  func empty() {
    #expect(Self.sets(in: declaredGroup("Size")) == [Self.found("Size", [], isCertain: true)])
  }

  @Test("A group that was only guessed is not certain")
  func guessed() {
    var group = declaredGroup("Size", radio("Small"), radio("Large"))
    group.recognition = .heuristic
    #expect(Self.sets(in: group) == [Self.found("Size", ["Small", "Large"])])
  }

  // MARK: Groups that are found

  @Test("The element in which options meet is their group, if it has a label")
  func meeting() {
    #expect(
      Self.sets(in: screen(box("Size", radio("Small"), radio("Large"))))
        == [Self.found("Size", ["Small", "Large"], isCertain: true)])
  }

  @Test("A container of one option is a row, even if it has a label")
  func rows() {
    #expect(
      Self.sets(in: screen(box("Size", box("Small", radio("Small")), box("Large", radio("Large")))))
        == [Self.found("Size", ["Small", "Large"], isCertain: true)])
  }

  @Test("The search climbs to the first element with a label that holds no other selection control")
  func climbing() {
    let options = row(radio("Small"), radio("Large"))
    #expect(
      Self.sets(in: screen(box("Form", box("Size", text("Size"), row(options)))))
        == [Self.found("Size", ["Small", "Large"], isCertain: true)])
    #expect(
      Self.sets(in: screen(box("Form", row(options), AccessibilityDescriptor(.button, label: "Send"))))
        == [Self.found("Form", ["Small", "Large"], isCertain: true)])
  }

  @Test(
    "A label around another selection control is not that of the options",
    arguments: [
      AccessibilityDescriptor(.checkbox, label: "Accept Terms"), AccessibilityDescriptor(.toggleButton, label: "Mute"),
      AccessibilityDescriptor(.switch, label: "Wi-Fi"),
    ])
  func otherControls(control: AccessibilityDescriptor) {
    let sets = Self.sets(in: screen(box("Form", row(radio("Small"), radio("Large")), control)))
    #expect(sets == [Self.found(nil, ["Small", "Large"])])
  }

  @Test("A screen is never a group: its loose options have one that nothing stands for")
  func implied() {
    var screen = screen(radio("Small"), radio("Large"))
    screen.label = "Settings"
    screen.container = .contain
    #expect(Self.sets(in: screen) == [Self.found(nil, ["Small", "Large"], isImplied: true)])
  }

  @Test("Options beside other controls in one container have a group that nothing stands for")
  func impliedInside() {
    let form = box("Form", radio("Small"), radio("Large"), AccessibilityDescriptor(.switch, label: "Wi-Fi"))
    #expect(Self.sets(in: screen(form)) == [Self.found(nil, ["Small", "Large"], isImplied: true)])
  }

  @Test("Where containers can't be seen, nobody knows that an implied group has none")
  func unseenContainers() throws {
    let screen = screen(radio("Small"), radio("Large")).without(.container)
    let tree = Tree(DescriptorDocument(.observed, [screen]), lexicons: Lexicons([.english]))
    #expect(tree.place(of: tree.firstImplied).facts.isDisjoint(with: [.container, .label, .value]))
  }

  @Test("Options in containers beside each other are sets of their own")
  func parted() {
    #expect(
      Self.sets(
        in: screen(box("Size", radio("Small"), radio("Large")), box("Color", radio("Red"), radio("Blue"))))
        == [
          Self.found("Size", ["Small", "Large"], isCertain: true),
          Self.found("Color", ["Red", "Blue"], isCertain: true),
        ])
  }

  @Test("A container that joins its contents is not certain to be the group")
  func joining() {
    var size = box("Size", radio("Small"), radio("Large"))
    size.container = .combine
    #expect(Self.sets(in: screen(size)) == [Self.found("Size", ["Small", "Large"])])
  }

  // MARK: Headings

  @Test("A heading begins another set", arguments: [heading("Color"), row(heading("Color"))])
  func headings(heading: AccessibilityDescriptor) {
    #expect(
      Self.sets(
        in: screen(GroupingTests.heading("Size"), radio("Small"), radio("Large"), heading, radio("Red"), radio("Blue")))
        == [
          Self.found(nil, ["Small", "Large"], isImplied: true), Self.found(nil, ["Red", "Blue"], isImplied: true),
        ])
  }

  @Test("A heading inside a labelled group is a part of it")
  func headingInside() {
    #expect(
      Self.sets(in: screen(box("Size", radio("Small"), radio("Large"), Self.heading("Extra"), radio("Huge"))))
        == [Self.found("Size", ["Small", "Large", "Huge"], isCertain: true)])
  }

  @Test("A heading after the last option parts nothing")
  func headingAfter() {
    #expect(
      Self.sets(in: screen(box(nil, Self.heading("Size"), radio("Small"), radio("Large"), Self.heading("Next"))))
        == [Self.found(nil, ["Small", "Large"], isCertain: true)])
  }

  // MARK: Controls alone

  @Test(
    "A control alone has no group",
    arguments: [
      screen(radio("Agree")), screen(checkbox("Accept Terms")), box("Terms", checkbox("Accept Terms")),
      screen(box("A", radio("Agree")), box("B", checkbox("Accept Terms"))),
    ])
  func alone(tree: AccessibilityDescriptor) {
    #expect(Self.sets(in: tree) == [])
  }

  @Test("A checkbox beside a group is not pulled into it")
  func beside() {
    let group = Golden.checkboxGroup("By", [checkbox("Email"), checkbox("Phone")])
    #expect(
      Self.sets(in: screen(box("Form", checkbox("Accept Terms"), group)))
        == [Self.found("By", ["Email", "Phone"], isCertain: true)])
  }

  @Test("Radio options and checkboxes never make one set")
  func kinds() {
    #expect(
      Self.sets(in: screen(box("Size", radio("Small"), radio("Large")), checkbox("A"), checkbox("B"))) == [
        Self.found("Size", ["Small", "Large"], isCertain: true),
        Self.found(nil, ["A", "B"], isImplied: true),
      ])
  }

  @Test("Native radio buttons and checkable elements come in sets, too")
  func natives() {
    let natives = ["1", "2"].map { AccessibilityDescriptor(.nativeRadio, label: $0) }
    #expect(Self.sets(in: box("Rating", natives)) == [Self.found("Rating", ["1", "2"], isCertain: true)])
    let checkables = ["A", "B"].map { AccessibilityDescriptor(.checkable, label: $0) }
    #expect(Self.sets(in: box("By", checkables)) == [Self.found("By", ["A", "B"], isCertain: true)])
  }

  // MARK: Labels of contents

  @Test(
    "A label that is only what is inside, joined, is no label of a group",
    arguments: [
      (box("Small Large", radio("Small"), radio("Large")), true),
      (box("Small, Large", row(radio("Small")), row(radio("Large"))), true),
      (box("Size, Small, Large", text("Size"), radio("Small"), radio("Large")), true),
      (box("Small, Large", box("Small, Large", radio("Small"), radio("Large"))), true),
      (box("Small", box("Small", radio("Small"))), true),
      (box("Small", radio("Small")), true),
      (box("Size", text("Size"), radio("Small"), radio("Large")), false),
      (box("Size", text("Size"), radio(""), radio("")), false),
      (box("Size", radio("Small"), radio("Large")), false),
      (box("Large Small", radio("Small"), radio("Large")), false),
      (box("Small Large Huge", radio("Small"), radio("Large")), false),
      (box(nil, radio("Small"), radio("Large")), false),
      (box("Size"), false),
    ])
  func joinedLabels(element: AccessibilityDescriptor, isJoined: Bool) {
    #expect(element.isLabelledByItsContents == isJoined)
  }

  @Test("The search climbs past a label that is only what is inside, joined")
  func climbingPastJoinedLabels() {
    #expect(
      Self.sets(in: screen(box("Size", box("Small Large", radio("Small"), radio("Large")))))
        == [Self.found("Size", ["Small", "Large"], isCertain: true)])
  }

  @Test("A found group is no surer than its members are")
  func recognition() {
    let options = ["Small", "Large"].map { name in radio(name).with { $0.recognition = .heuristic } }
    let report = Audit.standard.report(on: screen(box(nil, options)))
    let findings = report.findings.filter { $0.rule == "group-has-label" }
    #expect(findings.map(\.severity) == [.warning])
  }

  private static func rulesFailing(on root: AccessibilityDescriptor, _ rule: Rule.ID) -> [NodePath] {
    Audit.standard.report(on: root).findings.filter { $0.rule == rule }.map(\.path)
  }

  static func heading(_ label: String) -> AccessibilityDescriptor {
    AccessibilityDescriptor(.heading, label: label, traits: .header)
  }
}

private func screen(_ children: AccessibilityDescriptor...) -> AccessibilityDescriptor {
  AccessibilityDescriptor(.screen, children: children)
}

private func box(_ label: String?, _ children: AccessibilityDescriptor...) -> AccessibilityDescriptor {
  box(label, children)
}

private func box(_ label: String?, _ children: [AccessibilityDescriptor]) -> AccessibilityDescriptor {
  AccessibilityDescriptor(.other, label: label, container: .contain, children: children)
}

private func row(_ children: AccessibilityDescriptor...) -> AccessibilityDescriptor {
  AccessibilityDescriptor(.other, children: children)
}

private func declaredGroup(_ label: String, _ children: AccessibilityDescriptor...) -> AccessibilityDescriptor {
  Golden.radioGroup(label, children).with { $0.children.removeFirst() }
}

private func radio(_ label: String) -> AccessibilityDescriptor { Golden.radio(label) }

private func checkbox(_ label: String) -> AccessibilityDescriptor { Golden.checkbox(label) }

private func text(_ label: String) -> AccessibilityDescriptor { AccessibilityDescriptor(.staticText, label: label) }
