// y[i] = table[ids[i]]. Elements are copied as bits of their size, whatever type they are.
#include "kernels/embedding/embedding.hpp"

#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/row_stores.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk, class T>
void embedding(threadgroup& tg, const detail::embedding_arguments& a) {
  const std::size_t token = tg.threadgroup_position_in_grid().x;
  const T* from = static_cast<const T*>(a.table) + a.ids[token] * a.dim;
  T* to = static_cast<T*>(a.y) + token * a.dim;
  store_row<Walk>(tg, to, a.dim, {a.memory},
                  [&](std::size_t i, auto active) { return load(from + i, active); });
}

}  // namespace

extern const kernel_table embedding_table;
constexpr kernel_table embedding_table =
    kernel_table{}
        .with(pattern::stride_loop, entry<embedding<stride_walk, std::uint32_t>>,
              entry<embedding<stride_walk, std::uint16_t>>, entry<embedding<stride_walk, std::uint16_t>>)
        .with(pattern::vectorized, entry<embedding<vectorized_walk, std::uint32_t>>,
              entry<embedding<vectorized_walk, std::uint16_t>>,
              entry<embedding<vectorized_walk, std::uint16_t>>);
PEWTER_END_TARGET_NAMESPACE
