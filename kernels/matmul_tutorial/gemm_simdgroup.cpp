// C = A B, each SIMD group an 8x8 tile of C.
#include "kernels/matmul/product.hpp"
#include "kernels/matmul_tutorial/arguments.hpp"
#include "kernels/matmul_tutorial/matmul_tutorial_rows.hpp"
#include "kernels/runtime/verbose.hpp"

namespace pewter {

template <element T>
void gemm_simdgroup(const T* a, const T* b, T* c, gemm_shape shape, const launch& options) {
  constexpr const char* function = "gemm_simdgroup";
  constexpr std::size_t tile = 8;
  detail::check_gemm(function, a, b, c, shape);
  const pattern chosen =
      detail::check_pattern(function, options, gemm_simdgroup_description, pattern::direct);
  const std::uint32_t threads = detail::check_threads(function, options, 128);
  const std::uint32_t simdgroups = simdgroups_of(threads);
  const std::size_t tiles = ceil_div(shape.m, tile) * ceil_div(shape.n, tile);
  const std::uint32_t groups = detail::check_extent(function, "tiles of c", ceil_div(tiles, simdgroups));
  const detail::gemm_arguments arguments{a, b, c, shape.m, shape.n, shape.k};
  detail::announce_shape({{shape.m, shape.n, shape.k}});
  run_kernel(detail::gemm_simdgroup_tables, chosen, detail::element_type_of<T>, &arguments,
             geometry_of_threadgroups({groups, 1, 1}, {threads, 1, 1}, function), options,
             detail::nanoseconds_per_multiply_add * static_cast<double>(simdgroups * tile * tile * shape.k));
}

PEWTER_INSTANCES(gemm_simdgroup)

namespace {
constexpr pattern gemm_simdgroup_patterns[] = {pattern::direct};
}

constinit const description gemm_simdgroup_description = detail::described<detail::gemm_simdgroup_row>({
    .patterns = gemm_simdgroup_patterns,
    .on_gpu = true,
    .bytes = detail::gemm_bytes,
    .flops = detail::gemm_flops,
    .error_coefficient = [](const problem_shape& s) { return detail::product_error(s[2]); },
    .shapes = detail::gemm_shapes,
});

}  // namespace pewter
