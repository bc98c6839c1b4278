// y = exp(x - max) / sum of exp(x - max) over a row, grid (rows, 1, batches): one threadgroup a row, or,
// tiled, one thread.
#include "kernels/softmax/softmax.hpp"
#include "kernels/softmax/kept_phases.kernel.hpp"
#include "kernels/softmax/tiles.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::softmax_arguments;

template <class Walk, class T>
struct softmax_of_row : kept_softmax<T> {
  template <int kept, int width, class Row>
  PEWTER_INLINE static void of_kept_row(threadgroup& tg, const softmax_arguments& a, std::size_t r,
                                        Row& row) {
    softmax_of_kept_row<kept, width>(tg, a.cols, row, static_cast<T*>(a.y) + r * a.cols + row.first_column());
  }
  template <int kept, int width = 1>
  static void body(threadgroup& tg, const softmax_arguments& a) {
    const uint3 at = tg.threadgroup_position_in_grid();
    const std::size_t r = at.z * a.rows + at.x;
    if constexpr (kept != 0) return take_kept_row<softmax_of_row, kept, width>(tg, a, r);
    const T* x = static_cast<const T*>(a.x) + r * a.cols;  // (cols)
    T* y = static_cast<T*>(a.y) + r * a.cols;              // (cols)
    softmax_of_values<Walk>(tg, a.cols, values_of(x), y, policy_of_softmax(a.memory, x, y, a.cols));
  }
};

/// tiled: 32 rows at a time. Exponentials are kept in y if that is float, else in threadgroup memory, and
/// computed twice where they do not fit there. Always by ordinary stores.
template <class T>
void softmax_of_row_tile(threadgroup& tg, const softmax_arguments& a) {
  const row_policy policy{{false, a.memory.prefetch, a.memory.distance}};
  const std::size_t in_tile = lane_count * a.cols, all = tg.simdgroups_per_threadgroup() * in_tile;
  const bool keeps = keeps_in_output<T> || all <= max_threadgroup_memory / sizeof(float);
  float* const memory = keeps && !keeps_in_output<T> ? tg.memory<float>(all) : nullptr;
  const std::size_t batch = tg.threadgroup_position_in_grid().z * a.rows * a.cols;
  for_each_row_tile(tg, a.rows, [&](simdgroup& alone, std::size_t first, std::uint32_t rows) {
    const T* x = static_cast<const T*>(a.x) + batch + first * a.cols;  // (rows, cols)
    T* y = static_cast<T*>(a.y) + batch + first * a.cols;              // (rows, cols)
    const auto kept_of = [&](std::uint32_t r) {
      if constexpr (keeps_in_output<T>)
        return y + r * a.cols;
      else
        return memory + alone.index() * in_tile + r * a.cols;
    };
    const one_a_row largest(largest_of_rows(alone, x, rows, a.cols));
    const lanes<float> sums = sums_of_exponentials_of_rows(
        alone, x, rows, a.cols, largest,
        [&](std::uint32_t r, std::size_t i, const lanes<float>& e, auto active) PEWTER_INLINE_LAMBDA {
          if (keeps) store(kept_of(r) + i, e, active);
        });
    const one_a_row factor(1.0f / sums);
    for (std::uint32_t r = 0; r < rows; ++r) {
      const lanes<float> its_factor = factor.of[r], shift = largest.of[r];
      store_whole_row(
          alone, y + r * a.cols, a.cols, policy, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
            if constexpr (keeps_in_output<T>) {
              return load(kept_of(r) + i, active) * its_factor;
            } else {
              const lanes<float> e =
                  keeps ? load(kept_of(r) + i, active) : exp(load(x + r * a.cols + i, active) - shift);
              return e * its_factor;
            }
          });
    }
  });
}

}  // namespace

extern const kernel_table softmax_table;
constexpr kernel_table softmax_table =
    kernel_table{}
        .with(pattern::stride_loop, entry_by_strides<softmax_of_row, float>,
              entry_by_strides<softmax_of_row, stored_half>, entry_by_strides<softmax_of_row, stored_bfloat>)
        .with(pattern::vectorized, entry_by_blocks<softmax_of_row, float>,
              entry_by_blocks<softmax_of_row, stored_half>, entry_by_blocks<softmax_of_row, stored_bfloat>)
        .with(pattern::tiled, entry<softmax_of_row_tile<float>, copies::any_threadgroup>,
              entry<softmax_of_row_tile<stored_half>, copies::any_threadgroup>,
              entry<softmax_of_row_tile<stored_bfloat>, copies::any_threadgroup>);
PEWTER_END_TARGET_NAMESPACE
