/// How a run ends; the raw value is the exit code of the command.
public enum GateOutcome: Int32, Hashable, Sendable, CaseIterable {
  /// Nothing was found that weighs enough.
  case passed = 0
  /// Something was found that weighs enough.
  case failed = 1
  /// The run can't be relied on: a wrong call, a file that can't be read or written, or nothing recognised.
  case unusable = 2
  /// Nothing was found, but something is open that could have been told.
  case undecided = 3
  /// A fault of the tool itself.
  case broken = 70
}

extension GateOutcome: Comparable {
  /// Whether one outcome gives way to another: passed to undecided, to failed, to unusable, to broken.
  public static func < (a: GateOutcome, b: GateOutcome) -> Bool {
    a.weight < b.weight
  }

  private var weight: Int {
    switch self {
    case .passed: 0
    case .undecided: 1
    case .failed: 2
    case .unusable: 3
    case .broken: 4
    }
  }
}
