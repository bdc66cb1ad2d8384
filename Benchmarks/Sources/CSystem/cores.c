#if defined(__linux__)
#define _GNU_SOURCE
#include <sched.h>
#endif

#include "system.h"

bool restrict_to_cores(int count) {
#if defined(__linux__)
  cpu_set_t allowed;
  cpu_set_t chosen;
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) return false;
  CPU_ZERO(&chosen);
  for (int core = 0; core < CPU_SETSIZE && CPU_COUNT(&chosen) < count; core++) {
    if (CPU_ISSET(core, &allowed)) CPU_SET(core, &chosen);
  }
  return CPU_COUNT(&chosen) == count && sched_setaffinity(0, sizeof chosen, &chosen) == 0;
#else
  return false;
#endif
}
