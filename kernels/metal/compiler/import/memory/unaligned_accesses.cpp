// Loads and stores at any address: sources cast pointers, hosts bind buffers at offsets, and an instruction
// that wants its address aligned would end the program.
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <vector>

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

namespace {

/// Integers of 3, 5, 6 and 7 bytes, as which clang hands over small structures: a vector of them has no such
/// elements in memory.
bool is_odd(const Instruction& i) {
  const bool is_plain = (isa<LoadInst>(i) && cast<LoadInst>(i).isSimple()) ||
                        (isa<StoreInst>(i) && cast<StoreInst>(i).isSimple());
  if (!is_plain) return false;
  const auto* type = dyn_cast<IntegerType>(getLoadStoreType(&i));
  return type != nullptr && type->getBitWidth() % 8 == 0 && !isPowerOf2_32(type->getBitWidth());
}

/// Replaces an access by accesses of 4, 2 and 1 bytes.
void split(Instruction& i) {
  IRBuilder<> b(&i);
  Value* pointer = getPointerOperand(&i);
  auto* type = cast<IntegerType>(getLoadStoreType(&i));
  const unsigned bytes = type->getBitWidth() / 8;
  Value* all = nullptr;
  for (unsigned at = 0, size = 0; at < bytes; at += size) {
    size = std::min(4u, llvm::bit_floor(bytes - at));
    Value* place = b.CreateConstInBoundsGEP1_64(b.getInt8Ty(), pointer, at);
    Type* part = b.getIntNTy(8 * size);
    if (auto* store = dyn_cast<StoreInst>(&i)) {
      b.CreateStore(b.CreateTrunc(b.CreateLShr(store->getValueOperand(), 8 * at), part), place);
    } else {
      Value* loaded = b.CreateShl(b.CreateZExt(b.CreateLoad(part, place), type), 8 * at);
      all = all == nullptr ? loaded : b.CreateOr(all, loaded);
    }
  }
  if (all != nullptr) i.replaceAllUsesWith(all);
  i.eraseFromParent();
}

}  // namespace

void access_any_address(Module& m) {
  for (Function& f : m) {
    std::vector<Instruction*> odd;
    for (Instruction& i : instructions(f))
      if (is_odd(i)) odd.push_back(&i);
    for (Instruction* i : odd) split(*i);
    for (Instruction& i : instructions(f)) {
      if (auto* load = dyn_cast<LoadInst>(&i); load != nullptr && !load->isAtomic())
        load->setAlignment(Align(1));
      if (auto* store = dyn_cast<StoreInst>(&i); store != nullptr && !store->isAtomic())
        store->setAlignment(Align(1));
    }
  }
}

}  // namespace pewter::metal
