import Testing

extension CommandTests {
  @Suite("Choosing a control")
  struct Choose {
    @Test("Without answers, the table that decides is shown, and the question to begin with")
    func table() throws {
      let result = try SelectionAuditProcess.run("choose")
      #expect(
        result.output.hasPrefix(
          """
          radio group (radio.basic)
            Exactly one of several exclusive options has to be chosen, and all of them stay in view. (radio.basic.use.1, \
          radio.basic.use.2)
            Not if
              any number may be chosen (radio.basic.avoid.1, checkbox.basic.use.2)

          """))
      for title in [
        "radio group (radio.basic)", "checkbox (checkbox.basic)", "checkbox group (checkbox.basic)",
        "toggle button (button.toggle)", "switch (switch.basic)", "segmented control (select.segmented)",
        "menu picker (select.menu)", "list row (list.row)",
      ] {
        #expect("\n\(result.output)".contains("\n\(title)\n"))
      }
      #expect(result.output.hasSuffix("--how-many one|any\n"))
      #expect(result.errors.isEmpty)
      #expect(result.exitCode == 0)
    }

    @Test("Full answers give the control, the reason, and why not each of the others, by clause")
    func fullAnswers() throws {
      let result = try SelectionAuditProcess.run(
        "choose", "--how-many", "any", "--none-is-final", "yes", "--option-count", "1", "--stays-visible", "yes",
        "--acts-at-once", "yes", "--is-setting", "yes", "--toggles-in-place", "no", "--navigates", "no")
      #expect(
        result.output.hasPrefix(
          """
          switch (switch.basic)
            A persistent setting is on or off, and changing it acts at once; one switch for each. (radio.basic.avoid.2, \
          checkbox.basic.avoid.1, button.toggle.avoid.1)

          Why not
            radio group: any number may be chosen (radio.basic.avoid.1, checkbox.basic.use.2); none may be the final \
          answer (radio.basic.avoid.1); there is one option (radio.basic.use.1, radio.basic.avoid.2)
            checkbox: it acts at once (checkbox.basic.use.1); it is a persistent setting and it acts at once \
          (checkbox.basic.avoid.1)

          """))
      #expect(
        result.output.contains(
          "\nClauses\n  radio.basic.use.1: Exactly one option has to be chosen, of a small, mutually exclusive set"))
      #expect(result.exitCode == 0)
    }

    @Test("Incomplete answers give what still fits, and the question that decides best")
    func incompleteAnswers() throws {
      let result = try SelectionAuditProcess.run(
        "choose", "--how-many=any", "--acts-at-once=no", "--navigates=no")
      #expect(result.output.hasPrefix("2 controls still fit\n\ncheckbox (checkbox.basic)\n"))
      #expect(
        result.output.contains(
          """

          What decides best
            How many options are there? A single thing that is on or off counts as 1. --option-count 1|2-5|6+

          """))
      #expect(result.exitCode == 0)
    }

    @Test("Answers that exclude each other are told, and end with 1")
    func contradiction() throws {
      let result = try SelectionAuditProcess.run(
        "choose", "--how-many", "one", "--none-is-final", "yes", "--option-count", "4", "--navigates", "no")
      #expect(
        result.output.hasPrefix(
          """
          Nothing fits, for these answers exclude each other
            --how-many one: exactly one may be chosen
            --none-is-final yes: none may be the final answer
            --navigates no: it opens no other screen

          Why not
            radio group: none may be the final answer (radio.basic.avoid.1)

          """))
      #expect(result.errors.isEmpty)
      #expect(result.exitCode == 1)
    }

    @Test(
      "Options may be counted",
      arguments: [("1", "list row"), ("2", "menu picker"), ("5", "menu picker"), ("40", "menu picker")])
    func counting(_ count: String, control: String) throws {
      let result = try SelectionAuditProcess.run(
        "choose", "--how-many", "one", "--stays-visible", "no", "--option-count", count)
      #expect(result.output.contains("\n\(control) (") || result.output.hasPrefix("\(control) ("))
      #expect(result.exitCode == 0)
    }
  }
}
