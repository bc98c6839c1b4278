#include "kernels/metal/compiler/vectorize/neighbours/layout_propagation.hpp"

#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/Local.h>

#include <numeric>

#include "kernels/metal/compiler/analysis/targets.hpp"
#include "kernels/metal/compiler/vectorize/neighbours/neighbour_web.hpp"
#include "kernels/metal/compiler/vectorize/neighbours/stored_neighbours.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

/// Neighbours in the order of memory.
using memory_registers = std::vector<Value*>;

/// A block for what stands on the edge alone.
BasicBlock* block_of_edge(BasicBlock* from, BasicBlock* to) {
  if (from->getSingleSuccessor() != nullptr) return from;
  BasicBlock* edge = BasicBlock::Create(from->getContext(), "in.order", from->getParent(), to);
  IRBuilder<>(edge).CreateBr(to);
  from->getTerminator()->replaceSuccessorWith(to, edge);
  for (PHINode& phi : to->phis()) {
    phi.setIncomingBlock(static_cast<unsigned>(phi.getBasicBlockIndex(from)), edge);
    while (phi.getBasicBlockIndex(from) >= 0) phi.removeIncomingValue(from, false);
  }
  return edge;
}

class layout_propagation {
 public:
  layout_propagation(const neighbour_web& web, unsigned width) : web_(web), width_(width) {
    for (unsigned n = 0; n < lane_count; ++n) places_[web.order()[n]] = n;
  }

  void run(const lane_neighbours& stored, const neighbour_stores& stores) {
    split_edges();
    SmallVector<WeakTrackingVH> old, old_phis;
    for (const lane_neighbours& of : web_.made_anew()) {
      if (web_.source_of(of) != source::phi) continue;
      made_[of] = phis(of);
      old_phis.append(of.begin(), of.end());
    }
    for (const auto& [store, first] : stores) {
      old.push_back(store->getValueOperand());
      store->setOperand(0, part_of(*store, made(stored, *store), first));
    }
    for (const lane_neighbours& of : web_.made_anew()) {
      if (web_.source_of(of) == source::phi) complete(of);
    }
    for (const neighbour_web::lane_use& u : web_.lane_uses()) bring_to_lanes(u);
    RecursivelyDeleteTriviallyDeadInstructionsPermissive(old);
    for (const WeakTrackingVH& phi : old_phis)
      if (isa_and_nonnull<PHINode>(phi)) RecursivelyDeleteDeadPHINode(cast<PHINode>(phi));
  }

 private:
  using source = neighbour_web::source;

  /// What phis take from lanes, or give them, is permuted where nothing else goes by.
  void split_edges() const {
    const auto split = [](PHINode& phi, function_ref<bool(const BasicBlock*)> is_wanted) {
      for (BasicBlock* b : to_vector(phi.blocks())) {
        if (phi.getBasicBlockIndex(b) >= 0 && is_wanted(b)) block_of_edge(b, phi.getParent());
      }
    };
    for (const lane_neighbours& of : web_.made_anew()) {
      if (auto* phi = dyn_cast<PHINode>(of.front()))
        split(*phi, [&](const BasicBlock* b) { return web_.source_of(incoming_at(of, b)) == source::lanes; });
    }
    for (const neighbour_web::lane_use& u : web_.lane_uses()) {
      if (auto* phi = dyn_cast<PHINode>(u.by))
        split(*phi, [&](const BasicBlock* b) { return phi->getIncomingValueForBlock(b) == u.of[u.place]; });
    }
  }

  /// @param before what takes them
  memory_registers made(const lane_neighbours& of, Instruction& before) {
    const source by = web_.source_of(of);
    if (by == source::lanes) return from(of, before, [&](unsigned n) { return lane_source(of, n); });
    if (by == source::uniform) return splats(of, before);
    if (const auto known = made_.find(of); known != made_.end()) return known->second;
    if (by == source::constant) return made_[of] = constants(of);
    return made_[of] = by == source::operation ? operations(of) : from_memory(of);
  }

  std::size_t count_of(const lane_neighbours& of) const { return lane_count / width_ * of.size(); }

  Type* type_for(const Value* lanes) const {
    return FixedVectorType::get(lanes->getType()->getScalarType(), width_);
  }

  element_source lane_source(const lane_neighbours& of, unsigned n) const {
    return {of[n % of.size()], web_.order()[n / of.size()]};
  }

  memory_registers from_memory(const lane_neighbours& of) const {
    return from(of, *last_member(of), [&](unsigned n) {
      return root_of(of, web_.order()[n / of.size()], static_cast<unsigned>(n % of.size()));
    });
  }

  memory_registers from(const lane_neighbours& of, Instruction& before,
                        function_ref<element_source(unsigned)> source_at) const {
    IRBuilder<> b(&before);
    register_builder builder(b, of.front()->getType()->getScalarType());
    memory_registers all;
    for (unsigned first = 0; first < lane_count * of.size(); first += width_) {
      SmallVector<element_source> sources;
      for (unsigned n = first; n < first + width_; ++n) sources.push_back(source_at(n));
      all.push_back(builder.make(sources));
    }
    return all;
  }

  memory_registers splats(const lane_neighbours& of, Instruction& before) const {
    return memory_registers(count_of(of),
                            IRBuilder<>(&before).CreateVectorSplat(width_, getSplatValue(of.front())));
  }

