import Foundation
import SelectionKitGate

/// The command `selection-audit`: arguments, files, exit code; what it does is done by the libraries.
@main
struct SelectionAudit {
  static let name = "selection-audit"
  static let version = "0.1.0"

  static func main() async {
    // A reader that has seen enough, such as `head`, is then an error of writing rather than a signal.
    signal(SIGPIPE, SIG_IGN)
    Allocator.returnLargeListsAtOnce()
    exit(await outcome(of: Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func outcome(of words: [String]) async -> GateOutcome {
    do {
      return try await run(words)
    } catch let error as CommandError {
      Console.complain(error.description)
      return .unusable
    } catch is Console.Closed {
      return .unusable
    } catch {
      Console.complain("a fault of \(name) itself: \(error)")
      return .broken
    }
  }

  private static func run(_ words: [String]) async throws -> GateOutcome {
    guard let first = words.first else {
      throw CommandError("no command; \(name) --help lists them")
    }
    switch first {
    case "--help", "-h":
      try Console.write(Command.overview)
      return .passed
    case "--version":
      try Console.write("\(name) \(version)\n")
      return .passed
    default:
      let command = try Command.named(first)
      let rest = words.dropFirst()
      if command.asksForHelp(rest) {
        try Console.write(command.help)
        return .passed
      }
      return try await command.run(Arguments(rest, of: command))
    }
  }
}
