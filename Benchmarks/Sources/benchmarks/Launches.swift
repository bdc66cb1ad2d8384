/// The best of several launches.
struct Launches {
  private(set) var nanoseconds = Double.infinity
  private(set) var peakBytes = Double.infinity

  mutating func add(_ launch: Workshop.Launch) {
    nanoseconds = min(nanoseconds, launch.nanoseconds)
    peakBytes = min(peakBytes, launch.peakBytes)
  }
}
