#include "kernels/metal/compiler/vectorize/value_mapping.hpp"

#include <llvm/IR/Constants.h>
#include <llvm/Support/raw_ostream.h>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

using namespace llvm;

void value_mapping::begin() {
  new_ = create_body(*kernel().getParent(), kernel().getName() + "." + which().suffix + ".body");
  for (const Attribute a : kernel().getAttributes().getFnAttrs()) {
    if (a.isStringAttribute() && a.getKindAsString().starts_with("target-")) new_->addFnAttr(a);
  }
}

void value_mapping::fail(const Twine& text, const Value* v) {
  if (!reason_.empty()) return;
  raw_string_ostream out(reason_);
  out << text;
  if (v != nullptr) out << ":" << *v;
}

unsigned value_mapping::registers() const {
  const StringRef cpu = kernel().getFnAttribute("target-cpu").getValueAsString();
  return cpu == "x86-64-v4" ? 16 : cpu == "x86-64-v3" ? 8 : cpu == "x86-64-v2" ? 4 : 0;
}

Value* value_mapping::scalar(Value* v) {
  if (isa<Constant>(v)) return v;
  const auto found = scalars_.find(v);
  if (found != scalars_.end()) return found->second;
  fail("no scalar value", v);
  return PoisonValue::get(v->getType());
}

Value* value_mapping::steps(Type* integer, std::int64_t stride) {
  return steps(integer, lane_count, 0, stride);
}

Value* value_mapping::steps(Type* integer, unsigned width, std::int64_t quotient, std::int64_t remainder) {
  SmallVector<Constant*> all;
  for (unsigned lane = 0; lane < lane_count; ++lane) {
    const std::int64_t n = lane / width * quotient + lane % width * remainder;
    all.push_back(ConstantInt::get(integer, static_cast<std::uint64_t>(n), false, true));
  }
  return ConstantVector::get(all);
}

/// The first lane's value of the nth `width` lanes; the value may have more.
Value* value_mapping::piece(Value* v, unsigned n, unsigned width) {
  if (isa<Constant>(v)) return v;
  const shape s = shapes_.of(v);
  const unsigned lane = n * width;
  Value* base = s.is_linear() ? scalar(v) : pieces_.lookup(v)[lane / s.width];
  const std::int64_t offset = s.stride * (lane % s.width);
  if (offset == 0) return base;
  return base->getType()->isPointerTy()
             ? b_.CreateGEP(b_.getInt8Ty(), base, b_.getInt64(static_cast<std::uint64_t>(offset)))
             : b_.CreateAdd(base, ConstantInt::getSigned(base->getType(), offset));
}

Value* value_mapping::lanes_of_piece(Value* lanes, unsigned n, unsigned width) {
  SmallVector<int> source;
  for (unsigned lane = 0; lane < width; ++lane) source.push_back(static_cast<int>(n * width + lane));
  return b_.CreateShuffleVector(lanes, source);
}

/// Whether any of its lanes is; there is a mask.
Value* value_mapping::piece_is_active(unsigned n, unsigned width) {
  const std::uint32_t own = ((1u << width) - 1) << (n * width);
  return b_.CreateICmpNE(b_.CreateAnd(bits_of(mask_), b_.getInt32(own)), b_.getInt32(0));
}

Value* value_mapping::vector(Value* v) {
  if (auto* c = dyn_cast<Constant>(v)) {
    if (isa<PoisonValue>(c)) return PoisonValue::get(vector_type(c->getType()));
    if (isa<UndefValue>(c)) return UndefValue::get(vector_type(c->getType()));
    return ConstantVector::getSplat(ElementCount::getFixed(lane_count), c);
  }
  const auto found = vectors_.find(v);
  if (found != vectors_.end()) return found->second;
  Value* base = scalar(v);
  Builder::InsertPointGuard guard(b_);
  if (auto* i = dyn_cast<Instruction>(base)) {
    b_.SetInsertPoint(i->getParent(),
                      isa<PHINode>(i) ? i->getParent()->getFirstNonPHIIt() : std::next(i->getIterator()));
  } else {
    b_.SetInsertPoint(&new_->getEntryBlock(), new_->getEntryBlock().getFirstInsertionPt());
  }
  Value* result = splat(base);
  const shape s = shapes_.of(v);
  if (s.stride != 0) {
    result = base->getType()->isPointerTy()
                 ? b_.CreateGEP(b_.getInt8Ty(), result, steps(b_.getInt64Ty(), s.stride))
                 : b_.CreateAdd(result, steps(base->getType(), s.stride));
  }
  return vectors_[v] = result;
}

