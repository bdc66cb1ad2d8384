import SelectionKitGate
import Testing

@Suite("A day of the calendar")
struct CalendarDateTests {
  @Test(
    "It is read as it is written", arguments: ["2026-06-15", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func days(text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(
    "No other text is one",
    arguments: [
      "", "2026-6-15", "26-06-15", "2026-06-31", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-01-00",
      "0000-01-01", "2026-06-15 ", "2026/06/15", "-026-06-15", "2026--6-15", "+026-06-15", "٢٠٢٦-٠٦-١٥",
    ])
  func noDays(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test("Days have an order")
  func order() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"].map { try day($0) }
    #expect(days.sorted() == days)
    #expect(try day("9999-12-31") == CalendarDate.latest)
  }
}
