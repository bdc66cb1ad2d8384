#if !hasFeature(Embedded)
// On the wire every property has its own name, and one that holds its default is left out.

extension AccessibilityDescriptor {
  /// The keys of an element on the wire.
  package enum Key: String, CaseIterable {
    case role, label, value, hint, identifier, traits, inputLabels, container, children, isExposed, state, isEnabled,
      isReadOnly, isRequired, isSubmitted, error, naming, isFormatting, isAmongPeers, contextImpliesOff, effect,
      rendering, unobserved, recognition
  }
}

extension AccessibilityDescriptor.Rendering {
  /// The keys of a rendering on the wire.
  package enum Key: String, CaseIterable {
    case underlyingControl, visibleLabel, extraTexts, isIconOnly, glyphs, glyphSizing, textSizing, hitArea,
      isInlineInText, focusIndicator, visibleStateText
  }
}

extension AccessibilityDescriptor.Rendering.Glyphs {
  /// The keys of a pair of symbols on the wire.
  package enum Key: String, CaseIterable {
    case off, on
  }
}

extension AccessibilityDescriptor.Rendering.HitArea {
  /// The keys of a hit area on the wire; a side whose bounds differ is a list of both.
  package enum Key: String, CaseIterable {
    case width, height, isFrame
  }
}

extension ErrorMessage.Run {
  /// The keys of a run on the wire.
  package enum Key: String, CaseIterable {
    case text, isStrong
  }
}

// The vocabularies are looked up for every element, so they are laid out once.

extension AccessibilityDescriptor.Role {
  package static let words = known.map { (name: $0.rawValue, word: $0) }
}

extension AccessibilityDescriptor.Traits {
  fileprivate static let words = named.map { (name: $0.name, word: $0.trait) }
}

extension Facts {
  /// The facts that an element can say nobody looked at, each with its name on the wire.
  package static let words =
    named.filter { ambiguous.union(ofTheDocument).isDisjoint(with: $0.fact) }.map { (name: $0.name, word: $0.fact) }
}

extension AccessibilityDescriptor: Codable {
  /// Reads an element and those inside it.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: A `DecodingError` that says where and what, also for an unknown key or name, which may be a misspelt one.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject<Key>(decoder)
    try object.refuseUnknownKeys()
    try self.init(reading: object)
  }

  /// Writes an element and those inside it.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: An `EncodingError` for what the reader would refuse: a role, trait or fact that has no name, or a hit
  ///   area that is no range of lengths.
  public func encode(to encoder: any Encoder) throws {
    var object = WireObject<Key>(encoder)
    guard Role.known.contains(role) else { throw object.fault("the role has no name on the wire", role, at: .role) }
    try object.write(role.rawValue, .role)
    try object.write(label, .label)
    try object.write(value, .value)
    try object.write(hint, .hint)
    try object.write(identifier, .identifier)
    try object.write(traits, .traits, among: Traits.words)
    try object.write(inputLabels, .inputLabels, unless: [])
    try object.write(container?.rawValue, .container)
    try object.write(children, .children, unless: [])
    try object.write(isExposed, .isExposed, unless: true)
    try object.write(state?.rawValue, .state)
    try object.write(isEnabled, .isEnabled)
    try object.write(isReadOnly, .isReadOnly, unless: false)
    try object.write(isRequired, .isRequired)
    try object.write(isSubmitted, .isSubmitted)
    try object.write(error, .error)
    try object.write(naming?.rawValue, .naming)
    try object.write(isFormatting, .isFormatting)
    try object.write(isAmongPeers, .isAmongPeers)
    try object.write(contextImpliesOff, .contextImpliesOff)
    try object.write(effect?.rawValue, .effect)
    if rendering != Rendering() { try rendering.write(to: object.object(.rendering)) }
    try object.write(unobserved, .unobserved, among: Facts.words)
    try object.write(recognition.rawValue, .recognition, unless: Recognition.declared.rawValue)
  }
}

extension AccessibilityDescriptor {
  fileprivate init(reading object: StrictObject<Key>) throws {
    let role = try object.require(.role) { try object.word($0, among: Role.words) }
    self.init(role)
    label = try object.text(.label)
    value = try object.text(.value)
    hint = try object.text(.hint)
    identifier = try object.text(.identifier)
    traits = Traits(try object.words(.traits, among: Traits.words) ?? [])
    inputLabels = try object.texts(.inputLabels) ?? []
    container = try object.word(.container)
    children = try object.elements(.children) ?? []
    isExposed = try object.flag(.isExposed) ?? true
    state = try object.word(.state)
    isEnabled = try object.flag(.isEnabled)
    isReadOnly = try object.flag(.isReadOnly) ?? false
    isRequired = try object.flag(.isRequired)
    isSubmitted = try object.flag(.isSubmitted)
    error = try object.errorMessage(.error)
    naming = try object.word(.naming)
    isFormatting = try object.flag(.isFormatting)
    isAmongPeers = try object.flag(.isAmongPeers)
    contextImpliesOff = try object.flag(.contextImpliesOff)
    effect = try object.word(.effect)
    rendering = try object.object(.rendering).map(Rendering.init(reading:)) ?? Rendering()
    unobserved = Facts(try object.words(.unobserved, among: Facts.words) ?? [])
    recognition = try object.word(.recognition) ?? .declared
  }
}

