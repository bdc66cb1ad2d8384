import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("A configuration")
struct ConfigurationTests {
  private static func read(_ text: String, on today: String = "2026-06-15") throws -> Configuration {
    try Configuration(reading: Data(text.utf8), fileName: "gate.json", today: try day(today))
  }

  private static func fault(of text: String) throws -> String {
    try #require(throws: ImportError.self) { try read(text) }.description
  }

  // MARK: What it says

  @Test("Everything in the sample is read")
  func sample() throws {
    let sample = try Self.read(SampleConfiguration.text)
    #expect(sample.fileName == "gate.json")
    #expect(sample.language == "en")
    #expect(sample.minimumOS == "17.0")
    #expect(sample.failOn == .warning)
    #expect(sample.isStrict == true)
    #expect(sample.allowsEmpty == false)
    #expect(sample.stringCatalogs == ["Resources/Localizable.xcstrings"])
    #expect(sample.rules.map(\.rule) == ["target-is-at-least-44", "focus-indicator-is-visible"])
    #expect(sample.rules.map(\.severity) == [.note, nil])
    #expect(
      sample.rules.map(\.reason) == [
        "The design system is moving to larger rows.", "The app runs on telephones only.",
      ])
    let screen = try #require(sample.screens.first)
    #expect(screen.file == TextPattern("Profile*"))
    #expect(screen.name == "Profile")
    #expect(screen.language == "de")
    #expect(screen.minimumOS == "16.0")
    #expect(screen.source == FileLocation(file: "UITests/ProfileTests.swift", line: 12))
  }

  @Test("Every pattern in the sample is read")
  func patterns() throws {
    let sample = try Self.read(SampleConfiguration.text)
    let control = try #require(sample.controls.first)
    #expect(control.pattern.description == "the identifier color.* and the label * and the role button")
    #expect(control.ancestor?.description == "the identifier colors and the label * and the role other")
    #expect(control.file == TextPattern("Profile*"))
    #expect(control.role == .radioOption)
    let source = try #require(sample.sources.first)
    #expect(source.pattern.description == "the identifier terms")
    #expect(source.screen == TextPattern("Profile"))
    #expect(source.location == FileLocation(file: "Sources/TermsRow.swift", line: 40))
    let expectation = try #require(sample.expectations.first)
    #expect(expectation.description == "control with the role radioOption on Profile")
    #expect(expectation.count == 3)
  }

  @Test("Every fact in the sample is read")
  func facts() throws {
    let facts = try Self.read(SampleConfiguration.text).facts
    let (terms, bold) = (try #require(facts.first), try #require(facts.last))
    #expect(terms.pattern.description == "the identifier terms and the role checkbox")
    #expect(terms.ancestor?.description == "the identifier form")
    #expect(terms.screen == TextPattern("Profile"))
    #expect(terms.rendering.underlyingControl == .toggle)
    #expect(terms.rendering.visibleLabel == "I accept the terms")
    #expect(terms.rendering.extraTexts == ["They are short."])
    #expect(terms.rendering.isIconOnly == false)
    #expect(terms.rendering.glyphs == .init(off: "square", on: "checkmark.square.fill"))
    #expect(terms.rendering.glyphSizing == .withText)
    #expect(terms.rendering.textSizing == .withText)
    #expect(terms.rendering.hitArea == .init(from: .init(300, 48), to: .init(320, 48), isFrame: false))
    #expect(terms.rendering.isInlineInText == false)
    #expect(terms.rendering.focusIndicator == .system)
    #expect(terms.rendering.visibleStateText == "")
    #expect([terms.isRequired, terms.isSubmitted, terms.isReadOnly, terms.isExposed] == [true, false, false, true])
    #expect(terms.effect == .submitted)
    #expect(bold.naming == .stable)
    #expect([bold.isFormatting, bold.isAmongPeers, bold.contextImpliesOff] == [true, true, false])
    #expect([bold.isRequired, bold.isSubmitted, bold.isReadOnly, bold.isExposed] == [nil, nil, nil, nil])
    #expect(bold.effect == nil)
  }

  @Test("Every part of a waiver in the sample is read")
  func waiver() throws {
    let waiver = try #require(try Self.read(SampleConfiguration.text).waivers.first)
    #expect(waiver.rule == "control-has-name")
    #expect(waiver.subject == FindingSubject(screen: "Profile", element: "#color.gray"))
    #expect(waiver.reason == "The name follows with the next translation.")
    #expect(waiver.owner == "Profile team")
    #expect(waiver.expiry == CalendarDate(year: 2026, month: 12, day: 31))
    #expect(waiver.digests == ["00000000000000ff", "cbf29ce484222325"])
    #expect(waiver.review == Waiver.Review(by: "Kim", on: try day("2026-06-01")))
  }

  @Test("Nothing but the format has to be there, and what is missing is left to the gate")
  func nothing() throws {
    #expect(try configuration() == Configuration(fileName: "gate.json"))
    let gate = Gate(try configuration())
    #expect(gate.failOn == .error)
    #expect(!gate.isStrict)
    #expect(!gate.allowsEmpty)
  }

  @Test("The gate takes over what is settled")
  func gate() throws {
    let gate = Gate(try Self.read(SampleConfiguration.text))
    #expect(gate.failOn == .warning)
    #expect(gate.isStrict)
    #expect(gate.severities == ["target-is-at-least-44": .note])
    #expect(
      gate.rulesOff == [RuleSwitchedOff("focus-indicator-is-visible", because: "The app runs on telephones only.")])
    #expect(gate.configurationFile == "gate.json")
    #expect(gate.expectations.count == 1)
    #expect(gate.waivers.count == 1)
    #expect(gate.sources.count == 1)
  }

  @Test("A last day is still a good one")
  func lastDay() throws {
    #expect(try Self.read(SampleConfiguration.text, on: "2026-12-31").waivers.count == 1)
    #expect(throws: ImportError.self) { try Self.read(SampleConfiguration.text, on: "2027-01-01") }
  }

  // MARK: What is refused

  @Test(
    "What is wrong is told with its place",
    arguments: [
      (#""rles": []"#, #"/rles: unknown key "rles"; did you mean "rules"?"#),
      (#""rules": {}"#, "/rules: expected a list of objects"),
      (#""rules": [7]"#, "/rules/0: expected an object"),
      (#""language": 7"#, "/language: expected text"),
      (#""language": null"#, "/language: expected text, found null"),
      (#""language": " ""#, "/language: expected a text with something in it"),
      (#""strict": "yes""#, "/strict: expected true or false"),
      (#""stringCatalogs": [1]"#, "/stringCatalogs/0: expected text"),
      (#""failOn": "warnin""#, #"/failOn: unknown name "warnin" in "failOn"; did you mean "warning"?"#),
      (
        #""failOn": "off""#,
        #"/failOn: unknown name "off" in "failOn"; known are note, warning, error"#
      ),
      (
        #""rules": [{"rule": "control-has-nam", "severity": "off", "reason": "r"}]"#,
        #"/rules/0/rule: unknown rule "control-has-nam"; did you mean "control-has-name"?"#
      ),
      (
        #""rules": [{"rule": "waived", "severity": "off", "reason": "r"}]"#,
        #"/rules/0/rule: unknown rule "waived"; selection-audit rules lists them"#
      ),
      (
        #""rules": [{"rule": "control-has-name", "severity": "of", "reason": "r"}]"#,
        #"/rules/0/severity: unknown name "of" in "severity"; did you mean "off"?"#
      ),
      (
        #""rules": [{"rule": "control-has-name", "severity": "off", "reason": "\t"}]"#,
        "/rules/0/reason: expected a text with something in it"
      ),
      (
        #""rules": [{"rule": "control-has-name", "severity": "off"}]"#,
        #"/rules/0: the key "reason" is missing"#
      ),
      (
        #"""
        "rules": [{"rule": "control-has-name", "severity": "off", "reason": "r"},
                  {"rule": "control-has-name", "severity": "error", "reason": "r"}]
        """#, "/rules/1: this is about the same as entry 0 of the list"
      ),
      (#""screens": [{"name": "A"}]"#, #"/screens/0: the key "file" is missing"#),
      (
        #""screens": [{"file": "*", "source": {"file": "a", "line": 0}}]"#,
        "/screens/0/source/line: expected a whole number from 1"
      ),
      (
        #""controls": [{"role": "checkbox"}]"#,
        "/controls/0/identifier: one of identifier, label and type has to be there"
      ),
      (#""controls": [{"label": "A"}]"#, #"/controls/0: the key "role" is missing"#),
      (
        #""controls": [{"label": "A", "role": "chekbox"}]"#,
        #"/controls/0/role: unknown name "chekbox" in "role"; did you mean "checkbox"?"#
      ),
      (
        #""controls": [{"label": "A", "role": "checkbox", "ancestor": {}}]"#,
        "/controls/0/ancestor/identifier: one of identifier, label and role has to be there"
      ),
      (#""facts": [{"isRequired": true}]"#, #"/facts/0: the key "element" is missing"#),
      (
        #""facts": [{"element": {"label": "A"}, "rendering": {"hitarea": {}}}]"#,
        #"/facts/0/rendering/hitarea: unknown key "hitarea"; did you mean "hitArea"?"#
      ),
      (
        #""facts": [{"element": {"label": "A"}, "expires": "2026-06-14"}]"#,
        "/facts/0/expires: 2026-06-14 is past: look again, then give it a later day or take it out"
      ),
      (
        #""facts": [{"element": {"label": "A"}, "expires": "tomorrow"}]"#,
        "/facts/0/expires: expected a day such as 2027-01-31"
      ),
      (#""sources": [{"file": "A.swift"}]"#, "/sources/0/element: one of element and screen has to be there"),
      (#""sources": [{"screen": "A"}]"#, #"/sources/0: the key "file" is missing"#),
      (
        #""expect": [{"element": {"role": "checkbox"}, "count": 0}]"#,
        "/expect/0/count: expected a whole number from 1"
      ),
      (
        #""expect": [{"element": {"role": "checkbox"}, "count": 1.5}]"#,
        "/expect/0/count: expected a whole number"
      ),
      (
        #""expect": [{"element": {"role": "checkbox"}}, {"element": {"role": "checkbox"}, "count": 2}]"#,
        "/expect/1: this is about the same as entry 0 of the list"
      ),
    ])
  func refused(members: String, message: String) throws {
    #expect(try Self.fault(of: textOfConfiguration(members)) == "gate.json: \(message)")
  }

  @Test(
    "What is wrong with a waiver is told with its place",
    arguments: [
      (
        #""rule": "control-has-name""#, #""rule": "control-has-nam""#,
        #"/rule: unknown rule "control-has-nam"; did you mean "control-has-name"?"#
      ),
      (#""reason": "r""#, #""reason": "  ""#, "/reason: expected a text with something in it"),
      (#""owner": "o""#, #""owner": """#, "/owner: expected a text with something in it"),
      (#""screen": "s""#, #""screen": """#, "/screen: expected a text with something in it"),
      (
        "2026-06-15", "2026-06-14",
        "/expires: 2026-06-14 is past: look again, then give it a later day or take it out"
      ),
      ("2026-06-15", "2027-02-29", "/expires: expected a day such as 2027-01-31"),
      ("2026-06-15", "15.6.2026", "/expires: expected a day such as 2027-01-31"),
      (
        #"["0123456789abcdef"]"#, "[]",
        "/digests: expected the digests that a report tells, of 16 digits from 0 to f each"
      ),
      (
        "0123456789abcdef", "0123456789ABCDEF",
        "/digests: expected the digests that a report tells, of 16 digits from 0 to f each"
      ),
      (
        "0123456789abcdef", "+123456789abcdef",
        "/digests: expected the digests that a report tells, of 16 digits from 0 to f each"
      ),
      (
        "0123456789abcdef", "abcdef",
        "/digests: expected the digests that a report tells, of 16 digits from 0 to f each"
      ),
      (#"{"by": "b", "on": "2026-06-01"}"#, #"{"by": "b"}"#, #"/review: the key "on" is missing"#),
    ])
  func refusedWaiver(part: String, wrong: String, message: String) throws {
    let waiver = #"""
      {"rule": "control-has-name", "screen": "s", "element": "e", "reason": "r", "owner": "o",
       "expires": "2026-06-15", "digests": ["0123456789abcdef"], "review": {"by": "b", "on": "2026-06-01"}}
      """#
    #expect(try configuration(#""waivers": [\#(waiver)]"#).waivers.count == 1)
    let text = textOfConfiguration(#""waivers": [\#(waiver.replacing(part, with: wrong))]"#)
    #expect(try Self.fault(of: text) == "gate.json: /waivers/0\(message)")
    let twice = textOfConfiguration(#""waivers": [\#(waiver), \#(waiver)]"#)
    #expect(try Self.fault(of: twice) == "gate.json: /waivers/1: this is about the same as entry 0 of the list")
  }

  @Test(
    "Another format or version is told before anything else",
    arguments: [
      (#"{"version": 1, "nonsense": 1}"#, #"gate.json: the key "format" is missing"#),
      (
        #"{"format": "selectionkit", "version": 1, "roots": []}"#,
        #"gate.json: /format: expected "selection-audit-configuration""#
      ),
      (
        #"{"format": "selection-audit-configuration", "version": 2, "nonsense": 1}"#,
        "gate.json: /version: version 2 is not read, only version 1"
      ),
      ("[]", "gate.json: expected an object"),
    ])
  func format(text: String, message: String) throws {
    #expect(try Self.fault(of: text) == message)
  }
}
