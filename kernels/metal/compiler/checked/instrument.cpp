#include "kernels/metal/compiler/checked/instrument.hpp"

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/Local.h>

#include <algorithm>
#include <utility>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/checked/objects.hpp"
#include "kernels/metal/compiler/checked/thread_paths.hpp"
#include "kernels/metal/compiler/driver/manifest.hpp"
#include "kernels/metal/compiler/frontend/text/place_list.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr const char* copy_kind = "pewter.copy";  ///< of a check whose site is not known yet

class kernel_checks {
 public:
  kernel_checks(Function& f, const kernel_info& info, place_list& places)
      : f_(f),
        layout_(f.getParent()->getDataLayout()),
        info_(info),
        places_(places),
        b_(f.getContext()),
        objects_(f, info, loops_) {}

  /// Copies of structures are asked for as a whole, before SROA takes them apart: padding is never written.
  void mark_copies() {
    std::vector<MemTransferInst*> all;
    for (Instruction& i : instructions(f_))
      if (auto* copy = dyn_cast<MemTransferInst>(&i)) all.push_back(copy);
    for (MemTransferInst* copy : all) {
      Value* source = copy->getRawSource();
      mark(*copy, 1, "load", nullptr, copy->getSourceAlign().valueOrOne());
      mark(*copy, 0, "store", source, copy->getDestAlign().valueOrOne());
    }
  }

  std::string run() {
    DominatorTree tree(f_);
    loops_.analyze(tree);
    add_meetings(f_, loops_);
    std::vector<Instruction*> all;
    for (Instruction& i : instructions(f_)) all.push_back(&i);
    for (Instruction* i : all) check(*i);
    note_ends();
    return std::move(text_);
  }

 private:
  /// Where the thread leaves the kernel before its last line, for barriers that it does not reach.
  void note_ends() {
    for (BasicBlock& block : f_) {
      Instruction* last = block.getTerminator();
      if (last->getNumSuccessors() != 1 || !ends_at(block, *last->getSuccessor(0)) || !last->getDebugLoc())
        continue;
      const unsigned site = add_site("end", {}, *last);
      b_.SetInsertPoint(last);
      ask(ConstantPointerNull::get(b_.getPtrTy()), b_.getInt64(0), site, nullptr, nullptr);
    }
  }

  /// GPUs take vectors from where their elements may lie.
  Align wanted_alignment(Type* type, Align of_access) const {
    return std::min(of_access, Align(PowerOf2Ceil(layout_.getTypeStoreSize(type->getScalarType()))));
  }

  bool is_known(Value* address, const checked_object& o, Value* bytes, Align wanted) const {
    return objects_.is_within(address, o, bytes) && getKnownAlignment(address, layout_) >= wanted;
  }

  unsigned add_site(const char* kind, const checked_object& o, const Instruction& i,
                    Align wanted = Align(1)) {
    std::string function;
    const int place = places_.of(i, function);
    text_ += std::string("site ") + kind + " " + o.text + " " + std::to_string(o.bytes) + " " +
             std::to_string(wanted.value()) + " " + std::to_string(place) + " " +
             (function.empty() ? "-" : function) + " " + o.name + "\n";
    return count_++;
  }

  Value* ask(Value* address, Value* bytes, unsigned site, Value* base, Value* value) {
    Type* pointer = b_.getPtrTy();
    FunctionCallee callee = f_.getParent()->getOrInsertFunction(
        "pewter.check",
        FunctionType::get(pointer, {pointer, b_.getInt64Ty(), b_.getInt32Ty(), pointer, pointer}, false));
    Value* none = ConstantPointerNull::get(cast<PointerType>(pointer));
    return b_.CreateCall(callee, {address, bytes, b_.getInt32(site), base == nullptr ? none : base,
                                  value == nullptr ? none : value});
  }

