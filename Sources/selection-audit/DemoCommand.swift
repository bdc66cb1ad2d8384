import SelectionKit
import SelectionKitGate
import SelectionKitRules

extension Command {
  private static let emit = Option("--emit", "Write the sample's descriptors as JSON, for check to read.")

  static let demo = Command(
    name: "demo", summary: "Audits a sample of every kind of control, and speaks it.", operands: "", discussion: "",
    options: [emit]
  ) { arguments in
    try refuseOperands(arguments)
    let sample = DemoSample.document
    if arguments.has(emit) {
      try Console.write(sample.prettyJSON())
      return .passed
    }
    let report = Audit.standard.report(on: sample)
    let spoken = ScreenReader.voiceOver.transcript(of: sample, in: .english)
    let style = Console.style
    try Console.write(
      """
      \(style.heading("What a screen reader is given, and what it says"))

      \(sample.listing(in: style, speaking: spoken))

      \(style.heading("What the audit says"))

      \(report.text(in: style))

      """)
    // The sample follows the specs, so that a finding is a fault of this package.
    return report.passes(failingOn: .note) ? .passed : .broken
  }

  private static func refuseOperands(_ arguments: Arguments) throws {
    if let operand = arguments.operands.first { throw CommandError("demo takes no file: \(operand)") }
  }
}
