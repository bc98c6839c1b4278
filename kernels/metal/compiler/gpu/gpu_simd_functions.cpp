// The SIMD-group functions on a warp: 32 lanes that may be in different branches.
//
// Full SIMD groups combine in the CPU's order, so that sums have the same bits; others combine the active
// lanes from the lowest one on, as the reference way does.
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicsNVPTX.h>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr std::uint32_t whole_warp = 0xffffffff;

/// One function's body: of a value and the active lanes.
class warp_body {
 public:
  warp_body(Function& f, const builtin& what) : f_(f), b_(f.getContext()), what_(what) {
    b_.SetInsertPoint(BasicBlock::Create(f.getContext(), "start", &f));
    active_ = f.getArg(static_cast<unsigned>(f.arg_size()) - 1);
  }

  void write() {
    const StringRef name = what_.name;
    if (name == "ballot") return result(b_.CreateZExt(ballot(f_.getArg(0)), f_.getReturnType()));
    if (name == "is_first") return result(b_.CreateICmpEQ(lane(), first()));
    Value* x = f_.getArg(0);
    if (name == "broadcast_first") return result(from_lane(x, first()));
    if (name == "broadcast" || name == "shuffle") return result(from_lane(x, f_.getArg(1)));
    if (name == "shuffle_xor") return result(from_lane(x, b_.CreateXor(lane(), f_.getArg(1))));
    if (name == "shuffle_up" || name == "shuffle_down") return result(from_lane(x, shifted(name)));
    if (name.starts_with("quad_")) return result(quad(x, name.drop_front(5)));
    if (name.starts_with("prefix_")) return scan(x);
    reduce(x);
  }

 private:
  void result(Value* v) { b_.CreateRet(v); }

  Value* lane() {
    return b_.CreateIntrinsic(Intrinsic::nvvm_read_ptx_sreg_laneid, ArrayRef<Type*>(), ArrayRef<Value*>());
  }
  Value* first() { return b_.CreateBinaryIntrinsic(Intrinsic::cttz, active_, b_.getTrue()); }
  Value* ballot(Value* bit) {
    return b_.CreateIntrinsic(Intrinsic::nvvm_vote_ballot_sync, {}, {active_, bit});
  }

  /// Outside of the SIMD group: its own lane.
  Value* shifted(StringRef name) {
    Value *own = lane(), *by = f_.getArg(1);
    const bool up = name == "shuffle_up";
    Value* outside =
        up ? b_.CreateICmpULT(own, by) : b_.CreateICmpULT(b_.CreateSub(b_.getInt32(31), own), by);
    return b_.CreateSelect(outside, own, up ? b_.CreateSub(own, by) : b_.CreateAdd(own, by));
  }

  /// The value that another lane has, modulo 32.
  Value* from_lane(Value* x, Value* source) {
    if (x->getType()->isFloatTy())
      return b_.CreateIntrinsic(Intrinsic::nvvm_shfl_sync_idx_f32, {}, {active_, x, source, b_.getInt32(31)});
    const auto word = [&](Value* w) -> Value* {
      return b_.CreateIntrinsic(Intrinsic::nvvm_shfl_sync_idx_i32, {}, {active_, w, source, b_.getInt32(31)});
    };
    if (x->getType()->isIntegerTy(32)) return word(x);
    Value* low = word(b_.CreateTrunc(x, b_.getInt32Ty()));
    Value* high = word(b_.CreateTrunc(b_.CreateLShr(x, 32), b_.getInt32Ty()));
    return b_.CreateOr(b_.CreateZExt(low, x->getType()), b_.CreateShl(b_.CreateZExt(high, x->getType()), 32));
  }

