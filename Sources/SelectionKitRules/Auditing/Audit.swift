public import SelectionKit

/// Judges descriptors by rules.
///
/// ```swift
/// let report = Audit.standard.report(on: group.descriptor())
/// try report.requirePass()
/// ```
public struct Audit: Sendable {
  /// Every rule, with the wordings that are shipped.
  public static let standard = Audit()

  /// The rules in force, in the order in which they are tried.
  public let rules: [Rule]
  /// The wordings that values are understood by.
  public let wordings: [Wording]
  private let lexicons: Lexicons
  private let schedule: RuleSchedule

  /// Creates an audit.
  ///
  /// Complexity: O(count of rules and of phrases).
  ///
  /// - Parameters:
  ///   - rules: The rules to judge by.
  ///   - wordings: The wordings that values are understood by; an app passes `Wording.shipped` and its own.
  public init(rules: some Sequence<Rule> = Rule.all, wordings: [Wording] = Wording.shipped) {
    self.rules = Array(rules)
    self.wordings = wordings
    lexicons = Lexicons(wordings)
    schedule = RuleSchedule(self.rules)
  }

  /// This audit, understanding one more wording.
  func understanding(_ wording: Wording) -> Audit {
    wordings.contains(wording) ? self : Audit(rules: rules, wordings: [wording] + wordings)
  }

  /// Judges one tree.
  ///
  /// Complexity: O(count of elements times rules for their roles).
  ///
  /// - Parameter descriptor: The tree; paths in the report start from it.
  /// - Returns: What was found and what could not be told.
  public func report(on descriptor: AccessibilityDescriptor) -> Report {
    report(on: Tree(DescriptorDocument(.observed, [descriptor]), lexicons: lexicons, pathsStartWithRoot: false))
  }

  /// Judges the trees of a document in its language.
  ///
  /// Complexity: O(count of elements times rules for their roles).
  ///
  /// - Parameter document: The trees; the first position of a path in the report is that of a root.
  /// - Returns: What was found and what could not be told.
  public func report(on document: DescriptorDocument) -> Report {
    report(on: Tree(document, lexicons: lexicons))
  }

  /// Judges an activation: what changed, and what had to.
  ///
  /// Rules about a single moment are not tried.
  ///
  /// Where the two trees don't show one screen, or the activated element is gone, nothing can be told. Paths in the
  /// report are those of the tree before; a target that is not there leaves a report without controls, which does not
  /// pass.
  ///
  /// Complexity: O(count of elements times rules for their roles).
  ///
  /// - Parameter activation: The trees before and after, and the activated element.
  /// - Returns: What was found and what could not be told.
  public func report(on activation: Activation) -> Report {
    var document = DescriptorDocument(.observed, [activation.before])
    document.language = activation.language
    let before = Tree(document, lexicons: lexicons, pathsStartWithRoot: false)
    document.roots = [activation.after]
    let after = Tree(document, lexicons: lexicons, pathsStartWithRoot: false)
    var judgement = Judgement(before, schedule)
    guard let target = before.index(of: activation.target) else { return Report(judgement) }
    let matching = Matching(before, after)
    let targetAfter = matching.afterOfBefore[target]
    if targetAfter < 0 || !matching.isSameScreen {
      judgement.judgeUnmatched(target)
      return Report(judgement)
    }
    for index in before.readingOrderWithImpliedGroupsFirst.joined() where matching.afterOfBefore[index] >= 0 {
      judgement.judge(
        Step(
          before: Node(tree: before, index: index), after: Node(tree: after, index: matching.afterOfBefore[index]),
          target: Node(tree: before, index: target), targetAfter: Node(tree: after, index: targetAfter)))
    }
    return Report(judgement)
  }

  /// The wording of the language that a document is read in, or nil where none explains its values.
  ///
  /// Complexity: O(count of elements).
  package func wording(of document: DescriptorDocument) -> Wording? {
    Tree(document, lexicons: lexicons).lexicon?.wordings.first
  }

  private func report(on tree: Tree) -> Report {
    var judgement = Judgement(tree, schedule)
    for positions in tree.readingOrderWithImpliedGroupsFirst {
      for index in positions { judgement.judge(index) }
    }
    return Report(judgement)
  }
}

extension AccessibilityDescriptor {
  /// Judges this tree.
  ///
  /// - Parameter audit: What to judge by.
  /// - Returns: What was found and what could not be told.
  public func audit(by audit: Audit = .standard) -> Report {
    audit.report(on: self)
  }
}

extension SelectionControl {
  /// Judges what this control says of itself.
  ///
  /// - Parameters:
  ///   - wording: The words it says it in; they are understood whatever their language.
  ///   - audit: What to judge by.
  /// - Returns: What was found and what could not be told.
  public func audit(in wording: Wording = .english, by audit: Audit = .standard) -> Report {
    var document = DescriptorDocument(.prescribed, [descriptor(in: wording)])
    document.language = wording.language
    return audit.understanding(wording).report(on: document)
  }
}
