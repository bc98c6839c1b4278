#include "kernels/metal/compiler/import/shared_functions.hpp"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>
#include <map>

#include "kernels/metal/compiler/analysis/short_loops.hpp"
#include "kernels/metal/compiler/import/call_sizes.hpp"
#include "kernels/metal/compiler/import/flat_function.hpp"
#include "kernels/metal/compiler/import/import_ir.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

// kernels/metal/compiler/driver/compilation.md#shared-functions
constexpr std::size_t kernel_with_shared = 4000;  ///< instructions with all calls inlined, loops as they are
constexpr std::size_t least_function = 64;        ///< instructions, with loops unrolled
constexpr std::size_t least_calls = 3;
constexpr unrolling_limits unrolled_in_shared = {16, 8000};

/// An integer in the memory of a pointer argument.
struct slot {
  std::int64_t offset;
  unsigned bytes;
  bool is_read = false, is_written = false;
  std::size_t last_store = 0;  ///< among the function's instructions
};

/// A pointer argument, and what the function accesses through it.
struct pointed_memory {
  unsigned argument;
  bool is_result, is_copy;  ///< sret, byval: nobody else's memory
  bool is_partly_stored;    ///< a slot perhaps: what else lies in it is stored, too
  std::vector<slot> slots;
  std::size_t first_store = ~std::size_t{0}, last_load = 0;

  bool is_own() const { return is_result || is_copy; }
  bool is_stored() const { return first_store != ~std::size_t{0}; }
};

bool is_called_by_name(const Function& f) {
  return all_of(f.users(), [&](const User* u) {
    const auto* call = dyn_cast<CallInst>(u);
    return call != nullptr && call->getCalledOperand() == &f && !is_contained(call->args(), &f);
  });
}

bool is_candidate(const Function& f) {
  if (f.isDeclaration() || !f.hasInternalLinkage() || !f.hasFnAttribute(Attribute::AlwaysInline) ||
      f.isVarArg() || !is_called_by_name(f) ||
      !(f.getReturnType()->isVoidTy() || f.getReturnType()->isIntegerTy()))
    return false;
  return all_of(f.args(), [](const Argument& a) {
    return a.getType()->isIntegerTy() || a.getType() == PointerType::get(a.getContext(), 0);
  });
}

/// What a function is made of to be shared.
class sharing {
 public:
  sharing(Function& f, function_ref<void(Function&)> simplify) : f_(f), simplify_(simplify) {}

  /// Whether the function whose simplified body this one is, is no longer called.
  bool run(Function& original) {
    if (!find_memories() || !may_load_first()) return false;
    Function* made = in_values();
    simplify_(*made);
    flatten(*made);
    simplify_(*made);
    if (!is_flat(*made)) {
      made->eraseFromParent();
      return false;
    }
    made->setMemoryEffects(MemoryEffects::none());
    made->setDoesNotThrow();
    made->setWillReturn();
    for (User* u : make_early_inc_range(original.users())) call_instead(*cast<CallInst>(u), *made);
    return true;
  }

 private:
  bool add(pointed_memory& m, std::int64_t offset, Type* type, bool is_store, std::size_t at) {
    if (!type->isIntegerTy() || type->getIntegerBitWidth() % 8 != 0) return false;
    slot made = {offset, type->getIntegerBitWidth() / 8, !is_store, is_store, is_store ? at : 0};
    if (is_store) m.first_store = std::min(m.first_store, at);
    if (!is_store) m.last_load = std::max(m.last_load, at);
    // Accesses that overlap are of the largest one, in which the others lie.
    for (std::size_t n = m.slots.size(); n-- > 0;) {
      const slot s = m.slots[n];
      if (s.offset + s.bytes <= made.offset || made.offset + made.bytes <= s.offset) continue;
      const bool is_in_it = s.offset <= made.offset && made.offset + made.bytes <= s.offset + s.bytes;
      const bool has_it = made.offset <= s.offset && s.offset + s.bytes <= made.offset + made.bytes;
      if (!is_in_it && !has_it) return false;
      m.is_partly_stored |= s.bytes != made.bytes && (is_store || s.is_written);
      if (is_in_it) made.offset = s.offset, made.bytes = s.bytes;
      made.is_read |= s.is_read;
      made.is_written |= s.is_written;
      made.last_store = std::max(made.last_store, s.last_store);
      m.slots.erase(m.slots.begin() + static_cast<std::ptrdiff_t>(n));
    }
    m.slots.push_back(made);
    return true;
  }

