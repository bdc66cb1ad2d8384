/// What an attempt to submit a group came to.
public enum SubmissionOutcome: Hashable, Sendable {
  /// The group may be submitted as it is.
  case accepted
  /// The group may not be submitted, and says why from now on.
  case refused(Refusal)

  /// Why a group may not be submitted.
  public enum Refusal: Hashable, Sendable {
    /// Fewer options are chosen than have to be.
    case tooFew(chosen: Int, minimum: Int)
    /// More options are chosen than may be: the program's doing, since activation holds the maximum.
    case tooMany(chosen: Int, maximum: Int)
    /// The app has set an error, and the choice has not changed since.
    case invalid(ErrorMessage)
  }

  /// Whether the group may be submitted.
  public var isAccepted: Bool { self == .accepted }

  init(_ refusal: Refusal?) {
    self = refusal.map { .refused($0) } ?? .accepted
  }
}

extension SubmissionOutcome.Refusal {
  /// Judges how many options are chosen, unless the app has set an error, which goes before.
  ///
  /// A group that takes no input can't be mended by a person, so nothing is held against it.
  init?(chosen: Int, minimum: Int, maximum: Int?, status: ControlStatus) {
    if status.isFixed { return nil }
    if let error = status.error {
      self = .invalid(error)
    } else if chosen < minimum {
      self = .tooFew(chosen: chosen, minimum: minimum)
    } else if let maximum, chosen > maximum {
      self = .tooMany(chosen: chosen, maximum: maximum)
    } else {
      return nil
    }
  }
}
