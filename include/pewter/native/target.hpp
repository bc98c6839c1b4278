// Names the instruction set that this translation unit is compiled for: namespace pewter::<target>. CMake
// defines PEWTER_TARGET in the library's per-target files; header-only, the name follows from the flags with
// the prefix `native_`. PEWTER_COMPILED says that what is compiled once is in the library.
#pragma once

#if !defined(__cplusplus) || __cplusplus < 202002L  // a missing header is the only message, #error the first
#include "pewter needs C++20 or newer: compile as C++ with -std=c++20"
#endif

#if defined(PEWTER_TARGET)
#define PEWTER_NAMESPACE PEWTER_TARGET
#define PEWTER_INLINE_NAMESPACE
#else
#define PEWTER_INLINE_NAMESPACE inline
#if defined(PEWTER_CHECK) && defined(PEWTER_LANES_OPENMP)  // units of each kind may be linked with others
#define PEWTER_NATIVE(name) native_checked_openmp_##name
#elif defined(PEWTER_CHECK)
#define PEWTER_NATIVE(name) native_checked_##name
#elif defined(PEWTER_LANES_OPENMP)
#define PEWTER_NATIVE(name) native_openmp_##name
#else
#define PEWTER_NATIVE(name) native_##name
#endif
#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__AVX512VL__)
#define PEWTER_NAMESPACE PEWTER_NATIVE(avx512)
#elif defined(__AVX2__) && defined(__FMA__) && defined(__F16C__)
#define PEWTER_NAMESPACE PEWTER_NATIVE(avx2)
#elif defined(__SSE4_2__)
#define PEWTER_NAMESPACE PEWTER_NATIVE(sse42)
#elif defined(__aarch64__)
#define PEWTER_NAMESPACE PEWTER_NATIVE(neon)
#else
#define PEWTER_NAMESPACE PEWTER_NATIVE(generic)
#endif
#endif

/// Opens and closes the namespace of target-dependent code.
#define PEWTER_BEGIN_TARGET_NAMESPACE \
  namespace pewter {                  \
  PEWTER_INLINE_NAMESPACE namespace PEWTER_NAMESPACE {
#define PEWTER_END_TARGET_NAMESPACE \
  }                                 \
  }

/// Lane code is made of small functions and lambdas whose values must stay in registers.
/// Why: scripts/cmake/build.md#compiler-flags.
#define PEWTER_INLINE [[gnu::always_inline]] inline
#define PEWTER_INLINE_LAMBDA __attribute__((always_inline))
