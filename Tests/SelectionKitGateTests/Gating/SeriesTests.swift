import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("One screen on several devices and in several languages")
struct SeriesTests {
  private static let devices = ["iPhone-16", "iPhone-SE", "iPad-Air", "iPad-mini"]
  private static let languages: [(tag: String, color: String, names: [String])] = [
    ("de", "Farbe", ["Grau", "Rot"]), ("en", "Color", ["Gray", "Red"]),
    ("fr", "Couleur", ["Gris", "Rouge"]),
  ]
  private static let buttonTrait = rules("radio-option-lacks-button-trait")

  /// A group of two options, of which some carry the button trait.
  private static func group(_ color: String, _ names: [String], wrong: Set<Int>) -> String {
    let options = names.enumerated().map { position, name in
      #"{"role": "radioOption", "label": "\#(name)", "traits": [\#(wrong.contains(position) ? #""button""# : "")]}"#
    }
    return #"""
      {"role": "radioGroup", "label": "\#(color)", "container": "contain", "children": [\#(options.joined(separator: ","))]}
      """#
  }

  private static func series(
    wrong: (_ device: String, _ language: String) -> Set<Int>
  ) -> [(name: String, text: String)] {
    devices.flatMap { device in
      languages.map { language in
        (
          "Profile-\(device)-\(language.tag).json",
          descriptors(group(language.color, language.names, wrong: wrong(device, language.tag)))
        )
      }
    }
  }

  @Test("The same in all of them is one finding")
  func everywhere() throws {
    let report = try gateReport(on: Self.series { _, _ in [0] }, rules: Self.buttonTrait)
    #expect(report.lines == [#"error radio-option-lacks-button-trait Profile: radioOption "Grau""#])
    let sightings = try #require(report.findings.first?.sightings)
    #expect(sightings.description == "seen in 12 of 12")
    #expect(Set(sightings.places.map(\.file)).count == 12)
    #expect(sightings.places.allSatisfy { $0.path == [0, 0] })
    #expect(TextReporter().output(for: report).contains("seen in 12 of 12"))
    #expect(try JSONReporter().output(for: report).contains(#""count" : 12"#))
  }

  @Test("What is in some of them says so")
  func somewhere() throws {
    let report = try gateReport(
      on: Self.series { device, _ in device == "iPad-mini" ? [0, 1] : [1] }, rules: Self.buttonTrait)
    #expect(
      report.findings.map { "\($0.subject.element) \($0.sightings?.description ?? "")" } == [
        #"radioOption "Rot" seen in 12 of 12"#, #"radioOption "Grau" seen in 3 of 12"#,
      ])
  }

  @Test("In another order of files, and with one of them given twice, nothing changes")
  func order() throws {
    let files = Self.series { _, language in language == "fr" ? [0] : [1] }
    let outputs = try [files, files.reversed(), Array(files[5...] + files[..<5])].map { files in
      let report = try gateReport(on: files, rules: Self.buttonTrait)
      return [TextReporter().output(for: report), try JSONReporter().output(for: report), try report.baseline.json()]
    }
    #expect(Set(outputs).count == 1)
    let twice = try gateReport(on: files + [files[0]], rules: Self.buttonTrait)
    #expect(twice.findings.compactMap(\.sightings).map(\.description) == ["seen in 8 of 12", "seen in 4 of 12"])
  }

  @Test("Elements of another make are not taken for the same, though they stand in the same place")
  func otherScreen() throws {
    let files = [
      ("Cart-iPad.json", descriptors(#"{"role": "button", "label": ""}, {"role": "staticText", "label": "A"}"#)),
      ("Cart-iPhone.json", descriptors(#"{"role": "switch", "label": ""}, {"role": "staticText", "label": "A"}"#)),
    ]
    #expect(
      try gateReport(on: files).findings.map { "\($0.subject.element) \($0.sightings?.description ?? "")" } == [
        "button without a name seen in 1 of 2", "switch without a name seen in 1 of 2",
      ])
  }

  @Test("Several alike on one screen are told apart, and stay several on two devices")
  func alike() throws {
    let screen = descriptors(#"{"role": "button"}, {"role": "button"}"#)
    #expect(
      try gateReport(on: [("Cart-iPad.json", screen), ("Cart-iPhone.json", screen)]).lines == [
        "error control-has-name Cart: button without a name", "error control-has-name Cart: button without a name (2)",
      ])
  }

  // MARK: What differs

  /// A checkbox of 20 by 20 points, measured by its frame or by what reacts.
  private static func small(isFrame: Bool) -> String {
    descriptors(
      #"""
      {"role": "checkbox", "label": "A", "rendering":
        {"hitArea": {"width": 20, "height": 20, "isFrame": \#(isFrame)}, "isInlineInText": false}}
      """#)
  }

  @Test("A finding weighs what it weighs where it is worst, and is told as it is there")
  func gravest() throws {
    let files = [("Cart-iPad.json", Self.small(isFrame: true)), ("Cart-iPhone.json", Self.small(isFrame: false))]
    let report = try gateReport(on: files, rules: rules("target-is-at-least-24"))
    #expect(report.lines == [#"error target-is-at-least-24 Cart: checkbox "A""#])
    #expect(report.findings.first?.sightings?.places.map(\.file) == ["Cart-iPhone.json", "Cart-iPad.json"])
    #expect(report.findings.first?.location == FileLocation(file: "Cart-iPhone.json"))
    #expect(report.outcome == .failed)
  }

  @Test(
    "The configuration's severity counts, but what is measured by a frame weighs no more than a warning",
    arguments: [
      (false, "error", Rule.Severity.error), (false, "warning", .warning), (false, "note", .note),
      (true, "error", .warning), (true, "note", .note),
    ])
  func severity(isFrame: Bool, severity: String, weighs: Rule.Severity) throws {
    let report = try gateReport(
      on: [("Cart.json", Self.small(isFrame: isFrame))],
      #""rules": [{"rule": "target-is-at-least-24", "severity": "\#(severity)", "reason": "r"}]"#,
      rules: rules("target-is-at-least-24"))
    #expect(report.findings.map(\.severity) == [weighs])
  }

  @Test("A question asks for everything that is not known in one of the files")
  func questions() throws {
    let files = [
      ("Cart-iPad.json", descriptors(#"{"role": "button", "identifier": "a", "unobserved": ["label"]}"#)),
      (
        "Cart-iPhone.json",
        descriptors(#"{"role": "button", "identifier": "a", "unobserved": ["label", "isExposed"]}"#)
      ),
    ]
    let report = try gateReport(on: files, rules: rules("control-has-name"))
    #expect(report.questions.map(\.facts) == [[.label, .isExposed]])
    #expect(report.questions.map(\.sightings.description) == ["seen in 2 of 2"])
  }
}
