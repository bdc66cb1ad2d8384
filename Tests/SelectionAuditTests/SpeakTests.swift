import Testing

extension CommandTests {
  @Suite("The transcript")
  struct Speak {
    private static let screen = #"""
      {"format": "selectionkit", "version": 1, "origin": "observed", "roots": [
        {"role": "radioGroup", "label": "Choose color", "container": "contain", "children": [
          {"role": "radioOption", "label": "Black", "value": "Radio button, checked", "traits": ["selected"]},
          {"role": "radioOption", "label": "Gray", "value": "Radio button, unchecked", "traits": ["notEnabled"]}]},
        {"role": "checkbox", "label": "Accept Terms", "value": "Checked", "traits": ["button", "toggle"]},
        {"role": "button", "label": "Send", "unobserved": ["buttonTrait"]}]}
      """#

    @Test("It has a line for each element, and the label of a group before the first in it")
    func lines() throws {
      let result = try SelectionAuditProcess.run("speak", "a.json", files: ["a.json": Self.screen])
      #expect(
        result.output == """
          Choose color
          Selected: Black: Radio button, checked
          Gray: Radio button, unchecked. Dimmed.
          Accept Terms. Switch Button. Checked
          Send (role unknown)

          """)
      #expect(result.errors.isEmpty)
      #expect(result.exitCode == 0)
    }

    @Test("On iOS 16 the state of a checkbox is lost")
    func iOS16() throws {
      let result = try SelectionAuditProcess.run("speak", "-", "--voice", "ios16", input: Self.screen)
      #expect(result.output.contains("\nAccept Terms. Switch Button.\n"))
      #expect(result.exitCode == 0)
    }

    @Test("Traits are spoken in the language that is asked for, and what is English for want of words is said to be")
    func language() throws {
      let result = try SelectionAuditProcess.run("speak", "-", "--language", "fr-CA", input: Self.screen)
      #expect(result.output.contains("\nSélectionné: Black: Radio button, checked\n"))
      #expect(result.output.contains(" Estompé.\n"))
      #expect(result.output.hasSuffix("\n\nIn English, for want of the words in fr-CA: Switch Button\n"))
    }

    @Test("The language of a file is found out where it isn't stated")
    func detectedLanguage() throws {
      let option = #"{"role": "radioOption", "label": "A", "value": "Keuzerondje, aangevinkt", "traits": ["selected"]}"#
      let result = try SelectionAuditProcess.run("speak", "-", input: Samples.document(option))
      #expect(result.output == "Geselecteerd: A: Keuzerondje, aangevinkt\n")
    }

    @Test("A page source is spoken, with what was noted on the way on standard error")
    func pageSource() throws {
      let result = try SelectionAuditProcess.run("speak", "a.xml", files: ["a.xml": Samples.pageSource])
      #expect(result.output == "Continue (value unknown) (role unknown) (selection unknown)\n")
      #expect(result.exitCode == 0)
    }

    @Test("That nothing is spoken is said, and no text from a file begins a line of its own")
    func safety() throws {
      #expect(
        try SelectionAuditProcess.run("speak", "-", input: Samples.document(#"{"role": "other"}"#)).output
          == "(nothing is spoken)\n")
      let label = #"{"role": "staticText", "label": "a\n::error::b \u202Ec \u2068d\u2069"}"#
      #expect(
        try SelectionAuditProcess.run("speak", "-", input: Samples.document(label)).output
          == "a\\n::error::b \\u{202E}c \u{2068}d\u{2069}\n")
    }

    @Test("A file that can't be read is answered in one line")
    func unreadable() throws {
      let result = try SelectionAuditProcess.run("speak", "a.json", files: ["a.json": "[]"])
      #expect(result.errors.hasPrefix("selection-audit: a.json: "))
      #expect(result.errorLines.count == 1)
      #expect(result.output.isEmpty)
      #expect(result.exitCode == 2)
    }
  }
}
