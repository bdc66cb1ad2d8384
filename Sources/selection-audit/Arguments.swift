/// The words after the name of a command, told apart by its table of options.
struct Arguments {
  /// The words that are no options, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Tells words apart; an option has its value in the next word or after an equals sign, and `--` ends the options.
  init(_ words: some Sequence<String>, of command: Command) throws {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else {
        try read(word, &rest, command)
      }
    }
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>, _ command: Command) throws {
    let (name, given) = word.partedAtEqualsSign
    guard let option = command.options.first(where: { $0.name == name }) else {
      throw CommandError(unknown: "option", name, among: command.options.map(\.name), listing: command.pointer)
    }
    guard let placeholder = option.value else {
      if given != nil { throw CommandError("\(name) takes no value") }
      flags.insert(name)
      return
    }
    guard let value = given ?? rest.popFirst(), !value.isEmpty, given != nil || !value.hasPrefix("--") else {
      throw CommandError("\(name) needs a value: \(option.synopsis)")
    }
    if !option.isRepeatable, values[name] != nil { throw CommandError("\(name) \(placeholder) is given twice") }
    values[name, default: []].append(value)
  }

  /// Whether an option without a value was given.
  func has(_ option: Option) -> Bool {
    flags.contains(option.name)
  }

  /// The values of an option, in order.
  func values(of option: Option) -> [String] {
    values[option.name] ?? []
  }

  /// The value of an option that can be given once.
  func value(of option: Option) -> String? {
    values[option.name]?.first
  }

  /// The items of an option whose values are lists separated by commas, in order; nil if it was not given.
  func items(of option: Option) -> [String]? {
    values[option.name]?.flatMap { $0.split(separator: ",").map(String.init) }
  }
}

extension String {
  /// What stands before the first equals sign, and what stands after it, if there is one.
  var partedAtEqualsSign: (name: String, value: String?) {
    guard let sign = firstIndex(of: "=") else { return (self, nil) }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }
}
