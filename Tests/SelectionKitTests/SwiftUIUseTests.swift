import SelectionKit
import Testing

// MARK: The sample, as an app would write it

enum Size: String, CaseIterable { case small = "Small", medium = "Medium", large = "Large" }
enum Channel: String, CaseIterable { case email = "Email", phone = "Phone", text = "Text" }

struct OrderForm: View {
  @State private var size = RadioGroup<Size>("Cup size", selection: .medium) { $0.rawValue }
  @State private var contact = CheckboxGroup<Channel>("Tell me by", checked: [.email]) { $0.rawValue }

  var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        Text(size.label)
        ForEach(size.options) { option in
          let isChosen = size.selection == option.id
          Button {
            size.activate(option.id)
          } label: {
            Label(option.label, systemImage: isChosen ? "largecircle.fill.circle" : "circle")
          }
          .accessibilityRemoveTraits(.isButton)
          .accessibilityAddTraits(isChosen ? .isSelected : [])
          .accessibilityValue(size.descriptor(of: option.id)?.value ?? "")
          .disabled(size.status(of: option.id) == .disabled)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(size.label)

      VStack(alignment: .leading) {
        Text(contact.label)
        ForEach(contact.options) { option in
          Toggle(
            option.label,
            isOn: Binding(get: { contact[option.id] }, set: { _ in contact.activate(option.id) })
          )
          .toggleStyle(SquareToggleStyle())
          .accessibilityValue(contact.descriptor(of: option.id)?.value ?? "")
          .disabled(contact.status(of: option.id) == .disabled)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel(contact.label)

      StartOver(size: $size.selection, wantsEmail: $contact[.email])
    }
  }
}

/// A view that knows no group, only what it binds to.
struct StartOver: View {
  @Binding var size: Size?
  @Binding var wantsEmail: Bool

  var body: some View {
    Button("Start over") {
      size = nil
      wantsEmail = false
    }
  }
}

// MARK: What the sample does

@Suite struct SwiftUIUseTests {
  @Test("A group in a state tells each row of a view what to say")
  func rows() {
    #expect(
      lines(OrderForm()) == [
        "{Cup size}", "Cup size", "Small: Radio button, unchecked", "Medium: Radio button, checked, selected",
        "Large: Radio button, unchecked",
        "{Tell me by}", "Tell me by", "Email: Checked", "Phone: Unchecked", "Text: Unchecked",
        "Start over",
      ])
  }

  @Test("A tap activates an option")
  func tap() {
    let form = OrderForm()
    tap("Large", in: form)
    #expect(
      lines(form)[2...4] == [
        "Small: Radio button, unchecked", "Medium: Radio button, unchecked", "Large: Radio button, checked, selected",
      ])
  }

  @Test("A toggle writes through a binding to one option")
  func toggle() {
    let form = OrderForm()
    tap("Phone", in: form)
    tap("Email", in: form)
    #expect(lines(form)[7...9] == ["Email: Unchecked", "Phone: Checked", "Text: Unchecked"])
  }

  @Test("Another view writes through bindings to the selection and to an option")
  func bindings() {
    let form = OrderForm()
    tap("Start over", in: form)
    #expect(
      lines(form)[2...4] == [
        "Small: Radio button, unchecked", "Medium: Radio button, unchecked", "Large: Radio button, unchecked",
      ])
    #expect(lines(form)[7] == "Email: Unchecked")
  }

  private func tap(_ label: String, in form: OrderForm) {
    form.elements.first { $0.label == label }?.tap()
  }

  private func lines(_ form: OrderForm) -> [String] {
    form.elements.map { element in
      if element.isContainer { return "{\(element.label)}" }
      var line = element.label
      if !element.value.isEmpty { line += ": " + element.value }
      if element.traits.contains(.isSelected) { line += ", selected" }
      return line
    }
  }
}
