// y = x W^T, W quantised, in two dispatches: x becomes bytes, a run of 32 with one step, and then each row of
// W is multiplied with all rows of x, its blocks unpacked once for up to four of them.
//
// stride_loop: the threadgroup's SIMD groups take rows of W in turn. vectorized: each takes some in a row.
#if !defined(PEWTER_GPU)
#include "kernels/quantized/dot.kernel.hpp"
#endif
#include "kernels/quantized/quantized.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

/// How many sums of a run of x a format needs.
PEWTER_INLINE std::size_t parts_of(block_type type) {
  std::size_t parts = 0;
  with_format(type, [&]<class F>(F) PEWTER_INLINE_LAMBDA { parts = F::parts; });
  return parts;
}

/// A run of x: byte = x / step, step = the largest magnitude / 127. A NaN or an infinity makes the step one,
/// too.
template <class T>
PEWTER_INLINE void round_run(const quantized_matmul_arguments& a, std::size_t run, std::size_t parts) {
  const lanes<float> x = load(static_cast<const T*>(a.x) + run * lane_count);
  const lanes<std::uint32_t> magnitudes = bitcast<std::uint32_t>(x) & lanes<std::uint32_t>(0x7fffffffu);
  const float largest = __builtin_bit_cast(float, static_cast<std::uint32_t>(simd_max(magnitudes)));
  const float of_largest = largest / 127.0f, smallest_step = 0x1p-120f;
  const float step = of_largest < smallest_step ? smallest_step : of_largest;
  const lanes<float> shifted = fma(x, lanes<float>(1.0f / step), lanes<float>(0x1.8p23f));
  const lanes<std::int8_t> bytes = convert<std::int8_t>(
      convert<std::int16_t>(bitcast<std::int32_t>(shifted) - lanes<std::int32_t>(0x4b400000)));
  bytes.to_array(a.codes + run * lane_count);
  a.steps[run] = step;
  const byte_lanes ones(1), as_bytes = bitcast<std::uint8_t>(bytes);
  const native::quads sums = native::add_products<false>(native::zero_quads(), ones.v, as_bytes.v);
  std::int32_t halves[2];
  native::sums_of_halves(sums, halves);
  for (std::size_t p = 0; p < parts; ++p)
    a.sums[run * parts + p] = step * static_cast<float>(parts == 1 ? halves[0] + halves[1] : halves[p]);
}

template <class T>
void round_x(threadgroup& tg, const quantized_matmul_arguments& a) {
  const std::size_t begin = tg.threadgroup_position_in_grid().x * a.runs_of_threadgroup;
  const std::size_t runs = a.m * a.k / lane_count, left = runs - begin;
  const std::size_t end = begin + (left < a.runs_of_threadgroup ? left : a.runs_of_threadgroup);
  const std::size_t parts = parts_of(a.type);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t run = begin + sg.index(); run < end; run += tg.simdgroups_per_threadgroup())
      round_run<T>(a, run, parts);
  });
}

[[gnu::noinline]] void put(const quantized_matmul_arguments& a, std::size_t at, float value) {
  if (a.element == element_type::float32)
    static_cast<float*>(a.y)[at] = value;
  else if (a.element == element_type::float16)
    static_cast<half*>(a.y)[at] = half(value);
  else
    static_cast<bfloat*>(a.y)[at] = bfloat(value);
}

/// A row of W with all rows of x.
template <class F>
PEWTER_INLINE void multiply_row(const quantized_matmul_arguments& a, std::size_t row) {
  const std::size_t scales = row * a.blocks_of_row * size_of(a.element);
  const auto at = [](const void* p, std::size_t bytes)
                      PEWTER_INLINE_LAMBDA { return p == nullptr ? p : static_cast<const char*>(p) + bytes; };
  const weight_row w{a.blocks + row * a.bytes_of_row, at(a.scales, scales), at(a.biases, scales), a.element,
                     static_cast<unsigned>(__builtin_ctzll(a.runs_of_block))};
  PEWTER_CHECKED(check_read(w.blocks, a.bytes_of_row);)
  constexpr int together = 4;
  const std::size_t runs = a.k / lane_count;
  std::size_t i = 0;
  float sums[together];
  for (; i + together <= a.m; i += together) {
    const byte_row x[] = {byte_row::of<F>(a, i), byte_row::of<F>(a, i + 1), byte_row::of<F>(a, i + 2),
                          byte_row::of<F>(a, i + 3)};
    dot_rows<F>(w, x, runs, sums);
    for (std::size_t k = 0; k < together; ++k) put(a, (i + k) * a.n + row, sums[k]);
  }
  for (; i < a.m; ++i) {
    const byte_row x[] = {byte_row::of<F>(a, i)};
    dot_rows<F>(w, x, runs, sums);
    put(a, i * a.n + row, sums[0]);
  }
}

template <class F>
[[gnu::noinline]] void multiply_rows(const quantized_matmul_arguments& a, std::size_t begin, std::size_t end,
                                     std::size_t step) {
  for (std::size_t row = begin; row < end; row += step) multiply_row<F>(a, row);
}

template <pattern how>
void multiply(threadgroup& tg, const quantized_matmul_arguments& a) {
  const std::size_t begin = tg.threadgroup_position_in_grid().x * a.rows_of_threadgroup;
  const std::size_t left = a.n - begin, count = left < a.rows_of_threadgroup ? left : a.rows_of_threadgroup;
  const std::size_t simdgroups = tg.simdgroups_per_threadgroup();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t s = sg.index();
    with_format(a.type, [&]<class F>(F) {
      if constexpr (how == pattern::vectorized)
        multiply_rows<F>(a, begin + s * count / simdgroups, begin + (s + 1) * count / simdgroups, 1);
      else
        multiply_rows<F>(a, begin + s, begin + count, simdgroups);
    });
  });
}

/// `geometry` and the cost hint are the product's.
template <pattern how, class T>
void quantized_matmul(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const quantized_matmul_arguments*>(arguments);
  const auto parts = static_cast<std::uint32_t>(ceil_div(a.m * a.k / lane_count, a.runs_of_threadgroup));
  constexpr double nanoseconds_of_run = 8;
  dispatch_in_order(
      options,
      encode<round_x<T>, copies::any_threadgroup>(
          a, geometry_of_threadgroups({parts, 1, 1}, geometry.threads_per_threadgroup),
          nanoseconds_of_run * static_cast<double>(a.runs_of_threadgroup)),
      encode<multiply<how>, copies::any_threadgroup>(a, geometry, options.nanoseconds_per_threadgroup));
}

}  // namespace
#endif

extern const kernel_table quantized_matmul_table;
#if defined(PEWTER_GPU)
constexpr kernel_table quantized_matmul_table;
#else
constexpr kernel_table quantized_matmul_table =
    kernel_table{}
        .with(pattern::stride_loop, quantized_matmul<pattern::stride_loop, float>,
              quantized_matmul<pattern::stride_loop, half>, quantized_matmul<pattern::stride_loop, bfloat>)
        .with(pattern::vectorized, quantized_matmul<pattern::vectorized, float>,
              quantized_matmul<pattern::vectorized, half>, quantized_matmul<pattern::vectorized, bfloat>);
#endif
PEWTER_END_TARGET_NAMESPACE
