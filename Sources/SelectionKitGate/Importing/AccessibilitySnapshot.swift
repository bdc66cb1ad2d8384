import Foundation
import SelectionKit

/// What AccessibilitySnapshot tells of a view: elements in reading order, some of them in containers.
struct AccessibilitySnapshot: Decodable {
  let roots: [ObservedElement]

  init(from decoder: any Decoder) throws {
    guard var list = try? decoder.unkeyedContainer() else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "expected a list"))
    }
    roots = try list.observed(AccessibilitySnapshotNode.self)
  }
}

/// An element, or a container with those inside it; both may be wrapped once more.
private struct AccessibilitySnapshotNode: ObservedDecodable {
  let observed: ObservedElement

  init(from decoder: any Decoder) throws {
    let node = try ForeignObject(decoder)
    if let element = try node.object("element") {
      observed = try (element.object("_0") ?? element).element()
    } else {
      let container = try node.require("container", node.object)
      var observed = try (container.object("_0") ?? container).container()
      let type = AccessibilitySnapshotNode.self
      observed.children = try container.observed("children", of: type) ?? node.observed("children", of: type) ?? []
      self.observed = observed
    }
  }
}

// MARK: - Elements

extension ForeignObject {
  /// Describes an element: whatever is listed is one that a screen reader stops at, and has none inside.
  fileprivate func element() throws -> ObservedElement {
    let names = try texts("traits")
    let traits = names.map { PlatformTraits(names: $0) }
    var descriptor = AccessibilityDescriptor(.other, label: try text("label")?.nonEmpty, value: try text("value"))
    // Containers are seen of UIKit views alone, and errors not at all.
    descriptor.forget([.container, .error])
    descriptor.identifier = try text("identifier")?.nonEmpty
    descriptor.hint = try text("hint")?.nonEmpty
    descriptor.inputLabels = try texts("userInputLabels") ?? []
    descriptor.role = (traits ?? []).role(among: names ?? [], isOneOfSeveral: try isOneOfSeveral)
    descriptor.take(traits)
    if hasHintMadeUp(for: traits, names ?? []) { descriptor.forget(.hint) }
    descriptor.forgetReadOnlyUnlessTold()
    var observed = ObservedElement(descriptor: descriptor, type: ElementType("Other"))
    if let shape = try object("shape") {
      observed.frame = try shape.frame(listedAs: "frame", orSet: &observed.isUnreadable)
    }
    return observed
  }

  /// Whether the hint may be one that stands for what a screen reader would say by itself; nil traits may be any.
  private func hasHintMadeUp(for traits: PlatformTraits?, _ names: [String]) -> Bool {
    guard let traits else { return true }
    return !traits.isDisjoint(with: [.toggle, .adjustable, .searchField])
      || names.contains { ["textEntry", "textArea", "isEditing"].contains($0) }
  }

  /// Whether the description ends in a place such as "2 of 3": all that is left of a segmented control.
  ///
  /// It does so in a part of its own, in whichever language; what the element itself says does not count.
  private var isOneOfSeveral: Bool {
    get throws {
      guard var rest = try text("description")?[...] else { return false }
      for said in [try text("label"), try text("value")].compactMap(\.self) where !said.isEmpty {
        if let range = rest.range(of: said) { rest = rest[range.upperBound...] }
      }
      return rest.split(separator: ".").contains { part in
        let words = part.split(separator: " ")
        return words.count == 3 && words.first?.isNumber == true && words.last?.isNumber == true
      }
    }
  }
}

extension PlatformTraits {
  /// What an element with these traits is.
  fileprivate func role(among names: [String], isOneOfSeveral: Bool) -> AccessibilityDescriptor.Role {
    if contains(.toggle) { return .switch }
    if names.contains("tabBarItem") { return .tab }
    if contains(.button) { return isOneOfSeveral ? .segment : .button }
    if contains(.header) { return .heading }
    if contains(.image) { return .image }
    return names.contains("staticText") ? .staticText : .other
  }
}

extension Substring {
  fileprivate var isNumber: Bool {
    allSatisfy(\.isWholeNumber)
  }
}

// MARK: - Containers

extension ForeignObject {
  /// Describes a container alone; only a semantic group keeps its label.
  fileprivate func container() throws -> ObservedElement {
    var descriptor = AccessibilityDescriptor(.other, container: .contain)
    descriptor.forget(.error)
    let type = try require("type", object)
    if let group = try type.object("semanticGroup") {
      descriptor.label = try group.text("label")?.nonEmpty
      descriptor.value = try group.text("value")?.nonEmpty
      descriptor.identifier = try group.text("identifier")?.nonEmpty
    } else {
      descriptor.forget([.label, .value])
    }
    return ObservedElement(descriptor: descriptor, type: ElementType(type.has("tabBar") ? "TabBar" : "Other"))
  }
}
