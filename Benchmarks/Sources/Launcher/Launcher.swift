import CSystem

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs a program once and tells how long it ran and how much memory it had at its peak.
///
/// Usage: `Launcher CORES OUTPUT PROGRAM [ARGUMENT...]`, where CORES is how many cores it may use, or 0 for all, and
/// OUTPUT is the file for its standard output. It prints nanoseconds, bytes and the exit code of the program; for what
/// goes wrong, it prints why, and ends with an exit code of its own.
///
/// It is a program of its own, and a small one, because the system counts towards the peak of a program what the one
/// that started it had in memory.
@main
struct Launcher {
  static func main() {
    do throws(Failure) {
      try launch(Array(CommandLine.arguments.dropFirst()))
    } catch {
      print(error.message)
      exit(error.code.rawValue)
    }
  }

  private static func launch(_ words: [String]) throws(Failure) {
    guard words.count >= 3, let cores = Int32(words[0]), cores >= 0 else {
      throw Failure("Usage: Launcher CORES OUTPUT PROGRAM [ARGUMENT...]", code: .usage)
    }
    if cores > 0, !restrict_to_cores(cores) {
      throw Failure("a program can't be restricted to \(cores) cores here", code: .unsupported)
    }
    let run = try Run(Array(words.dropFirst(2)), output: words[1])
    print(run.nanoseconds, run.peakBytes, run.exitCode)
  }
}
