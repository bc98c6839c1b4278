// y = A x, one threadgroup a chunk of rows.
#include "kernels/common/rows.hpp"
#include "kernels/matmul_tutorial/arguments.hpp"
#include "kernels/matmul_tutorial/matmul_tutorial_rows.hpp"

namespace pewter {
namespace {

/// Rows of A that one threadgroup computes: two for each SIMD group at a time, several times over, so that a
/// threadgroup is some microseconds of work.
std::size_t rows_per_threadgroup(std::uint32_t threads) { return std::size_t{8} * simdgroups_of(threads); }

}  // namespace

template <element T>
void gemv(const T* matrix, const T* x, T* y, matrix_shape shape, const launch& options) {
  constexpr const char* function = "gemv";
  const std::size_t n = detail::check_elements(function, sizeof(T), shape.rows, shape.cols);
  detail::check_pointer(function, "matrix", matrix, n);
  detail::check_pointer(function, "x", x, shape.cols);
  detail::check_pointer(function, "y", y, shape.rows);
  detail::check_no_overlap(function, "matrix", matrix, n * sizeof(T), "y", y, shape.rows * sizeof(T));
  detail::check_no_overlap(function, "x", x, shape.cols * sizeof(T), "y", y, shape.rows * sizeof(T));
  const pattern chosen = detail::check_pattern(function, options, gemv_description, pattern::vectorized);
  const std::uint32_t threads = detail::check_threads(function, options, simd_execution_width);
  const std::size_t chunk = rows_per_threadgroup(threads);
  const std::uint32_t groups = detail::check_extent(function, "rows", ceil_div(shape.rows, chunk));
  const detail::gemv_arguments arguments{matrix, x, y, shape.rows, shape.cols, chunk};
  const double bytes =
      static_cast<double>((chunk < shape.rows ? chunk : shape.rows) * shape.cols * sizeof(T));
  detail::announce_shape({{shape.rows, shape.cols}});
  run_kernel(detail::gemv_tables, chosen, detail::element_type_of<T>, &arguments,
             geometry_of_threadgroups({groups, 1, 1}, {threads, 1, 1}, function), options,
             detail::nanoseconds_per_byte * bytes);
}

PEWTER_INSTANCES(gemv)

namespace {

constexpr named_shape shapes[] = {
    {"llama3-8b projection 4096x4096", {{4096, 4096}}},
    {"qwen2.5-0.5b feed-forward 4864x896", {{4864, 896}}},
    {"llama2-7b feed-forward 11008x4096", {{11008, 4096}}},
    {"llama3-8b feed-forward 4096x14336", {{4096, 14336}}},
};

}  // namespace

constinit const description gemv_description = detail::described<detail::gemv_row>({
    .patterns = detail::looping_patterns,
    .on_gpu = true,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>((s[0] * s[1] + s[0] + s[1]) * size_of(t)); },
    .flops = [](const problem_shape& s) { return 2.0 * static_cast<double>(s[0] * s[1]); },
    // As a sum of cols terms, plus one rounding for the product where it is not fused.
    .error_coefficient = [](const problem_shape& s) { return detail::summation_error(s[1]) + 1; },
    .shapes = shapes,
});

}  // namespace pewter