extension AccessibilityDescriptor.Rendering {
  package init(reading object: StrictObject<Key>) throws {
    self.init()
    underlyingControl = try object.word(.underlyingControl)
    visibleLabel = try object.text(.visibleLabel)
    extraTexts = try object.texts(.extraTexts)
    isIconOnly = try object.flag(.isIconOnly)
    glyphs = try object.object(.glyphs).map(Glyphs.init(reading:))
    glyphSizing = try object.word(.glyphSizing)
    textSizing = try object.word(.textSizing)
    hitArea = try object.object(.hitArea).map(HitArea.init(reading:))
    isInlineInText = try object.flag(.isInlineInText)
    focusIndicator = try object.word(.focusIndicator)
    visibleStateText = try object.text(.visibleStateText)
  }

  fileprivate func write(to object: WireObject<Key>) throws {
    var object = object
    try object.write(underlyingControl?.rawValue, .underlyingControl)
    try object.write(visibleLabel, .visibleLabel)
    try object.write(extraTexts, .extraTexts)
    try object.write(isIconOnly, .isIconOnly)
    if let glyphs { try glyphs.write(to: object.object(.glyphs)) }
    try object.write(glyphSizing?.rawValue, .glyphSizing)
    try object.write(textSizing?.rawValue, .textSizing)
    if let hitArea { try hitArea.write(to: object.object(.hitArea)) }
    try object.write(isInlineInText, .isInlineInText)
    try object.write(focusIndicator?.rawValue, .focusIndicator)
    try object.write(visibleStateText, .visibleStateText)
  }
}

extension AccessibilityDescriptor.Rendering.Glyphs {
  fileprivate init(reading object: StrictObject<Key>) throws {
    self.init(off: try object.require(.off, object.text), on: try object.require(.on, object.text))
  }

  fileprivate func write(to object: WireObject<Key>) throws {
    var object = object
    try object.write(off, .off)
    try object.write(on, .on)
  }
}

extension AccessibilityDescriptor.Rendering.HitArea {
  fileprivate init(reading object: StrictObject<Key>) throws {
    let width = try object.require(.width, object.bounds)
    let height = try object.require(.height, object.bounds)
    self.init(
      from: .init(width.lower, height.lower), to: .init(width.upper, height.upper),
      isFrame: try object.flag(.isFrame) ?? false)
  }

  fileprivate func write(to object: WireObject<Key>) throws {
    var object = object
    try object.write(from: minimum.width, to: maximum.width, .width)
    try object.write(from: minimum.height, to: maximum.height, .height)
    try object.write(isFrame, .isFrame, unless: false)
  }
}

extension StrictObject {
  /// Elements, read within this object, so that they share its texts.
  func elements(_ key: Key) throws -> [AccessibilityDescriptor]? {
    try list(key, expecting: "a list", AccessibilityDescriptor.init(reading:))
  }

  /// An error: a text, or a list of runs where there is more to it.
  fileprivate func errorMessage(_ key: Key) throws -> ErrorMessage? {
    if isText(key) { return try text(key).map { ErrorMessage($0) } }
    return try list(key, expecting: "text, or a list of runs", ErrorMessage.Run.init(reading:)).map(ErrorMessage.init)
  }
}

extension WireObject {
  fileprivate mutating func write(_ error: ErrorMessage?, _ key: Key) throws {
    guard let error else { return }
    if let run = error.runs.first, error.runs.count == 1, !run.isStrong { return try write(run.text, key) }
    try writeObjects(error.runs, key) { try $0.write(to: $1) }
  }
}

extension ErrorMessage.Run {
  fileprivate init(reading object: StrictObject<Key>) throws {
    self.init(try object.require(.text, object.text), isStrong: try object.flag(.isStrong) ?? false)
  }

  fileprivate func write(to object: WireObject<Key>) throws {
    var object = object
    try object.write(text, .text)
    try object.write(isStrong, .isStrong, unless: false)
  }
}
#endif
