#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One run of a program.
struct Run {
  let nanoseconds: Int64
  let peakBytes: Int
  let exitCode: Int32

  /// Runs a program to its end.
  init(_ words: [String], output: String) throws(Failure) {
    let clock = ContinuousClock()
    let start = clock.now
    let process = try Self.start(words, output: output)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) == -1 {
      if errno != EINTR { throw Failure("\(words[0]): it can't be waited for") }
    }
    let duration = start.duration(to: clock.now).components
    // The low seven bits are the signal that ended it, if one did.
    guard status & 0x7F == 0 else { throw Failure("\(words[0]): ended by signal \(status & 0x7F)") }
    nanoseconds = duration.seconds * 1_000_000_000 + duration.attoseconds / 1_000_000_000
    exitCode = (status >> 8) & 0xFF
    #if canImport(Darwin)
    peakBytes = Int(usage.ru_maxrss)
    #else
    peakBytes = Int(usage.ru_maxrss) * 1024
    #endif
  }

  private static func start(_ words: [String], output: String) throws(Failure) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    var arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    let error = posix_spawn(&process, words[0], &actions, nil, arguments, environ)
    if error != 0 { throw Failure("\(words[0]): \(String(cString: strerror(error)))") }
    return process
  }
}
