import Foundation
import Testing

extension CommandTests {
  @Suite("What can't be read")
  struct BadInput {
    @Test(
      "A file that can't be read is told in one line with the place, and never passed",
      arguments: [
        ("missing.json", "missing.json: there is no such file"),
        ("empty.json", "empty.json: the file is empty"),
        ("plain.txt", "plain.txt:1:1: this is neither JSON nor XML"),
        ("cut.json", "cut.json:1:25: "),
        ("version.json", "version.json: /version: version 9 is not read, only version 1"),
        ("key.json", "key.json: /roots/0/lable: unknown key \"lable\"; did you mean \"label\"?"),
        ("type.json", "type.json: /roots/0/label: expected text"),
        ("deep.json", "deep.json"),
        ("cut.xml", "cut.xml:"),
        ("other.xml", "other.xml: XML of no known format: the outermost element is <html>"),
      ])
    func unread(_ name: String, message: String) throws {
      let result = try SelectionAuditProcess.run("check", name, files: Self.files)
      #expect(result.errorLines.count == 1)
      #expect(result.errors.hasPrefix("selection-audit: \(message)"), "\(result.errors)")
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }

    @Test("Depth is told as depth")
    func depth() throws {
      let result = try SelectionAuditProcess.run("check", "deep.json", files: Self.files)
      #expect(result.errors.contains("deep"))
      #expect(result.errors.contains("512"))
    }

    @Test("Standard input is named as such")
    func standardInput() throws {
      let result = try SelectionAuditProcess.run("check", "-", input: "plain")
      #expect(result.errors == "selection-audit: standard input:1:1: this is neither JSON nor XML\n")
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }

    @Test("The wrong format is refused")
    func wrongFormat() throws {
      let result = try SelectionAuditProcess.run(
        "check", "--from", "wda-xml", "a.json", files: ["a.json": Samples.good])
      #expect(result.errorLines.count == 1)
      #expect(result.errors.hasPrefix("selection-audit: a.json: "))
      #expect(result.exitCode == 2)
    }

    @Test("A run in which nothing was recognised is told in one line, and passed only if that is allowed")
    func empty() throws {
      let files = ["a.json": Samples.empty, "b.json": Samples.empty]
      let refused = try SelectionAuditProcess.run("check", "a.json", "b.json", files: files)
      #expect(
        refused.errors == "selection-audit: a.json, b.json: nothing was recognised; --allow-empty lets that pass\n")
      #expect(refused.output.lowercased().contains("pass") == false)
      #expect(refused.exitCode == 2)
      let allowed = try SelectionAuditProcess.run("check", "--allow-empty", "a.json", "b.json", files: files)
      #expect(allowed.errors.isEmpty)
      #expect(allowed.exitCode == 0)
    }

    @Test("Whether nothing was recognised is asked of the whole run")
    func partlyEmpty() throws {
      let files = ["a.json": Samples.empty, "b.json": Samples.good]
      let result = try SelectionAuditProcess.run("check", "a.json", "b.json", files: files)
      #expect(result.errors.isEmpty)
      #expect(result.exitCode == 0)
    }

    @Test("Every file that can't be read is told, and the others are still reported, but not as passed")
    func several() throws {
      let files = Self.files.merging(["good.json": Samples.good, "unnamed.json": Samples.unnamed]) { $1 }
      let result = try SelectionAuditProcess.run(
        "check", "key.json", "good.json", "missing.json", "unnamed.json", files: files)
      #expect(result.errorLines.count == 2)
      #expect(result.errors.contains("selection-audit: key.json: "))
      #expect(result.errors.contains("selection-audit: missing.json: "))
      #expect(result.output.contains("control-has-name"))
      #expect(result.output.hasSuffix("\n\nUnusable: 2 files could not be read.\n"))
      #expect(result.output.contains("Passed") == false)
      #expect(result.exitCode == 2)
    }

    @Test("JSON says that files could not be read")
    func json() throws {
      let result = try SelectionAuditProcess.run(
        "check", "missing.json", "good.json", "--to", "json", files: ["good.json": Samples.good])
      #expect(result.output.contains(#""outcome" : "unusable""#))
      #expect(result.output.contains(#""reason" : "missing.json: there is no such file""#))
      #expect(result.exitCode == 2)
    }

    @Test("A pipe that is closed half-way is told by where the text ends")
    func closedPipe() throws {
      try SelectionAuditProcess.inNewFolder(with: ["a.json": Samples.good]) { command in
        let pipe = command.folder.appendingPathComponent("pipe").path
        try #require(mkfifo(pipe, 0o600) == 0)
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/bin/sh")
        writer.arguments = ["-c", "head -c 60 a.json > pipe"]
        writer.currentDirectoryURL = command.folder
        try writer.run()
        let result = try command.run(["check", "pipe"])
        writer.waitUntilExit()
        #expect(result.errors == "selection-audit: pipe:1:61: the file ends where the end of a text should follow\n")
        #expect(result.output.isEmpty)
        #expect(result.exitCode == 2)
      }
    }

    @Test("A link to what is not there any more is told as such")
    func vanished() throws {
      try SelectionAuditProcess.inNewFolder(with: [:]) { command in
        try FileManager.default.createSymbolicLink(
          atPath: command.folder.appendingPathComponent("a.json").path, withDestinationPath: "gone.json")
        let result = try command.run(["check", "a.json"])
        #expect(result.errors == "selection-audit: a.json: there is no such file\n")
        #expect(result.output.isEmpty)
        #expect(result.exitCode == 2)
      }
    }

    // To the superuser every file is open.
    @Test("A file that nobody may read is told as such", .enabled(if: geteuid() != 0))
    func permission() throws {
      try SelectionAuditProcess.inNewFolder(with: ["a.json": Samples.good]) { command in
        let path = command.folder.appendingPathComponent("a.json").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        let result = try command.run(["check", "a.json"])
        #expect(result.errors == "selection-audit: a.json: there is no permission to read it\n")
        #expect(result.output.isEmpty)
        #expect(result.exitCode == 2)
      }
    }

    private static let files = [
      "empty.json": "",
      "plain.txt": "hello",
      "cut.json": #"{"format":"selectionkit""#,
      "version.json": Samples.good.replacing("\"version\": 1", with: "\"version\": 9"),
      "key.json": Samples.document(#"{"role": "button", "lable": "Continue"}"#),
      "type.json": Samples.document(#"{"role": "button", "label": 7}"#),
      "deep.json": Samples.document(
        String(repeating: #"{"role": "other", "children": ["#, count: 1000) + String(repeating: "]}", count: 1000)),
      "cut.xml": String(Samples.pageSource.dropLast(40)),
      "other.xml": "<html><body/></html>",
    ]
  }
}
