// swift-tools-version: 6.2
import PackageDescription

// A small app that uses SelectionKit, the way a package outside of this repository does.
let package = Package(
  name: "OrderForm",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [.library(name: "OrderForm", targets: ["OrderForm"])],
  dependencies: [.package(name: "SelectionKit", path: "../..")],
  targets: [
    .target(name: "OrderForm", dependencies: [.product(name: "SelectionKit", package: "SelectionKit")]),
    .testTarget(
      name: "OrderFormTests",
      dependencies: ["OrderForm", .product(name: "SelectionKitRules", package: "SelectionKit")]),
    .testTarget(
      name: "OldOrderFormTests",
      dependencies: ["OrderForm", .product(name: "SelectionKitRules", package: "SelectionKit")]),
  ],
  swiftLanguageModes: [.v6]
)
