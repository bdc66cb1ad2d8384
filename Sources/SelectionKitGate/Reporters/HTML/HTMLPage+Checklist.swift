import SelectionKitRules

extension HTMLPage {
  /// What a person still has to try, to be ticked off while reading.
  var checklistSection: HTMLSection? {
    if checklist.items.isEmpty { return nil }
    let content: HTML = """
      <p>Nothing that is ticked here is kept: print the page, or write a waiver with the name of who looked.</p>
      \(group("Whatever the files tell", checklist.reviews, from: 1))\
      \(group("What these files don’t tell", checklist.unanswered, from: checklist.reviews.count + 1))
      """
    return HTMLSection("checklist", "For a person to try and to listen to", content)
  }

  private func group(_ title: String, _ items: [Checklist.Item], from first: Int) -> HTML {
    if items.isEmpty { return "" }
    let entries = items.enumerated().map { item($0.element, first + $0.offset) }
    return "<h3>\(title)</h3>\n<ul class=\"checklist\">\n\(entries.joined())</ul>\n"
  }

  private func item(_ item: Checklist.Item, _ number: Int) -> HTML {
    let clauses = item.clauses.map { reference(to: $0) }.joined(by: ", ")
    let cited: HTML = item.clauses.isEmpty ? "" : "<p class=\"muted\">Clauses: \(clauses)</p>\n"
    let elements: HTML = item.elements.isEmpty ? "" : "\(folded(item.elements, of: item.elementCount))\n"
    return """
      <li><input type="checkbox" id="check-\(number)" aria-describedby="why-\(number)"/>
      <div><label for="check-\(number)">\(item.requirement)</label>
      <p id="why-\(number)">\(item.reason)</p>
      \(elements)\(cited)</div></li>

      """
  }
}
