// PEWTER_THREAD_FLAG(name), in pewter::<target>::native: what a host thread says to all of its kernel code
// while it runs a threadgroup. Bodies read it by selected_<name>(), which the compiler may take for a
// constant.
//
// It is read by the name that linkers know it by: where registers are few, g++ 12 takes the address of a
// flag's place in the global offset table, and linkers refuse that in a program.
#pragma once

#include <cstdint>

#include "pewter/native/target.hpp"

#if defined(__x86_64__) && defined(__ELF__)
#define PEWTER_FLAG_ADDRESS_OF(target, name) \
  "_ZN6pewter%c1" #target "6native%c2" #name "_flagE@gottpoff(%%rip)"
#define PEWTER_FLAG_ADDRESS(target, name) PEWTER_FLAG_ADDRESS_OF(target, name)
#define PEWTER_LENGTH_OF(name) sizeof(#name) - 1
#define PEWTER_LENGTH(name) PEWTER_LENGTH_OF(name)
#define PEWTER_READ_THREAD_FLAG(name)                                                         \
  std::uint64_t flag;                                                                         \
  __asm__("movq " PEWTER_FLAG_ADDRESS(PEWTER_NAMESPACE, name) ", %0\n\tmovzbl %%fs:(%0), %k0" \
          : "=r"(flag)                                                                        \
          : "i"(PEWTER_LENGTH(PEWTER_NAMESPACE)), "i"(PEWTER_LENGTH(name##_flag)));           \
  return flag != 0
#else
#define PEWTER_READ_THREAD_FLAG(name) return name##_flag
#endif

#define PEWTER_THREAD_FLAG(name)                                                             \
  [[gnu::tls_model("initial-exec")]] inline constinit thread_local bool name##_flag = false; \
  PEWTER_INLINE bool selected_##name() { PEWTER_READ_THREAD_FLAG(name); }                    \
  static_assert(true)

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

/// Follows a store to a flag: bodies that run next see it, though the compiler does not see them read it.
PEWTER_INLINE void keep_flags() { __asm__ volatile("" ::: "memory"); }

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