  bool find_memories() {
    std::map<const Instruction*, std::size_t> places;
    DominatorTree tree(f_);
    LoopInfo loops(tree);
    const BasicBlock* end = nullptr;
    ReversePostOrderTraversal<Function*> blocks(&f_);
    for (BasicBlock* b : blocks) {
      for (Instruction& i : *b) places[&i] = places.size() + 1;
      if (!isa<ReturnInst>(b->getTerminator())) continue;
      if (end != nullptr) return false;
      end = b;
    }
    if (end == nullptr) return false;
    for (Argument& a : f_.args()) {
      if (!a.getType()->isPointerTy()) continue;
      pointed_memory m = {a.getArgNo(), a.hasStructRetAttr(), a.hasByValAttr(), false, {}};
      const auto accesses = [&](Value& address, std::int64_t offset, const auto& self) -> bool {
        return all_of(address.users(), [&](User* u) {
          auto* i = cast<Instruction>(u);
          APInt step(64, 0);
          if (auto* gep = dyn_cast<GetElementPtrInst>(i))
            return gep->accumulateConstantOffset(f_.getDataLayout(), step) &&
                   self(*gep, offset + step.getSExtValue(), self);
          if (auto* intrinsic = dyn_cast<IntrinsicInst>(i)) return intrinsic->isAssumeLikeIntrinsic();
          if (getLoadStorePointerOperand(i) != &address || i->isAtomic() || i->isVolatile()) return false;
          const bool is_once = tree.dominates(i->getParent(), end) && !loops.getLoopFor(i->getParent());
          if (!m.is_own() && !is_once) return false;
          return add(m, offset, getLoadStoreType(i), isa<StoreInst>(i), places[i]);
        });
      };
      if (!accesses(a, 0, accesses)) return false;
      llvm::sort(m.slots, [](const slot& x, const slot& y) { return x.offset < y.offset; });
      memories_.push_back(std::move(m));
    }
    return true;
  }

  /// Whether all may be read first and stored last: pointers may be one, or point into what others store.
  bool may_load_first() const {
    for (const pointed_memory& m : memories_)
      for (const pointed_memory& other : memories_) {
        if (&m == &other || m.is_own() || other.is_own()) continue;
        if (other.last_load >= m.first_store || (m.is_partly_stored && other.is_stored())) return false;
      }
    return true;
  }

  static bool is_parameter(const pointed_memory& m, const slot& s) { return !m.is_result && s.is_read; }

  template <class Job>
  void for_each_parameter(const Job& job) {
    for (pointed_memory& m : memories_)
      for (slot& s : m.slots)
        if (is_parameter(m, s)) job(m, s);
  }

  /// Visits results in the order of their last stores: the pointers may be equal.
  template <class Job>
  void for_each_result(const Job& job) {
    std::vector<std::pair<pointed_memory*, slot*>> all;
    for (pointed_memory& m : memories_)
      for (slot& s : m.slots)
        if (s.is_written && !m.is_copy) all.emplace_back(&m, &s);
    llvm::stable_sort(
        all, [](const auto& a, const auto& b) { return a.second->last_store < b.second->last_store; });
    for (auto& [m, s] : all) job(*m, *s);
  }

  Type* type_of(const slot& s) const { return IntegerType::get(f_.getContext(), 8 * s.bytes); }

  static Value* address_of(IRBuilder<>& b, Value* base, const slot& s) {
    return b.CreatePtrAdd(base, b.getInt64(static_cast<std::uint64_t>(s.offset)));
  }

