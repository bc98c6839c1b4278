// Rows of x become bytes, a run of 32 with one step.
#pragma once

#include "kernels/quantized/dot.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::quantized_place;

/// What a product needs of a run apart from its bytes and step: the step times the bytes' sum, or in tiles,
/// if the format has no addend, the number that a sum of products with unsigned codes begins with.
struct run_sums {
  std::size_t parts = 1;
  bool begins_sums = false;
  std::int32_t offset = 0;

  PEWTER_INLINE static run_sums of(block_type type) {
    run_sums r;
    with_format(type, [&]<class F>(F) PEWTER_INLINE_LAMBDA {
      r = {F::parts, !F::has_addend, column_codes<F>::offset};
    });
    return r;
  }
  PEWTER_INLINE float value(std::int32_t sum, float step, bool in_tiles) const {
    if (in_tiles && begins_sums) return __builtin_bit_cast(float, -offset* sum);
    return step * static_cast<float>(sum);
  }
};

/// byte = x / step, step = the largest magnitude / 127. A NaN or an infinity makes the step one, too.
template <class T>
PEWTER_INLINE void round_run(const quantized_matmul_arguments& a, std::size_t row, std::size_t place,
                             std::size_t run, const run_sums& needed) {
  const std::size_t runs = a.k / lane_count;
  const lanes<float> x = load(static_cast<const T*>(a.x) + row * a.k + run * lane_count);
  const lanes<std::uint32_t> magnitudes = bitcast<std::uint32_t>(x) & lanes<std::uint32_t>(0x7fffffffu);
  // Lanes are elements here, however many threads the SIMD group has.
  const std::uint32_t largest_bits = simd_max(
      magnitudes, all_lanes {} PEWTER_UNCHECKED);
  const float largest = __builtin_bit_cast(float, largest_bits);
  const float of_largest = largest / 127.0f, smallest_step = 0x1p-120f;
  const float step = of_largest < smallest_step ? smallest_step : of_largest;
  const lanes<float> shifted = fma(x, lanes<float>(1.0f / step), lanes<float>(0x1.8p23f));
  const lanes<std::int8_t> bytes = convert<std::int8_t>(
      convert<std::int16_t>(bitcast<std::int32_t>(shifted) - lanes<std::int32_t>(0x4b400000)));
  const byte_lanes ones(1), as_bytes = bitcast<std::uint8_t>(bytes);
  const native::quads quads = native::add_products<false>(native::zero_quads(), ones.v, as_bytes.v);
  std::int32_t halves[2];
  native::sums_of_halves(quads, halves);

  const bool in_tiles = place < a.places_in_tiles;
  const std::size_t together = in_tiles ? a.rows_of_tile : 1, r = place % together;
  const std::size_t first = (place - r) * runs, at = run * together + r;
  bytes.to_array(a.codes + (first + at) * lane_count);
  a.steps[first + at] = step;
  float* const sums = a.sums + first * needed.parts;
  if (needed.parts == 1) {
    sums[at] = needed.value(halves[0] + halves[1], step, in_tiles);
  } else {
    for (std::size_t p = 0; p < 2; ++p)
      sums[(2 * run + p) * together + r] = needed.value(halves[p], step, in_tiles);
  }
}

template <class T>
void round_x(threadgroup& tg, const quantized_matmul_arguments& a) {
  const std::size_t begin = tg.threadgroup_position_in_grid().x * a.runs_of_threadgroup;
  const std::size_t runs = a.k / lane_count, left = a.places * runs - begin;
  const std::size_t end = begin + (left < a.runs_of_threadgroup ? left : a.runs_of_threadgroup);
  const run_sums needed = run_sums::of(a.type);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t i = begin + sg.index(); i < end; i += tg.simdgroups_per_threadgroup()) {
      const std::size_t place = i / runs, row = a.place != nullptr ? a.place[place].row_of_x : place;
      if (row != quantized_place::none) round_run<T>(a, row, place, i % runs, needed);
    }
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
