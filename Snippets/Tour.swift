//! A control is a value, describes itself, and is audited.

import SelectionKit
import SelectionKitRules

enum Size: String, CaseIterable { case small = "Small", medium = "Medium", large = "Large" }

// A control is a value. Two chosen options, or a choice that is no option, can't be written.
var size = RadioGroup<Size>("Cup size", selection: .medium) { $0.rawValue }
size.selection = nil  // What the program does.
size.activate(.large)  // What a person does; it returns what changed, or nil.

// It describes itself to assistive technology.
let group = size.descriptor()
for option in group.children { print(option.label ?? "", option.value ?? "", option.traits, separator: "; ") }

// An audit judges a description, and says what it can't know of the view.
let report = group.audit()
print("passes: \(report.passes); still to be settled: \(report.unsettled.individual.count) facts\n")

// A view that somebody built can be wrong, here in one trait.
var view = group.renderedAsRecommended()
view.children[0].traits.insert(.button)
print(view.audit())
