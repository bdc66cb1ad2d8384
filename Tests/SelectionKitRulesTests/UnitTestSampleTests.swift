import SelectionKit
import SelectionKitRules
import Testing

// MARK: The sample, as an app would write it

@Suite struct OrderFormTests {
  @Test func cupSizeIsFitToBeHeard() throws {
    var size = try RadioGroup("Cup size", options: ["Small", "Medium", "Large"])
    var report = size.audit()
    #expect(report.passes)

    size.activate("Large")
    size.status = .invalid("Large is sold out")
    report = size.audit()
    #expect(report.passes)
    #expect(report.unsettled.isSubset(of: .ofTheView))
  }

  @Test func favouriteIsFitToBeHeard() throws {
    let favourite = ToggleButton(.nextAction(whenOff: "Add to Favourites", whenOn: "Remove from Favourites"))
    try favourite.audit().requirePass()  // Stops the test.
  }

  @Test func everyStateOfTheExtrasIsFitToBeHeard() throws {
    let extras = try CheckboxGroup("Extras", options: ["Milk", "Sugar"])
    #expect(Audit.standard.explore(extras).report.passes)
  }
}
