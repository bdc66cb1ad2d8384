/// Why a run can't be relied on.
struct RunFault {
  /// The name of the file that is at fault.
  let file: String
  /// What is wrong.
  let text: String
}

extension GateReport {
  /// Why the run can't be relied on: the files that could not be read or, if nothing was recognised, all files.
  var faults: [RunFault] {
    if outcome == .unusable, unread.isEmpty {
      return Set(files.map(\.name)).sorted().map { RunFault(file: $0, text: "nothing was recognised") }
    }
    return unread.map { RunFault(file: $0.name, text: $0.reason) }
  }
}
