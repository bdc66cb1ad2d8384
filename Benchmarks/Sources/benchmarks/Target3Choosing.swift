import Measuring
import SelectionKit

extension Target {
  static let choosing = Target(number: 3, title: "choosing in a large group, measured by one of ten") { scale, _ in
    let (ten, hot) = (Choices.hot(among: 10, scale), Choices.hot(among: scale.options, scale))
    var race = Race(scale.pace)
    let entrants = (
      ten: try enter(ten, &race), hot: try enter(hot, &race),
      randomTen: try enter(.random(among: 10, scale), &race),
      random: try enter(.random(among: scale.options, scale), &race),
      kept: try enter(hot, &race, isKept: true),
      tenKeepingEach: try enterKeepingEach(ten, &race), hotKeepingEach: try enterKeepingEach(hot, &race)
    )
    try race.run()
    func row(_ what: String, _ large: Race.Entrant, _ small: Race.Entrant, _ limit: Double) -> Row {
      .judged(
        3, "\(scale.options.grouped) options to ten, \(what)", race[large] / race[small], .atMost(limit),
        "\(race[large].time) a choice to \(race[small].time)")
    }
    return [
      row("hot ids", entrants.hot, entrants.ten, 1.2),
      row("random ids", entrants.random, entrants.randomTen, 3),
      row("a copy is kept", entrants.kept, entrants.ten, 2),
      row("a copy of each is kept", entrants.hotKeepingEach, entrants.tenKeepingEach, 2),
    ]
  }

  private static func enter(_ choices: Choices, _ race: inout Race, isKept: Bool = false) throws -> Race.Entrant {
    var group = try choices.group()
    let kept = isKept ? group : nil
    return race.enter(units: choices.ids.count) {
      Choices.choose(choices.ids, in: &group) &+ (kept?.selection ?? 0)
    }
  }

  private static func enterKeepingEach(_ choices: Choices, _ race: inout Race) throws -> Race.Entrant {
    var group = try choices.group()
    return race.enter(units: choices.ids.count) { Choices.chooseKeepingEach(choices.ids, in: &group) }
  }
}
