import SelectionKit
import SelectionKitGate
import SelectionKitRules

/// Reports for tests of outputs.
enum SampleReports {
  /// Something of everything that a report can hold.
  static let everything = report(
    CheckRun(
      files: [
        CheckedFiles.wrong, CheckedFiles.doubtful, CheckedFiles.good, CheckedFiles.open, CheckedFiles.untellable,
      ],
      unread: [CheckedFiles.unread])
  ) { gate in
    gate.rulesOff = [RuleSwitchedOff("has-help", because: "There is no help yet.")]
    gate.baseline = Baseline([
      Baseline.Entry("is-no-image", of: FindingSubject(screen: "doubtful", element: "checkbox \"A\"")),
      Baseline.Entry("is-no-image", of: FindingSubject(screen: "good", element: "checkbox \"Gone\"")),
    ])
    gate.waivers = [
      waiver(of: "has-toggle-trait", for: CheckedFiles.wrong, "checkbox \"Accept\nTerms\""),
      waiver(of: "has-no-hint", for: CheckedFiles.untellable, "checkbox \"Accept Terms\"", by: "Sam"),
    ].compactMap(\.self)
  }

  /// A report on some files.
  static func report(_ run: CheckRun, _ change: (inout Gate) -> Void = { _ in }) -> GateReport {
    var gate = Gate()
    change(&gate)
    return gate.report(on: run, by: CheckedFiles.rules)
  }

  /// A report on a control that has a fault, told to come from a line of a file.
  static func report(from file: String, line: Int?, named name: String = "wrong.json") -> GateReport {
    var document = DescriptorDocument(.observed, [AccessibilityDescriptor(.checkbox, label: "Gray")])
    document.source = DescriptorDocument.Source(file: file, line: line)
    let checked = CheckedFile(
      name: name, format: name == "page.xml" ? .wdaXML : .selectionkit, document: document,
      report: Audit(rules: CheckedFiles.rules).report(on: document))
    return report(CheckRun(files: [checked]))
  }

  /// A report on many faults: errors, and behind each a warning if asked for.
  static func report(errors: Int, warnings: Int = 0) -> GateReport {
    let boxes = (1...errors).map { AccessibilityDescriptor(.checkbox, label: "Error \($0)") }
    let images = (1...max(warnings, 1)).prefix(warnings).map {
      AccessibilityDescriptor(.checkbox, label: "Warning \($0)", traits: [.toggle, .image])
    }
    let document = DescriptorDocument(.observed, images + boxes)
    let file = CheckedFile(
      name: "many.json", format: .selectionkit, document: document,
      report: Audit(rules: CheckedFiles.rules).report(on: document))
    return report(CheckRun(files: [file]))
  }

  private static func waiver(
    of rule: Rule.ID, for file: CheckedFile, _ element: String, by reviewer: String? = nil
  ) -> Waiver? {
    guard let day = CalendarDate("2026-11-30") else { return nil }
    var waiver = Waiver(
      of: rule, for: FindingSubject(screen: file.screen, element: element),
      digests: Set([file.digest(at: [0])].compactMap(\.self)), reason: "It is redrawn soon.", owner: "Kim", expiry: day)
    waiver.review = reviewer.map { Waiver.Review(by: $0, on: day) }
    return waiver
  }
}
