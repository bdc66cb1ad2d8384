import SelectionKit
import SelectionKitRules

/// Writes a run down as one web page that needs nothing else: no network, no script, no other file.
///
/// The page is made to be read with a screen reader, from a keyboard, enlarged, in high contrast and on paper. What it
/// leaves out of a very large run it says.
public struct HTMLReporter: Reporter {
  /// Creates a reporter.
  public init() {}

  /// Writes a run down as a web page.
  ///
  /// Complexity: O(count of findings, questions and elements).
  ///
  /// - Parameter report: How the run ended, and why.
  /// - Returns: The page, in HTML that is well-formed XML, too.
  public func output(for report: GateReport) -> String {
    HTMLPage(report).html.markup
  }

  /// Writes a run down as a web page, which is never long, in one piece.
  ///
  /// Complexity: O(count of findings, questions and elements).
  ///
  /// - Parameters:
  ///   - report: How the run ended, and why.
  ///   - body: Receives the page.
  /// - Throws: Whatever `body` throws.
  public func write(_ report: GateReport, _ body: (String) throws -> Void) rethrows {
    try body(output(for: report))
  }
}
