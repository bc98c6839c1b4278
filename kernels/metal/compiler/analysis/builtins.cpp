#include "kernels/metal/compiler/analysis/builtins.hpp"

#include <llvm/ADT/StringSwitch.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Metadata.h>

#include <string>
#include <tuple>

#include "pewter/error.hpp"

namespace pewter::metal {

using llvm::StringRef;

namespace {

constexpr StringRef step_names[] = {"bounded", "scale", "fast_scale"},
                    step_names_of_gpus[] = {"exp2_on_gpu", "reciprocal_on_gpu"};

}  // namespace

bool is_step(const llvm::Function& f) {
  StringRef name = f.getName();
  return name.consume_front("pewter.") && llvm::is_contained(step_names, name);
}

void raise_no_code(const llvm::CallInst& call, const llvm::Function& caller, const char* way) {
  const std::string place = caller.getFnAttribute("pewter-place").getValueAsString().str();
  throw error((place.empty() ? "pewter-metalc" : place) + ": '" + llvm::demangle(caller.getName()) +
              "': " + call.getCalledFunction()->getName().str() + " has no code on " + way);
}

builtin builtin_of(const llvm::CallInst& call) {
  builtin b;
  const llvm::Function* f = call.getCalledFunction();
  if (f == nullptr) return b;
  StringRef name = f->getName();
  if (!name.consume_front("pewter.")) return b;
  if (name.consume_front("position.")) {
    b.kind = builtin::position;
    b.name = name;
    b.component = static_cast<unsigned>(llvm::cast<llvm::ConstantInt>(call.getArgOperand(0))->getZExtValue());
    return b;
  }
  if (!name.consume_front("simd.")) {
    b.name = name;
    b.kind = llvm::is_contained(step_names, name) || llvm::is_contained(step_names_of_gpus, name)
                 ? builtin::elementwise
                 : builtin::uniform_result;
    return b;
  }
  b.is_simd = true;
  std::tie(b.name, name) = name.split('.');
  b.type = name.empty() ? 'u' : name.front();
  b.kind = llvm::StringSwitch<builtin::kinds>(b.name)
               .Cases({"sum", "product", "min", "max", "and", "or", "xor", "ballot", "broadcast_first"},
                      builtin::uniform_result)
               .Cases({"broadcast", "shuffle"}, builtin::broadcast)
               .Default(builtin::varying_result);
  return b;
}

bool is_threadgroup_memory(const llvm::Value* v) {
  if (const auto* call = llvm::dyn_cast<llvm::CallInst>(v))
    return builtin_of(*call).name == "threadgroup_memory";
  const auto* a = llvm::dyn_cast<llvm::Argument>(v);
  return a != nullptr && a->hasAttribute("pewter-threadgroup");
}

llvm::Value* bounded(llvm::IRBuilder<>& b, llvm::Value* x, llvm::Value* lowest, llvm::Value* highest) {
  llvm::Value* y = b.CreateSelect(b.CreateFCmpOGT(lowest, x), lowest, x);
  return b.CreateSelect(b.CreateFCmpOLT(highest, y), highest, y);
}

llvm::Value* scaled(llvm::IRBuilder<>& b, llvm::Value* x, llvm::Value* k) {
  llvm::Type* integer = x->getType()->getWithNewType(b.getInt32Ty());
  const auto factor = [&](llvm::Value* exponent) {
    llvm::Value* biased = b.CreateAdd(exponent, llvm::ConstantInt::get(integer, 127));
    return b.CreateBitCast(b.CreateShl(biased, llvm::ConstantInt::get(integer, 23)), x->getType());
  };
  llvm::Value* all = b.CreateFreeze(b.CreateFPToSI(k, integer));
  llvm::Value* half = b.CreateAShr(all, llvm::ConstantInt::get(integer, 1));
  return b.CreateFMul(b.CreateFMul(x, factor(half)), factor(b.CreateSub(all, half)));
}

llvm::Value* fast_scaled(llvm::IRBuilder<>& b, llvm::ArrayRef<llvm::Value*> of) {
  llvm::Type* integer = of[0]->getType()->getWithNewType(b.getInt32Ty());
  llvm::Value* exponent = b.CreateShl(b.CreateBitCast(of[2], integer), llvm::ConstantInt::get(integer, 23));
  llvm::Value* sum = b.CreateAdd(b.CreateBitCast(of[0], integer), exponent);
  llvm::Type* type = of[0]->getType();
  llvm::Value* small = b.CreateSelect(b.CreateFCmpOLE(of[3], of[4]), llvm::ConstantFP::get(type, 0),
                                      b.CreateBitCast(sum, type));
  llvm::Value* large = b.CreateFAdd(of[3], llvm::ConstantFP::getInfinity(type));
  return b.CreateSelect(b.CreateFCmpOLT(of[3], of[5]), small, large);
}

llvm::Value* first_bit(llvm::IRBuilder<>& b, llvm::Value* bits) {
  llvm::Type* type = bits->getType();
  const unsigned width = type->getIntegerBitWidth();
  llvm::Value* some = b.CreateOr(bits, llvm::ConstantInt::get(type, std::uint64_t{1} << (width - 1)));
  return b.CreateBinaryIntrinsic(llvm::Intrinsic::cttz, some, b.getTrue());
}

bool is_position_attribute(StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"thread_position_in_grid", "thread_position_in_threadgroup", "thread_index_in_threadgroup"},
             true)
      .Cases({"thread_index_in_simdgroup", "thread_index_in_quadgroup", "simdgroup_index_in_threadgroup"},
             true)
      .Cases({"simdgroups_per_threadgroup", "quadgroup_index_in_threadgroup", "quadgroups_per_threadgroup"},
             true)
      .Cases({"threadgroup_position_in_grid", "threads_per_threadgroup", "threadgroups_per_grid",
              "threads_per_grid"},
             true)
      .Cases({"threads_per_simdgroup", "thread_execution_width", "dispatch_threads_per_threadgroup"}, true)
      .Case("pewter_log", true)  // <metal_logging>
      .Cases({"dispatch_simdgroups_per_threadgroup", "dispatch_quadgroups_per_threadgroup", "grid_origin",
              "grid_size"},
             true)
      .Default(false);
}

shape shape_of_position(const builtin& b, const variant& which) {
  if (b.name == "thread_index_in_simdgroup" || b.name == "thread_index_in_threadgroup")
    return shape::stride_of(1);
  if (b.name == "thread_index_in_quadgroup") return shape::stride_of(1, 4);
  if (b.name == "quadgroup_index_in_threadgroup") return shape::stride_of(0, 4);
  if (b.name == "thread_position_in_grid" || b.name == "thread_position_in_threadgroup") {
    if (which.width == 0) return shape::varying_();
    if (b.component == 0) return shape::stride_of(1, which.width);
    return b.component == 1 ? shape::stride_of(0, which.width) : shape::uniform_();
  }
  return shape::uniform_();
}

std::optional<unsigned> site_of(const llvm::CallInst& call) {
  const llvm::MDNode* node = call.getMetadata(site_number);
  if (node == nullptr) return std::nullopt;
  return static_cast<unsigned>(
      llvm::mdconst::extract<llvm::ConstantInt>(node->getOperand(0))->getZExtValue());
}

}  // namespace pewter::metal
