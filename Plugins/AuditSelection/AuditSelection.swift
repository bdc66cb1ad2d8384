import Foundation
import PackagePlugin

/// Runs `selection-audit` with the words after `swift package audit-selection`.
///
/// What the command prints is handed on as it comes. SwiftPM knows one exit code for a plugin that fails, so that the
/// command's own is said in words.
@main
struct AuditSelection: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = Process()
    command.executableURL = try context.tool(named: "selection-audit").url
    command.arguments = arguments
    try command.run()
    command.waitUntilExit()
    if command.terminationReason == .uncaughtSignal {
      Diagnostics.error("selection-audit was ended by signal \(command.terminationStatus)")
    } else if command.terminationStatus != 0 {
      Diagnostics.error("selection-audit ended with exit code \(command.terminationStatus)")
    }
  }
}
