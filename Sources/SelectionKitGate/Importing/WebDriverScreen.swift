import SelectionKit

/// What the elements of a WebDriverAgent page source tell as descriptors, however the page source was written down.
struct WebDriverScreen {
  /// The descriptors, with the controls among them recognised.
  var document = DescriptorDocument(.observed, [])
  /// What was noted on the way.
  private(set) var notes: [ImportNote] = []
  /// The frame of each descriptor, in reading order.
  private(set) var frames: [ScreenFrame?] = []

  private let names: ControlNames
  private let frame: ScreenFrame?
  private var counts: [ImportNote.Kind: Int] = [:]
  /// How many of the elements left out may have been accessibility elements.
  private var hiddenCount = 0

  /// Describes the elements of a page source.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - roots: The outermost elements.
  ///   - names: What the configuration says some elements are.
  init(_ roots: [WebDriverElement], _ names: ControlNames = ControlNames()) {
    self.names = names
    let whole = roots.first(where: \.type.isWholeScreen)
    frame = whole?.frame
    // Of a fragment nobody knows what it stands in.
    let surroundings = Surroundings(isInText: whole == nil ? nil : false)
    document.roots = roots.compactMap { describe($0, in: surroundings) }
    Recognition(switchesMayBeCheckboxes: true, names: names).apply(to: &document.roots, &frames)
    notes = [.covered, .scrolledAway, .perhapsCovered, .unreadable].compactMap { kind in
      counts[kind].flatMap { $0 > 0 ? ImportNote(kind: kind, count: $0) : nil }
    }
  }

  /// What an element inherits from those around it.
  fileprivate struct Surroundings {
    /// Whether a text is around it, where a link may run along with the words.
    var isInText: Bool?
    /// What a button is here.
    var buttonRole = AccessibilityDescriptor.Role.button
    var isCovered = false
    var isScrolledAway = false
    /// The elements around, without what is inside them; empty where nobody asks for them.
    var ancestors: [AccessibilityDescriptor] = []
  }

  /// Where an element is that the page source calls invisible.
  fileprivate enum Visibility {
    case shown, scrolledAway, covered, unknown
  }

  /// Describes an element and those inside it, or returns nil if it is covered, and nothing in it is to be seen.
  private mutating func describe(
    _ element: WebDriverElement, in surroundings: Surroundings
  ) -> AccessibilityDescriptor? {
    if element.isUnreadable { counts[.unreadable, default: 0] += 1 }
    var descriptor = element.descriptor(buttonRole: surroundings.buttonRole)
    var visibility = visibility(of: element, in: surroundings)
    // What somebody speaks of is there for people.
    if visibility == .covered, names.mention(descriptor, inside: surroundings.ancestors) { visibility = .shown }
    let hiddenBefore = hiddenCount
    let place = frames.count
    frames.append(element.exactFrame ?? element.frame)
    var children: [AccessibilityDescriptor] = []
    var inside = surroundings.inside(element, visibility)
    if !names.isEmpty { inside.ancestors.append(descriptor) }
    for child in element.children {
      if let child = describe(child, in: inside) { children.append(child) }
    }
    if visibility == .covered, children.isEmpty {
      counts[.covered, default: 0] += 1
      if element.isAccessible != false { hiddenCount += 1 }
      frames.removeSubrange(place...)
      return nil
    }
    descriptor.children = children
    if hiddenCount > hiddenBefore { descriptor.unobserved.insert(.children) }
    descriptor.rendering.isInlineInText = surroundings.isInText == false ? false : nil
    switch visibility {
    case .shown:
      break
    case .scrolledAway:
      descriptor.rendering.hitArea = nil
      counts[.scrolledAway, default: 0] += 1
    case .covered, .unknown:
      descriptor.rendering.hitArea = nil
      // What is no accessibility element is none behind a sheet either.
      guard element.isAccessible != false else { break }
      descriptor.forget(.isExposed)
      if visibility == .unknown, element.isVisible == false { counts[.perhapsCovered, default: 0] += 1 }
    }
    return descriptor
  }

  /// Tells what is scrolled away from what is covered.
  ///
  /// An invisible element is scrolled away if it, or an invisible one around it, lies outside the screen: of what is in
  /// a row that was scrolled away, the frame is often said to be inside. Otherwise something covers it.
  private func visibility(of element: WebDriverElement, in surroundings: Surroundings) -> Visibility {
    switch element.isVisible {
    case true?: return .shown
    case nil: return surroundings.isCovered ? .covered : .unknown
    case false?: break
    }
    if surroundings.isCovered { return .covered }
    if surroundings.isScrolledAway { return .scrolledAway }
    guard let frame, let place = element.frame else { return .unknown }
    return place.isOutside(frame) ? .scrolledAway : .covered
  }
}

extension WebDriverScreen.Surroundings {
  fileprivate func inside(_ element: WebDriverElement, _ visibility: WebDriverScreen.Visibility) -> Self {
    var inside = self
    if element.type.isText { inside.isInText = true }
    if let buttonRole = element.type.roleOfButtonsInside { inside.buttonRole = buttonRole }
    inside.isCovered = visibility == .covered
    inside.isScrolledAway = visibility == .scrolledAway
    return inside
  }
}
