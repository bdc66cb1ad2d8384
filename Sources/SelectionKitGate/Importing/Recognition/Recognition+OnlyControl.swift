import SelectionKit

extension AccessibilityDescriptor {
  /// Gives a control without a name the label of a container in which it is the only one, as a row names the switch in
  /// it.
  mutating func passNamesToOnlyControls() {
    _ = passName()
  }

  /// What is inside an element, as far as names go.
  private struct Contents {
    var controlCount = 0
    var hasNamelessControl = false
    var texts: [String] = []
  }

  private mutating func passName() -> Contents {
    var contents = Contents()
    for child in children.indices {
      let inside = children[child].passName()
      contents.controlCount += inside.controlCount
      contents.hasNamelessControl = contents.hasNamelessControl || inside.hasNamelessControl
      contents.texts += inside.texts
    }
    if isControl {
      if mayBeExposed {
        contents.controlCount += 1
        contents.hasNamelessControl = contents.hasNamelessControl || name == nil
      }
    } else if contents.controlCount == 1, let name, givesItsName(to: contents) {
      nameOnlyControl(name, isTarget: mayBeExposed)
      contents.hasNamelessControl = false
    }
    if role == .staticText || role == .heading, let name { contents.texts.append(name) }
    if contents.controlCount > 1 { contents.texts = [] }
    return contents
  }

  /// A screen names nothing in it, and a container that is no element of its own is not heard: where its label merely
  /// joins the texts inside, those are all there is.
  private func givesItsName(to contents: Contents) -> Bool {
    guard contents.hasNamelessControl, role != .screen, role != .staticText, role != .heading else { return false }
    return mayBeExposed
      || name != contents.texts.joined(separator: " ") && name != contents.texts.joined(separator: ", ")
  }

  private mutating func nameOnlyControl(_ name: String, isTarget: Bool) {
    for child in children.indices {
      children[child].updateAll { element in
        guard element.isControl, element.mayBeExposed, element.name == nil else { return }
        element.label = name
        // A row that is an element of its own reacts as a whole, so the size of what it shows means nothing; of a row
        // that may be one, nobody knows.
        if isTarget { element.rendering.hitArea = nil }
      }
    }
  }
}
