public import Foundation
public import SelectionKit
public import SelectionKitRules

/// Reads files and audits them, by the rules and with the knowledge of a configuration.
public struct Checker: Sendable {
  /// What the files are judged by.
  public let audit: Audit
  private let configuration: Configuration?

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - configuration: What a team has settled, if anything.
  ///   - rules: The rules to judge by, of which those that the configuration switches off are left out.
  ///   - wordings: The app's own words for states; they are understood beside the shipped ones.
  public init(_ configuration: Configuration? = nil, rules: [Rule] = Rule.all, wordings: [Wording] = []) {
    self.configuration = configuration
    let off = Set((configuration?.rules ?? []).filter { $0.severity == nil }.map(\.rule))
    audit = Audit(rules: rules.filter { !off.contains($0.id) }, wordings: wordings + Wording.shipped)
  }

  /// The bytes of a file, with what they are called.
  public struct Input: Sendable {
    /// The bytes.
    public var data: Data
    /// How messages and reports call the file.
    public var name: String
    /// As much of the path as tells screens apart: without the folder that was searched, for example.
    public var nameOfScreen: String

    /// Creates an input.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: How messages and reports call the file.
    ///   - nameOfScreen: As much of its path as tells screens apart, or nil for its name without its folders.
    public init(_ data: Data, named name: String, onScreen nameOfScreen: String? = nil) {
      self.data = data
      self.name = name
      self.nameOfScreen = nameOfScreen ?? name.lastPathComponent
    }
  }

  /// Reads a file and judges what is in it.
  ///
  /// Complexity: O(length of the file).
  ///
  /// - Parameters:
  ///   - input: The file.
  ///   - format: The format it is in, or nil to tell it from the content.
  /// - Returns: What was read and what the audit found.
  /// - Throws: What is wrong with the file, and where.
  public func check(_ input: Input, as format: InputFormat? = nil) throws(ImportError) -> CheckedFile {
    let read = try read(input, as: format)
    return checked(input, read, report: audit.report(on: read.document))
  }
}

// MARK: - Activations

extension Checker {
  /// Reads what a screen was before and after an activation, and judges both and the step between them.
  ///
  /// Complexity: O(length of the files).
  ///
  /// - Parameters:
  ///   - target: The activated element before: its identifier, its label, or a path such as `/0/2`.
  ///   - before: The file from before.
  ///   - after: The file from after.
  ///   - format: The format they are in, or nil to tell it from the content.
  /// - Returns: The file before, the file after, and the activation.
  /// - Throws: What is wrong with a file, and where; also if no element, or more than one, is called as the target is.
  public func check(
    activationOf target: String, from before: Input, to after: Input, as format: InputFormat? = nil
  ) throws(ImportError) -> [CheckedFile] {
    var readBefore = try read(before, as: format, activated: target)
    var readAfter = try read(after, as: format, activated: target)
    let path: NodePath
    do {
      path = try readBefore.document.path(called: target)
    } catch {
      throw ImportError(fileName: before.name, place: nil, path: "", message: error.message)
    }
    let hasOneRoot = readBefore.document.roots.count == 1 && readAfter.document.roots.count == 1
    var activation = Activation(
      of: hasOneRoot ? NodePath(Array(path.positions.dropFirst())) : path,
      before: readBefore.document.tree(hasOneRoot), after: readAfter.document.tree(hasOneRoot))
    activation.language = readBefore.document.language
    // What a control says of itself needs no guess.
    if readBefore.document.origin == .observed { activation = audit.recognizingToggleButton(in: activation) }
    readBefore.document.take(activation.before, hasOneRoot)
    readAfter.document.take(activation.after, hasOneRoot)

    let report = audit.report(on: activation, below: hasOneRoot ? [0] : [])
    var step = checked(before, readBefore, report: report)
    step.activation = CheckedFile.ActivationName(target: target, fileAfter: after.name)
    return [
      checked(before, readBefore, report: audit.report(on: readBefore.document)),
      checked(after, readAfter, report: audit.report(on: readAfter.document)), step,
    ]
  }
}

extension DescriptorDocument {
  /// The tree that an activation is about: the only root, or all roots under one that nobody saw.
  fileprivate func tree(_ hasOneRoot: Bool) -> AccessibilityDescriptor {
    if hasOneRoot, let root = roots.first { return root }
    var root = AccessibilityDescriptor(.other, children: roots)
    root.forget([.label, .value, .container])
    root.isExposed = false
    return root
  }

  fileprivate mutating func take(_ tree: AccessibilityDescriptor, _ hasOneRoot: Bool) {
    roots = hasOneRoot ? [tree] : tree.children
  }
}

// MARK: - What the configuration knows

extension Checker {
  /// A file as it was read, with everything that the configuration knows of it.
  private struct ReadFile {
    var document: DescriptorDocument
    let format: InputFormat
    let notes: [ImportNote]
    let frames: [ScreenFrame?]
    let screen: String
  }

  private func read(
    _ input: Input, as format: InputFormat?, activated: String? = nil
  ) throws(ImportError) -> ReadFile {
    let names = ControlNames(configuration?.controls ?? [], activated: activated)
    let fileName = input.name.lastPathComponent
    let imported = try ImportedDocument(
      reading: input.data, as: format, fileName: input.name, names: names.inFile(named: fileName))
    var document = imported.document
    let hint = configuration?.screens.first { $0.file.matches(fileName) }
    let screen = document.source?.screen ?? hint?.name ?? ScreenName.screen(inFileNamed: input.nameOfScreen)
    document.language = document.language ?? hint?.language ?? configuration?.language
    document.minimumOS = document.minimumOS ?? hint?.minimumOS ?? configuration?.minimumOS
    if let source = hint?.source, document.source?.line == nil {
      document.source = DescriptorDocument.Source(file: source.file, line: source.line, screen: document.source?.screen)
    }
    let facts = (configuration?.facts ?? []).filter { $0.screen.map { $0.matches(screen) } ?? true }
    if !facts.isEmpty {
      for root in document.roots.indices { document.roots[root].take(facts) }
    }
    return ReadFile(
      document: document, format: imported.format, notes: imported.notes, frames: imported.frames, screen: screen)
  }

  private func checked(_ input: Input, _ read: ReadFile, report: Report) -> CheckedFile {
    var file = CheckedFile(
      name: input.name, format: read.format, document: read.document, notes: read.notes, report: report)
    file.screen = read.screen
    file.frames = read.frames
    return file
  }
}

extension String {
  /// What stands after the last slash.
  fileprivate var lastPathComponent: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
