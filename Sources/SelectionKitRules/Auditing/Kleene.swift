/// Whether all of some conditions hold, where nil is *not known*: one that is false decides, whatever is unknown.
func allOf(_ conditions: Bool?...) -> Bool? {
  if conditions.contains(false) { return false }
  return conditions.contains(nil) ? nil : true
}

/// Whether any of some conditions holds, where nil is *not known*: one that is true decides, whatever is unknown.
func anyOf(_ conditions: Bool?...) -> Bool? {
  if conditions.contains(true) { return true }
  return conditions.contains(nil) ? nil : false
}
