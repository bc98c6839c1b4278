// Shared functions on 32 lanes, and what they return.
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/Local.h>

#include <map>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/import/shared_functions.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

Type* on_lanes(Type* t) {
  auto* structure = dyn_cast<StructType>(t);
  if (structure == nullptr) return FixedVectorType::get(t, lane_count);
  SmallVector<Type*> all;
  for (Type* each : structure->elements()) all.push_back(on_lanes(each));
  return StructType::get(t->getContext(), all);
}

class widening {
 public:
  widening(Function& from, Function& to)
      : from_(from), b_(BasicBlock::Create(from.getContext(), "start", &to)) {
    for (Argument& a : from.args()) made_[&a] = to.getArg(a.getArgNo());
  }

  void run() {
    for (Instruction& i : from_.front()) {
      if (isa<ReturnInst>(i)) {
        b_.CreateRet(of(i.getOperand(0)));
      } else {
        made_[&i] = of_instruction(i);
      }
    }
  }

 private:
  Value* of(Value* v) {
    auto* c = dyn_cast<Constant>(v);
    if (c == nullptr) return made_.at(v);
    if (isa<PoisonValue>(c)) return PoisonValue::get(on_lanes(c->getType()));
    if (isa<UndefValue>(c)) return UndefValue::get(on_lanes(c->getType()));
    return ConstantVector::getSplat(ElementCount::getFixed(lane_count), c);
  }

  Value* of_instruction(Instruction& i) {
    if (auto* part = dyn_cast<ExtractValueInst>(&i))
      return b_.CreateExtractValue(of(part->getAggregateOperand()), part->getIndices());
    if (auto* whole = dyn_cast<InsertValueInst>(&i))
      return b_.CreateInsertValue(of(whole->getAggregateOperand()), of(whole->getInsertedValueOperand()),
                                  whole->getIndices());
    if (auto* call = dyn_cast<CallInst>(&i)) return of_call(*call);
    Instruction* same = i.clone();  // flags too
    same->mutateType(on_lanes(i.getType()));
    for (Use& u : same->operands()) u.set(of(u.get()));
    same->dropUnknownNonDebugMetadata();
    return b_.Insert(same);
  }

  Value* of_call(CallInst& call) {
    Function& f = *call.getCalledFunction();
    SmallVector<Value*> operands;
    if (is_shared(f)) {
      for (Use& u : call.args()) operands.push_back(of(u.get()));
      return b_.CreateCall(&lanes_of_shared(f), operands);
    }
    const Intrinsic::ID id = f.getIntrinsicID();
    SmallVector<Type*> types;
    if (isVectorIntrinsicWithOverloadTypeAtArg(id, -1, nullptr)) types.push_back(on_lanes(call.getType()));
    for (unsigned n = 0; n < call.arg_size(); ++n) {
      Value* v = call.getArgOperand(n);
      operands.push_back(isVectorIntrinsicWithScalarOpAtArg(id, n, nullptr) ? v : of(v));
      if (isVectorIntrinsicWithOverloadTypeAtArg(id, static_cast<int>(n), nullptr))
        types.push_back(operands.back()->getType());
    }
    return b_.CreateIntrinsic(id, types, operands);
  }

  Function& from_;
  IRBuilder<> b_;
  std::map<Value*, Value*> made_;
};

/// Elements of structures that shared functions return, where they are returned.
class results {
 public:
  Value* element_of(Value* whole, unsigned n) {
    if (auto* c = dyn_cast<Constant>(whole)) return c->getAggregateElement(n);
    if (auto* inserted = dyn_cast<InsertValueInst>(whole)) {
      return inserted->getIndices().front() == n ? inserted->getInsertedValueOperand()
                                                 : element_of(inserted->getAggregateOperand(), n);
    }
    Value*& known = known_[{whole, n}];
    if (known != nullptr) return known;
    auto* i = cast<Instruction>(whole);
    IRBuilder<> b(i);
    if (auto* phi = dyn_cast<PHINode>(i)) {
      Type* type = cast<StructType>(i->getType())->getElementType(n);
      PHINode* made = b.CreatePHI(type, phi->getNumIncomingValues());
      known = made;  // before others ask for it
      for (unsigned from = 0; from < phi->getNumIncomingValues(); ++from)
        made->addIncoming(element_of(phi->getIncomingValue(from), n), phi->getIncomingBlock(from));
      return made;
    }
    if (auto* choice = dyn_cast<SelectInst>(i)) {
      Value* yes = element_of(choice->getTrueValue(), n);
      return known_[{whole, n}] =
                 b.CreateSelect(choice->getCondition(), yes, element_of(choice->getFalseValue(), n));
    }
    if (isa<FreezeInst>(i)) return known_[{whole, n}] = b.CreateFreeze(element_of(i->getOperand(0), n));
    b.SetInsertPoint(i->getNextNode());
    return known = b.CreateExtractValue(i, n);
  }

 private:
  std::map<std::pair<Value*, unsigned>, Value*> known_;
};

bool is_from_shared(const Value* v, SmallPtrSetImpl<const Value*>& seen) {
  const auto* i = dyn_cast<Instruction>(v);
  if (i == nullptr || !seen.insert(v).second) return false;
  if (const auto* call = dyn_cast<CallInst>(i))
    return call->getCalledFunction() != nullptr && is_shared(*call->getCalledFunction());
  return isa<PHINode, SelectInst, FreezeInst, InsertValueInst>(i) &&
         any_of(i->operands(), [&](const Use& u) { return is_from_shared(u.get(), seen); });
}

}  // namespace

Function& lanes_of_shared(Function& f) {
  const std::string name = f.getName().str() + ".lanes";
  if (Function* known = f.getParent()->getFunction(name)) return *known;
  SmallVector<Type*> parameters;
  for (Argument& a : f.args()) parameters.push_back(on_lanes(a.getType()));
  Function* made = Function::Create(FunctionType::get(on_lanes(f.getReturnType()), parameters, false),
                                    GlobalValue::InternalLinkage, name, f.getParent());
  made->copyAttributesFrom(&f);
  widening(f, *made).run();
  return *made;
}

void take_results_apart(Function& f) {
  std::vector<ExtractValueInst*> parts;
  for (Instruction& i : instructions(f)) {
    SmallPtrSet<const Value*, 8> seen;
    auto* part = dyn_cast<ExtractValueInst>(&i);
    if (part != nullptr && part->getNumIndices() == 1 && is_from_shared(part->getAggregateOperand(), seen))
      parts.push_back(part);
  }
  results all;
  for (ExtractValueInst* part : parts) {
    Value* v = all.element_of(part->getAggregateOperand(), part->getIndices().front());
    if (v != part) part->replaceAllUsesWith(v);
  }
  std::vector<WeakTrackingVH> unused;
  for (Instruction& i : instructions(f)) {
    if (i.getType()->isStructTy() || isa<ExtractValueInst>(i)) unused.emplace_back(&i);
  }
  for (WeakTrackingVH& v : unused) {
    if (auto* phi = dyn_cast_or_null<PHINode>(static_cast<Value*>(v))) {
      RecursivelyDeleteDeadPHINode(phi);
    } else if (v) {
      RecursivelyDeleteTriviallyDeadInstructions(static_cast<Value*>(v));
    }
  }
}

}  // namespace pewter::metal
