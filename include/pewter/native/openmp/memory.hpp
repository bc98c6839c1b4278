// The OpenMP layer's memory access: whole registers, masked registers, gathers, and half and bfloat
// conversion. No inactive lane is read or written, not even where the page would allow it.
#pragma once

#include "pewter/native/openmp/openmp.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

template <class V>
PEWTER_INLINE V load_chunk(const void* p) {
  V value;
  __builtin_memcpy(&value, p, sizeof value);
  return value;
}

template <class T>
PEWTER_INLINE vec<T> load(const T* p) {
  vec<T> r;
  simd_loop<width<T>>([&](int k) PEWTER_INLINE_LAMBDA { r.data.at[k] = p[k]; });
  return r;
}
template <class T>
PEWTER_INLINE void store(T* p, const vec<T>& a) {
  simd_loop<width<T>>([&](int k) PEWTER_INLINE_LAMBDA { p[k] = a.data.at[k]; });
}

/// A non-temporal store, as far as the compiler takes OpenMP's word for it. p must be aligned to the value's
/// size. Nobody else may read the value before a fence of the thread that wrote it.
template <class T, int n>
PEWTER_INLINE void store_chunk_nontemporal(void* p, const elements<T, n>& value) {
  T* const to = static_cast<T*>(__builtin_assume_aligned(p, sizeof value));
#pragma omp simd nontemporal(to)
  for (int k = 0; k < n; ++k) to[k] = value.at[k];
}
template <class T>
PEWTER_INLINE void store_nontemporal(T* p, const vec<T>& a) {
  store_chunk_nontemporal(p, raw(a));
}
/// Makes this thread's non-temporal stores visible before whatever it writes next.
PEWTER_INLINE void fence_nontemporal_stores() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

/// Whether the machine has masked loads and stores of T.
#if defined(__AVX512BW__)
template <class T>
inline constexpr bool has_masked_access = true;
#elif defined(__AVX2__)
template <class T>
inline constexpr bool has_masked_access = sizeof(T) >= 4;
#else
template <class T>
inline constexpr bool has_masked_access = false;
#endif

/// Copies the elements whose bit is set. Not inlined: kernels have many masked accesses, each run once a row.
template <std::size_t size>
[[gnu::noinline]] inline void copy_active(void* to, const void* from, std::uint32_t bits) {
  if ((bits & (bits + 1)) == 0) {  // the first elements, as at the end of a row
    __builtin_memcpy(to, from, static_cast<std::size_t>(__builtin_popcount(bits)) * size);
    return;
  }
  for (; bits != 0; bits &= bits - 1) {
    const std::size_t at = static_cast<std::size_t>(__builtin_ctz(bits)) * size;
    __builtin_memcpy(static_cast<char*>(to) + at, static_cast<const char*>(from) + at, size);
  }
}

/// Lanes whose bit is 0 are not read and become 0.
template <class T>
PEWTER_INLINE vec<T> load(const T* p, std::uint32_t bits) {
  vec<T> r;
  simd_loop<width<T>>([&](int k) PEWTER_INLINE_LAMBDA { r.data.at[k] = is_set<T>(bits, k) ? p[k] : T(0); });
  return r;
}
/// Lanes whose bit is 0 are not written.
template <class T>
PEWTER_INLINE void store(T* p, const vec<T>& a, std::uint32_t bits) {
  simd_loop<width<T>>([&](int k) PEWTER_INLINE_LAMBDA {
    if (is_set<T>(bits, k)) p[k] = a.data.at[k];
  });
}

/// Whether a loop over one register gathers, or scatters, values of T. The last of the lanes that scatter to
/// one place counts, which a loop in any order does not respect.
template <class T>
inline constexpr bool has_gather = true;
template <class T>
inline constexpr bool has_scatter = false;

/// base[index[i]] for each lane of one register; lanes whose bit is 0 are not read and become 0.
template <class T, class I>
PEWTER_INLINE vec<T> gather(const T* base, const I* index, std::uint32_t bits) {
  vec<T> r;
  simd_loop<width<T>>(
      [&](int k) PEWTER_INLINE_LAMBDA { r.data.at[k] = is_set<T>(bits, k) ? base[index[k]] : T(0); });
  return r;
}
template <class T>
void scatter(T* base, const std::uint32_t* index, const vec<T>& a, std::uint32_t bits) = delete;

// ---- permutes by maps known at run time ----

template <class T>
inline constexpr bool has_table_permute = true;

/// y[i] = x[index[i] % 32].
template <class T>
PEWTER_INLINE void permute(const vec<T>* x, const vec<uint_of<T>>* index, vec<T>* y) {
  T table[lane_count];
  each<batches<T>>([&](auto b) PEWTER_INLINE_LAMBDA { store<T>(table + b * width<T>, x[b]); });
  each<batches<T>>([&](auto b) PEWTER_INLINE_LAMBDA {
    simd_loop<width<T>>([&](int k)
                            PEWTER_INLINE_LAMBDA { y[b].data.at[k] = table[index[b].data.at[k] & 31u]; });
  });
}

