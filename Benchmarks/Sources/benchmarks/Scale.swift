import Measuring

/// How large the inputs are, and how often they are measured.
struct Scale: Sendable {
  /// How in-process work is timed.
  let pace: Pace
  /// How often a program is started.
  let launches: Int
  /// How many elements the tree has that the audit is judged by.
  let elements: Int
  /// The other sizes that are shown.
  let otherSizes: [Int]
  /// The sizes between which the time for an element must not grow.
  let extremes: (least: Int, greatest: Int)
  /// How many elements the file has that the gate is judged by.
  let fileElements: Int
  /// How many files are checked in one run.
  let files: Int
  /// How many options a large group has.
  let options: Int
  /// How often is chosen in a group at a time.
  let choices: Int
  /// The sizes of groups that are shown side by side.
  let groups: [Int]

  /// The sizes that the limits are about.
  static let full = Scale(
    pace: .full, launches: 25, elements: 20_000, otherSizes: [1_000, 100_000, 1_000_000], extremes: (1_000, 1_000_000),
    fileElements: 10_000, files: 16, options: 100_000, choices: 100_000, groups: [10, 1_000, 100_000])
  /// Sizes that take no time.
  static let smoke = Scale(
    pace: .smoke, launches: 2, elements: 200, otherSizes: [100], extremes: (100, 400), fileElements: 1_000, files: 4,
    options: 100, choices: 100, groups: [10, 100])
}
