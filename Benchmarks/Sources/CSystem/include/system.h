#ifndef SYSTEM_H
#define SYSTEM_H

#include <stdbool.h>
#include <stddef.h>

// What Swift's module of the C library leaves out.

/// How many bytes of the heap are in use, with what the allocator adds to them; 0 where it can't be asked.
size_t allocated_bytes(void);

/// Restricts this program, and those that it starts, to the first `count` of the cores that it may use.
///
/// Returns whether that was done: it is not where there are fewer, nor on a system other than Linux.
bool restrict_to_cores(int count);

#endif
