// Gathers and scatters of rows: what 32 lanes access together often lies in few runs of memory, as fragments
// of 8 x 8 matrices and blocks that a threadgroup stages do. A run is one load or store; permutations of
// registers bring its elements to their lanes. Why: kernels/metal/compiler/vectorize/neighbours.md#rows.
#include <llvm/ADT/SmallVectorExtras.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/Local.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/analysis/targets.hpp"
#include "kernels/metal/compiler/vectorize/accesses/access_runs.hpp"
#include "kernels/metal/compiler/vectorize/accesses/unit_sums.hpp"
#include "kernels/metal/compiler/vectorize/neighbours/lane_offsets.hpp"
#include "kernels/metal/compiler/vectorize/neighbours/lane_units.hpp"
#include "kernels/metal/compiler/vectorize/neighbours/register_builder.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

struct access {
  IntrinsicInst* call;
  std::int64_t offset;  ///< from the address that the set has in common
};

enum class memory { any, threadgroup, others, own };

/// The memory by what the vectorizer said of aliases. A thread's own arrays are neither of them.
memory memory_of(const Instruction& i) {
  const Value* address = getLoadStorePointerOperand(&i);
  if (address != nullptr && isa<AllocaInst>(getUnderlyingObject(address))) return memory::own;
  if (i.hasMetadata(LLVMContext::MD_alias_scope)) return memory::threadgroup;
  return i.hasMetadata(LLVMContext::MD_noalias) ? memory::others : memory::any;
}

bool may_meet(memory a, memory b) { return a == memory::any || b == memory::any || a == b; }

class row_accessor {
 public:
  row_accessor(Function& f, register_shape registers)
      : layout_(f.getDataLayout()), offsets_(layout_), registers_(registers) {}

  void run_on(BasicBlock& block) {
    for (Instruction& i : make_early_inc_range(block)) {
      auto* call = dyn_cast<IntrinsicInst>(&i);
      const Intrinsic::ID id = call != nullptr ? call->getIntrinsicID() : Intrinsic::not_intrinsic;
      const bool is_scatter = id == Intrinsic::masked_scatter;
      if (i.mayWriteToMemory()) end_loads(memory_of(i));
      if (i.mayReadOrWriteMemory() && !is_scatter) end_stores(memory_of(i));
      if (is_scatter) add_store(*call);
      if (id == Intrinsic::masked_gather) add_load(*call);
    }
    end_loads();
    end_stores();
  }

  /// Called at the end: until then facts are kept by value.
  void erase_replaced() {
    for (Instruction* i : done_) i->eraseFromParent();
  }

 private:
  struct set_key {
    Value* address;
    unsigned size;  ///< of an element
    memory where;
    bool operator==(const set_key&) const = default;
  };
  struct set {
    set_key key;
    std::vector<access> members;
  };

  static bool is_of_all_lanes(const IntrinsicInst& call, const Type* type, unsigned mask) {
    const auto* all = dyn_cast<Constant>(call.getArgOperand(mask));
    const auto* v = dyn_cast<FixedVectorType>(type);
    return all != nullptr && all->isAllOnesValue() && v != nullptr && v->getNumElements() == lane_count &&
           !v->getElementType()->isPointerTy() && v->getScalarSizeInBits() % 8 == 0;
  }

  /// With the address of a set that it belongs to.
  void bring_to(Value* known, access& a, Value*& address) const {
    if (const auto distance = offsets_.distance(known, address)) a.offset += *distance, address = known;
  }

  void add_load(IntrinsicInst& call) {
    if (!is_of_all_lanes(call, call.getType(), 1)) return;
    Value* address = call.getArgOperand(0);
    access a = {&call, offsets_.without_constants(address)};
    for (const set& s : loads_) bring_to(s.key.address, a, address);
    const set_key key = {address, call.getType()->getScalarSizeInBits() / 8, memory_of(call)};
    auto found = llvm::find_if(loads_, [&](const set& s) { return s.key == key; });
    if (found == loads_.end()) found = loads_.insert(loads_.end(), set{key, {}});
    found->members.push_back(a);
  }

