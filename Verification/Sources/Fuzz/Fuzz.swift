import Foundation

/// Reads broken files by the thousand: samples of every format, changed at random, each read, audited and written down.
///
/// Usage: `Fuzz [--cases N] [--seed S] [--first CASE]`, or `Fuzz --only CASE [--seed S]` to look at one of them again.
///
/// A case is made of the seed and its number alone. Cases are tried in batches, each in a process of its own, so that a
/// trap ends its batch and not the run, and a case that takes too long can be ended.
@main
struct Fuzz {
  static func main() throws {
    let options = try Options(CommandLine.arguments.dropFirst())
    let cases = CaseSource(seed: options.seed, samples: try Sample.all())
    if let batch = options.batch {
      try Batch(cases, batch).run()
    } else if let number = options.only {
      exit(show(number, of: cases) ? 0 : 1)
    } else {
      var run = Run(options)
      exit(try run.passes() ? 0 : 1)
    }
  }

  /// Shows a case and how it ends; returns whether all is well.
  private static func show(_ number: Int, of cases: CaseSource) -> Bool {
    let example = cases[number]
    FileHandle.standardOutput.write(example.data)
    let outcome = Trial(example).outcome
    print("\n\nCase \(number), \(example.data.count) bytes: \(outcome)")
    return !outcome.isFault
  }
}

/// What the command line asks for.
struct Options {
  var caseCount = 5000
  /// The case to begin with.
  var first = 0
  var seed: UInt64 = 1
  var only: Int?
  /// The cases of one batch and where to keep account of them: how a run calls itself.
  var batch: Batch.Order?

  init(_ words: some Sequence<String>) throws {
    var rest = Array(words)[...]
    while let name = rest.popFirst() {
      let value = rest.popFirst() ?? ""
      switch name {
      case "--cases": caseCount = try Self.number(value, of: name)
      case "--seed": seed = UInt64(try Self.number(value, of: name))
      case "--first": first = try Self.number(value, of: name)
      case "--only": only = try Self.number(value, of: name)
      case "--batch": batch = try JSONDecoder().decode(Batch.Order.self, from: Data(value.utf8))
      default: throw Misuse(description: "unknown option \(name); known are --cases, --seed, --first and --only")
      }
    }
  }

  private static func number(_ text: String, of name: String) throws -> Int {
    guard let number = Int(text), number >= 0 else { throw Misuse(description: "\(name) needs a whole number") }
    return number
  }

  struct Misuse: Error, CustomStringConvertible {
    let description: String
  }
}
