// What copies of memory consist of, which LLVM forgets: it makes a number of a half2 or a structure of eight
// bytes, at an alignment that their types promise and programs do not keep. So a copy is marked before, by an
// alias scope that nothing is told to be apart from, since LLVM passes scopes on.
#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>

#include <algorithm>
#include <map>

#include "kernels/metal/compiler/gpu/gpu_code.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr StringRef scope_name = "pewter.elements.";

/// Bytes of a type's largest number; of a vector, one element's.
std::uint64_t largest_number(Type* type, const DataLayout& layout) {
  std::uint64_t bytes = 1;
  if (type->isStructTy() || type->isArrayTy()) {
    for (Type* part : type->subtypes()) bytes = std::max(bytes, largest_number(part, layout));
    return bytes;
  }
  return type->isSized() ? layout.getTypeStoreSize(type->getScalarType()).getFixedValue() : 1;
}

/// What lies at an address, where the address says it.
Type* type_at(const Value* p) {
  if (const auto* own = dyn_cast<AllocaInst>(p)) return own->getAllocatedType();
  if (const auto* g = dyn_cast<GlobalVariable>(p)) return g->getValueType();
  const auto* gep = dyn_cast<GEPOperator>(p);
  return gep == nullptr || gep->getResultElementType()->isIntegerTy(8) ? nullptr
                                                                       : gep->getResultElementType();
}

std::uint64_t element_of(const MemTransferInst& copy, const DataLayout& layout) {
  std::uint64_t bytes = 0;
  for (const Value* p : {copy.getDest(), copy.getSource()})
    if (Type* type = type_at(p); type != nullptr) {
      const std::uint64_t one = largest_number(type, layout);
      bytes = bytes == 0 ? one : std::min(bytes, one);
    }
  return std::max<std::uint64_t>(bytes, 1);
}

/// Scopes by what they say. Of two accesses that become one LLVM keeps the scopes of both: so elements of
/// four bytes have those of two and one, too.
class element_scopes {
 public:
  explicit element_scopes(LLVMContext& context)
      : context_(context), b_(context), domain_(b_.createAnonymousAliasScopeDomain("pewter")) {}

  MDNode* of(std::uint64_t element) {
    SmallVector<Metadata*> all;
    for (std::uint64_t n = 1; n <= element; n *= 2) {
      MDNode*& scope = scopes_[n];
      if (scope == nullptr)
        scope = b_.createAnonymousAliasScope(domain_, (scope_name + std::to_string(n)).str());
      all.push_back(scope);
    }
    return MDNode::get(context_, all);
  }

 private:
  LLVMContext& context_;
  MDBuilder b_;
  MDNode* domain_;
  std::map<std::uint64_t, MDNode*> scopes_;
};

}  // namespace

void mark_copied_elements(Module& m) {
  element_scopes scopes(m.getContext());
  for (Function& f : m) {
    for (Instruction& i : instructions(f)) {
      auto* copy = dyn_cast<MemTransferInst>(&i);
      if (copy == nullptr) continue;
      const std::uint64_t element = element_of(*copy, m.getDataLayout());
      if (element < std::max(copy->getDestAlign().valueOrOne(), copy->getSourceAlign().valueOrOne()).value())
        copy->setMetadata(LLVMContext::MD_alias_scope, scopes.of(element));
    }
  }
}

void unite_copied_elements(Module& m) {
  element_scopes scopes(m.getContext());
  for (Function& f : m)
    for (Instruction& i : instructions(f))
      if (const std::uint64_t element = copied_element(i); element != 0)
        i.setMetadata(LLVMContext::MD_alias_scope, scopes.of(element));
}

std::uint64_t copied_element(const Instruction& i) {
  const MDNode* all = i.getMetadata(LLVMContext::MD_alias_scope);
  std::uint64_t bytes = 0;
  if (all == nullptr) return 0;
  for (const MDOperand& o : all->operands()) {
    const auto* scope = dyn_cast<MDNode>(o);
    const auto* name =
        scope != nullptr && scope->getNumOperands() > 2 ? dyn_cast<MDString>(scope->getOperand(2)) : nullptr;
    StringRef text = name != nullptr ? name->getString() : "";
    std::uint64_t one = 0;
    if (text.consume_front(scope_name) && !text.getAsInteger(10, one)) bytes = std::max(bytes, one);
  }
  return bytes;
}

}  // namespace pewter::metal
