import SelectionKit
import SelectionKitGate
import SelectionKitRules
import Testing

@Suite("The sample of the demo")
struct DemoSampleTests {
  @Test("Nothing is wrong with it, and nothing is open")
  func report() {
    let report = Audit.standard.report(on: DemoSample.document)
    #expect(report.findings.isEmpty, "\(report)")
    #expect(report.questions.isEmpty, "\(report)")
    #expect(report.counts.controls == 13)
  }

  @Test("Its listing has what a screen reader is given for each element")
  func listing() {
    #expect(
      DemoSample.document.listing() == """
        radio group “Choose color”
          radio option “Black”; value “Radio button, checked”; traits selected
          radio option “Gray”; value “Radio button, unchecked”; no traits
          radio option “White”; value “Radio button, unchecked”; no traits
          radio option “Red”; value “Radio button, unchecked”; no traits
        checkbox “Accept Terms”; value “Unchecked”; traits button, toggle
        checkbox group “Preferred contact method(s)”
          checkbox “Email”; value “Checked”; traits button, toggle
          checkbox “Phone”; value “Unchecked”; traits button, toggle
          checkbox “Text”; value “Unchecked”; traits button, toggle
        toggle button “Mute”; traits button
        toggle button “Remove Pin”; traits button
        toggle button “Mute Trailer”; traits button
        toolbar without a name
          toggle button “Bold”; traits button, selected
          toggle button “Italic”; traits button
        """)
  }
}
