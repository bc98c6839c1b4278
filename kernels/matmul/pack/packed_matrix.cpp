// packed_matrix: weights that are packed once, in the format of panels that plan.hpp states.
#include <algorithm>

#include "kernels/matmul/plan/plan.hpp"
#include "kernels/matmul/stored_matrix.hpp"
#include "kernels/runtime/machine/huge_pages.hpp"
#include "pewter/geometry.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter {
namespace {

using detail::stored_matrix;
using detail::strides;

/// Packs `cols` columns of op(B), at most a panel's, in blocks of k whose source and copy both fit L1d: only
/// one of the two is contiguous.
template <class T>
void pack_panel(const T* b, strides at, std::size_t k, std::size_t cols, T* panel) {
  constexpr element_type type = detail::element_type_of<T>;
  constexpr std::size_t kc = 64, panel_cols = detail::panel_cols<T>;
  const std::size_t k_packed = detail::packed_k(type, k);
  if (cols < panel_cols || k < k_packed) std::fill_n(panel, k_packed * panel_cols, T());
  const auto put = [&](std::size_t i, std::size_t c, T value) {
    panel[detail::is_vnni(type) ? i / 2 * 2 * panel_cols + 2 * c + i % 2 : i * panel_cols + c] = value;
  };
  for (std::size_t first = 0; first < k; first += kc) {
    const std::size_t last = std::min(k, first + kc);
    if (at.col == 1)
      for (std::size_t i = first; i < last; ++i)
        for (std::size_t c = 0; c < cols; ++c) put(i, c, b[i * at.row + c]);
    else
      for (std::size_t c = 0; c < cols; ++c)
        for (std::size_t i = first; i < last; ++i) put(i, c, b[c * at.col + i]);
  }
}

/// f(0), ... f(count - 1), spread over the host threads.
template <class F>
void for_each_on_host_threads(std::size_t count, F f) {
  const unsigned threads = detail::available_host_threads();
  const auto workers = static_cast<unsigned>(std::min(count, std::size_t{threads}));
  const auto work = [](void* context, const detail::worker& share) {
    for (std::uint64_t i = share.begin; i < share.end; ++i) (**static_cast<F**>(context))(i);
  };
  const detail::job all = detail::job::of<F*>(work, count, &f);
  if (workers > 1)
    detail::run_on_host_threads(mapping::threadgroups, {workers, threads}, &all, 1);
  else
    for (std::size_t i = 0; i < count; ++i) f(i);
}

}  // namespace

template <element T>
packed_matrix<T>::packed_matrix(const T* b, std::size_t k, std::size_t n, bool transposed,
                                std::size_t elements_per_row)
    : k_(k), n_(n) {
  constexpr const char* function = "packed_matrix";
  constexpr std::size_t panel_cols = detail::panel_cols<T>;
  const stored_matrix stored = detail::check_stored<T>(function, "b", transposed ? n : k, transposed ? k : n,
                                                       elements_per_row, 1, gemm_options<T>::tight);
  detail::check_pointer(function, "b", b, stored.span(1));
  const strides at = stored.of(transposed);
  const std::size_t k_packed = detail::packed_k(detail::element_type_of<T>, k);
  const std::size_t count =
      detail::check_elements(function, sizeof(T), ceil_div(n, panel_cols) * panel_cols, k_packed);
  panels_.reset(new (alignment) T[count]);
  detail::prefer_huge_pages(panels_.get(), count * sizeof(T));
  if (count == 0) return;
  for_each_on_host_threads(ceil_div(n, panel_cols), [&](std::size_t panel) {
    const std::size_t col = panel * panel_cols;
    pack_panel(b + col * at.col, at, k, std::min(panel_cols, n - col), panels_.get() + col * k_packed);
  });
}

#define PEWTER_INSTANCE(T) template class packed_matrix<T>;
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE)
#undef PEWTER_INSTANCE

}  // namespace pewter
