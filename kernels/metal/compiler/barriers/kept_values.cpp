#include "kernels/metal/compiler/barriers/kept_values.hpp"

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <llvm/Transforms/Utils/SSAUpdater.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "kernels/metal/compiler/barriers/frame_places.hpp"
#include "kernels/metal/compiler/barriers/kept_stores.hpp"
#include "kernels/metal/compiler/barriers/phases.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

class value_keeper {
 public:
  value_keeper(Function& f, ArrayRef<resumption> waits, rematerialized_values& rematerialized,
               std::uint64_t frame_bytes)
      : f_(f),
        layout_(f.getDataLayout()),
        waits_(waits),
        rematerialized_(rematerialized),
        live_(f, waits, rematerialized),
        tree_(f),
        loops_(tree_),
        places_(live_, layout_, frame_bytes) {}

  std::uint64_t run() {
    find_derived();
    for (Instruction* v : live_.crossing()) {
      if (!derived_.contains(v)) places_.add(*v);
    }
    for (Instruction* v : live_.crossing()) {
      if (auto* phi = dyn_cast<PHINode>(v)) is_stored_in(*phi, 0);
    }
    for (const resumption& w : waits_) begins_[w.next] = &*w.next->getFirstInsertionPt();
    for (Instruction* v : live_.crossing()) {
      if (!derived_.contains(v)) load(*v);
    }
    for (Instruction* v : live_.crossing()) {
      if (derived_.contains(v)) derive(*v);
    }
    for (Instruction* v : live_.crossing()) derived_.contains(v) ? use_again(*v) : keep(*v);
    for (Instruction* i : reverse(made_)) {
      if (i->use_empty()) i->eraseFromParent();
    }
    return places_.frame_bytes();
  }

 private:
  /// One operation on what lives at the same barriers costs less than to be stored and loaded.
  void find_derived() {
    std::vector<Instruction*> in_order(live_.crossing());
    DenseMap<const BasicBlock*, unsigned> number;
    for (const BasicBlock& b : f_) number[&b] = static_cast<unsigned>(number.size());
    llvm::sort(in_order, [&](const Instruction* a, const Instruction* b) {
      const unsigned x = number[a->getParent()], y = number[b->getParent()];
      return x != y ? x < y : a->comesBefore(b);
    });
    for (Instruction* v : in_order) {
      if (!is_derived(*v)) continue;
      derived_.insert(v);
      for (Value* of : v->operands()) bases_.insert(of);
    }
  }

  bool is_derived(Instruction& v) {
    const auto* sum = dyn_cast<BinaryOperator>(&v);
    const bool is_cheap = isa<GetElementPtrInst, SExtInst, ZExtInst, TruncInst>(v) ||
                          (sum != nullptr && v.getType()->isIntOrIntVectorTy() && !sum->isIntDivRem() &&
                           sum->getOpcode() != Instruction::Mul);
    return is_cheap && !bases_.contains(&v) && all_of(v.operands(), [&](const Use& u) {
             const auto* of = dyn_cast<Instruction>(u.get());
             if (of == nullptr || rematerialized_.is_free(of)) return true;
             return live_.is_crossing(of) && !derived_.contains(of) &&
                    !live_.barriers_of(v).test(live_.barriers_of(*of));
           });
  }

  Value* slot(const Instruction& v, BasicBlock::iterator at) {
    IRBuilder<> b(at->getParent(), at);
    return b.CreateConstInBoundsGEP1_64(b.getInt8Ty(), f_.getArg(body_arguments::frame),
                                        places_.offset_of(v));
  }

  /// By the value, where nothing else has its place.
  void mark_kept(Instruction& access, const Instruction& v) {
    const bool is_alone = !isa<PHINode>(v) && places_.held_with(v).size() == 1;
    const auto number = static_cast<unsigned>(places_.offset_of(v));
    access.setMetadata(kept_mark,
                       &kept_mark_of(f_, is_alone ? std::optional(number) : std::optional<unsigned>()));
  }

