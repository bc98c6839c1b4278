// What a GPU's threads know of themselves and do together, as plain functions: the makers'
// builtins are in gpu/nvidia.hpp and gpu/amd.hpp. A SIMD group is a warp, a lane one of its
// threads; every lane of a SIMD group calls them.
//
// Source files of the GPU target are compiled twice, for the GPU and for the host, which runs none of this:
// there a SIMD group is one lane, and functions of numbers are the C library's, by which tests of the layer's
// arithmetic need no GPU.
#pragma once

#include "pewter/half.hpp"
#include "pewter/native/basics.hpp"

#if defined(__NVPTX__)
#define PEWTER_ON_GPU 1
#include "pewter/native/gpu/nvidia.hpp"
#elif defined(__AMDGCN__)
#define PEWTER_ON_GPU 1
#include "pewter/native/gpu/amd.hpp"
#endif

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

#if defined(PEWTER_ON_GPU)

/// Memory of the threadgroup for several purposes; each costs only the kernels that use it.
template <int purpose, std::size_t bytes>
PEWTER_INLINE unsigned char* block_memory() {
  [[clang::loader_uninitialized]] alignas(64) static
      __attribute__((address_space(3))) unsigned char memory[bytes];
  return (unsigned char*)memory;
}

PEWTER_INLINE float fused(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
PEWTER_INLINE float to_nearest(float a) { return __builtin_rintf(a); }
PEWTER_INLINE float float_of_half(std::uint16_t bits) {
  return static_cast<float>(__builtin_bit_cast(_Float16, bits));
}
PEWTER_INLINE std::uint16_t half_of_float(float value) {
  return __builtin_bit_cast(std::uint16_t, static_cast<_Float16>(value));
}

#else

PEWTER_INLINE std::uint32_t thread_of_block() { return 0; }
PEWTER_INLINE std::uint32_t block_of_grid() { return 0; }
PEWTER_INLINE int own_lane() { return 0; }
PEWTER_INLINE std::uint32_t exchange_word(std::uint32_t value, int) { return value; }
template <int distance>
PEWTER_INLINE std::uint32_t exchange_word_across(std::uint32_t value) {
  return value;
}
PEWTER_INLINE std::uint32_t ballot(bool predicate) { return predicate; }
PEWTER_INLINE void wait_for_block() {}
PEWTER_INLINE void wait_for_simdgroup() {}
PEWTER_INLINE void fence_in_block() {}
PEWTER_INLINE void end_thread() {}
PEWTER_INLINE std::uint64_t nanoseconds() { return 0; }
[[noreturn]] PEWTER_INLINE void end_launch(std::uint32_t*) { __builtin_trap(); }
PEWTER_INLINE std::uint32_t cores() { return 1; }
PEWTER_INLINE void prefetch_line(const void*) {}
template <int purpose, std::size_t bytes>
PEWTER_INLINE unsigned char* block_memory() {
  return nullptr;
}
PEWTER_INLINE float fused(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
PEWTER_INLINE float smaller_number(float a, float b) { return __builtin_fminf(a, b); }
PEWTER_INLINE float larger_number(float a, float b) { return __builtin_fmaxf(a, b); }
PEWTER_INLINE float smaller_or_nan_number(float a, float b) { return a != a || a < b ? a : b; }
PEWTER_INLINE float larger_or_nan_number(float a, float b) { return a != a || a > b ? a : b; }
PEWTER_INLINE float square_root(float a) { return __builtin_sqrtf(a); }
PEWTER_INLINE float to_nearest(float a) { return __builtin_rintf(a); }
PEWTER_INLINE float power_of_two(float a) { return __builtin_exp2f(a); }
PEWTER_INLINE float power_of_two_of_fraction(float a) { return __builtin_exp2f(a); }
PEWTER_INLINE float reciprocal_estimate(float a) { return 1.0f / a; }
PEWTER_INLINE float float_of_half(std::uint16_t bits) { return static_cast<float>(half::from_bits(bits)); }
PEWTER_INLINE std::uint16_t half_of_float(float value) { return half(value).bits; }

#endif

#if !defined(PEWTER_GPU_ROUNDS_BFLOAT)
PEWTER_INLINE std::uint16_t bfloat_of_float(float value) { return bfloat(value).bits; }
#endif

/// How long SIMD groups of a free-form kernel may wait for each other, 0 for ever, and where the host looks
/// for a 1 if they did so for longer.
struct wait_limit {
  std::uint64_t nanoseconds = 0;
  std::uint32_t* overran = nullptr;
};

/// The value of lane `from`, of any type of 1 to 8 bytes.
template <class T>
PEWTER_INLINE T exchange(T value, int from) {
  if constexpr (sizeof(T) == 8) {
    const auto bits = __builtin_bit_cast(std::uint64_t, value);
    const std::uint64_t low = exchange_word(static_cast<std::uint32_t>(bits), from);
    const std::uint64_t high = exchange_word(static_cast<std::uint32_t>(bits >> 32), from);
    return __builtin_bit_cast(T, high << 32 | low);
  } else {
    using U = uint_of<T>;
    const auto bits = static_cast<std::uint32_t>(__builtin_bit_cast(U, value));
    return __builtin_bit_cast(T, static_cast<U>(exchange_word(bits, from)));
  }
}
/// The value of lane own_lane() ^ distance.
template <int distance, class T>
PEWTER_INLINE T exchange_across(T value) {
  if constexpr (sizeof(T) == 8) {
    const auto bits = __builtin_bit_cast(std::uint64_t, value);
    const std::uint64_t low = exchange_word_across<distance>(static_cast<std::uint32_t>(bits));
    const std::uint64_t high = exchange_word_across<distance>(static_cast<std::uint32_t>(bits >> 32));
    return __builtin_bit_cast(T, high << 32 | low);
  } else {
    using U = uint_of<T>;
    const auto bits = static_cast<std::uint32_t>(__builtin_bit_cast(U, value));
    return __builtin_bit_cast(T, static_cast<U>(exchange_word_across<distance>(bits)));
  }
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
