// Weights that are packed once for many products, by the kernels of quantized_matmul.
#include "kernels/quantized/product_by_bytes.hpp"
#include "kernels/runtime/machine/huge_pages.hpp"

namespace pewter {
namespace {

constexpr const char* function = "packed_weights";

/// Bytes of packed weights.
std::size_t packed_bytes(block_type type, std::size_t bytes_of_element, std::size_t n, std::size_t k,
                         std::size_t matrices) {
  detail::check_elements(function, 1, matrices, n);
  const std::size_t columns = ceil_div(n, detail::packed_columns) * detail::packed_columns;
  const std::size_t rows = detail::check_elements(function, 1, matrices, columns);
  const detail::block_counts all = detail::check_blocks(function, type, {rows, k}, sizeof(float));
  return all.blocks / detail::packed_columns * detail::packed_layout_of(type, bytes_of_element).bytes;
}

}  // namespace

template <element T>
std::size_t packed_weights<T>::bytes_of(block_type type, std::size_t n, std::size_t k, std::size_t matrices) {
  return packed_bytes(type, sizeof(T), n, k, matrices);
}

template <element T>
packed_weights<T>::packed_weights(const quantized_matrix<T>& w, std::size_t n, std::size_t k,
                                  std::size_t matrices)
    : type_(w.type), n_(n), k_(k), matrices_(matrices), bytes_(bytes_of(w.type, n, k, matrices)) {
  const std::size_t rows = detail::check_elements(function, 1, matrices, n);
  detail::check_places(function, w, detail::check_blocks(function, w.type, {rows, k}, sizeof(float)));
  data_.reset(static_cast<std::uint8_t*>(::operator new[](std::max<std::size_t>(bytes_, 1), alignment)));
  detail::prefer_huge_pages(data_.get(), bytes_);
  if (bytes_ == 0) return;
  const std::uint32_t groups = detail::check_extent(function, "n", ceil_div(n, detail::packed_columns));
  const std::uint32_t of_matrices = detail::check_extent(function, "matrices", matrices);
  const detail::quantized_matmul_arguments a =
      detail::arguments_of(detail::product<T>{nullptr, w, data_.get(), nullptr, {0, n, k}, {}, {}, {}, {}});
  constexpr double nanoseconds_of_element = 0.5;
  run_kernel(detail::quantized_matmul_tables, pattern::direct, detail::element_type_of<T>, &a,
             geometry_of_threadgroups({groups, of_matrices, 1}, {simd_execution_width, 1, 1}, function), {},
             nanoseconds_of_element * static_cast<double>(detail::packed_columns * k));
}

#define PEWTER_INSTANCE(T) template class packed_weights<T>;
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE)
#undef PEWTER_INSTANCE

}  // namespace pewter
