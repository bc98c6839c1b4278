#include "kernels/metal/compiler/vectorize/neighbours/stored_neighbours.hpp"

#include <llvm/ADT/SmallVectorExtras.h>
#include <llvm/IR/InstIterator.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace pewter::metal {

using namespace llvm;

namespace {

/// What a store stores: all numbers of some lanes, one lane after the other.
struct stored_lanes {
  StoreInst* store;
  lane_neighbours of;
  std::vector<unsigned> lanes;
};

std::optional<stored_lanes> stored_by(StoreInst& store) {
  auto* value = dyn_cast<ShuffleVectorInst>(store.getValueOperand());
  const unsigned bits = value != nullptr ? value->getType()->getScalarSizeInBits() : 0;
  if (bits != 32 && bits != 16) return std::nullopt;
  const unsigned length = length_of(value);
  stored_lanes r = {&store, {source_of(value, 0).vector}, {}};
  for (unsigned n = 1; n < length && source_of(value, n).vector != r.of.front(); ++n)
    r.of.push_back(source_of(value, n).vector);
  const auto k = static_cast<unsigned>(r.of.size());
  if (k < 2 || length % k != 0 || !all_of(r.of, has_lanes_of_numbers)) return std::nullopt;
  for (unsigned n = 0; n < length; ++n) {
    const element_source own = source_of(value, n);
    if (n % k == 0) r.lanes.push_back(own.index);
    if (own.vector != r.of[n % k] || own.index != r.lanes.back()) return std::nullopt;
  }
  return r;
}

/// All lanes in the order in which the stores have them: whole registers first, then parts of these. Stores
/// of lanes in another order than an earlier one's are left out.
stored_neighbours in_one_order(std::vector<stored_lanes> all, unsigned width) {
  llvm::stable_sort(all, [](const stored_lanes& a, const stored_lanes& b) {
    return std::pair(b.lanes.size(), a.lanes.front()) < std::pair(a.lanes.size(), b.lanes.front());
  });
  stored_neighbours r = {all.front().of, {}, {}};
  std::vector<unsigned> order;
  const auto take = [&](unsigned lane) {
    if (!is_contained(order, lane)) order.push_back(lane);
  };
  for (const stored_lanes& s : all) {
    if (none_of(s.lanes, [&](unsigned lane) { return is_contained(order, lane); })) for_each(s.lanes, take);
    const auto at = std::search(order.begin(), order.end(), s.lanes.begin(), s.lanes.end());
    const auto first = static_cast<unsigned>(at - order.begin()) * static_cast<unsigned>(r.of.size());
    const unsigned part = std::min(width, length_of(s.store->getValueOperand()));
    if (at != order.end() && first % part == 0) r.stores.push_back({s.store, first});
  }
  for (unsigned lane = 0; lane < lane_count; ++lane) take(lane);
  llvm::copy(order, r.order.begin());
  return r;
}

}  // namespace

SmallVector<stored_neighbours> find_stored_neighbours(Function& f, unsigned width) {
  std::vector<std::vector<stored_lanes>> all;
  for (Instruction& i : instructions(f)) {
    auto* store = dyn_cast<StoreInst>(&i);
    const auto stored = store != nullptr ? stored_by(*store) : std::nullopt;
    if (!stored) continue;
    auto found = find_if(all, [&](const auto& s) { return s.front().of == stored->of; });
    if (found == all.end()) found = all.insert(all.end(), std::vector<stored_lanes>());
    found->push_back(*stored);
  }
  return map_to_vector(all, [&](const auto& s) { return in_one_order(s, width); });
}

}  // namespace pewter::metal
