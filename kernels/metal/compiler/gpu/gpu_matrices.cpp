// Products of a SIMD group's matrices: on tensor cores where the factors are half or bfloat, else by fma.
//
// A lane holds two neighbours of a row. Metal's lane of row r and pair p of columns has the bits r2 p1 r1 r0
// p0, the tensor cores' r2 r1 r0 p1 p0. Rows of the left factor may stand in any order if the sum's do: with
// their lowest two bits exchanged, lanes exchange two of their bits, and what is placed twice is where it
// was. So sums that grow in a loop stay where the tensor cores want them. The right factor is transposed in
// registers. All lanes of the SIMD group take part, as Metal has it.
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicsNVPTX.h>
#include <llvm/IR/PatternMatch.h>

#include <map>
#include <tuple>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "kernels/metal/compiler/gpu/gpu_placed_sums.hpp"
#include "kernels/metal/compiler/import/passes.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

using two = std::pair<Value*, Value*>;  ///< a lane's elements

enum class narrow { none, half, bfloat };

/// d = a b + c. Operands are what the call has now, as products before it are replaced.
struct product {
  CallInst* call = nullptr;
  narrow kind = narrow::none;  ///< what both factors are made of; none: they are float

  two a() const { return {call->getArgOperand(0), call->getArgOperand(1)}; }
  two b() const { return {call->getArgOperand(2), call->getArgOperand(3)}; }
  two c() const { return {call->getArgOperand(4), call->getArgOperand(5)}; }
};

/// The number of 16 bits that a float was made of; null: none of that kind.
Value* narrow_of(Value* v, narrow kind) {
  using namespace PatternMatch;
  const fltSemantics& number = kind == narrow::half ? APFloat::IEEEhalf() : APFloat::BFloat();
  if (const auto* c = dyn_cast<ConstantFP>(v)) {
    APFloat n = c->getValueAPF();
    bool loses = false;
    n.convert(number, APFloat::rmNearestTiesToEven, &loses);
    return loses ? nullptr : ConstantInt::get(v->getContext(), n.bitcastToAPInt());
  }
  Value* made_of = nullptr;
  if (kind == narrow::half) {
    const bool is_one = match(v, m_FPExt(m_Value(made_of))) && made_of->getType()->isHalfTy();
    return is_one ? made_of : nullptr;
  }
  const bool is_one = match(v, m_BitCast(m_Shl(m_ZExt(m_Value(made_of)), m_SpecificInt(16)))) &&
                      made_of->getType()->isIntegerTy(16);
  return is_one ? made_of : nullptr;
}

/// The kind of the values, if all have the same one and not all are constants.
narrow narrow_kind(ArrayRef<Value*> values) {
  if (all_of(values, [](const Value* v) { return isa<Constant>(v); })) return narrow::none;
  for (const narrow kind : {narrow::half, narrow::bfloat})
    if (all_of(values, [&](Value* v) { return narrow_of(v, kind) != nullptr; })) return kind;
  return narrow::none;
}

class matrix_products {
 public:
  explicit matrix_products(Function& f) : f_(f), b_(f.getContext()), placed_(f) {
    b_.SetInsertPoint(&*f.getEntryBlock().getFirstInsertionPt());
    lane_ = b_.CreateIntrinsic(Intrinsic::nvvm_read_ptx_sreg_laneid, ArrayRef<Type*>(), ArrayRef<Value*>());
    const auto moved = [&](unsigned bit, unsigned to) {
      return b_.CreateShl(b_.CreateAnd(b_.CreateLShr(lane_, bit), 1), to);
    };
    exchanged_ = b_.CreateOr(b_.CreateAnd(lane_, 0b10101), b_.CreateOr(moved(1, 3), moved(3, 1)));
    same_place_ = b_.CreateOr(b_.CreateAnd(lane_, 0b10001),
                              b_.CreateOr(moved(1, 3), b_.CreateOr(moved(3, 2), moved(2, 1))));
  }

  void run() {
    for (BasicBlock& block : f_) {
      factors_.clear();
      std::vector<product> all;
      for (Instruction& i : block)
        if (auto* call = dyn_cast<CallInst>(&i);
            call != nullptr && builtin_of(*call).name == "multiply_matrices")
          all.push_back({call, narrow_kind({call->getArgOperand(0), call->getArgOperand(1),
                                            call->getArgOperand(2), call->getArgOperand(3)})});
      for (std::size_t n = 0; n < all.size(); ++n) {
        if (all[n].call == nullptr) continue;
        if (all[n].kind == narrow::none)
          multiply_by_fma(all[n]);
        else
          multiply_on_tensor_cores(all[n], partner_of(all, n));
      }
    }
    placed_.keep_in_loops();
    placed_.join_depths();
    placed_.write(exchanged_);
  }

 private:
  Value* from_lane(Value* x, Value* lane) {
    const Intrinsic::ID id =
        x->getType()->isFloatTy() ? Intrinsic::nvvm_shfl_sync_idx_f32 : Intrinsic::nvvm_shfl_sync_idx_i32;
    return b_.CreateIntrinsic(id, {}, {b_.getInt32(~0u), x, lane, b_.getInt32(31)});
  }

  /// Two numbers of 16 bits.
  Value* packed(const two& of, narrow kind) {
    const auto bits = [&](Value* v) {
      return b_.CreateZExt(b_.CreateBitCast(narrow_of(v, kind), b_.getInt16Ty()), b_.getInt32Ty());
    };
    return b_.CreateOr(bits(of.first), b_.CreateShl(bits(of.second), 16));
  }

