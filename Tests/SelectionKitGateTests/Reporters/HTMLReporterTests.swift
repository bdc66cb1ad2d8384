import Foundation
import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("The web page of a run")
struct HTMLReporterTests {
  // MARK: What is said

  @Test("A finding has all that there is to say of it")
  func finding() {
    #expect(
      html(CheckRun(files: [CheckedFiles.wrong])).contains(
        #"""
        <h4><bdi>checkbox “Accept\nTerms”</bdi></h4>
        <article class="finding error new" id="finding-1" aria-labelledby="finding-1-title">
        <h5 id="finding-1-title"><svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" \#
        focusable="false"><polygon points="10.1,2 21.9,2 30,10.1 30,21.9 21.9,30 10.1,30 2,21.9 2,10.1"/>\#
        <text x="16" y="20.6" font-size="12.9" text-anchor="middle">1</text></svg>\#
        <span><span class="hidden">1. </span><span class="severity">Error:</span> has-toggle-trait</span></h5>
        <dl>
        <div><dt>Standing</dt><dd>New: it counts.</dd></div>
        <div><dt>Found</dt><dd><bdi>no toggle trait</bdi></dd></div>
        <div><dt>Expected</dt><dd><bdi>the toggle trait</bdi></dd></div>
        <div><dt>Why</dt><dd>It is not heard as a checkbox.</dd></div>
        <div><dt>SwiftUI</dt><dd>Add .isToggle.</dd></div>
        <div><dt>UIKit</dt><dd>Insert .toggleButton.</dd></div>
        <div><dt>Where</dt><dd><bdi>wrong.json</bdi>, <code>/0</code></dd></div>
        <div><dt>Source</dt><dd><bdi>wrong.json</bdi></dd></div>
        <div><dt>Rule</dt><dd><code>has-toggle-trait</code></dd></div>
        <div><dt>Clauses</dt><dd><a href="#clause-2"><code>checkbox.basic.must.3</code></a></dd></div>
        <div><dt>WCAG 2.2</dt><dd>4.1.2 Name, Role, Value (A)</dd></div>
        </dl>
        </article>
        """#))
  }

  @Test(
    "The first heading and the sentence below it say how the run ended",
    arguments: [
      ([CheckedFiles.good], [], "Passed", "Nothing counts that weighs as much as an error."),
      ([CheckedFiles.wrong], [], "Failed: 1 error", "What weighs as much as an error fails the run."),
      ([CheckedFiles.empty], [], "Unusable", "No control was recognised, so there was nothing to judge."),
      (
        [CheckedFiles.good], [CheckedFiles.unread], "Unusable",
        "1 file could not be read, so nothing can be relied on."
      ),
    ] as [([CheckedFile], [CheckRun.UnreadFile], String, String)])
  func ending(_ files: [CheckedFile], _ unread: [CheckRun.UnreadFile], heading: String, sentence: String) throws {
    let page = try page(CheckRun(files: files, unread: unread))
    #expect(page.all("h1").map(\.text) == [heading])
    #expect(page.all("title").map(\.text) == ["\(heading) – selection-audit"])
    #expect(page.all("p").contains { $0.text == sentence })
  }

  @Test("Each severity has a word and a shape", arguments: [("Error", "polygon"), ("Note", "circle")])
  func severity(word: String, shape: String) throws {
    var gate = Gate()
    gate.severities["has-toggle-trait"] = word == "Note" ? .note : .error
    let page = try page(CheckRun(files: [CheckedFiles.wrong]), gate)
    // The number stands in the shape, and once more for those who hear it.
    #expect(page.all("h5").map(\.text) == ["11. \(word): has-toggle-trait"])
    #expect(!page.all(shape).isEmpty)
  }

  @Test("What is known and what is waived says so, and who looked")
  func standing() throws {
    let page = try sample()
    let standings = page.all("dd").map(\.text).filter { $0.hasPrefix("Known") || $0.hasPrefix("Waived") }
    #expect(
      standings == [
        "Known: the baseline has it, so it does not count.",
        "Waived by Order team until 2027-03-31: The row around it reacts, too. Kim looked on 2026-10-05.",
      ])
  }

  @Test(
    "What VoiceOver says has the language of the file", arguments: [("de_DE", "de-DE"), ("\"><b>", nil), ("", nil)])
  func language(_ language: String, lang: String?) throws {
    let file = CheckedFiles.file("a.json", AccessibilityDescriptor(.button, label: "Los"), language: language)
    let lists = try page(CheckRun(files: [file])).all("ol")
    #expect(lists.count == 1)
    #expect(lists.first?.attributes["lang"] == lang)
  }

  @Test("The checklist has only what is about the controls on the screens")
  func checklist() throws {
    let page = try page(CheckRun(files: [CheckedFiles.good]))
    let clauses = Set(page.all("dt").map(\.text).filter { $0.contains(".") })
    #expect(clauses == ["checkbox.basic.avoid.3", "global.dynamic-type.1"])
  }

  @Test("What can be ticked off has a label of its own")
  func labels() throws {
    let page = try sample()
    let boxes = page.all("input")
    #expect(boxes.count > 20)
    #expect(boxes.allSatisfy { $0.attributes["type"] == "checkbox" })
    #expect(page.all("label").map { $0.attributes["for"] } == boxes.map { $0.attributes["id"] })
  }

  // MARK: The drawing

  @Test("A screen is drawn to scale, and each mark leads to its finding")
  func drawing() {
    var file = CheckedFiles.wrong
    file.frames = [ScreenFrame(x: 10, y: 20, width: 232, height: 100)]
    let html = html(CheckRun(files: [file]))
    #expect(
      html.contains(
        #"""
        <svg viewBox="0 0 270 100" role="group" aria-labelledby="drawing-1">
        <g role="img" aria-label="The frames of 1 element; 1 finding marked.">
        <rect class="paper" width="232" height="100" rx="6"/>
        <rect class="leaf" x="0" y="0" width="232" height="100"/>
        <svg x="0" y="0" width="232" height="100"><text x="4.5" y="53.2" font-size="9">Accept\nTerms</text></svg>
        <rect class="edge error" x="0" y="0" width="232" height="100" rx="2"/>
        <path class="edge error" d="M232 50 L253 50"/>
        </g>
        <a id="mark-1" class="mark error" href="#finding-1" aria-label="1, error: checkbox “Accept\nTerms”">
        """#))
    #expect(html.contains(##"<p class="back"><a href="#mark-1">"##))
  }

  @Test(
    "A screen is not drawn if no frame is known or can be believed",
    arguments: [
      [], [nil], [ScreenFrame(x: 0, y: 0, width: 0, height: 0)], [ScreenFrame(x: 1e300, y: 0, width: 1e300, height: 1)],
    ] as [[ScreenFrame?]])
  func withoutFrames(_ frames: [ScreenFrame?]) throws {
    var file = CheckedFiles.wrong
    file.frames = frames
    let page = try page(CheckRun(files: [file]))
    #expect(page.all("figure").isEmpty)
    #expect(page.all("p").contains { $0.text == "Not drawn: the files don’t tell where the elements are." })
  }

  // MARK: The page as such

  @Test("Headings go down one level at a time")
  func headings() throws {
    let levels = try sample().elements.compactMap { $0.name.first == "h" ? Int($0.name.dropFirst()) : nil }
    #expect(levels.first == 1 && levels.filter { $0 == 1 }.count == 1 && levels.contains(5))
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }

  @Test("Every id is there once, and all that refers to one leads to it")
  func references() throws {
    let elements = try sample().elements
    let ids = elements.compactMap { $0.attributes["id"] }
    let links = elements.compactMap { $0.attributes["href"] }
    let names = ["aria-labelledby", "aria-describedby", "for"]
    let references = elements.flatMap { element in names.compactMap { element.attributes[$0] } }
    #expect(ids.count > 50 && Set(ids).count == ids.count)
    #expect(links.count > 50 && links.allSatisfy { $0.first == "#" && ids.contains(String($0.dropFirst())) })
    #expect(references.count > 30 && references.allSatisfy(ids.contains))
  }

  @Test("The page says its language and lets nothing be fetched or run")
  func policy() throws {
    let page = try sample()
    #expect(page.all("html").first?.attributes["lang"] == "en")
    #expect(
      page.all("meta").compactMap { $0.attributes["http-equiv"] == nil ? nil : $0.attributes["content"] }
        == ["default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"])
    #expect(["script", "link", "img", "iframe", "form"].flatMap { page.all($0) }.isEmpty)
  }

  @Test("The same run gives the same page, in whatever order its files are given")
  func deterministic() {
    let files = [CheckedFiles.good, CheckedFiles.wrong, CheckedFiles.doubtful, CheckedFiles.untellable]
    let first = html(CheckRun(files: files))
    #expect(first == html(CheckRun(files: files.reversed())))
    #expect(first.hasSuffix("</html>\n"))
  }

  @Test("A page of very many findings says what it leaves out, and keeps what weighs most")
  func manyFindings() throws {
    let boxes = (1...1_200).map { number in
      AccessibilityDescriptor(.checkbox, label: "\(number)", traits: number == 1_200 ? [] : [.toggle, .image])
    }
    let file = CheckedFiles.file("a.json", AccessibilityDescriptor(.other, children: boxes))
    let page = try page(CheckRun(files: [file]))
    #expect(page.all("article").count == 1_000)
    #expect(page.all("h5").filter { $0.text.contains("Error") }.count == 1)
    #expect(
      page.all("p").contains {
        $0.text == "This page has no room for all of them: 200 findings that weigh less are left out."
      })
  }

  @Test("A very long text is cut")
  func longText() throws {
    let label = String(repeating: "a", count: 5_000)
    let page = try page(
      CheckRun(files: [CheckedFiles.file("a.json", AccessibilityDescriptor(.checkbox, label: label))]))
    #expect(page.all("h4").map(\.text.count) == [2_024])
    #expect(page.all("h4").allSatisfy { $0.text.hasSuffix("… (3011 more characters)") })
  }

  // MARK: What comes from outside

  @Test(
    "Nothing from an app or a file becomes markup, wherever it stands",
    arguments: [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='x", "]]>", "<!-- ", "&amp;&#0;",
      "</style>",
      "a\n::error::b", "a\r\nb", "\u{202E}b", "\u{2066}b", "\u{0}\u{1B}[2J", "\u{FFFE}\u{FFFF}",
      "\u{1F469}\u{200D}\u{1F9B0}",
      "\u{2028}\u{2029}\u{85}", "אבג", "%0A", "\\u{202E}",
    ])
  func nasties(_ text: String) throws {
    let plain = try Page(html(everywhere: "x"))
    let html = html(everywhere: "x" + text)
    let page = try Page(html)
    #expect(page.elements.map(\.name) == plain.elements.map(\.name))
    #expect(page.elements.map { $0.attributes.keys.sorted() } == plain.elements.map { $0.attributes.keys.sorted() })
    let spoken = Set<Unicode.Scalar>(["\u{2066}", "\u{2068}", "\u{2069}"])
    #expect(!html.unicodeScalars.contains { $0.isActedOn && $0 != "\n" && !spoken.contains($0) })
  }

  /// A page that shows a text in every place where one from outside can stand.
  private func html(everywhere text: String) -> String {
    let subject = FindingSubject(screen: text, element: "checkbox \"\(text)\"")
    let expiry = CalendarDate("2027-03-31")
    var box = AccessibilityDescriptor(.checkbox, label: text, value: text, traits: .image)
    box.hint = text
    var open = AccessibilityDescriptor(.checkbox, label: text)
    open.forget([.toggleTrait, .imageTrait])
    var file = CheckedFiles.file(
      text, AccessibilityDescriptor(.other, label: text, children: [box, open]), InputFormat(rawValue: text),
      screen: text)
    file.frames = Array(repeating: ScreenFrame(x: 0, y: 0, width: 100, height: 100), count: 3)
    var gate = Gate()
    gate.rulesOff = [RuleSwitchedOff(Rule.ID(rawValue: text), because: text)]
    gate.baseline = Baseline([
      Baseline.Entry("has-no-hint", of: subject),
      Baseline.Entry("has-no-hint", of: FindingSubject(screen: text, element: text)),
    ])
    gate.configurationFile = text
    gate.sources = [SourceHint(ElementPattern(), at: FileLocation(file: text, line: 1))]
    if let expiry {
      var waiver = Waiver(
        of: "is-no-image", for: subject,
        digests: Set([file.digest(at: [0, 0]), file.digest(at: [0, 1])].compactMap(\.self)),
        reason: text, owner: text, expiry: expiry)
      waiver.review = Waiver.Review(by: text, on: expiry)
      gate.waivers = [
        waiver,
        Waiver(of: Rule.ID(rawValue: text), for: subject, digests: [], reason: text, owner: text, expiry: expiry),
      ]
    }
    let run = CheckRun(files: [file], unread: [CheckRun.UnreadFile(name: text, reason: text)])
    return HTMLReporter().output(for: gate.report(on: run, by: CheckedFiles.rules))
  }

  // MARK: A page with everything

  @Test("A page with everything is well-formed")
  func wellFormed() throws {
    let html = HTMLReporter().output(for: try SampleRun.report())
    // For `swift test --attachments-path`: a browser can look at it, too.
    Attachment.record(html, named: "report.html")
    #expect(try Page(html).all("section").count == 10)
  }

  private func sample() throws -> Page {
    try Page(HTMLReporter().output(for: try SampleRun.report()))
  }

  private func page(_ run: CheckRun, _ gate: Gate = Gate()) throws -> Page {
    try Page(html(run, gate))
  }

  private func html(_ run: CheckRun, _ gate: Gate = Gate()) -> String {
    HTMLReporter().output(for: gate.report(on: run))
  }
}