  void add_store(IntrinsicInst& call) {
    const Type* type = call.getArgOperand(0)->getType();
    if (!is_of_all_lanes(call, type, 2)) return end_stores(memory_of(call));
    Value* address = call.getArgOperand(1);
    access a = {&call, offsets_.without_constants(address)};
    bring_to(stores_.members.empty() ? nullptr : stores_.key.address, a, address);
    const set_key key = {address, type->getScalarSizeInBits() / 8, memory_of(call)};
    if (key != stores_.key) end_stores();
    stores_.key = key;
    stores_.members.push_back(a);
  }

  static auto offsets_in(ArrayRef<access> members) {
    return map_to_vector(members, [](const access& m) { return m.offset; });
  }
  static auto calls_of(ArrayRef<access> members) {
    return map_to_vector(members, [](const access& m) -> Instruction* { return m.call; });
  }

  /// What a lane's class has in common is made once, from its first lane.
  Value* address_of(Value* address, unsigned lane, std::int64_t place, IRBuilder<>& b) {
    const lane_offsets& of = offsets_.of(address);
    const unsigned first = of.class_of[lane];
    const std::int64_t distance = place - of.constant[first];
    return b.CreatePtrAdd(offsets_.scalar(address, first), b.getInt64(static_cast<std::uint64_t>(distance)));
  }

  Value* address_of(const access_run& r, const set_key& key, IRBuilder<>& b) {
    return address_of(key.address, r.elements.front().lane, r.place, b);
  }

  static void keep_aliasing(Instruction& to, ArrayRef<access> members) {
    to.copyMetadata(*members.front().call, {LLVMContext::MD_alias_scope, LLVMContext::MD_noalias});
    for (const access& m : members.drop_front()) combineAAMetadata(&to, m.call);
  }

  std::size_t gather_cost() const { return registers_.bytes == 64 ? 24 : 48; }  // for each member
  void end_loads(memory stored = memory::any) {
    for (const set& s : loads_)
      if (may_meet(s.key.where, stored)) load_rows(s.key, s.members);
    erase_if(loads_, [&](const set& s) { return may_meet(s.key.where, stored); });
  }

  void load_rows(const set_key& key, ArrayRef<access> all) {
    IRBuilder<> b(all.front().call);
    const std::vector<access> members = load_units(key, all, b);
    const auto offsets = offsets_in(members);
    const access_runs of(offsets_.of(key.address), offsets, key.size, registers_.bytes);
    const std::vector<access_run> runs = of.to_load();
    if (runs.empty() || of.cost_of(runs) > members.size() * gather_cost()) return;
    Type* type = members.front().call->getType()->getScalarType();
    std::vector<std::vector<element_source>> sources(members.size(), std::vector<element_source>(lane_count));
    for (const access_run& r : runs) {
      LoadInst* load = b.CreateAlignedLoad(FixedVectorType::get(type, r.length), address_of(r, key, b),
                                           members.front().call->getParamAlign(0).valueOrOne());
      keep_aliasing(*load, members);
      for (const run_element& e : r.elements)
        sources[e.member][e.lane] = {load, static_cast<unsigned>((e.place - r.place) / key.size)};
    }
    register_builder registers(b, type);
    const unsigned width = of.width();
    for (unsigned m = 0; m < members.size(); ++m) {
      SmallVector<Value*> parts;
      for (unsigned first = 0; first < lane_count; first += width)
        parts.push_back(registers.make(ArrayRef(sources[m]).slice(first, width)));
      replace(members[m], concatenateVectors(b, parts), b);
    }
  }

  void replace(const access& a, Value* by, IRBuilder<>& b) {
    a.call->replaceAllUsesWith(b.CreateBitCast(by, a.call->getType()));
    done_.push_back(a.call);
  }

  /// Bytes from the first member on that lie together and are a unit; 0: none.
  unsigned unit_of(ArrayRef<access> members, unsigned size) const {
    std::size_t n = 1;
    while (n < members.size() && members[n].offset == members[n - 1].offset + size) ++n;
    const unsigned bytes = std::min(llvm::bit_floor(static_cast<unsigned>(n) * size), registers_.block);
    return n > 1 && size < 8 && bytes >= lane_units::word_bytes ? bytes : 0;
  }

