// From a thread's part of matrix units' sums to rows in memory.
#pragma once

#include "kernels/common/unrolled.hpp"
#include "pewter/native/gpu/device.hpp"
#include "pewter/pewter.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Two numbers rounded to T, in a word.
template <class T>
PEWTER_INLINE std::uint32_t two_of(float first, float second) {
#if defined(__NVPTX__) && __CUDA_ARCH__ >= 800
  std::uint32_t word;
  if constexpr (std::is_same_v<T, half>)
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(word) : "f"(second), "f"(first));
  else
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(word) : "f"(second), "f"(first));
  return word;
#else
  const std::uint32_t low = native::stored_as<T, float>(first).bits,
                      high = native::stored_as<T, float>(second).bits;
  return low | high << 16;
#endif
}

/// Between lanes `distance` apart: word i of the upper one for word i + distance of the lower one.
template <std::uint32_t distance>
PEWTER_INLINE void exchange_halves(std::uint32_t (&words)[4], std::uint32_t lane) {
  const bool upper = (lane & distance) != 0;
  PEWTER_UNROLLED
  for (std::uint32_t k = 0; k < 2; ++k) {
    const std::uint32_t i = distance == 1 ? 2 * k : k;
    const std::uint32_t given = upper ? words[i] : words[i + distance];
    const std::uint32_t taken = native::exchange_word_across<distance>(given);
    if (upper)
      words[i] = taken;
    else
      words[i + distance] = taken;
  }
}
/// Before: four lanes share a row of 32, and word i of a lane has its two columns of the i-th eight. After:
/// the words of a lane are all eight columns of the (lane % 4)-th eight.
PEWTER_INLINE void gather_eight(std::uint32_t (&words)[4], std::uint32_t lane) {
  exchange_halves<1>(words, lane);
  exchange_halves<2>(words, lane);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