  void load(Instruction& v) {
    for (const unsigned n : live_.barriers_of(v).set_bits()) {
      BasicBlock* next = waits_[n].next;
      const auto at = begins_[next]->getIterator();
      auto* made =
          new LoadInst(v.getType(), slot(v, at), v.getName() + ".kept", false, places_.alignment_of(v), at);
      mark_kept(*made, v);
      again_[{&v, next}] = made;
      made_.push_back(made);
    }
  }

  void store(const Instruction& of, Value* v, BasicBlock::iterator at) {
    stores_.push_back(new StoreInst(v, slot(of, at), false, places_.alignment_of(of), at));
    mark_kept(*stores_.back(), of);
  }

  void keep(Instruction& v) {
    stores_.clear();
    auto* phi = dyn_cast<PHINode>(&v);
    if (is_in_loop(*v.getParent())) {  // where it may be made many times between two barriers
      for (const unsigned n : live_.barriers_of(v).set_bits()) store(v, &v, waits_[n].end->getIterator());
    } else if (phi == nullptr || !store_before(*phi)) {
      store(v, &v, v.getParent()->getTerminator()->getIterator());
    }
    use_again(v);
    for (StoreInst* s : stores_) {  // it is still there
      if (again_.lookup({&v, s->getParent()}) == s->getValueOperand()) s->eraseFromParent();
    }
  }

  bool is_in_loop(const BasicBlock& b) const { return loops_.getLoopFor(&b) != nullptr; }

  /// How what a phi takes from a block comes to its place.
  enum class way {
    none,
    lies_there,
    stored,      ///< at the block's end
    on_the_edge  ///< by a block of its own between the two
  };

  struct source {
    way how;
    BasicBlock* from;  ///< also where its edge has a block of its own by now, for another phi
  };

  /// What a phi takes is stored where it comes from, so that a sum of products goes to its place at once.
  /// @return one for each block that it comes from; nothing: the phi itself is stored
  std::vector<source> find_ways(PHINode& phi) {
    std::vector<source> all;
    if (is_in_loop(*phi.getParent())) return {};
    for (unsigned n = 0; n < phi.getNumIncomingValues(); ++n) {
      BasicBlock* from = phi.getIncomingBlock(n);
      all.push_back({way_of(phi, *from, phi.getIncomingValue(n)), from});
      if (all.back().how == way::none) return {};
    }
    const auto on_edges = count_if(all, [](const source& s) { return s.how == way::on_the_edge; });
    const bool pays = phi.getType()->isVectorTy() && on_edges < static_cast<std::ptrdiff_t>(all.size());
    return on_edges != 0 && !pays ? std::vector<source>() : all;
  }

  way way_of(PHINode& phi, BasicBlock& from, Value* taken) {
    if (lies_there(phi, taken) || another_is_stored(phi, from, taken)) return way::lies_there;
    if (!is_in_loop(from) && may_store_in(from, phi)) return way::stored;
    const bool is_only_way = phi.getParent()->getUniquePredecessor() != nullptr;
    return from.getUniqueSuccessor() == nullptr && !is_only_way ? way::on_the_edge : way::none;
  }

  bool lies_there(const PHINode& phi, Value* taken) const {
    return places_.have_one(&phi, taken) && !is_in_loop(*cast<Instruction>(taken)->getParent());
  }

  /// A loop's sum for its next turn is what comes out of it.
  bool another_is_stored(PHINode& phi, BasicBlock& from, Value* taken) {
    return any_of(places_.held_with(phi), [&](Instruction* v) {
      auto* other = dyn_cast<PHINode>(v);
      if (other == nullptr || other->getParent() == phi.getParent()) return false;
      const int n = other->getBasicBlockIndex(&from);
      return n >= 0 && other->getIncomingValue(static_cast<unsigned>(n)) == taken &&
             live_.comes_back(from, *other->getParent()) && !live_.comes_back(from, *phi.getParent()) &&
             is_stored_in(*other, static_cast<unsigned>(n));
    });
  }

  bool is_stored_in(PHINode& phi, unsigned n) {
    const auto [known, is_new] = ways_.try_emplace(&phi);  // meanwhile: not
    if (is_new) {
      std::vector<source> found = find_ways(phi);
      ways_[&phi] = std::move(found);
    }
    const std::vector<source>& all = ways_[&phi];
    return n < all.size() && (all[n].how == way::stored || all[n].how == way::lies_there);
  }

