#include "kernels/metal/compiler/lowering/mask_storage.hpp"
#include "kernels/metal/compiler/analysis/targets.hpp"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

#include <map>
#include <vector>

namespace pewter::metal {
namespace {

using namespace llvm;

/// Masks of as many lanes as a vector register has bytes go between blocks in one already.
bool is_wide_mask(const Value& v) {
  const auto* type = dyn_cast<FixedVectorType>(v.getType());
  return type != nullptr && type->getElementType()->isIntegerTy(1) && type->getNumElements() > 16;
}

class masks_of_function {
 public:
  explicit masks_of_function(Function& f) : b_(f.getContext()) {
    for (Instruction& i : instructions(f)) {
      if (is_wide_mask(i)) masks_.push_back(&i);
    }
  }

  void keep_as_bytes() {
    for (Instruction* i : masks_) {
      auto* phi = dyn_cast<PHINode>(i);
      if (phi == nullptr) continue;
      b_.SetInsertPoint(phi);
      bytes_[phi] = b_.CreatePHI(bytes_type(*phi), phi->getNumIncomingValues());
    }
    for (Instruction* i : masks_) {
      if (auto* phi = dyn_cast<PHINode>(i)) fill(*phi);
    }
    for (Instruction* i : masks_) replace_uses(*i);
    for (Instruction* i : masks_) {
      if (isa<PHINode>(i)) i->eraseFromParent();
    }
  }

 private:
  static Type* bytes_type(const Value& mask) {
    return FixedVectorType::get(Type::getInt8Ty(mask.getContext()),
                                cast<FixedVectorType>(mask.getType())->getNumElements());
  }

  Value* bytes_of(Value* mask) {
    auto* i = dyn_cast<Instruction>(mask);
    if (i == nullptr) return b_.CreateSExt(mask, bytes_type(*mask));
    Value*& known = bytes_[i];
    if (known == nullptr) {
      b_.SetInsertPoint(i->getNextNode());
      known = b_.CreateSExt(i, bytes_type(*i));
    }
    return known;
  }

  void fill(PHINode& phi) {
    for (unsigned n = 0; n < phi.getNumIncomingValues(); ++n) {
      b_.SetInsertPoint(phi.getIncomingBlock(n)->getTerminator());
      cast<PHINode>(bytes_[&phi])->addIncoming(bytes_of(phi.getIncomingValue(n)), phi.getIncomingBlock(n));
    }
  }

  /// Outside of the block of a mask its bytes are asked, once a block; those of a phi also within.
  void replace_uses(Instruction& mask) {
    std::map<BasicBlock*, Value*> local;
    for (Use& u : make_early_inc_range(mask.uses())) {
      auto* user = cast<Instruction>(u.getUser());
      BasicBlock* block = user->getParent();
      if ((isa<PHINode>(user) && is_wide_mask(*user)) || user == bytes_[&mask]) continue;
      if (block == mask.getParent() && !isa<PHINode>(mask)) continue;
      Value*& asked = local[block];
      if (asked == nullptr) {
        Value* bytes = bytes_of(&mask);
        b_.SetInsertPoint(block, block->getFirstInsertionPt());
        asked = b_.CreateICmpSLT(bytes, Constant::getNullValue(bytes->getType()));
      }
      u.set(asked);
    }
  }

  IRBuilder<> b_;
  std::vector<Instruction*> masks_;
  std::map<Instruction*, Value*> bytes_;
};

}  // namespace

void keep_masks_as_bytes(Module& m, const std::string& target) {
  if (find_target(target).masks != masked_access_kind::none) return;
  for (Function& f : m) {
    if (!f.isDeclaration()) masks_of_function(f).keep_as_bytes();
  }
}

}  // namespace pewter::metal
