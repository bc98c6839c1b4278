// y[c][r] = x[r][c]. Error: none, elements are moved as they are.
#include "kernels/layout/transpose.hpp"

#include "kernels/common/rows.hpp"
#include "kernels/runtime/device.hpp"
#include "kernels/runtime/machine/machine.hpp"

#define PEWTER_FAMILY "pewter/detail/kernels/layout.inc"
#include "kernels/common/described.hpp"

namespace pewter {
namespace {

/// Rows of y that begin cache lines are written by whole ones.
template <class T>
memory_policy policy_of_transpose(const T* y, std::size_t rows, std::size_t n, const launch& options) {
  if (detail::is_on_device(options)) return {};
  const bool rows_are_lines =
      reinterpret_cast<std::uintptr_t>(y) % cache_line == 0 && rows * sizeof(T) % cache_line == 0;
  return memory_policy_for(this_machine(),
                           {traversal::transposed, 2 * n * sizeof(T), false, rows_are_lines, 0});
}

}  // namespace

template <element T>
void transpose(const T* x, T* y, matrix_shape shape, const launch& options) {
  constexpr const char* name = "transpose";
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.rows, shape.cols);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "y", y, n);
  detail::check_no_overlap(name, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  const pattern chosen = detail::check_pattern(name, options, transpose_description, pattern::tiled);
  if (options.pattern == pattern::automatic && (shape.rows == 1 || shape.cols == 1))
    return convert(x, y, n, options);  // a vector: tiles would be a row or a column of themselves
  const std::uint32_t rows = detail::check_extent(name, "rows", shape.rows);
  const std::uint32_t cols = detail::check_extent(name, "cols", shape.cols);
  const detail::transpose_arguments arguments{x, y, shape.rows, shape.cols,
                                              policy_of_transpose(y, shape.rows, n, options)};
  launch_geometry geometry;
  if (chosen == pattern::direct) {
    const std::uint32_t threads = detail::check_threads(name, options, 256);
    geometry = geometry_of_threads({cols, rows, 1}, {threads, 1, 1}, name);
  } else {
    // One SIMD group is enough for a tile: each further one costs its share of two phases.
    const std::uint32_t threads = detail::check_threads(name, options, simd_execution_width);
    const auto tiles = [](std::size_t extent) {
      return static_cast<std::uint32_t>(ceil_div(extent, detail::tile_side));
    };
    const uint3 grid = arguments.memory.nontemporal ? uint3{tiles(cols), tiles(rows), 1}
                                                    : uint3{tiles(rows), tiles(cols), 1};
    geometry = geometry_of_threadgroups(grid, {threads, 1, 1}, name);
  }
  detail::announce_shape({{shape.rows, shape.cols}});
  detail::run_modelled(detail::transpose_tables, chosen, detail::element_type_of<T>, &arguments, geometry,
                       options, 2 * sizeof(T) * detail::nanoseconds_per_byte * static_cast<double>(n));
}

PEWTER_INSTANCES(transpose)

namespace {

constexpr pattern patterns[] = {pattern::direct, pattern::tiled};
/// Weights and activations of real models; a side that is a power of two makes rows fall into one cache set.
constexpr named_shape shapes[] = {
    {"llama3-8b hidden 4096, 512 tokens", {{512, 4096}}},
    {"one head, 128 of 1024 tokens", {{1024, 128}}},
    {"qwen2.5-0.5b hidden 896, 512 tokens", {{512, 896}}},
    {"odd 1000 x 1001", {{1000, 1001}}},
    {"llama3-8b projection 4096 x 4096", {{4096, 4096}}},
    {"llama3-8b feed-forward 14336 x 4096", {{14336, 4096}}},
};

}  // namespace

constinit const description transpose_description = detail::described<detail::transpose_row>({
    .patterns = patterns,
    .on_gpu = true,
    .bytes = [](const problem_shape& s,
                element_type t) { return 2.0 * static_cast<double>(s[0] * s[1] * size_of(t)); },
    .flops = [](const problem_shape&) { return 0.0; },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = shapes,
});

}  // namespace pewter
