import Testing

extension CommandTests {
  @Suite("A configuration in its file")
  struct Configurations {
    private static func configuration(_ members: String) -> String {
      #"{"format": "selection-audit-configuration", "version": 1, \#(members)}"#
    }

    private static func check(
      _ members: String, _ arguments: String..., more files: [String: String] = [:]
    ) throws -> SelectionAuditProcess.Result {
      let all = files.merging([
        "unnamed.json": Samples.unnamed, "open.json": Samples.open, "empty.json": Samples.empty,
        "conf/gate.json": configuration(members),
      ]) { $1 }
      return try SelectionAuditProcess.inNewFolder(with: all) {
        try $0.run(["check"] + arguments + ["--config", "conf/gate.json"])
      }
    }

    @Test("A rule that is off is not tried, and the report says why")
    func off() throws {
      let members = #""rules": [{"rule": "control-has-name", "severity": "off", "reason": "It follows."}]"#
      let result = try Self.check(members, "unnamed.json")
      #expect(result.exitCode == 0)
      #expect(result.output.contains("Switched off:\n  control-has-name: It follows.\n"))
      let json = try Self.check(members, "unnamed.json", "--to", "json")
      #expect(json.output.contains(#""reason" : "It follows.","#))
      let none = try Self.check(members, "unnamed.json", "--only", "control-has-name")
      #expect(none.errors == "selection-audit: the configuration leaves no rule\n")
      #expect(none.exitCode == 2)
    }

    @Test(
      "What it settles holds unless the call says otherwise",
      arguments: [
        (#""failOn": "error""#, ["unnamed.json"], 1),
        (#""rules": [{"rule": "control-has-name", "severity": "warning", "reason": "r"}]"#, ["unnamed.json"], 0),
        (
          #""rules": [{"rule": "control-has-name", "severity": "warning", "reason": "r"}], "failOn": "warning""#,
          ["unnamed.json"], 1
        ),
        (
          #""rules": [{"rule": "control-has-name", "severity": "warning", "reason": "r"}], "failOn": "warning""#,
          ["unnamed.json", "--fail-on", "error"], 0
        ),
        (#""strict": true"#, ["open.json"], 3),
        (#""strict": false"#, ["open.json", "--strict"], 3),
        (#""allowEmpty": true"#, ["empty.json"], 0),
        (#""allowEmpty": false"#, ["empty.json", "--allow-empty"], 0),
        (#""expect": [{"element": {"role": "checkbox"}}]"#, ["open.json"], 1),
      ] as [(String, [String], Int32)])
    func settled(members: String, arguments: [String], code: Int32) throws {
      let result = try SelectionAuditProcess.inNewFolder(with: [
        "unnamed.json": Samples.unnamed, "open.json": Samples.open, "empty.json": Samples.empty,
        "gate.json": Self.configuration(members),
      ]) { try $0.run(["check"] + arguments + ["--config", "gate.json"]) }
      #expect(result.exitCode == code, "\(result.output)\(result.errors)")
    }

    @Test(
      "What is wrong with it is told in one line with its place, before any file is read",
      arguments: [
        (#""rles": []"#, #"/rles: unknown key "rles"; did you mean "rules"?"#),
        (
          #""rules": [{"rule": "control-has-nam", "severity": "off", "reason": "r"}]"#,
          #"/rules/0/rule: unknown rule "control-has-nam"; did you mean "control-has-name"?"#
        ),
        (
          #""facts": [{"element": {"label": "A"}, "expires": "2020-01-01"}]"#,
          "/facts/0/expires: 2020-01-01 is past: look again, then give it a later day or take it out"
        ),
      ])
    func wrong(members: String, message: String) throws {
      let result = try Self.check(members, "missing.json")
      #expect(result.errors == "selection-audit: conf/gate.json: \(message)\n")
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }

    @Test("One that is not there is told")
    func missing() throws {
      let result = try SelectionAuditProcess.run(
        "check", "a.json", "--config", "b.json", files: ["a.json": Samples.good])
      #expect(result.errors == "selection-audit: b.json: there is no such file\n")
      #expect(result.exitCode == 2)
    }

    @Test("String Catalogs are found from its folder, and one that is missing or wrong is told")
    func catalogs() throws {
      let members = #""stringCatalogs": ["words.xcstrings"]"#
      let wrong = try Self.check(members, "open.json", more: ["conf/words.xcstrings": "{"])
      #expect(wrong.errors.hasPrefix("selection-audit: words.xcstrings:1:2: "))
      #expect(wrong.exitCode == 2)
      let missing = try Self.check(members, "open.json", more: ["words.xcstrings": "{}"])
      #expect(missing.errors.hasSuffix("conf/words.xcstrings: there is no such file\n"))
      #expect(missing.exitCode == 2)
    }
  }
}
