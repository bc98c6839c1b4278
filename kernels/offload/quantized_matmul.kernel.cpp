// quantized_matmul for a GPU: rows of W as the blocks that they are, times up to eight rows of x.
//
// A SIMD group has a row of W, eight runs of 32 elements at a time, a run four threads (run_bytes.hpp). x
// goes through threadgroup memory, as much of it as there is room for: as bytes with a step a run, which are
// multiplied four by four, or as floats. Formats are those of the CPU's kernels (formats.kernel.hpp).
#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/unrolled.hpp"
#include "kernels/offload/gemm/gemm_block.hpp"
#include "kernels/quantized/formats.kernel.hpp"
#include "kernels/quantized/quantized_on_device.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::device_quantized_arguments;

constexpr std::uint32_t run_elements = 32;

/// Element i of an operand of the call's type.
PEWTER_INLINE float value_at(element_type type, const void* p, std::size_t i) {
  switch (type) {
    case element_type::float16:
      return native::value_of(static_cast<const half*>(p)[i]);
    case element_type::bfloat16:
      return native::value_of(static_cast<const bfloat*>(p)[i]);
    default:
      return static_cast<const float*>(p)[i];
  }
}
PEWTER_INLINE void store_at(element_type type, void* p, std::size_t i, float x) {
  switch (type) {
    case element_type::float16:
      static_cast<half*>(p)[i] = native::stored_as<half, float>(x);
      return;
    case element_type::bfloat16:
      static_cast<bfloat*>(p)[i] = native::stored_as<bfloat, float>(x);
      return;
    default:
      static_cast<float*>(p)[i] = x;
  }
}

/// Rows of x in threadgroup memory, some runs of them at a time.
template <std::uint32_t rows, bool exact>
struct staged_x;

/// As bytes: those of a run's first thread, then the next one's, as run_bytes.hpp has them.
template <std::uint32_t rows>
struct staged_x<rows, false> {
  static constexpr std::uint32_t bytes = 40 * 1024, most_runs = bytes / (rows * 36);
  std::uint32_t words[rows][most_runs][8];
  float steps[rows][most_runs];

  /// Eight lanes have a run, four elements each. Where x is not finite, the step is not either, or NaN.
  PEWTER_INLINE void put(std::uint32_t row, std::uint32_t run, std::uint32_t eighth, const float (&x)[4]) {
    std::uint32_t largest = 0;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < 4; ++i) {
      const std::uint32_t magnitude = __builtin_bit_cast(std::uint32_t, x[i]) & 0x7fffffffu;
      largest = magnitude > largest ? magnitude : largest;
    }
    const auto exchange = [&]<int distance>(std::integral_constant<int, distance>) PEWTER_INLINE_LAMBDA {
      const std::uint32_t other = native::exchange_word_across<distance>(largest);
      largest = other > largest ? other : largest;
    };
    exchange(std::integral_constant<int, 1>{});
    exchange(std::integral_constant<int, 2>{});
    exchange(std::integral_constant<int, 4>{});
    const float of_largest = __builtin_bit_cast(float, largest) / 127.0f, smallest_step = 0x1p-120f;
    const float step = of_largest < smallest_step ? smallest_step : of_largest, inverse = 1.0f / step;
    std::uint32_t word = 0;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < 4; ++i) {
      // The whole part, to nearest, is in the lower bits of the sum.
      const float shifted = native::fused(x[i], inverse, 0x1.8p23f);
      word |= (__builtin_bit_cast(std::uint32_t, shifted) & 0xff) << (8 * i);
    }
    words[row][run][eighth % 4 * 2 + eighth / 4] = word;
    if (eighth == 0) steps[row][run] = step;
  }
};
template <std::uint32_t rows>
struct staged_x<rows, true> {
  static constexpr std::uint32_t bytes = 40 * 1024, most_runs = bytes / (rows * 128);
  alignas(16) float values[rows][most_runs][32];

