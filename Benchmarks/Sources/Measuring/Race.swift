/// Pieces of work that are timed in turn, so that whatever else the machine does falls on all of them alike.
///
/// Of each the fastest round counts: nothing makes work faster than it is, and much makes it slower.
public struct Race {
  /// One piece of work in a race.
  public struct Entrant {
    fileprivate let index: Int
  }

  private struct Lane {
    let units: Int
    let work: () throws -> Int
    var repetitions = 1
    var nanoseconds = Double.infinity
    var checksum = 0
  }

  /// A piece of work that gave another result than the time before: what was timed is not what was meant.
  public struct Unsteady: Error, CustomStringConvertible {
    /// What happened.
    public let description = "a piece of work gave another result than the time before"
  }

  private let pace: Pace
  private var lanes: [Lane] = []

  /// Creates a race without entrants.
  ///
  /// - Parameter pace: How often and how long each entrant is timed.
  public init(_ pace: Pace) {
    self.pace = pace
  }

  /// Enters a piece of work.
  ///
  /// - Parameters:
  ///   - units: How many units of work it does, such as elements; times are given for one of them.
  ///   - work: Does the work and returns a sum that depends on all of it, the same each time.
  /// - Returns: What its time is asked for by.
  public mutating func enter(units: Int, _ work: @escaping () throws -> Int) -> Entrant {
    lanes.append(Lane(units: units, work: work))
    return Entrant(index: lanes.count - 1)
  }

  /// Runs all rounds, after one that warms up and tells how often the work is repeated to be timed well.
  ///
  /// - Throws: `Unsteady`, or the error of a piece of work.
  public mutating func run() throws {
    for index in lanes.indices {
      lanes[index].checksum = try lanes[index].work()
      let nanoseconds = try time(lanes[index])
      lanes[index].repetitions = max(1, Int((pace.leastNanoseconds / max(nanoseconds, 1)).rounded(.up)))
    }
    for _ in 0..<pace.rounds {
      for index in lanes.indices {
        lanes[index].nanoseconds = min(lanes[index].nanoseconds, try time(lanes[index]))
      }
    }
  }

  private func time(_ lane: Lane) throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<lane.repetitions {
      guard try lane.work() == lane.checksum else { throw Unsteady() }
    }
    return start.duration(to: clock.now).nanoseconds / Double(lane.repetitions)
  }

  /// The least nanoseconds that a unit of work took.
  ///
  /// - Parameter entrant: What the work was entered as.
  public subscript(entrant: Entrant) -> Double {
    lanes[entrant.index].nanoseconds / Double(lanes[entrant.index].units)
  }
}

extension Duration {
  /// The duration in nanoseconds.
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
