#include "kernels/metal/compiler/barriers/kept_stores.hpp"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Metadata.h>

namespace pewter::metal {

using namespace llvm;

namespace {

/// Null: the place is others', too, which LLVM may have joined stores of.
const MDNode* value_of(const Instruction& i) {
  const MDNode* value = i.getMetadata(kept_mark);
  return value != nullptr && value->getNumOperands() != 0 ? value : nullptr;
}

/// Bytes of a frame: what they are counted from is a SIMD group's frame, in one copy of a body.
struct frame_bytes {
  const Value* from;
  std::int64_t begin, end;

  explicit frame_bytes(const Instruction& access) {
    const DataLayout& layout = access.getDataLayout();
    from = GetPointerBaseWithConstantOffset(getLoadStorePointerOperand(&access), begin, layout);
    end =
        begin + static_cast<std::int64_t>(layout.getTypeStoreSize(getLoadStoreType(&access)).getFixedValue());
  }
  bool overlaps(const frame_bytes& other) const { return begin < other.end && other.begin < end; }
};

}  // namespace

MDNode& kept_mark_of(const Function& body, std::optional<unsigned> number) {
  LLVMContext& context = body.getContext();
  if (!number) return *MDNode::get(context, {});
  auto* as = ConstantInt::get(Type::getInt32Ty(context), *number);
  return *MDNode::get(context, {MDString::get(context, body.getName()), ConstantAsMetadata::get(as)});
}

kept_stores::kept_stores(const Function& f) {
  SmallPtrSet<const Value*, 8> frames;
  for (const Instruction& i : instructions(f)) {
    if (i.hasMetadata(kept_mark)) frames.insert(frame_bytes(i).from);
    const MDNode* value = value_of(i);
    if (value == nullptr) continue;
    if (const auto* store = dyn_cast<StoreInst>(&i)) stores_[value].push_back(store);
    if (const auto* load = dyn_cast<LoadInst>(&i)) loads_[value].push_back(load);
  }
  const auto is_in_frame = [&](const Value* v) { return frames.contains(v->stripInBoundsConstantOffsets()); };
  for (const Instruction& i : instructions(f)) {
    if (!isa<StoreInst>(i) || i.hasMetadata(kept_mark)) continue;
    const frame_bytes bytes(i);
    if (frames.contains(bytes.from))
      forget(bytes);
    else if (isa<PHINode, SelectInst>(bytes.from) && any_of(cast<User>(bytes.from)->operands(), is_in_frame))
      stores_.clear();
  }
}

template <class Bytes>
void kept_stores::forget(const Bytes& stored) {
  for (auto next = stores_.begin(); next != stores_.end();) {
    const auto at = next++;
    if (stored.overlaps(Bytes(*at->second.front()))) stores_.erase(at);
  }
}

ArrayRef<const StoreInst*> kept_stores::stores_for(const LoadInst& load) const {
  const MDNode* value = value_of(load);
  const auto found = value == nullptr ? stores_.end() : stores_.find(value);
  if (found == stores_.end()) return {};
  return found->second;
}

ArrayRef<const LoadInst*> kept_stores::loads_of(const StoreInst& store) const {
  const MDNode* value = value_of(store);
  const auto found = value == nullptr ? loads_.end() : loads_.find(value);
  if (found == loads_.end()) return {};
  return found->second;
}

}  // namespace pewter::metal