  PEWTER_INLINE void put(std::uint32_t row, std::uint32_t run, std::uint32_t eighth, const float (&x)[4]) {
    __builtin_memcpy(__builtin_assume_aligned(&values[row][run][4 * eighth], 16), x, sizeof x);
  }
};

/// Codes and scales of a thread's part of a run.
template <class F, int alignment>
struct unpacked {
  byte_lanes codes;
  float scale[F::parts], addend[F::parts];

  PEWTER_INLINE static unpacked at(const device_quantized_arguments& a, const std::uint8_t* row,
                                   std::size_t first_group, std::uint32_t run) {
    unpacked u;
    if constexpr (is_affine_format<F>) {
      const std::size_t group = first_group + run / a.runs_of_group;
      u.codes = F::codes(native::aligned_bytes<alignment>{row + std::size_t{run} * F::bytes}, 0);
      u.scale[0] = value_at(a.element, a.scales, group);
      u.addend[0] = value_at(a.element, a.biases, group);
    } else {
      const native::aligned_bytes<alignment> block{row + std::size_t{run / F::runs} * F::bytes};
      const std::uint32_t in_block = run % F::runs;
      u.codes = F::codes(block, static_cast<int>(in_block));
      using selected = native::scales_of_run<F::parts>;
      F::scales(block, selected{in_block * F::parts, u.scale}, selected{in_block * F::parts, u.addend});
    }
    return u;
  }
};

/// Adds a thread's part of a run times each row of x.
template <class F, int alignment, std::uint32_t rows>
PEWTER_INLINE void add_run(const unpacked<F, alignment>& w, const staged_x<rows, false>& x, std::uint32_t run,
                           float (&sums)[rows]) {
  constexpr std::uint32_t ones = native::each_byte,
                          minus_offset = (static_cast<std::uint32_t>(-F::offset) & 0xff) * ones;
  const std::uint32_t pair = native::thread_of_run() * 2;
  PEWTER_UNROLLED
  for (std::uint32_t r = 0; r < rows; ++r) {
    const std::uint32_t left[] = {w.codes.first, w.codes.second},
                        right[] = {x.words[r][run][pair], x.words[r][run][pair + 1]};
    const float step = x.steps[r][run];
    float sum = 0;
    PEWTER_UNROLLED
    for (std::uint32_t p = 0; p < F::parts; ++p) {
      std::int32_t products = 0, bytes = 0;
      PEWTER_UNROLLED
      for (std::uint32_t i = p; i < (F::parts == 1 ? 2 : p + 1); ++i) {
        products = native::add_byte_products<F::is_signed>(products, left[i], right[i]);
        if constexpr (F::offset != 0)
          products = native::add_byte_products<true>(products, minus_offset, right[i]);
        if constexpr (F::has_addend) bytes = native::add_byte_products<true>(bytes, ones, right[i]);
      }
      sum = native::fused(w.scale[p], static_cast<float>(products), sum);
      if constexpr (F::has_addend) sum = native::fused(w.addend[p], static_cast<float>(bytes), sum);
    }
    sums[r] = native::fused(step, sum, sums[r]);
  }
}
template <class F, int alignment, std::uint32_t rows>
PEWTER_INLINE void add_run(const unpacked<F, alignment>& w, const staged_x<rows, true>& x, std::uint32_t run,
                           float (&sums)[rows]) {
  float values[8];
  PEWTER_UNROLLED
  for (std::uint32_t i = 0; i < 8; ++i) {
    const auto byte = static_cast<std::uint8_t>((i < 4 ? w.codes.first : w.codes.second) >> (8 * (i % 4)));
    const std::int32_t code = F::is_signed ? static_cast<std::int8_t>(byte) : std::int32_t{byte};
    const std::uint32_t part = i / 4 % F::parts;
    const float product = w.scale[part] * static_cast<float>(code - F::offset);
    values[i] = F::has_addend ? product + w.addend[part] : product;
  }
  const std::uint32_t first = native::thread_of_run() * 4;
  PEWTER_UNROLLED
  for (std::uint32_t r = 0; r < rows; ++r) PEWTER_UNROLLED
  for (std::uint32_t i = 0; i < 8; ++i)
    sums[r] = native::fused(values[i], x.values[r][run][first + i / 4 * 16 + i % 4], sums[r]);
}

