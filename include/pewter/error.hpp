// The library's one exception type, and the one way to raise it.
//
// Kernel files are compiled once per instruction set and must not emit functions that the linker may
// merge across them; they only call detail::raise, whose definition is then in kernels/runtime/error.cpp.
#pragma once

#include <stdexcept>

#include "pewter/native/target.hpp"

namespace pewter {

/// Thrown for bad input before anything is touched. The text names function, argument, value and limit:
/// "softmax: cols = 0, must be at least 1".
class error : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

namespace detail {

/// Throws pewter::error with a printf-formatted text of at most 511 characters.
#if defined(__NVPTX__) || defined(__AMDGCN__)
template <class... Values>
[[noreturn]] PEWTER_INLINE void raise(const char*, Values...) {  // ends the kernel, and the device's work
  __builtin_trap();
}
#elif defined(PEWTER_COMPILED)
[[noreturn, gnu::format(printf, 1, 2), gnu::cold]] void raise(const char* format, ...);
#else
[[noreturn, gnu::format(printf, 1, 2), gnu::cold]] inline void raise(const char* format, ...);
#endif

}  // namespace detail
}  // namespace pewter

#if !defined(PEWTER_COMPILED) && !defined(__NVPTX__) && !defined(__AMDGCN__)
#include "pewter/detail/raise.ipp"
#endif
