// A row of quantised weights times rows of x, whose runs of 32 are bytes with a step each.
//
// With w = scale * (code - offset) + addend and x = step * byte, a run's part of the sum is
//   scale * step * (sum of code * byte) + (addend - offset * scale) * (step * sum of byte),
// whose sums of integers are exact. Eight runs are a section, whose scales are read at once.
#pragma once

#include "kernels/quantized/formats.kernel.hpp"
#include "kernels/quantized/quantized.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::quantized_matmul_arguments;
using detail::quantized_rows;
constexpr int runs_of_section = 8;

/// How a format's codes are multiplied: as the format has them, but codes of eight bits as signed ones, which
/// 16 bits have room for two products of.
template <class F>
struct product_codes {
  static constexpr bool is_moved = is_affine_format<F> && F::bytes == 32;
  static constexpr bool is_signed = F::is_signed || is_moved;
  PEWTER_INLINE static byte_lanes at(const std::uint8_t* block, int run) {
    const byte_lanes codes = F::codes(block, run);
    return is_moved ? codes ^ byte_lanes(128) : codes;
  }
};

/// How they are multiplied where a register has several columns: unsigned where the instruction wants it.
template <class F>
struct column_codes {
  static constexpr bool is_unsigned = native::has_unsigned_columns;
  static constexpr bool is_signed = product_codes<F>::is_signed && !is_unsigned;
  static constexpr bool is_moved = product_codes<F>::is_moved && !is_unsigned;
  static constexpr std::int32_t offset = F::is_signed && is_unsigned ? 128 : F::offset;
  /// Whether the format's codes must change their upper bit.
  static constexpr bool is_flipped = is_unsigned ? F::is_signed : product_codes<F>::is_moved;

  PEWTER_INLINE static byte_lanes at(const std::uint8_t* block, int run) {
    const byte_lanes codes = F::codes(block, run);
    return is_flipped ? codes ^ byte_lanes(128) : codes;
  }
};

/// The bytes of one row of x, and what belongs to its runs.
struct byte_row {
  const std::int8_t* codes;
  const float *steps, *sums;  // one a run; F::parts a run

  template <class F>
  PEWTER_INLINE static byte_row of(const quantized_matmul_arguments& a, std::size_t place) {
    const std::size_t runs = a.k / lane_count;
    return {a.codes + place * a.k, a.steps + place * runs, a.sums + place * runs * F::parts};
  }
};
/// One row of weights.
struct weight_row {
  const std::uint8_t* blocks;
  const void *scales, *biases;
  element_type scale_type;
  unsigned runs_of_group_log2;  // of affine types

  /// @param row of all matrices together
  PEWTER_INLINE static weight_row of(const quantized_matmul_arguments& a, std::size_t row) {
    const std::size_t scales = row * a.blocks_of_row * size_of(a.element);
    const auto at = [&](const void* p) PEWTER_INLINE_LAMBDA {
      return p == nullptr ? p : static_cast<const char*>(p) + scales;
    };
    const weight_row w{a.blocks + row * a.bytes_of_row, at(a.scales), at(a.biases), a.element,
                       static_cast<unsigned>(__builtin_ctzll(a.runs_of_block))};
    PEWTER_CHECKED(check_read(w.blocks, a.bytes_of_row);)
    return w;
  }
};

template <class F>
PEWTER_INLINE const std::uint8_t* block_of_run(const weight_row& w, std::size_t run) {
  return w.blocks + run / F::runs * F::bytes;
}

struct whole_section {
  PEWTER_INLINE constexpr operator std::size_t() const { return runs_of_section; }
};

/// The scales or biases of `groups` groups, the first ones of `to`.
template <std::size_t groups>
PEWTER_INLINE void read_groups(const void* from, element_type type, std::size_t first,
                               float (&to)[runs_of_section]) {
  if (type == element_type::float32) {
    __builtin_memcpy(to, static_cast<const float*>(from) + first, groups * sizeof(float));
    return;
  }
  std::uint16_t bits[runs_of_section] = {};
  __builtin_memcpy(bits, static_cast<const std::uint16_t*>(from) + first, groups * sizeof(bits[0]));
  if (type == element_type::float16)
    native::floats_of_half_bits(bits, to);
  else
    for (int g = 0; g < runs_of_section; ++g) to[g] = static_cast<float>(bfloat::from_bits(bits[g]));
}

