#include "kernels/metal/compiler/barriers/frame_places.hpp"

#include <llvm/ADT/STLExtras.h>
#include <llvm/Support/MathExtras.h>

#include <algorithm>

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr std::uint64_t largest_alignment = 64;

/// What would be there already, if it had the same place: the nearest first.
std::vector<const Value*> relatives(const Instruction& v) {
  std::vector<const Value*> all;
  const auto add_phis = [&](const Value* of) {
    for (const User* u : of->users()) {
      if (isa<PHINode>(u)) all.push_back(u);
    }
  };
  add_phis(&v);
  const auto* phi = dyn_cast<PHINode>(&v);
  if (phi == nullptr) return all;
  const auto taken =
      make_filter_range(phi->incoming_values(), [](const Value* t) { return isa<Instruction>(t); });
  all.insert(all.end(), taken.begin(), taken.end());
  for (const Value* t : taken) add_phis(t);
  return all;
}

}  // namespace

unsigned frame_places::find(Instruction& v, std::uint64_t bytes) {
  const auto fits = [&](const place& p) {
    return p.bytes == PowerOf2Ceil(bytes) &&
           none_of(p.held, [&](const Instruction* u) { return live_.live_at_one_time(v, *u); });
  };
  for (const Value* u : relatives(v)) {
    const auto known = of_.find(u);
    if (known != of_.end() && fits(places_[known->second])) return known->second;
  }
  return static_cast<unsigned>(llvm::find_if(places_, fits) - places_.begin());
}

void frame_places::add(Instruction& v) {
  const std::uint64_t bytes = layout_.getTypeStoreSize(v.getType()).getFixedValue();
  const unsigned n = find(v, bytes);
  if (n == places_.size()) {
    const std::uint64_t size = PowerOf2Ceil(bytes);
    const std::uint64_t offset = alignTo(bytes_, std::min(size, largest_alignment));
    bytes_ = offset + bytes;
    places_.push_back({offset, size, {}});
  }
  places_[n].held.push_back(&v);
  of_[&v] = n;
}

bool frame_places::have_one(const Value* a, const Value* b) const {
  const auto x = of_.find(a), y = of_.find(b);
  return x != of_.end() && y != of_.end() && x->second == y->second;
}

Align frame_places::alignment_of(const Instruction& v) const {
  const std::uint64_t bytes = layout_.getTypeStoreSize(v.getType()).getFixedValue();
  return Align(std::min(PowerOf2Ceil(bytes), largest_alignment));
}

}  // namespace pewter::metal
