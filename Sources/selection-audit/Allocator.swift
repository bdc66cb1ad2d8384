import CAllocator
import Foundation

/// The C library's allocator of memory.
enum Allocator {
  /// Has what large lists took up given back to the system as soon as they are gone.
  ///
  /// The C library of Linux begins to keep larger lists for itself once some were freed, and each thread keeps its own:
  /// what was read would still take up memory when it is long judged. Other allocators give it back of themselves.
  static func returnLargeListsAtOnce() {
    #if canImport(Glibc)
    _ = mallopt(M_MMAP_THRESHOLD, 128 * 1024)
    #endif
  }
}
