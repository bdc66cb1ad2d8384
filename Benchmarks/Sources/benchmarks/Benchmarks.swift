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
    print(Heading.text(for: scale))
    var rows: [Row] = []
    for target in Target.all where options.selects(target.number) {
      complain("measuring \(target.number): \(target.title)")
      rows += try target.measure(scale, workshop)
    }
    print(Table(rows, isJudged: !options.isSmoke).text)
    if options.selects(Sizes.shownWith) {
      complain("measuring the sizes of groups")
      print("\n" + (try Sizes.text(scale)))
    }
    let verdict = Verdict(rows)
    print("\n" + (options.isSmoke ? "Everything ran; nothing was measured well enough to judge." : verdict.description))
    return options.isCheck && !verdict.isGood ? 1 : 0
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
  }
}
