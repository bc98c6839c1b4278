#include "kernels/metal/compiler/analysis/masked_accesses.hpp"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <vector>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/analysis/targets.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

/// A masked intrinsic and its operands.
struct masked_access {
  explicit masked_access(IntrinsicInst& i) : call(i), id(i.getIntrinsicID()) {
    loads = id == Intrinsic::masked_gather || id == Intrinsic::masked_load;
    by_lane = id == Intrinsic::masked_gather || id == Intrinsic::masked_scatter;
    place = i.getArgOperand(loads ? 0 : 1);
    mask = i.getArgOperand(loads ? 1 : 2);
    data = i.getArgOperand(loads ? 2 : 0);  // of a load: what inactive lanes get
    type = cast<FixedVectorType>(data->getType());
  }
  IntrinsicInst& call;
  Intrinsic::ID id;
  bool loads = false, by_lane = false;
  Value *place = nullptr, *mask = nullptr, *data = nullptr;
  FixedVectorType* type = nullptr;
};

bool is_access(const Instruction& i) {
  const auto* c = dyn_cast<IntrinsicInst>(&i);
  if (c == nullptr) return false;
  switch (c->getIntrinsicID()) {
    case Intrinsic::masked_gather:
    case Intrinsic::masked_scatter:
    case Intrinsic::masked_load:
    case Intrinsic::masked_store:
      return true;
    default:
      return false;
  }
}

bool has_instruction(const masked_access& a, unsigned bits, const std::string& target) {
  const masked_access_kind masks = find_target(target).masks;
  if (masks == masked_access_kind::all) return !a.by_lane || bits >= 32;
  return masks == masked_access_kind::words && !a.by_lane && bits >= 32;
}

/// Whether there is something for it that LLVM would make branches of, lane by lane.
bool lacks_instruction(const masked_access& a, const DataLayout& layout, const std::string& target) {
  const auto bits = static_cast<unsigned>(layout.getTypeSizeInBits(a.type->getElementType()));
  const unsigned lanes = a.type->getNumElements();
  return bits % 8 == 0 && !has_instruction(a, bits, target) &&
         (lanes <= lane_count || lanes % lane_count == 0);
}

/// Elements of 1 or 2 bytes at any address. An aligned word never lies in two pages; bytes in it that are not
/// the buffer's are shifted out. If 2 bytes lie in two words, 4 unaligned bytes that hold both are read.
Value* gather_of_words(IRBuilder<>& b, const masked_access& a, unsigned bits) {
  const auto with = [&](Type* element) { return VectorType::get(element, a.type->getElementCount()); };
  Type *words = with(b.getInt32Ty()), *addresses = with(b.getInt64Ty());
  Value* address = b.CreatePtrToInt(a.place, addresses);
  Value* from = b.CreateAnd(address, ConstantInt::getSigned(addresses, -4));
  Value* byte = b.CreateAnd(b.CreateTrunc(address, words), ConstantInt::get(words, 3));
  if (bits == 16) {  // 1 where the element begins at byte 3
    Value* later = b.CreateLShr(b.CreateAdd(byte, ConstantInt::get(words, 1)), 2);
    from = b.CreateAdd(from, b.CreateZExt(later, addresses));
    byte = b.CreateSub(byte, later);
  }
  Value* place = b.CreateIntToPtr(from, a.place->getType());
  CallInst* word = b.CreateMaskedGather(words, place, Align(1), a.mask);
  word->copyMetadata(a.call, {LLVMContext::MD_alias_scope, LLVMContext::MD_noalias});
  Value* shifted = b.CreateLShr(word, b.CreateShl(byte, ConstantInt::get(words, 3)));
  Value* made = b.CreateBitCast(b.CreateTrunc(shifted, with(b.getIntNTy(bits))), a.type);
  return isa<UndefValue>(a.data) ? made : b.CreateSelect(a.mask, made, a.data);
}

/// for each bit of mask: body(its index); leaves b behind the loop.
template <class Body>
void for_each_bit(IRBuilder<>& b, Value* mask, const Body& body) {
  Function* f = b.GetInsertBlock()->getParent();
  BasicBlock* before = b.GetInsertBlock();
  BasicBlock* loop = BasicBlock::Create(b.getContext(), "loop", f);
  BasicBlock* done = BasicBlock::Create(b.getContext(), "done", f);
  b.CreateCondBr(b.CreateIsNull(mask), done, loop);
  b.SetInsertPoint(loop);
  PHINode* left = b.CreatePHI(mask->getType(), 2);
  left->addIncoming(mask, before);
  body(first_bit(b, left));
  Value* rest = b.CreateAnd(left, b.CreateSub(left, ConstantInt::get(mask->getType(), 1)));
  left->addIncoming(rest, loop);
  b.CreateCondBr(b.CreateIsNull(rest), done, loop);
  b.SetInsertPoint(done);
}

