extension ControlChooser {
  /// Something to know about a choice before a control for it can be chosen.
  public struct Question: Hashable, Sendable {
    /// Its name, such as `stays-visible`.
    public let name: String
    /// The question as a sentence.
    public let text: String

    private init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    /// The answers that it can have.
    public var answers: [Answer] { Answer.all.filter { $0.question == self } }

    /// How many may be chosen at a time.
    public static let howMany = Question(
      "how-many", "How many may be chosen at a time? What is on or off by itself counts as any.")
    /// Whether none may be the final answer.
    public static let noneIsFinal = Question("none-is-final", "May none be the final answer?")
    /// How many options there are.
    public static let optionCount = Question(
      "option-count", "How many options are there? A single thing that is on or off counts as 1.")
    /// Whether all options have to stay visible.
    public static let staysVisible = Question(
      "stays-visible", "Do all options have to stay in view, rather than in a pop-up?")
    /// Whether choosing acts at once.
    public static let actsAtOnce = Question(
      "acts-at-once", "Does choosing act at once, rather than when a form is submitted?")
    /// Whether it is a persistent setting.
    public static let isSetting = Question("is-setting", "Is it a persistent setting of the app or the system?")
    /// Whether it toggles something in place.
    public static let togglesInPlace = Question(
      "toggles-in-place", "Does it turn a feature or an action on and off within the current context?")
    /// Whether it navigates.
    public static let navigates = Question("navigates", "Does it open another screen?")

    /// All questions.
    public static let all: [Question] = [
      .howMany, .noneIsFinal, .optionCount, .staysVisible, .actsAtOnce, .isSetting, .togglesInPlace, .navigates,
    ]
  }

  /// One of the answers to a question.
  public struct Answer: Hashable, Sendable {
    /// The question that it answers.
    public let question: Question
    /// The answer in a word, such as `yes`.
    public let name: String
    /// What it says of the choice, such as "any number may be chosen".
    public let statement: String

    private init(_ question: Question, _ name: String, _ statement: String) {
      self.question = question
      self.name = name
      self.statement = statement
    }

    /// Exactly one may be chosen.
    public static let exactlyOne = Answer(.howMany, "one", "exactly one may be chosen")
    /// Any number may be chosen.
    public static let anyNumber = Answer(.howMany, "any", "any number may be chosen")
    /// None may be the final answer.
    public static let noneIsFinal = Answer(.noneIsFinal, "yes", "none may be the final answer")
    /// Something has to be chosen in the end.
    public static let noneIsNotFinal = Answer(.noneIsFinal, "no", "something has to be chosen in the end")
    /// There is one option.
    public static let oneOption = Answer(.optionCount, "1", "there is one option")
    /// There are two to five options.
    public static let twoToFiveOptions = Answer(.optionCount, "2-5", "there are two to five options")
    /// There are more than five options.
    public static let moreThanFiveOptions = Answer(.optionCount, "6+", "there are more than five options")
    /// All options have to stay visible.
    public static let staysVisible = Answer(.staysVisible, "yes", "all options have to stay visible")
    /// A pop-up is preferred.
    public static let mayCollapse = Answer(.staysVisible, "no", "a pop-up is preferred")
    /// It acts at once.
    public static let actsAtOnce = Answer(.actsAtOnce, "yes", "it acts at once")
    /// It acts when a form is submitted.
    public static let actsLater = Answer(.actsAtOnce, "no", "it acts when a form is submitted")
    /// It is a persistent setting.
    public static let isSetting = Answer(.isSetting, "yes", "it is a persistent setting")
    /// It is no persistent setting.
    public static let isNoSetting = Answer(.isSetting, "no", "it is no persistent setting")
    /// It toggles something in place.
    public static let togglesInPlace = Answer(.togglesInPlace, "yes", "it toggles something in place")
    /// It toggles nothing in place.
    public static let togglesNothing = Answer(.togglesInPlace, "no", "it toggles nothing in place")
    /// It opens another screen.
    public static let navigates = Answer(.navigates, "yes", "it opens another screen")
    /// It opens no other screen.
    public static let staysHere = Answer(.navigates, "no", "it opens no other screen")

    /// All answers, by question.
    public static let all: [Answer] = [
      .exactlyOne, .anyNumber, .noneIsFinal, .noneIsNotFinal, .oneOption, .twoToFiveOptions, .moreThanFiveOptions,
      .staysVisible, .mayCollapse, .actsAtOnce, .actsLater, .isSetting, .isNoSetting, .togglesInPlace, .togglesNothing,
      .navigates, .staysHere,
    ]

    /// The answer for a number of options.
    ///
    /// - Parameter count: How many options there are.
    /// - Returns: The answer, or nil for less than one.
    public static func options(_ count: Int) -> Answer? {
      switch count {
      case ..<1: nil
      case 1: .oneOption
      case 2...5: .twoToFiveOptions
      default: .moreThanFiveOptions
      }
    }
  }
}
