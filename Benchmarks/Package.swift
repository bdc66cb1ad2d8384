// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let model: Target.Dependency = .product(name: "SelectionKit", package: "SelectionKit")
let rules: Target.Dependency = .product(name: "SelectionKitRules", package: "SelectionKit")
let gate: Target.Dependency = .product(name: "SelectionKitGate", package: "SelectionKit")

// What is measured is used as an app uses it: from outside, through the products.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "SelectionKit", path: "..")],
  targets: [
    .target(name: "CSystem"),
    .target(name: "Measuring", dependencies: [model, rules], swiftSettings: settings),
    // The last three are programs: to depend on them is to have them built beside this one, which starts them.
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        model, rules, gate, "Measuring", "CSystem",
        "Launcher", "Idle", .product(name: "selection-audit", package: "SelectionKit"),
      ],
      swiftSettings: settings),
    .executableTarget(name: "Launcher", dependencies: ["CSystem"], swiftSettings: settings),
    .executableTarget(name: "Idle", swiftSettings: settings),
    .executableTarget(name: "comparison", dependencies: [model, rules, "Measuring"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
