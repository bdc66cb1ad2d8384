import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

/// A run with something of everything that a report can hold: several screens, devices and languages, and findings that
/// count, are known and are waived.
enum SampleRun {
  /// An element of a page source with its place on the screen.
  struct Placed {
    let type: String
    let attributes: String
    let frame: ScreenFrame?
    var inside: [Placed] = []

    init(_ type: String, _ attributes: String, x: Int, y: Int, _ width: Int, _ height: Int, _ inside: [Placed] = []) {
      self.type = type
      self.attributes = attributes + " x='\(x)' y='\(y)' width='\(width)' height='\(height)'"
      frame = ScreenFrame(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
      self.inside = inside
    }

    var xml: String {
      "<XCUIElementType\(type) \(attributes) enabled='true' visible='true'>\(inside.map(\.xml).joined())"
        + "</XCUIElementType\(type)>"
    }

    var frames: [ScreenFrame?] { [frame] + inside.flatMap(\.frames) }
  }

  /// The run as a gate with a baseline and waivers judges it.
  static func report() throws -> GateReport {
    let run = CheckRun(
      files: [
        try file("Order-iPhone-16.xml", order(width: 390, height: 844)),
        try file("Order-iPad-Air.xml", order(width: 820, height: 1180)),
        try file("Settings.xml", settings),
        try file("الإعدادات.xml", arabic, language: "ar"),
        CheckedFiles.file("Terms.json", AccessibilityDescriptor(.checkbox, label: "Accept Terms", traits: .toggle)),
      ], unread: [CheckRun.UnreadFile(name: "Broken.xml", reason: "Broken.xml:3:17: an element is not closed")])
    return try gate(for: run).report(on: run)
  }

  private static func gate(for run: CheckRun) throws -> Gate {
    var gate = Gate()
    gate.rulesOff = [RuleSwitchedOff("label-scales-with-text", because: "The design system's own tests look at it.")]
    let first = gate.report(on: run)
    gate.baseline = Baseline([
      Baseline.Entry("control-has-name", of: FindingSubject(screen: "Order", element: "button without a name")),
      Baseline.Entry("control-has-name", of: FindingSubject(screen: "Settings", element: "#gone")),
    ])
    let expiry = try #require(CalendarDate("2027-03-31"))
    let day = try #require(CalendarDate("2026-10-05"))
    let finding = try #require(first.findings.first { $0.rule == "target-is-at-least-24" })
    var waiver = Waiver(
      of: finding.rule, for: finding.subject, digests: digests(of: finding.sightings?.places ?? [], in: first),
      reason: "The row around it reacts, too.", owner: "Order team", expiry: expiry)
    let question = try #require(first.questions.first { $0.rule == "focus-indicator-is-visible" })
    var settled = Waiver(
      of: question.rule, for: question.subject, digests: digests(of: question.sightings.places, in: first),
      reason: "The ring of the system is seen.", owner: "Accessibility team", expiry: expiry)
    waiver.review = Waiver.Review(by: "Kim", on: day)
    settled.review = waiver.review
    gate.waivers = [
      waiver, settled,
      Waiver(
        of: "control-has-name", for: FindingSubject(screen: "Settings", element: "#old"), digests: ["0"],
        reason: "Gone soon.", owner: "Settings team", expiry: expiry),
    ]
    return gate
  }

  private static func digests(of places: [Sighting], in report: GateReport) -> Set<String> {
    Set(places.compactMap { report.digest(of: $0) })
  }

  /// A page source that was read and judged by the standard rules, with the frames of its elements.
  static func file(_ name: String, _ root: Placed, language: String? = nil) throws -> CheckedFile {
    let imported = try ImportedDocument(reading: Data("<AppiumAUT>\(root.xml)</AppiumAUT>".utf8), fileName: name)
    var document = imported.document
    document.language = language
    var file = CheckedFile(
      name: name, format: imported.format, document: document, notes: imported.notes,
      report: Audit.standard.report(on: document))
    file.frames = root.frames
    return file
  }

  private static func order(width: Int, height: Int) -> Placed {
    let wide = width - 32
    return Placed(
      "Application", "label='Order'", x: 0, y: 0, width, height,
      [
        Placed("StaticText", "label='Your order' traits='StaticText, Header'", x: 16, y: 64, wide - 40, 40),
        Placed("Button", "traits='Button' accessible='true'", x: width - 48, y: 68, 32, 32),
        Placed("StaticText", "label='Cup size' traits='StaticText, Header'", x: 16, y: 132, wide, 28),
        Placed(
          "Other", "label='Cup size'", x: 16, y: 164, wide, 156,
          [
            Placed(
              "Button", "label='Small' value='Radio button, unchecked' traits='Button' accessible='true'", x: 16,
              y: 164,
              wide, 48),
            Placed(
              "Button", "label='Medium' value='Radio button, checked' traits='Button, Selected' accessible='true'",
              x: 16, y: 216, wide, 48),
            Placed(
              "Other", "label='Large' value='Radio button, unchecked' traits='None' accessible='true'", x: 16, y: 268,
              wide, 20),
          ]),
        Placed("StaticText", "label='Extras' traits='StaticText, Header'", x: 16, y: 344, wide, 28),
        Placed(
          "Button", "label='Oat milk' value='Checked' traits='Button, ToggleButton' accessible='true'", x: 16, y: 376,
          wide, 48),
        Placed("Other", "label='Sugar' value='Unchecked' traits='Image' accessible='true'", x: 16, y: 428, wide, 48),
        Placed("Switch", "label='Gift wrap' value='1' traits='Button, ToggleButton'", x: 16, y: 500, wide, 48),
        Placed("Button", "label='Order' traits='Button' accessible='true'", x: 16, y: height - 100, wide, 52),
      ])
  }

  private static let settings = Placed(
    "Application", "label='Settings'", x: 0, y: 0, 844, 390,
    [
      Placed("StaticText", "label='Settings' traits='StaticText, Header'", x: 24, y: 24, 500, 36),
      Placed("Button", "label='Mute Button' value='On' traits='Button, ToggleButton'", x: 24, y: 80, 380, 48),
      Placed("Button", "label='Mute Button' value='Off' traits='Button, ToggleButton'", x: 430, y: 80, 380, 48),
    ])

  private static let arabic = Placed(
    "Application", "label='الإعدادات'", x: 0, y: 0, 390, 844,
    [
      Placed("StaticText", "label='حجم الكوب' traits='StaticText, Header'", x: 16, y: 80, 358, 32),
      Placed("Button", "label='صغير' value='Radio button, unchecked' traits='Button'", x: 16, y: 120, 358, 48),
    ])
}
