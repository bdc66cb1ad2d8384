import SelectionKit
import SelectionKitRules
import Testing

@testable import SelectionKitGate

@Suite("The ledger as Markdown")
struct LedgerReferenceTests {
  @Test("Each clause says what it asks and what decides each part, and each rule whom it serves")
  func page() {
    let ids: Set<Clause.ID> = [
      "radio.basic.use.2", "button.toggle.must.2", "radio.basic.custom.3", "ouds.radio.text.2", "radio.basic.must.5",
    ]
    let reference = LedgerReference(
      Clause.all.filter { ids.contains($0.id) }, components: [.listRow], rules: [Self.rule])
    #expect(
      reference.markdown() == """
        # The clause ledger

        What decides each requirement of the component specs, which control they name for what, and what each rule says.

        This page is what `selection-audit rules --to markdown` prints.

        ## Clauses

        There are 5 clauses with 10 parts. A part is decided by rules, guaranteed by the types, answered by the \
        chooser, or left to a person.

        ### Source: radio.basic

        | Clause | Severity | It is about | Decided by | WCAG |
        | --- | --- | --- | --- | --- |
        | radio.basic.use.2 | note | An always visible list is wanted rather than a pop-up. | the chooser |  |
        | radio.basic.must.5 | error | (a) the options sit in a containing group, (b) with a label, (c) that equals \
        the visible heading. | (a) group-is-contained; (b) group-has-label; (c) group-label-matches-heading | 1.3.1 |
        | radio.basic.custom.3 | note | A native picker may stand in where a collapsed control is acceptable; radio \
        clauses then do not apply. | the chooser; the types, as a test shows: “Radio rules are not tried on native \
        controls” |  |

        ### Source: button.toggle

        | Clause | Severity | It is about | Decided by | WCAG |
        | --- | --- | --- | --- | --- |
        | button.toggle.must.2 | error | (a) it has a name, (b) that describes its purpose or action (presence is \
        decided; whether it describes is lint and human review) | (a) control-has-name; (b) \
        name-is-not-state-or-asset, name-does-not-end-with-role, and a person: Whether a name describes its purpose \
        takes somebody who knows the purpose. | 4.1.2 |

        ### Source: our decision

        | Clause | Severity | It is about | Decided by | WCAG |
        | --- | --- | --- | --- | --- |
        | ouds.radio.text.2 | warning | A blank label is a missing name; a present but blank extra label or \
        description is a warning. | control-has-name; extra-text-is-not-blank, value-has-no-empty-segment | 4.1.2 |

        ## Which control fits

        | Control | For | Unless |
        | --- | --- | --- |
        | list row | It opens another screen. (button.toggle.avoid.2) | there are two to five options and all options \
        have to stay visible (radio.basic.use.2); there are more than five options and all options have to stay \
        visible (radio.basic.use.2); it toggles something in place (button.toggle.use.1); it opens no other screen \
        (button.toggle.avoid.2) |

        ## Rules

        There are 1 rules.

        ### has-name

        It has a \\| name.

        - Severity: warning
        - Why: It can't be \\*heard\\*.
        - SwiftUI: Add .accessibilityLabel(\\_:).
        - UIKit: Set it.
        - Roles: checkbox
        - Needs: label
        - May need: nothing
        - WCAG: 4.1.2 Name, Role, Value (A)
        - Clauses: button.toggle.must.2

        """)
  }

  @Test(
    "Text is shown as it is, whatever it means in Markdown",
    arguments: [
      ("a | b", #"a \| b"#), ("*a* _b_ `c`", #"\*a\* \_b\_ \`c\`"#), ("[a](b)", #"\[a\](b)"#), (#"a\|b"#, #"a\\\|b"#),
      ("<br> &amp;", #"\<br\> \&amp;"#), ("a\nb", #"a\\nb"#), ("# 1 ~2~", ##"\# 1 \~2\~"##), ("Größe", "Größe"),
    ])
  func escaping(_ text: String, markdown: String) {
    #expect(text.asMarkdown == markdown)
  }

  @Test("A table has a line between its head and its rows")
  func table() {
    #expect(markdownTable(["a", "b"], [["1", "2"]]) == "| a | b |\n| --- | --- |\n| 1 | 2 |\n")
  }

  private static let rule = Rule(
    "has-name", "It has a | name.", rationale: "It can't be *heard*.",
    remedy: Rule.Remedy(swiftUI: "Add .accessibilityLabel(_:).", uiKit: "Set it."), severity: .warning,
    clauses: ["button.toggle.must.2"], needs: .label, .node([.checkbox]) { _ in .passed }, examples: [])
}
