// C = A B, a tile of C a threadgroup.
#include "kernels/matmul/product.hpp"
#include "kernels/matmul_tutorial/arguments.hpp"
#include "kernels/matmul_tutorial/matmul_tutorial_rows.hpp"
#include "kernels/runtime/verbose.hpp"

namespace pewter {
namespace {

/// Large tiles read A and B less often; several give host threads, up to eight, something to do.
std::uint32_t automatic_threads(gemm_shape shape) {
  constexpr std::size_t enough_tiles = 8;
  for (const std::uint32_t threads : {1024u, 512u, 256u, 128u, 64u}) {
    const detail::gemm_tile tile = detail::gemm_tile_of(threads);
    if (shape.m / tile.rows() * (shape.n / tile.cols()) >= enough_tiles) return threads;
  }
  return shape.n > detail::gemm_tile::block_cols ? 64 : 32;
}

}  // namespace

template <element T>
void gemm_tiled(const T* a, const T* b, T* c, gemm_shape shape, const launch& options) {
  constexpr const char* function = "gemm_tiled";
  detail::check_gemm(function, a, b, c, shape);
  const pattern chosen = detail::check_pattern(function, options, gemm_tiled_description, pattern::tiled);
  const std::uint32_t threads = detail::check_threads(function, options, automatic_threads(shape));
  const detail::gemm_tile tile = detail::gemm_tile_of(threads);
  const uint3 groups = {detail::check_extent(function, "n", ceil_div(shape.n, tile.cols())),
                        detail::check_extent(function, "m", ceil_div(shape.m, tile.rows())), 1};
  const detail::gemm_arguments arguments{a, b, c, shape.m, shape.n, shape.k};
  detail::announce_shape({{shape.m, shape.n, shape.k}});
  run_kernel(detail::gemm_tiled_tables, chosen, detail::element_type_of<T>, &arguments,
             geometry_of_threadgroups(groups, {threads, 1, 1}, function), options,
             detail::nanoseconds_per_multiply_add * static_cast<double>(tile.rows() * tile.cols() * shape.k));
}

PEWTER_INSTANCES(gemm_tiled)

namespace {
constexpr pattern gemm_tiled_patterns[] = {pattern::tiled};
}

constinit const description gemm_tiled_description = detail::described<detail::gemm_tiled_row>({
    .patterns = gemm_tiled_patterns,
    .on_gpu = true,
    .bytes = detail::gemm_bytes,
    .flops = detail::gemm_flops,
    .error_coefficient = [](const problem_shape& s) { return detail::product_error(s[2]); },
    .shapes = detail::gemm_shapes,
});

}  // namespace pewter
