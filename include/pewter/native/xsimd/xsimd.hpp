// The adapter to xsimd and to intrinsics, which no file outside of native/xsimd/ includes.
//
// A register is an xsimd batch of a pinned architecture; `vec<T>` names it and `chunk<T, n>` is the same
// value as a compiler vector type, which both gcc and clang can shuffle, convert and compare for every
// element type. 32 lanes are `batches<T>` registers. What xsimd 8.1 lacks or gets wrong (AVX-512 fma,
// masks as bits, masked memory access, permutes, IEEE min and max) is written once, in the files included
// at the end.
#pragma once

#include "pewter/native/basics.hpp"

#if defined(__x86_64__) && !defined(__SSE4_2__)  // as in target.hpp, the only message
#include "pewter needs SSE4.2 or better for lanes: compile with -march=x86-64-v2, -v3 or -v4"
#endif

// xsimd's own inline functions must not merge across targets: give its namespace the target's name.
// gcc 12 sees its own AVX-512 intrinsics' undefined pass-through operands as uninitialised (GCC PR 105593).
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif
#define PEWTER_JOIN_(a, b) a##b
#define PEWTER_JOIN(a, b) PEWTER_JOIN_(a, b)
#define xsimd PEWTER_JOIN(xsimd_, PEWTER_NAMESPACE)
#include <xsimd/xsimd.hpp>
#undef xsimd
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic pop
#endif

#if defined(__AVX512F__) && defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__AVX512VL__)
#define PEWTER_AVX512 1
#elif defined(__AVX2__) && defined(__FMA__) && defined(__F16C__)
#define PEWTER_AVX2 1
#endif

/// For functions of more than some ten instructions a register. 32 lanes take half of SSE's registers and lie
/// in memory anyway, so that a call costs little there; inlined, a kernel takes much longer to compile.
#if defined(__x86_64__) && !defined(PEWTER_AVX512) && !defined(PEWTER_AVX2)
#define PEWTER_INLINE_UNLESS_SSE [[gnu::noinline]] inline
#else
#define PEWTER_INLINE_UNLESS_SSE PEWTER_INLINE
#endif

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {

/// Whether conversions of 32 halves or bfloats are functions that are called.
#if defined(__x86_64__) && !defined(PEWTER_AVX512) && !defined(PEWTER_AVX2)
inline constexpr bool converts_halves_by_calls = true;
#else
inline constexpr bool converts_halves_by_calls = false;
#endif

namespace xs = PEWTER_JOIN(xsimd_, PEWTER_NAMESPACE);

#if defined(PEWTER_AVX512)
using best_arch = xs::avx512dq;  // avx512bw of xsimd 8.1 does not compile under g++ -O0
using byte_arch = xs::avx2;      // 32 lanes of one byte fill half a register
#elif defined(PEWTER_AVX2)
using best_arch = xs::fma3<xs::avx2>;
using byte_arch = best_arch;
#elif defined(__x86_64__)
using best_arch = xs::sse4_2;
using byte_arch = best_arch;
#else
using best_arch = xs::neon64;
using byte_arch = best_arch;
#endif

template <class T>
using vec = xs::batch<T, typename choose<sizeof(T) == 1, byte_arch, best_arch>::type>;

template <class T>
inline constexpr int width = static_cast<int>(vec<T>::size);  ///< lanes in one register
template <class T>
inline constexpr int batches = lane_count / width<T>;  ///< registers for 32 lanes

/// n elements of T as a compiler vector.
template <class T, int n>
struct chunk_of {
  typedef T type [[gnu::vector_size(sizeof(T) * n)]];
};
template <class T, int n = width<T>>
using chunk = typename chunk_of<T, n>::type;

template <class T>
PEWTER_INLINE chunk<T> raw(const vec<T>& a) {
  return (chunk<T>)a.data;
}
template <class T>
PEWTER_INLINE vec<T> from_raw(chunk<T> a) {
  return vec<T>((typename vec<T>::register_type)a);
}

/// Elements i... of a and b in a row.
template <int... i, class C>
PEWTER_INLINE C shuffle(C a, C b) {
  return __builtin_shufflevector(a, b, i...);
}
/// op(x, more...) of each lane; op is written for numbers and takes whole compiler vectors here.
template <class T, class Op, class... More>
PEWTER_INLINE vec<T> by_element(Op op, const vec<T>& x, const More&... more) {
  const chunk<T> result = op(raw(x), raw(more)...);
  return from_raw<T>(result);
}
/// f(x) of each lane; f takes whole registers here.
template <class T, class F>
PEWTER_INLINE vec<T> map_register(F f, const vec<T>& x) {
  return f(x);
}
/// The bits of each lane as another type of the same size.
template <class U, class T>
PEWTER_INLINE vec<U> bitcast_register(const vec<T>& x) {
  return from_raw<U>((chunk<U>)raw(x));
}

/// sum += factor * row, of n elements.
template <class C>
PEWTER_INLINE void add_product(C& sum, float factor, const C& row) {
  sum += factor * row;
}
/// Whether a load that crosses a cache line costs more than one that does not.
inline constexpr bool lines_matter = true;
/// Whether the SIMD groups of a threadgroup take blocks in turn, not a contiguous part each.
inline constexpr bool simdgroups_take_turns = false;
/// Whether several loads have to be under way before the first result is stored.
inline constexpr bool loads_ahead = false;
/// Whether what a kernel has just written is as near as threadgroup memory.
inline constexpr bool output_is_near = true;
/// How many values of a row a thread keeps in registers across barriers; 0: none, rows are read again.
inline constexpr int most_kept_values = 0;

/// The register's value in one of its lanes.
template <class T>
PEWTER_INLINE T element(const vec<T>& a, int lane) {
  return raw(a)[lane];
}
/// Any element of a register whose lanes are all equal after a reduction.
template <class T>
PEWTER_INLINE T any_element(const vec<T>& a) {
  return raw(a)[0];
}

}  // namespace native

PEWTER_END_TARGET_NAMESPACE

#include "pewter/native/xsimd/arithmetic.hpp"
#include "pewter/native/xsimd/masks.hpp"
#include "pewter/native/xsimd/memory.hpp"
#include "pewter/native/xsimd/resize.hpp"
#include "pewter/native/xsimd/table_permute.hpp"
