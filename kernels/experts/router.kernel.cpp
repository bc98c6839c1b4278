// ids[t], weights[t] = the k likeliest experts and their shares: logits become entries that carry their
// expert, and the best entry behind the last one is looked for k times, as k is small.
#if !defined(PEWTER_GPU)
#include "kernels/sort/entries.kernel.hpp"
#endif
#include "kernels/experts/router.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::router_arguments;

/// The lowest k of n entries, in order; there are whole sets of 32.
[[gnu::noinline]] void choose_experts(const sort_entry* entries, std::size_t n, std::size_t k,
                                      std::uint32_t* ids) {
  const auto* const of = reinterpret_cast<const signed_entry*>(entries);
  using E = lanes<signed_entry>;
  const E behind(static_cast<signed_entry>(last_entry));
  auto last = static_cast<signed_entry>(flipped_entry);
  for (std::size_t i = 0; i < k; ++i) {
    E best = behind;
    for (std::size_t e = 0; e < n; e += lane_count) {
      const E entry = load(of + e);
      best = min(best, select(entry > E(last), entry, behind));
    }
    last = simd_min(
        best, all_lanes {} PEWTER_UNCHECKED);
    ids[i] = static_cast<std::uint32_t>(last);
  }
}

/// The logits of 32 of the chosen experts from i on; -infinity behind the last one.
PEWTER_INLINE lanes<float> logits_of_chosen(const float* logits, const std::uint32_t* ids, std::size_t i,
                                            std::size_t k) {
  float chosen[lane_count];
  for (std::size_t j = 0; j < lane_count; ++j) chosen[j] = i + j < k ? logits[ids[i + j]] : -__builtin_inff();
  return lanes<float>::from_array(chosen);
}

/// What a chosen expert's logit x becomes: exp(x - largest) factor.
struct weight_of_logit {
  float largest, factor;
};
/// @param logits of n experts, behind the last one -infinity up to a whole set of 32
[[gnu::noinline]] weight_of_logit weigh(const float* logits, std::size_t n, const std::uint32_t* ids,
                                        const router_arguments& a) {
  lanes<float> most = -__builtin_inff();
  for (std::size_t i = 0; i < n; i += lane_count) most = larger_than_numbers(most, load(logits + i));
  const float largest = simd_max(
      most, all_lanes {} PEWTER_UNCHECKED);
  lanes<float> sum = 0;
  for (std::size_t i = 0; !a.renormalise && i < n; i += lane_count) sum += exp(load(logits + i) - largest);
  for (std::size_t i = 0; a.renormalise && i < a.k; i += lane_count)
    sum += exp(logits_of_chosen(logits, ids, i, a.k) - largest);
  return {largest, a.scale / simd_sum(
                                 sum, all_lanes {} PEWTER_UNCHECKED)};
}
[[gnu::noinline]] lanes<float> weights_at(const float* logits, const std::uint32_t* ids, std::size_t i,
                                          std::size_t k, weight_of_logit of) {
  return exp(logits_of_chosen(logits, ids, i, k) - of.largest) * of.factor;
}

template <class T>
void router(threadgroup& tg, const router_arguments& a) {
  const std::size_t token = tg.threadgroup_position_in_grid().x;
  const T* const x = static_cast<const T*>(a.logits) + token * a.experts;  // (experts)
  T* const weights = static_cast<T*>(a.weights) + token * a.k;             // (k)
  std::uint32_t* const ids = a.ids + token * a.k;                          // (k)
  const std::size_t padded = ceil_div(a.experts, lane_count) * lane_count;
  sort_entry* const entries = tg.memory<sort_entry>(padded);
  float* const logits = tg.memory<float>(padded);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    vectorized_walk::elements(sg, a.experts, [&](std::size_t i, auto active) {
      const lanes<float> value = load(x + i, active);
      store(logits + i, value, active);
      store(entries + i, entries_of(value, i, true) ^ lanes<sort_entry>(flipped_entry), active);
    });
    if (sg.index() != 0 || padded == a.experts) return;
    const lane_mask behind = first_lanes(static_cast<std::uint32_t>(padded - a.experts));
    store(entries + a.experts, lanes<sort_entry>(last_entry), behind);
    store(logits + a.experts, lanes<float>(-__builtin_inff()), behind);
  });
  tg.first_simdgroup([&](simdgroup&) {
    choose_experts(entries, padded, a.k, ids);
    const weight_of_logit of = weigh(logits, padded, ids, a);
    for (std::size_t i = 0; i < a.k; i += lane_count) {
      const std::size_t left = a.k - i;
      store(weights + i, weights_at(logits, ids, i, a.k, of),
            first_lanes(left < lane_count ? static_cast<std::uint32_t>(left) : lane_count));
    }
  });
}

}  // namespace
#endif

extern const kernel_table router_table;
#if defined(PEWTER_GPU)
constexpr kernel_table router_table;
#else
constexpr kernel_table router_table =
    kernel_table{}.with(pattern::vectorized, entry<router<float>, copies::any_threadgroup>,
                        entry<router<stored_half>, copies::any_threadgroup>,
                        entry<router<stored_bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
