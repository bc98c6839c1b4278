#include "kernels/metal/compiler/gpu/gpu_placed_sums.hpp"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicsNVPTX.h>
#include <llvm/IR/Module.h>

#include <string>
#include <vector>

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr const char* place_name = "pewter.place";
constexpr const char* product_names[] = {"pewter.tensor.bfloat", "pewter.tensor.half"};

void is_of_all_lanes(CallInst& call) {
  call.setConvergent();
  call.setDoesNotAccessMemory();
  call.setDoesNotThrow();
}

CallInst* call_of(IRBuilder<>& b, Type* result, const char* name, ArrayRef<Value*> operands) {
  SmallVector<Type*, 7> types;
  for (Value* v : operands) types.push_back(v->getType());
  Module& m = *b.GetInsertBlock()->getModule();
  CallInst* call =
      b.CreateCall(m.getOrInsertFunction(name, FunctionType::get(result, types, false)), operands);
  is_of_all_lanes(*call);
  return call;
}

Type* four_sums(IRBuilder<>& b) {
  Type* f = b.getFloatTy();
  return StructType::get(b.getContext(), {f, f, f, f});
}

bool is_call_of(const Value* v, const char* name) {
  const auto* call = dyn_cast<CallInst>(v);
  return call != nullptr && call->getCalledFunction() != nullptr &&
         call->getCalledFunction()->getName() == name;
}

bool is_place(const Value* v) { return is_call_of(v, place_name); }
Value* what_is_placed(Value* v) { return cast<CallInst>(v)->getArgOperand(0); }

/// The same, in the other lanes, where that costs nothing: each lane has a constant.
Value* placed_before(Value* v) {
  if (is_place(v)) return what_is_placed(v);
  return isa<Constant>(v) ? v : nullptr;
}

std::vector<CallInst*> calls_of(Function& f, const char* name) {
  std::vector<CallInst*> found;
  for (Instruction& i : instructions(f))
    if (is_call_of(&i, name)) found.push_back(cast<CallInst>(&i));
  return found;
}

/// The phi's values, placed by its users instead of before; those that take the placed ones have them at
/// once.
void replace_by_placed(placed_sums& sums, PHINode& phi, PHINode& inner) {
  IRBuilder<> b(phi.getParent(), phi.getParent()->getFirstInsertionPt());
  SmallVector<CallInst*> undone;
  for (User* u : phi.users())
    if (is_place(u)) undone.push_back(cast<CallInst>(u));
  for (CallInst* call : undone) {
    call->replaceAllUsesWith(&inner);
    call->eraseFromParent();
  }
  phi.replaceAllUsesWith(sums.place(b, &inner));
  phi.eraseFromParent();
}

/// Moves the placing of a sum that a loop's product grows before the loop, which then begins with it.
bool move_before(placed_sums& sums, PHINode& phi, const Loop& loop) {
  bool grows = false;
  for (unsigned n = 0; n < phi.getNumIncomingValues(); ++n) {
    if (!loop.contains(phi.getIncomingBlock(n))) continue;
    if (!is_place(phi.getIncomingValue(n))) return false;
    grows = true;
  }
  if (!grows || none_of(phi.users(), is_place)) return false;
  IRBuilder<> b(&phi);
  PHINode* inner = b.CreatePHI(phi.getType(), phi.getNumIncomingValues());
  for (unsigned n = 0; n < phi.getNumIncomingValues(); ++n) {
    Value* v = placed_before(phi.getIncomingValue(n));
    b.SetInsertPoint(phi.getIncomingBlock(n)->getTerminator());
    inner->addIncoming(v != nullptr ? v : sums.place(b, phi.getIncomingValue(n)), phi.getIncomingBlock(n));
  }
  replace_by_placed(sums, phi, *inner);
  return true;
}

/// Moves the placing of what leaves a loop behind the loop.
bool move_behind(placed_sums& sums, PHINode& phi) {
  if (!any_of(phi.incoming_values(), is_place) ||
      !all_of(phi.incoming_values(), [](Value* v) { return placed_before(v) != nullptr; }))
    return false;
  IRBuilder<> b(&phi);
  PHINode* inner = b.CreatePHI(phi.getType(), phi.getNumIncomingValues());
  for (unsigned n = 0; n < phi.getNumIncomingValues(); ++n)
    inner->addIncoming(placed_before(phi.getIncomingValue(n)), phi.getIncomingBlock(n));
  replace_by_placed(sums, phi, *inner);
  return true;
}

