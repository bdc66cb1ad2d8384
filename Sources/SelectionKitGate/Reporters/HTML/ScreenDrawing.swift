import SelectionKit
import SelectionKitRules

/// A screen drawn to scale from the frames of its elements, with the findings marked beside it.
///
/// The marks stand in a column of their own, one below the other, so that none covers another or an element; a line
/// leads from each to its element.
struct ScreenDrawing {
  /// The findings that are marked, by number.
  let marked: [Int]
  private let number: Int
  private let file: CheckedFile
  private let bounds: ScreenFrame
  private let elements: [Element]
  private let marks: [Mark]
  private let hiddenElementCount: Int
  private let unmarked: [Int]

  private struct Element {
    let path: NodePath
    let label: String?
    let isLeaf: Bool
    /// The part of its frame that is on the screen, from the corner of the screen.
    let frame: ScreenFrame
  }

  private struct Mark {
    let numbered: HTMLPage.NumberedFinding
    let frame: ScreenFrame
    var y: Double
  }

  /// Draws the screen as the file shows it that has frames and in which most was found, or returns nil if none has.
  ///
  /// - Parameters:
  ///   - files: The files that show the screen.
  ///   - findings: What was found on it.
  ///   - number: The number of the screen on the page.
  init?(of files: [CheckedFile], _ findings: [HTMLPage.NumberedFinding], number: Int) {
    self.number = number
    var best: (file: CheckedFile, frames: [Element], bounds: ScreenFrame, seen: Int)?
    for file in files {
      guard let (bounds, elements) = Self.elements(of: file) else { continue }
      let seen = findings.count { $0.finding.isSeen(in: file) }
      if best.map({ $0.seen < seen }) ?? true { best = (file, elements, bounds, seen) }
    }
    guard let best else { return nil }
    file = best.file
    bounds = best.bounds

    let framesByPath = Dictionary(best.frames.map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let whole = ScreenFrame(x: 0, y: 0, width: bounds.width, height: bounds.height)
    let placed = findings.compactMap { numbered in
      let path = numbered.finding.path(in: best.file)
      let frame = path.flatMap { framesByPath[$0] ?? ($0.positions.isEmpty ? whole : nil) }
      return frame.map { Mark(numbered: numbered, frame: $0, y: $0.y + $0.height / 2) }
    }
    marks = Self.spread(Array(placed.prefix(HTMLLimits.marks)), over: bounds)
    marked = marks.map(\.numbered.number).sorted()
    let isMarked = Set(marked)
    unmarked = findings.map(\.number).filter { !isMarked.contains($0) }

    // What something was found on comes first, if there is not room for all.
    let concerned = Set(marks.compactMap { $0.numbered.finding.path(in: best.file) })
    let others = best.frames.filter { !concerned.contains($0.path) }.prefix(HTMLLimits.drawnElements - concerned.count)
    let shown = concerned.union(others.map(\.path))
    elements = best.frames.filter { shown.contains($0.path) }
    hiddenElementCount = best.frames.count - elements.count
  }
}

// MARK: - Where everything is

extension ScreenDrawing {
  /// How much higher than wide a drawing may be.
  private static let slenderness = 4.0

  /// The elements that have a frame on the screen, in reading order, and the frame of the screen.
  private static func elements(of file: CheckedFile) -> (bounds: ScreenFrame, elements: [Element])? {
    var frames = file.frames[...]
    var all: [Element] = []
    var screen: ScreenFrame?
    func add(_ element: AccessibilityDescriptor, at positions: [Int]) {
      if let frame = frames.popFirst() ?? nil, frame.isDrawable {
        if element.role == .screen, frame.width > 0, frame.height > 0, screen == nil { screen = frame }
        all.append(
          Element(
            path: NodePath(positions), label: element.label, isLeaf: element.children.isEmpty, frame: frame))
      }
      for (position, child) in element.children.enumerated() { add(child, at: positions + [position]) }
    }
    for (position, root) in file.document.roots.enumerated() { add(root, at: [position]) }
    guard var bounds = screen ?? all.map(\.frame).union else { return nil }
    bounds.height = min(bounds.height, bounds.width * slenderness)
    let shown = all.compactMap { element in
      element.frame.part(of: bounds).map {
        Element(path: element.path, label: element.label, isLeaf: element.isLeaf, frame: $0)
      }
    }
    return shown.isEmpty ? nil : (bounds, shown)
  }

  /// A length that is a pixel where the page is as narrow as a small phone, in points: marks are big enough to touch
  /// even there.
  private static func unit(in bounds: ScreenFrame) -> Double {
    bounds.width / 232
  }

  private var unit: Double { Self.unit(in: bounds) }
  private static let step = 32.0
  private static let gutter = 38.0

  /// Places marks as near to their elements as they can be without covering one another.
  private static func spread(_ marks: [Mark], over bounds: ScreenFrame) -> [Mark] {
    let step = Self.step * unit(in: bounds)
    var marks = marks.sorted { ($0.y, $0.numbered.number) < ($1.y, $1.numbered.number) }
    var top = step / 2
    for position in marks.indices {
      marks[position].y = max(marks[position].y, top)
      top = marks[position].y + step
    }
    var bottom = max(bounds.height - step / 2, (Double(marks.count) - 0.5) * step)
    for position in marks.indices.reversed() {
      marks[position].y = min(marks[position].y, bottom)
      bottom = marks[position].y - step
    }
    return marks
  }
}

extension ScreenFrame {
  /// Whether it is near and small enough to be something on a screen, and not a number that a file has wrong.
  fileprivate var isDrawable: Bool {
    [abs(x), abs(y), width, height].allSatisfy { $0 < 20_000 }
  }

