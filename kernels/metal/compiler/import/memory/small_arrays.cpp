// Arrays of a thread with few elements that are read at places which the thread computes, as the rest of a
// row is stored from what it has added up: a read selects among all elements, so that LLVM has them in
// registers. Why: kernels/metal/compiler/vectorize/neighbours.md#short-loops.
#include <llvm/ADT/MapVector.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/ValueHandle.h>

#include <optional>
#include <vector>

#include "kernels/metal/compiler/import/import_ir.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

constexpr std::uint64_t most_elements = 4;

/// Where an access is in an array: an element of it, plus as many as a number says.
struct element_place {
  WeakTrackingVH number;  ///< null: none; it may itself be a load that becomes a selection
  std::int64_t element = 0;
};

struct small_array {
  AllocaInst* array;
  Type* type;  ///< of the elements, which are accessed whole
  std::uint64_t count;
  MapVector<LoadInst*, element_place> computed;  ///< loads at places that are computed
};

std::optional<element_place> element_at(Value& pointer, const AllocaInst& array, std::uint64_t size,
                                        const DataLayout& layout) {
  if (&pointer == &array) return element_place{};
  auto* gep = dyn_cast<GEPOperator>(&pointer);
  if (gep == nullptr || gep->getPointerOperand() != &array) return {};
  SmallMapVector<Value*, APInt, 4> numbers;
  APInt offset(64, 0);
  const auto bytes = static_cast<std::int64_t>(size);
  if (!gep->collectOffset(layout, 64, numbers, offset) || offset.getSExtValue() % bytes != 0) return {};
  element_place place;
  place.element = offset.getSExtValue() / bytes;
  if (numbers.empty()) return place;
  if (numbers.size() != 1 || numbers.front().second != size) return {};
  place.number = numbers.front().first;
  return place;
}

/// Adds what one user does with an address in the array; false: more than whole elements are accessed, or
/// stored where the thread computes.
bool add_user(small_array& a, Value& pointer, User& user, const DataLayout& layout) {
  if (auto* gep = dyn_cast<GetElementPtrInst>(&user)) {
    return gep->getPointerOperand() == &pointer && &pointer == a.array &&
           all_of(gep->users(), [&](User* u) { return add_user(a, *gep, *u, layout); });
  }
  if (auto* mark = dyn_cast<IntrinsicInst>(&user)) return mark->isLifetimeStartOrEnd();
  auto* load = dyn_cast<LoadInst>(&user);
  auto* store = dyn_cast<StoreInst>(&user);
  const bool is_plain = (load != nullptr && load->isSimple()) ||
                        (store != nullptr && store->isSimple() && store->getValueOperand() != &pointer);
  if (!is_plain || getLoadStoreType(&user) != a.type) return false;
  const auto place = element_at(pointer, *a.array, layout.getTypeAllocSize(a.type).getFixedValue(), layout);
  if (!place || (store != nullptr && place->number != nullptr)) return false;
  if (place->number != nullptr) a.computed[load] = *place;
  return true;
}

/// The type by which an array is accessed first.
Type* accessed_type(const Value& pointer) {
  for (User* u : const_cast<Value&>(pointer).users()) {
    Type* type = isa<LoadInst, StoreInst>(u) ? getLoadStoreType(u)
                 : isa<GetElementPtrInst>(u) ? accessed_type(*u)
                                             : nullptr;
    if (type != nullptr) return type;
  }
  return nullptr;
}

std::optional<small_array> small_array_of(AllocaInst& array, const DataLayout& layout) {
  Type* type = array.isArrayAllocation() ? nullptr : accessed_type(array);
  if (type == nullptr || !(type->isIntegerTy() || type->isFloatingPointTy())) return {};
  const std::uint64_t size = layout.getTypeAllocSize(type).getFixedValue();
  const std::uint64_t bytes = layout.getTypeAllocSize(array.getAllocatedType()).getFixedValue();
  if (layout.getTypeStoreSize(type).getFixedValue() != size || bytes % size != 0) return {};
  small_array a{&array, type, bytes / size, {}};
  const bool is_small = a.count > 1 && a.count <= most_elements;
  if (!is_small || !all_of(array.users(), [&](User* u) { return add_user(a, array, *u, layout); })) return {};
  return a.computed.empty() ? std::optional<small_array>() : a;
}

/// Outside of the array there is the first element, as of others (bounded_arrays.cpp).
void select_elements(const small_array& a, const DataLayout& layout) {
  const std::uint64_t size = layout.getTypeAllocSize(a.type).getFixedValue();
  for (const auto& [load, place] : a.computed) {
    IRBuilder<> b(load);
    Value* made = nullptr;
    for (std::uint64_t n = 0; n < a.count; ++n) {
      Value* element = b.CreateAlignedLoad(a.type, b.CreateConstInBoundsGEP1_64(a.type, a.array, n),
                                           commonAlignment(a.array->getAlign(), n * size));
      const auto own =
          ConstantInt::getSigned(place.number->getType(), static_cast<std::int64_t>(n) - place.element);
      made = n == 0 ? element : b.CreateSelect(b.CreateICmpEQ(place.number, own), element, made);
    }
    load->replaceAllUsesWith(made);
    load->eraseFromParent();
  }
}

}  // namespace

bool select_from_small_arrays(Function& f) {
  std::vector<small_array> found;
  for (Instruction& i : instructions(f)) {
    auto* array = dyn_cast<AllocaInst>(&i);
    if (array == nullptr) continue;
    if (std::optional<small_array> a = small_array_of(*array, f.getDataLayout()))
      found.push_back(std::move(*a));
  }
  for (const small_array& a : found) select_elements(a, f.getDataLayout());
  return !found.empty();
}

}  // namespace pewter::metal
