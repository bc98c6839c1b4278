// Copies of memory of known length, by sixteen bytes where both addresses allow that: structures say less of
// their addresses than holds, and a GPU has no access at any address.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>

#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/import/import_ir.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr std::uint64_t largest_access = 16;  ///< bytes of the largest access

/// Of pieces of 16 bytes, and what is left by smaller ones; all is loaded before anything is stored.
void copy(IRBuilder<>& b, MemTransferInst& of, std::uint64_t length, std::uint64_t alignment) {
  SmallVector<std::pair<Value*, std::uint64_t>> loaded;
  const auto at = [&](Value* p, std::uint64_t offset) {
    return b.CreateConstInBoundsGEP1_64(b.getInt8Ty(), p, offset);
  };
  for (std::uint64_t offset = 0, size = 0; offset < length; offset += size) {
    for (size = alignment; size > length - offset;) size /= 2;
    Type* type = b.getIntNTy(static_cast<unsigned>(8 * std::min<std::uint64_t>(size, 4)));
    if (size > 4) type = FixedVectorType::get(b.getInt32Ty(), static_cast<unsigned>(size / 4));
    loaded.push_back({b.CreateAlignedLoad(type, at(of.getSource(), offset), Align(size)), offset});
  }
  for (const auto& [value, offset] : loaded)
    b.CreateAlignedStore(value, at(of.getDest(), offset),
                         Align(b.GetInsertBlock()->getDataLayout().getTypeStoreSize(value->getType())));
}

bool is_own(const Value* p) { return isa<AllocaInst>(getUnderlyingObject(p)); }

void expand(MemTransferInst& of) {
  const std::uint64_t length = cast<ConstantInt>(of.getLength())->getZExtValue();
  const bool is_of_thread = is_own(of.getDest()) || is_own(of.getSource());  // registers, later
  // Of a float4 no more is known than of its elements.
  const std::uint64_t alignment = std::min(
      {of.getDestAlign().valueOrOne().value(), of.getSourceAlign().valueOrOne().value(), std::uint64_t{4}});
  IRBuilder<> b(&of);
  if (!is_of_thread && length >= largest_access / 2) {
    const std::uint64_t wanted =
        length % largest_access == 0 ? largest_access : std::min(largest_access / 2, length & -length);
    if (wanted > alignment) {
      const auto bits = [&](Value* p) { return b.CreatePtrToInt(p, b.getInt64Ty()); };
      Value* both = b.CreateOr(bits(of.getDest()), bits(of.getSource()));
      Value* is_whole = b.CreateICmpEQ(b.CreateAnd(both, wanted - 1), b.getInt64(0));
      Instruction *then = nullptr, *otherwise = nullptr;
      SplitBlockAndInsertIfThenElse(is_whole, of.getIterator(), &then, &otherwise,
                                    MDBuilder(b.getContext()).createLikelyBranchWeights());
      b.SetInsertPoint(then);
      copy(b, of, length, wanted);
      b.SetInsertPoint(otherwise);
    }
  }
  copy(b, of, length, alignment);
  of.eraseFromParent();
}

}  // namespace

/// Those of a thread's own variables are gone by then, where they can be.
void gpu_expand_copies(thread_module& s) {
  s.passes.run(*s.module, "function(sroa)");
  for (Function& f : *s.module) {
    SmallVector<MemTransferInst*> all;
    for (Instruction& i : instructions(f))
      if (auto* of = dyn_cast<MemTransferInst>(&i); of != nullptr && isa<ConstantInt>(of->getLength()))
        all.push_back(of);
    for (MemTransferInst* of : all) expand(*of);
    expand_copies_in(f);  // fills
  }
}

}  // namespace pewter::metal
