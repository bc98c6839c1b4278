#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>

#include "kernels/metal/compiler/import/import_ir.hpp"
#include "kernels/metal/compiler/import/memory/alignment_promises.hpp"

namespace pewter::metal {

using namespace llvm;

void expand_copies_in(Function& f) {
  std::vector<MemIntrinsic*> all;
  for (Instruction& i : instructions(f)) {
    if (auto* copy = dyn_cast<MemIntrinsic>(&i); copy != nullptr && isa<ConstantInt>(copy->getLength()))
      all.push_back(copy);
  }
  for (MemIntrinsic* i : all) {
    IRBuilder<> b(i);
    const std::uint64_t length = cast<ConstantInt>(i->getLength())->getZExtValue();
    std::uint64_t unit = i->getDestAlign().valueOrOne().value();
    auto* transfer = dyn_cast<MemTransferInst>(i);
    if (transfer != nullptr) unit = std::min(unit, transfer->getSourceAlign().valueOrOne().value());
    unit = std::min<std::uint64_t>(std::max(unit, promised_alignment(*i)), 4);
    while (length % unit != 0) unit /= 2;
    Type* type = b.getIntNTy(static_cast<unsigned>(8 * unit));
    std::vector<Value*> values;
    for (std::uint64_t offset = 0; offset < length; offset += unit) {
      if (transfer != nullptr) {
        values.push_back(b.CreateAlignedLoad(
            type, b.CreateConstInBoundsGEP1_64(b.getInt8Ty(), transfer->getSource(), offset), Align(1)));
      } else {
        Value* byte = cast<MemSetInst>(i)->getValue();
        Value* word =
            b.CreateMul(b.CreateZExt(byte, type),
                        ConstantInt::get(type, 0x01010101 & ((std::uint64_t{1} << (8 * unit)) - 1)));
        values.push_back(unit == 1 ? byte : word);
      }
    }
    for (std::uint64_t n = 0; n < values.size(); ++n) {
      b.CreateAlignedStore(values[n], b.CreateConstInBoundsGEP1_64(b.getInt8Ty(), i->getDest(), n * unit),
                           Align(1));
    }
    i->eraseFromParent();
  }
}

void expand_copies(Module& m) {
  for (Function& f : m) expand_copies_in(f);
}

}  // namespace pewter::metal
