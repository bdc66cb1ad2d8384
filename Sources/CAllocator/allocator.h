// What Swift's own module of the C library of Linux leaves out.
#if defined(__linux__)
#include <malloc.h>
#endif
