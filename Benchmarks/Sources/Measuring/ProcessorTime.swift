#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The time that processors have spent on this program.
enum ProcessorTime {
  /// The nanoseconds so far, of all threads.
  ///
  /// Unlike a clock on the wall it stands still while another program has its turn; on a busy machine that would fall on
  /// long work, and not on short work.
  static var nanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
