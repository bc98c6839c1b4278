// Neighbours that a lane gathers one by one become one gather of 4 or 8 bytes: blocks of quantised numbers
// are read by halves and bytes, and a gather costs by its elements, not by their bytes.
// Why: kernels/metal/compiler/vectorize/neighbours.md#gather-coalescing.
#include <llvm/ADT/MapVector.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/Local.h>

#include <algorithm>
#include <vector>

#include "kernels/metal/compiler/analysis/masked_accesses.hpp"
#include "kernels/metal/compiler/analysis/shapes.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

constexpr unsigned word_bytes = 4;

struct gathered {
  IntrinsicInst* call;
  std::int64_t offset;  ///< from the address that the set has in common
  unsigned order, bytes;
};

/// An address without what is added to all its lanes.
Value* common_address(Value* address, std::int64_t& offset, const DataLayout& layout) {
  offset = 0;
  while (auto* gep = dyn_cast<GetElementPtrInst>(address)) {
    APInt step(64, 0);
    if (!gep->accumulateConstantOffset(layout, step) || !gep->getPointerOperandType()->isVectorTy()) break;
    offset += step.getSExtValue();
    address = gep->getPointerOperand();
  }
  return address;
}

/// The words of 4 bytes that each lane gathered: one, or the lower and the upper.
SmallVector<Value*, 2> words_of(IRBuilder<>& b, Value* gathered, unsigned bytes) {
  if (bytes == word_bytes) return {gathered};
  Value* all = b.CreateBitCast(gathered, FixedVectorType::get(b.getInt32Ty(), 2 * lane_count));
  SmallVector<int> even, odd;
  for (unsigned n = 0; n < lane_count; ++n) {
    even.push_back(static_cast<int>(2 * n));
    odd.push_back(static_cast<int>(2 * n + 1));
  }
  return {b.CreateShuffleVector(all, even), b.CreateShuffleVector(all, odd)};
}

/// The `count` bytes, at most 4, from byte `first` of the words on, as integers: also where they lie in two.
Value* bytes_of(IRBuilder<>& b, ArrayRef<Value*> words, unsigned first, unsigned count) {
  Value* word = words[first / word_bytes];
  Value* shift = ConstantInt::get(word->getType(), 8 * (first % word_bytes));
  const bool in_two = first % word_bytes + count > word_bytes;
  Value* v = in_two ? b.CreateIntrinsic(Intrinsic::fshr, {word->getType()},
                                        {words[first / word_bytes + 1], word, shift})
                    : b.CreateLShr(word, shift);
  return b.CreateTrunc(v, FixedVectorType::get(b.getIntNTy(8 * count), lane_count));
}

class gather_joiner {
 public:
  explicit gather_joiner(const DataLayout& layout) : layout_(layout) {}

  void run(BasicBlock& block) {
    for (Instruction& i : make_early_inc_range(block)) {
      auto* call = dyn_cast<IntrinsicInst>(&i);
      if (call != nullptr && call->getIntrinsicID() == Intrinsic::masked_gather) {
        add(*call);
      } else if (i.mayWriteToMemory()) {
        join_all();
      }
    }
    join_all();
    for (IntrinsicInst* call : done_) call->eraseFromParent();
    done_.clear();
  }

 private:
  void add(IntrinsicInst& call) {
    auto* type = cast<FixedVectorType>(call.getType());
    const std::uint64_t bits = layout_.getTypeSizeInBits(type->getElementType());
    if (bits > 32 || bits % 8 != 0 || type->getElementType()->isPointerTy() ||
        type->getNumElements() != lane_count || !isa<UndefValue>(call.getArgOperand(2)))
      return;
    std::int64_t offset = 0;
    Value* address = common_address(call.getArgOperand(0), offset, layout_);
    sets_[{address, call.getArgOperand(1)}].push_back(
        {&call, offset, next_++, static_cast<unsigned>(bits / 8)});
  }

  void join_all() {
    for (auto& [key, set] : sets_) {
      std::stable_sort(set.begin(), set.end(),
                       [](const gathered& a, const gathered& b) { return a.offset < b.offset; });
      for (std::size_t first = 0; first < set.size();) {
        const std::size_t end = end_of_run(set, first);
        if (end - first > 1) join(key.first, ArrayRef(set).slice(first, end - first));
        first = std::max(end, first + 1);
      }
    }
    sets_.clear();
  }

  /// Where neighbours from `first` on end that are 8 bytes together, or else 4.
  static std::size_t end_of_run(const std::vector<gathered>& set, std::size_t first) {
    std::size_t found = first;
    unsigned bytes = 0;
    for (std::size_t n = first; n < set.size() && bytes < 8; ++n) {
      if (set[n].offset != set[first].offset + bytes) break;
      bytes += set[n].bytes;
      if (bytes == 4 || bytes == 8) found = n + 1;
    }
    return found;
  }

  /// Joins gathers at the place of the first one.
  void join(Value* address, ArrayRef<gathered> members) {
    const auto* at = std::min_element(members.begin(), members.end(),
                                      [](const gathered& a, const gathered& b) { return a.order < b.order; });
    IRBuilder<> b(at->call);
    const std::int64_t front = members.front().offset;
    const auto bytes = static_cast<unsigned>(members.back().offset - front) + members.back().bytes;
    Value* place = b.CreateGEP(b.getInt8Ty(), address, b.getInt64(static_cast<std::uint64_t>(front)));
    auto* type = FixedVectorType::get(b.getIntNTy(8 * bytes), lane_count);
    CallInst* all = b.CreateMaskedGather(type, place, members.front().call->getParamAlign(0).valueOrOne(),
                                         at->call->getArgOperand(1), PoisonValue::get(type));
    all->copyMetadata(*at->call, {LLVMContext::MD_alias_scope, LLVMContext::MD_noalias});
    for (const gathered& g : members) {
      if (g.call != at->call) combineAAMetadata(all, g.call);
    }
    const SmallVector<Value*, 2> words = words_of(b, all, bytes);
    for (const gathered& g : members) {
      Value* v = bytes_of(b, words, static_cast<unsigned>(g.offset - front), g.bytes);
      g.call->replaceAllUsesWith(b.CreateBitCast(v, g.call->getType()));
      done_.push_back(g.call);
    }
  }

  const DataLayout& layout_;
  unsigned next_ = 0;
  MapVector<std::pair<Value*, Value*>, std::vector<gathered>> sets_;
  std::vector<IntrinsicInst*> done_;
};

}  // namespace

void join_gathers(Module& m) {
  gather_joiner joiner(m.getDataLayout());
  for (Function& f : m) {
    for (BasicBlock& block : f) joiner.run(block);
  }
}

}  // namespace pewter::metal