  /// Members that lie together in each lane, where that costs less than their rows. Returns the others.
  std::vector<access> load_units(const set_key& key, ArrayRef<access> all, IRBuilder<>& b) {
    std::vector<access> members = all.vec(), left;
    llvm::stable_sort(members, [](const access& x, const access& y) { return x.offset < y.offset; });
    for (ArrayRef<access> rest = members; !rest.empty();) {
      const unsigned bytes = unit_of(rest, key.size);
      const ArrayRef<access> own = rest.take_front(std::max(1u, bytes / key.size));
      if (bytes != 0 && is_best_by_units(key, own, bytes)) {
        load_unit(key, own, bytes, b);
      } else {
        left.insert(left.end(), own.begin(), own.end());
      }
      rest = rest.drop_front(own.size());
    }
    return left;
  }

  bool is_best_by_units(const set_key& key, ArrayRef<access> members, unsigned bytes) {
    const std::size_t cost = lane_units(offsets_.of(key.address), bytes, registers_).cost();
    if (cost > bytes / lane_units::word_bytes * gather_cost()) return false;
    const auto offsets = offsets_in(members);
    const access_runs of(offsets_.of(key.address), offsets, key.size, registers_.bytes);
    const std::vector<access_run> runs = of.to_load();
    return runs.empty() || cost < of.cost_of(runs);
  }

  void load_unit(const set_key& key, ArrayRef<access> members, unsigned bytes, IRBuilder<>& b) {
    const Align align = members.front().call->getParamAlign(0).valueOrOne();
    const auto load = [&](Type* type, unsigned lane) -> Value* {
      const std::int64_t place = offsets_.of(key.address).constant[lane] + members.front().offset;
      LoadInst* made = b.CreateAlignedLoad(type, address_of(key.address, lane, place, b), align);
      keep_aliasing(*made, members);
      return made;
    };
    if (sum_units(b, calls_of(members), load, done_)) return;
    const std::vector<Value*> words = lane_units(offsets_.of(key.address), bytes, registers_).load(b, load);
    for (unsigned n = 0; n < members.size(); ++n)
      replace(members[n], lane_units::element_of(b, words, n * key.size, key.size), b);
  }

  void end_stores(memory accessed = memory::any) {
    if (stores_.members.empty() || !may_meet(stores_.key.where, accessed)) return;
    store_rows(stores_.key, stores_.members);
    stores_.members.clear();
  }

  void store_rows(const set_key& key, ArrayRef<access> members) {
    const auto offsets = offsets_in(members);
    const access_runs of(offsets_.of(key.address), offsets, key.size, registers_.bytes);
    const std::vector<access_run> runs = of.to_store();
    if (runs.empty() || 2 * runs.size() > members.size() * lane_count) return;
    IRBuilder<> b(members.back().call);
    Type* type = members.front().call->getArgOperand(0)->getType()->getScalarType();
    register_builder registers(b, type);
    for (const access_run& r : runs) {
      SmallVector<element_source> sources;
      for (const run_element& e : r.elements)
        sources.push_back(source_of(members[e.member].call->getArgOperand(0), e.lane));
      StoreInst* store = b.CreateAlignedStore(registers.make(sources), address_of(r, key, b),
                                              members.front().call->getParamAlign(1).valueOrOne());
      keep_aliasing(*store, members);
    }
    for (const access& m : members) done_.push_back(m.call);
  }

  const DataLayout& layout_;
  lane_offsets_analysis offsets_;
  register_shape registers_;
  std::vector<set> loads_;
  set stores_ = {};
  std::vector<Instruction*> done_;  ///< users first
};

}  // namespace

void access_rows(Module& m, const std::string& target) {
  const unsigned bytes = find_target(target).register_bytes;
  const register_shape registers{bytes, bytes == 64 ? bytes : 16};  // AVX-512 permutes whole registers
  for (Function& f : m) {
    row_accessor accessor(f, registers);
    for (BasicBlock& block : f) accessor.run_on(block);
    accessor.erase_replaced();
  }
}

}  // namespace pewter::metal
