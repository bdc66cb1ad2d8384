import Foundation
import Measuring

/// Measures what the package costs, as ratios inside one run, and holds them against their limits.
@main
struct Benchmarks {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      exit(options.isHelp ? printHelp() : try run(options))
    } catch let error as Options.Mistake {
      complain(error.description)
      exit(2)
    } catch {
      complain("\(error)")
      exit(70)
    }
  }

  private static func printHelp() -> Int32 {
    print(Options.help)
    return 0
  }

  private static func run(_ options: Options) throws -> Int32 {
    let scale = options.isSmoke ? Scale.smoke : Scale.full
    let workshop = try Workshop()
    defer { workshop.close() }
    show(Heading.text(for: scale) + "\n" + Table.rowHead)
    var rows: [Row] = []
    for target in Target.all where options.selects(target.number) {
      let measured = try target.measure(scale, workshop)
      for row in measured { show(Table.line(row, isJudged: !options.isSmoke)) }
      rows += measured
    }
    if options.selects(Sizes.shownWith) { show("\n" + (try Sizes.text(scale))) }
    let verdict = Verdict(rows)
    show("\n" + (options.isSmoke ? "Everything ran; nothing was measured well enough to judge." : verdict.description))
    return options.isCheck && !verdict.isGood ? 1 : 0
  }

  /// Prints at once: a pipe would otherwise get everything at the end.
  private static func show(_ text: String) {
    print(text)
    fflush(nil)
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
  }
}
