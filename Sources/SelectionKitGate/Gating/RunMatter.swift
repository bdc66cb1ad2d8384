import SelectionKitRules

/// What a run says of itself rather than of an element.
struct RunMatter: Hashable, Sendable {
  /// The assertion that does not hold.
  let rule: GateRule
  /// What it is about.
  let subject: FindingSubject
  /// The subject in words for people; escaped.
  let title: String
  /// What was found.
  let found: String
  /// What was expected.
  let expected: String
  /// What to open.
  let location: FileLocation
}

extension RunMatter {
  /// Something about a waiver.
  ///
  /// - Parameters:
  ///   - rule: What is wrong with the waiver.
  ///   - waiver: The waiver.
  ///   - question: Whether what it is about can't be told, and takes a look to settle.
  ///   - gate: The gate.
  init(_ rule: GateRule, about waiver: Waiver, whichIs question: Bool, in gate: Gate) {
    let name = "waiver of \(waiver.rule)"
    let (found, expected) =
      if rule == .waiverIsCurrent {
        ("another digest than those that the waiver records", "a new look at the element, and its digest in the waiver")
      } else if question {
        ("a question, which takes somebody to look", "who looked and when, as the review of the waiver")
      } else {
        ("no such finding", "that the waiver is taken out")
      }
    self.init(
      rule: rule,
      subject: FindingSubject(screen: waiver.subject.screen, element: "\(name) for \(waiver.subject.element)"),
      title: "\(name) for \(waiver.subject)".escaped, found: found, expected: expected, location: gate.location)
  }

  /// Something about controls that are not there.
  ///
  /// - Parameters:
  ///   - expectation: What was expected.
  ///   - screen: The name of the screen, or nil if it is missing as a whole, or from all of them.
  ///   - found: What was found instead.
  ///   - gate: The gate.
  init(missing expectation: Expectation, on screen: String? = nil, found: String, in gate: Gate) {
    let screen = screen ?? expectation.screen?.rawValue ?? "any screen"
    self.init(
      rule: .expectedControlIsFound, subject: FindingSubject(screen: screen, element: expectation.description),
      title: expectation.description.escaped, found: found, expected: "at least \(expectation.count)",
      location: gate.location)
  }
}

extension Gate {
  /// What to open where the configuration is at fault.
  fileprivate var location: FileLocation { FileLocation(file: configurationFile ?? "configuration") }
}
