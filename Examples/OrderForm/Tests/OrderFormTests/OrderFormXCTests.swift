@testable import OrderForm
import SelectionKitRules
import XCTest

final class OrderFormXCTests: XCTestCase {
  func testCupSizeIsFitToBeHeard() {
    let report = OrderForm().size.audit()
    XCTAssert(report.passes, report.description)
  }
}
