import SelectionKit
import Testing

@Suite("In WAI-ARIA")
struct ARIAElementTests {
  typealias Element = AccessibilityDescriptor

  /// A descriptor with the fragment of HTML that it is.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let descriptor: AccessibilityDescriptor
    let html: String
    let losses: [PlatformLoss]

    init(
      _ description: String, _ descriptor: AccessibilityDescriptor, _ html: String, losses: [PlatformLoss] = []
    ) {
      testDescription = description
      self.descriptor = descriptor
      self.html = html
      self.losses = losses
    }
  }

  static let rows: [Row] = [
    Row(
      "radio, not chosen", UIKitElementTests.radio(false),
      #"<div role="radio" aria-checked="false" tabindex="0">Black</div>"#),
    Row(
      "radio, chosen", UIKitElementTests.radio(true),
      #"<div role="radio" aria-checked="true" tabindex="0">Black</div>"#),
    Row(
      "radio, disabled", UIKitElementTests.radio(true, .disabled),
      #"<div role="radio" aria-checked="true" aria-disabled="true" tabindex="0">Black</div>"#),
    Row(
      "radio, read-only", UIKitElementTests.radio(true, .readOnly),
      #"<div role="radio" aria-checked="true" tabindex="0">Black</div>"#,
      losses: [PlatformLoss(.isReadOnly, leaving: .nothing)]),
    Row(
      "radio, in error", UIKitElementTests.radio(true, .invalid("Pick one")),
      """
      <div role="radio" aria-checked="true" tabindex="0" aria-describedby="x-error">Black</div>
      <p id="x-error">Pick one</p>
      """, losses: [PlatformLoss(.error, leaving: .description)]),
    Row(
      "checkbox, off", Checkbox("A").descriptor(),
      #"<div role="checkbox" aria-checked="false" tabindex="0">A</div>"#),
    Row(
      "checkbox, on", Checkbox("A", .checked).descriptor(),
      #"<div role="checkbox" aria-checked="true" tabindex="0">A</div>"#),
    Row(
      "checkbox, mixed", Checkbox("A", .mixed).descriptor(),
      #"<div role="checkbox" aria-checked="mixed" tabindex="0">A</div>"#),
    Row(
      "checkbox, read-only", Checkbox("A", status: .readOnly).descriptor(),
      #"<div role="checkbox" aria-checked="false" aria-readonly="true" tabindex="0">A</div>"#),
    Row(
      "checkbox, in error", Checkbox("A", status: .invalid("Needed")).descriptor(),
      """
      <div role="checkbox" aria-checked="false" aria-invalid="true" tabindex="0" aria-errormessage="x-error" \
      aria-describedby="x-error">A</div>
      <p id="x-error">Needed</p>
      """),
    Row(
      "checkbox, required", required(Checkbox("A").descriptor()),
      #"<div role="checkbox" aria-checked="false" aria-required="true" tabindex="0">A</div>"#),
    Row(
      "toggle button, name strategy, on",
      ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"), isOn: true).descriptor(),
      #"<button type="button">Unmute</button>"#),
    Row(
      "toggle button, trait strategy, on", UIKitElementTests.bold(isOn: true),
      #"<button type="button" aria-pressed="true">Bold</button>"#),
    Row(
      "toggle button, trait strategy, off", UIKitElementTests.bold(isOn: false),
      #"<button type="button" aria-pressed="false">Bold</button>"#),
    Row(
      "toggle button, alone, off", UIKitElementTests.bold(isOn: false, isAmongPeers: false),
      #"<button type="button" aria-pressed="false">Bold</button>"#),
    Row(
      "toggle button, disabled", ToggleButton(.stable("Bold"), status: .disabled).descriptor(),
      #"<button type="button" aria-pressed="false" aria-disabled="true">Bold</button>"#),
    Row(
      "toggle button, read-only", ToggleButton(.stable("Bold"), status: .readOnly).descriptor(),
      #"<button type="button" aria-pressed="false">Bold</button>"#,
      losses: [PlatformLoss(.isReadOnly, leaving: .nothing)]),
    Row("button", Element(.button, label: "Send", traits: .button), #"<button type="button">Send</button>"#),
    Row("heading", Element(.heading, label: "Size", traits: .header), "<h2>Size</h2>"),
    Row("text", Element(.staticText, label: "Hello"), "<p>Hello</p>"),
    Row("image", Element(.image, label: "Cup", traits: .image), #"<div role="img" aria-label="Cup"></div>"#),
    Row(
      "switch", Element(.switch, label: "Wi-Fi", traits: [.button, .toggle, .selected]),
      #"<div role="switch" aria-checked="true" tabindex="0">Wi-Fi</div>"#),
    Row(
      "a radio of which the state isn't known", unknown(.radioOption),
      #"<div role="radio" tabindex="0">A</div>"#, losses: [PlatformLoss(.state, leaving: .nothing)]),
  ]

  static func required(_ descriptor: Element) -> Element {
    var descriptor = descriptor
    descriptor.isRequired = true
    return descriptor
  }

  static func unknown(_ role: Element.Role) -> Element {
    var descriptor = Element(role, label: "A")
    descriptor.forget([.selectedTrait, .state])
    return descriptor
  }

  @Test("An element is this in HTML, and this is lost", arguments: rows)
  func row(_ row: Row) {
    let element = ARIAElement(row.descriptor)
    #expect(element.html(idPrefix: "x") == row.html)
    #expect(element.losses == row.losses)
  }

  static func radioGroup(_ change: (inout RadioGroup<String>) -> Void) throws -> Element {
    var group = try RadioGroup("Size", options: ["Small", "Large"])
    change(&group)
    return group.descriptor()
  }

  @Test("In a radio group one option is a tab stop: the chosen one, else the first that can be operated")
  func tabStops() throws {
    let none = ARIAElement(try Self.radioGroup { _ in })
    #expect(
      none.html(idPrefix: "size") == """
        <div role="radiogroup" aria-label="Size">
          <div role="radio" aria-checked="false" aria-posinset="1" aria-setsize="2" tabindex="0">Small</div>
          <div role="radio" aria-checked="false" aria-posinset="2" aria-setsize="2" tabindex="-1">Large</div>
        </div>
        """)
    let second = ARIAElement(try Self.radioGroup { $0.selection = "Large" })
    #expect(Self.tabStops(of: second) == ["-1", "0"])
    let disabled = ARIAElement(
      try Self.radioGroup { $0.updateOption("Small") { $0.status = .disabled } })
    #expect(Self.tabStops(of: disabled) == ["-1", "0"])
    let all = ARIAElement(try Self.radioGroup { $0.status = .disabled })
    #expect(Self.tabStops(of: all) == ["0", "-1"])
  }

  static func tabStops(of group: ARIAElement) -> [String?] {
    group.children.map { child in child.attributes.first { $0.name == "tabindex" }?.value }
  }

  @Test("A radio group carries what its options can't: required, read-only and the error")
  func radioGroupState() throws {
    let group = ARIAElement(
      try Self.radioGroup {
        $0.isRequired = true
        $0.status = .invalid("Pick one")
      })
    #expect(
      group.html(idPrefix: "size") == """
        <div role="radiogroup" aria-label="Size" aria-required="true" aria-invalid="true" \
        aria-errormessage="size-error" aria-describedby="size-error">
          <div role="radio" aria-checked="false" aria-posinset="1" aria-setsize="2" tabindex="0">Small</div>
          <div role="radio" aria-checked="false" aria-posinset="2" aria-setsize="2" tabindex="-1">Large</div>
        </div>
        <p id="size-error">Pick one</p>
        """)
    #expect(group.losses == [])
    let readOnly = ARIAElement(try Self.radioGroup { $0.status = .readOnly })
    #expect(readOnly.attributes.contains(ARIAElement.Attribute("aria-readonly", "true")))
    #expect(([readOnly] + readOnly.children).allSatisfy { $0.losses.isEmpty })
  }

  @Test("M27: required is no attribute of a plain group, so it is left out there and reported as lost")
  func requiredGroup() throws {
    var contact = try CheckboxGroup("Contact", options: ["Email", "Phone"], checked: ["Email"])
    contact.selectAllLabel = "All"
    try contact.setCheckedCount(1...2)
    contact.status = .invalid("Pick one")
    let group = ARIAElement(contact.descriptor())
    #expect(
      group.html(idPrefix: "contact") == """
        <div role="group" aria-label="Contact" aria-describedby="contact-error">
          <div role="checkbox" aria-checked="mixed" tabindex="0">All</div>
          <div role="checkbox" aria-checked="true" tabindex="0">Email</div>
          <div role="checkbox" aria-checked="false" tabindex="0">Phone</div>
        </div>
        <p id="contact-error">Pick one</p>
        """)
    #expect(
      group.losses == [PlatformLoss(.isRequired, leaving: .nothing), PlatformLoss(.error, leaving: .description)])
    let radios = ARIAElement(try Self.radioGroup { $0.isRequired = true })
    #expect(radios.attributes.contains(ARIAElement.Attribute("aria-required", "true")))
    #expect(radios.losses == [])
  }

  @Test("A read-only group of checkboxes says so on each of them")
  func readOnlyGroup() throws {
    var contact = try CheckboxGroup("Contact", options: ["Email", "Phone"])
    contact.status = .readOnly
    let group = ARIAElement(contact.descriptor())
    #expect(!group.attributes.contains { $0.name == "aria-readonly" })
    #expect(group.children.allSatisfy { $0.attributes.contains(ARIAElement.Attribute("aria-readonly", "true")) })
    #expect(group.losses == [])
  }

  @Test("A hint is a description, and words for voice input are lost")
  func furtherWords() {
    var button = ToggleButton(.nextAction(whenOff: "Mute", whenOn: "Unmute"))
    button.context = "Trailer"
    button.hint = "Silences it"
    let element = ARIAElement(button.descriptor())
    #expect(
      element.html(idPrefix: "x") == """
        <button type="button" aria-describedby="x-hint">Mute Trailer</button>
        <p id="x-hint" hidden>Silences it</p>
        """)
    #expect(element.losses == [PlatformLoss(.inputLabels, leaving: .nothing)])
  }

  @Test("Texts are escaped, wherever they stand")
  func escaping() {
    var group = Element(
      .radioGroup, label: "\"<&>'", container: .contain,
      children: [RadioButton("<script>\u{1B}&amp;</script>", status: .invalid("<b>")).descriptor()])
    group.hint = "'\""
    #expect(
      ARIAElement(group).html(idPrefix: "a\"b") == """
        <div role="radiogroup" aria-label="&quot;&lt;&amp;&gt;&#39;" aria-describedby="a&quot;b-hint">
          <div role="radio" aria-checked="false" aria-posinset="1" aria-setsize="1" tabindex="0" \
        aria-describedby="a&quot;b-0-error">&lt;script&gt;\u{FFFD}&amp;amp;&lt;/script&gt;</div>
        </div>
        <p id="a&quot;b-hint" hidden>&#39;&quot;</p>
        <p id="a&quot;b-0-error">&lt;b&gt;</p>
        """)
  }

  @Test(
    "A loss says what is lost and what is left",
    arguments: [
      (PlatformLoss(.isReadOnly, leaving: .wordsOfValue), "isReadOnly: only the words of the value"),
      (PlatformLoss(.error, leaving: .description), "error: only a description"),
      (PlatformLoss(.isRequired, leaving: .nothing), "isRequired: not told"),
      (PlatformLoss(.value, leaving: .allFromIOS17), "value: not heard before iOS 17"),
    ])
  func lossText(_ loss: PlatformLoss, _ text: String) {
    #expect(loss.description == text)
  }
}