  void check_access(const char* kind, Instruction& i, unsigned operand, Value* bytes, Value* value,
                    Align wanted) {
    Value* address = i.getOperand(operand);
    const checked_object o = objects_.of(address);
    if (!o.is_checked || is_known(address, o, bytes, wanted)) return;
    const unsigned site = add_site(kind, o, i, wanted);
    b_.SetInsertPoint(&i);
    i.setOperand(operand, ask(address, bytes, site, o.base, value));
  }

  Value* bytes_of(Type* t) { return b_.getInt64(layout_.getTypeStoreSize(t).getFixedValue()); }

  /// What is going to be stored, in memory: one place for all stores, so that the stack holds many sites.
  Value* in_memory(StoreInst& store) {
    constexpr std::uint64_t most = 64;
    const bool fits = layout_.getTypeStoreSize(store.getValueOperand()->getType()).getFixedValue() <= most;
    AllocaInst* place = fits ? stored_ : nullptr;
    if (place == nullptr) {
      b_.SetInsertPoint(&*f_.getEntryBlock().getFirstInsertionPt());
      Type* type = fits ? ArrayType::get(b_.getInt8Ty(), most) : store.getValueOperand()->getType();
      place = b_.CreateAlloca(type);
      place->setAlignment(Align(most));
      if (fits) stored_ = place;
    }
    b_.SetInsertPoint(&store);
    b_.CreateStore(store.getValueOperand(), place);
    return place;
  }

  /// What a fill of known length stores, in memory.
  Value* pattern_of(MemSetInst& fill) {
    auto* bytes = dyn_cast<ConstantInt>(fill.getLength());
    auto* byte = dyn_cast<ConstantInt>(fill.getValue());
    if (bytes == nullptr || byte == nullptr) return nullptr;
    const std::vector<std::uint8_t> all(bytes->getZExtValue(),
                                        static_cast<std::uint8_t>(byte->getZExtValue()));
    Constant* pattern = ConstantDataArray::get(f_.getContext(), all);
    return new GlobalVariable(*f_.getParent(), pattern->getType(), true, GlobalValue::PrivateLinkage,
                              pattern);
  }

  void check(Instruction& i) {
    if (auto* load = dyn_cast<LoadInst>(&i)) {
      check_access(load->isAtomic() ? "atomic_load" : "load", i, 0, bytes_of(load->getType()), nullptr,
                   wanted_alignment(load->getType(), load->getAlign()));
    } else if (auto* store = dyn_cast<StoreInst>(&i)) {
      Type* type = store->getValueOperand()->getType();
      Value* bytes = bytes_of(type);
      const Align wanted = wanted_alignment(type, store->getAlign());
      const checked_object o = objects_.of(store->getPointerOperand());
      if (!o.is_checked || is_known(store->getPointerOperand(), o, bytes, wanted)) return;
      const bool compares = !store->isAtomic() && o.base == nullptr;
      check_access(store->isAtomic() ? "atomic_store" : "store", i, 1, bytes,
                   compares ? in_memory(*store) : nullptr, wanted);
    } else if (auto* update = dyn_cast<AtomicRMWInst>(&i)) {
      check_access("atomic_update", i, 0, bytes_of(update->getType()), nullptr, update->getAlign());
    } else if (auto* exchange = dyn_cast<AtomicCmpXchgInst>(&i)) {
      check_access("atomic_update", i, 0, bytes_of(exchange->getNewValOperand()->getType()), nullptr,
                   exchange->getAlign());
    } else if (auto* fill = dyn_cast<MemSetInst>(&i)) {
      b_.SetInsertPoint(&i);
      check_access("store", i, 0, b_.CreateZExt(fill->getLength(), b_.getInt64Ty()), pattern_of(*fill),
                   Align(1));
    } else if (isa<FenceInst>(&i)) {
      const unsigned site = add_site("fence", {}, i);
      b_.SetInsertPoint(&i);
      ask(ConstantPointerNull::get(b_.getPtrTy()), b_.getInt64(0), site, nullptr, nullptr);
    } else if (auto* call = dyn_cast<CallInst>(&i)) {
      check_call(*call);
    }
  }

