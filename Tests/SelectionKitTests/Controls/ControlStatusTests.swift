import SelectionKit
import Testing

@Suite struct ControlStatusTests {
  @Test(
    "Inside a group, disabled wins over read-only, both win over the rest, and an error stays where it was set",
    arguments: [
      (own: .enabled, group: .enabled, result: .enabled),
      (.enabled, .readOnly, .readOnly),
      (.enabled, .disabled, .disabled),
      (.enabled, .invalid("group"), .enabled),
      (.readOnly, .enabled, .readOnly),
      (.readOnly, .readOnly, .readOnly),
      (.readOnly, .disabled, .disabled),
      (.readOnly, .invalid("group"), .readOnly),
      (.disabled, .enabled, .disabled),
      (.disabled, .readOnly, .disabled),
      (.disabled, .disabled, .disabled),
      (.disabled, .invalid("group"), .disabled),
      (.invalid("own"), .enabled, .invalid("own")),
      (.invalid("own"), .readOnly, .readOnly),
      (.invalid("own"), .disabled, .disabled),
      (.invalid("own"), .invalid("group"), .invalid("own")),
    ] as [(own: ControlStatus, group: ControlStatus, result: ControlStatus)])
  func within(own: ControlStatus, group: ControlStatus, result: ControlStatus) {
    #expect(own.within(group) == result)
  }

  @Test(
    "Disabled and read-only are fixed; an error is not",
    arguments: [
      (.enabled, false, nil), (.readOnly, true, nil), (.disabled, true, nil), (.invalid("Pick one"), false, "Pick one"),
    ] as [(ControlStatus, Bool, ErrorMessage?)])
  func isFixed(status: ControlStatus, isFixed: Bool, error: ErrorMessage?) {
    #expect(status.isFixed == isFixed)
    #expect(status.error == error)
  }
}

@Suite struct ErrorMessageTests {
  @Test("The text of a message is that of its runs, without style")
  func text() {
    let message = ErrorMessage(runs: [.init("Pick "), .init("one", isStrong: true), .init(".")])
    #expect(message.text == "Pick one.")
  }

  @Test("A literal, also an interpolated one, is one plain run")
  func literal() {
    let count = 2
    let message: ErrorMessage = "Pick \(count)"
    #expect(message.runs == [.init("Pick 2", isStrong: false)])
    #expect(message == ErrorMessage("Pick 2"))
  }
}

@Suite struct SelectionErrorTests {
  @Test(
    "An error says what is wrong, with the positions",
    arguments: [
      (.noOptions, "A group needs at least one option."),
      (
        .duplicateOption(at: 3, sameAs: 1),
        "The option at index 3 has the same identity as the one at index 1."
      ),
      (.unknownSelection, "The selection is not one of the options."),
      (.impossibleCount, "The options can't meet the count bounds."),
      (.tooManySelected, "Only one option can be selected in this group."),
    ] as [(SelectionError, String)])
  func description(error: SelectionError, text: String) {
    #expect(error.description == text)
  }
}
