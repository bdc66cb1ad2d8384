import Measuring
import SelectionKit
import SelectionKitRules

extension Target {
  static let auditing = Target(number: 1, title: "a full audit, measured by a walk through the same tree") {
    scale, _ in
    try rows(of: scale.elements, isJudged: true, scale)
      + scale.otherSizes.flatMap { try rows(of: $0, isJudged: false, scale) }
  }

  private static func rows(of count: Int, isJudged: Bool, _ scale: Scale) throws -> [Row] {
    let passing = try AuditRun(Inputs.passing(count), scale)
    let failing = try AuditRun(Inputs.failing(count), scale)
    return passing.rows("\(count.grouped) elements, all pass", isJudged: isJudged)
      + failing.rows("\(count.grouped) elements, 10 % fail", isJudged: false)
  }
}

/// An audit of a document and a walk through it.
private struct AuditRun {
  private let checksPerElement: Double
  private let audit: Double
  private let walk: Double

  init(_ document: DescriptorDocument, _ scale: Scale) throws {
    let report = Audit.standard.report(on: document)
    let count = report.counts.elements
    checksPerElement = Double(report.checks) / Double(count)
    // Once a round each, as the yardstick is defined: walked again and again, the tree would stay in the caches.
    var race = Race(Pace(rounds: scale.pace.rounds, leastNanoseconds: 0))
    let walking = race.enter(units: count) { Walk.sum(of: document.roots) }
    let auditing = race.enter(units: count) { Audit.standard.report(on: document).checks }
    try race.run()
    walk = race[walking]
    audit = race[auditing]
  }

  func rows(_ what: String, isJudged: Bool) -> [Row] {
    let check = audit / checksPerElement
    let ofACheck = "\(check.time) for each of \(checksPerElement.text) checks; walk \(walk.time)"
    let ofAnElement = "\(audit.time) an element"
    guard isJudged else {
      return [
        .shown(1, what + ": a check", check / walk, ofACheck),
        .shown(1, what + ": an element", audit / walk, ofAnElement),
      ]
    }
    return [
      .judged(1, what + ": a check", check / walk, .atMost(4.5), ofACheck + "; goal 2.5x"),
      .judged(1, what + ": an element", audit / walk, .atMost(110), ofAnElement),
    ]
  }
}
