// gemm on a GPU: the arguments of kernels/offload/gemm/gemm.kernel.cpp from checked operands.
#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>

#include "kernels/matmul/device_gemm.hpp"
#include "kernels/matmul/product.hpp"
#include "kernels/matmul/stored_matrix.hpp"
#include "kernels/runtime/verbose.hpp"
#include "pewter/geometry.hpp"

namespace pewter::detail {

/// Anything but C = op(A) op(B).
template <class T>
bool has_epilogue(const gemm_options<T>& how) {
  return how.alpha != 1 || how.beta != 0 || how.bias != nullptr || how.residual != nullptr ||
         how.row_scale != nullptr || how.activation != activation::none;
}

/// The tile of floats for a wish of threads, 0 for none.
inline float_tile choose_float_tile(float_products how, std::uint32_t wish, std::size_t m, std::size_t n,
                                    std::size_t batches) {
  if (how == float_products::three_tf32) return float_tile::three_tf32;
  return float_tile_for(wish,
                        ceil_div(m, device_gemm_rows) * ceil_div(n, cols_of(float_tile::usual)) * batches);
}

/// Nothing is packed: a threadgroup of 128, 256 or 384 threads has a tile of C.
template <class T>
void run_gemm_on_device(const T* a, const stored_matrix& a_as, const T* b, const stored_matrix& b_as, T* c,
                        const stored_matrix& c_as, gemm_shape shape, const gemm_options<T>& how,
                        const launch& options) {
  constexpr const char* function = "gemm";
  const auto extent = [](const char* name, std::size_t value) {
    constexpr std::size_t limit =
        std::numeric_limits<std::int32_t>::max();  // a tile further on is no overflow
    if (value > limit) raise("%s: %s = %zu, must be at most %zu on a GPU", function, name, value, limit);
    return static_cast<std::uint32_t>(value);
  };
  const auto in_chunks = [&](const T* matrix, const stored_matrix& as) {
    constexpr std::size_t chunk = 16;
    return reinterpret_cast<std::uintptr_t>(matrix) % chunk == 0 &&
           as.elements_per_row * sizeof(T) % chunk == 0 && as.batch_stride * sizeof(T) % chunk == 0;
  };
  constexpr bool is_float = std::is_same_v<T, float>;
  const std::uint32_t wish = check_threads(function, options, 0, 0);
  const float_tile tile = is_float
                              ? choose_float_tile(how.float_products, wish, shape.m, shape.n, how.batches)
                              : float_tile::usual;
  const device_gemm_arguments arguments{
      .a = a,
      .b = b,
      .c = c,
      .a_row = a_as.elements_per_row,
      .b_row = b_as.elements_per_row,
      .c_row = c_as.elements_per_row,
      .a_batch = a_as.batch_stride,
      .b_batch = b_as.batch_stride,
      .c_batch = c_as.batch_stride,
      .m = extent("m", shape.m),
      .n = extent("n", shape.n),
      .k = how.alpha == 0 ? 0 : extent("k", shape.k),  // as in BLAS, then neither A nor B is read
      .alpha = how.alpha,
      .beta = how.beta,
      .activation = how.activation,
      .transpose_a = how.transpose_a,
      .transpose_b = how.transpose_b,
      .a_in_chunks = in_chunks(a, a_as),
      .b_in_chunks = in_chunks(b, b_as),
      .has_epilogue = has_epilogue(how),
      .tile = tile,
      .bias = how.bias,
      .residual = how.residual,
      .row_scale = how.row_scale,
  };
  const std::uint32_t threads = is_float ? threads_of(tile) : device_gemm_threads(wish == 0 ? 384 : wish);
  const std::size_t tiles =
      ceil_div(shape.m, device_gemm_rows) * ceil_div(shape.n, is_float ? cols_of(tile) : device_gemm_cols);
  const launch_geometry geometry = geometry_of_threadgroups(
      {check_extent(function, "tiles of C", tiles), 1, check_extent(function, "batches", how.batches)},
      {threads, 1, 1}, function);
  announce_shape({{shape.m, shape.n, shape.k}});
  run_kernel(gemm_tables, pattern::tiled, element_type_of<T>, &arguments, geometry, options, 0);
}

}  // namespace pewter::detail
