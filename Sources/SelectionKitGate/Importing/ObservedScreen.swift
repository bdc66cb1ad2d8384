import SelectionKit

/// What observed elements tell as descriptors, each in its place.
struct ObservedScreen {
  /// The descriptors, with the controls among them recognised.
  var document = DescriptorDocument(.observed, [])
  /// What was noted on the way.
  private(set) var notes: [ImportNote] = []
  /// The frame of each descriptor, in reading order.
  private(set) var frames: [ScreenFrame?] = []

  private let frame: ScreenFrame?
  private var unreadableCount = 0
  private var awayCount = 0

  /// Puts elements in their places.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - roots: The outermost elements.
  ///   - screen: The frame of the screen, if the format tells it apart from the elements.
  ///   - isInText: Whether a text is around the outermost elements; nil to tell it from whether they are a whole screen.
  ///   - recognition: How to find the controls.
  init(_ roots: [ObservedElement], screen: ScreenFrame? = nil, isInText: Bool? = nil, _ recognition: Recognition) {
    let whole = roots.first(where: \.type.isWholeScreen)
    frame = screen ?? whole?.frame
    // Of a fragment nobody knows what it stands in.
    let surroundings = Surroundings(isInText: isInText ?? (whole == nil && screen == nil ? nil : false))
    document.roots = roots.map { describe($0, in: surroundings) }
    recognition.apply(to: &document.roots, &frames)
    notes = [(.scrolledAway, awayCount), (.unreadable, unreadableCount)].compactMap { kind, count in
      count > 0 ? ImportNote(kind: kind, count: count) : nil
    }
  }

  /// What an element inherits from those around it.
  private struct Surroundings {
    var isInText: Bool?
    var buttonRole = AccessibilityDescriptor.Role.button
    var isScrolledAway = false
  }

  private mutating func describe(_ element: ObservedElement, in surroundings: Surroundings) -> AccessibilityDescriptor {
    var inside = surroundings
    if element.type.isText { inside.isInText = true }
    if let buttonRole = element.type.roleOfButtonsInside { inside.buttonRole = buttonRole }
    inside.isScrolledAway = surroundings.isScrolledAway || isAway(element)

    var descriptor = element.descriptor
    if descriptor.role == .button { descriptor.role = surroundings.buttonRole }
    descriptor.rendering.isInlineInText = surroundings.isInText == false ? false : nil
    if !inside.isScrolledAway { descriptor.rendering.hitArea = element.frame?.hitArea }
    if inside.isScrolledAway { awayCount += 1 }
    if element.isUnreadable { unreadableCount += 1 }
    frames.append(element.frame)
    descriptor.children = element.children.map { describe($0, in: inside) }
    return descriptor
  }

  private func isAway(_ element: ObservedElement) -> Bool {
    guard let frame, let place = element.frame else { return false }
    return place.isOutside(frame)
  }
}

extension ScreenFrame {
  /// The size, or nil for what shows nothing.
  ///
  /// It is taken to the thousandth of a point, since what a conversion of coordinates adds is less than that.
  fileprivate var hitArea: AccessibilityDescriptor.Rendering.HitArea? {
    guard width > 0, height > 0 else { return nil }
    let size = AccessibilityDescriptor.Rendering.Size(width.roundedToThousandth, height.roundedToThousandth)
    return .init(from: size, to: size, isFrame: true)
  }
}

extension Double {
  fileprivate var roundedToThousandth: Double {
    let thousandths = self * 1000
    return thousandths.isFinite ? thousandths.rounded() / 1000 : self
  }
}
