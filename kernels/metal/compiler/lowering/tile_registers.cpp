#include "kernels/metal/compiler/lowering/tile_registers.hpp"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/SetVector.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <vector>

#include "kernels/metal/compiler/barriers/phases.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

/// Sums of products with a broadcast in a block from which on it is a tile's.
constexpr std::size_t many_sums = 64;
/// Broadcasts of a vector from which on it lies in memory.
constexpr std::size_t many_broadcasts = 8;
/// Instructions between two uses from which on a value is loaded again.
constexpr unsigned near = 48;

bool is_sum_of_tile(const Instruction& i) {
  return i.getOpcode() == Instruction::FAdd && i.getType()->isVectorTy() &&
         any_of(i.operands(), [](const Value* v) {
           const auto* product = dyn_cast<Instruction>(v);
           return product != nullptr && product->getOpcode() == Instruction::FMul && product->hasOneUse() &&
                  any_of(product->operands(), [](const Value* factor) { return isSplatValue(factor); });
         });
}

bool is_prefetch(const Instruction& i) {
  const auto* call = dyn_cast<IntrinsicInst>(&i);
  return call != nullptr && call->getIntrinsicID() == Intrinsic::prefetch;
}

/// The place of an access as a base and bytes from it; without a base where it is not known.
struct accessed_bytes {
  const Value* base = nullptr;
  std::int64_t begin = 0, end = 0;
};

class tile_order {
 public:
  explicit tile_order(BasicBlock& block) : block_(block), layout_(block.getDataLayout()) {}

  void run() {
    if (static_cast<std::size_t>(count_if(block_, is_sum_of_tile)) < many_sums) return;
    number();
    store_early();
    number();
    load_broadcasts();
    number();
    sink();
  }

 private:
  void number() {
    order_.clear();
    writes_.clear();
    unsigned place = 0;
    for (Instruction& i : block_) {
      order_[&i] = ++place;
      if (i.mayWriteToMemory() && !is_prefetch(i)) writes_.push_back(&i);
    }
  }

  accessed_bytes bytes_of(const Instruction& i) const {
    const Value* pointer = getLoadStorePointerOperand(&i);
    if (pointer == nullptr) return {};
    APInt offset(64, 0);
    const Value* base = pointer->stripAndAccumulateConstantOffsets(layout_, offset, true);
    const std::int64_t begin = offset.getSExtValue();
    return {
        base, begin,
        begin + static_cast<std::int64_t>(layout_.getTypeStoreSize(getLoadStoreType(&i)).getFixedValue())};
  }

  bool may_meet(const Instruction& a, const Instruction& b) const {
    const accessed_bytes x = bytes_of(a), y = bytes_of(b);
    if (x.base == nullptr || y.base == nullptr) return true;
    if (x.base == y.base) return x.begin < y.end && y.begin < x.end;
    // Slots of this pass, and what is kept across barriers, nothing else accesses.
    if (slots_.contains(x.base) || slots_.contains(y.base)) return false;
    return is_kept(a) == is_kept(b);
  }

  bool is_written_between(const Instruction& load, unsigned begin, unsigned end) const {
    return any_of(writes_, [&](const Instruction* w) {
      const unsigned at = order_.lookup(w);
      return begin < at && at < end && may_meet(load, *w);
    });
  }

  /// What is kept across a barrier is stored where it is made, if nothing between accesses its place.
  void store_early() {
    std::vector<StoreInst*> stores;
    std::vector<Instruction*> accesses;
    for (Instruction& i : block_) {
      if (auto* s = dyn_cast<StoreInst>(&i); s != nullptr && is_kept(i)) stores.push_back(s);
      if (i.mayReadOrWriteMemory() && !is_prefetch(i)) accesses.push_back(&i);
    }
    for (StoreInst* s : stores) {
      auto* v = dyn_cast<Instruction>(s->getValueOperand());
      if (v == nullptr || v->getParent() != &block_ || isa<PHINode>(v)) continue;
      auto* address = dyn_cast<Instruction>(s->getPointerOperand());
      if (address != nullptr && address->getParent() == &block_ &&
          order_.lookup(address) > order_.lookup(v)) {
        if (!all_of(address->operands(), [&](const Use& u) { return is_before(u.get(), v); })) continue;
        address->moveAfter(v);
        order_[address] = order_.lookup(v);
      }
      const bool free = none_of(accesses, [&](const Instruction* i) {
        return i != s && order_.lookup(v) < order_.lookup(i) && order_.lookup(i) < order_.lookup(s) &&
               may_meet(*s, *i);
      });
      if (!free) continue;
      s->moveAfter(address != nullptr && address->getPrevNode() == v ? address : v);
    }
  }

  bool is_before(const Value* v, const Instruction* place) const {
    const auto* i = dyn_cast<Instruction>(v);
    return i == nullptr || i->getParent() != &block_ || order_.lookup(i) < order_.lookup(place);
  }