std::string name_of(const masked_access& a, Type* element) {
  std::string text;
  raw_string_ostream out(text);
  out << "pewter." << (a.by_lane ? "lanes." : "row.") << (a.loads ? "load." : "store.") << *element;
  return text;
}

/// (data, place, bits of the mask), for 32 lanes; a load returns its data with what was read.
Function* helper(Module& m, const masked_access& a) {
  Type* element = a.type->getElementType();
  const std::string name = name_of(a, element);
  if (Function* known = m.getFunction(name)) return known;
  IRBuilder<> b(m.getContext());
  Type* vector = FixedVectorType::get(element, lane_count);
  Type* place = a.by_lane ? FixedVectorType::get(b.getPtrTy(), lane_count) : static_cast<Type*>(b.getPtrTy());
  auto* type = FunctionType::get(a.loads ? vector : b.getVoidTy(), {vector, place, b.getInt32Ty()}, false);
  Function* f = Function::Create(type, GlobalValue::InternalLinkage, name, m);
  f->addFnAttr(Attribute::NoInline);
  f->addFnAttr(Attribute::NoUnwind);
  Value *data = f->getArg(0), *at = f->getArg(1), *mask = f->getArg(2);
  b.SetInsertPoint(BasicBlock::Create(m.getContext(), "entry", f));
  AllocaInst* elements = b.CreateAlloca(vector);
  AllocaInst* places = a.by_lane ? b.CreateAlloca(place) : nullptr;
  if (!a.by_lane) {
    BasicBlock* all = BasicBlock::Create(m.getContext(), "all", f);
    BasicBlock* some = BasicBlock::Create(m.getContext(), "some", f);
    b.CreateCondBr(b.CreateICmpEQ(mask, b.getInt32(~0u)), all, some);
    b.SetInsertPoint(all);
    if (a.loads) {
      b.CreateRet(b.CreateAlignedLoad(vector, at, Align(1)));
    } else {
      b.CreateAlignedStore(data, at, Align(1));
      b.CreateRetVoid();
    }
    b.SetInsertPoint(some);
  }
  b.CreateStore(data, elements);
  if (a.by_lane) b.CreateStore(at, places);
  for_each_bit(b, mask, [&](Value* lane) {
    Value* there = a.by_lane ? b.CreateLoad(b.getPtrTy(), b.CreateGEP(b.getPtrTy(), places, lane))
                             : b.CreateGEP(element, at, lane);
    Value* here = b.CreateGEP(element, elements, lane);
    Value* moved = b.CreateAlignedLoad(element, a.loads ? there : here, Align(1));
    b.CreateAlignedStore(moved, a.loads ? here : there, Align(1));
  });
  if (a.loads) {
    b.CreateRet(b.CreateLoad(vector, elements));
  } else {
    b.CreateRetVoid();
  }
  return f;
}

/// An access of fewer than 32 lanes: inactive lanes fill it up.
Value* by_wider_call(IRBuilder<>& b, Module& m, const masked_access& a) {
  SmallVector<int> lanes, own;
  for (unsigned n = 0; n < lane_count; ++n)
    lanes.push_back(static_cast<int>(std::min(n, a.type->getNumElements())));
  for (unsigned n = 0; n < a.type->getNumElements(); ++n) own.push_back(static_cast<int>(n));
  const auto wide = [&](Value* v) {
    return b.CreateShuffleVector(v, Constant::getNullValue(v->getType()), lanes);
  };
  Value* bits = b.CreateBitCast(wide(a.mask), b.getInt32Ty());
  Value* made = b.CreateCall(helper(m, a), {wide(a.data), a.by_lane ? wide(a.place) : a.place, bits});
  return a.loads ? b.CreateShuffleVector(made, own) : made;
}

