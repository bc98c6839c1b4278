// y = softmax(scale x + mask) over the columns that a row sees, 0 in the others; grid (rows, 1, batches).
// What a causal row does not see is never read. Causal takes long and short rows in turn, so that host
// threads, which take threadgroups in order, get equal work.
#include "kernels/softmax/phases.kernel.hpp"
#include "kernels/softmax/softmax.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class Walk, class T>
void masked_softmax(threadgroup& tg, const detail::masked_softmax_arguments& a) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t row = a.causal && at.x % 2 != 0 ? a.rows - 1 - at.x / 2 : a.causal ? at.x / 2 : at.x;
  const std::size_t offset = (at.z * a.rows + row) * a.cols;
  const T* x = static_cast<const T*>(a.x) + offset;  // (cols)
  T* y = static_cast<T*>(a.y) + offset;              // (cols)
  const std::size_t visible = a.causal ? detail::visible_columns(row, a.rows, a.cols) : a.cols;
  row_policy policy = policy_of_softmax(a.memory, x, y, a.cols);
  if (a.causal) policy.next = {};  // another row comes next
  const lanes<float> scale = a.scale;
  const T* mask = a.mask == nullptr ? nullptr : static_cast<const T*>(a.mask) + row * a.cols;  // (cols)
  const auto values = [=](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
    const lanes<float> all = load(x + i, active);
    if (mask == nullptr) return all * scale;
    const lanes<float> shown = load(mask + i, active), hidden = -__builtin_inff();
    return select(shown == hidden, hidden, fma(all, scale, shown));  // hidden whatever x is
  };
  softmax_of_values<Walk>(tg, visible, values, y, policy, mask != nullptr);
  store_row<Walk>(tg, y + visible, a.cols - visible, {policy.memory},
                  [](std::size_t, auto) { return lanes<float>(0.0f); });
}

}  // namespace

extern const kernel_table masked_softmax_table;
constexpr kernel_table masked_softmax_table =
    kernel_table{}
        .with(pattern::stride_loop, entry<masked_softmax<stride_walk, float>>,
              entry<masked_softmax<stride_walk, stored_half>>,
              entry<masked_softmax<stride_walk, stored_bfloat>>)
        .with(pattern::vectorized, entry<masked_softmax<vectorized_walk, float>>,
              entry<masked_softmax<vectorized_walk, stored_half>>,
              entry<masked_softmax<vectorized_walk, stored_bfloat>>);
PEWTER_END_TARGET_NAMESPACE