/// Runs [begin, begin + count) of rows of x, from `first_row` on; behind the last row are zeros.
template <std::uint32_t rows, bool exact>
PEWTER_INLINE void stage_x(const device_quantized_arguments& a, staged_x<rows, exact>& to,
                           std::uint32_t first_row, std::uint32_t begin, std::uint32_t count,
                           std::uint32_t threads) {
  const std::uint32_t lane = static_cast<std::uint32_t>(native::own_lane()), eighth = lane % 8;
  const std::uint32_t of_rows = count * rows;
  for (std::uint32_t i = native::thread_of_block() / 32 * 4; i < of_rows; i += threads / 8) {
    const std::uint32_t at = i + lane / 8 < of_rows ? i + lane / 8 : of_rows - 1;  // some twice
    const std::uint32_t row = at / count, run = at % count;
    float x[4] = {};
    if (first_row + row < a.m) {
      const std::size_t from =
          (std::size_t{first_row + row} * a.runs + begin + run) * run_elements + 4 * eighth;
      PEWTER_UNROLLED
      for (std::uint32_t e = 0; e < 4; ++e) x[e] = value_at(a.element, a.x, from + e);
    }
    to.put(row, run, eighth, x);
  }
}

/// The sum of all lanes, in each.
PEWTER_INLINE float sum_of_lanes(float x) {
  const auto add = [&]<int distance>(std::integral_constant<int, distance>) PEWTER_INLINE_LAMBDA {
    x += __builtin_bit_cast(float,
                            native::exchange_word_across<distance>(__builtin_bit_cast(std::uint32_t, x)));
  };
  add(std::integral_constant<int, 16>{});
  add(std::integral_constant<int, 8>{});
  add(std::integral_constant<int, 4>{});
  add(std::integral_constant<int, 2>{});
  add(std::integral_constant<int, 1>{});
  return x;
}

PEWTER_INLINE void finish(const device_quantized_arguments& a, std::uint32_t row, std::uint32_t col,
                          float sum) {
  const std::size_t at = std::size_t{row} * a.n + col;
  if (a.bias != nullptr) sum += value_at(a.element, a.bias, col);
  sum = gpu_block::activated(a.activation, sum);
  if (a.residual != nullptr) sum += value_at(a.element, a.residual, at);
  store_at(a.element, a.y, at, sum);
}

/// The alignment of a block's numbers, if W begins at a multiple of four bytes and its rows are contiguous.
template <class F>
inline constexpr int alignment_of_blocks = F::bytes % 4 == 0   ? 4
                                           : F::bytes % 2 == 0 ? 2
                                                               : 1;