  /// What of this rectangle is inside another, from the corner of that; nil for nothing.
  fileprivate func part(of other: ScreenFrame) -> ScreenFrame? {
    if isOutside(other) { return nil }
    let left = max(x, other.x)
    let top = max(y, other.y)
    return ScreenFrame(
      x: left - other.x, y: top - other.y, width: max(min(x + width, other.x + other.width) - left, 0),
      height: max(min(y + height, other.y + other.height) - top, 0))
  }
}

extension [ScreenFrame] {
  /// The smallest rectangle around all of them that hold something, or nil if none does.
  fileprivate var union: ScreenFrame? {
    let full = filter { $0.width > 0 && $0.height > 0 }
    guard let left = full.map(\.x).min(), let top = full.map(\.y).min(),
      let right = full.map({ $0.x + $0.width }).max(),
      let bottom = full.map({ $0.y + $0.height }).max()
    else { return nil }
    return ScreenFrame(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension GateFinding {
  fileprivate func path(in file: CheckedFile) -> NodePath? {
    sightings?.places.first { $0.file == file.name }?.path
  }

  fileprivate func isSeen(in file: CheckedFile) -> Bool {
    path(in: file) != nil
  }
}

// MARK: - SVG

extension ScreenDrawing {
  /// The drawing with its caption.
  var html: HTML {
    let width = bounds.width + (marks.isEmpty ? 0 : Self.gutter * unit)
    let height = max(bounds.height, marks.last.map { $0.y + Self.step * unit / 2 } ?? 0)
    let shape: HTML = width > height ? "drawing wide" : "drawing"
    return """
      <figure class="\(shape)">
      <svg viewBox="0 0 \(width) \(height)" role="group" aria-labelledby="drawing-\(number)">
      <g role="img" aria-label="\(alternative)">
      <rect class="paper" width="\(bounds.width)" height="\(bounds.height)" rx="\(6 * unit)"/>
      \(elements.map { draw($0) }.joined())\
      \(marks.map { outline($0) }.joined())\
      </g>
      \(marks.map { draw($0) }.joined())\
      </svg>
      <figcaption id="drawing-\(number)">\(caption)</figcaption>
      </figure>

      """
  }

  private var alternative: String {
    "The frames of \(counted(elements.count, "element")); "
      + (marks.isEmpty ? "nothing is marked." : "\(counted(marks.count, "finding")) marked.")
  }

  private var caption: HTML {
    var sentences: [HTML] = ["Drawn to scale from the frames in \(from: file.name)."]
    if hiddenElementCount > 0 { sentences.append("\(counted(hiddenElementCount, "element")) left out.") }
    if !unmarked.isEmpty {
      let numbers = unmarked.prefix(HTMLLimits.places).map { "<a href=\"#finding-\($0)\">\($0)</a>" as HTML }
      let more = unmarked.count - numbers.count
      let rest: HTML = more > 0 ? " and \(more) more" : ""
      sentences.append("Not marked, as they have no place in it: \(numbers.joined(by: ", "))\(rest).")
    }
    return sentences.joined(by: " ")
  }

  private func draw(_ element: Element) -> HTML {
    let frame = element.frame
    guard element.isLeaf else {
      // The edge of the screen is there already.
      if frame.width == bounds.width, frame.height == bounds.height { return "" }
      return """
        <rect class="box" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>

        """
    }
    return """
      <rect class="leaf" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
      \(label(of: element))
      """
  }

  /// The name of an element, cut off at its edge.
  private func label(of element: Element) -> HTML {
    let frame = element.frame
    let size = min(9 * unit, frame.height * 0.7)
    guard let label = element.label, !label.isBlank, size > 2 * unit, frame.width > size else { return "" }
    return """
      <svg x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"><text x="\(size / 2)" \
      y="\(frame.height / 2 + size * 0.35)" font-size="\(size)">\(label.shortened(to: HTMLLimits.label))</text></svg>

      """
  }

  /// The edge of an element on which something was found, and the line from it to the mark.
  private func outline(_ mark: Mark) -> HTML {
    let frame = mark.frame
    let severity = mark.numbered.finding.severity.description
    return """
      <rect class="edge \(severity)" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)" \
      rx="\(2 * unit)"/>
      <path class="edge \(severity)" d="M\(frame.x + frame.width) \(frame.y + frame.height / 2) L\(markX) \(mark.y)"/>

      """
  }

  private var markX: Double { bounds.width + Self.gutter * unit / 2 + 2 * unit }

  private func draw(_ mark: Mark) -> HTML {
    let finding = mark.numbered.finding
    let name = "\(mark.numbered.number), \(finding.severity): \(finding.title)".shortened(to: HTMLLimits.text)
    return """
      <a id="mark-\(mark.numbered.number)" class="mark \(finding.severity.description)" \
      href="#finding-\(mark.numbered.number)" aria-label="\(name)">\
      \(mark.numbered.mark.drawn(x: markX, y: mark.y, size: 26 * unit))</a>

      """
  }
}
