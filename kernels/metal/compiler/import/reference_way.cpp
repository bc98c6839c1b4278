// The reference way: the kernel as it is, for one thread. A SIMD-group function becomes a call of the
// runtime, which lets the threads of the SIMD group wait for each other.
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include "kernels/metal/checked_context.hpp"
#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/import/import_ir.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

class lowering {
 public:
  lowering(const Function& kernel, Function& f) : kernel_(kernel), b_(f.getContext()), thread_(f.getArg(1)) {}

  void lower(CallInst& call, unsigned site) {
    const builtin what = builtin_of(call);
    b_.SetInsertPoint(&call);
    Value* result = nullptr;
    if (what.kind == builtin::position) {
      result = position(what);
    } else if (what.name == "threadgroup_memory") {
      result = b_.CreateGEP(b_.getInt8Ty(), pointer(offsetof(simdgroup_context, threadgroup_memory)),
                            call.getArgOperand(0));
    } else if (what.kind == builtin::elementwise) {
      result = step(call, what.name);
    } else if (what.is_simd) {
      result = collective(call, site);
    } else if (what.name == "check") {
      FunctionType* type = cast<FunctionType>(call.getFunctionType());
      SmallVector<Type*> parameters(type->params());
      SmallVector<Value*> values(call.args());
      parameters.insert(parameters.begin(), b_.getPtrTy());
      values.insert(values.begin(), thread_);
      result =
          b_.CreateCall(FunctionType::get(b_.getPtrTy(), parameters, false), pointer(check_offset), values);
    } else if (what.name == "fence") {  // one thread at a time, it is a meeting
      call_runtime("simdgroup_barrier", site, b_.getInt64(0), b_.getInt64(0));
    } else if (what.name == "barrier") {
      b_.CreateCall(FunctionType::get(b_.getVoidTy(), {b_.getPtrTy()}, false),
                    pointer(offsetof(simdgroup_context, barrier)), {thread_});
    } else {
      raise_no_code(call, kernel_, way);
    }
    if (result != nullptr) call.replaceAllUsesWith(result);
    call.eraseFromParent();
  }

 private:
  static constexpr const char* way = "the reference way";

  Value* step(CallInst& call, StringRef name) {
    const SmallVector<Value*, 6> of(call.args());
    if (name == "bounded") return bounded(b_, of[0], of[1], of[2]);
    if (name == "scale") return scaled(b_, of[0], of[1]);
    if (name == "fast_scale") return fast_scaled(b_, of);
    raise_no_code(call, kernel_, way);
  }

  Value* word(std::size_t offset) {
    return b_.CreateLoad(b_.getInt32Ty(), b_.CreateConstGEP1_64(b_.getInt8Ty(), thread_, offset));
  }
  Value* pointer(std::size_t offset) {
    return b_.CreateLoad(b_.getPtrTy(), b_.CreateConstGEP1_64(b_.getInt8Ty(), thread_, offset));
  }

  Value* position(const builtin& what) {
    using c = simdgroup_context;
    const auto at = [&](std::size_t offset) { return word(offset + 4 * std::size_t{what.component}); };
    const StringRef name = what.name;
    const auto index = [&] {
      return b_.CreateAdd(b_.CreateShl(word(offsetof(c, simdgroup_index_in_threadgroup)), 5),
                          word(offsetof(c, lane)));
    };
    if (name == "thread_index_in_simdgroup") return word(offsetof(c, lane));
    if (name == "thread_index_in_threadgroup") return index();
    if (name == "thread_index_in_quadgroup") return b_.CreateAnd(word(offsetof(c, lane)), 3);
    if (name == "quadgroup_index_in_threadgroup") return b_.CreateLShr(index(), 2);
    if (name == "simdgroup_index_in_threadgroup") return word(offsetof(c, simdgroup_index_in_threadgroup));
    if (name.ends_with("simdgroups_per_threadgroup")) return word(offsetof(c, simdgroups_per_threadgroup));
    if (name.ends_with("quadgroups_per_threadgroup"))
      return b_.CreateShl(word(offsetof(c, simdgroups_per_threadgroup)), 3);
    if (name == "threads_per_simdgroup" || name == "thread_execution_width") return b_.getInt32(lane_count);
    if (name == "threadgroup_position_in_grid") return at(offsetof(c, threadgroup_position_in_grid));
    if (name == "threads_per_threadgroup") return at(offsetof(c, threads_per_threadgroup));
    if (name == "dispatch_threads_per_threadgroup") return at(offsetof(c, dispatch_threads_per_threadgroup));
    if (name == "threadgroups_per_grid") return at(offsetof(c, threadgroups_per_grid));
    if (name == "threads_per_grid" || name == "grid_size") return at(offsetof(c, threads_per_grid));
    if (name == "grid_origin") return b_.getInt32(0);
    if (name == "pewter_log") return at(offsetof(c, log));
    Value* local = at(offsetof(c, first_lane_position));
    if (name == "thread_position_in_threadgroup") return local;
    return b_.CreateAdd(b_.CreateMul(at(offsetof(c, threadgroup_position_in_grid)),
                                     at(offsetof(c, dispatch_threads_per_threadgroup))),
                        local);
  }

