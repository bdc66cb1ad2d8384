// swift-tools-version: 6.2
import PackageDescription

/// Warnings fail the build where that is asked for, as `.ci/run` does, and never that of an app.
let strictness: [SwiftSetting] =
  Context.environment["SELECTIONKIT_WARNINGS_AS_ERRORS"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// Language features that every target opts into, so that the code reads the same everywhere.
let common: [SwiftSetting] =
  strictness + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]

/// Libraries also keep their imports to themselves unless they say `public import`.
let library: [SwiftSetting] =
  common + [.enableUpcomingFeature("InternalImportsByDefault"), .strictMemorySafety()]

let package = Package(
  name: "SelectionKit",
  platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "SelectionKit", targets: ["SelectionKit"]),
    .library(name: "SelectionKitRules", targets: ["SelectionKitRules"]),
    .library(name: "SelectionKitGate", targets: ["SelectionKitGate"]),
    .executable(name: "selection-audit", targets: ["selection-audit"]),
    .plugin(name: "AuditSelection", targets: ["AuditSelection"]),
  ],
  targets: [
    .target(name: "SelectionKit", swiftSettings: library),
    .target(name: "SelectionKitRules", dependencies: ["SelectionKit"], swiftSettings: library),
    .target(
      name: "SelectionKitGate", dependencies: ["SelectionKit", "SelectionKitRules"],
      swiftSettings: library),
    .executableTarget(
      name: "selection-audit",
      dependencies: ["CAllocator", "SelectionKit", "SelectionKitRules", "SelectionKitGate"],
      swiftSettings: common),
    .systemLibrary(name: "CAllocator"),
    .plugin(
      name: "AuditSelection",
      capability: .command(
        intent: .custom(
          verb: "audit-selection", description: "Audits radio groups, checkboxes and toggle buttons on screens.")),
      dependencies: ["selection-audit"]),
    .testTarget(name: "SelectionKitTests", dependencies: ["SelectionKit"], swiftSettings: common),
    .testTarget(
      name: "SelectionKitRulesTests", dependencies: ["SelectionKit", "SelectionKitRules"],
      swiftSettings: common),
    .testTarget(
      name: "SelectionKitGateTests",
      dependencies: ["SelectionKit", "SelectionKitRules", "SelectionKitGate"],
      swiftSettings: common),
    .testTarget(
      name: "SelectionAuditTests", dependencies: ["selection-audit"], swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)
