// Weights are packed: 32 rows at a time become columns (packed_weights.hpp).
#pragma once

#include "kernels/quantized/packed.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Where such a block has its halves.
template <class F>
constexpr int halves_of_block = F::type == block_type::q2_K   ? 80
                                : F::type == block_type::q3_K ? 108
                                : F::type == block_type::q6_K ? 208
                                                              : 0;
/// The scales of a block of a format whose scales are codes, as whole numbers: those that the block would
/// have with halves of one.
template <class F>
PEWTER_INLINE void codes_of_scales(const std::uint8_t* block, float* scales, float* addends) {
  constexpr int at = halves_of_block<F>;
  std::uint8_t with_ones[F::bytes];
  __builtin_memcpy(with_ones, block, sizeof with_ones);
  constexpr std::uint8_t one[] = {0, 0x3c};
  __builtin_memcpy(with_ones + at, one, sizeof one);
  if (F::has_addend) __builtin_memcpy(with_ones + at + 2, one, sizeof one);
  F::scales(with_ones, scales, addends);
}
template <class F>
PEWTER_INLINE void pack_scales(const weight_row& w, std::size_t block, const detail::packed_layout& at,
                               std::size_t bytes_of_element, std::size_t column, std::uint8_t* to) {
  constexpr detail::packed_form form = packed_format<F>::form;
  const std::uint8_t* const from = w.blocks + block * F::bytes;
  const auto put = [&](std::size_t place, const void* value, std::size_t bytes) {
    __builtin_memcpy(to + place + column * bytes, value, bytes);
  };
  if constexpr (form.scales == packed_scales::elements) {
    put(0, static_cast<const char*>(w.scales) + block * bytes_of_element, bytes_of_element);
    put(at.addends, static_cast<const char*>(w.biases) + block * bytes_of_element, bytes_of_element);
  } else if constexpr (form.scales == packed_scales::exponents) {
    float scale = 0;
    F::scales(from, &scale, &scale);
    const bfloat stored(scale);
    put(0, &stored, sizeof stored);
  } else if constexpr (form.scales == packed_scales::halves) {
    float scales[F::runs * F::parts], addends[F::runs * F::parts];
    F::scales(from, scales, addends);
    for (std::size_t i = 0; i < std::size_t{F::runs * F::parts}; ++i) {
      const half scale(scales[i]), addend(F::has_addend ? addends[i] : 0.0f);
      put(i * packed_columns * sizeof scale, &scale, sizeof scale);
      if (F::has_addend) put(at.addends + i * packed_columns * sizeof addend, &addend, sizeof addend);
    }
  } else {
    float scales[F::runs * F::parts], addends[F::runs * F::parts];
    codes_of_scales<F>(from, scales, addends);
    put(0, from + halves_of_block<F>, 2);
    if (F::has_addend) put(at.addends, from + halves_of_block<F> + 2, 2);
    for (std::size_t i = 0; i < std::size_t{F::runs * F::parts}; ++i) {
      to[at.codes_of_scales + i * packed_columns + column] =
          static_cast<std::uint8_t>(static_cast<std::int8_t>(scales[i]));
      if (F::has_addend)
        to[at.codes_of_addends + i * packed_columns + column] = static_cast<std::uint8_t>(-addends[i]);
    }
  }
}

/// A run of a column becomes its 32 bits of each plane.
[[gnu::noinline]] inline void pack_codes(const std::uint8_t* codes, int bits, std::size_t column,
                                         std::uint8_t* run) {
  for (int width = 8, shift = 0; width != 0; width /= 2) {
    if ((bits & width) == 0) continue;
    // With four bits quad q is in vector q % 4; with two and one, the quads of a vector follow each other.
    const int vectors = width, each = quads_of_run / vectors;
    for (int k = 0; k < vectors; ++k)
      for (int byte = 0; byte < 4; ++byte) {
        int packed = 0;
        for (int j = 0; j < each; ++j) {
          const int quad = width == 4 ? k + vectors * j : k * each + j;
          packed |= (codes[4 * quad + byte] >> shift & ((1 << width) - 1)) << (width * j);
        }
        run[static_cast<std::size_t>(k) * detail::bytes_of_packed_plane + 4 * column +
            static_cast<std::size_t>(byte)] = static_cast<std::uint8_t>(packed);
      }
    run += static_cast<std::size_t>(vectors) * detail::bytes_of_packed_plane;
    shift += width;
  }
}

/// What a format stores of a run.
template <class F>
PEWTER_INLINE byte_lanes indices_of(const std::uint8_t* block, int run) {
  if constexpr (values_of<F>() != nullptr)
    return F::indices(block, run);
  else
    return F::codes(block, run);
}

/// A group of columns; those that are missing are the last one again.
template <class F>
[[gnu::noinline, gnu::cold]] void pack_group(const quantized_matmul_arguments& a, std::size_t matrix,
                                             std::size_t first, std::uint8_t* to) {
  const detail::packed_layout at = packed_layout_in<F>(a);
  for (std::size_t column = 0; column < packed_columns; ++column) {
    const std::size_t row = first + column < a.n ? first + column : a.n - 1;
    const weight_row w = weight_row::of(a, matrix * a.n + row);
    for (std::size_t block = 0; block < a.blocks_of_row; ++block) {
      std::uint8_t* const of_block = to + block * at.bytes;
      pack_scales<F>(w, block, at, size_of(a.element), column, of_block);
      for (std::size_t run = 0; run < a.runs_of_block; ++run) {
        const std::size_t all = block * a.runs_of_block + run;
        std::uint8_t codes[lane_count];
        indices_of<F>(block_of_run<F>(w, all), static_cast<int>(all % F::runs)).to_array(codes);
        pack_codes(codes, packed_format<F>::form.bits, column, of_block + at.runs + run * at.bytes_of_run);
      }
    }
  }
}

inline void pack_columns(threadgroup& tg, const quantized_matmul_arguments& a) {
  const uint3 position = tg.threadgroup_position_in_grid();
  const std::size_t col = position.x * packed_columns;
  auto* const to = const_cast<std::uint8_t*>(packed_group(a, position.y, col));
  tg.first_simdgroup(
      [&](simdgroup&) { with_format(a.type, [&]<class F>(F) { pack_group<F>(a, position.y, col, to); }); });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
