// y = softmax(scale x + mask) over the columns that a row sees, 0 in the others; grid (rows, 1, batches).
// What a causal row does not see is never read. Causal takes long and short rows in turn, so that host
// threads, which take threadgroups in order, get equal work.
#include "kernels/softmax/kept_phases.kernel.hpp"
#include "kernels/softmax/softmax.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::masked_softmax_arguments;

/// A row in registers. Columns that it does not see are not added up; runs without visible ones are not read.
template <int kept, int width, bool masked, class T>
PEWTER_INLINE void masked_softmax_of_kept_row(threadgroup& tg, const masked_softmax_arguments& a,
                                              std::size_t visible, const T* x, const T* mask, T* y) {
  const auto end = static_cast<std::uint32_t>(visible);
  const lanes<float> scale = a.scale;
  const auto read = [&](const auto& at) PEWTER_INLINE_LAMBDA {
    const auto seen = at.until(end);
    auto run = seen.read(x);
    const lanes<float> hidden = -__builtin_inff();
    PEWTER_UNROLLED
    for (int j = 0; j < width; ++j) run[j] = run[j] * scale;
    if constexpr (masked) {
      const auto shown = seen.read(mask);
      PEWTER_UNROLLED
      for (int j = 0; j < width; ++j) run[j] = select_equal(shown[j], hidden, hidden, run[j] + shown[j]);
    }
    PEWTER_UNROLLED
    for (int j = 0; j < width; ++j) run[j] = at.before(end, j, run[j], hidden);
    return run;
  };
  kept_values<kept, width> row;
  const auto begin = [&](simdgroup& sg) PEWTER_INLINE_LAMBDA { row.take_turns(sg, tg, a.cols); };
  const float largest = largest_of_kept_row(
      tg, begin, read, []() PEWTER_INLINE_LAMBDA {}, row);
  const float shift = softmax_shift(largest, masked);
  const auto keep = [](lanes<float>& v, const lanes<float>& e) PEWTER_INLINE_LAMBDA { v = e; };
  const lanes<float> factor = factor_of_quotients(sum_of_kept_exponentials<T, true>(tg, shift, row, keep));
  last_phase(tg, [&](simdgroup&) PEWTER_INLINE_LAMBDA {
    row.each_run([&](const auto& at, const auto& run) PEWTER_INLINE_LAMBDA {
      at.write(y, [&](int j) PEWTER_INLINE_LAMBDA {
        return at.before(end, j, run[j] * factor, lanes<float>(0.0f));
      });
    });
  });
}

/// The place of a threadgroup where all batches of a row come before the next row, which they share the mask
/// of: memory is asked for it once, where threadgroups run at the same time.
PEWTER_INLINE uint3 position_row_by_row(const threadgroup& tg) {
  const uint3 at = tg.threadgroup_position_in_grid(), grid = tg.threadgroups_per_grid();
  const std::uint32_t index = at.z * grid.x + at.x;
  return {index / grid.z, 0, index % grid.z};
}

template <class Walk, class T>
struct masked_softmax_of_row {
  using arguments = masked_softmax_arguments;
  template <int kept, int width = 1>
  static void body(threadgroup& tg, const arguments& a) {
    const uint3 at = kept == 0 ? tg.threadgroup_position_in_grid() : position_row_by_row(tg);
    const std::size_t row = a.causal && at.x % 2 != 0 ? a.rows - 1 - at.x / 2 : a.causal ? at.x / 2 : at.x;
    const std::size_t offset = (at.z * a.rows + row) * a.cols;
    const T* x = static_cast<const T*>(a.x) + offset;  // (cols)
    T* y = static_cast<T*>(a.y) + offset;              // (cols)
    const std::size_t visible = a.causal ? detail::visible_columns(row, a.rows, a.cols) : a.cols;
    const T* mask = a.mask == nullptr ? nullptr : static_cast<const T*>(a.mask) + row * a.cols;  // (cols)
    if constexpr (kept != 0)
      return mask == nullptr ? masked_softmax_of_kept_row<kept, width, false>(tg, a, visible, x, mask, y)
                             : masked_softmax_of_kept_row<kept, width, true>(tg, a, visible, x, mask, y);
    const lanes<float> scale = a.scale;
    const auto values = [=](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
      const lanes<float> all = load(x + i, active);
      if (mask == nullptr) return all * scale;
      const lanes<float> shown = load(mask + i, active), hidden = -__builtin_inff();
      return select(shown == hidden, hidden, fma(all, scale, shown));  // hidden whatever x is
    };
    row_policy policy = policy_of_softmax(a.memory, x, y, a.cols);
    if (a.causal) policy.next = {};  // another row comes next
    softmax_of_values<Walk>(tg, visible, values, y, policy, mask != nullptr);
    store_row<Walk>(tg, y + visible, a.cols - visible, {policy.memory},
                    [](std::size_t, auto) { return lanes<float>(0.0f); });
  }
};

}  // namespace

extern const kernel_table masked_softmax_table;
constexpr kernel_table masked_softmax_table =
    kernel_table{}
        .with(pattern::stride_loop, entry_by_strides<masked_softmax_of_row, float>,
              entry_by_strides<masked_softmax_of_row, stored_half>,
              entry_by_strides<masked_softmax_of_row, stored_bfloat>)
        .with(pattern::vectorized, entry_by_blocks<masked_softmax_of_row, float>,
              entry_by_blocks<masked_softmax_of_row, stored_half>,
              entry_by_blocks<masked_softmax_of_row, stored_bfloat>);
PEWTER_END_TARGET_NAMESPACE
