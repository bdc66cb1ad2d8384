#if !hasFeature(Embedded)
/// Finds the known name that a misspelt one was probably meant to be.
///
/// Complexity: O(count of known names × product of the lengths), with an unlikely long name cut short.
///
/// - Parameters:
///   - name: The name that is not known.
///   - known: The names to choose from; of two as close, the first wins.
/// - Returns: The known name, or nil if none is close enough to be a slip.
package func closest(to name: String, among known: [String]) -> String? {
  let letters = Array(name.lowercased().unicodeScalars.prefix(64))
  var best: (name: String, distance: Int)?
  for candidate in known {
    let other = Array(candidate.lowercased().unicodeScalars)
    let distance = edits(from: letters, to: other)
    // About one wrong letter in three is still a slip; more is another word.
    guard distance <= (max(letters.count, other.count) + 2) / 3, distance < best?.distance ?? .max else { continue }
    best = (candidate, distance)
  }
  return best?.name
}

/// How many letters have to be added, dropped or replaced.
private func edits(from a: [Unicode.Scalar], to b: [Unicode.Scalar]) -> Int {
  var row = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var diagonal = i
    var left = i + 1
    row[0] = left
    for (j, other) in b.enumerated() {
      let above = row[j + 1]
      left = letter == other ? diagonal : min(diagonal, above, left) + 1
      diagonal = above
      row[j + 1] = left
    }
  }
  return row.last ?? 0
}
#endif
