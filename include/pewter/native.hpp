// The adapter to the machine: the only file that includes xsimd and intrinsics.
//
// A register is an xsimd batch of a pinned architecture; `vec<T>` names it and `chunk<T, n>` is the same
// value as a compiler vector type, which both gcc and clang can shuffle, convert and compare for every
// element type. 32 lanes are `batches<T>` registers. What xsimd 8.1 lacks or gets wrong (AVX-512 fma,
// masks as bits, masked memory access, permutes, IEEE min and max) is written once, in the files included
// at the end.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/target.hpp"

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

inline constexpr int lane_count = 32;

namespace native {

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

template <bool condition, class A, class B>
struct choose {
  using type = A;
};
template <class A, class B>
struct choose<false, A, B> {
  using type = B;
};

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

template <int size>
struct integers;
template <>
struct integers<1> {
  using i = std::int8_t;
  using u = std::uint8_t;
};
template <>
struct integers<2> {
  using i = std::int16_t;
  using u = std::uint16_t;
};
template <>
struct integers<4> {
  using i = std::int32_t;
  using u = std::uint32_t;
};
template <>
struct integers<8> {
  using i = std::int64_t;
  using u = std::uint64_t;
};
template <class T>
using int_of = typename integers<sizeof(T)>::i;
template <class T>
using uint_of = typename integers<sizeof(T)>::u;

template <class T>
inline constexpr bool is_float = false;
template <>
inline constexpr bool is_float<float> = true;

template <class T>
PEWTER_INLINE chunk<T> raw(const vec<T>& a) {
  return (chunk<T>)a.data;
}
template <class T>
PEWTER_INLINE vec<T> from_raw(chunk<T> a) {
  return vec<T>((typename vec<T>::register_type)a);
}

// ---- compile-time loops: a lane value is an array of registers only if no loop is left over it ----

template <int k>
struct index_constant {
  static constexpr int value = k;
  constexpr operator int() const { return k; }
};
template <int... k>
struct index_list {};
template <int n, int... k>
struct make_index_list : make_index_list<n - 1, n - 1, k...> {};
template <int... k>
struct make_index_list<0, k...> {
  using type = index_list<k...>;
};

template <class F, int... k>
PEWTER_INLINE void each_of(index_list<k...>, F&& f) {
  (f(index_constant<k>{}), ...);
}
/// f(0), f(1), ... f(n - 1) with compile-time arguments.
template <int n, class F>
PEWTER_INLINE void each(F&& f) {
  each_of(typename make_index_list<n>::type{}, f);
}

}  // namespace native

PEWTER_END_TARGET_NAMESPACE

#include "pewter/native_arithmetic.hpp"
#include "pewter/native_masks.hpp"
#include "pewter/native_memory.hpp"
#include "pewter/native_permute.hpp"
#include "pewter/native_resize.hpp"