  void load_broadcasts() {
    MapVector<Value*, std::vector<ShuffleVectorInst*>> of;
    for (Instruction& i : block_) {
      auto* s = dyn_cast<ShuffleVectorInst>(&i);
      if (s == nullptr || !is_broadcast(*s)) continue;
      of[s->getOperand(0)].push_back(s);
    }
    for (auto& [v, splats] : of) {
      if (splats.size() < many_broadcasts) continue;
      Value* slot = nullptr;
      for (ShuffleVectorInst* s : splats) replace(*s, *v, slot);
    }
  }

  static bool is_broadcast(const ShuffleVectorInst& s) {
    const ArrayRef<int> mask = s.getShuffleMask();
    const auto* type = cast<FixedVectorType>(s.getType());
    const Value* from = s.getOperand(0);
    return type->getElementType()->isFloatTy() && mask[0] >= 0 && all_equal(mask) &&
           static_cast<unsigned>(mask[0]) < cast<FixedVectorType>(from->getType())->getNumElements() &&
           isa<Instruction>(from) && !isa<InsertElementInst>(from);
  }

  /// Each group of near users loads for itself.
  void replace(ShuffleVectorInst& s, Value& v, Value*& slot) {
    std::vector<Instruction*> users;
    for (User* u : s.users()) {
      auto* i = cast<Instruction>(u);
      if (i->getParent() != &block_ || isa<PHINode>(i)) return;
      users.push_back(i);
    }
    llvm::sort(users, [&](const Instruction* a, const Instruction* b) {
      return order_.lookup(a) < order_.lookup(b);
    });
    users.erase(std::unique(users.begin(), users.end()), users.end());
    Value* made = nullptr;
    unsigned last = 0;
    for (Instruction* user : users) {
      if (made == nullptr || order_.lookup(user) > last + near) made = load(s, v, slot, *user);
      last = order_.lookup(user);
      user->replaceUsesOfWith(&s, made);
    }
    s.eraseFromParent();
  }

  Value* load(ShuffleVectorInst& s, Value& v, Value*& slot, Instruction& user) {
    IRBuilder<> b(&user);
    const auto index = static_cast<unsigned>(s.getMaskValue(0));
    auto* loaded = dyn_cast<LoadInst>(&v);
    const bool stays = loaded != nullptr && loaded->isSimple() && loaded->getParent() == &block_ &&
                       !is_written_between(*loaded, order_.lookup(loaded), order_.lookup(&user));
    Value* from = stays ? loaded->getPointerOperand() : slot_of(v, slot);
    LoadInst* element = b.CreateAlignedLoad(s.getType()->getElementType(),
                                            b.CreateConstInBoundsGEP1_64(b.getInt8Ty(), from, 4 * index),
                                            Align(stays ? 1 : 4));
    if (stays) element->copyMetadata(*loaded, {LLVMContext::MD_alias_scope, LLVMContext::MD_noalias});
    return b.CreateVectorSplat(cast<FixedVectorType>(s.getType())->getNumElements(), element);
  }

  Value* slot_of(Value& v, Value*& slot) {
    if (slot != nullptr) return slot;
    BasicBlock& entry = block_.getParent()->getEntryBlock();
    auto* made = new AllocaInst(v.getType(), layout_.getAllocaAddrSpace(), nullptr, Align(64), "broadcast",
                                entry.getFirstInsertionPt());
    auto* i = cast<Instruction>(&v);
    const bool own = i->getParent() == &block_ && !isa<PHINode>(i);
    new StoreInst(&v, made, false, Align(64),
                  own ? std::next(i->getIterator()) : block_.getFirstInsertionPt());
    slots_.insert(made);
    return slot = made;
  }

  static bool sinks(const Instruction& i) {
    if (const auto* load = dyn_cast<LoadInst>(&i)) return load->isSimple();
    return isa<ShuffleVectorInst, GetElementPtrInst, InsertElementInst>(i) ||
           (isa<CastInst>(i) && i.getType()->isVectorTy());
  }

  bool comes_before(const Instruction* a, const Instruction* b) const {
    const unsigned x = order_.lookup(a), y = order_.lookup(b);
    return x != y ? x < y : a->comesBefore(b);  // what has sunk has the number of its first user
  }

  /// Sinks instructions from the last to the first: operands of one that has sunk sink with it.
  void sink() {
    for (Instruction& i : make_early_inc_range(reverse(block_))) {
      if (!sinks(i)) continue;
      Instruction* first = nullptr;
      bool stays = false;
      for (User* u : i.users()) {
        auto* user = cast<Instruction>(u);
        stays = stays || user->getParent() != &block_ || isa<PHINode>(user);
        if (!stays && (first == nullptr || comes_before(user, first))) first = user;
      }
      if (stays || first == nullptr) continue;
      if (isa<LoadInst>(i) && is_written_between(i, order_.lookup(&i), order_.lookup(first))) continue;
      i.moveBefore(first->getIterator());
      order_[&i] = order_.lookup(first);
    }
  }

  BasicBlock& block_;
  const DataLayout& layout_;
  DenseMap<const Instruction*, unsigned> order_;
  std::vector<Instruction*> writes_;
  DenseSet<const Value*> slots_;
};

}  // namespace

void order_tiles(Module& m) {
  for (Function& f : m) {
    for (BasicBlock& b : f) tile_order(b).run();
  }
}

}  // namespace pewter::metal
