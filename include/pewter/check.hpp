// Checked mode: a translation unit that defines PEWTER_CHECK before it includes Pewter's headers has its
// free-form kernels watched. Each of these ends the dispatch with an error that names kernel, threadgroup,
// SIMD group, lane, the line, and the other party's line:
//
//   a load or store out of bounds of threadgroup memory, or of device memory in a `buffer`
//   a load of threadgroup memory that nobody wrote
//   a race between SIMD groups on threadgroup memory: no barrier, mbarrier or return orders two accesses
//
// Seen are load, store, gather, scatter, load4, store4 and asynchronous copies; plain pointers are not. Such
// a unit is compiled header-only. Other units have none of it: the macros below are empty there.
#pragma once

#if defined(PEWTER_CHECK)
#if defined(PEWTER_TARGET)
#error "pewter: PEWTER_CHECK is for header-only translation units"
#endif
#include "pewter/call_site.hpp"
#include "pewter/detail/check.hpp"
/// The last parameter of what is checked, and the same as an argument of what it calls.
#define PEWTER_CALLED_FROM , pewter::call_site site = {__builtin_FILE(), __builtin_LINE()}
#define PEWTER_FROM_CALLER , site
/// A statement of checked units alone.
#define PEWTER_CHECKED(...) __VA_ARGS__
#else
#define PEWTER_CALLED_FROM
#define PEWTER_FROM_CALLER
#define PEWTER_CHECKED(...)
#endif
