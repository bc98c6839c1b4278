// y = x W^T, W quantised.
//
// Few rows of x: x becomes bytes, and integers are multiplied (quantized_matmul.kernel.cpp). Many rows: some
// rows of W at a time become elements, and gemm multiplies. Either way rows of y are the same whatever the
// host threads.
//
// Error of the first way: half a step of each run of x times |w|, then a sum in float. Of the second, gemm's,
// with W rounded to T; in float if the call is for exact activations.
#include "kernels/quantized/quantized_launch.hpp"

#include <algorithm>
#include <memory>

#include "kernels/runtime/workspace.hpp"

namespace pewter {
namespace {

thread_local detail::workspace scratch_of_thread;

/// Rows of x from which gemm takes over. Why: kernels/quantized/README.md#products.
constexpr std::size_t first_of_many_rows = 9;

/// Elements of W that are unpacked at a time: what a second-level cache has room for.
constexpr std::size_t elements_of_panel = std::size_t{1} << 18;

struct scratch_layout {
  std::size_t codes, steps, sums;  // bytes

  scratch_layout(std::size_t m, std::size_t k) : codes(m * k), steps(m * k / 8), sums(m * k / 4) {}
  std::size_t floats() const { return (codes + steps + sums) / sizeof(float); }
};

template <class T>
void multiply_bytes(const T* x, const quantized_matrix<T>& w, T* y, gemm_shape shape, const launch& options,
                    pattern chosen, std::uint32_t threads) {
  constexpr const char* name = "quantized_matmul";
  const auto [m, n, k] = shape;
  const scratch_layout layout(m, k);
  auto* const codes = reinterpret_cast<std::int8_t*>(scratch_of_thread.room_for(layout.floats()));
  auto* const steps = reinterpret_cast<float*>(codes + layout.codes);
  auto* const sums = steps + layout.steps / sizeof(float);
  // Some 64 KB of weights a threadgroup, at least a row a SIMD group, so that its threads have work.
  const element_traits traits = traits_of(w.type);
  const std::size_t bytes_of_row = k / traits.elements * traits.bytes;
  constexpr std::size_t weights_of_threadgroup = std::size_t{1} << 16;
  const std::size_t rows_each = std::max<std::size_t>(
      weights_of_threadgroup / std::max<std::size_t>(bytes_of_row, 1), simdgroups_of(threads));
  const std::uint32_t groups = detail::check_extent(name, "n", ceil_div(n, rows_each));
  constexpr std::size_t runs_each = 128;
  const detail::quantized_matmul_arguments arguments{x,
                                                     static_cast<const std::uint8_t*>(w.blocks),
                                                     w.scales,
                                                     w.biases,
                                                     y,
                                                     m,
                                                     n,
                                                     k,
                                                     rows_each,
                                                     runs_each,
                                                     k / traits.elements,
                                                     bytes_of_row,
                                                     traits.elements / detail::run_of_elements,
                                                     codes,
                                                     steps,
                                                     sums,
                                                     w.type,
                                                     detail::element_type_of<T>};
  constexpr double nanoseconds_per_weight = 0.03;
  const double nanoseconds = nanoseconds_per_weight * static_cast<double>(std::min(rows_each, n) * k * m);
  run_kernel(detail::quantized_matmul_tables, chosen, detail::element_type_of<T>, &arguments,
             geometry_of_threadgroups({groups, 1, 1}, {threads, 1, 1}, name), options, nanoseconds);
}

/// Rows of W of a matrix of S, unpacked into a panel and multiplied, some at a time.
template <class T>
void multiply_panels(const T* x, const quantized_matrix<T>& w, T* y, gemm_shape shape, launch options) {
  const auto [m, n, k] = shape;
  options.pattern = pattern::automatic;
  options.threads_per_threadgroup = 0;
  const std::size_t rows = std::min(n, std::max<std::size_t>(elements_of_panel / k, 64));
  T* const panel = reinterpret_cast<T*>(scratch_of_thread.room_for(rows * k * sizeof(T) / sizeof(float) + 1));
  const element_traits traits = traits_of(w.type);
  const std::size_t blocks_of_row = k / traits.elements;
  for (std::size_t first = 0; first < n; first += rows) {
    const std::size_t count = std::min(rows, n - first), block = first * blocks_of_row;
    const bool affine = is_affine(w.type);
    dequantize<T>({w.type, static_cast<const std::uint8_t*>(w.blocks) + block * traits.bytes,
                   affine ? w.scales + block : nullptr, affine ? w.biases + block : nullptr},
                  panel, {count, k}, options);
    gemm(x, panel, y + first, {m, count, k}, gemm_options<T>{.transpose_b = true, .elements_per_row_c = n},
         options);
  }
}

/// The same in float, whatever T is.
template <class T>
void multiply_as_floats(const T* x, const quantized_matrix<T>& w, T* y, gemm_shape shape,
                        const launch& options) {
  if constexpr (std::is_same_v<T, float>) {
    multiply_panels(x, w, y, shape, options);
  } else {
    launch conversion = options;
    conversion.pattern = pattern::automatic;
    conversion.threads_per_threadgroup = 0;
    const std::size_t scales = is_affine(w.type) ? shape.n * shape.k / traits_of(w.type).elements : 0;
    const auto all = std::make_unique_for_overwrite<float[]>(shape.m * (shape.k + shape.n) + 2 * scales);
    float *const of_x = all.get(), *const of_y = of_x + shape.m * shape.k,
                 *const of_scales = of_y + shape.m * shape.n;
    convert(x, of_x, shape.m * shape.k, conversion);
    convert(w.scales, of_scales, scales, conversion);
    convert(w.biases, of_scales + scales, scales, conversion);
    multiply_panels<float>(of_x, {w.type, w.blocks, of_scales, of_scales + scales}, of_y, shape, options);
    convert(of_y, y, shape.m * shape.n, conversion);
  }
}

}  // namespace

namespace detail {
void release_quantized_workspace() { scratch_of_thread.release(); }
}  // namespace detail

template <element T>
void quantized_matmul(const T* x, const quantized_matrix<T>& w, T* y, gemm_shape shape, activations how,
                      const launch& options) {
  constexpr const char* name = "quantized_matmul";
  const detail::block_counts of_w = detail::check_blocks(name, w.type, {shape.n, shape.k}, sizeof(float));
  const std::size_t of_x = detail::check_elements(name, sizeof(float), shape.m, shape.k);
  const std::size_t of_y = detail::check_elements(name, sizeof(float), shape.m, shape.n);
  detail::check_pointer(name, "x", x, of_x);
  detail::check_places(name, w, of_w);
  detail::check_pointer(name, "y", y, of_y);
  detail::check_no_overlap(name, "x", x, of_x * sizeof(T), "y", y, of_y * sizeof(T));
  detail::check_no_overlap(name, "blocks", w.blocks, of_w.bytes, "y", y, of_y * sizeof(T));
  detail::check_no_overlap(name, "scales", w.scales, of_w.scales * sizeof(T), "y", y, of_y * sizeof(T));
  detail::check_no_overlap(name, "biases", w.biases, of_w.scales * sizeof(T), "y", y, of_y * sizeof(T));
  if (how != activations::bytes && how != activations::exact)
    detail::raise("%s: activations = %d is unknown, must be at most 1", name, static_cast<int>(how));
  const pattern chosen =
      detail::check_pattern(name, options, quantized_matmul_description, pattern::vectorized);
  const std::uint32_t threads = detail::check_threads(name, options, simd_execution_width);
  detail::check_on_host(name, options);
  if (options.target != nullptr) choose_target(options.target);
  if (of_y == 0) return;
  if (shape.k == 0) return detail::fill_zero(options, y, of_y * sizeof(T));
  detail::announce_shape(
      {{detail::extent_of(w.type), shape.n, shape.k / traits_of(w.type).elements, shape.m}});
  if (how == activations::exact)
    multiply_as_floats(x, w, y, shape, options);
  else if (shape.m >= first_of_many_rows)
    multiply_panels(x, w, y, shape, options);
  else
    multiply_bytes(x, w, y, shape, options, chosen, threads);
}

#define PEWTER_INSTANCE(T)                                                                          \
  template void quantized_matmul(const T*, const quantized_matrix<T>&, T*, gemm_shape, activations, \
                                 const launch&);
PEWTER_INSTANCE(float)
PEWTER_INSTANCE(half)
PEWTER_INSTANCE(bfloat)
#undef PEWTER_INSTANCE

namespace {

constexpr const char* dimensions[] = {"block type", "n", "blocks", "m"};
std::size_t count_of_x(const problem_shape& s) {
  return s[3] * s[2] * traits_of(detail::type_of_extent(s[0])).elements;
}
std::size_t count_of_y(const problem_shape& s) { return s[1] * s[3]; }
constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, count_of_x},
    {"blocks", role::input, element_kind::blocks, detail::bytes_of_blocks, fill::blocks,
     detail::extent_of_type},
    {"scales", role::input, element_kind::storage, detail::count_of_scales, fill::normal, nullptr, true},
    {"biases", role::input, element_kind::storage, detail::count_of_scales, fill::normal, nullptr, true},
    {"y", role::output, element_kind::storage, count_of_y},
};
constexpr named_shape shapes[] = {
    {"llama3-8b projection 4096x4096, q4_0", {{detail::extent_of(block_type::q4_0), 4096, 128, 1}}},
    {"llama3-8b projection 4096x4096, q8_0", {{detail::extent_of(block_type::q8_0), 4096, 128, 1}}},
    {"llama3-8b projection 4096x4096, q4_K", {{detail::extent_of(block_type::q4_K), 4096, 16, 1}}},
    {"llama3-8b projection 4096x4096, q6_K", {{detail::extent_of(block_type::q6_K), 4096, 16, 1}}},
    {"llama3-8b feed-forward 14336x4096, q4_K", {{detail::extent_of(block_type::q4_K), 14336, 16, 1}}},
    {"llama3-8b feed-forward 4096x14336, q4_K", {{detail::extent_of(block_type::q4_K), 4096, 56, 1}}},
    {"qwen2.5-0.5b feed-forward 4864x896, q4_0", {{detail::extent_of(block_type::q4_0), 4864, 28, 1}}},
    {"llama3-8b projection 4096x4096, q4_K, 8 tokens", {{detail::extent_of(block_type::q4_K), 4096, 16, 8}}},
    {"llama3-8b projection 4096x4096, q4_K, 512 tokens",
     {{detail::extent_of(block_type::q4_K), 4096, 16, 512}}},
};

}  // namespace

