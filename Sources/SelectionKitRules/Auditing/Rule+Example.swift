public import SelectionKit

extension Rule {
  /// A descriptor, or an activation, with the outcome that a rule has on it.
  ///
  /// The rule is tried on every element of the example. A failing example fails on at least one element, one that
  /// can't be told is open on at least one and fails on none, a passing one passes on at least one and does neither,
  /// and an inapplicable one does none of the three.
  public struct Example: Sendable {
    /// The outcome of a rule on an example.
    public enum Expectation: Hashable, Sendable {
      /// The assertion holds.
      case passed
      /// The assertion does not hold, with the severity that is reported.
      case failed(Severity)
      /// These facts would settle it.
      case cantTell(Facts)
      /// The assertion is about something else.
      case inapplicable
    }

    /// What the rule is tried on.
    public enum Subject: Sendable {
      /// One or more trees at one moment.
      case snapshot(DescriptorDocument)
      /// A tree before and after one of its elements was activated.
      case activation(Activation)
    }

    /// The outcome.
    public let expectation: Expectation
    /// What the example shows.
    public let title: String
    /// What the rule is tried on.
    public let subject: Subject
    /// The file in which the example stands.
    public let fileID: String
    /// The 1-based line on which the example stands.
    public let line: Int

    private init(
      _ expectation: Expectation, _ title: String, _ subject: Subject, _ fileID: String, _ line: Int
    ) {
      self.expectation = expectation
      self.title = title
      self.subject = subject
      self.fileID = fileID
      self.line = line
    }

    private static func document(_ root: AccessibilityDescriptor) -> Subject {
      .snapshot(DescriptorDocument(.observed, [root]))
    }

    /// An example on which the rule passes.
    ///
    /// - Parameters:
    ///   - title: What the example shows.
    ///   - root: The tree.
    ///   - fileID: The file in which the example stands.
    ///   - line: The 1-based line on which it stands.
    /// - Returns: The example.
    public static func passing(
      _ title: String, _ root: AccessibilityDescriptor, fileID: String = #fileID, line: Int = #line
    ) -> Example {
      Example(.passed, title, document(root), fileID, line)
    }

    /// An example on which the rule fails.
    ///
    /// - Parameters:
    ///   - title: What the example shows.
    ///   - root: The tree.
    ///   - severity: The severity that is reported.
    ///   - fileID: The file in which the example stands.
    ///   - line: The 1-based line on which it stands.
    /// - Returns: The example.
    public static func failing(
      _ title: String, _ root: AccessibilityDescriptor, severity: Severity = .error, fileID: String = #fileID,
      line: Int = #line
    ) -> Example {
      Example(.failed(severity), title, document(root), fileID, line)
    }

    /// An example that the rule can't decide.
    ///
    /// - Parameters:
    ///   - facts: The facts that would settle it.
    ///   - title: What the example shows.
    ///   - root: The tree.
    ///   - fileID: The file in which the example stands.
    ///   - line: The 1-based line on which it stands.
    /// - Returns: The example.
    public static func cantTell(
      _ facts: Facts, _ title: String, _ root: AccessibilityDescriptor, fileID: String = #fileID, line: Int = #line
    ) -> Example {
      Example(.cantTell(facts), title, document(root), fileID, line)
    }

    /// An example that the rule is not about.
    ///
    /// - Parameters:
    ///   - title: What the example shows.
    ///   - root: The tree.
    ///   - fileID: The file in which the example stands.
    ///   - line: The 1-based line on which it stands.
    /// - Returns: The example.
    public static func inapplicable(
      _ title: String, _ root: AccessibilityDescriptor, fileID: String = #fileID, line: Int = #line
    ) -> Example {
      Example(.inapplicable, title, document(root), fileID, line)
    }

    /// An example with more than a tree: a document with a language or a minimum system version.
    ///
    /// - Parameters:
    ///   - expectation: The outcome.
    ///   - title: What the example shows.
    ///   - document: What the rule is tried on.
    ///   - fileID: The file in which the example stands.
    ///   - line: The 1-based line on which it stands.
    /// - Returns: The example.
    public static func example(
      _ expectation: Expectation, _ title: String, _ document: DescriptorDocument, fileID: String = #fileID,
      line: Int = #line
    ) -> Example {
      Example(expectation, title, .snapshot(document), fileID, line)
    }

    /// An example of an activation.
    ///
    /// - Parameters:
    ///   - expectation: The outcome.
    ///   - title: What the example shows.
    ///   - activation: What the rule is tried on.
    ///   - fileID: The file in which the example stands.
    ///   - line: The 1-based line on which it stands.
    /// - Returns: The example.
    public static func example(
      _ expectation: Expectation, _ title: String, _ activation: Activation, fileID: String = #fileID, line: Int = #line
    ) -> Example {
      Example(expectation, title, .activation(activation), fileID, line)
    }
  }
}
