// y = logits, and what each token of the history takes off its own. The row is copied; then whoever has a
// token's first place in the history counts how often it is there, and writes its result.
#include "kernels/sampling/penalize.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::penalty_arguments;

/// How often a token is in the history, and whether place i is its first.
struct places_of_token {
  std::uint32_t count;
  bool first;
};
[[gnu::noinline]] places_of_token find_token(const std::uint32_t* history, std::size_t length,
                                             std::size_t i) {
  const lanes<std::uint32_t> token = history[i];
  places_of_token found{0, true};
  for (std::size_t k = 0; k < length; k += lane_count) {
    const std::size_t left = length - k;
    const lane_mask some = first_lanes(left < lane_count ? static_cast<std::uint32_t>(left) : lane_count);
    const lane_mask same = (load(history + k, some) == token) & some;
    if (!any(same)) continue;
    if (found.count == 0) found.first = k + static_cast<std::size_t>(__builtin_ctz(same.bits)) == i;
    if (!found.first) return found;
    found.count += count(same);
  }
  return found;
}

template <class T>
PEWTER_INLINE float penalized(const penalty_arguments& a, T logit, std::uint32_t times) {
  const auto x = static_cast<float>(logit);
  const float less_likely = x > 0 ? x / a.repeat : x * a.repeat;
  return less_likely - (static_cast<float>(times) * a.frequency + a.presence);
}

template <class T>
void penalize(threadgroup& tg, const penalty_arguments& a) {
  const std::size_t row = tg.threadgroup_position_in_grid().x;
  const T* const x = static_cast<const T*>(a.logits) + row * a.cols;  // (cols)
  T* const y = static_cast<T*>(a.y) + row * a.cols;                   // (cols)
  if (x != y)
    tg.for_each_simdgroup([&](simdgroup& sg) {
      vectorized_walk::elements(sg, a.cols, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
        store(y + i, load(x + i, active), active);
      });
    });
  const std::uint32_t* const history = a.history + row * a.length;  // (length)
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t i = sg.index(); i < a.length; i += tg.simdgroups_per_threadgroup()) {
      const std::uint32_t token = history[i];
      if (token >= a.cols) continue;  // none
      const places_of_token found = find_token(history, a.length, i);
      if (found.first) y[token] = static_cast<T>(penalized(a, x[token], found.count));
    }
  });
}

}  // namespace
#endif

extern const kernel_table penalize_table;
#if defined(PEWTER_GPU)
constexpr kernel_table penalize_table;
#else
constexpr kernel_table penalize_table = kernel_table{}.with(
    pattern::vectorized, entry<penalize<float>, copies::any_threadgroup>,
    entry<penalize<half>, copies::any_threadgroup>, entry<penalize<bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
