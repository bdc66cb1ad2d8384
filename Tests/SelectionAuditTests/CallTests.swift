import Testing

extension CommandTests {
  @Suite("How it is called")
  struct Calls {
    @Test(
      "A call that can't be understood is answered in one line",
      arguments: misunderstandings)
    func misunderstood(_ arguments: [String], message: String) throws {
      let result = try SelectionAuditProcess.inNewFolder(with: ["a.json": Samples.good]) { try $0.run(arguments) }
      #expect(result.errors == "selection-audit: \(message)\n")
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }

    @Test(
      "Help says how a command is called",
      arguments: helps)
    func help(_ arguments: [String], usage: String) throws {
      let result = try SelectionAuditProcess.inNewFolder(with: [:]) { try $0.run(arguments) }
      #expect(result.output.contains(usage))
      #expect(result.errors.isEmpty)
      #expect(result.exitCode == 0)
    }

    @Test("It tells its version")
    func version() throws {
      let result = try SelectionAuditProcess.run("--version")
      #expect(result.output == "selection-audit 0.1.0\n")
      #expect(result.exitCode == 0)
    }

    @Test("Words after two hyphens are files, whatever they look like")
    func hyphens() throws {
      let result = try SelectionAuditProcess.run("check", "--", "--help", files: ["--help": Samples.good])
      #expect(result.output.hasPrefix("--help (selectionkit)\n"))
      #expect(result.exitCode == 0)
    }

    private static let misunderstandings: [([String], String)] = [
      ([], "no command; selection-audit --help lists them"),
      (["chek", "a.json"], "unknown command chek; did you mean check?"),
      (["--versoin"], "unknown option --versoin; did you mean --version?"),
      (["check"], "no file to check; - stands for standard input"),
      (["check", "-", "-"], "standard input can be read once"),
      (["check", "--stric", "a.json"], "unknown option --stric; did you mean --strict?"),
      (["check", "-x", "a.json"], "unknown option -x; selection-audit check --help lists them"),
      (["check", "--strict=yes", "a.json"], "--strict takes no value"),
      (["check", "a.json", "--from"], "--from needs a value: --from FORMAT"),
      (["check", "a.json", "--from", "--strict"], "--from needs a value: --from FORMAT"),
      (["check", "a.json", "--from="], "--from needs a value: --from FORMAT"),
      (["check", "a.json", "--fail-on", "note", "--fail-on=error"], "--fail-on SEVERITY is given twice"),
      (["check", "a.json", "--from", "wda-xm"], "unknown input format wda-xm; did you mean wda-xml?"),
      (["check", "a.json", "--to", "pdf"], "unknown output format pdf; known are text, json, html, waivers"),
      (["check", "a.json", "--to=json="], "--to json= needs the path of a file"),
      (
        ["check", "a.json", "--to", "text", "--to", "json"],
        "two outputs go to standard output; name a file, as in --to json=PATH"
      ),
      (["check", "a.json", "--fail-on", "warnings"], "unknown severity warnings; did you mean warning?"),
      (
        ["check", "a.json", "--only", "control-has-nam"], "unknown rule control-has-nam; did you mean control-has-name?"
      ),
      (["check", "a.json", "--skip=x"], "unknown rule x; selection-audit rules lists them"),
      (
        ["check", "a.json", "--only", "control-has-name", "--skip", "control-has-name"],
        "--only and --skip leave no rule"
      ),
      (["check", "a.json", "--only", ","], "--only and --skip leave no rule"),
      (["rules", "control-has-nam"], "unknown rule control-has-nam; did you mean control-has-name?"),
      (["demo", "a.json"], "demo takes no file: a.json"),
      (
        ["check\n::error"],
        #"unknown command check\n::error; known are demo, check, compare, rules, speak, choose, --help, --version"#
      ),
      (["rules", "--to", "html"], "unknown output format html; known are text, json, markdown"),
      (["rules", "--to", "mardown"], "unknown output format mardown; did you mean markdown?"),
      (["speak"], "no file to speak; - stands for standard input"),
      (["speak", "a.json", "b.json"], "speak takes one file: b.json"),
      (["speak", "a.json", "--voice", "ios7"], "unknown voice ios7; did you mean ios17?"),
      (["speak", "a.json", "--voice", "jaws"], "unknown voice jaws; known are ios17, ios16"),
      (["speak", "a.json", "--from", "wda-xm"], "unknown input format wda-xm; did you mean wda-xml?"),
      (["chose"], "unknown command chose; did you mean choose?"),
      (["choose", "radio"], "choose takes its answers as options: radio"),
      (["choose", "--how-mny", "one"], "unknown option --how-mny; did you mean --how-many?"),
      (["choose", "--how-many"], "--how-many needs a value: --how-many one|any"),
      (["choose", "--how-many", "many"], "unknown answer to --how-many many; did you mean any?"),
      (["choose", "--navigates", "maybe"], "unknown answer to --navigates maybe; known are yes, no"),
      (["choose", "--navigates", "yes", "--navigates=no"], "--navigates yes|no is given twice"),
      (["choose", "--option-count", "few"], "unknown answer to --option-count few; known are 1, 2-5, 6+"),
      (["choose", "--option-count=-3"], "unknown answer to --option-count -3; known are 1, 2-5, 6+"),
    ]

    private static let helps: [([String], String)] = [
      (["--help"], "Usage: selection-audit COMMAND\n"),
      (["-h"], "Usage: selection-audit COMMAND\n"),
      (["check", "--help"], "Usage: selection-audit check FILE... [-] [OPTIONS]\n"),
      (["check", "a.json", "--nonsense", "-h"], "Usage: selection-audit check FILE... [-] [OPTIONS]\n"),
      (["demo", "--help"], "Usage: selection-audit demo [OPTIONS]\n"),
      (["rules", "--help"], "Usage: selection-audit rules [RULE...] [OPTIONS]\n"),
      (["speak", "--help"], "Usage: selection-audit speak FILE | - [OPTIONS]\n"),
      (["choose", "--help"], "Usage: selection-audit choose [OPTIONS]\n\n  --how-many one|any         How many may"),
    ]
  }
}
