import Testing

@testable import SelectionKitGate

@Suite("Names that are given once")
struct UniqueNamesTests {
  @Test("Who asks for a taken name gets it with the next number, also where somebody is called like that")
  func numbers() {
    var names = UniqueNames()
    let asked = ["Gray", "Gray", "Gray (2)", "Gray", "Gray (3)", "Gray", "Black"]
    let given = asked.map { names.name($0) }
    #expect(given == ["Gray", "Gray (2)", "Gray (2) (2)", "Gray (3)", "Gray (3) (2)", "Gray (4)", "Black"])
  }

  @Test("A number says as much as the name")
  func numbersAlone() {
    var names = UniqueNames()
    let numbers = ["Gray", "Gray", "Black", "Gray"].map { names.number($0) }
    #expect(numbers == [1, 2, 1, 3])
    #expect(UniqueNames.name("Gray", 1) == "Gray")
    #expect(UniqueNames.name("Gray", 3) == "Gray (3)")
  }
}
