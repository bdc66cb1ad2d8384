import SelectionKitGate
import Testing

@Suite("The path of a file in outputs")
struct ArtifactPathTests {
  @Test(
    "A path starts from the working directory, and has nothing of the machine in it",
    arguments: [
      ("Order.xml", "Order.xml"),
      ("dumps/Order.xml", "dumps/Order.xml"),
      ("./dumps//a/../Order.xml", "dumps/Order.xml"),
      ("/checkoutim/app/dumps/Order.xml", "dumps/Order.xml"),
      ("/checkoutim/app/../app/Order.xml", "Order.xml"),
      ("../app/dumps/Order.xml", "dumps/Order.xml"),
      ("/checkoutim/Order.xml", "Order.xml"),
      ("/checkoutim/application/Order.xml", "Order.xml"),
      ("../Order.xml", "Order.xml"),
      ("../../../../../etc/Order.xml", "Order.xml"),
      ("", "app"),
      ("/", "unnamed"),
      ("a/\u{301}b", "a/\u{301}b"),
    ])
  func path(_ name: String, path: String) {
    #expect(ArtifactPath(name, from: "/checkoutim/app").path == path)
    #expect(ArtifactPath(name, from: "/checkoutim/app/").path == path)
  }

  @Test(
    "As a reference it is a relative one, with all encoded that could mean something",
    arguments: [
      ("dumps/Order-1_a.b~.xml", "dumps/Order-1_a.b~.xml"),
      ("My Order.xml", "My%20Order.xml"),
      ("https://www.w3.org/b", "https%3A/www.w3.org/b"),
      ("a:b.xml", "a%3Ab.xml"),
      ("50%?#.xml", "50%25%3F%23.xml"),
      ("é\u{0}\n.xml", "%C3%A9%00%0A.xml"),
      ("👍[1].xml", "%F0%9F%91%8D%5B1%5D.xml"),
      (#"C:\a.xml"#, "C%3A%5Ca.xml"),
    ])
  func uri(_ name: String, uri: String) {
    #expect(ArtifactPath(name, from: "/checkoutim/app").uri == uri)
  }
}
