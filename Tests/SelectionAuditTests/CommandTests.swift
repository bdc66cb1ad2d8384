import Testing

/// The command is tested as others call it: by its arguments, its files, its output and its exit code.
///
/// One call at a time, lest a process inherit the pipe of another one and keep it open.
@Suite("The command", .serialized)
struct CommandTests {}
