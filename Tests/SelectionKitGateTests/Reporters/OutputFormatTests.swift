import SelectionKitGate
import Testing

@Suite("A format that runs are written in")
struct OutputFormatTests {
  @Test("Every known format has a reporter", arguments: OutputFormat.known)
  func known(_ format: OutputFormat) {
    #expect(format.reporter() != nil)
  }

  @Test("An unknown format has none")
  func unknown() {
    #expect(OutputFormat(rawValue: "xml").reporter() == nil)
  }
}