Value* value_mapping::all_ones() {
  return ConstantVector::getSplat(ElementCount::getFixed(lane_count), b_.getTrue());
}

Value* value_mapping::bits_of(Value* mask) { return b_.CreateBitCast(mask, b_.getInt32Ty()); }

Value* value_mapping::any(Value* mask) { return b_.CreateICmpNE(bits_of(mask), b_.getInt32(0)); }

/// Lanes in both; the inner condition may be poison in lanes outside of `outer`.
Value* value_mapping::both(Value* outer, Value* inner) {
  if (outer == nullptr) return inner;
  return b_.CreateSelect(outer, inner, Constant::getNullValue(inner->getType()));
}

Value* value_mapping::first_lane(Value* bits) {
  return b_.CreateBinaryIntrinsic(Intrinsic::cttz, bits, b_.getFalse());
}

Value* value_mapping::context_u32(std::size_t offset) {
  return constant_load(b_, b_.getInt32Ty(), new_->getArg(body_arguments::simdgroup), offset);
}

Value* value_mapping::context_pointer(std::size_t offset) {
  return constant_load(b_, b_.getPtrTy(), new_->getArg(body_arguments::simdgroup), offset);
}

Value* value_mapping::lane_value(Value* original, Value* lane) {
  if (shapes_.is_uniform(original)) return scalar(original);
  return b_.CreateExtractElement(vector(original), lane);
}

Value* value_mapping::for_each_lane(Type* result, const body_of_lane& body) {
  const bool has_result = result != nullptr && !result->isVoidTy();
  Value* all = mask_ == nullptr ? static_cast<Value*>(b_.getInt32(~0u)) : bits_of(mask_);
  BasicBlock* before = b_.GetInsertBlock();
  BasicBlock* loop = BasicBlock::Create(b_.getContext(), "lane", new_);
  BasicBlock* after = BasicBlock::Create(b_.getContext(), "lanes.done", new_);
  loop->moveAfter(before);
  after->moveAfter(loop);
  b_.CreateBr(loop);
  b_.SetInsertPoint(loop);
  PHINode* left = b_.CreatePHI(b_.getInt32Ty(), 2);
  PHINode* so_far = has_result ? b_.CreatePHI(vector_type(result), 2) : nullptr;
  Value* lane = first_bit(b_, left);
  Value* value = body(b_, lane);
  Value* next = has_result ? b_.CreateInsertElement(so_far, value, lane) : nullptr;
  Value* rest = b_.CreateAnd(left, b_.CreateSub(left, b_.getInt32(1)));
  left->addIncoming(all, before);
  left->addIncoming(rest, b_.GetInsertBlock());
  if (has_result) {
    so_far->addIncoming(PoisonValue::get(vector_type(result)), before);
    so_far->addIncoming(next, b_.GetInsertBlock());
  }
  b_.CreateCondBr(b_.CreateICmpNE(rest, b_.getInt32(0)), loop, after);
  b_.SetInsertPoint(after);
  return next;
}

Value* value_mapping::if_all_active(const std::function<Value*()>& a, const std::function<Value*()>& b) {
  if (mask_ == nullptr) return a();
  BasicBlock* before = b_.GetInsertBlock();
  BasicBlock* all = BasicBlock::Create(b_.getContext(), "all", new_);
  BasicBlock* some = BasicBlock::Create(b_.getContext(), "some", new_);
  BasicBlock* after = BasicBlock::Create(b_.getContext(), "joined", new_);
  all->moveAfter(before);
  some->moveAfter(all);
  after->moveAfter(some);
  b_.CreateCondBr(b_.CreateICmpEQ(bits_of(mask_), b_.getInt32(~0u)), all, some);
  b_.SetInsertPoint(all);
  Value* x = a();
  b_.CreateBr(after);
  b_.SetInsertPoint(some);
  Value* y = b();
  b_.CreateBr(after);
  b_.SetInsertPoint(after);
  if (x == nullptr || x->getType()->isVoidTy()) return nullptr;
  PHINode* phi = b_.CreatePHI(x->getType(), 2);
  phi->addIncoming(x, all);
  phi->addIncoming(y, some);
  return phi;
}

}  // namespace pewter::metal
