/// Whether all of some conditions hold, where nil is *not known*: one that is false decides, whatever is unknown.
func allOf(_ a: Bool?, _ b: Bool?, _ c: Bool? = true, _ d: Bool? = true) -> Bool? {
  if a == false || b == false || c == false || d == false { return false }
  return a == nil || b == nil || c == nil || d == nil ? nil : true
}

/// Whether any of some conditions holds, where nil is *not known*: one that is true decides, whatever is unknown.
func anyOf(_ a: Bool?, _ b: Bool?, _ c: Bool? = false) -> Bool? {
  if a == true || b == true || c == true { return true }
  return a == nil || b == nil || c == nil ? nil : false
}
