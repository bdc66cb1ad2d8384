/// What the program was asked to do.
struct Options {
  /// A wrong call.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var isHelp = false
  private(set) var isCheck = false
  private(set) var isSmoke = false
  private var only: Set<Int>?

  static var help: String {
    let targets = Target.all.map { "  \($0.number)  \($0.title)" }.joined(separator: "\n")
    return """
      Measures what SelectionKit costs, as ratios inside one run, and holds them against their limits.

      Usage: swift run -c release --package-path Benchmarks benchmarks [OPTIONS]

        --check       End with 1 if a limit does not hold, or if one can't be measured here.
        --only N,...  Measure these targets and no others.
        --smoke       Run everything once in small, to see that it runs; nothing is judged.
        --help        Show this.

      Targets:
      \(targets)

      Exit codes: 0 done; 1 a limit does not hold (with --check); 2 a wrong call; 70 a fault while measuring.
      """
  }

  init(_ words: some Sequence<String>) throws {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": isHelp = true
      case "--check": isCheck = true
      case "--smoke": isSmoke = true
      case "--only": try select(rest.popFirst())
      case _ where word.hasPrefix("--only="): try select(String(word.dropFirst("--only=".count)))
      default: throw Mistake(description: "\(word) is unknown; --help lists the options")
      }
    }
    if isCheck, isSmoke { throw Mistake(description: "--smoke judges nothing, so there is nothing to --check") }
    #if DEBUG
    if !isSmoke, !isHelp { throw Mistake(description: "a debug build tells nothing; run it with -c release") }
    #endif
  }

  private mutating func select(_ list: String?) throws {
    let known = Target.all.map(\.number)
    guard let list, !list.isEmpty else { throw Mistake(description: "--only needs numbers of targets, such as 1,5") }
    for item in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(item), known.contains(number) else {
        throw Mistake(description: "\"\(item)\" is no target; --help lists them")
      }
      only = (only ?? []).union([number])
    }
  }

  /// Whether a target is to be measured.
  func selects(_ number: Int) -> Bool {
    only?.contains(number) ?? true
  }
}
