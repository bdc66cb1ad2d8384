/// The options of a group in order, with the position of each identity: the part that all groups share.
///
/// Looking an option up is O(1) on average, and identities are unique by construction.
@usableFromInline
struct OptionList<ID: Hashable & Sendable>: Sendable {
  @usableFromInline private(set) var options: [SelectionOption<ID>]
  @usableFromInline private(set) var positions: [ID: Int]
  /// The positions of the options that are disabled or read-only by themselves: few, as a rule.
  ///
  /// Apart from the options, so that choosing in a large group need not fetch an option to see that it takes input.
  @usableFromInline private(set) var fixedPositions: Set<Int> = []

  /// Refuses an empty list and a repeated identity.
  ///
  /// Complexity: O(count).
  init(_ candidates: some Sequence<SelectionOption<ID>>) throws(SelectionError) {
    options = []
    positions = [:]
    for option in candidates {
      if let earlier = positions[option.id] {
        throw .duplicateOption(at: options.count, sameAs: earlier)
      }
      append(option)
    }
    if options.isEmpty { throw .noOptions }
  }

  /// Keeps the first of each identity, and may be empty: for the initialisers that cannot fail.
  ///
  /// Complexity: O(count).
  init(firstOfEach candidates: some Sequence<SelectionOption<ID>>) {
    options = []
    positions = [:]
    for option in candidates where positions[option.id] == nil { append(option) }
  }

  private mutating func append(_ option: SelectionOption<ID>) {
    positions[option.id] = options.count
    if option.status.isFixed { fixedPositions.insert(options.count) }
    options.append(option)
  }

  private mutating func replace(at position: Int, with option: SelectionOption<ID>) {
    options[position] = option
    if option.status.isFixed { fixedPositions.insert(position) } else { fixedPositions.remove(position) }
  }

  @inlinable
  func contains(_ id: ID) -> Bool {
    positions[id] != nil
  }

  @inlinable
  subscript(id: ID) -> SelectionOption<ID>? {
    if let position = positions[id] { options[position] } else { nil }
  }

  /// Whether an option is there and takes input by itself.
  ///
  /// Complexity: O(1) on average.
  @inlinable
  func takesInput(_ id: ID) -> Bool {
    guard let position = positions[id] else { return false }
    return fixedPositions.isEmpty || !fixedPositions.contains(position)
  }

  /// The option at a path of one position, or nil if the path leads to none; an offset says how many elements that are
  /// no options come before them.
  func option(at path: NodePath, after offset: Int = 0) -> SelectionOption<ID>? {
    guard path.positions.count == 1, let position = path.positions.first, position >= offset,
      options.indices.contains(position - offset)
    else { return nil }
    return options[position - offset]
  }

  /// The positions of those of some identities that are there, in order.
  ///
  /// Complexity: O(count of identities, times its logarithm).
  func positions(of ids: some Sequence<ID>) -> [Int] {
    var found: [Int] = []
    for id in ids {
      if let position = positions[id] { found.append(position) }
    }
    return found.sorted()
  }

  /// Changes an option in place; false, with nothing changed, for a stranger or a change of identity.
  mutating func update(_ id: ID, _ change: (inout SelectionOption<ID>) -> Void) -> Bool {
    guard let position = positions[id] else { return false }
    var option = options[position]
    change(&option)
    guard option.id == id else { return false }
    replace(at: position, with: option)
    return true
  }

  /// Changes every option in place, except where the identity would change.
  ///
  /// Complexity: O(count).
  mutating func updateAll(_ change: (inout SelectionOption<ID>) -> Void) {
    for position in options.indices {
      var option = options[position]
      change(&option)
      if option.id == options[position].id { replace(at: position, with: option) }
    }
  }
}

extension OptionList: Hashable {
  // The positions follow from the options; comparing them as well would only cost time.
  @usableFromInline
  static func == (a: Self, b: Self) -> Bool {
    a.options == b.options
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(options)
  }
}