constinit const description quantized_matmul_description = {
    .summary = "y = x W^T, W in quantised blocks",
    .dimensions = dimensions,
    .patterns = detail::looping_patterns,
    .types = detail::all_types,
    .operands = operands,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(detail::bytes_of_blocks(s) +
                                     (2 * detail::count_of_scales(s) + count_of_x(s) + count_of_y(s)) *
                                         size_of(t));
        },
    .flops =
        [](const problem_shape& s) {
          return 2.0 * static_cast<double>(detail::count_of_quantized(s) * s[3]);
        },
    // Of the sum in float. That x becomes bytes is in the oracle's magnitude.
    .error_coefficient =
        [](const problem_shape& s) {
          return detail::summation_error(s[2] * traits_of(detail::type_of_extent(s[0])).elements) + 8;
        },
    .shapes = shapes,
    .call =
        [](const kernel_call& c) {
          const matrix_shape w = detail::matrix_of_call(c.shape);
          detail::with_element_type(c.type, [&]<class T>(T) {
            quantized_matmul<T>(detail::input<T>(c, 0),
                                {detail::type_of_extent(c.shape[0]), c.operands[1], detail::input<T>(c, 2),
                                 detail::input<T>(c, 3)},
                                detail::output<T>(c, 4), {c.shape[3], w.rows, w.cols}, activations::bytes,
                                c.launch);
          });
        },
    .on_gpu = false,
};

}  // namespace pewter
