// y = softmax(scale x + mask) over the columns that a row sees, 0 in the others; grid (rows, 1, batches).
// What a causal row does not see is never read. Causal takes long and short rows in turn, so that host
// threads, which take threadgroups in order, get equal work.
#include "kernels/softmax/phases.kernel.hpp"
#include "kernels/softmax/softmax.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::masked_softmax_arguments;

/// By registers, where the row's elements that nobody sees are neither read nor added up.
template <int kept, class T, class Values>
PEWTER_INLINE void masked_softmax_of_kept_row(threadgroup& tg, std::size_t visible, const Values& values,
                                              T* y, bool masked) {
  const auto end = static_cast<std::uint32_t>(visible);
  const auto seen = [end](std::size_t i) PEWTER_INLINE_LAMBDA {
    const auto first = static_cast<std::uint32_t>(i), left = end > first ? end - first : 0;
    return first_lanes(left < 32u ? left : 32u);
  };
  const auto seen_values = [&](std::size_t i, auto) PEWTER_INLINE_LAMBDA {
    const lane_mask active = seen(i);
    return select(active, values(i, active), -__builtin_inff());
  };
  kept_values<float, kept> row;
  const float shift = softmax_shift(largest_of_kept_row(tg, seen_values, row), masked);
  const auto keep = [](lanes<float>& v, const lanes<float>& e) PEWTER_INLINE_LAMBDA { v = e; };
  const lanes<float> factor = factor_of_quotients(sum_of_kept_exponentials(tg, shift, row, keep));
  tg.for_each_simdgroup([&](simdgroup&) PEWTER_INLINE_LAMBDA {
    row.each([&](std::size_t i, const lanes<float>& v, std::uint32_t)
                 PEWTER_INLINE_LAMBDA { store(y + i, select(seen(i), v * factor, 0.0f)); });
  });
}

template <class Walk, class T>
struct masked_softmax_of_row {
  using arguments = masked_softmax_arguments;
  template <int kept>
  static void body(threadgroup& tg, const arguments& a) {
    const uint3 at = tg.threadgroup_position_in_grid();
    const std::size_t row = a.causal && at.x % 2 != 0 ? a.rows - 1 - at.x / 2 : a.causal ? at.x / 2 : at.x;
    const std::size_t offset = (at.z * a.rows + row) * a.cols;
    const T* x = static_cast<const T*>(a.x) + offset;  // (cols)
    T* y = static_cast<T*>(a.y) + offset;              // (cols)
    const std::size_t visible = a.causal ? detail::visible_columns(row, a.rows, a.cols) : a.cols;
    const lanes<float> scale = a.scale;
    const T* mask = a.mask == nullptr ? nullptr : static_cast<const T*>(a.mask) + row * a.cols;  // (cols)
    const auto scaled = [=](std::size_t i, auto active)
                            PEWTER_INLINE_LAMBDA { return load(x + i, active) * scale; };
    const auto scaled_and_masked = [=](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
      const lanes<float> all = load(x + i, active);
      const lanes<float> shown = load(mask + i, active), hidden = -__builtin_inff();
      return select(shown == hidden, hidden, fma(all, scale, shown));  // hidden whatever x is
    };
    if constexpr (kept != 0) {
      if (mask == nullptr)
        masked_softmax_of_kept_row<kept>(tg, visible, scaled, y, false);
      else
        masked_softmax_of_kept_row<kept>(tg, visible, scaled_and_masked, y, true);
    } else {
      const auto values = [=](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
        return mask == nullptr ? scaled(i, active) : scaled_and_masked(i, active);
      };
      row_policy policy = policy_of_softmax(a.memory, x, y, a.cols);
      if (a.causal) policy.next = {};  // another row comes next
      softmax_of_values<Walk>(tg, visible, values, y, policy, mask != nullptr);
      store_row<Walk>(tg, y + visible, a.cols - visible, {policy.memory},
                      [](std::size_t, auto) { return lanes<float>(0.0f); });
    }
  }
};

}  // namespace

extern const kernel_table masked_softmax_table;
constexpr kernel_table masked_softmax_table =
    kernel_table{}
        .with(pattern::stride_loop, entry<masked_softmax_of_row<stride_walk, float>::body<0>>,
              entry<masked_softmax_of_row<stride_walk, stored_half>::body<0>>,
              entry<masked_softmax_of_row<stride_walk, stored_bfloat>::body<0>>)
        .with(pattern::vectorized, entry_of_rows<masked_softmax_of_row<vectorized_walk, float>>,
              entry_of_rows<masked_softmax_of_row<vectorized_walk, stored_half>>,
              entry_of_rows<masked_softmax_of_row<vectorized_walk, stored_bfloat>>);
PEWTER_END_TARGET_NAMESPACE