  memory_registers constants(const lane_neighbours& of) const {
    memory_registers all;
    for (unsigned first = 0; first < lane_count * of.size(); first += width_) {
      SmallVector<Constant*> elements;
      for (unsigned n = first; n < first + width_; ++n) {
        const element_source s = lane_source(of, n);
        elements.push_back(cast<Constant>(s.vector)->getAggregateElement(s.index));
      }
      all.push_back(ConstantVector::get(elements));
    }
    return all;
  }

  memory_registers operations(const lane_neighbours& of) {
    Instruction* last = last_member(of);
    std::vector<memory_registers> operands;
    for (unsigned n = 0; n < operands_without_callee(*last); ++n)
      operands.push_back(made(operands_at(of, n), *last));
    memory_registers all;
    for (std::size_t r = 0; r < count_of(of); ++r) {
      SmallVector<Value*> own;
      for (const memory_registers& operand : operands) own.push_back(operand[r]);
      all.push_back(operation(*last, own));
      for (Value* v : of) cast<Instruction>(all.back())->andIRFlags(v);
    }
    return all;
  }

  Value* operation(Instruction& like, ArrayRef<Value*> operands) const {
    IRBuilder<> b(&like);
    if (const auto* call = dyn_cast<IntrinsicInst>(&like)) {
      CallInst* made = b.CreateIntrinsic(type_for(&like), call->getIntrinsicID(), operands);
      made->copyIRFlags(&like);
      return made;
    }
    Instruction* made = b.Insert(like.clone());
    made->mutateType(type_for(&like));
    for (unsigned n = 0; n < operands.size(); ++n) made->setOperand(n, operands[n]);
    return made;
  }

  memory_registers phis(const lane_neighbours& of) const {
    auto* front = cast<PHINode>(of.front());
    memory_registers all;
    for (std::size_t r = 0; r < count_of(of); ++r)
      all.push_back(IRBuilder<>(front).CreatePHI(type_for(front), front->getNumIncomingValues()));
    return all;
  }

  void complete(const lane_neighbours& of) {
    std::map<BasicBlock*, memory_registers> incoming;  // a block may come by several edges
    for (BasicBlock* b : cast<PHINode>(of.front())->blocks()) {
      if (incoming.count(b) == 0) incoming[b] = made(incoming_at(of, b), *b->getTerminator());
      const memory_registers& all = made_.at(of);
      for (std::size_t r = 0; r < all.size(); ++r) cast<PHINode>(all[r])->addIncoming(incoming[b][r], b);
    }
  }

  /// A neighbour in the order of lanes, in a block that the registers dominate.
  Value* lanes_in(BasicBlock* block, const lane_neighbours& of, unsigned place) {
    Value*& lanes = lanes_[{of[place], block}];
    if (lanes != nullptr) return lanes;
    const memory_registers& all = made_.at(of);
    auto* last = cast<Instruction>(all.back());
    const bool is_own = last->getParent() == block && !isa<PHINode>(last);
    IRBuilder<> b(block, is_own ? std::next(last->getIterator()) : block->getFirstInsertionPt());
    register_builder builder(b, of[place]->getType()->getScalarType());
    SmallVector<Value*> parts;
    for (unsigned first = 0; first < lane_count; first += width_) {
      SmallVector<element_source> sources;
      for (unsigned lane = first; lane < first + width_; ++lane) {
        const auto n = static_cast<unsigned>(places_[lane] * of.size()) + place;
        sources.push_back({all[n / width_], n % width_});
      }
      parts.push_back(builder.make(sources));
    }
    return lanes = concatenateVectors(b, parts);
  }

  void bring_to_lanes(const neighbour_web::lane_use& u) {
    Value* old = u.of[u.place];
    auto* phi = dyn_cast<PHINode>(u.by);
    if (phi == nullptr) u.by->replaceUsesOfWith(old, lanes_in(u.by->getParent(), u.of, u.place));
    for (unsigned n = 0; phi != nullptr && n < phi->getNumIncomingValues(); ++n) {
      if (phi->getIncomingValue(n) == old)
        phi->setIncomingValue(n, lanes_in(phi->getIncomingBlock(n), u.of, u.place));
    }
  }

  Value* part_of(StoreInst& store, const memory_registers& all, unsigned first) const {
    const unsigned length = length_of(store.getValueOperand());
    IRBuilder<> b(&store);
    if (length >= width_) return concatenateVectors(b, ArrayRef(all).slice(first / width_, length / width_));
    SmallVector<int> places(length);
    std::iota(places.begin(), places.end(), static_cast<int>(first % width_));
    return b.CreateShuffleVector(all[first / width_], places);
  }

  const neighbour_web& web_;
  const unsigned width_;  ///< elements of a register
  lane_order places_;     ///< of lanes in the order of memory
  std::map<lane_neighbours, memory_registers> made_;
  std::map<std::pair<Value*, BasicBlock*>, Value*> lanes_;
};

/// Those of the first stores that it pays for. @return whether there are such
bool keep_order_of_some(Function& f, unsigned width) {
  const SmallVector<stored_neighbours> all = find_stored_neighbours(f, width);
  if (all.empty()) return false;
  const DominatorTree tree(f);
  const LoopInfo loops(tree);
  return any_of(all, [&](const stored_neighbours& s) {
    if (s.stores.empty()) return false;
    const neighbour_web web(loops, width, s.of, s.order, s.stores);
    if (web.pays()) layout_propagation(web, width).run(s.of, s.stores);
    return web.pays();
  });
}

}  // namespace

void propagate_memory_layout(Module& m, const std::string& target) {
  const unsigned width = find_target(target).register_bytes / 4;
  for (Function& f : m) {
    while (!f.isDeclaration() && keep_order_of_some(f, width)) {
    }
  }
}

}  // namespace pewter::metal
