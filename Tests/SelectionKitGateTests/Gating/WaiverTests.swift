import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("A waiver")
struct WaiverTests {
  /// A waiver of the missing name of a button; the digest is that of the button with an identifier and nothing else.
  private static func waiver(
    of rule: String = "control-has-name", for element: String = "#go", on screen: String = "Cart",
    digests: [String] = ["14dd863feb3f8c62"], _ more: String = ""
  ) -> String {
    let list = digests.map { "\"\($0)\"" }.joined(separator: ", ")
    return #"""
      {"rule": "\#(rule)", "screen": "\#(screen)", "element": "\#(element)", "reason": "It follows.", "owner": "Kim",
       "expires": "2026-12-31", "digests": [\#(list)]\#(more)}
      """#
  }

  private static func report(
    on files: [(name: String, text: String)] = [("Cart.json", descriptors(unnamed("go")))], _ waivers: String...,
    more: String = ""
  ) throws -> GateReport {
    try gateReport(
      on: files, #""waivers": [\#(waivers.joined(separator: ","))]\#(more)"#, rules: rules("control-has-name"))
  }

  @Test("What somebody answers for does not count, and stays in the reports with who, why and until when")
  func waived() throws {
    let report = try Self.report(Self.waiver())
    #expect(report.lines == ["error control-has-name Cart: #go (waived)"])
    #expect(report.outcome == .passed)
    let text = TextReporter().output(for: report)
    #expect(text.contains("by Kim until 2026-12-31: It follows."))
    #expect(text.hasSuffix("Not counted: 1 finding known or waived.\n"))
    let json = try JSONReporter().output(for: report)
    for part in [
      #""standing" : "waived""#, #""owner" : "Kim""#, #""expires" : "2026-12-31""#, #""reason" : "It follows.""#,
      #""digest" : "14dd863feb3f8c62""#,
    ] { #expect(json.contains(part)) }
  }

  @Test("When the element changes, it lapses: the finding counts again, and so does that nobody has looked")
  func lapses() throws {
    let changed = descriptors(unnamed("go", #""hint": "h""#))
    let report = try Self.report(on: [("Cart.json", changed)], Self.waiver())
    #expect(
      report.lines == [
        "error control-has-name Cart: #go",
        "warning waiver-is-current Cart: waiver of control-has-name for #go",
      ])
    #expect(report.outcome == .failed)
    #expect(report.findings.last?.location == FileLocation(file: "gate.json"))
    let renewed = try Self.report(on: [("Cart.json", changed)], Self.waiver(digests: ["25933fcf48218ad5"]))
    #expect(renewed.outcome == .passed)
  }

  @Test("Every one of several devices has to be as it was looked at")
  func devices() throws {
    let files = [
      ("Cart-iPad.json", descriptors(unnamed("go"))), ("Cart-iPhone.json", descriptors(unnamed("go", #""hint": "h""#))),
    ]
    #expect(try Self.report(on: files, Self.waiver()).outcome == .failed)
    #expect(
      try Self.report(on: files, Self.waiver(digests: ["14dd863feb3f8c62", "25933fcf48218ad5"])).lines == [
        "error control-has-name Cart: #go (waived)"
      ])
  }

  @Test("One that nothing needs is told, each by itself")
  func unneeded() throws {
    let named = [("Cart.json", descriptors(#"{"role": "button", "label": "Go"}"#))]
    let report = try gateReport(
      on: named,
      #""waivers": [\#(Self.waiver()), \#(Self.waiver(of: "error-has-text")), \#(Self.waiver(for: "#stop"))]"#)
    #expect(
      report.lines == [
        "warning waiver-is-needed Cart: waiver of control-has-name for #go",
        "warning waiver-is-needed Cart: waiver of error-has-text for #go",
        "warning waiver-is-needed Cart: waiver of control-has-name for #stop",
      ])
    #expect(report.outcome == .passed)
    let text = TextReporter().output(for: report)
    for rule in ["control-has-name", "error-has-text"] { #expect(text.contains("waiver of \(rule) for Cart: #go\n")) }
  }

  @Test("Of a screen that was not looked at, by a rule that was not tried, or without an activation, nothing is told")
  func notLookedAt() throws {
    let waivers = [
      Self.waiver(on: "Login"), Self.waiver(of: "error-has-text"), Self.waiver(of: "checkbox-activation-flips-it"),
    ]
    let named = [("Cart.json", descriptors(#"{"role": "button", "label": "Go"}"#))]
    #expect(try Self.report(on: named, waivers.joined(separator: ",")).lines.isEmpty)
    let steps = try gateReport(
      on: named, #""waivers": [\#(Self.waiver(of: "checkbox-activation-flips-it"))]"#)
    #expect(steps.lines.isEmpty)
  }

  // MARK: Questions

  private static let open = [("Cart.json", descriptors(unnamed("go", #""unobserved": ["label"]"#)))]
  private static let review = #", "review": {"by": "Sam", "on": "2026-06-01"}"#

  @Test("A look settles a question")
  func settles() throws {
    let strict = #", "strict": true"#
    #expect(try Self.report(on: Self.open, more: strict).outcome == .undecided)
    let report = try Self.report(
      on: Self.open, Self.waiver(digests: ["0f517f3ff1e589b5"], Self.review), more: strict)
    #expect(report.outcome == .passed)
    #expect(report.lines.isEmpty)
    #expect(report.openQuestions.isEmpty)
    #expect(
      TextReporter().output(for: report).contains(
        "control-has-name for Cart: #go: by Kim until 2026-12-31; Sam looked on 2026-06-01: It follows."))
    #expect(try JSONReporter().output(for: report).contains(#""reviewer" : "Sam""#))
  }

  @Test("Without a look it settles none, and after a change it does so no more")
  func settlesNothing() throws {
    let unseen = try Self.report(on: Self.open, Self.waiver(digests: ["0f517f3ff1e589b5"]))
    #expect(unseen.openQuestions.count == 1)
    #expect(unseen.lines == ["warning waiver-is-needed Cart: waiver of control-has-name for #go"])
    #expect(unseen.findings.first?.failure.found == "a question, which takes somebody to look")
    let changed = try Self.report(on: Self.open, Self.waiver(Self.review))
    #expect(changed.openQuestions.count == 1)
    #expect(changed.lines == ["warning waiver-is-current Cart: waiver of control-has-name for #go"])
  }

  // MARK: Writing them

  @Test("Waivers are written down for a person to fill in, which is refused before somebody has")
  func template() throws {
    let report = try gateReport(
      on: [("Cart.json", descriptors(unnamed("go"))), ("Login.json", Self.open[0].1)],
      rules: rules("control-has-name"))
    let output = try WaiverReporter().output(for: report)
    #expect(
      output == """
        [
          {
            "digests" : [
              "14dd863feb3f8c62"
            ],
            "element" : "#go",
            "expires" : "",
            "owner" : "",
            "reason" : "",
            "rule" : "control-has-name",
            "screen" : "Cart"
          },
          {
            "digests" : [
              "0f517f3ff1e589b5"
            ],
            "element" : "#go",
            "expires" : "",
            "owner" : "",
            "reason" : "",
            "review" : {
              "by" : "",
              "on" : ""
            },
            "rule" : "control-has-name",
            "screen" : "Login"
          }
        ]

        """)
    #expect(throws: ImportError.self) { try configuration(#""waivers": \#(output)"#) }
  }
}
