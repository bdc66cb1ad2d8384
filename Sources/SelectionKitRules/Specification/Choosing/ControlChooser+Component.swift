extension ControlChooser {
  /// A control that the specs know, what it is for, and what rules it out.
  public struct Component: Hashable, Sendable {
    /// Its name, such as `radio group`.
    public let name: String
    /// The id of its spec, such as `radio.basic`.
    public let spec: String
    /// What it is for, as a sentence.
    public let purpose: String
    /// The clauses that say so.
    public let clauses: [Clause.ID]
    /// What rules it out.
    public let objections: [Objection]

    init(_ name: String, spec: String, for purpose: String, by clauses: [Clause.ID], unless objections: [Objection]) {
      self.name = name
      self.spec = spec
      self.purpose = purpose
      self.clauses = clauses
      self.objections = objections
    }

    /// The objections that answers raise; none if it fits as far as they tell.
    ///
    /// - Parameter answers: One answer at most to each question.
    /// - Returns: The objections, in the order of the table.
    func objections(to answers: some Collection<Answer>) -> [Objection] {
      objections.filter { $0.answers.allSatisfy { answers.contains($0) } }
    }
  }

  /// Answers that rule a control out if all of them are given.
  public struct Objection: Hashable, Sendable {
    /// The answers.
    public let answers: [Answer]
    /// The clauses that say so.
    public let clauses: [Clause.ID]

    init(_ answers: Answer..., by clauses: [Clause.ID]) {
      self.answers = answers
      self.clauses = clauses
    }
  }
}

extension ControlChooser.Objection: CustomStringConvertible {
  /// What the answers say of the choice.
  public var description: String { answers.map(\.statement).joined(separator: " and ") }
}

// MARK: The table

extension ControlChooser.Component {
  /// Radio options in a group.
  public static let radioGroup = Self(
    "radio group", spec: "radio.basic",
    for: "Exactly one of several exclusive options has to be chosen, and all of them stay in view.",
    by: ["radio.basic.use.1", "radio.basic.use.2"],
    unless: [
      .init(.anyNumber, by: ["radio.basic.avoid.1", "checkbox.basic.use.2"]),
      .init(.noneIsFinal, by: ["radio.basic.avoid.1"]),
      .init(.oneOption, by: ["radio.basic.use.1", "radio.basic.avoid.2"]),
      .init(.mayCollapse, by: ["radio.basic.use.2", "radio.basic.avoid.4", "radio.basic.custom.3"]),
      .init(.twoToFiveOptions, .actsAtOnce, by: ["radio.basic.avoid.3"]),
      .init(.navigates, by: ["button.toggle.avoid.2"]),
    ])

  /// One checkbox.
  public static let checkbox = Self(
    "checkbox", spec: "checkbox.basic",
    for: "One thing is agreed to or not, and submitted with a form.",
    by: ["checkbox.basic.use.1"],
    unless: [
      .init(.exactlyOne, by: ["checkbox.basic.avoid.3"]),
      .init(.twoToFiveOptions, by: ["checkbox.basic.use.2"]),
      .init(.moreThanFiveOptions, by: ["checkbox.basic.use.2"]),
      .init(.actsAtOnce, by: ["checkbox.basic.use.1"]),
      .init(.isSetting, .actsAtOnce, by: ["checkbox.basic.avoid.1"]),
      .init(.togglesInPlace, by: ["checkbox.basic.avoid.2"]),
      .init(.navigates, by: ["button.toggle.avoid.2"]),
    ])

  /// Checkboxes in a group.
  public static let checkboxGroup = Self(
    "checkbox group", spec: "checkbox.basic",
    for: "Any number of several options may be chosen, and is submitted with a form.",
    by: ["checkbox.basic.use.2", "radio.basic.avoid.1"],
    unless: [
      .init(.exactlyOne, by: ["checkbox.basic.avoid.3"]),
      .init(.oneOption, by: ["checkbox.basic.use.1", "checkbox.basic.use.2"]),
      .init(.actsAtOnce, by: ["checkbox.basic.use.1"]),
      .init(.isSetting, .actsAtOnce, by: ["checkbox.basic.avoid.1"]),
      .init(.togglesInPlace, by: ["checkbox.basic.avoid.2"]),
      .init(.navigates, by: ["button.toggle.avoid.2"]),
    ])

