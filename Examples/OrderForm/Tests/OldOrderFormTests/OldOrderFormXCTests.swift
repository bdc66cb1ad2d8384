@testable import OrderForm
import SelectionKitRules
import XCTest

final class OldOrderFormXCTests: XCTestCase {
  func testMilkIsFitToBeHeard() {
    let report = OldOrderFormView().milk.audit()
    XCTAssert(report.passes, report.description)
  }
}
