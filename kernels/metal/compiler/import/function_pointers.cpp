// Calls by address. All functions that can be called are known, so that a call of one by its address is a
// switch over those of its type, and each is inlined.
// Why: kernels/metal/compiler/frontend/language.md#calls-by-address.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <map>

#include "kernels/metal/compiler/import/import_ir.hpp"
#include "kernels/metal/compiler/import/shared_functions.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// Calls by address may stand within each other: so deep in any case, and deeper as long as a kernel, in
/// which each call holds a copy of every function of its type, does not become too large.
constexpr unsigned least_depth = 2, deepest_calls = 8;
constexpr std::size_t most_instructions = 8000;

std::string text_of_type(Type* t) {
  if (t->isIntegerTy()) {
    static const std::map<unsigned, const char*> names = {
        {1, "bool"}, {8, "char"}, {16, "short"}, {32, "int"}, {64, "long"}};
    const auto found = names.find(t->getIntegerBitWidth());
    if (found != names.end()) return found->second;
  }
  if (t->isPointerTy()) return "pointer";
  std::string text;
  raw_string_ostream(text) << *t;
  return text;
}

/// As the machine passes arguments: char and uchar are one type, float2 a vector of two.
std::string signature_of(FunctionType* type, const AttributeList& attributes) {
  std::string text = text_of_type(type->getReturnType()) + " (";
  for (unsigned n = 0; n < type->getNumParams(); ++n) {
    Type* parameter = type->getParamType(n);
    if (Type* by_value = attributes.getParamByValType(n)) parameter = by_value;
    text += (n == 0 ? "" : ", ") + text_of_type(parameter);
    if (attributes.getParamStructRetType(n) != nullptr) text += " result";
  }
  return text + ")";
}

class resolution {
 public:
  resolution(Module& m, bool checked) : m_(m), checked_(checked) {}

  void find_functions() {
    std::map<std::string, Function*> named;
    for (Function& f : m_) {
      const bool is_visible = f.hasFnAttribute("pewter-visible");
      if (f.isDeclaration() || f.hasFnAttribute("pewter-kernel") || !(is_visible || f.hasAddressTaken()))
        continue;
      const std::string name =
          is_visible ? f.getFnAttribute("pewter-visible").getValueAsString().str() : f.getName().str();
      if (!named.emplace(name, &f).second)
        throw error("metal: two visible functions are named '" + name + "'");
      functions_.push_back({&f, name});
    }
    for (const function& f : functions_) {
      f.code->setLinkage(GlobalValue::ExternalLinkage);  // while nobody calls it by name
      number_address(f);
    }
  }

  /// What the kernel calls is known where a call's address is loaded from an argument.
  void describe(kernel_info& info) {
    Function& kernel = *m_.getFunction(info.name);
    const std::vector<CallInst*> calls = calls_by_address(kernel);
    for (const CallInst* call : calls) {
      const Argument* table = table_of(call->getCalledOperand());
      std::uint32_t index = 0;
      if (table == nullptr || kernel.getAttributes()
                                  .getParamAttr(table->getArgNo(), "pewter-argument")
                                  .getValueAsString()
                                  .getAsInteger(10, index))
        continue;
      const bool is_known = any_of(info.tables, [&](const auto& t) { return t.index == index; });
      if (!is_known)
        info.tables.push_back({index, signature_of(call->getFunctionType(), call->getAttributes())});
    }
    if (calls.empty()) return;
    for (const function& f : functions_) {
      if (f.code->hasFnAttribute("pewter-visible"))
        info.functions.push_back({f.name, signature_of(f.code->getFunctionType(), f.code->getAttributes())});
    }
  }

  /// Instructions of the kernel when each of its calls by address has become copies of functions.
  std::size_t size_after(Function& kernel) const {
    std::size_t size = kernel.getInstructionCount();
    for (const CallInst* call : calls_by_address(kernel))
      for (const function& f : functions_)
        if (is_of_type(*f.code, *call)) size += f.code->getInstructionCount();
    return size;
  }

  /// Whether there is now a call to be inlined: one that was resolved, or that turned out to be by name.
  bool resolve(Function& kernel, bool is_last) {
    const std::vector<CallInst*> calls = calls_by_address(kernel);
    for (CallInst* call : calls) resolve(*call, is_last);
    return any_of(instructions(kernel), [](const Instruction& i) {
      const auto* call = dyn_cast<CallInst>(&i);
      const Function* f = call == nullptr ? nullptr : call->getCalledFunction();
      return f != nullptr && !f->isDeclaration() && !is_shared(*f);
    });
  }

  /// Nobody calls them any more.
  void erase_functions() {
    for (const function& f : functions_) f.code->setLinkage(GlobalValue::InternalLinkage);
    for (const function& f : functions_) {
      if (f.code->use_empty()) f.code->eraseFromParent();
    }
  }

 private:
  struct function {
    Function* code;
    std::string name;
  };

  static std::vector<CallInst*> calls_by_address(Function& f) {
    std::vector<CallInst*> all;
    for (Instruction& i : instructions(f)) {
      auto* call = dyn_cast<CallInst>(&i);
      if (call != nullptr && !call->isInlineAsm() &&
          !isa<Function>(call->getCalledOperand()->stripPointerCasts()))
        all.push_back(call);
    }
    return all;
  }

