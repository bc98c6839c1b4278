// Packed weights (packed_weights.hpp) as columns: codes of 32 of them at a time, and their scales.
#pragma once

#include "kernels/quantized/packed_weights.hpp"
#include "kernels/quantized/round.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::packed_columns;
using detail::packed_scales;
constexpr int quads_of_run = lane_count / 4;

template <class F>
struct packed_format {
  static constexpr detail::packed_form form = detail::packed_form_of(F::type);
};
template <int bits>
struct packed_format<affine<bits>> {
  static constexpr detail::packed_form form = {packed_scales::elements, bits, 1, true};
};

/// The values of a format whose codes are indices.
template <class F>
PEWTER_INLINE constexpr const std::uint8_t* values_of() {
  if constexpr (!is_affine_format<F>) {
    if (F::type == block_type::iq4_nl || F::type == block_type::iq4_xs) return iq4_values;
    if (F::type == block_type::mxfp4 || F::type == block_type::nvfp4) return fp4_values;
  }
  return nullptr;
}

template <class F>
PEWTER_INLINE std::size_t runs_in_block(const quantized_matmul_arguments& a) {
  return is_affine_format<F> ? a.runs_of_block : std::size_t{F::runs};
}
/// The layout of the format F: the compiler knows all of it but what affine types leave open.
template <class F>
PEWTER_INLINE detail::packed_layout packed_layout_in(const quantized_matmul_arguments& a) {
  return detail::packed_layout_of(packed_format<F>::form, runs_in_block<F>(a), size_of(a.element));
}

/// Quad `quad` of a run of 32 columns, or of fewer, as products take it. vector(k) gives the columns' vector
/// k of the run, look_up(codes) the values of indices.
template <class F, int quad, class Vector, class LookUp>
PEWTER_INLINE auto packed_quad(const Vector& vector, const LookUp& look_up) {
  using columns = decltype(vector(0));
  constexpr int bits = packed_format<F>::form.bits;
  const auto all = [](std::uint32_t x) PEWTER_INLINE_LAMBDA {
    if constexpr (std::is_same_v<columns, column_lanes>)
      return columns(x);
    else
      return x + columns{};
  };
  constexpr std::uint32_t ones = 0x01010101u;
  columns codes;
  if constexpr (bits == 8) {
    codes = vector(quad);
  } else {
    if constexpr (bits >= 4) codes = (vector(quad % 4) >> all(4u * (quad / 4))) & all(15 * ones);
    constexpr int two = bits >= 4 ? 4 : 0, one = bits == 5 ? 4 : 2;
    if constexpr ((bits & 2) != 0) {
      const columns next = (vector(two + quad / 4) >> all(2u * (quad % 4))) & all(3 * ones);
      codes = two == 0 ? next : codes | next << all(4u);
    }
    if constexpr ((bits & 1) != 0)
      codes = codes | ((vector(one) >> all(unsigned{quad})) & all(ones)) << all(bits - 1u);
  }
  if constexpr (values_of<F>() != nullptr) codes = look_up(codes);
  return column_codes<F>::is_flipped ? codes ^ all(128 * ones) : codes;
}
/// The same of all columns.
template <class F, int quad>
PEWTER_INLINE column_lanes packed_quad(const std::uint8_t* run) {
  const auto vector = [&](int k) PEWTER_INLINE_LAMBDA {
    return load_unaligned<std::uint32_t>(run + k * int{detail::bytes_of_packed_plane});
  };
  return packed_quad<F, quad>(vector, [](const column_lanes& codes) PEWTER_INLINE_LAMBDA {
    return look_up_columns(values_of<F>(), codes);
  });
}

/// Scales and addends of a block.
template <class F>
class packed_block {
 public:
  PEWTER_INLINE packed_block(const std::uint8_t* block, const detail::packed_layout& at, element_type type)
      : block_(block), at_(at) {
    if constexpr (form.scales == packed_scales::halves) return;
    scale_ = numbers(block, type);
    if constexpr (form.has_addend) addend_ = numbers(block + at.addends, type);
    if constexpr (form.scales == packed_scales::codes && form.has_addend) addend_ = -addend_;
    if constexpr (column_codes<F>::is_moved) addend_ = fma(scale_, lanes<float>(128), addend_);
  }
  PEWTER_INLINE lanes<float> scale(std::size_t part) const {
    if constexpr (form.scales == packed_scales::codes)
      return scale_ * convert<float>(bitcast<std::int8_t>(bytes(at_.codes_of_scales, part)));
    if constexpr (form.scales == packed_scales::halves) return halves(0, part);
    return scale_;
  }
  PEWTER_INLINE lanes<float> addend(std::size_t part) const {
    if constexpr (form.scales == packed_scales::codes)
      return addend_ * convert<float>(bytes(at_.codes_of_addends, part));
    if constexpr (form.scales == packed_scales::halves) return halves(at_.addends, part);
    return addend_;
  }

 private:
  static constexpr detail::packed_form form = packed_format<F>::form;

  PEWTER_INLINE byte_lanes bytes(std::size_t from, std::size_t part) const {
    return byte_lanes::from_array(block_ + from + part * packed_columns);
  }
  PEWTER_INLINE lanes<float> halves(std::size_t from, std::size_t part) const {
    return load(reinterpret_cast<const half*>(block_ + from) + part * packed_columns);
  }
  PEWTER_INLINE static lanes<float> numbers(const std::uint8_t* p, element_type type) {
    if constexpr (form.scales == packed_scales::codes) return load(reinterpret_cast<const half*>(p));
    if constexpr (form.scales == packed_scales::exponents) return load(reinterpret_cast<const bfloat*>(p));
    if (type == element_type::float32) return load(reinterpret_cast<const float*>(p));
    if (type == element_type::float16) return load(reinterpret_cast<const half*>(p));
    return load(reinterpret_cast<const bfloat*>(p));
  }

  const std::uint8_t* block_;
  const detail::packed_layout& at_;
  lanes<float> scale_, addend_;
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
