@testable import OrderForm
import SelectionKit
import SelectionKitRules
import Testing

@Suite("The old form, which fails its tests")
struct OldOrderFormTests {
  @Test("The cup sizes are fit to be heard")
  func size() {
    let report = OldOrderFormView().size.audit()
    #expect(report.passes)
  }

  @Test("The favourite is fit to be heard")
  func favourite() throws {
    var view = OldOrderFormView()
    view.form.favourite.activate()
    try view.favourite.audit().requirePass()
  }
}
