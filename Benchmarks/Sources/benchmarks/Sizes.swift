import Measuring
import SelectionKit
import SelectionKitRules

/// What grows with a group and what does not: its sizes side by side.
enum Sizes {
  /// The target that it is shown with.
  static let shownWith = 3

  private struct Entrants {
    let size: Int
    let choosing: Race.Entrant
    let describing: Race.Entrant
    let auditing: Race.Entrant
  }

  static func text(_ scale: Scale) throws -> String {
    var race = Race(scale.pace)
    let all = try scale.groups.map { try enter($0, &race, scale) }
    try race.run()
    let lines = all.map { entrants in
      [
        entrants.size.grouped, race[entrants.choosing].time, race[entrants.describing].time,
        race[entrants.auditing].time, (race[entrants.auditing] * Double(entrants.size)).time,
      ]
    }
    let heads = [
      "options", "to choose one at random", "and to describe the change", "to audit, an option", "to audit the group",
    ]
    return Table(heads: heads, lines: lines).text
  }

  private static func enter(_ size: Int, _ race: inout Race, _ scale: Scale) throws -> Entrants {
    let choices = Choices.random(among: size, scale)
    let ids = choices.ids
    var (chosen, described) = (try choices.group(), try choices.group())
    let document = try Inputs.groups(.radio, options: size, inGroupsOf: size)
    return Entrants(
      size: size,
      choosing: race.enter(units: ids.count) { Choices.choose(ids, in: &chosen) },
      describing: race.enter(units: ids.count) { Choices.describe(ids, in: &described) },
      auditing: race.enter(units: size) { Audit.standard.report(on: document).checks })
  }
}
