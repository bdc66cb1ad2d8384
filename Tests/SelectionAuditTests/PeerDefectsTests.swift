import Foundation
import Testing

extension CommandTests {
  /// What other checkers let through: their faults are named by the rows of a list of them.
  @Suite("Faults of other gates")
  struct PeerDefects {
    @Test(
      "C14: where no file is found, the run is neither passed nor failed, whatever is allowed",
      arguments: [
        (["missing.json"], "missing.json: there is no such file"),
        (["screens/*.xml"], "screens/*.xml: there is no such file"),
        (["named.json/a.json"], "named.json/a.json: there is no such file"),
        (["empty"], "empty: there is no .json or .xml file in this folder"),
        (["notes"], "notes: there is no .json or .xml file in this folder"),
        (["hidden"], "hidden: there is no .json or .xml file in this folder"),
        (["missing"], "missing: there is no such file"),
        ([], "no file to check; - stands for standard input"),
      ], [[], ["--allow-empty"]])
    func nothingToRead(_ call: (files: [String], message: String), options: [String]) throws {
      let result = try Self.check(call.files + options)
      #expect(result.errors == "selection-audit: \(call.message)\n")
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }

    @Test("C14: an empty folder beside one with dumps ends the run, whatever is in the other one")
    func emptyFolderBesideAnother() throws {
      let result = try Self.check(["screens", "empty"])
      #expect(result.errors == "selection-audit: empty: there is no .json or .xml file in this folder\n")
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }

    @Test("C14: a run that found nothing to check has another exit code than one that found a fault")
    func codesDiffer() throws {
      #expect(try Self.check(["missing.json"]).exitCode == 2)
      #expect(try Self.check(["nothing.json"]).exitCode == 2)
      #expect(try Self.check(["unnamed.json"]).exitCode == 1)
    }

    @Test(
      "C16: what is corrupt is unusable, whatever tells its format and whatever is allowed",
      arguments: [
        "empty.json", "blank.json", "cut.json", "cut.xml", "null.json", "list.json", "number.json", "binary.json",
      ], [[], ["--from", "wda-xml", "--allow-empty"]])
    func corrupt(_ name: String, options: [String]) throws {
      let result = try Self.check([name] + options)
      #expect(result.errors.hasPrefix("selection-audit: \(name)"))
      #expect(result.errorLines.count == 1)
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }

    @Test("C16: a file that is there but can't be read is unusable", arguments: unreadableFiles)
    func unreadable(_ name: String) throws {
      for options in [[], ["--allow-empty"]] {
        let result = try Self.check([name] + options)
        #expect(result.errors.hasPrefix("selection-audit: \(name): "))
        #expect(result.exitCode == 2)
      }
    }

    @Test(
      "C16: one file that can't be used outweighs all that was found in the others, which is still told",
      arguments: ["missing.json", "cut.json", "cut.xml", "binary.json"])
    func precedence(_ name: String) throws {
      for files in [[name, "unnamed.json"], ["unnamed.json", name], ["screens", name, "unnamed.json"]] {
        let result = try Self.check(files + ["--strict"])
        #expect(result.errors.hasPrefix("selection-audit: \(name)"))
        #expect(result.output.contains("error control-has-name"))
        #expect(result.output.hasSuffix("\n\nUnusable: 1 file could not be read.\n"))
        #expect(result.exitCode == 2)
      }
    }

    @Test("C16: what is found outweighs what is open, even if nothing may be open")
    func findingsBeforeQuestions() throws {
      #expect(try Self.check(["open.json", "unnamed.json", "--strict"]).exitCode == 1)
      #expect(try Self.check(["open.json", "named.json", "--strict"]).exitCode == 3)
    }

    @Test(
      "C16: an output that can't be written ends the run as unusable, whatever was found",
      arguments: ["missing/report.json", "screens", "named.json/report.json"],
      ["named.json", "unnamed.json", "cut.json"])
    func unwritable(_ path: String, file: String) throws {
      let result = try Self.check([file, "--to", "text", "--to", "json=\(path)"])
      #expect(result.errorLines.last == "selection-audit: \(path): it can't be written")
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }

    @Test("C16: so does standard output on a disk that is full", .enabled(if: isThere("/dev/full")))
    func fullDisk() throws {
      try SelectionAuditProcess.inNewFolder(with: Self.files) { command in
        for name in ["named.json", "unnamed.json"] {
          let shell = Process()
          shell.executableURL = URL(fileURLWithPath: "/bin/sh")
          shell.arguments = [
            "-c", "\"$0\" check \"$1\" >/dev/full 2>errors", SelectionAuditProcess.executable.path, name,
          ]
          shell.currentDirectoryURL = command.folder
          try shell.run()
          shell.waitUntilExit()
          let errors = try String(contentsOf: command.folder.appendingPathComponent("errors"), encoding: .utf8)
          #expect(errors == "selection-audit: standard output: it can't be written\n")
          #expect(shell.terminationStatus == 2)
        }
      }
    }

    // MARK: - Files

    /// Runs a check in a folder with files of every kind.
    private static func check(_ arguments: [String]) throws -> SelectionAuditProcess.Result {
      try SelectionAuditProcess.inNewFolder(with: files) { command in
        for folder in ["screens", "empty", "notes", "hidden"] {
          let url = command.folder.appendingPathComponent(folder)
          try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        }
        for (path, data) in filesInFolders { try data.write(to: command.folder.appendingPathComponent(path)) }
        try FileManager.default.createSymbolicLink(
          atPath: command.folder.appendingPathComponent("loop.json").path, withDestinationPath: "loop.json")
        return try command.run(["check"] + arguments)
      }
    }

    private static let files = [
      "named.json": Samples.good, "unnamed.json": Samples.unnamed, "open.json": Samples.open,
      "nothing.json": Samples.empty, "empty.json": "", "blank.json": " \n\t\n", "null.json": "null", "list.json": "[]",
      "number.json": "7", "cut.json": String(Samples.good.dropLast(2)),
      "cut.xml": String(Samples.pageSource.dropLast(40)),
    ]

    private static let filesInFolders = [
      "screens/a.json": Data(Samples.good.utf8), "notes/a.txt": Data(Samples.good.utf8),
      "hidden/.a.json": Data(Samples.good.utf8), "binary.json": Data([0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10]),
    ]

    /// A link to itself and, since who is root may read everything else, memory that nobody may read.
    private static let unreadableFiles = ["loop.json"] + ["/proc/self/mem"].filter(isThere)

    private static func isThere(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: path)
    }
  }
}
