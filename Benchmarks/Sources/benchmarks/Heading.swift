import Foundation
import Measuring

/// What the figures were measured on and how.
enum Heading {
  static func text(for scale: Scale) -> String {
    let process = ProcessInfo.processInfo
    return """
      \(process.operatingSystemVersionString), \(architecture), \(process.activeProcessorCount) cores
      The fastest of \(scale.pace.rounds) interleaved rounds each; of \(scale.launches) where programs are started.

      """
  }

  private static var architecture: String {
    #if arch(arm64)
    "arm64"
    #elseif arch(x86_64)
    "x86_64"
    #else
    "another architecture"
    #endif
  }
}
