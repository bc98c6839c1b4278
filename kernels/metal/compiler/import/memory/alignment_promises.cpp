// What types promise of addresses. Clang takes it for true, programs do not keep it (gpu_unaligned.cpp), and
// LLVM hands it on to what it makes of an access: a half2 becomes a number of four bytes. So accesses claim
// no more than an element of theirs has. What their type promised stays with them as a hint that may be lost:
// in an alias scope that nothing is told to be apart from, since LLVM passes scopes on.
#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <map>

#include "kernels/metal/compiler/import/memory/alignment_promises.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr StringRef scope_name = "pewter.promised.";
constexpr std::uint64_t largest_promise = 16;

/// Bytes of a type's largest number, which is one element of a vector.
std::uint64_t largest_number(Type* type, const DataLayout& layout) {
  std::uint64_t bytes = 1;
  if (type->isStructTy() || type->isArrayTy()) {
    for (Type* part : type->subtypes()) bytes = std::max(bytes, largest_number(part, layout));
    return bytes;
  }
  return type->isSized() ? PowerOf2Ceil(layout.getTypeStoreSize(type->getScalarType()).getFixedValue()) : 1;
}

/// What lies at an address, where the address says it.
Type* type_at(const Value* p) {
  if (const auto* own = dyn_cast<AllocaInst>(p)) return own->getAllocatedType();
  if (const auto* g = dyn_cast<GlobalVariable>(p)) return g->getValueType();
  const auto* gep = dyn_cast<GEPOperator>(p);
  return gep == nullptr || gep->getResultElementType()->isIntegerTy(8) ? nullptr
                                                                       : gep->getResultElementType();
}

/// Hints by what they say.
class promises {
 public:
  explicit promises(LLVMContext& context)
      : b_(context), domain_(b_.createAnonymousAliasScopeDomain("pewter")) {}

  void put(Instruction& i, std::uint64_t bytes) {
    MDNode*& scopes = scopes_[bytes];
    if (scopes == nullptr)
      scopes = MDNode::get(i.getContext(),
                           b_.createAnonymousAliasScope(domain_, (scope_name + std::to_string(bytes)).str()));
    i.setMetadata(LLVMContext::MD_alias_scope, scopes);
  }

 private:
  MDBuilder b_;
  MDNode* domain_;
  std::map<std::uint64_t, MDNode*> scopes_;
};

class element_claims {
 public:
  explicit element_claims(Module& m) : layout_(m.getDataLayout()), promises_(m.getContext()) {}

  void visit(Instruction& i) {
    if (auto* copy = dyn_cast<MemIntrinsic>(&i))
      visit(*copy);
    else if (auto* load = dyn_cast<LoadInst>(&i); load != nullptr && !load->isAtomic())
      visit(*load, load->getType(), load->getPointerOperand());
    else if (auto* store = dyn_cast<StoreInst>(&i); store != nullptr && !store->isAtomic())
      visit(*store, store->getValueOperand()->getType(), store->getPointerOperand());
  }

 private:
  /// The lesser promise of both addresses, but a thread's own variable promises nothing.
  void visit(MemIntrinsic& copy) {
    auto* transfer = dyn_cast<MemTransferInst>(&copy);
    std::uint64_t element = 0, promised = 0;
    const auto know = [&](const Value* p, Align alignment) {
      if (Type* type = type_at(p); type != nullptr) put_least(element, largest_number(type, layout_));
      if (!isa<AllocaInst>(p)) put_least(promised, alignment.value());
    };
    know(copy.getDest(), copy.getDestAlign().valueOrOne());
    if (transfer != nullptr) know(transfer->getSource(), transfer->getSourceAlign().valueOrOne());
    const Align least(std::max<std::uint64_t>(element, 1));
    if (promised > least.value()) promises_.put(copy, std::min(promised, largest_promise));
    if (!isa<AllocaInst>(copy.getDest()))
      copy.setDestAlignment(std::min(copy.getDestAlign().valueOrOne(), least));
    if (transfer != nullptr && !isa<AllocaInst>(transfer->getSource()))
      transfer->setSourceAlignment(std::min(transfer->getSourceAlign().valueOrOne(), least));
  }

  /// 0: not known.
  static void put_least(std::uint64_t& all, std::uint64_t one) { all = all == 0 ? one : std::min(all, one); }

  template <class Access>
  void visit(Access& access, Type* type, const Value* pointer) {
    std::uint64_t element = largest_number(type->getScalarType(), layout_);
    Type* there = type_at(pointer);
    if (there != nullptr && there->isStructTy() && type->isIntegerTy() &&
        layout_.getTypeStoreSize(there) == layout_.getTypeStoreSize(type))
      element = std::min(element, largest_number(there, layout_));  // a structure that clang hands over
    const Align promised = access.getAlign();
    if (promised.value() <= element || isa<AllocaInst>(pointer)) return;
    promises_.put(access, std::min(promised.value(), largest_promise));
    access.setAlignment(Align(element));
  }

  const DataLayout& layout_;
  promises promises_;
};

}  // namespace

void claim_elements(Module& m) {
  element_claims claims(m);
  for (Function& f : m)
    for (Instruction& i : instructions(f)) claims.visit(i);
}

void unite_promises(Module& m) {
  promises united(m.getContext());
  for (Function& f : m)
    for (Instruction& i : instructions(f))
      if (const std::uint64_t bytes = promised_alignment(i); bytes != 0) united.put(i, bytes);
}

/// LLVM keeps the scopes of both accesses when two become one.
std::uint64_t promised_alignment(const Instruction& i) {
  const MDNode* all = i.getMetadata(LLVMContext::MD_alias_scope);
  std::uint64_t bytes = 0;
  if (all == nullptr) return 0;
  for (const MDOperand& o : all->operands()) {
    const auto* scope = dyn_cast<MDNode>(o);
    const auto* name =
        scope != nullptr && scope->getNumOperands() > 2 ? dyn_cast<MDString>(scope->getOperand(2)) : nullptr;
    StringRef text = name != nullptr ? name->getString() : "";
    std::uint64_t one = 0;
    if (text.consume_front(scope_name) && !text.getAsInteger(10, one))
      bytes = bytes == 0 ? one : std::min(bytes, one);
  }
  return bytes;
}

}  // namespace pewter::metal
