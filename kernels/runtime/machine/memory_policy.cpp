// The rule by which a launch stores its results and prefetches its operands.
#include "kernels/runtime/machine/memory_policy.hpp"

#include "kernels/runtime/machine/machine.hpp"

namespace pewter {

memory_policy memory_policy_for(const machine& m, const memory_traffic& t) {
  constexpr std::uint32_t simdgroup = 32;
  const bool transposed = t.order == traversal::transposed;
  const std::size_t threshold = transposed ? m.nontemporal.transposed : m.nontemporal.sequential;
  const bool nontemporal = t.bytes > threshold && t.aligned && !t.in_place && t.threads % simdgroup == 0;
  const bool always_prefetches = t.order == traversal::scan || (transposed && nontemporal);
  const bool into_l2 = t.order == traversal::scan || (t.order == traversal::elements && nontemporal);
  const std::size_t distance = into_l2 ? m.prefetch.nontemporal_distance : m.prefetch.distance;
  return {nontemporal, always_prefetches || m.prefetches(t.bytes), static_cast<std::uint16_t>(distance)};
}

}  // namespace pewter