  Value* combined(StringRef operation, Value* x, Value* y) {
    const bool f = what_.type == 'f', is_signed = what_.type == 'i';
    if (operation == "sum") return f ? b_.CreateFAdd(x, y) : b_.CreateAdd(x, y);
    if (operation == "product") return f ? b_.CreateFMul(x, y) : b_.CreateMul(x, y);
    if (operation == "and") return b_.CreateAnd(x, y);
    if (operation == "or") return b_.CreateOr(x, y);
    if (operation == "xor") return b_.CreateXor(x, y);
    const bool least = operation == "min";
    if (f) return b_.CreateBinaryIntrinsic(least ? Intrinsic::minnum : Intrinsic::maxnum, x, y);
    if (is_signed) return b_.CreateBinaryIntrinsic(least ? Intrinsic::smin : Intrinsic::smax, x, y);
    return b_.CreateBinaryIntrinsic(least ? Intrinsic::umin : Intrinsic::umax, x, y);
  }

  /// One instruction reduces integers of 32 bits, whatever lanes are active.
  Intrinsic::ID reduction() const {
    if (what_.type == 'f' || !f_.getReturnType()->isIntegerTy(32)) return Intrinsic::not_intrinsic;
    const bool is_signed = what_.type == 'i';
    return StringSwitch<Intrinsic::ID>(what_.name)
        .Case("sum", Intrinsic::nvvm_redux_sync_add)
        .Case("and", Intrinsic::nvvm_redux_sync_and)
        .Case("or", Intrinsic::nvvm_redux_sync_or)
        .Case("xor", Intrinsic::nvvm_redux_sync_xor)
        .Case("min", is_signed ? Intrinsic::nvvm_redux_sync_min : Intrinsic::nvvm_redux_sync_umin)
        .Case("max", is_signed ? Intrinsic::nvvm_redux_sync_max : Intrinsic::nvvm_redux_sync_umax)
        .Default(Intrinsic::not_intrinsic);
  }

  void reduce(Value* x) {
    if (const Intrinsic::ID id = reduction(); id != Intrinsic::not_intrinsic)
      return result(b_.CreateIntrinsic(id, {}, {x, active_}));
    branch_if_full();
    Value* all = x;
    for (unsigned half = 16; half != 0; half /= 2)
      all = combined(what_.name, all, from_lane(all, b_.CreateXor(lane(), b_.getInt32(half))));
    result(all);
    b_.SetInsertPoint(partial_);
    fold(from_lane(x, first()), b_.CreateAnd(active_, b_.CreateSub(active_, b_.getInt32(1))), x, what_.name,
         [&](Value*) { return nullptr; });
  }

  /// Sklansky's order, as on the CPU: of each 2 * half lanes the upper ones take the lower ones' total.
  void scan(Value* x) {
    const bool exclusive = what_.name.contains("exclusive");
    const StringRef operation = what_.name.ends_with("product") ? "product" : "sum";
    Value* none = what_.type == 'f'
                      ? static_cast<Value*>(ConstantFP::get(x->getType(), operation == "sum" ? 0 : 1))
                      : ConstantInt::get(x->getType(), operation == "sum" ? 0 : 1);
    branch_if_full();
    Value *all = x, *own = lane();
    for (unsigned half = 1; half < 32; half *= 2) {
      Value* source = b_.CreateAdd(b_.CreateAnd(own, ~(2 * half - 1)), b_.getInt32(half - 1));
      Value* upper = b_.CreateICmpNE(b_.CreateAnd(own, half), b_.getInt32(0));
      all = b_.CreateSelect(upper, combined(operation, from_lane(all, source), all), all);
    }
    if (exclusive) {
      Value* before = from_lane(all, b_.CreateSub(own, b_.getInt32(1)));
      all = b_.CreateSelect(b_.CreateICmpEQ(own, b_.getInt32(0)), none, before);
    }
    result(all);
    b_.SetInsertPoint(partial_);
    // The first one that counts is no sum with zero: that would lose the sign of one.
    Value *mine = lane(), *lowest = first();
    Value* start = exclusive ? b_.CreateSelect(b_.CreateICmpEQ(mine, lowest), none, from_lane(x, lowest))
                             : from_lane(x, lowest);
    fold(start, b_.CreateAnd(active_, b_.CreateSub(active_, b_.getInt32(1))), x, operation,
         [&](Value* at) { return exclusive ? b_.CreateICmpULT(at, mine) : b_.CreateICmpULE(at, mine); });
  }

