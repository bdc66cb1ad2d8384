import SelectionKitRules
import Testing

@Suite("The chooser")
struct ControlChooserTests {
  typealias Answer = ControlChooser.Answer
  typealias Component = ControlChooser.Component
  typealias Question = ControlChooser.Question

  /// A choice that somebody may have to design, answered in full, and the control for it.
  struct Task: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let answers: [Answer]
    let component: Component
  }

  static let tasks = [
    Task(
      testDescription: "the colour of a shirt, of four, in an order form",
      answers: [
        .exactlyOne, .noneIsNotFinal, .twoToFiveOptions, .staysVisible, .actsLater, .isNoSetting, .togglesNothing,
        .staysHere,
      ], component: .radioGroup),
    Task(
      testDescription: "one of eight sizes, all to be seen, and the price follows at once",
      answers: [
        .exactlyOne, .noneIsNotFinal, .moreThanFiveOptions, .staysVisible, .actsAtOnce, .isNoSetting, .togglesNothing,
        .staysHere,
      ], component: .radioGroup),
    Task(
      testDescription: "accepting the terms of a form",
      answers: [
        .anyNumber, .noneIsFinal, .oneOption, .staysVisible, .actsLater, .isNoSetting, .togglesNothing, .staysHere,
      ], component: .checkbox),
    Task(
      testDescription: "accepting the terms of a form, which is required",
      answers: [
        .anyNumber, .noneIsNotFinal, .oneOption, .staysVisible, .actsLater, .isNoSetting, .togglesNothing, .staysHere,
      ], component: .checkbox),
    Task(
      testDescription: "the ways to be contacted, or none, in a form",
      answers: [
        .anyNumber, .noneIsFinal, .twoToFiveOptions, .staysVisible, .actsLater, .isNoSetting, .togglesNothing,
        .staysHere,
      ], component: .checkboxGroup),
    Task(
      testDescription: "settings that are kept when all of them are saved",
      answers: [
        .anyNumber, .noneIsFinal, .moreThanFiveOptions, .staysVisible, .actsLater, .isSetting, .togglesNothing,
        .staysHere,
      ], component: .checkboxGroup),
    Task(
      testDescription: "muting a call",
      answers: [
        .anyNumber, .noneIsFinal, .oneOption, .staysVisible, .actsAtOnce, .isNoSetting, .togglesInPlace, .staysHere,
      ], component: .toggleButton),
    Task(
      testDescription: "bold, italic and underlined",
      answers: [
        .anyNumber, .noneIsFinal, .twoToFiveOptions, .staysVisible, .actsAtOnce, .isNoSetting, .togglesInPlace,
        .staysHere,
      ], component: .toggleButton),
    Task(
      testDescription: "dark mode",
      answers: [
        .anyNumber, .noneIsFinal, .oneOption, .staysVisible, .actsAtOnce, .isSetting, .togglesNothing, .staysHere,
      ], component: .switchControl),
    Task(
      testDescription: "notifications, on and off where one is",
      answers: [
        .anyNumber, .noneIsFinal, .oneOption, .staysVisible, .actsAtOnce, .isSetting, .togglesInPlace, .staysHere,
      ], component: .switchControl),
    Task(
      testDescription: "a map, from above or as a drawing",
      answers: [
        .exactlyOne, .noneIsNotFinal, .twoToFiveOptions, .staysVisible, .actsAtOnce, .isNoSetting, .togglesNothing,
        .staysHere,
      ], component: .segmentedControl),
    Task(
      testDescription: "the country of an address",
      answers: [
        .exactlyOne, .noneIsNotFinal, .moreThanFiveOptions, .mayCollapse, .actsLater, .isNoSetting, .togglesNothing,
        .staysHere,
      ], component: .menuPicker),
    Task(
      testDescription: "one of four, where there is no room for them",
      answers: [
        .exactlyOne, .noneIsNotFinal, .twoToFiveOptions, .mayCollapse, .actsAtOnce, .isSetting, .togglesNothing,
        .staysHere,
      ], component: .menuPicker),
    Task(
      testDescription: "a row that leads to the settings of an account",
      answers: [
        .anyNumber, .noneIsFinal, .oneOption, .mayCollapse, .actsAtOnce, .isNoSetting, .togglesNothing, .navigates,
      ], component: .listRow),
  ]

  @Test("Full answers lead to the control that the specs name", arguments: tasks)
  func choosing(_ task: Task) {
    let advice = ControlChooser.advice(for: task.answers)
    #expect(advice.best == task.component)
    #expect(advice.next == nil)
    #expect(advice.contradiction.isEmpty)
    #expect(advice.others.count == 7)
  }

  @Test("Full answers leave one control or contradict each other, and each control is reached")
  func exhaustive() {
    var counts: [String: Int] = [:]
    for answers in Self.combinations(of: Question.all.map(\.answers)) {
      let advice = ControlChooser.advice(for: answers)
      #expect(advice.fitting.count <= 1)
      #expect(advice.next == nil)
      #expect(advice.fitting.count + advice.others.count == 8)
      #expect(advice.fitting.isEmpty != advice.contradiction.isEmpty)
      counts[advice.best?.name ?? "nothing", default: 0] += 1
    }
    #expect(
      counts == [
        "radio group": 12, "checkbox": 8, "checkbox group": 16, "toggle button": 12, "switch": 24,
        "segmented control": 4, "menu picker": 16, "list row": 64, "nothing": 228,
      ])
  }

  @Test("A contradiction is one as it stands, and none without any of its answers")
  func contradictions() {
    for answers in Self.combinations(of: Question.all.map(\.answers)) {
      let contradiction = ControlChooser.advice(for: answers).contradiction
      guard !contradiction.isEmpty else { continue }
      #expect(ControlChooser.advice(for: contradiction).fitting.isEmpty)
      for answer in contradiction {
        #expect(!ControlChooser.advice(for: contradiction.filter { $0 != answer }).fitting.isEmpty)
      }
    }
  }

  @Test("It is told which answers exclude each other")
  func contradiction() {
    let advice = ControlChooser.advice(for: [
      .exactlyOne, .noneIsFinal, .twoToFiveOptions, .staysVisible, .actsLater, .isNoSetting, .togglesNothing,
      .staysHere,
    ])
    #expect(advice.best == nil)
    #expect(advice.contradiction == [.exactlyOne, .noneIsFinal, .staysHere])
    #expect(ControlChooser.advice(for: [.togglesInPlace, .navigates]).contradiction == [.togglesInPlace, .navigates])
    #expect(
      ControlChooser.advice(for: [.oneOption, .exactlyOne, .staysHere]).contradiction
        == [.exactlyOne, .oneOption, .staysHere])
  }

  @Test("Incomplete answers leave exactly what some way to complete them would choose")
  func incomplete() {
    let choices = Question.all.map { [nil] + $0.answers.map(Optional.some) }
    var fitting: [[Answer?]: Set<Component>] = [:]
    let all = Self.combinations(of: choices)
    for answers in all { fitting[answers] = Set(ControlChooser.advice(for: answers.compactMap(\.self)).fitting) }
    for answers in all {
      guard let open = answers.firstIndex(of: nil) else { continue }
      let completed = Question.all[open].answers.map { answer in
        var more = answers
        more[open] = answer
        return fitting[more] ?? []
      }
      #expect(fitting[answers] == completed.reduce(into: []) { $0.formUnion($1) })
    }
    #expect(all.count == 8748)
  }

  @Test("The question that decides best is asked next")
  func next() {
    #expect(ControlChooser.advice(for: []).fitting == Component.all)
    #expect(ControlChooser.advice(for: []).next == .howMany)
    let one = ControlChooser.advice(for: [.exactlyOne])
    #expect(one.fitting == [.radioGroup, .segmentedControl, .menuPicker, .listRow])
    let inView = ControlChooser.advice(for: [.exactlyOne, .staysVisible, .staysHere])
    #expect(inView.fitting == [.radioGroup, .segmentedControl])
    #expect(inView.next == .optionCount)
    let boxes = ControlChooser.advice(for: [.anyNumber, .actsLater, .staysHere])
    #expect(boxes.fitting == [.checkbox, .checkboxGroup])
    #expect(boxes.next == .optionCount)
    #expect(ControlChooser.advice(for: [.navigates, .mayCollapse]).fitting.contains(.listRow))
  }

  @Test("Answering what is asked next leads to one control or to a contradiction")
  func asking() {
    var open: [[Answer]] = [[]]
    var longest = 0
    while let answers = open.popLast() {
      guard let question = ControlChooser.advice(for: answers).next else { continue }
      #expect(!answers.contains { $0.question == question })
      longest = max(longest, answers.count + 1)
      open += question.answers.map { answers + [$0] }
    }
    #expect(longest == 5)
  }

  @Test("If none may be the final answer, checkboxes are left, and no radio options")
  func noneIsFinal() {
    #expect(
      ControlChooser.advice(for: [.noneIsFinal]).fitting
        == [.checkbox, .checkboxGroup, .toggleButton, .switchControl, .listRow])
  }

  @Test("Each of the others is ruled out by answers, with the clauses that say so")
  func others() throws {
    let task = try #require(Self.tasks.first)
    let reasons = ControlChooser.advice(for: task.answers).others.map { other in
      "\(other.component.name): "
        + other.objections.map { "\($0) (\($0.clauses.map(\.rawValue).joined(separator: ", ")))" }
        .joined(separator: "; ")
    }
    #expect(
      reasons == [
        """
        checkbox: exactly one may be chosen (checkbox.basic.avoid.3); there are two to five options \
        (checkbox.basic.use.2)
        """,
        "checkbox group: exactly one may be chosen (checkbox.basic.avoid.3)",
        """
        toggle button: exactly one may be chosen (radio.basic.use.1); it acts when a form is submitted \
        (button.toggle.use.1, checkbox.basic.use.1); it toggles nothing in place (button.toggle.use.1)
        """,
        """
        switch: exactly one may be chosen (radio.basic.use.1); it acts when a form is submitted \
        (radio.basic.avoid.2, checkbox.basic.avoid.1); it is no persistent setting \
        (radio.basic.avoid.2, checkbox.basic.avoid.1, button.toggle.avoid.1)
        """,
        "segmented control: it acts when a form is submitted (radio.basic.avoid.3)",
        "menu picker: all options have to stay visible (radio.basic.use.2, radio.basic.custom.3)",
        "list row: there are two to five options and all options have to stay visible (radio.basic.use.2); "
          + "it opens no other screen (button.toggle.avoid.2)",
      ])
  }

  @Test("Every row of the table has its clauses", arguments: Component.all)
  func clauses(_ component: Component) {
    let known = Set(Clause.all.map(\.id))
    #expect(!component.clauses.isEmpty)
    for objection in component.objections {
      #expect(!objection.answers.isEmpty && !objection.clauses.isEmpty)
      #expect(known.isSuperset(of: objection.clauses))
    }
  }

  @Test("A later answer to a question takes the place of an earlier one")
  func laterAnswer() {
    #expect(ControlChooser.advice(for: [.exactlyOne, .anyNumber]).answers == [.anyNumber])
  }

  @Test(
    "A number of options is an answer from one on",
    arguments: [
      (-1, nil), (0, nil), (1, .oneOption), (2, .twoToFiveOptions), (5, .twoToFiveOptions), (6, .moreThanFiveOptions),
      (.max, .moreThanFiveOptions),
    ] as [(Int, Answer?)])
  func optionCount(_ count: Int, answer: Answer?) {
    #expect(Answer.options(count) == answer)
  }

  @Test("Every question has at least two answers, which name it and differ", arguments: Question.all)
  func questions(_ question: Question) {
    #expect(question.answers.count >= 2)
    #expect(question.answers.allSatisfy { $0.question == question })
    #expect(Set(question.answers.map(\.name)).count == question.answers.count)
  }

  /// Every way to take one element of each list.
  private static func combinations<Element>(of lists: [[Element]]) -> [[Element]] {
    lists.reduce([[]]) { taken, list in taken.flatMap { beginning in list.map { beginning + [$0] } } }
  }
}
