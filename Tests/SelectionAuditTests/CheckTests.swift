import Foundation
import Testing

extension CommandTests {
  @Suite("A check")
  struct Check {
    @Test(
      "The exit code says how a run ended",
      arguments: exitCodes)
    func exitCode(_ arguments: [String], code: Int32) throws {
      let result = try SelectionAuditProcess.inNewFolder(with: Self.files) { try $0.run(["check"] + arguments) }
      #expect(result.exitCode == code, "\(result.output)")
      #expect(result.errors.isEmpty)
    }

    @Test("Text names the element and says what is wrong with it")
    func text() throws {
      let result = try SelectionAuditProcess.run("check", "unnamed.json", files: Self.files)
      #expect(
        result.output.hasPrefix(
          "unnamed.json (selectionkit)\n\nbutton without a name at /0\n  error control-has-name\n"))
      #expect(result.output.hasSuffix("\n\nFailed: 1 error.\n"))
      #expect(result.output.contains("\u{1B}") == false)
    }

    @Test("Standard input is read where a hyphen stands")
    func standardInput() throws {
      let result = try SelectionAuditProcess.run("check", "-", input: Samples.good)
      #expect(result.output.hasPrefix("standard input (selectionkit)\n"))
      #expect(result.exitCode == 0)
    }

    @Test("Several outputs go to several places, and say the same each time")
    func outputs() throws {
      try SelectionAuditProcess.inNewFolder(with: Self.files) { command in
        let report = command.folder.appendingPathComponent("report.json")
        var reports: Set<String> = []
        for _ in 1...3 {
          let result = try command.run(["check", "unnamed.json", "--to", "text", "--to", "json=report.json"])
          #expect(result.output.hasSuffix("Failed: 1 error.\n"))
          #expect(result.exitCode == 1)
          reports.insert(try String(contentsOf: report, encoding: .utf8))
        }
        let printed = try command.run(["check", "unnamed.json", "--to=json"])
        #expect(reports == [printed.output])
        #expect(printed.output.contains(#""outcome" : "failed""#))
      }
    }

    @Test("An output that can't be written ends the run, and nothing else looks like a pass")
    func unwritable() throws {
      let result = try SelectionAuditProcess.run(
        "check", "good.json", "--to", "text", "--to", "json=missing/report.json", files: Self.files)
      #expect(result.errors == "selection-audit: missing/report.json: it can't be written\n")
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }

    @Test("An output replaces what a link leads to, and not the link")
    func link() throws {
      try SelectionAuditProcess.inNewFolder(with: Self.files.merging(["old.json": "old"]) { $1 }) { command in
        let link = command.folder.appendingPathComponent("link.json")
        let old = command.folder.appendingPathComponent("old.json")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: old)
        #expect(try command.run(["check", "good.json", "--to", "json=link.json"]).exitCode == 0)
        #expect(try String(contentsOf: old, encoding: .utf8).contains(#""outcome" : "passed""#))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("old.json"))
      }
    }

    @Test("An output keeps the permissions of the file that it replaces")
    func permissions() throws {
      try SelectionAuditProcess.inNewFolder(with: Self.files.merging(["old.json": "old"]) { $1 }) { command in
        let old = command.folder.appendingPathComponent("old.json").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: old)
        #expect(try command.run(["check", "good.json", "--to", "json=old.json"]).exitCode == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: old)[.posixPermissions] as? Int == 0o640)
      }
    }

    @Test("An output for which there is no room leaves the old one, and nothing half-written")
    func noRoom() throws {
      try SelectionAuditProcess.inNewFolder(with: Self.files.merging(["old.html": "old"]) { $1 }) { command in
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        // One block is 512 bytes or 1,024; a page has many.
        shell.arguments = [
          "-c", "trap '' XFSZ; ulimit -f 4; \"$0\" check good.json --to html=old.html 2>errors",
          SelectionAuditProcess.executable.path,
        ]
        shell.currentDirectoryURL = command.folder
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 2)
        let text = { (name: String) in
          try String(contentsOf: command.folder.appendingPathComponent(name), encoding: .utf8)
        }
        #expect(try text("errors") == "selection-audit: old.html: it can't be written\n")
        #expect(try text("old.html") == "old")
        let names = try FileManager.default.contentsOfDirectory(atPath: command.folder.path)
        #expect(Set(names) == Set(Self.files.keys).union(["old.html", "errors"]))
      }
    }

    @Test("A reader that closes the pipe early is no reason to complain")
    func closedPipe() throws {
      try SelectionAuditProcess.inNewFolder(with: Self.files) { command in
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
          "-c", "{ sleep 0.3; \"$0\" rules --to json; echo \"code $?\" >&2; } 2>errors | true",
          SelectionAuditProcess.executable.path,
        ]
        shell.currentDirectoryURL = command.folder
        try shell.run()
        shell.waitUntilExit()
        let errors = try String(contentsOf: command.folder.appendingPathComponent("errors"), encoding: .utf8)
        #expect(errors == "code 2\n")
      }
    }

    private static let exitCodes: [([String], Int32)] = [
      (["good.json"], 0),
      (["page.xml"], 0),
      (["unnamed.json"], 1),
      (["good.json", "unnamed.json"], 1),
      (["open.json"], 0),
      (["open.json", "--strict"], 3),
      (["open.json", "unnamed.json", "--strict"], 1),
      (["good.json", "--strict"], 0),
      (["unnamed.json", "--skip", "control-has-name"], 0),
      (["unnamed.json", "--only", "radio-option-lacks-button-trait"], 0),
      (["unnamed.json", "--only=radio-option-lacks-button-trait,control-has-name"], 1),
      (["unnamed.json", "--fail-on", "note"], 1),
      (["page.xml", "--from", "wda-xml"], 0),
      (["good.json", "--from=selectionkit"], 0),
    ]

    private static let files = [
      "good.json": Samples.good, "unnamed.json": Samples.unnamed, "open.json": Samples.open,
      "page.xml": Samples.pageSource,
    ]
  }
}
