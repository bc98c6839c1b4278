#include "kernels/metal/compiler/barriers/live_values.hpp"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/ADT/STLExtras.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/DataLayout.h>

#include <algorithm>

namespace pewter::metal {

using namespace llvm;

live_values::live_values(Function& f, ArrayRef<resumption> waits, rematerialized_values& rematerialized)
    : f_(f), waits_(waits) {
  for (const resumption& w : waits_) next_of_[w.end->getParent()] = w.next;
  number_values(rematerialized);
  for (BasicBlock& b : f_) find_reads(b);
  follow_reads();
  find_crossing();
  if (crossing_.empty()) return;
  together_.resize(crossing_.size(), BitVector(static_cast<unsigned>(crossing_.size())));
  for (BasicBlock& b : f_) find_together(b);
}

void live_values::number_values(rematerialized_values& rematerialized) {
  for (BasicBlock& b : f_) {
    for (Instruction& i : b) {
      const bool leaves = any_of(
          i.users(), [&](User* u) { return cast<Instruction>(u)->getParent() != &b || isa<PHINode>(u); });
      if (!leaves || i.getType()->isVoidTy() || rematerialized.is_free(&i) || b.isEntryBlock()) continue;
      number_[&i] = static_cast<unsigned>(all_.size());
      all_.push_back(&i);
    }
  }
  const auto size = static_cast<unsigned>(all_.size());
  for (BasicBlock& b : f_) reads_[&b].resize(size), has_[&b].resize(size);
}

/// What the block reads of others; what phis take is read by the blocks that they come from.
void live_values::find_reads(BasicBlock& b) {
  const auto read = [&](BasicBlock* in, Value* v) {
    const auto found = number_.find(v);
    if (found != number_.end() && cast<Instruction>(v)->getParent() != in) reads_[in].set(found->second);
  };
  for (Instruction& i : b) {
    if (auto* phi = dyn_cast<PHINode>(&i)) {
      for (unsigned n = 0; n < phi->getNumIncomingValues(); ++n)
        read(phi->getIncomingBlock(n), phi->getIncomingValue(n));
    } else {
      for (Use& u : i.operands()) read(&b, u.get());
    }
    if (const auto found = number_.find(&i); found != number_.end()) has_[&b].set(found->second);
  }
}

void live_values::follow_reads() {
  for (bool changed = true; changed;) {
    changed = false;
    for (BasicBlock* b : post_order(&f_)) {
      BitVector live = reads_[b];
      for (BasicBlock* s : successors(b)) live |= reads_[s];
      if (const auto next = next_of_.find(b); next != next_of_.end()) live |= reads_[next->second];
      live.reset(has_[b]);
      if (live != reads_[b]) reads_[b] = live, changed = true;
    }
  }
}

void live_values::find_crossing() {
  BitVector crosses(static_cast<unsigned>(all_.size()));
  for (const resumption& w : waits_) crosses |= reads_[w.next];
  for (const unsigned n : crosses.set_bits()) crossing_.push_back(all_[n]);
  place_of_number_.assign(all_.size(), -1);
  const DataLayout& layout = f_.getDataLayout();
  std::stable_sort(crossing_.begin(), crossing_.end(), [&](Instruction* x, Instruction* y) {
    return layout.getTypeStoreSize(x->getType()) > layout.getTypeStoreSize(y->getType());
  });
  for (Instruction* v : crossing_) {
    BitVector at(static_cast<unsigned>(waits_.size()));
    for (unsigned n = 0; n < waits_.size(); ++n) {
      if (reads_[waits_[n].next].test(number_[v])) at.set(n);
    }
    place_of_number_[number_[v]] = static_cast<int>(barriers_.size());
    barriers_.push_back(std::move(at));
  }
}

/// What crosses barriers and is read behind a block.
BitVector live_values::behind(BasicBlock& b) const {
  BitVector live(static_cast<unsigned>(crossing_.size()));
  const auto add = [&](BasicBlock* next) {
    for (const unsigned n : reads_.find(next)->second.set_bits()) {
      if (place_of_number_[n] >= 0) live.set(static_cast<unsigned>(place_of_number_[n]));
    }
  };
  for (BasicBlock* s : successors(&b)) {
    add(s);
    for (PHINode& phi : s->phis()) {
      if (const int n = place_of(phi.getIncomingValueForBlock(&b)); n >= 0)
        live.set(static_cast<unsigned>(n));
    }
  }
  if (const auto next = next_of_.find(&b); next != next_of_.end()) add(next->second);
  return live;
}

void live_values::find_together(BasicBlock& b) {
  BitVector live = behind(b);
  const auto is_made = [&](unsigned n) {
    live.reset(n);
    together_[n] |= live;
    for (const unsigned other : live.set_bits()) together_[other].set(n);
  };
  for (Instruction& i : reverse(b)) {
    if (isa<PHINode>(i)) break;
    if (const int n = place_of(&i); n >= 0) is_made(static_cast<unsigned>(n));
    for (Use& u : i.operands()) {
      if (const int n = place_of(u.get()); n >= 0) live.set(static_cast<unsigned>(n));
    }
  }
  for (PHINode& phi : b.phis()) {  // all at once
    const int n = place_of(&phi);
    if (n < 0) continue;
    together_[static_cast<unsigned>(n)] |= live;
    together_[static_cast<unsigned>(n)].reset(static_cast<unsigned>(n));
    for (const unsigned other : live.set_bits()) {
      if (other != static_cast<unsigned>(n)) together_[other].set(static_cast<unsigned>(n));
    }
  }
}

/// From the kernel's beginning on, barriers passed.
bool live_values::comes_back(BasicBlock& from, BasicBlock& to) {
  const auto [found, is_new] = without_.try_emplace(&to);
  SmallPtrSet<BasicBlock*, 16>& reached = found->second;
  std::vector<BasicBlock*> left;
  const auto reach = [&](BasicBlock* b) {
    if (b != &to && reached.insert(b).second) left.push_back(b);
  };
  if (is_new) reach(cast<SwitchInst>(f_.getEntryBlock().getTerminator())->getDefaultDest());
  while (!left.empty()) {
    BasicBlock* b = left.back();
    left.pop_back();
    for (BasicBlock* s : successors(b)) reach(s);
    if (const auto next = next_of_.find(b); next != next_of_.end()) reach(next->second);
  }
  return !reached.contains(&from);
}

bool live_values::is_wanted(const Instruction& v, BasicBlock& in, BasicBlock& from) const {
  if (reads_.find(&in)->second.test(number_.find(&v)->second)) return true;
  return any_of(in.phis(), [&](PHINode& phi) { return phi.getIncomingValueForBlock(&from) == &v; });
}

}  // namespace pewter::metal
