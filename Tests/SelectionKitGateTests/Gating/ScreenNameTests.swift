import Foundation
import SelectionKit
import SelectionKitGate
import Testing

@Suite("What a screen is called")
struct ScreenNameTests {
  @Test(
    "Where nobody names it, it goes by the file, without the device",
    arguments: [
      ("Login.xml", "Login"), ("Login-iPhone-16-Pro.xml", "Login"), ("Login_iPad (10th generation).xml", "Login"),
      ("Login iOS17.json", "Login"), ("Login (iPhone 16).json", "Login"), ("Login.iphone15.json", "Login"),
      ("Login-de-iPad-Air.xml", "Login-de"), ("dark-Login.xml", "dark-Login"),
      // Not devices.
      ("Login-iosettings.xml", "Login-iosettings"), ("My-iPadding.xml", "My-iPadding"),
      // Nothing is left without it.
      ("iPhone.xml", "iPhone"), ("iPhone-Login.xml", "iPhone-Login"), ("-iPhone.xml", "-iPhone"), (".xml", ".xml"),
      ("Login", "Login"),
      // Folders matter where they are part of the name.
      ("shop/Cart.xml", "shop/Cart"), ("iPhone 16 Pro/Cart.xml", "Cart"), ("/shop/iPad/Cart-iPad.xml", "shop/Cart"),
      ("./Cart.xml", "Cart"),
    ])
  func names(file: String, screen: String) throws {
    let input = Checker.Input(Data(descriptors("").utf8), named: "dumps", onScreen: file)
    #expect(try Checker().check(input).screen == screen)
  }

  @Test("The exporter's name comes first, then the configuration's, then that of the file without its folders")
  func precedence() throws {
    let settings = #""screens": [{"file": "Log*", "name": "Sign-in"}, {"file": "*", "name": "Other"}]"#
    let names = try [
      ("a/Login.json", descriptors("", #""source": {"screen": "Start"}, "#)), ("b/Login.json", descriptors("")),
      ("c/Cart.json", descriptors("")),
    ].map { try gateReport(on: [$0], settings).files.map(\.screen) }
    #expect(names == [["Start"], ["Sign-in"], ["Other"]])
    #expect(try gateReport(on: [("shop/Cart-iPad.json", descriptors(""))]).files.map(\.screen) == ["Cart"])
  }

  @Test("A screen's language and system are those of the file, else those of its entry, else those for all")
  func defaults() throws {
    let settings = #""language": "en", "minimumOS": "15.0", "screens": [{"file": "a*", "language": "de"}]"#
    let files = [
      ("a1.json", descriptors("", #""language": "fr", "minimumOS": "16.0", "#)), ("a2.json", descriptors("")),
      ("b.json", descriptors("")),
    ]
    let documents = try gateReport(on: files, settings).files.map(\.document)
    #expect(documents.map(\.language) == ["fr", "de", "en"])
    #expect(documents.map(\.minimumOS) == ["16.0", "15.0", "15.0"])
  }
}