/// What belongs to each of a section's runs in affine formats, whose groups are one run or some.
struct scales_of_runs {
  float *scale, *addend;  // (runs_of_section)
  bool is_moved;

  /// @param groups of the section
  template <std::size_t groups>
  PEWTER_INLINE void read(const weight_row& w, std::size_t first_group) const {
    float scales[runs_of_section] = {}, biases[runs_of_section] = {};
    read_groups<groups>(w.scales, w.scale_type, first_group, scales);
    read_groups<groups>(w.biases, w.scale_type, first_group, biases);
    if (is_moved)
      for (int g = 0; g < runs_of_section; ++g) biases[g] += 128.0f * scales[g];
    native::each<runs_of_section>([&](auto r) PEWTER_INLINE_LAMBDA {
      constexpr std::size_t group = std::size_t{r.value} * groups / runs_of_section;
      scale[r.value] = scales[group];
      addend[r.value] = biases[group];
    });
  }
};

/// A function by itself, which all affine formats share. Why: kernels/common/code_size.md#quantised-products.
[[gnu::flatten, gnu::noinline]] static void read_affine_scales(const weight_row& w, std::size_t first,
                                                               std::size_t runs, scales_of_runs to) {
  const unsigned log2 = w.runs_of_group_log2;
  const std::size_t group = first >> log2;
  if (runs == runs_of_section && log2 == 0) return to.read<8>(w, group);
  if (runs == runs_of_section && log2 == 1) return to.read<4>(w, group);
  if (runs == runs_of_section && log2 == 2) return to.read<2>(w, group);
  for (std::size_t r = 0; r < runs; ++r) {
    float all[runs_of_section], addends[runs_of_section];
    read_groups<1>(w.scales, w.scale_type, (first + r) >> log2, all);
    read_groups<1>(w.biases, w.scale_type, (first + r) >> log2, addends);
    to.scale[r] = all[0];
    to.addend[r] = to.is_moved ? addends[0] + 128.0f * all[0] : addends[0];
  }
}

template <class F, bool is_moved = product_codes<F>::is_moved>
struct section_scales {
  alignas(64) float scale[runs_of_section * F::parts], addend[runs_of_section * F::parts];

  template <class Runs>
  PEWTER_INLINE section_scales(const weight_row& w, std::size_t first, Runs runs) {
    if constexpr (F::halves && std::is_same_v<Runs, whole_section>) {
      const std::uint8_t* const blocks = block_of_run<F>(w, first);
      read_halves(blocks, scale);
      if constexpr (F::has_addend) read_halves(blocks + 2, addend);
    } else if constexpr (is_affine_format<F>) {
      read_affine_scales(w, first, runs, {scale, addend, is_moved});
    } else {
      for (std::size_t r = 0; r < runs; r += F::runs)
        F::scales(block_of_run<F>(w, first + r), scale + r * F::parts, addend + r * F::parts);
    }
  }

 private:
  PEWTER_INLINE static void read_halves(const std::uint8_t* blocks, float* to) {
    std::uint16_t bits[runs_of_section];
    native::each<runs_of_section>([&](auto r) PEWTER_INLINE_LAMBDA {
      bits[r.value] = native::two_bytes_at(blocks + r.value * F::bytes);
    });
    native::floats_of_half_bits(bits, to);
  }
};

/// Bytes: half a page.
constexpr std::uintptr_t prefetch_distance = 2048;

/// What is read some sections later: the CPU's own prefetch ends with each page.
template <int bytes>
PEWTER_INLINE void prefetch_section(const std::uint8_t* blocks) {
  constexpr int line = 64;
  const auto ahead = reinterpret_cast<std::uintptr_t>(blocks) + prefetch_distance;
  native::each<(bytes + line - 1) / line>([&](auto k) PEWTER_INLINE_LAMBDA {
    __builtin_prefetch(reinterpret_cast<const void*>(ahead + line * k.value));
  });
}

/// f(run), in a loop that stays one.
template <class F>
PEWTER_INLINE void each_run(std::size_t runs, const F& f) {
#pragma GCC unroll 1
  for (std::size_t run = 0; run < runs; ++run) f(run);
}

/// The sums of some rows of x with one row of weights.
template <class F, int rows>
struct row_sums {
  /// One row has two sums, so that an addition does not wait for the one before.
  static constexpr int chains = rows == 1 ? 2 : 1;
  native::quad_floats products[rows][chains] = {};
  float addends[rows][runs_of_section * F::parts] = {};

