import Foundation
import SelectionKit

extension DescriptorDocument {
  /// The elements as AccessibilitySnapshot writes them down, with or without the containers around them.
  func asSnapshot(withContainers: Bool = true) throws -> String {
    let nodes = roots.flatMap { $0.snapshotNodes(withContainers) }
    return String(decoding: try JSONEncoder().encode(nodes), as: UTF8.self)
  }
}

extension AccessibilityDescriptor {
  fileprivate func snapshotNodes(_ withContainers: Bool) -> [SnapshotNode] {
    guard container != nil else { return [SnapshotNode(element: .init(self), container: nil)] }
    let inside = children.flatMap { $0.snapshotNodes(withContainers) }
    guard withContainers else { return inside }
    return [SnapshotNode(element: nil, container: .init(type: .init(self), children: inside))]
  }
}

private struct SnapshotNode: Encodable {
  let element: Element?
  let container: Container?

  struct Element: Encodable {
    let label, value, hint: String?
    let traits: [String]

    init(_ descriptor: AccessibilityDescriptor) {
      label = descriptor.label
      value = descriptor.value
      hint = descriptor.hint
      traits = AccessibilityDescriptor.Traits.named.filter { descriptor.traits.contains($0.trait) }.map { entry in
        entry.trait == .toggle ? "switchButton" : entry.name
      }
    }
  }

  struct Container: Encodable {
    let type: Kind
    let children: [SnapshotNode]
  }

  struct Kind: Encodable {
    let semanticGroup: Texts

    init(_ descriptor: AccessibilityDescriptor) {
      semanticGroup = Texts(label: descriptor.label, value: descriptor.value)
    }
  }

  struct Texts: Encodable {
    let label, value: String?
  }
}