  void check_call(CallInst& call) {
    if (builtin_of(call).name == "unknown_function") {
      b_.SetInsertPoint(&call);
      ask(b_.CreateIntToPtr(call.getArgOperand(0), b_.getPtrTy()), b_.getInt64(0),
          add_site("function", {}, call), nullptr, nullptr);
      call.eraseFromParent();
      return;
    }
    if (builtin_of(call).is_simd) {
      const unsigned site = add_site("simd", {}, call);
      call.setMetadata(site_number, MDNode::get(f_.getContext(), ConstantAsMetadata::get(b_.getInt32(site))));
    } else if (const MDNode* kind = call.getMetadata(copy_kind)) {
      const auto* wanted = mdconst::extract<ConstantInt>(kind->getOperand(1));
      finish_copy(call, cast<MDString>(kind->getOperand(0))->getString(), Align(wanted->getZExtValue()));
    } else if (const Function* f = call.getCalledFunction(); f == nullptr || !f->isDeclaration()) {
      throw error(info_.name + ": a call of a function that is not known");  // as one that calls itself
    }
  }

  /// Marks a copy of a structure. Its members' alignments are unknown: at most the copy's own is wanted.
  void mark(MemTransferInst& copy, unsigned operand, const char* kind, Value* value, Align of_copy) {
    b_.SetInsertPoint(&copy);
    Value* bytes = b_.CreateZExt(copy.getLength(), b_.getInt64Ty());
    Value* address = copy.getArgOperand(operand);
    const checked_object o = objects_.of(address);
    const Align wanted = std::min(of_copy, Align(4));
    if (!o.is_checked || is_known(address, o, bytes, wanted)) return;
    auto* call = cast<CallInst>(ask(address, bytes, 0, nullptr, value));
    Metadata* about[] = {MDString::get(f_.getContext(), kind),
                         ConstantAsMetadata::get(b_.getInt64(wanted.value()))};
    call->setMetadata(copy_kind, MDNode::get(f_.getContext(), about));
    copy.setArgOperand(operand, call);
    operand == 0 ? copy.setDestAlignment(Align(1)) : copy.setSourceAlignment(Align(1));
  }

  /// SROA has shown what the address was made of.
  void finish_copy(CallInst& call, StringRef kind, Align wanted) {
    Value* address = call.getArgOperand(0);
    const checked_object o = objects_.of(address);
    if (!o.is_checked || is_known(address, o, call.getArgOperand(1), wanted)) {
      call.replaceAllUsesWith(address);
      call.eraseFromParent();
      return;
    }
    call.setArgOperand(2, b_.getInt32(add_site(kind.str().c_str(), o, call, wanted)));
    if (o.base != nullptr) call.setArgOperand(3, o.base);
  }

  Function& f_;
  const DataLayout& layout_;
  const kernel_info& info_;
  place_list& places_;
  IRBuilder<> b_;
  LoopInfo loops_;
  checked_objects objects_;
  AllocaInst* stored_ = nullptr;
  std::string text_;
  unsigned count_ = 0;
};

}  // namespace

void mark_copies(Module& m, const std::vector<kernel_info>& kernels) {
  source_places none({}, {}, {});
  place_list list(none);
  for (const kernel_info& k : kernels) kernel_checks(*m.getFunction(k.name), k, list).mark_copies();
}

std::string add_checks(Module& m, const std::vector<kernel_info>& kernels, source_places& places) {
  place_list list(places);
  std::string text;
  for (const kernel_info& k : kernels) {
    const std::string sites = kernel_checks(*m.getFunction(k.name), k, list).run();
    text += "kernel " + k.name + "\nmemory " + std::to_string(k.threadgroup_memory) + "\nthreads " +
            std::to_string(k.max_threads) + "\n";
    text += arguments_text(k);
    for (const threadgroup_variable& v : k.variables)
      text += "variable " + std::to_string(v.offset) + " " + std::to_string(v.bytes) + " " + v.name + "\n";
    text += sites;
  }
  return list.text() + text;
}

}  // namespace pewter::metal