  /// @param runs of the section, a constant where it is whole
  template <class Runs>
  PEWTER_INLINE void add(const weight_row& w, const byte_row (&x)[rows], std::size_t first, Runs runs) {
    const section_scales<F> of(w, first, runs);
    alignas(64) float factors[rows][runs_of_section * F::parts];
    native::each<rows>(
        [&](auto i) PEWTER_INLINE_LAMBDA { multiply_scales(of, x[i], first, runs, factors[i], addends[i]); });
    const std::uint8_t* const blocks = block_of_run<F>(w, first);
    prefetch_section<runs_of_section * F::bytes / F::runs>(blocks);
    const auto add_run = [&](auto run) PEWTER_INLINE_LAMBDA {
      const byte_lanes codes =
          product_codes<F>::at(blocks + run / F::runs * F::bytes, static_cast<int>(run % F::runs));
      native::each<rows>([&](auto i) PEWTER_INLINE_LAMBDA {
        const auto bytes = byte_lanes::from_array(
            reinterpret_cast<const std::uint8_t*>(x[i].codes + (first + run) * lane_count));
        const native::quads sums =
            native::add_products<product_codes<F>::is_signed>(native::zero_quads(), codes.v, bytes.v);
        native::add_scaled<F::parts>(products[i][run % chains], sums, factors[i] + run * F::parts);
      });
    };
    // With several rows the run is a number: unpacking it is a small part, and eight copies are not.
    if constexpr (std::is_same_v<Runs, whole_section> && rows == 1)
      native::each<runs_of_section>(
          [&](auto r) PEWTER_INLINE_LAMBDA { add_run(std::integral_constant<std::size_t, r.value>{}); });
    else
      each_run(runs, add_run);
  }
  /// factors = scales times steps, and the addends' part of the sum.
  template <class Runs>
  PEWTER_INLINE static void multiply_scales(const section_scales<F>& of, const byte_row& x, std::size_t first,
                                            Runs runs, float* factors, float* addends) {
    constexpr std::size_t parts = F::parts;
    const float *const steps = x.steps + first, *const sums = x.sums + first * parts;
    if constexpr (std::is_same_v<Runs, whole_section>) {
      native::each<F::parts>([&](auto p) PEWTER_INLINE_LAMBDA {
        constexpr std::size_t k = 8 * p.value;
        native::multiply_eight<F::parts == 2>(of.scale + k, steps + k / parts, factors + k);
        if constexpr (F::has_addend)
          native::add_eight_products(addends + k, of.addend + k, sums + k);
        else if constexpr (F::offset != 0)
          native::add_eight_products(addends + k, of.scale + k, sums + k);
      });
    } else {
      for (std::size_t r = 0; r < runs * parts; ++r) {
        factors[r] = of.scale[r] * steps[r / parts];
        if constexpr (F::has_addend)
          addends[r] += of.addend[r] * sums[r];
        else if constexpr (F::offset != 0)
          addends[r] += of.scale[r] * sums[r];
      }
    }
  }
  PEWTER_INLINE float sum(int i) const {
    float sum = 0, of_addends = 0;
    for (int c = 0; c < chains; ++c) sum += native::sum_of(products[i][c]);
    if constexpr (F::has_addend || F::offset != 0)
      for (int r = 0; r < runs_of_section * F::parts; ++r) of_addends += addends[i][r];
    return F::has_addend ? sum + of_addends : sum - static_cast<float>(F::offset) * of_addends;
  }
};

template <class F, int rows>
[[gnu::flatten, gnu::noinline]] static void dot_rows(const weight_row& weights,
                                                     const byte_row (&x_rows)[rows], std::size_t runs,
                                                     float* y) {
  const weight_row w = weights;
  byte_row x[rows];
  for (int i = 0; i < rows; ++i) x[i] = x_rows[i];
  row_sums<F, rows> sums;
  std::size_t run = 0;
  for (; run + runs_of_section <= runs; run += runs_of_section) sums.add(w, x, run, whole_section{});
  if constexpr (F::runs != runs_of_section)
    if (run < runs) sums.add(w, x, run, runs - run);
  for (int i = 0; i < rows; ++i) y[i] = sums.sum(i);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
