//! What a test prints for a group without a label.

import SelectionKit
import SelectionKitRules

let size = try RadioGroup("", options: ["Small", "Large"])
print(size.audit())