  Value* as_word(Value* v) {
    Type* type = v->getType();
    if (!type->isIntegerTy())
      v = b_.CreateBitCast(
          v, b_.getIntNTy(static_cast<unsigned>(type->getPrimitiveSizeInBits().getFixedValue())));
    return b_.CreateZExt(v, b_.getInt64Ty());
  }

  Value* collective(CallInst& call, unsigned site) {
    std::string name = call.getCalledFunction()->getName().drop_front(12).str();
    if (call.getType()->isIntegerTy()) name += std::to_string(call.getType()->getIntegerBitWidth());
    Value* value = call.arg_size() > 0 ? as_word(call.getArgOperand(0)) : b_.getInt64(0);
    Value* other = call.arg_size() > 1 ? as_word(call.getArgOperand(1)) : b_.getInt64(0);
    Value* bits = call_runtime(name, site, value, other);
    const auto width = static_cast<unsigned>(call.getType()->getPrimitiveSizeInBits().getFixedValue());
    return b_.CreateBitCast(b_.CreateTrunc(bits, b_.getIntNTy(width)), call.getType());
  }

  Value* call_runtime(StringRef name, unsigned site, Value* value, Value* other) {
    FunctionType* type = FunctionType::get(
        b_.getInt64Ty(), {b_.getPtrTy(), b_.getPtrTy(), b_.getInt32Ty(), b_.getInt64Ty(), b_.getInt64Ty()},
        false);
    return b_.CreateCall(type, pointer(offsetof(simdgroup_context, collective)),
                         {thread_, b_.CreateGlobalString(name), b_.getInt32(site), value, other});
  }

  const Function& kernel_;
  IRBuilder<> b_;
  Value* thread_;
};

}  // namespace

Function& add_reference(Function& kernel) {
  Module& m = *kernel.getParent();
  LLVMContext& c = kernel.getContext();
  Type* pointer = PointerType::get(c, 0);
  Function* f = Function::Create(FunctionType::get(Type::getVoidTy(c), {pointer, pointer}, false),
                                 GlobalValue::ExternalLinkage, kernel.getName() + ".reference", m);
  BasicBlock* start = BasicBlock::Create(c, "start", f);
  IRBuilder<> b(start);
  ValueToValueMapTy values;
  for (Argument& a : kernel.args()) {
    if (!a.getType()->isPointerTy() || a.hasByValAttr()) {
      values[&a] = PoisonValue::get(a.getType());
      continue;
    }
    std::uint64_t index = 0;
    kernel.getAttributes()
        .getParamAttr(a.getArgNo(), "pewter-argument")
        .getValueAsString()
        .getAsInteger(10, index);
    Value* v = b.CreateLoad(pointer, b.CreateConstGEP1_64(pointer, f->getArg(0), index));
    if (kernel.getAttributes().hasParamAttr(a.getArgNo(), "pewter-threadgroup")) {
      Value* memory = b.CreateLoad(
          pointer,
          b.CreateConstGEP1_64(b.getInt8Ty(), f->getArg(1), offsetof(simdgroup_context, threadgroup_memory)));
      v = b.CreateGEP(b.getInt8Ty(), memory, b.CreatePtrToInt(v, b.getInt64Ty()));
    }
    values[&a] = v;
  }
  SmallVector<ReturnInst*> returns;
  CloneFunctionInto(f, &kernel, values, CloneFunctionChangeType::LocalChangesOnly, returns);
  f->setAttributes(AttributeList());
  for (const Attribute a : kernel.getAttributes().getFnAttrs()) {
    if (a.isStringAttribute() && a.getKindAsString().starts_with("target-")) f->addFnAttr(a);
  }
  b.SetInsertPoint(start);
  b.CreateBr(cast<BasicBlock>(values[&kernel.getEntryBlock()]));
  std::vector<CallInst*> calls;
  for (Instruction& i : instructions(*f)) {
    if (auto* call = dyn_cast<CallInst>(&i); call != nullptr && builtin_of(*call).kind != builtin::none)
      calls.push_back(call);
  }
  lowering all(kernel, *f);
  for (unsigned n = 0; n < calls.size(); ++n) all.lower(*calls[n], site_of(*calls[n]).value_or(n));
  return *f;
}

}  // namespace pewter::metal
