// C = A B, each SIMD group an 8x8 tile of C.
#include "kernels/matmul/product.hpp"
#include "kernels/matmul_tutorial/arguments.hpp"
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

template void gemm_simdgroup(const float*, const float*, float*, gemm_shape, const launch&);
template void gemm_simdgroup(const half*, const half*, half*, gemm_shape, const launch&);
template void gemm_simdgroup(const bfloat*, const bfloat*, bfloat*, gemm_shape, const launch&);

namespace {
constexpr pattern patterns[] = {pattern::direct};
}

constinit const description gemm_simdgroup_description = {
    .summary = "C = A B, one SIMD group an 8x8 tile",
    .dimensions = detail::gemm_dimensions,
    .patterns = patterns,
    .types = detail::all_types,
    .operands = detail::gemm_operands,
    .bytes = detail::gemm_bytes,
    .flops = detail::gemm_flops,
    .error_coefficient = [](const problem_shape& s) { return detail::product_error(s[2]); },
    .shapes = detail::gemm_shapes,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            gemm_simdgroup(detail::input<T>(c, 0), detail::input<T>(c, 1), detail::output<T>(c, 2),
                           {c.shape[0], c.shape[1], c.shape[2]}, c.launch);
          });
        },
};

}  // namespace pewter