/// 32 lanes by 32.
Value* by_calls(IRBuilder<>& b, Module& m, const masked_access& a) {
  if (a.type->getNumElements() < lane_count) return by_wider_call(b, m, a);
  Function* f = helper(m, a);
  const unsigned count = a.type->getNumElements();
  const auto part = [&](Value* v, unsigned first) {
    SmallVector<int> lanes;
    for (unsigned n = 0; n < lane_count; ++n) lanes.push_back(static_cast<int>(first + n));
    return count == lane_count ? v : b.CreateShuffleVector(v, lanes);
  };
  Value* whole = nullptr;
  for (unsigned first = 0; first < count; first += lane_count) {
    Value* bits = b.CreateBitCast(part(a.mask, first), b.getInt32Ty());
    Value* place =
        a.by_lane ? part(a.place, first) : b.CreateGEP(a.type->getElementType(), a.place, b.getInt64(first));
    Value* made = b.CreateCall(f, {part(a.data, first), place, bits});
    if (!a.loads) continue;
    if (count == lane_count) return made;
    SmallVector<int> widened, blend;
    for (unsigned n = 0; n < count; ++n) {
      const bool is_new = n >= first && n < first + lane_count;
      widened.push_back(is_new ? static_cast<int>(n - first) : -1);
      blend.push_back(static_cast<int>(is_new ? count + n : n));
    }
    Value* wide = b.CreateShuffleVector(made, widened);
    whole = whole == nullptr ? wide : b.CreateShuffleVector(whole, wide, blend);
  }
  return whole;
}

}  // namespace

void lower_masked_accesses(Module& m, const std::string& target) {
  std::vector<IntrinsicInst*> all;
  for (Function& f : m) {
    for (Instruction& i : instructions(f)) {
      if (is_access(i)) all.push_back(cast<IntrinsicInst>(&i));
    }
  }
  const bool gathers = find_target(target).masks == masked_access_kind::all;
  for (IntrinsicInst* i : all) {
    const masked_access a(*i);
    if (!lacks_instruction(a, m.getDataLayout(), target)) continue;
    const auto bits = static_cast<unsigned>(m.getDataLayout().getTypeSizeInBits(a.type->getElementType()));
    IRBuilder<> b(i);
    Value* made = nullptr;
    if (gathers && a.loads && a.by_lane && (bits == 8 || bits == 16)) {
      made = gather_of_words(b, a, bits);
    } else if (isa<Constant>(a.mask)) {
      continue;
    } else {
      made = by_calls(b, m, a);
    }
    if (a.loads) i->replaceAllUsesWith(made);
    i->eraseFromParent();
  }
}

bool is_of_buffer(const Instruction& i) {
  return i.hasMetadata(LLVMContext::MD_noalias) && !i.hasMetadata(LLVMContext::MD_alias_scope);
}

bool is_lane_by_lane(const Instruction& i, const std::string& target) {
  if (!is_access(i)) return false;
  const masked_access a(*const_cast<IntrinsicInst*>(cast<IntrinsicInst>(&i)));
  return !isa<Constant>(a.mask) && lacks_instruction(a, i.getDataLayout(), target);
}

void keep_masked_loads_in_place(Module& m) {
  for (Function& f : m) {
    for (Instruction& i : make_early_inc_range(instructions(f))) {
      auto* load = dyn_cast<IntrinsicInst>(&i);
      if (load == nullptr || load->getIntrinsicID() != Intrinsic::masked_load) continue;
      if (isa<Constant>(masked_access(*load).mask)) continue;
      auto* frozen = new FreezeInst(load, "", std::next(load->getIterator()));
      load->replaceUsesWithIf(frozen, [&](Use& u) { return u.getUser() != frozen; });
    }
  }
}

void blend_after_loads(Module& m, const std::string& target) {
  if (find_target(target).masks != masked_access_kind::words) return;
  for (Function& f : m) {
    for (Instruction& i : make_early_inc_range(instructions(f))) {
      auto* load = dyn_cast<IntrinsicInst>(&i);
      if (load == nullptr || load->getIntrinsicID() != Intrinsic::masked_load) continue;
      const masked_access a(*load);
      if (isa<UndefValue>(a.data)) continue;
      load->setArgOperand(2, PoisonValue::get(a.type));
      IRBuilder<> b(load->getNextNode());
      auto* blended = SelectInst::Create(a.mask, load, a.data);
      b.Insert(blended);
      load->replaceUsesWithIf(blended, [&](Use& u) { return u.getUser() != blended; });
    }
  }
}

}  // namespace pewter::metal
