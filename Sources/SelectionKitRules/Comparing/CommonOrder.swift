/// What two lists have in common, in the same order in both.
enum CommonOrder {
  /// How many steps from one list to the other are tried, each of which adds or removes one item.
  static let stepLimit = 1_000

  /// The longest list of items that can be made of either list by leaving items out.
  ///
  /// It follows the furthest-reaching paths by count of steps (Myers 1986).
  /// Complexity: O((count of items + steps) × steps), with at most ``stepLimit`` steps.
  ///
  /// - Returns: The places of the items in both lists, in order; empty if there are more steps than the limit.
  static func longest(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    let limit = min(old.count + new.count, stepLimit)
    let center = limit + 1
    // By diagonal, that is by how much further a path is in the old list than in the new one: its place in the old.
    var furthest = Array(repeating: 0, count: 2 * center + 1)
    var trace: [ArraySlice<Int>] = []
    for steps in 0...limit {
      for diagonal in stride(from: -steps, through: steps, by: 2) {
        let below = furthest[center + diagonal + 1]
        let beside = furthest[center + diagonal - 1]
        var place = diagonal == -steps || diagonal != steps && beside < below ? below : beside + 1
        if steps == 0 { place = 0 }
        while place < old.count, place - diagonal < new.count, old[place] == new[place - diagonal] { place += 1 }
        furthest[center + diagonal] = place
        if place >= old.count, place - diagonal >= new.count {
          return pairs(endingAt: (old.count, new.count), steps, trace)
        }
      }
      // A slice that keeps its indices is looked up by diagonal just as the whole is.
      trace.append(Array(furthest[(center - steps)...(center + steps)])[...])
    }
    return []
  }

  /// Goes back along the path that was found.
  private static func pairs(
    endingAt end: (old: Int, new: Int), _ steps: Int, _ trace: [ArraySlice<Int>]
  ) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var (old, new) = end
    for step in stride(from: steps, to: 0, by: -1) {
      let furthest = trace[step - 1]
      let diagonal = old - new
      func reached(_ diagonal: Int) -> Int { furthest[diagonal + step - 1] }
      let isBelow = diagonal == -step || diagonal != step && reached(diagonal - 1) < reached(diagonal + 1)
      let before = isBelow ? diagonal + 1 : diagonal - 1
      let start = (old: reached(before), new: reached(before) - before)
      while old > start.old, new > start.new {
        (old, new) = (old - 1, new - 1)
        pairs.append((old, new))
      }
      (old, new) = start
    }
    while old > 0, new > 0 {
      (old, new) = (old - 1, new - 1)
      pairs.append((old, new))
    }
    return pairs.reversed()
  }

  /// The places of the longest rising sequence in a list of different numbers.
  ///
  /// Complexity: O(*n* log *n*) in the count of numbers.
  static func longestRise(_ numbers: [Int]) -> [Int] {
    // For each length, where a rise of that length ends lowest; for each number, what comes before it in its rise.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for place in numbers.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[place] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var rise: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      rise.append(place)
      place = previous[place]
    }
    return rise.reversed()
  }
}