  /// A toggle button, or one for each option.
  public static let toggleButton = Self(
    "toggle button", spec: "button.toggle",
    for: "A feature or an action is turned on and off within the current context; one button for each.",
    by: ["button.toggle.use.1", "checkbox.basic.avoid.2"],
    unless: [
      .init(.exactlyOne, by: ["radio.basic.use.1"]),
      .init(.actsLater, by: ["button.toggle.use.1", "checkbox.basic.use.1"]),
      .init(.isSetting, by: ["button.toggle.avoid.1"]),
      .init(.togglesNothing, by: ["button.toggle.use.1"]),
      .init(.navigates, by: ["button.toggle.avoid.2"]),
    ])

  /// A switch, or one for each option.
  public static let switchControl = Self(
    "switch", spec: "switch.basic",
    for: "A persistent setting is on or off, and changing it acts at once; one switch for each.",
    by: ["radio.basic.avoid.2", "checkbox.basic.avoid.1", "button.toggle.avoid.1"],
    unless: [
      .init(.exactlyOne, by: ["radio.basic.use.1"]),
      .init(.actsLater, by: ["radio.basic.avoid.2", "checkbox.basic.avoid.1"]),
      .init(.isNoSetting, by: ["radio.basic.avoid.2", "checkbox.basic.avoid.1", "button.toggle.avoid.1"]),
      .init(.navigates, by: ["button.toggle.avoid.2"]),
    ])

  /// A segmented control.
  public static let segmentedControl = Self(
    "segmented control", spec: "select.segmented",
    for: "Exactly one of two to five options is chosen, all of them fit in a row, and choosing acts at once.",
    by: ["radio.basic.avoid.3"],
    unless: [
      .init(.anyNumber, by: ["radio.basic.avoid.1", "checkbox.basic.use.2"]),
      .init(.noneIsFinal, by: ["radio.basic.avoid.1"]),
      .init(.oneOption, by: ["radio.basic.avoid.3"]),
      .init(.moreThanFiveOptions, by: ["radio.basic.avoid.3"]),
      .init(.mayCollapse, by: ["radio.basic.avoid.3", "radio.basic.avoid.4"]),
      .init(.actsLater, by: ["radio.basic.avoid.3"]),
      .init(.navigates, by: ["button.toggle.avoid.2"]),
    ])

  /// A menu that shows the chosen option and pops up the others.
  public static let menuPicker = Self(
    "menu picker", spec: "select.menu",
    for: "Exactly one of several options is chosen, and the others are wanted out of the way until then.",
    by: ["radio.basic.avoid.4", "radio.basic.custom.3"],
    unless: [
      .init(.anyNumber, by: ["radio.basic.avoid.1", "checkbox.basic.use.2"]),
      .init(.noneIsFinal, by: ["radio.basic.avoid.1"]),
      .init(.oneOption, by: ["radio.basic.avoid.4"]),
      .init(.staysVisible, by: ["radio.basic.use.2", "radio.basic.custom.3"]),
      .init(.navigates, by: ["button.toggle.avoid.2"]),
    ])

  /// A row that leads to another screen.
  public static let listRow = Self(
    "list row", spec: "list.row",
    for: "It opens another screen.",
    by: ["button.toggle.avoid.2"],
    unless: [
      .init(.twoToFiveOptions, .staysVisible, by: ["radio.basic.use.2"]),
      .init(.moreThanFiveOptions, .staysVisible, by: ["radio.basic.use.2"]),
      .init(.togglesInPlace, by: ["button.toggle.use.1"]),
      .init(.staysHere, by: ["button.toggle.avoid.2"]),
    ])

  /// All controls that the specs tell apart.
  public static let all: [Self] = [
    radioGroup, checkbox, checkboxGroup, toggleButton, switchControl, segmentedControl, menuPicker, listRow,
  ]

  /// Every clause that a row of the table names.
  package static let citedClauses = Set(all.flatMap { $0.clauses + $0.objections.flatMap(\.clauses) })
}
