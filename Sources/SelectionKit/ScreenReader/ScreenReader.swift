/// A screen reader, as far as it decides what is said of an element and in which order.
///
/// ```swift
/// let group = RadioGroup<Size>("Cup size", selection: .medium) { $0.rawValue }
/// ScreenReader.voiceOver.lines(for: group.descriptor())
/// // Cup size
/// // Small: Radio button, unchecked
/// // Selected: Medium: Radio button, checked
/// ```
public struct ScreenReader: Hashable, Sendable {
  /// Where the word for the selected trait stands.
  public enum SelectedPlace: Hashable, Sendable {
    /// Before the name: "Selected: Bold. Button."
    case beforeName
    /// After the role: "Bold. Button. Selected."
    case afterRole
  }

  /// Where the word for the selected trait stands.
  public var selectedPlace = SelectedPlace.beforeName
  /// Whether the value of a toggle is spoken that is not one of the raw numbers for off, on and mixed.
  public var speaksToggleValues = true
  /// Whether hints are spoken, as a person's settings say.
  public var speaksHints = true
  /// Whether the place of a control among those of its group is spoken: "1 of 3".
  public var speaksPositions = false

  /// Creates a screen reader that speaks as VoiceOver does on iOS 17 and later.
  public init() {}

  /// VoiceOver on iOS 17 and later.
  public static let voiceOver = ScreenReader()

  /// VoiceOver on iOS 16 and earlier, where a toggle's own value is lost: "Checked" is not heard.
  public static let voiceOverIOS16: ScreenReader = {
    var reader = ScreenReader()
    reader.speaksToggleValues = false
    return reader
  }()
}

extension ScreenReader {
  /// The lines that are spoken while a person moves through a tree from its first element to its last.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - descriptor: The tree.
  ///   - wording: The words for traits; those it doesn't know are English.
  /// - Returns: A line for each element that is spoken, and before it the label of a group that it is the first of.
  public func lines(for descriptor: AccessibilityDescriptor, in wording: Wording = .english) -> [String] {
    transcript(of: descriptor, in: wording).lines.map { $0.text }
  }

  /// What is spoken while a person moves through a tree from its first element to its last.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - descriptor: The tree; paths in the transcript start from it.
  ///   - wording: The words for traits, or nil if those of its language are not known: then they are English.
  /// - Returns: The lines, and what was said in English for want of other words.
  public func transcript(of descriptor: AccessibilityDescriptor, in wording: Wording?) -> Transcript {
    var speaker = Speaker(self, wording)
    speaker.speak(descriptor, at: [], place: nil)
    return speaker.transcript
  }

  /// What is spoken while a person moves through the trees of a document from the first element to the last.
  ///
  /// Complexity: O(count of elements).
  ///
  /// - Parameters:
  ///   - document: The trees; the first position of a path in the transcript is that of a root.
  ///   - wording: The words for traits, or nil if those of its language are not known: then they are English.
  /// - Returns: The lines, and what was said in English for want of other words.
  public func transcript(of document: DescriptorDocument, in wording: Wording?) -> Transcript {
    var speaker = Speaker(self, wording)
    for (place, root) in document.roots.enumerated() { speaker.speak(root, at: [place], place: nil) }
    return speaker.transcript
  }

  /// What a screen reader says, line by line.
  public struct Transcript: Hashable, Sendable {
    /// What is said of one element, or on entering a group.
    public struct Line: Hashable, Sendable {
      /// The way to the element or the group.
      public let path: NodePath
      /// What is said; what isn't known stands in parentheses: "(role unknown)".
      public let text: String
    }

    /// The lines, in the order in which they are spoken.
    public internal(set) var lines: [Line] = []
    /// The English words that stand for those that the wording doesn't know, each once.
    public internal(set) var wordsInEnglish: [String] = []
  }
}
