/// How often and how long a piece of work is timed.
public struct Pace: Sendable {
  /// How many rounds count.
  public var rounds: Int
  /// How long a round lasts at least, in nanoseconds: shorter work is repeated.
  public var leastNanoseconds: Double

  /// Creates a pace.
  ///
  /// - Parameters:
  ///   - rounds: How many rounds count.
  ///   - leastNanoseconds: How long a round lasts at least, in nanoseconds.
  public init(rounds: Int, leastNanoseconds: Double) {
    self.rounds = rounds
    self.leastNanoseconds = leastNanoseconds
  }

  /// What figures to rely on need.
  public static let full = Pace(rounds: 15, leastNanoseconds: 5_000_000)
  /// What shows that everything runs.
  public static let smoke = Pace(rounds: 2, leastNanoseconds: 0)
}
