// Rows that are copied, or converted through float, which holds every half and bfloat exactly: one
// rounding. Rows of the same type are copied as bits, so that a NaN keeps its payload.
#include "kernels/rows/rows.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::rows_arguments;

template <class From, class To>
PEWTER_INLINE void move_row(threadgroup& tg, const void* from, void* to, std::size_t cols) {
  const From* const x = static_cast<const From*>(from);
  To* const y = static_cast<To*>(to);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    vectorized_walk::elements(sg, cols, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
      store(y + i, load(x + i, active), active);
    });
  });
}

template <class From>
void move_rows(threadgroup& tg, const rows_arguments& a) {
  constexpr element_type same = sizeof(From) == sizeof(float) ? element_type::float32
                                : __is_same(From, half)       ? element_type::float16
                                                              : element_type::bfloat16;
  const detail::row_map::rows rows = a.map(tg.threadgroup_position_in_grid().x);
  const void* const x = static_cast<const From*>(a.x) + rows.source * a.cols;
  const std::size_t bytes = a.to == element_type::float32 ? sizeof(float) : sizeof(half);
  void* const y = static_cast<char*>(a.y) + rows.result * a.cols * bytes;
  if (a.to == same) {
    if constexpr (sizeof(From) == sizeof(float))
      return move_row<std::uint32_t, std::uint32_t>(tg, x, y, a.cols);
    else
      return move_row<std::uint16_t, std::uint16_t>(tg, x, y, a.cols);
  }
  if constexpr (same != element_type::float32)
    if (a.to == element_type::float32) return move_row<From, float>(tg, x, y, a.cols);
  if constexpr (same != element_type::float16)
    if (a.to == element_type::float16) return move_row<From, half>(tg, x, y, a.cols);
  if constexpr (same != element_type::bfloat16) move_row<From, bfloat>(tg, x, y, a.cols);
}

}  // namespace
#endif

extern const kernel_table get_rows_table;
#if defined(PEWTER_GPU)
constexpr kernel_table get_rows_table;
#else
constexpr kernel_table get_rows_table = kernel_table{}.with(
    pattern::vectorized, entry<move_rows<float>, copies::any_threadgroup>,
    entry<move_rows<half>, copies::any_threadgroup>, entry<move_rows<bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