  /// The function with values for what it reads and writes.
  Function* in_values() {
    LLVMContext& c = f_.getContext();
    SmallVector<Type*> parameters, results;
    for (Argument& a : f_.args())
      if (!a.getType()->isPointerTy()) parameters.push_back(a.getType());
    for_each_parameter([&](pointed_memory&, slot& s) { parameters.push_back(type_of(s)); });
    if (!f_.getReturnType()->isVoidTy()) results.push_back(f_.getReturnType());
    for_each_result([&](pointed_memory&, slot& s) { results.push_back(type_of(s)); });
    Function* made = Function::Create(FunctionType::get(StructType::get(c, results), parameters, false),
                                      GlobalValue::InternalLinkage, f_.getName() + ".shared", f_.getParent());
    BasicBlock* start = BasicBlock::Create(c, "start", made);
    IRBuilder<> b(start);
    ValueToValueMapTy values;
    std::map<unsigned, Value*> arrays;
    unsigned next = 0;
    for (Argument& a : f_.args())
      if (!a.getType()->isPointerTy()) values[&a] = made->getArg(next++);
    for (pointed_memory& m : memories_) {
      std::int64_t first = 0, end = 1;
      for (const slot& s : m.slots)
        first = std::min(first, s.offset), end = std::max(end, s.offset + s.bytes);
      Value* array = b.CreateAlloca(ArrayType::get(b.getInt8Ty(), static_cast<std::uint64_t>(end - first)));
      arrays[m.argument] = b.CreatePtrAdd(array, b.getInt64(static_cast<std::uint64_t>(-first)));
      values[f_.getArg(m.argument)] = arrays[m.argument];
    }
    for_each_parameter([&](pointed_memory& m, slot& s) {
      b.CreateAlignedStore(made->getArg(next++), address_of(b, arrays[m.argument], s), Align(1));
    });
    SmallVector<ReturnInst*> returns;
    CloneFunctionInto(made, &f_, values, CloneFunctionChangeType::LocalChangesOnly, returns);
    b.CreateBr(cast<BasicBlock>(values[&f_.getEntryBlock()]));
    made->setAttributes(AttributeList());
    for (const Attribute a : f_.getAttributes().getFnAttrs()) {
      if (a.isStringAttribute()) made->addFnAttr(a);
    }
    made->addFnAttr(Attribute::NoInline);
    made->addFnAttr("pewter-shared");
    for (ReturnInst* end : returns) return_results(*made, *end, arrays);
    return made;
  }

  void return_results(Function& made, ReturnInst& end, std::map<unsigned, Value*>& arrays) {
    IRBuilder<> b(&end);
    Value* all = PoisonValue::get(made.getReturnType());
    unsigned next = 0;
    if (end.getReturnValue() != nullptr) all = b.CreateInsertValue(all, end.getReturnValue(), next++);
    for_each_result([&](pointed_memory& m, slot& s) {
      Value* v = b.CreateAlignedLoad(type_of(s), address_of(b, arrays[m.argument], s), Align(1));
      all = b.CreateInsertValue(all, v, next++);
    });
    b.CreateRet(all);
    end.eraseFromParent();
  }

  void call_instead(CallInst& call, Function& made) {
    IRBuilder<> b(&call);
    SmallVector<Value*> values;
    for (Argument& a : f_.args())
      if (!a.getType()->isPointerTy()) values.push_back(call.getArgOperand(a.getArgNo()));
    for_each_parameter([&](pointed_memory& m, slot& s) {
      Value* address = address_of(b, call.getArgOperand(m.argument), s);
      values.push_back(b.CreateAlignedLoad(type_of(s), address, Align(1)));
    });
    CallInst* all = b.CreateCall(&made, values);
    unsigned next = 0;
    if (!call.getType()->isVoidTy()) call.replaceAllUsesWith(b.CreateExtractValue(all, next++));
    for_each_result([&](pointed_memory& m, slot& s) {
      b.CreateAlignedStore(b.CreateExtractValue(all, next++),
                           address_of(b, call.getArgOperand(m.argument), s), Align(1));
    });
    call.eraseFromParent();
  }

  Function& f_;
  function_ref<void(Function&)> simplify_;
  std::vector<pointed_memory> memories_;
};

}  // namespace

bool is_shared(const Function& f) { return f.hasFnAttribute("pewter-shared"); }

void share_functions(Module& m, const std::vector<kernel_info>& kernels,
                     const std::function<void(Function&)>& passes) {
  const auto simplify = [&](Function& f) {
    mark_loops_up_to(f, unrolled_in_shared);
    passes(f);
  };
  call_sizes graph;
  std::map<Function*, std::size_t> calls;
  for (const kernel_info& k : kernels) {
    Function& kernel = *m.getFunction(k.name);
    const std::size_t size = graph.size_of(kernel);
    if (size < kernel_with_shared || size >= call_sizes::unknown) continue;
    for (const auto& [f, count] : graph.calls_from(kernel)) calls[f] = std::max(calls[f], count);
  }
  for (Function* f : graph.order) {
    const auto counted = calls.find(f);
    if (counted == calls.end() || counted->second < least_calls || !is_candidate(*f)) continue;
    ValueToValueMapTy values;
    Function* body = CloneFunction(f, values);  // the function itself stays as it is where it is not shared
    inline_calls_but(*body, is_shared);
    expand_copies_in(*body);
    simplify(*body);
    const bool is_done = body->getInstructionCount() >= least_function && sharing(*body, simplify).run(*f);
    body->eraseFromParent();
    if (is_done) f->eraseFromParent();
  }
}

}  // namespace pewter::metal
