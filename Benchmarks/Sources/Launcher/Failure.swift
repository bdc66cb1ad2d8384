/// Why a program was not measured.
struct Failure: Error {
  /// How the launcher ends.
  enum Code: Int32 {
    case failed = 1
    case usage = 2
    /// The system can't do what was asked, which is no fault.
    case unsupported = 3
  }

  let message: String
  let code: Code

  init(_ message: String, code: Code = .failed) {
    self.message = message
    self.code = code
  }
}