/// Whether the product's sums are those of `first`, and nothing else needs these.
bool continues(const CallInst& product, const CallInst& first) {
  if (product.getCalledFunction() != first.getCalledFunction() || product.getParent() != first.getParent())
    return false;
  for (unsigned n = 0; n < 4; ++n) {
    const auto* part = dyn_cast<ExtractValueInst>(product.getArgOperand(3 + n));
    const auto* zero = dyn_cast<ConstantFP>(product.getArgOperand(3 + n));
    const auto has_none = [](const CallInst& of) {
      const auto* factor = dyn_cast<ConstantInt>(of.getArgOperand(1));
      return factor != nullptr && factor->isZero();
    };
    if (n >= 2 && zero != nullptr && zero->isZero() && has_none(product) && has_none(first)) continue;
    if (part == nullptr || part->getAggregateOperand() != &first || part->getIndices()[0] != n) return false;
  }
  return all_of(first.users(), [&](const User* part) {
    return all_of(part->users(), [&](const User* u) { return u == &product; });
  });
}

std::string ptx_of_product(bool is_half, bool is_deep) {
  const std::string type = is_half ? "f16" : "bf16";
  return "mma.sync.aligned.m16n8k" + std::string(is_deep ? "16" : "8") + ".row.col.f32." + type + "." + type +
         ".f32 {$0,$1,$2,$3}, " +
         (is_deep ? "{$4,$5,$6,$7}, {$8,$9}, {$10,$11,$12,$13};" : "{$4,$5}, {$6}, {$7,$8,$9,$10};");
}

}  // namespace

CallInst* together(IRBuilder<>& b, Type* result, const char* ptx, const char* constraints,
                   ArrayRef<Value*> operands) {
  SmallVector<Type*, 10> types;
  for (Value* v : operands) types.push_back(v->getType());
  CallInst* call = b.CreateCall(
      InlineAsm::get(FunctionType::get(result, types, false), ptx, constraints, false), operands);
  is_of_all_lanes(*call);
  return call;
}

Value* placed_sums::place(IRBuilder<>& b, Value* x) {
  if (Value* known = placed_before(x)) return known;
  return call_of(b, b.getFloatTy(), place_name, {x});
}

Value* placed_sums::multiply(IRBuilder<>& b, bool is_half, ArrayRef<Value*> operands) {
  return call_of(b, four_sums(b), product_names[is_half ? 1 : 0], operands);
}

void placed_sums::keep_in_loops() {
  const DominatorTree tree(f_);
  const LoopInfo loops(tree);
  const auto phis_of = [](BasicBlock& block) {
    SmallVector<PHINode*> all;
    for (PHINode& phi : block.phis())
      if (phi.getType()->isFloatTy()) all.push_back(&phi);
    return all;
  };
  const SmallVector<Loop*, 4> outer_first = loops.getLoopsInPreorder();
  for (Loop* loop : reverse(outer_first)) {
    for (PHINode* phi : phis_of(*loop->getHeader())) move_before(*this, *phi, *loop);
    SmallVector<BasicBlock*> exits;
    loop->getUniqueExitBlocks(exits);
    for (BasicBlock* exit : exits)
      for (PHINode* phi : phis_of(*exit)) move_behind(*this, *phi);
  }
}

void placed_sums::join_depths() {
  for (CallInst* call : calls_of(f_, place_name))
    if (call->use_empty()) call->eraseFromParent();
  for (const char* name : product_names) {
    for (CallInst* product : calls_of(f_, name)) {
      auto* part = dyn_cast<ExtractValueInst>(product->getArgOperand(3));
      auto* first = part == nullptr ? nullptr : dyn_cast<CallInst>(part->getAggregateOperand());
      if (first == nullptr || first->arg_size() != product->arg_size() || !continues(*product, *first))
        continue;
      SmallVector<Value*, 10> operands = {first->getArgOperand(0),   first->getArgOperand(1),
                                          product->getArgOperand(0), product->getArgOperand(1),
                                          first->getArgOperand(2),   product->getArgOperand(2)};
      for (unsigned n = 3; n < 7; ++n) operands.push_back(first->getArgOperand(n));
      IRBuilder<> b(product);
      const bool is_half = name == product_names[1];
      product->replaceAllUsesWith(together(b, four_sums(b), ptx_of_product(is_half, true).c_str(),
                                           "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f", operands));
      product->eraseFromParent();
    }
  }
}

void placed_sums::write(Value* lane) {
  for (const char* name : product_names) {
    for (CallInst* call : calls_of(f_, name)) {
      IRBuilder<> b(call);
      const SmallVector<Value*, 7> operands(call->args());
      const bool is_half = name == product_names[1];
      call->replaceAllUsesWith(together(b, four_sums(b), ptx_of_product(is_half, false).c_str(),
                                        "=f,=f,=f,=f,r,r,r,f,f,f,f", operands));
      call->eraseFromParent();
    }
  }
  for (CallInst* call : calls_of(f_, place_name)) {
    IRBuilder<> b(call);
    if (!call->use_empty())
      call->replaceAllUsesWith(
          b.CreateIntrinsic(Intrinsic::nvvm_shfl_sync_idx_f32, {},
                            {b.getInt32(~0u), what_is_placed(call), lane, b.getInt32(31)}));
    call->eraseFromParent();
  }
}

}  // namespace pewter::metal
