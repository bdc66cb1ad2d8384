import Foundation

/// Any JSON value.
enum JSON: Hashable, Decodable {
  case flag(Bool), number(Double), text(String), list([JSON]), object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
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
  /// A file of this package that holds JSON.
  ///
  /// - Parameter path: The way from the root of the package.
  /// - Throws: What is wrong with the file.
  init(inFile path: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    self = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: root.appendingPathComponent(path)))
  }
}