  /// As the tensor cores want it; once in a block.
  Value* factor(const two& of, narrow kind, bool is_right) {
    Value*& known = factors_[{of.first, of.second, is_right ? 1u : 0u}];
    if (known != nullptr) return known;
    known = packed(of, kind);
    if (!is_right) return known = from_lane(known, exchanged_);
    return known = together(b_, b_.getInt32Ty(), "movmatrix.sync.aligned.m8n8.trans.b16 $0, $1;", "=r,r",
                            from_lane(known, same_place_));
  }

  /// One that has the same right factor, and whose own values are there already; taken out of the list.
  static product partner_of(std::vector<product>& all, std::size_t n) {
    const product& first = all[n];
    const auto is_there = [&](Value* v) {
      const auto* i = dyn_cast<Instruction>(v);
      return i == nullptr || i->getParent() != first.call->getParent() || i->comesBefore(first.call);
    };
    for (std::size_t m = n + 1; m < all.size(); ++m) {
      product& p = all[m];
      if (p.call == nullptr || p.kind != first.kind || p.b() != first.b()) continue;
      const two a = {narrow_of(p.a().first, p.kind), narrow_of(p.a().second, p.kind)}, c = p.c();
      if (is_there(a.first) && is_there(a.second) && is_there(c.first) && is_there(c.second))
        return std::exchange(p, {});
    }
    return {};
  }

  void multiply_on_tensor_cores(const product& p, const product& other) {
    b_.SetInsertPoint(p.call);
    const bool is_half = p.kind == narrow::half, has_other = other.call != nullptr;
    Value *zero = ConstantFP::get(b_.getFloatTy(), 0), *lower = b_.getInt32(0);
    if (has_other) lower = factor(other.a(), p.kind, false);
    SmallVector<Value*, 7> operands = {factor(p.a(), p.kind, false), lower, factor(p.b(), p.kind, true)};
    for (const two& c : {p.c(), has_other ? other.c() : two{zero, zero}}) {
      operands.push_back(placed_.place(b_, c.first));
      operands.push_back(placed_.place(b_, c.second));
    }
    Value* sums = placed_.multiply(b_, is_half, operands);
    const auto sum = [&](unsigned n) { return placed_.place(b_, b_.CreateExtractValue(sums, n)); };
    const two own = {sum(0), sum(1)};
    if (has_other) replace(other, {sum(2), sum(3)});
    replace(p, own);
  }

  /// Each row and column of a factor is fetched once in a block.
  void multiply_by_fma(const product& p) {
    b_.SetInsertPoint(p.call);
    const two a = p.a(), right = p.b();
    two sum = p.c();
    for (unsigned k = 0; k < 8; ++k) {
      Value* left = fetched(k % 2 == 0 ? a.first : a.second, 0b10110, ((k & 4) << 1) | ((k >> 1) & 1));
      const unsigned row = ((k & 4) << 2) | ((k & 3) << 1);
      const auto grown = [&](Value* s, Value* of) {
        return b_.CreateIntrinsic(Intrinsic::fma, {s->getType()}, {left, fetched(of, 0b01001, row), s});
      };
      sum = {grown(sum.first, right.first), grown(sum.second, right.second)};
    }
    replace(p, sum);
  }

  /// x of the lane whose number has some bits of the own one, and others.
  Value* fetched(Value* x, unsigned own, unsigned others) {
    Value*& known = factors_[{x, nullptr, 2 + (own << 8) + others}];
    if (known == nullptr) known = from_lane(x, b_.CreateOr(b_.CreateAnd(lane_, own), others));
    return known;
  }

  void replace(const product& p, const two& by) {
    for (User* u : make_early_inc_range(p.call->users())) {
      auto* e = dyn_cast<ExtractElementInst>(u);
      const auto* index = e == nullptr ? nullptr : dyn_cast<ConstantInt>(e->getIndexOperand());
      if (index == nullptr || index->getZExtValue() > 1) continue;
      e->replaceAllUsesWith(index->isZero() ? by.first : by.second);
      e->eraseFromParent();
    }
    if (!p.call->use_empty()) {
      b_.SetInsertPoint(p.call);
      Value* both = b_.CreateInsertElement(PoisonValue::get(p.call->getType()), by.first, std::uint64_t{0});
      p.call->replaceAllUsesWith(b_.CreateInsertElement(both, by.second, std::uint64_t{1}));
    }
    p.call->eraseFromParent();
  }

  Function& f_;
  IRBuilder<> b_;
  placed_sums placed_;
  Value* lane_;
  Value* exchanged_;   ///< the lane that a placed value comes from
  Value* same_place_;  ///< Metal's lane of the tensor cores' own row and columns
  std::map<std::tuple<Value*, Value*, unsigned>, Value*> factors_;  ///< of this block
};

}  // namespace

void multiply_matrices(Function& f, pass_runner& passes) {
  const Function* used = f.getParent()->getFunction("pewter.simd.multiply_matrices.f");
  if (used == nullptr || used->use_empty()) return;
  passes.run(*f.getParent(),
             "function(sroa,scalarizer,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg,"
             "loop-simplify,lcssa)");
  matrix_products(f).run();
}

}  // namespace pewter::metal