  void number_address(const function& f) {
    Constant* number = ConstantInt::get(Type::getInt64Ty(m_.getContext()), function_number(f.name));
    std::vector<CallBase*> by_name;
    for (Use& u : f.code->uses()) {
      auto* call = dyn_cast<CallBase>(u.getUser());
      if (call != nullptr && call->isCallee(&u)) by_name.push_back(call);
    }
    f.code->replaceAllUsesWith(ConstantExpr::getIntToPtr(number, f.code->getType()));
    for (CallBase* call : by_name) call->setCalledOperand(f.code);
  }

  /// The argument that an address is loaded from; null: none is known.
  static const Argument* table_of(const Value* address) {
    if (const auto* choice = dyn_cast<SelectInst>(address)) {
      const Argument* found = table_of(choice->getTrueValue());
      return found != nullptr ? found : table_of(choice->getFalseValue());
    }
    if (const auto* phi = dyn_cast<PHINode>(address)) {
      for (const Value* v : phi->incoming_values()) {
        if (isa<PHINode>(v)) continue;
        if (const Argument* found = table_of(v)) return found;
      }
      return nullptr;
    }
    if (const auto* cast = dyn_cast<CastInst>(address)) return table_of(cast->getOperand(0));
    const auto* load = dyn_cast<LoadInst>(address);
    return load == nullptr ? nullptr : dyn_cast<Argument>(getUnderlyingObject(load->getPointerOperand()));
  }

  static bool is_of_type(const Function& f, const CallInst& call) {
    if (f.getFunctionType() != call.getFunctionType()) return false;
    for (unsigned n = 0; n < f.arg_size(); ++n) {
      if (f.getAttributes().getParamByValType(n) != call.getParamByValType(n) ||
          f.getAttributes().getParamStructRetType(n) != call.getParamStructRetType(n))
        return false;
    }
    return true;
  }

  void resolve(CallInst& call, bool is_last) {
    IRBuilder<> b(&call);
    Value* number = b.CreatePtrToInt(call.getCalledOperand(), b.getInt64Ty());
    BasicBlock* before = call.getParent();
    BasicBlock* after = SplitBlock(before, &call);
    after->setName("called");
    BasicBlock* none = BasicBlock::Create(m_.getContext(), "unknown", before->getParent(), after);
    before->getTerminator()->eraseFromParent();
    b.SetInsertPoint(before);
    SwitchInst* choice = b.CreateSwitch(number, none);
    AllocaInst* result = nullptr;  // of any type: SROA takes it apart
    if (!call.getType()->isVoidTy()) {
      b.SetInsertPoint(&*call.getFunction()->getEntryBlock().getFirstInsertionPt());
      result = b.CreateAlloca(call.getType());
    }
    for (const function& f : functions_) {
      if (is_last || !is_of_type(*f.code, call)) continue;
      BasicBlock* block = BasicBlock::Create(m_.getContext(), f.name, before->getParent(), none);
      b.SetInsertPoint(block);
      auto* by_name = cast<CallInst>(b.Insert(call.clone()));
      by_name->setCalledFunction(f.code);
      by_name->setAttributes(f.code->getAttributes());
      if (result != nullptr) b.CreateStore(by_name, result);
      b.CreateBr(after);
      choice->addCase(b.getInt64(function_number(f.name)), block);
    }
    b.SetInsertPoint(none);
    b.SetCurrentDebugLocation(call.getDebugLoc());
    if (checked_) {
      FunctionCallee unknown = m_.getOrInsertFunction(
          "pewter.unknown_function", FunctionType::get(b.getVoidTy(), {b.getInt64Ty()}, false));
      b.CreateCall(unknown, {number});
    }
    if (call.arg_size() > 0) {
      if (Type* made = call.getParamStructRetType(0))
        b.CreateStore(Constant::getNullValue(made), call.getArgOperand(0));
    }
    if (result != nullptr) b.CreateStore(Constant::getNullValue(call.getType()), result);
    b.CreateBr(after);
    b.SetInsertPoint(&call);
    if (result != nullptr) call.replaceAllUsesWith(b.CreateLoad(call.getType(), result));
    call.eraseFromParent();
  }

  Module& m_;
  bool checked_;
  std::vector<function> functions_;
};

}  // namespace

void resolve_function_pointers(Module& m, std::vector<kernel_info>& kernels,
                               const std::function<void()>& inline_calls, bool checked) {
  resolution all(m, checked);
  all.find_functions();
  for (kernel_info& k : kernels) all.describe(k);
  for (unsigned depth = 0; depth <= deepest_calls; ++depth) {
    bool resolved = false;
    for (const kernel_info& k : kernels) {
      Function& kernel = *m.getFunction(k.name);
      const bool is_last =
          depth >= least_depth && (depth == deepest_calls || all.size_after(kernel) > most_instructions);
      resolved |= all.resolve(kernel, is_last);
    }
    if (!resolved) break;
    inline_calls();
  }
  all.erase_functions();
}

}  // namespace pewter::metal
