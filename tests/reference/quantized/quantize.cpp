// What blocks of x may stand for: x, within what the type's codes and scales can be off by.
//
// A code is off by half a step, and by as much as its scale and minimum are when they are codes themselves. A
// step is the range of a part over its codes. Types whose codes are not evenly spaced have their widest gap
// for a step. Scales that are codes of a block of 256 are off by half a code, of the block's largest.
#include "tests/reference/oracle.hpp"
#include "tests/reference/quantized/blocks.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace pewter::reference {
namespace {

/// How many steps a range has, from the lowest to the highest element, or from zero to the farthest one on
/// either side; and the scales that a block's own scale has codes for; 0: scales are no codes.
struct code_range {
  bool from_zero;
  double steps;
  double scale_codes;
};
code_range range_of(block_type type) {
  switch (type) {
    case block_type::q4_0:
      return {true, 7, 0};
    case block_type::q5_0:
      return {true, 15, 0};
    case block_type::q8_0:
      return {true, 127, 0};
    case block_type::q4_1:
      return {false, 15, 0};
    case block_type::q5_1:
      return {false, 31, 0};
    case block_type::q2_K:
      return {false, 3, 15};
    case block_type::q3_K:
      return {true, 3, 31};
    case block_type::q4_K:
      return {false, 15, 63};
    case block_type::q5_K:
      return {false, 31, 63};
    case block_type::q6_K:
      return {true, 31, 127};
    case block_type::iq4_nl:
      return {true, 4, 0};
    case block_type::iq4_xs:
      return {true, 4, 31};
    case block_type::mxfp4:
    case block_type::nvfp4:
      return {true, 1.5, 0};
    default:
      return {false, static_cast<double>((1 << traits_of(type).bits) - 1), 0};
  }
}

double range_of_part(const double* x, int n, bool from_zero) {
  const auto [lowest, highest] = std::minmax_element(x, x + n);
  return from_zero ? std::max(std::abs(*lowest), std::abs(*highest))
                   : std::max(*highest, 0.0) - std::min(*lowest, 0.0);
}

/// MLX's scale and bias of a group, in float as MLX has them: a quotient may lie half way between two codes.
struct affine_parameters {
  float scale, bias;

  affine_parameters(const double* x, int n, int bits) {
    const auto [low, high] = std::minmax_element(x, x + n);
    const auto lowest = static_cast<float>(*low), highest = static_cast<float>(*high);
    const bool from_lowest = std::abs(lowest) > std::abs(highest);
    scale = std::max((highest - lowest) / static_cast<float>((1 << bits) - 1), 1e-7f) *
            (from_lowest ? 1.0f : -1.0f);
    const float edge = from_lowest ? lowest : highest, codes = std::nearbyint(edge / scale);
    bias = codes == 0 ? 0 : edge;
    if (codes != 0) scale = edge / codes;
  }
};

/// What rounding costs that does not depend on a range: of scales to half, or to the storage type.
double rounding_of_scales(block_type type, const code_range& range, const double* x, element_type storage) {
  constexpr double smallest_half = 0x1p-24;
  const double multiplier = range.steps * std::max(range.scale_codes, 1.0);
  if (type == block_type::nvfp4) return 6 * 0x1p-10;
  if (!is_affine(type)) return smallest_half * multiplier;
  const affine_parameters of(x, traits_of(type).elements, traits_of(type).bits);
  const double roundoff = storage == element_type::float16    ? half::unit_roundoff
                          : storage == element_type::bfloat16 ? bfloat::unit_roundoff
                                                              : 0x1p-23;
  const double largest =
      range.steps * std::abs(static_cast<double>(of.scale)) + std::abs(static_cast<double>(of.bias));
  return 1e-7 + 2 * roundoff * largest + (storage == element_type::float16 ? smallest_half * multiplier : 0);
}

/// What the elements of a block may be off by, one by one. A number that is not finite spoils the block.
void allow_errors(block_type type, const double* x, element_type storage, double* allowed) {
  const int part = elements_of_part(type), elements = traits_of(type).elements;
  const code_range range = range_of(type);
  double largest = 0;
  for (int p = 0; p < elements; p += part)
    largest = std::max(largest, range_of_part(x + p, part, range.from_zero));
  const bool finite = std::all_of(x, x + elements, [](double v) { return std::isfinite(v); });
  for (int i = 0; i < elements; ++i) {
    const double own = range_of_part(x + i / part * part, part, range.from_zero);
    const double of_scales = range.scale_codes == 0 ? 0 : 2 * largest / range.scale_codes;
    allowed[i] =
        !finite ? std::numeric_limits<double>::infinity()
                : own / range.steps + of_scales + own * 0x1p-9 + rounding_of_scales(type, range, x, storage);
  }
}

}  // namespace

void quantize(const oracle_call& call) {
  const auto type = static_cast<block_type>(call.shape[0] % block_type_count);
  const std::vector<double>& x = call.inputs[0];
  call.values[0] = x;
  call.magnitudes[0].assign(x.size(), 0.0);
  const std::size_t elements = traits_of(type).elements;
  for (std::size_t block = 0; block < x.size(); block += elements)
    allow_errors(type, x.data() + block, call.type, call.magnitudes[0].data() + block);
  for (std::size_t g = 0; g < call.values[1].size(); ++g) {
    const affine_parameters of(x.data() + g * elements, static_cast<int>(elements), traits_of(type).bits);
    const bool spoilt = std::isinf(call.magnitudes[0][g * elements]);
    for (std::size_t output : {std::size_t{1}, std::size_t{2}}) {
      const float value = output == 1 ? of.scale : of.bias;
      call.values[output][g] = spoilt ? 0 : static_cast<double>(value);
      call.magnitudes[output][g] =
          spoilt ? std::numeric_limits<double>::infinity() : std::abs(call.values[output][g]);
    }
  }
}

}  // namespace pewter::reference