  /// If ways lead from a block past the phi: at a turn's end, where they want nothing of the phi's place.
  bool may_store_in(BasicBlock& from, PHINode& phi) {
    if (from.getUniqueSuccessor() != nullptr) return true;
    return live_.comes_back(from, *phi.getParent()) && all_of(successors(&from), [&](BasicBlock* next) {
             if (next == phi.getParent()) return true;
             return none_of(places_.held_with(phi), [&](const Instruction* v) {
               const bool is_stored_here = isa<PHINode>(v) && v->getParent() == next;
               return live_.is_wanted(*v, *next, from) || (is_stored_here && live_.comes_back(from, *next));
             });
           });
  }

  bool store_before(PHINode& phi) {
    const std::vector<source>& ways = ways_[&phi];
    SmallPtrSet<BasicBlock*, 4> known;
    for (const auto& [how, from] : ways) {
      if (how == way::lies_there || !known.insert(from).second) continue;
      BasicBlock*& edge = edges_[{from, phi.getParent()}];
      if (how == way::on_the_edge && edge == nullptr)
        edge =
            SplitCriticalEdge(from, phi.getParent(), CriticalEdgeSplittingOptions().setMergeIdenticalEdges());
      Value* value = phi.getIncomingValueForBlock(edge != nullptr ? edge : from);
      store(phi, value, (how == way::on_the_edge ? edge : from)->getTerminator()->getIterator());
    }
    return !ways.empty();
  }

  void derive(Instruction& v) {
    for (const unsigned n : live_.barriers_of(v).set_bits()) {
      BasicBlock* next = waits_[n].next;
      Instruction* made = v.clone();
      for (Use& u : made->operands()) {
        if (Instruction* kept = again_.lookup({dyn_cast<Instruction>(u.get()), next})) u.set(kept);
      }
      made->insertBefore(begins_[next]->getIterator());
      again_[{&v, next}] = made;
      made_.push_back(made);
    }
  }

  /// Behind a barrier, what is loaded or derived there.
  void use_again(Instruction& v) {
    SSAUpdater values;
    values.Initialize(v.getType(), v.getName());
    values.AddAvailableValue(v.getParent(), &v);
    for (const unsigned n : live_.barriers_of(v).set_bits())
      values.AddAvailableValue(waits_[n].next, again_[{&v, waits_[n].next}]);
    for (Use& u : make_early_inc_range(v.uses())) {
      auto* user = cast<Instruction>(u.getUser());
      if (isa<PHINode>(user)) {
        values.RewriteUse(u);
      } else if (Instruction* made = again_.lookup({&v, user->getParent()})) {
        u.set(made);
      } else if (user->getParent() != v.getParent()) {
        values.RewriteUse(u);
      }
    }
  }

  Function& f_;
  const DataLayout& layout_;
  ArrayRef<resumption> waits_;
  rematerialized_values& rematerialized_;
  live_values live_;
  DominatorTree tree_;
  LoopInfo loops_;
  frame_places places_;
  DenseSet<const Value*> derived_, bases_;  ///< bases: what derived values are made of
  DenseMap<const PHINode*, std::vector<source>> ways_;
  DenseMap<std::pair<BasicBlock*, BasicBlock*>, BasicBlock*> edges_;  ///< that have blocks of their own
  DenseMap<BasicBlock*, Instruction*> begins_;  ///< what was first where the body goes on
  DenseMap<std::pair<Instruction*, BasicBlock*>, Instruction*> again_;
  std::vector<Instruction*> made_;  ///< in their order
  std::vector<StoreInst*> stores_;  ///< of the value in hand
};

}  // namespace

bool is_kept(const Instruction& i) { return i.hasMetadata(kept_mark); }

std::uint64_t keep_values(Function& body, ArrayRef<resumption> waits, rematerialized_values& rematerialized,
                          std::uint64_t frame_bytes) {
  return value_keeper(body, waits, rematerialized, frame_bytes).run();
}

}  // namespace pewter::metal
