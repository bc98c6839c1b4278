// Arrays of each thread where element i of all lanes lies together.
#include <llvm/IR/GetElementPtrTypeIterator.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>

#include "kernels/metal/compiler/analysis/shapes.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

/// Whether all uses of a thread's array are loads and stores of `size` bytes at multiples of `size`.
bool has_only_elements(const Value* pointer, std::uint64_t& size, const DataLayout& layout,
                       std::vector<const Value*>& found) {
  found.push_back(pointer);
  for (const User* user : pointer->users()) {
    if (const auto* store = dyn_cast<StoreInst>(user)) {
      if (store->getValueOperand() == pointer || store->isVolatile() || store->isAtomic()) return false;
    } else if (const auto* load = dyn_cast<LoadInst>(user)) {
      if (load->isVolatile() || load->isAtomic()) return false;
    }
    if (isa<LoadInst, StoreInst>(user)) {
      Type* type = getLoadStoreType(const_cast<User*>(user));
      const std::uint64_t bytes = layout.getTypeStoreSize(type);
      if (size == 0) size = bytes;
      if (bytes != size || layout.getTypeAllocSize(type) != size) return false;
    } else if (const auto* gep = dyn_cast<GetElementPtrInst>(user)) {
      if (gep->getPointerOperand() != pointer || !has_only_elements(gep, size, layout, found)) return false;
    } else if (const auto* call = dyn_cast<IntrinsicInst>(user)) {
      if (!call->isLifetimeStartOrEnd()) return false;
    } else {
      return false;
    }
  }
  return true;
}

bool strides_are_multiples(const GEPOperator& gep, std::uint64_t size, const DataLayout& layout) {
  for (auto i = gep_type_begin(gep); i != gep_type_end(gep); ++i) {
    if (StructType* type = i.getStructTypeOrNull()) {
      const auto field = static_cast<unsigned>(cast<ConstantInt>(i.getOperand())->getZExtValue());
      if (layout.getStructLayout(type)->getElementOffset(field) % size != 0) return false;
    } else if (const auto* constant = dyn_cast<ConstantInt>(i.getOperand())) {
      if (static_cast<std::uint64_t>(constant->getSExtValue()) * i.getSequentialElementStride(layout) %
              size !=
          0)
        return false;
    } else if (i.getSequentialElementStride(layout) % size != 0) {
      return false;
    }
  }
  return true;
}

}  // namespace

void shapes::find_interleaved_arrays() {
  for (Instruction& i : instructions(function)) {
    auto* array = dyn_cast<AllocaInst>(&i);
    if (array == nullptr) continue;
    std::uint64_t size = 0;
    std::vector<const Value*> found;
    if (!has_only_elements(array, size, layout, found) || size == 0) continue;
    bool fits = layout.getTypeAllocSize(array->getAllocatedType()).getFixedValue() % size == 0;
    for (const Value* v : found) {
      if (const auto* gep = dyn_cast<GEPOperator>(v))
        fits = fits && strides_are_multiples(*gep, size, layout);
    }
    if (!fits) continue;
    for (const Value* v : found) interleaved_[v] = size;
  }
}

}  // namespace pewter::metal
