#include "kernels/metal/compiler/vectorize/accesses/grouped_accesses.hpp"

#include <llvm/Analysis/VectorUtils.h>

namespace pewter::metal {

using namespace llvm;

namespace {

std::size_t place_of(const Instruction& member, const access_group& g) {
  return static_cast<std::size_t>(find(g.members, &member) - g.members.begin());
}

}  // namespace

Value* grouped_accesses::wide_mask(std::size_t k) {
  SmallVector<int> source;
  for (std::size_t n = 0; n < lane_count * k; ++n) source.push_back(static_cast<int>(n / k));
  return b_.CreateShuffleVector(code_.mask(), source);
}

/// The address of lane 0's first neighbour.
Value* grouped_accesses::first_address(Instruction& member, const access_group& g) {
  const std::uint64_t size = code_.layout().getTypeStoreSize(getLoadStoreType(&member));
  return b_.CreateGEP(b_.getInt8Ty(), code_.scalar(getLoadStorePointerOperand(&member)),
                      b_.getInt64(0 - place_of(member, g) * size));
}

void grouped_accesses::load(LoadInst& load, access_group& g) {
  const std::size_t k = g.members.size();
  if (g.whole == nullptr) {
    Type* type = FixedVectorType::get(load.getType(), static_cast<unsigned>(lane_count * k));
    Value* from = first_address(load, g);
    const Value* p = load.getPointerOperand();
    g.whole = code_.if_all_active(
        [&] { return scopes_.mark(b_.CreateAlignedLoad(type, from, load.getAlign()), p); },
        [&] {
          return scopes_.mark(
              b_.CreateMaskedLoad(type, from, load.getAlign(), wide_mask(k), PoisonValue::get(type)), p);
        });
  }
  SmallVector<int> source;
  for (unsigned lane = 0; lane < lane_count; ++lane)
    source.push_back(static_cast<int>(lane * k + place_of(load, g)));
  code_.set_lanes(load, b_.CreateShuffleVector(g.whole, source));
}

/// Lanes' values with neighbours beside each other.
Value* grouped_accesses::shuffled(const lane_values& values) {
  const std::size_t k = values.size();
  SmallVector<Value*> parts;
  for (Value* v : values) parts.push_back(code_.vector(v));
  SmallVector<int> source;
  for (std::size_t n = 0; n < lane_count * k; ++n)
    source.push_back(static_cast<int>(n % k * lane_count + n / k));
  return b_.CreateShuffleVector(concatenateVectors(b_, parts), source);
}

void grouped_accesses::store(StoreInst& store, const access_group& g) {
  if (g.at != &store) return;
  const std::size_t k = g.members.size();
  lane_values values;
  for (Instruction* member : g.members) values.push_back(cast<StoreInst>(member)->getValueOperand());
  Value* all = unshuffled_.in_memory_order(values, g.members);
  if (all == nullptr) all = shuffled(values);
  Value* to = first_address(store, g);
  const Value* p = store.getPointerOperand();
  code_.if_all_active(
      [&] { return scopes_.mark(b_.CreateAlignedStore(all, to, store.getAlign()), p); },
      [&] { return scopes_.mark(b_.CreateMaskedStore(all, to, store.getAlign(), wide_mask(k)), p); });
}

}  // namespace pewter::metal
