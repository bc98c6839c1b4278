// Loads and stores at any address: sources cast pointers, hosts bind buffers at offsets, and an instruction
// that wants its address aligned would end the program.
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include "kernels/metal/compiler/import/import_ir.hpp"

namespace pewter::metal {

using namespace llvm;

void forget_promised_alignment(Module& m) {
  for (Function& f : m) {
    for (const Argument& a : f.args())
      if (!a.hasPointeeInMemoryValueAttr()) f.removeParamAttr(a.getArgNo(), Attribute::Alignment);
    f.removeRetAttr(Attribute::Alignment);
    for (Instruction& i : instructions(f)) {
      i.setMetadata(LLVMContext::MD_align, nullptr);
      auto* call = dyn_cast<CallBase>(&i);
      if (call == nullptr || isa<IntrinsicInst>(call)) continue;
      call->removeRetAttr(Attribute::Alignment);
      for (unsigned n = 0; n < call->arg_size(); ++n)
        if (!call->isPassPointeeByValueArgument(n)) call->removeParamAttr(n, Attribute::Alignment);
    }
  }
}

void access_any_address(Module& m) {
  for (Function& f : m) {
    for (Instruction& i : instructions(f)) {
      if (auto* load = dyn_cast<LoadInst>(&i); load != nullptr && !load->isAtomic())
        load->setAlignment(Align(1));
      if (auto* store = dyn_cast<StoreInst>(&i); store != nullptr && !store->isAtomic())
        store->setAlignment(Align(1));
    }
  }
}

}  // namespace pewter::metal