template <class F, int alignment, std::uint32_t rows, bool exact>
void multiply_rows(threadgroup& tg, const device_quantized_arguments& arguments) {
  const device_quantized_arguments a = arguments;
  using staged = staged_x<rows, exact>;
  auto& x = *reinterpret_cast<staged*>(native::block_memory<4, sizeof(staged)>());
  const std::uint32_t threads = tg.threads_per_threadgroup().x,
                      lane = static_cast<std::uint32_t>(native::own_lane());
  const uint3 position = tg.threadgroup_position_in_grid();
  const std::uint32_t col = position.x * (threads / 32) + native::thread_of_block() / 32,
                      first_row = position.y * rows;
  // SIMD groups beyond the last row of W do as the last one, and store nothing.
  const std::uint32_t row_of_w = col < a.n ? col : a.n - 1;
  const std::uint8_t* const blocks = a.blocks + row_of_w * a.bytes_of_row;
  const std::size_t first_group =
      is_affine_format<F> ? std::size_t{row_of_w} * (a.runs / a.runs_of_group) : 0;
  constexpr std::uint32_t together = native::runs_of_simdgroup, ahead = rows == 1 ? 4 : 2;
  const std::uint32_t own = lane / native::threads_of_run;

  float sums[rows] = {};
  for (std::uint32_t begin = 0; begin < a.runs; begin += staged::most_runs) {
    const std::uint32_t left = a.runs - begin, count = left < staged::most_runs ? left : staged::most_runs;
    native::wait_for_block();
    stage_x<rows, exact>(a, x, first_row, begin, count, threads);
    native::wait_for_block();
    std::uint32_t run = 0;
    for (; run + ahead * together <= count; run += ahead * together) {
      unpacked<F, alignment> w[ahead];
      PEWTER_UNROLLED
      for (std::uint32_t u = 0; u < ahead; ++u)
        w[u] = unpacked<F, alignment>::at(a, blocks, first_group, begin + run + u * together + own);
      PEWTER_UNROLLED
      for (std::uint32_t u = 0; u < ahead; ++u)
        add_run<F, alignment, rows>(w[u], x, run + u * together + own, sums);
    }
    for (; run < count; run += together)
      if (const std::uint32_t at = run + own; at < count)
        add_run<F, alignment, rows>(unpacked<F, alignment>::at(a, blocks, first_group, begin + at), x, at,
                                    sums);
  }
  PEWTER_UNROLLED
  for (std::uint32_t r = 0; r < rows; ++r) {
    const float sum = sum_of_lanes(sums[r]);
    if (lane == r && col < a.n && first_row + r < a.m) finish(a, first_row + r, col, sum);
  }
}

/// How many rows of x are multiplied together, and by what.
struct row_choice {
  std::uint32_t rows;
  kernel_function launch;
};
template <class F>
row_choice choose_rows(const device_quantized_arguments& a) {
  constexpr int alignment = alignment_of_blocks<F>;
  if (alignment != 1 && reinterpret_cast<std::uintptr_t>(a.blocks) % 4 != 0)
    return a.exact ? row_choice{1, entry<multiply_rows<F, 1, 1, true>>}
                   : row_choice{1, entry<multiply_rows<F, 1, 1, false>>};
  if (a.m == 1)
    return a.exact ? row_choice{1, entry<multiply_rows<F, alignment, 1, true>>}
                   : row_choice{1, entry<multiply_rows<F, alignment, 1, false>>};
  if (a.exact) return {4, entry<multiply_rows<F, alignment, 4, true>>};
  return a.m <= 4 ? row_choice{4, entry<multiply_rows<F, alignment, 4, false>>}
                  : row_choice{8, entry<multiply_rows<F, alignment, 8, false>>};
}

template <class F>
void launch_format(const device_quantized_arguments& a, const launch_geometry& geometry,
                   const kernel_options& options) {
  const row_choice chosen = choose_rows<F>(a);
  const auto groups_of_rows = static_cast<std::uint32_t>(ceil_div(a.m, chosen.rows));
  const uint3 groups = {geometry.threadgroups_per_grid.x, groups_of_rows, 1};
  chosen.launch(&a, geometry_of_threadgroups(groups, geometry.threads_per_threadgroup, "quantized_matmul"),
                options);
}

void multiply(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const device_quantized_arguments*>(arguments);
  with_format(a.type, [&]<class F>(F) { launch_format<F>(a, geometry, options); });
}

}  // namespace

extern const kernel_table quantized_matmul_table;
constexpr kernel_table quantized_matmul_table =
    kernel_table{}.with(pattern::vectorized, multiply, multiply, multiply);
PEWTER_END_TARGET_NAMESPACE
