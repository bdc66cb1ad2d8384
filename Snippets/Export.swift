//! An app writes down what its controls prescribe, for `selection-audit check` to gate.

import Foundation
import SelectionKit

// The controls of one screen, as the app makes them.
var size = try RadioGroup("Cup size", options: ["Small", "Medium", "Large"])
size.isRequired = true
var extras = try CheckboxGroup("Extras", options: ["Milk", "Sugar"], checked: ["Milk"])
extras.updateOption("Sugar") { $0.status = .disabled }
var favourite = ToggleButton(.nextAction(whenOff: "Add to Favourites", whenOn: "Remove from Favourites"))
favourite.isIconOnly = true
let controls: [any SelectionControl] = [size, extras, favourite]

// What only the views show comes from the design tokens that they are drawn with.
var document = DescriptorDocument(.prescribed, controls.map { $0.descriptor() })
document.language = "en"
document.minimumOS = "17.0"
document.source = DescriptorDocument.Source(file: "OrderForm.swift", screen: "Order")
for root in document.roots.indices {
  document.roots[root].updateAll { element in
    guard AccessibilityDescriptor.Role.controls.contains(element.role) else { return }
    element.rendering.hitArea = AccessibilityDescriptor.Rendering.HitArea(320, 48)
    element.rendering.textSizing = .withText
    element.rendering.focusIndicator = .system
  }
}

let json = JSONEncoder()
json.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try json.encode(document), as: UTF8.self))
