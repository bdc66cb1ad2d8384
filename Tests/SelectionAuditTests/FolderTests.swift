import Foundation
import Testing

extension CommandTests {
  @Suite("A folder of files")
  struct Folders {
    private static let files = [
      "dumps/Cart.json": Samples.unnamed, "dumps/shop/Login.XML": Samples.pageSource,
      "dumps/iPad/Cart.json": Samples.good,
      "dumps/.hidden.json": "{", "dumps/.git/a.json": "{", "dumps/notes.txt": "hello", "dumps/shop/.b.xml": "<",
    ]

    @Test(
      "Everything in it is read, except what is hidden or of another kind", arguments: ["dumps", "dumps/", "./dumps"])
    func folder(name: String) throws {
      let result = try SelectionAuditProcess.run("check", name, "--to", "json", files: Self.files)
      #expect(result.errors.isEmpty)
      #expect(result.exitCode == 1)
      for screen in ["Cart", "shop/Login"] { #expect(result.output.contains(#""screen" : "\#(screen)""#)) }
      #expect(result.output.components(separatedBy: #""format" : "#).count == 5)
    }

    @Test("It says the same as its files, in whatever order they are given")
    func order() throws {
      let files = ["d/a.json": Samples.unnamed, "d/b.json": Samples.open, "d/c.xml": Samples.pageSource]
      for format in ["text", "json", "waivers"] {
        let outputs = try SelectionAuditProcess.inNewFolder(with: files) { command in
          try [["d"], ["d/a.json", "d/b.json", "d/c.xml"], ["d/c.xml", "d/b.json", "d/a.json"]].map {
            try command.run(["check"] + $0 + ["--to", format]).output
          }
        }
        #expect(Set(outputs).count == 1)
        #expect(outputs[0].isEmpty == false)
      }
    }

    @Test("What can't be read is told in the same order, too")
    func unreadable() throws {
      let files = ["d/a.json": "{", "d/b.json": Samples.unnamed, "d/c.xml": "<"]
      try SelectionAuditProcess.inNewFolder(with: files) { command in
        let results = try [["d"], ["d/c.xml", "d/b.json", "d/a.json"]].map { try command.run(["check"] + $0) }
        for result in results {
          #expect(result.exitCode == 2)
          #expect(
            result.errorLines.map { $0.prefix(25) } == ["selection-audit: d/a.json", "selection-audit: d/c.xml:"])
          #expect(result.output.contains("error control-has-name"))
          #expect(result.output.hasSuffix("\n\nUnusable: 2 files could not be read.\n"))
        }
        #expect(results[0].output == results[1].output)
        #expect(results[0].errors == results[1].errors)
      }
    }

    @Test("One with nothing to read in it is an error", arguments: ["empty", "empty/"])
    func empty(name: String) throws {
      let files = ["empty/.a.json": Samples.good, "empty/b.txt": "b", "good.json": Samples.good]
      let result = try SelectionAuditProcess.run("check", "good.json", name, files: files)
      #expect(result.errors == "selection-audit: \(name): there is no .json or .xml file in this folder\n")
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }

    @Test("A link to a file is read, and one that leads nowhere is an error; a link to a folder is not followed")
    func links() throws {
      try SelectionAuditProcess.inNewFolder(with: ["d/a.json": Samples.good, "b.json": Samples.unnamed]) { command in
        func link(_ name: String, to target: String) throws {
          try FileManager.default.createSymbolicLink(
            atPath: command.folder.appendingPathComponent(name).path, withDestinationPath: target)
        }
        try link("d/back", to: "..")
        #expect(try command.run(["check", "d"]).exitCode == 0)
        try link("d/b.json", to: "../b.json")
        #expect(try command.run(["check", "d"]).exitCode == 1)
        try link("d/c.json", to: "nowhere.json")
        let result = try command.run(["check", "d"])
        #expect(result.errors == "selection-audit: d/c.json: there is no such file\n")
        #expect(result.exitCode == 2)
      }
    }
  }
}
