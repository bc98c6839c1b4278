// In a loop with barriers, rows of buffers that the loop moves along are prefetched for the next turn: SIMD
// groups take turns between, and the processor sees too many rows to follow. Why:
// kernels/metal/compiler/lowering/lowering.md#next-turns-rows.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <vector>

#include "kernels/metal/compiler/analysis/masked_accesses.hpp"
#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/compiler/lowering/cache_line.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

/// Bytes that a turn reads from one moving address on.
struct read_bytes {
  std::int64_t begin, end;
  LoadInst* load;
};

class turn_prefetcher {
 public:
  explicit turn_prefetcher(Function& f) : f_(f), layout_(f.getDataLayout()), tree_(f) {
    Value* barrier = barrier_of(*f.getParent()).getCallee();
    for (User* u : barrier->users()) {
      if (auto* call = dyn_cast<CallInst>(u); call != nullptr && call->getFunction() == &f)
        waits_.insert(call->getParent());
    }
  }

  void run() {
    if (waits_.empty()) return;
    for (BasicBlock& b : f_) {
      for (PHINode& phi : b.phis()) {
        if (Value* step = step_of(phi)) prefetch(phi, *step);
      }
    }
  }

 private:
  /// What a turn adds to bytes that a loop counts, if that is known before the loop.
  Value* step_of(PHINode& phi) const {
    if (!phi.getType()->isIntegerTy(64) || phi.getNumIncomingValues() != 2) return nullptr;
    for (unsigned n = 0; n < 2; ++n) {
      auto* sum = dyn_cast<BinaryOperator>(phi.getIncomingValue(n));
      if (sum == nullptr || sum->getOpcode() != Instruction::Add || !is_contained(sum->operands(), &phi))
        continue;
      Value* step = sum->getOperand(0) == &phi ? sum->getOperand(1) : sum->getOperand(0);
      if (is_before(step, phi)) return step;
      auto* i = dyn_cast<Instruction>(step);
      if (i == nullptr || !isSafeToSpeculativelyExecute(i) ||
          !all_of(i->operands(), [&](Value* v) { return is_before(v, phi); }))
        continue;
      i->moveBefore(phi.getIncomingBlock(1 - n)->getTerminator()->getIterator());
      return i;
    }
    return nullptr;
  }

  bool is_before(const Value* v, const PHINode& phi) const {
    const auto* i = dyn_cast<Instruction>(v);
    return i == nullptr || (i->getParent() != phi.getParent() && tree_.dominates(i, &phi));
  }

  void prefetch(PHINode& phi, Value& step) {
    for (User* u : phi.users()) {
      auto* address = dyn_cast<GetElementPtrInst>(u);
      if (address == nullptr || address->getType()->isVectorTy() || address->getNumIndices() != 1 ||
          !address->getSourceElementType()->isIntegerTy(8) || address->getOperand(1) != &phi)
        continue;
      std::vector<read_bytes> reads;
      find_reads(*address, 0, reads);
      llvm::sort(reads, [](const read_bytes& a, const read_bytes& b) { return a.begin < b.begin; });
      emit(*address, step, reads);
    }
  }

  /// Loads of buffers in blocks that wait, or that the loop begins with.
  void find_reads(GetElementPtrInst& address, std::int64_t offset, std::vector<read_bytes>& reads) const {
    for (User* u : address.users()) {
      if (auto* load = dyn_cast<LoadInst>(u)) {
        const std::int64_t bytes =
            static_cast<std::int64_t>(layout_.getTypeStoreSize(load->getType()).getFixedValue());
        if (waits_.contains(load->getParent()) && is_of_buffer(*load))
          reads.push_back({offset, offset + bytes, load});
      } else if (auto* gep = dyn_cast<GetElementPtrInst>(u);
                 gep != nullptr && gep->getPointerOperand() == &address) {
        APInt step(64, 0);
        if (gep->accumulateConstantOffset(layout_, step))
          find_reads(*gep, offset + step.getSExtValue(), reads);
      }
    }
  }

  /// Lines of the next turn's reads that this turn's are not known to bring: where a loop goes on through
  /// memory, those of its last bytes. If short reads lie in two lines, one is fetched.
  static void emit(GetElementPtrInst& address, Value& step, ArrayRef<read_bytes> reads) {
    while (!reads.empty()) {
      std::int64_t end = reads[0].end;
      std::size_t count = 1;
      while (count < reads.size() && reads[count].begin <= end) end = std::max(end, reads[count++].end);
      const auto* constant = dyn_cast<ConstantInt>(&step);
      const std::int64_t moved =
          constant != nullptr ? std::abs(constant->getSExtValue()) : end - reads[0].begin;
      const std::int64_t fresh = std::min(end - reads[0].begin, std::max(moved, line_bytes / 2));
      IRBuilder<> b(reads[0].load->getNextNode());
      Value* next = b.CreateGEP(b.getInt8Ty(), &address, &step);
      for (std::int64_t last = end; last > end - fresh; last -= line_bytes) prefetch(b, *next, last - 1);
      const bool goes_on = constant != nullptr && moved <= end - reads[0].begin;
      if (!goes_on && fresh > line_bytes / 2) prefetch(b, *next, end - fresh);
      reads = reads.drop_front(count);
    }
  }

  static void prefetch(IRBuilder<>& b, Value& from, std::int64_t offset) {
    Value* place = b.CreateConstGEP1_64(b.getInt8Ty(), &from, static_cast<std::uint64_t>(offset));
    b.CreateIntrinsic(b.getVoidTy(), Intrinsic::prefetch,
                      {place, b.getInt32(0), b.getInt32(3), b.getInt32(1)});
  }

  Function& f_;
  const DataLayout& layout_;
  DominatorTree tree_;
  SmallPtrSet<BasicBlock*, 8> waits_;
};

}  // namespace

void prefetch_turns(Module& m) {
  for (Function& f : m) {
    if (!f.isDeclaration()) turn_prefetcher(f).run();
  }
}

}  // namespace pewter::metal
