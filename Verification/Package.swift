// swift-tools-version: 6.2
import PackageDescription

// Programs that are built the way an app is, to look at what they are linked with, one that writes a web page, and one
// that reads broken files.
let package = Package(
  name: "Verification",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SelectionKit", path: "..")],
  targets: [
    .executableTarget(
      name: "FoundationFree", dependencies: [.product(name: "SelectionKit", package: "SelectionKit")]),
    .executableTarget(
      name: "FoundationUsed", dependencies: [.product(name: "SelectionKit", package: "SelectionKit")]),
    .executableTarget(
      name: "ARIAPages", dependencies: [.product(name: "SelectionKit", package: "SelectionKit")]),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "SelectionKit", package: "SelectionKit"),
        .product(name: "SelectionKitRules", package: "SelectionKit"),
        .product(name: "SelectionKitGate", package: "SelectionKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
