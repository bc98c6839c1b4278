// y[i] = x[i-1]/4 + x[i]/2 + x[i+1]/4 along each row, which goes on with its first and last element.
//
// Every element is loaded by one lane, and the lanes hand their neighbours on: simd_shuffle_up and _down.
// Only the lowest and the highest active lane load one more element each, the halo of their SIMD group.
#include "kernels/stencil/stencil3.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::stencil3_arguments;

/// The active lanes, the lowest ones and at least one, compute elements i, i + 1, ... of a row.
template <class T, class Active>
PEWTER_INLINE void compute_at(const T* x, T* y, std::size_t cols, std::size_t i, Active active) {
  const std::uint32_t n = count(active);
  const lane_mask lowest = first_lanes(1), highest(1u << (n - 1));
  const lanes<float> middle = load(x + i, active);
  lanes<float> left = simd_shuffle_up(middle, 1);  // lane 0 keeps its own: right at the row's begin
  if (i != 0) left = select(lowest, load(x + i - 1, lowest), left);
  lanes<float> right = simd_shuffle_down(middle, 1 PEWTER_UNCHECKED);  // the highest lane's is replaced
  if (i + n < cols)
    right = select(highest, load(x + i + 1, highest), right);
  else
    right = select(highest, middle, right);
  store(y + i, fma(left + right, lanes<float>(0.25f), middle * 0.5f), active);
}

/// One thread an element: grid (cols, rows), threadgroups of one row.
template <class T>
void direct(threadgroup& tg, const stencil3_arguments& a) {
  const uint3 at = tg.first_thread_position_in_grid();
  const std::size_t row = at.y * a.cols;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const std::size_t i = std::size_t{at.x} + std::size_t{sg.index()} * lane_count;
    const T* x = static_cast<const T*>(a.x) + row;
    T* y = static_cast<T*>(a.y) + row;
    if (sg.is_full())
      compute_at(x, y, a.cols, i, all_lanes{});
    else
      compute_at(x, y, a.cols, i, sg.active());
  });
}

/// One threadgroup a row.
template <class T>
void strided(threadgroup& tg, const stencil3_arguments& a) {
  const std::size_t row = tg.threadgroup_position_in_grid().x * a.cols;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    const T* x = static_cast<const T*>(a.x) + row;
    T* y = static_cast<T*>(a.y) + row;
    sg.stride_loop(a.cols, [&](std::size_t i, auto active, auto) { compute_at(x, y, a.cols, i, active); });
  });
}

}  // namespace

extern const kernel_table stencil3_table;
constexpr kernel_table stencil3_table =
    kernel_table{}
        .with(pattern::direct, entry<direct<float>>, entry<direct<called_half>>, entry<direct<called_bfloat>>)
        .with(pattern::stride_loop, entry<strided<float>>, entry<strided<called_half>>,
              entry<strided<called_bfloat>>);
PEWTER_END_TARGET_NAMESPACE