  void branch_if_full() {
    BasicBlock* full = BasicBlock::Create(f_.getContext(), "full", &f_);
    partial_ = BasicBlock::Create(f_.getContext(), "partial", &f_);
    b_.CreateCondBr(b_.CreateICmpEQ(active_, b_.getInt32(whole_warp)), full, partial_);
    b_.SetInsertPoint(full);
  }

  /// Combines a value with those of more lanes, from the lowest one.
  /// @param counts whether a lane's value does, of its index; null: all do
  template <class Counts>
  void fold(Value* begin, Value* lanes, Value* x, StringRef operation, const Counts& counts) {
    BasicBlock* before = b_.GetInsertBlock();
    BasicBlock* test = BasicBlock::Create(f_.getContext(), "test", &f_);
    BasicBlock* body = BasicBlock::Create(f_.getContext(), "body", &f_);
    BasicBlock* end = BasicBlock::Create(f_.getContext(), "end", &f_);
    b_.CreateBr(test);
    b_.SetInsertPoint(test);
    PHINode *total = b_.CreatePHI(x->getType(), 2), *left = b_.CreatePHI(b_.getInt32Ty(), 2);
    total->addIncoming(begin, before);
    left->addIncoming(lanes, before);
    b_.CreateCondBr(b_.CreateICmpNE(left, b_.getInt32(0)), body, end);
    b_.SetInsertPoint(body);
    Value* at = b_.CreateBinaryIntrinsic(Intrinsic::cttz, left, b_.getTrue());
    Value* next = combined(operation, total, from_lane(x, at));
    if (Value* does = counts(at)) next = b_.CreateSelect(does, next, total);
    total->addIncoming(next, body);
    left->addIncoming(b_.CreateAnd(left, b_.CreateSub(left, b_.getInt32(1))), body);
    b_.CreateBr(test);
    b_.SetInsertPoint(end);
    result(total);
  }

  /// Over the active ones of four neighbours: pairs first, as on the CPU.
  Value* quad(Value* x, StringRef operation) {
    Value *base = b_.CreateAnd(lane(), ~3u), *of[4], *is[4];
    for (unsigned n = 0; n < 4; ++n) {
      Value* at = b_.CreateAdd(base, b_.getInt32(n));
      of[n] = from_lane(x, at);
      is[n] = b_.CreateTrunc(b_.CreateLShr(active_, at), b_.getInt1Ty());
    }
    const auto both = [&](Value* a, Value* has_a, Value* b, Value* has_b) {
      Value* one = b_.CreateSelect(has_a, a, b);
      return b_.CreateSelect(b_.CreateAnd(has_a, has_b), combined(operation, a, b), one);
    };
    Value *low = both(of[0], is[0], of[1], is[1]), *high = both(of[2], is[2], of[3], is[3]);
    return both(low, b_.CreateOr(is[0], is[1]), high, b_.CreateOr(is[2], is[3]));
  }

  Function& f_;
  IRBuilder<> b_;
  const builtin& what_;
  Value* active_;
  BasicBlock* partial_ = nullptr;
};

}  // namespace

Value* warp_functions::call(CallInst& simd_call, Value* active) {
  const builtin what = builtin_of(simd_call);
  const std::string name = "warp." + simd_call.getCalledFunction()->getName().drop_front(12).str();
  Function* f = m_.getFunction(name);
  if (f == nullptr) {
    SmallVector<Type*> types;
    for (const Use& u : simd_call.args()) types.push_back(u->getType());
    types.push_back(Type::getInt32Ty(m_.getContext()));
    f = Function::Create(FunctionType::get(simd_call.getType(), types, false), GlobalValue::InternalLinkage,
                         name, m_);
    f->addFnAttr(Attribute::AlwaysInline);
    f->addFnAttr(Attribute::Convergent);
    f->setDoesNotThrow();
    warp_body(*f, what).write();
  }
  SmallVector<Value*> operands(simd_call.args());
  operands.push_back(active);
  return CallInst::Create(f, operands, "", simd_call.getIterator());
}

}  // namespace pewter::metal
