import Foundation
import Testing

extension CommandTests {
  @Suite("Outputs")
  struct Outputs {
    private static let formats = ["text", "json", "sarif", "junit", "github", "gitlab", "markdown"]

    @Test("One run writes all formats, each time and for any order of the files the same bytes")
    func allFormats() throws {
      try SelectionAuditProcess.inNewFolder(with: Self.files) { command in
        let orders = [
          ["a.json", "b.json", "page.xml", "missing.json"], ["a.json", "b.json", "page.xml", "missing.json"],
          ["missing.json", "page.xml", "b.json", "a.json"],
        ]
        let runs = try orders.map { files in
          let targets = Self.formats.flatMap { ["--to", "\($0)=out.\($0)"] }
          let result = try command.run(["check"] + files + targets)
          #expect(result.exitCode == 2)
          #expect(result.output.isEmpty)
          return try Self.formats.map { try Data(contentsOf: command.folder.appendingPathComponent("out.\($0)")) }
        }
        #expect(runs[0].allSatisfy { !$0.isEmpty })
        #expect(runs[0] == runs[1])
        #expect(runs[0] == runs[2])
      }
    }

    @Test("Nothing tells which folder of which machine a run was in", arguments: formats)
    func anotherFolder(_ format: String) throws {
      let outputs = try (1...2).map { _ in
        try SelectionAuditProcess.inNewFolder(with: Self.files) { command in
          let output = try command.run(["check", "a.json", "b.json", "--to", format]).output
          #expect(!output.contains(command.folder.path))
          return output
        }
      }
      #expect(outputs[0] == outputs[1])
    }

    @Test(
      "A file that is named by its whole path is called as in the repository", arguments: ["sarif", "junit", "gitlab"])
    func absolutePath(_ format: String) throws {
      try SelectionAuditProcess.inNewFolder(with: Self.files) { command in
        let path = command.folder.resolvingSymlinksInPath().appendingPathComponent("b.json").path
        let outputs = try [path, "b.json"].map { try command.run(["check", $0, "--to", format]).output }
        #expect(outputs[0] == outputs[1])
      }
    }

    @Test("One of several outputs goes to standard output")
    func standardOutput() throws {
      try SelectionAuditProcess.inNewFolder(with: Self.files) { command in
        let result = try command.run(["check", "b.json", "--to", "sarif=out.sarif", "--to", "github"])
        #expect(result.output.hasPrefix("::error title=control-has-name,file=b.json,line=1::"))
        #expect(result.output.split(separator: "\n").last?.hasPrefix("::notice title=selection-audit::Failed") == true)
        #expect(result.exitCode == 1)
        let sarif = try String(contentsOf: command.folder.appendingPathComponent("out.sarif"), encoding: .utf8)
        #expect(sarif.contains(#""ruleId" : "control-has-name""#))
      }
    }

    @Test("An output that can't be written ends the run with 2, whatever was found", arguments: formats)
    func unwritable(_ format: String) throws {
      let result = try SelectionAuditProcess.run(
        "check", "a.json", "--to", "\(format)=missing/out", "--to", "text", files: Self.files)
      #expect(result.errors == "selection-audit: missing/out: it can't be written\n")
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }

    @Test(
      "Standard input is called by its kind", arguments: [(Samples.unnamed, "stdin.json"), (unnamedInXML, "stdin.xml")])
    func standardInput(_ input: String, name: String) throws {
      let result = try SelectionAuditProcess.run("check", "-", "--to", "gitlab", input: input)
      #expect(result.output.contains("\"path\" : \"\(name)\""))
      #expect(result.exitCode == 1)
    }

    private static let unnamedInXML = Samples.pageSource.replacing(#"name="go" label="Continue" "#, with: "")
    private static let files = [
      "a.json": Samples.good, "b.json": Samples.unnamed, "page.xml": Samples.pageSource,
    ]
  }
}
