import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("A gate")
struct GateTests {
  private static let tolerant = Gate()
  private static let strict = gate { $0.isStrict = true }
  private static let onWarnings = gate { $0.failOn = .warning }
  private static let allowsEmpty = gate { $0.allowsEmpty = true }

  private static func gate(_ change: (inout Gate) -> Void) -> Gate {
    var gate = Gate()
    change(&gate)
    return gate
  }

  @Test(
    "A run ends as its files are",
    arguments: [
      (tolerant, [CheckedFiles.good], GateOutcome.passed),
      (tolerant, [CheckedFiles.wrong], .failed),
      (tolerant, [CheckedFiles.good, CheckedFiles.wrong], .failed),
      (tolerant, [CheckedFiles.doubtful], .passed),
      (onWarnings, [CheckedFiles.doubtful], .failed),
      (tolerant, [CheckedFiles.empty], .unusable),
      (allowsEmpty, [CheckedFiles.empty], .passed),
      (tolerant, [CheckedFiles.empty, CheckedFiles.good], .passed),
      (tolerant, [CheckedFiles.open], .passed),
      (strict, [CheckedFiles.open], .undecided),
      (strict, [CheckedFiles.untellable], .passed),
      (strict, [CheckedFiles.good], .passed),
      (strict, [CheckedFiles.open, CheckedFiles.wrong], .failed),
      (tolerant, [], .unusable),
    ])
  func outcome(_ gate: Gate, files: [CheckedFile], outcome: GateOutcome) {
    #expect(gate.report(on: CheckRun(files: files)).outcome == outcome)
  }

  @Test("What could not be read is never passed", arguments: [tolerant, strict, onWarnings, allowsEmpty])
  func unread(_ gate: Gate) {
    for files in [[], [CheckedFiles.good], [CheckedFiles.wrong], [CheckedFiles.open]] {
      #expect(gate.report(on: CheckRun(files: files, unread: [CheckedFiles.unread])).outcome == .unusable)
    }
  }

  @Test("The graver outcome wins: 70, then 2, 1, 3 and 0")
  func precedence() {
    #expect(GateOutcome.allCases.sorted(by: >).map(\.rawValue) == [70, 2, 1, 3, 0])
  }
}
