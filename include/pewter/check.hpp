// Checked mode: a translation unit that defines PEWTER_CHECK before it includes Pewter's headers has its
// kernels watched, in phases and free-form; PEWTER_CHECK=ON at configure time does so for the collection.
// Each of these ends the dispatch with an error that names kernel, threadgroup, SIMD group, lane, the line,
// and the other party's line:
//
//   a load, store or atomic out of bounds of threadgroup memory, or of device memory in a `buffer`
//   a load of threadgroup memory, or of per_simdgroup_results, that was never written
//   a race between SIMD groups: no barrier, mbarrier or return orders two accesses, or one with flags that
//     leave the memory out (mem_none); in device memory also between threadgroups
//   a SIMD function that takes an inactive lane's value: a shuffle or broadcast from it, or a reduction over
//     all lanes whose result it changes
//   in phases: a store between two of them, and what is not the same on all host threads there (the phases,
//     allocations, make_uniform)
//
// Seen are load, store, gather, scatter, their forms of several elements, atomics and asynchronous copies.
// Plain pointers into threadgroup memory are seen by what they change, if one host thread runs the
// threadgroup; other plain pointers are not. Other units have none of it: the macros below are empty there.
#pragma once

#if defined(PEWTER_CHECK)
#include "pewter/detail/check.hpp"
#include "pewter/model/call_site.hpp"
/// The last parameter of what is checked, and the same as an argument of what it calls.
#define PEWTER_CALLED_FROM , pewter::call_site site = {__builtin_FILE(), __builtin_LINE()}
#define PEWTER_FROM_CALLER , site
/// The parameter where it was declared before.
#define PEWTER_WITH_CALLER , pewter::call_site site
/// As an argument of what is called with the caller's leave.
#define PEWTER_UNCHECKED , pewter::detail::not_checked
/// A statement of checked units only.
#define PEWTER_CHECKED(...) __VA_ARGS__
#else
#define PEWTER_CALLED_FROM
#define PEWTER_FROM_CALLER
#define PEWTER_WITH_CALLER
#define PEWTER_UNCHECKED
#define PEWTER_CHECKED(...)
#endif
