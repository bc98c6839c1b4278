// y[i] = table[ids[i]]. Elements are copied as bits of their size, whatever type they are.
#include "kernels/embedding/embedding.hpp"

#include "kernels/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk, class T>
void embedding(threadgroup& tg, const detail::embedding_arguments& a) {
  const std::size_t token = tg.threadgroup_position_in_grid().x;
  const T* from = static_cast<const T*>(a.table) + a.ids[token] * a.dim;
  T* to = static_cast<T*>(a.y) + token * a.dim;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    Walk::loop(sg, a.dim,
               [&](std::size_t i, auto active, auto) { store(to + i, load(from + i, active), active); });
  });
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
