#include "kernels/metal/compiler/import/types/bfloat.hpp"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <vector>

namespace pewter::metal {
namespace {

using namespace llvm;

bool is_bfloat(const Type* t) { return t->getScalarType()->isBFloatTy(); }

/// A type with the elements of another.
Type* with_elements(Type* like, Type* element) {
  auto* v = dyn_cast<VectorType>(like);
  return v == nullptr ? element : VectorType::get(element, v->getElementCount());
}

/// Its bits are the upper half of the same float's.
Value* extended(IRBuilder<>& b, Value* x) {
  Type* shorts = with_elements(x->getType(), b.getInt16Ty());
  Type* words = with_elements(x->getType(), b.getInt32Ty());
  Value* bits = b.CreateShl(b.CreateZExt(b.CreateBitCast(x, shorts), words), 16);
  return b.CreateBitCast(bits, with_elements(x->getType(), b.getFloatTy()));
}

/// x rounded to the nearest, ties to even; a NaN stays one.
Value* rounded(IRBuilder<>& b, Value* x) {
  Type* words = with_elements(x->getType(), b.getInt32Ty());
  const auto number = [&](std::uint64_t n) { return ConstantInt::get(words, n); };
  Value* bits = b.CreateBitCast(x, words);
  Value* odd = b.CreateAnd(b.CreateLShr(bits, 16), number(1));
  Value* up = b.CreateAdd(b.CreateAdd(bits, number(0x7fff)), odd);
  Value* quiet = b.CreateOr(bits, number(0x400000));
  Value* chosen = b.CreateSelect(b.CreateFCmpUNO(x, x), quiet, up);
  Value* upper = b.CreateTrunc(b.CreateLShr(chosen, 16), with_elements(x->getType(), b.getInt16Ty()));
  return b.CreateBitCast(upper, with_elements(x->getType(), b.getBFloatTy()));
}

Value* converted(IRBuilder<>& b, CastInst& c) {
  Value* from = c.getOperand(0);
  Type* to = c.getType();
  Type* floats = with_elements(to, b.getFloatTy());
  if (c.getOpcode() == Instruction::BitCast) return nullptr;
  if (is_bfloat(from->getType())) {
    from = extended(b, from);
    return from->getType() == to ? from : b.CreateCast(c.getOpcode(), from, to);
  }
  return rounded(b, from->getType() == floats ? from : b.CreateCast(c.getOpcode(), from, floats));
}

Value* as_shorts(IRBuilder<>& b, Value* x) {
  return is_bfloat(x->getType()) ? b.CreateBitCast(x, with_elements(x->getType(), b.getInt16Ty())) : x;
}

/// What only moves elements moves them as integers: LLVM takes masked loads of bfloat apart into conversions.
Value* moved(IRBuilder<>& b, Instruction& i) {
  Type* type = is_bfloat(i.getType()) ? with_elements(i.getType(), b.getInt16Ty()) : i.getType();
  Value* instead = nullptr;
  if (auto* c = dyn_cast<IntrinsicInst>(&i)) {
    const Intrinsic::ID id = c->getIntrinsicID();
    if (id != Intrinsic::masked_load && id != Intrinsic::masked_store && id != Intrinsic::masked_gather &&
        id != Intrinsic::masked_scatter)
      return nullptr;
    const bool loads = type != b.getVoidTy();
    SmallVector<Value*> arguments;
    for (Value* a : c->args()) arguments.push_back(as_shorts(b, a));
    Type* data = loads ? type : arguments[0]->getType();
    Value* address = c->getArgOperand(loads ? 0 : 1);
    CallInst* call = b.CreateIntrinsic(id, {data, address->getType()}, arguments);
    call->setAttributes(c->getAttributes());
    call->copyMetadata(*c);
    instead = call;
  } else if (auto* s = dyn_cast<SelectInst>(&i)) {
    instead =
        b.CreateSelect(s->getCondition(), as_shorts(b, s->getTrueValue()), as_shorts(b, s->getFalseValue()));
  } else if (auto* v = dyn_cast<ShuffleVectorInst>(&i)) {
    instead = b.CreateShuffleVector(as_shorts(b, v->getOperand(0)), as_shorts(b, v->getOperand(1)),
                                    v->getShuffleMask());
  } else if (auto* n = dyn_cast<InsertElementInst>(&i)) {
    instead = b.CreateInsertElement(as_shorts(b, n->getOperand(0)), as_shorts(b, n->getOperand(1)),
                                    n->getOperand(2));
  } else if (auto* e = dyn_cast<ExtractElementInst>(&i)) {
    instead = b.CreateExtractElement(as_shorts(b, e->getVectorOperand()), e->getIndexOperand());
  }
  return instead == nullptr || instead->getType() == i.getType() ? instead
                                                                 : b.CreateBitCast(instead, i.getType());
}

/// What stands for an instruction; null: it stays.
Value* lowered(IRBuilder<>& b, Instruction& i) {
  if (auto* c = dyn_cast<CastInst>(&i)) return converted(b, *c);
  if (auto* c = dyn_cast<FCmpInst>(&i))
    return b.CreateFCmp(c->getPredicate(), extended(b, c->getOperand(0)), extended(b, c->getOperand(1)));
  if (auto* o = dyn_cast<BinaryOperator>(&i))
    return rounded(
        b, b.CreateBinOp(o->getOpcode(), extended(b, o->getOperand(0)), extended(b, o->getOperand(1))));
  if (i.getOpcode() == Instruction::FNeg) return rounded(b, b.CreateFNeg(extended(b, i.getOperand(0))));
  return moved(b, i);
}

}  // namespace

void lower_bfloat(Module& m) {
  std::vector<Instruction*> all;
  for (Function& f : m) {
    for (Instruction& i : instructions(f)) {
      const bool reads = any_of(i.operands(), [](const Use& u) { return is_bfloat(u->getType()); });
      if (reads || is_bfloat(i.getType())) all.push_back(&i);
    }
  }
  for (Instruction* i : all) {
    IRBuilder<> b(i);
    if (isa<FPMathOperator>(i)) b.setFastMathFlags(i->getFastMathFlags());
    Value* instead = lowered(b, *i);
    if (instead == nullptr) continue;
    i->replaceAllUsesWith(instead);
    i->eraseFromParent();
  }
}

void move_bfloat_as_integers(Function& f) {
  std::vector<Instruction*> all;
  for (Instruction& i : instructions(f)) all.push_back(&i);
  for (Instruction* i : all) {
    IRBuilder<> b(i);
    Type* const shorts = b.getInt16Ty();
    if (auto* store = dyn_cast<StoreInst>(i);
        store != nullptr && store->getValueOperand()->getType()->isBFloatTy()) {
      store->setOperand(0, b.CreateBitCast(store->getValueOperand(), shorts));
    } else if (!i->getType()->isBFloatTy()) {
      continue;
    } else if (auto* load = dyn_cast<LoadInst>(i)) {
      LoadInst* made =
          b.CreateAlignedLoad(shorts, load->getPointerOperand(), load->getAlign(), load->isVolatile());
      i->replaceAllUsesWith(b.CreateBitCast(made, i->getType()));
      i->eraseFromParent();
    } else if (auto* select = dyn_cast<SelectInst>(i)) {
      Value* made = b.CreateSelect(select->getCondition(), b.CreateBitCast(select->getTrueValue(), shorts),
                                   b.CreateBitCast(select->getFalseValue(), shorts));
      i->replaceAllUsesWith(b.CreateBitCast(made, i->getType()));
      i->eraseFromParent();
    } else if (auto* phi = dyn_cast<PHINode>(i)) {
      PHINode* made = b.CreatePHI(shorts, phi->getNumIncomingValues());
      b.SetInsertPoint(phi->getParent(), phi->getParent()->getFirstInsertionPt());
      phi->replaceAllUsesWith(b.CreateBitCast(made, phi->getType()));
      for (unsigned n = 0; n < phi->getNumIncomingValues(); ++n) {
        BasicBlock* from = phi->getIncomingBlock(n);
        const int known = made->getBasicBlockIndex(from);  // a switch may come from one block by two ways
        b.SetInsertPoint(from->getTerminator());
        made->addIncoming(known >= 0 ? made->getIncomingValue(static_cast<unsigned>(known))
                                     : b.CreateBitCast(phi->getIncomingValue(n), shorts),
                          from);
      }
      phi->eraseFromParent();
    }
  }
}

}  // namespace pewter::metal
