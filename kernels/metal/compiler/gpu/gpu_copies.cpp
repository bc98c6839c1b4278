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
#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "kernels/metal/compiler/import/import_ir.hpp"
#include "kernels/metal/compiler/import/memory/alignment_promises.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr std::uint64_t largest_access = 16;  ///< bytes of the largest access

/// What is to be copied, and what is known of it.
struct known_copy {
  MemTransferInst& of;
  std::uint64_t length;
  std::uint64_t element;   ///< bytes; each address is a multiple of it
  std::uint64_t promised;  ///< likewise, as types say
};

/// Copies pieces of `largest` bytes, and the rest by smaller ones; all is loaded before anything is stored.
/// Pieces consist of elements; those that are not tested claim no more, and have the copy's hint.
void copy(IRBuilder<>& b, const known_copy& c, std::uint64_t largest, bool is_tested) {
  const auto mark = [&](Instruction* access) {
    if (is_tested)
      access->setMetadata(known_address, MDNode::get(b.getContext(), {}));
    else
      access->copyMetadata(c.of, {LLVMContext::MD_alias_scope});
    return access;
  };
  struct piece {
    Value* value;
    std::uint64_t offset;
    Align alignment;
  };
  SmallVector<piece> loaded;
  const auto at = [&](Value* p, std::uint64_t offset) {
    return b.CreateConstInBoundsGEP1_64(b.getInt8Ty(), p, offset);
  };
  for (std::uint64_t offset = 0, size = 0; offset < c.length; offset += size) {
    for (size = largest; size > c.length - offset;) size /= 2;
    const std::uint64_t element = std::min(size, is_tested ? std::uint64_t{4} : c.element);
    Type* type = b.getIntNTy(static_cast<unsigned>(8 * element));
    if (size > element) type = FixedVectorType::get(type, static_cast<unsigned>(size / element));
    const Align alignment(is_tested ? size : element);
    loaded.push_back(
        {mark(b.CreateAlignedLoad(type, at(c.of.getSource(), offset), alignment)), offset, alignment});
  }
  for (const piece& p : loaded)
    mark(b.CreateAlignedStore(p.value, at(c.of.getDest(), p.offset), p.alignment));
}

bool is_own(const Value* p) { return isa<AllocaInst>(getUnderlyingObject(p)); }

/// What is known of a copy: a float4 is known to be aligned as its elements only.
known_copy known_of(MemTransferInst& of) {
  const std::uint64_t element = std::min(
      {of.getDestAlign().valueOrOne().value(), of.getSourceAlign().valueOrOne().value(), std::uint64_t{4}});
  return {of, cast<ConstantInt>(of.getLength())->getZExtValue(), element,
          std::clamp(promised_alignment(of), element, std::uint64_t{4})};
}

void expand(MemTransferInst& of) {
  const known_copy c = known_of(of);
  IRBuilder<> b(&of);
  const bool is_of_thread = is_own(of.getDest()) || is_own(of.getSource());  // registers, later
  if (!is_of_thread && c.length >= largest_access / 2) {
    const std::uint64_t wanted =
        c.length % largest_access == 0 ? largest_access : std::min(largest_access / 2, c.length & -c.length);
    if (wanted > c.element) {
      const auto bits = [&](Value* p) { return b.CreatePtrToInt(p, b.getInt64Ty()); };
      Value* both = b.CreateOr(bits(of.getDest()), bits(of.getSource()));
      Value* is_whole = b.CreateICmpEQ(b.CreateAnd(both, wanted - 1), b.getInt64(0));
      Instruction *then = nullptr, *otherwise = nullptr;
      SplitBlockAndInsertIfThenElse(is_whole, of.getIterator(), &then, &otherwise,
                                    MDBuilder(b.getContext()).createLikelyBranchWeights());
      b.SetInsertPoint(then);
      copy(b, c, wanted, true);
      b.SetInsertPoint(otherwise);
    }
  }
  copy(b, c, c.promised, false);
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
