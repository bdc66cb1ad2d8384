import SelectionKit
import Testing

@Suite struct NodePathTests {
  static let tree = AccessibilityDescriptor(
    .other, label: "root",
    children: [
      AccessibilityDescriptor(.other, label: "first", children: [AccessibilityDescriptor(.other, label: "inner")]),
      AccessibilityDescriptor(.other, label: "second"),
    ])

  static let paths: [(NodePath, String?)] = [
    ([], "root"), ([0], "first"), ([1], "second"), ([0, 0], "inner"), ([2], nil), ([-1], nil), ([1, 0], nil),
    ([0, 0, 0], nil), ([.min], nil), ([.max], nil),
  ]

  @Test("A path leads to an element, or to none", arguments: paths)
  func subscripts(path: NodePath, label: String?) {
    #expect(Self.tree[path]?.label == label)
  }

  @Test("An element is changed in place, and only that one", arguments: paths)
  func update(path: NodePath, label: String?) {
    var tree = Self.tree
    let isChanged = tree.update(at: path) { $0.hint = "changed" }
    #expect(isChanged == (label != nil))
    #expect(tree[path]?.hint == (label == nil ? nil : "changed"))
    tree.update(at: path) { $0.hint = nil }
    #expect(tree == Self.tree)
  }

  @Test("All elements are changed, each before those inside it")
  func updateAll() {
    var tree = Self.tree
    var order: [String?] = []
    tree.updateAll { element in
      order.append(element.label)
      element.label = element.label?.uppercased()
    }
    #expect(order == ["root", "first", "inner", "second"])
    #expect(tree[[0, 0]]?.label == "INNER")
    #expect(tree[[1]]?.label == "SECOND")
  }

  @Test("In a document the first position is that of the root", arguments: paths)
  func document(path: NodePath, label: String?) {
    let document = DescriptorDocument(.prescribed, [AccessibilityDescriptor(.screen), Self.tree])
    #expect(document[NodePath([1] + path.positions)]?.label == label)
    #expect(document[[]] == nil)
    #expect(document[[2]] == nil)
    #expect(document[[-1]] == nil)
  }

  @Test(
    "A path is written with slashes",
    arguments: [([], "/"), ([0], "/0"), ([2, 0, 11], "/2/0/11")] as [(NodePath, String)])
  func description(path: NodePath, text: String) {
    #expect(path.description == text)
  }

  @Test("Paths sort in reading order, an element before those inside it")
  func order() {
    let paths: [NodePath] = [[1], [0, 10], [], [0, 2], [0], [0, 2, 0]]
    #expect(paths.sorted() == [[], [0], [0, 2], [0, 2, 0], [0, 10], [1]])
  }

  @Test("A path is extended by a position")
  func appending() {
    let path: NodePath = [1]
    #expect(path.appending(3) == [1, 3])
    #expect(NodePath().appending(0) == [0])
  }
}
