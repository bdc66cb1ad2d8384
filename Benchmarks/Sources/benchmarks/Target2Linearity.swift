import Measuring
import SelectionKit
import SelectionKitRules

extension Target {
  static let linearity = Target(number: 2, title: "an audit takes as long for an element of many as of few") {
    scale, _ in
    [try row(of: scale.extremes, scale)] + (try GroupKind.allCases.map { try row(of: $0, scale) })
  }

  private static func row(of extremes: (least: Int, greatest: Int), _ scale: Scale) throws -> Row {
    let times = try auditTimes(try Inputs.passing(extremes.least), try Inputs.passing(extremes.greatest), scale)
    return .judged(
      2, "\(extremes.greatest.grouped) elements to \(extremes.least.grouped)", times.second / times.first, .atMost(1.5),
      "\(times.second.time) an element to \(times.first.time)")
  }

  private static func row(of kind: GroupKind, _ scale: Scale) throws -> Row {
    let times = try auditTimes(
      try Inputs.groups(kind, options: scale.options, inGroupsOf: 4),
      try Inputs.groups(kind, options: scale.options, inGroupsOf: scale.options), scale)
    return .judged(
      2, "one \(kind.rawValue) of \(scale.options.grouped) to many of four", times.second / times.first, .atMost(2),
      "\(times.second.time) an element to \(times.first.time)")
  }

  /// What an audit of two documents takes for an element.
  private static func auditTimes(
    _ first: DescriptorDocument, _ second: DescriptorDocument, _ scale: Scale
  ) throws -> (first: Double, second: Double) {
    var race = Race(scale.pace)
    let entrants = [first, second].map { document in
      race.enter(units: Audit.standard.report(on: document).counts.elements) {
        Audit.standard.report(on: document).checks
      }
    }
    try race.run()
    return (race[entrants[0]], race[entrants[1]])
  }
}
