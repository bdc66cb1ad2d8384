import Measuring
import SelectionKit

extension Target {
  static let describingChanges = Target(
    number: 4, title: "describing what a choice has changed in a large group, measured by one of ten"
  ) { scale, _ in
    var race = Race(scale.pace)
    let entrants = (
      ten: try enter(.hot(among: 10, scale), &race), hot: try enter(.hot(among: scale.options, scale), &race),
      randomTen: try enter(.random(among: 10, scale), &race),
      random: try enter(.random(among: scale.options, scale), &race)
    )
    try race.run()
    func row(_ what: String, _ large: Race.Entrant, _ small: Race.Entrant) -> Row {
      .judged(
        4, "\(scale.options.grouped) options to ten, \(what)", race[large] / race[small], .atMost(3),
        "\(race[large].time) a choice with two descriptors to \(race[small].time)")
    }
    return [row("hot ids", entrants.hot, entrants.ten), row("random ids", entrants.random, entrants.randomTen)]
  }

  private static func enter(_ choices: Choices, _ race: inout Race) throws -> Race.Entrant {
    var group = try choices.group()
    return race.enter(units: choices.ids.count) { Choices.describe(choices.ids, in: &group) }
  }
}
