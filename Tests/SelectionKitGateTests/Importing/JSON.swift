import Foundation

/// Any JSON value.
enum JSON: Hashable, Sendable, Decodable {
  case null, flag(Bool), number(Double), text(String), list([JSON]), object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  subscript(key: String) -> JSON? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  var keys: Set<String> {
    if case .object(let object) = self { Set(object.keys) } else { [] }
  }

  /// This value and all those in it that are objects.
  var objects: [JSON] {
    switch self {
    case .object(let object): [self] + object.values.flatMap(\.objects)
    case .list(let list): list.flatMap(\.objects)
    default: []
    }
  }
}

extension JSON {
  /// This value as text.
  var text: String {
    switch self {
    case .null: "null"
    case .flag(let flag): String(flag)
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    // Of the samples none has anything to escape.
    case .text(let text): "\"\(text)\""
    case .list(let list): "[" + list.map(\.text).joined(separator: ",") + "]"
    case .object(let object):
      "{" + object.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}"
    }
  }
}

/// The way to a value in another one: keys of objects, and positions in lists.
typealias JSONPath = [JSONStep]

enum JSONStep: Hashable {
  case key(String), position(Int)
}

extension JSON {
  /// The ways to all values that are behind a key.
  var pathsOfKeys: [JSONPath] {
    switch self {
    case .object(let object):
      object.sorted { $0.key < $1.key }.flatMap { key, value in
        [[.key(key)]] + value.pathsOfKeys.map { [.key(key)] + $0 }
      }
    case .list(let list):
      list.enumerated().flatMap { position, value in value.pathsOfKeys.map { [.position(position)] + $0 } }
    default: []
    }
  }

  subscript(path: ArraySlice<JSONStep>) -> JSON? {
    get {
      guard let step = path.first else { return self }
      return switch (self, step) {
      case (.object(let object), .key(let key)): object[key]?[path.dropFirst()]
      case (.list(let list), .position(let position)): list[position][path.dropFirst()]
      default: nil
      }
    }
    set {
      guard let step = path.first else { return self = newValue ?? .null }
      switch (self, step) {
      case (.object(var object), .key(let key)):
        object[key]?[path.dropFirst()] = newValue
        self = .object(object)
      case (.list(var list), .position(let position)):
        list[position][path.dropFirst()] = newValue
        self = .list(list)
      default: break
      }
    }
  }
}
