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

  /// Takes the activated element for a toggle button where a plain button came out of the activation selected, no more
  /// selected, or with another name.
  ///
  /// It is a guess: an *Add* that turns into *View cart* looks the same. What the configuration says is not guessed at.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter activation: The activation.
  /// - Returns: The activation, with the guess in both trees if there is one.
  package func recognizingToggleButton(in activation: Activation) -> Activation {
    let before = tree(of: activation.before, in: activation.language)
    let after = tree(of: activation.after, in: activation.language)
    guard let target = before.index(of: activation.target), before.place(of: target).kind == .button,
      before.elements[target].recognition != .configured
    else { return activation }
    let matching = Matching(before, after)
    let targetAfter = matching.afterOfBefore[target]
    guard targetAfter >= 0, after.place(of: targetAfter).kind == .button, matching.isSameScreen else {
      return activation
    }
    let (old, new) = (Node(tree: before, index: target), Node(tree: after, index: targetAfter))
    let selectedBefore = old.has(.selected)
    let isSelectionChanged = selectedBefore != nil && new.has(.selected).map { $0 != selectedBefore } ?? false
    let isRenamed = old.label != nil && new.label != nil && old.label != new.label
    guard isSelectionChanged || isRenamed else { return activation }
    var guess = activation
    func takeForToggleButton(_ element: inout AccessibilityDescriptor) {
      element.role = .toggleButton
      element.recognition = .heuristic
    }
    guess.before.update(at: old.path, takeForToggleButton)
    guess.after.update(at: new.path, takeForToggleButton)
    return guess
  }

  private func tree(of descriptor: AccessibilityDescriptor, in language: String?) -> Tree {
    var document = DescriptorDocument(.observed, [descriptor])
    document.language = language
    return Tree(document, lexicons: lexicons, pathsStartWithRoot: false)
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
    report(on: activation, below: [])
  }

  /// Judges an activation in a part of something.
  ///
  /// - Parameters:
  ///   - activation: The trees before and after, and the activated element.
  ///   - outerPath: What paths in the report begin with.
  /// - Returns: What was found and what could not be told.
  package func report(on activation: Activation, below outerPath: NodePath) -> Report {
    let before = tree(of: activation.before, in: activation.language)
    let after = tree(of: activation.after, in: activation.language)
    guard let target = before.index(of: activation.target) else {
      return Judgement(of: Evidence(before, schedule)).report
    }
    let matched = MatchedActivation(of: target, before: before, after: after)
    var judgement = Judgement(of: Evidence(matched, schedule, below: outerPath))
    guard matched.isComparable else {
      judgement.judgeUnmatched(target)
      return judgement.report
    }
    for index in before.readingOrderWithImpliedGroupsFirst.joined() {
      if let step = matched.step(from: index) { judgement.judge(step) }
    }
    return judgement.report
  }

  /// The wording of the language that a document is read in, or nil where none explains its values.
  ///
  /// Complexity: O(count of elements).
  package func wording(of document: DescriptorDocument) -> Wording? {
    Tree(document, lexicons: lexicons).lexicon?.wordings.first
  }

  private func report(on tree: Tree) -> Report {
    var judgement = Judgement(of: Evidence(tree, schedule))
    for positions in tree.readingOrderWithImpliedGroupsFirst { judgement.judge(positions) }
    return judgement.report
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