// ---- half and bfloat ----

inline constexpr int float_width = width<float>;
using half_bits = chunk<std::uint16_t, float_width>;  ///< 16-bit values for one register of floats
using halves = chunk<std::uint16_t>;                  ///< and for two

#if (defined(__clang__) && defined(__F16C__)) || defined(__aarch64__)
#define PEWTER_HAS_HALF_INSTRUCTIONS 1
#endif

/// IEEE binary16 to binary32, exact.
PEWTER_INLINE float float_of_half(std::uint16_t h) {
#if defined(PEWTER_HAS_HALF_INSTRUCTIONS)
  return static_cast<float>(__builtin_bit_cast(__fp16, h));
#else
  const std::uint32_t bits = h, sign = (bits & 0x8000u) << 16, magnitude = bits & 0x7fffu;
  // Multiplying by 2^112 moves the exponent's bias and makes normal numbers of the subnormal ones.
  const float scaled = __builtin_bit_cast(float, magnitude << 13) * 0x1p112f;
  const std::uint32_t finite = __builtin_bit_cast(std::uint32_t, scaled);
  const std::uint32_t infinite_or_nan = 0x7f800000u | (magnitude & 0x3ffu) << 13;
  return __builtin_bit_cast(float, sign | (magnitude >= 0x7c00u ? infinite_or_nan : finite));
#endif
}
/// Round to nearest, ties to even; overflow gives infinity; NaN stays NaN.
PEWTER_INLINE std::uint16_t half_of_float(float x) {
#if defined(PEWTER_HAS_HALF_INSTRUCTIONS)
  return __builtin_bit_cast(std::uint16_t, static_cast<__fp16>(x));
#else
  const auto bits = __builtin_bit_cast(std::uint32_t, x);
  const std::uint32_t sign = bits >> 16 & 0x8000u, magnitude = bits & 0x7fffffffu;
  // Subnormal results: adding 2^-1 puts the last kept bit at the float's last bit, so the adder rounds.
  const float shifted = __builtin_bit_cast(float, magnitude) + 0.5f;
  const std::uint32_t subnormal = __builtin_bit_cast(std::uint32_t, shifted) - 0x3f000000u;
  const std::uint32_t normal = (magnitude + 0xfffu + (magnitude >> 13 & 1u) - 0x38000000u) >> 13;
  const std::uint32_t nan = 0x7e00u | (magnitude >> 13 & 0x3ffu);
  std::uint32_t result = magnitude < 0x38800000u ? subnormal : normal;
  result = magnitude >= 0x477ff000u ? 0x7c00u : result;
  result = magnitude > 0x7f800000u ? nan : result;
  return static_cast<std::uint16_t>(result | sign);
#endif
}
PEWTER_INLINE float float_of_bfloat(std::uint16_t b) {
  return __builtin_bit_cast(float, static_cast<std::uint32_t>(b) << 16);
}
/// Round to nearest, ties to even; NaN stays NaN.
PEWTER_INLINE std::uint16_t bfloat_of_float(float x) {
  const auto bits = __builtin_bit_cast(std::uint32_t, x);
  const std::uint32_t rounded = bits + 0x7fffu + (bits >> 16 & 1u);
  return static_cast<std::uint16_t>((x == x ? rounded : bits | 0x400000u) >> 16);
}

PEWTER_INLINE vec<float> float_from_half(const half_bits& h) {
  vec<float> r;
  simd_loop<float_width>([&](int k) PEWTER_INLINE_LAMBDA { r.data.at[k] = float_of_half(h.at[k]); });
  return r;
}
PEWTER_INLINE vec<float> float_from_bfloat(const half_bits& b) {
  vec<float> r;
  simd_loop<float_width>([&](int k) PEWTER_INLINE_LAMBDA { r.data.at[k] = float_of_bfloat(b.at[k]); });
  return r;
}
PEWTER_INLINE half_bits half_from_float(const vec<float>& a) {
  half_bits h;
  simd_loop<float_width>([&](int k) PEWTER_INLINE_LAMBDA { h.at[k] = half_of_float(a.data.at[k]); });
  return h;
}
/// Two registers rounded to half, or to bfloat.
PEWTER_INLINE halves halves_from_floats(const vec<float>& lower, const vec<float>& upper) {
  halves h;
  simd_loop<float_width>([&](int k) PEWTER_INLINE_LAMBDA { h.at[k] = half_of_float(lower.data.at[k]); });
  simd_loop<float_width>(
      [&](int k) PEWTER_INLINE_LAMBDA { h.at[float_width + k] = half_of_float(upper.data.at[k]); });
  return h;
}
PEWTER_INLINE halves bfloats_from_floats(const vec<float>& lower, const vec<float>& upper) {
  halves h;
  simd_loop<float_width>([&](int k) PEWTER_INLINE_LAMBDA { h.at[k] = bfloat_of_float(lower.data.at[k]); });
  simd_loop<float_width>(
      [&](int k) PEWTER_INLINE_LAMBDA { h.at[float_width + k] = bfloat_of_float(upper.data.at[k]); });
  return h;
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
