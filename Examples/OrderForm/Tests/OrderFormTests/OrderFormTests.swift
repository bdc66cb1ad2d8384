@testable import OrderForm
import SelectionKit
import SelectionKitRules
import Testing

@Suite("The form")
struct OrderFormTests {
  @Test("Its view is fit to be heard when it opens, when it is filled in, and when something is missing")
  func view() {
    var view = OrderFormView()
    #expect(Audit.standard.report(on: view.accessibility).passes)

    view.form.extras.activate(.milk)
    view.form.favourite.activate()
    let isSent = view.form.order()
    #expect(!isSent)
    #expect(Audit.standard.report(on: view.accessibility).passes)

    view.form.size.activate(.large)
    #expect(Audit.standard.report(on: view.accessibility).passes)
  }

  @Test("Every state of its controls is fit to be heard")
  func everyState() throws {
    let form = OrderForm()
    try Audit.standard.explore(form.size).report.requirePass()
    try Audit.standard.explore(form.extras).report.requirePass()
    try Audit.standard.explore(form.favourite).report.requirePass()
  }
}
