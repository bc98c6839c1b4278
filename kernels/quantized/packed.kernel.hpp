// Packed weights (packed_weights.hpp) as columns: codes of 32 of them at a time, their scales, and products
// with few rows of x, of which each code is unpacked in registers.
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

/// Quad `quad` of a run, as products take it.
template <class F, int quad>
PEWTER_INLINE column_lanes packed_quad(const std::uint8_t* run) {
  constexpr int bits = packed_format<F>::form.bits;
  constexpr std::uint32_t ones = 0x01010101u;
  const auto vector = [&](int plane, int k) PEWTER_INLINE_LAMBDA {
    return load_unaligned<std::uint32_t>(run + (plane + k) * int{detail::bytes_of_packed_plane});
  };
  column_lanes codes;
  if constexpr (bits == 8) {
    codes = vector(0, quad);
  } else {
    if constexpr (bits >= 4)
      codes = (vector(0, quad % 4) >> column_lanes(4u * (quad / 4))) & column_lanes(15 * ones);
    constexpr int two = bits >= 4 ? 4 : 0, one = bits == 5 ? 4 : 2;
    if constexpr ((bits & 2) != 0) {
      const column_lanes next =
          (vector(two, quad / 4) >> column_lanes(2u * (quad % 4))) & column_lanes(3 * ones);
      codes = two == 0 ? next : codes | next << column_lanes(4u);
    }
    if constexpr ((bits & 1) != 0)
      codes = codes | ((vector(one, 0) >> column_lanes(unsigned{quad})) & column_lanes(ones))
                          << column_lanes(bits - 1u);
  }
  if constexpr (values_of<F>() != nullptr) codes = look_up_columns(values_of<F>(), codes);
  return column_codes<F>::is_flipped ? codes ^ column_lanes(128 * ones) : codes;
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

/// Up to six rows of x in a block of K.
struct byte_tile {
  const std::int8_t* codes;   // (run, row, 32)
  const float *steps, *sums;  // (run, row), (run, part, row)
  std::size_t rows_of_tile;

  /// The tile at a place, from a run on.
  PEWTER_INLINE static byte_tile of(const quantized_matmul_arguments& a, std::size_t place, std::size_t run,
                                    std::size_t parts) {
    const std::size_t first = place * (a.k / lane_count) + run * a.rows_of_tile;
    return {a.codes + first * lane_count, a.steps + first, a.sums + first * parts, a.rows_of_tile};
  }
};

/// Where a group of 32 columns begins.
PEWTER_INLINE const std::uint8_t* packed_group(const quantized_matmul_arguments& a, std::size_t matrix,
                                               std::size_t col) {
  const std::size_t groups = (a.n + packed_columns - 1) / packed_columns;
  return a.packed + (matrix * groups + col / packed_columns) * a.blocks_of_row * a.bytes_of_packed;
}

/// 32 columns times some rows of x.
template <class F, int rows>
[[gnu::flatten, gnu::noinline]] void multiply_packed(const quantized_matmul_arguments& a,
                                                     const std::uint8_t* group, byte_tile x, float* results) {
  constexpr int parts = F::parts, quads_of_part = quads_of_run / parts;
  constexpr std::uintptr_t ahead = 4096;
  const detail::packed_layout at = detail::packed_layout_of(a.type, size_of(a.element));
  const std::size_t runs = is_affine_format<F> ? a.runs_of_block : std::size_t{F::runs};
  const element_type element = a.element;
  lanes<float> sums[rows];
  native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA { sums[r.value] = lanes<float>(0); });
  const std::uint8_t* const end = group + a.blocks_of_row * at.bytes;
  for (const std::uint8_t* block = group; block < end; block += at.bytes) {
    const packed_block<F> of_block(block, at, element);
    const std::uint8_t* codes = block + at.runs;
#pragma GCC unroll 1
    for (std::size_t run = 0; run < runs; ++run) {
      for (int line = 0; line < packed_format<F>::form.bits * 2 + 2; ++line)
        __builtin_prefetch(reinterpret_cast<const void*>(reinterpret_cast<std::uintptr_t>(codes) + ahead +
                                                         static_cast<std::uintptr_t>(line) * 64));
      native::each<parts>([&](auto part) PEWTER_INLINE_LAMBDA {
        const float* const of_sums = x.sums + part.value * x.rows_of_tile;
        lanes<std::int32_t> products[rows];
        native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
          const bool begins = !F::has_addend && column_codes<F>::offset != 0;
          products[r.value] =
              lanes<std::int32_t>(begins ? __builtin_bit_cast(std::int32_t, of_sums[r.value]) : 0);
        });
        native::each<quads_of_part>([&](auto q) PEWTER_INLINE_LAMBDA {
          constexpr int quad = part.value * quads_of_part + q.value;
          const column_lanes columns = packed_quad<F, quad>(codes);
          native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
            add_column_products<column_codes<F>::is_signed>(products[r.value], columns,
                                                            x.codes + r.value * lane_count + 4 * quad);
          });
        });
        const std::size_t number = run * parts + static_cast<std::size_t>(part.value);
        const lanes<float> scale = of_block.scale(number);
        native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
          sums[r.value] =
              fma(convert<float>(products[r.value]), scale * lanes<float>(x.steps[r.value]), sums[r.value]);
        });
        if constexpr (F::has_addend) {
          const lanes<float> addend = of_block.addend(number);
          native::each<rows>([&](auto r) PEWTER_INLINE_LAMBDA {
            sums[r.value] = fma(addend, lanes<float>(of_sums[r.value]), sums[r.value]);
          });
        }
      });
      codes += at.bytes_of_run;
      x.codes += x.rows_of_tile * lane_count;
      x.steps += x.rows_of_tile;
      x.sums += x.rows_of_tile * parts;
    }
  }
  native::each<rows>([&](auto r)
                         PEWTER_INLINE_LAMBDA { sums[r.value].to_array(results + r.value * lane_count); });
}

/// Rows [r, r + count) of a list, which are of one tile, times 32 columns: one of them, or four
/// at a time, of which some may be anything. @param results room for (8, 32)
[[gnu::noinline]] inline void multiply_group(const quantized_matmul_arguments& a, const quantized_rows& rows,
                                             std::size_t r, std::size_t count, std::size_t col,
                                             float* results) {
  const std::uint8_t* const group = packed_group(a, rows.matrix, col);
  with_format(a.type, [&]<class F>(F) {
    byte_tile x = byte_tile::of(a, rows.first + r, 0, F::parts);
    if (count == 1) return multiply_packed<F, 1>(a, group, x, results);
    for (std::size_t done = 0; done < count; done += 4) {
      multiply_packed<F, 4>(a, group, x, results + done * lane_count);
      x.codes += 4 * lane_count;
      x.steps += 4;
      x.sums += 4;
    }
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
