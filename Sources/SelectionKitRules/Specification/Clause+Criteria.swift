extension Clause {
  /// The clause with an id, or nil for one that is not of the component specs.
  ///
  /// Complexity: O(1) on average.
  ///
  /// - Parameter id: The id of the clause.
  /// - Returns: The clause, or nil.
  package static func withID(_ id: ID) -> Clause? {
    byID[id]
  }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Sequence<Clause.ID> {
  /// The success criteria that the clauses serve, each once, in the order of their numbers.
  package var criteria: [Criterion] {
    let criteria = reduce(into: Set<Criterion>()) { $0.formUnion(Clause.withID($1)?.criteria ?? []) }
    return criteria.sorted { $0.number < $1.number }
  }
}
