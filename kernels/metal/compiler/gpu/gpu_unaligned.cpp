// Accesses whose address need not be a multiple of what their types promise. Metal wants a vector at a
// multiple of its size, Apple's GPUs do not, and programs rest on that: rows of any length by float4, half4
// in arrays of half, blocks of threadgroup memory by casts. So an alignment above that of elements is
// believed where the address shows it; else a vector is two accesses, whole and by its elements, by what the
// address is.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <map>

#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "kernels/metal/compiler/import/memory/alignment_promises.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

constexpr std::uint64_t largest_claim = 16;

/// Finds alignment_root.
class roots {
 public:
  roots(Align alignment, const DataLayout& layout) : alignment_(alignment), layout_(layout) {}

  Value* of(Value* pointer) {
    Value* found = find(pointer);
    return found != nullptr ? found : pointer;
  }

 private:
  /// nullptr: that of a join on whose way in it stands
  Value* find(Value* pointer) {
    for (;;) {
      if (auto* cast = dyn_cast<AddrSpaceCastOperator>(pointer)) {
        pointer = cast->getPointerOperand();
      } else if (auto* phi = dyn_cast<PHINode>(pointer)) {
        return of_join(*phi);
      } else {
        auto* gep = dyn_cast<GEPOperator>(pointer);
        if (gep == nullptr || !is_multiple(*gep)) return pointer;
        pointer = gep->getPointerOperand();
      }
    }
  }

  /// Where all ways come from one address, it stands before the join. A way that comes from the join itself
  /// is taken for one of these; what rests on that goes if others differ.
  Value* of_join(PHINode& phi) {
    if (const auto known = known_.find(&phi); known != known_.end()) return known->second;
    known_[&phi] = nullptr;
    const std::size_t before = done_.size();
    Value* one = nullptr;
    for (Value* in : phi.incoming_values()) {
      Value* root = find(in);
      if (root == nullptr || root == one) continue;
      if (one != nullptr) {
        one = &phi;
        break;
      }
      one = root;
    }
    for (PHINode* inside : ArrayRef(done_).drop_front(before)) {
      if (one == &phi)
        known_.erase(inside);
      else if (known_[inside] == nullptr)
        known_[inside] = one;
    }
    if (one == &phi) done_.resize(before);
    done_.push_back(&phi);
    return known_[&phi] = one;
  }

  bool is_multiple(const GEPOperator& gep) const {
    SmallMapVector<Value*, APInt, 4> variable;
    APInt constant(layout_.getIndexTypeSizeInBits(gep.getType()), 0);
    if (!gep.collectOffset(layout_, constant.getBitWidth(), variable, constant)) return false;
    const auto is_one = [&](const APInt& n, unsigned zeros) {
      return ((n.getZExtValue() << std::min(zeros, 32U)) & (alignment_.value() - 1)) == 0;
    };
    return is_one(constant, 0) && all_of(variable, [&](const auto& v) {
             return is_one(v.second, computeKnownBits(v.first, layout_).countMinTrailingZeros());
           });
  }

  Align alignment_;
  const DataLayout& layout_;
  DenseMap<const PHINode*, Value*> known_;  ///< nullptr: as a join that is being looked at, or its own
  SmallVector<PHINode*> done_;              ///< in that order
};

class unaligned_accesses {
 public:
  unaligned_accesses(Function& f, ArrayRef<bool> believed, std::vector<std::uint64_t>& wanted)
      : f_(f), layout_(f.getDataLayout()), believed_(believed), wanted_(wanted) {}

  void run() {
    align_variables();
    SmallVector<std::pair<Instruction*, Value*>> vectors;
    for (Instruction& i : instructions(f_)) {
      if (!isa<LoadInst, StoreInst>(i) || i.isAtomic() || i.hasMetadata(known_address)) continue;
      if (!wants_more(i) || claims_what_is_known(i)) continue;
      Value* root = alignment_root(getLoadStorePointerOperand(&i), of_whole(i), layout_);
      if (count_of(i) > 1 && !i.isVolatile() && !isa<AllocaInst>(getUnderlyingObject(root)))
        vectors.push_back({&i, root});
      else
        claim(i, of_elements(i));
    }
    for (const auto& [i, root] : vectors) split(*i, root);
  }

 private:
  Align of_elements(const Instruction& i) const {
    const std::uint64_t bytes = layout_.getTypeStoreSize(getLoadStoreType(&i)->getScalarType());
    return std::min(getLoadStoreAlignment(&i), Align(PowerOf2Ceil(bytes)));
  }

  unsigned count_of(const Instruction& i) const {
    return static_cast<unsigned>(layout_.getTypeStoreSize(getLoadStoreType(&i)) / of_elements(i).value());
  }

  /// What its type promised, or a vector's size; a part of what was promised has it if its address shows it.
  Align of_promise(const Instruction& i) const {
    const std::uint64_t size = layout_.getTypeStoreSize(getLoadStoreType(&i));
    const bool is_vector = getLoadStoreType(&i)->isVectorTy() && isPowerOf2_64(size);
    return Align(std::min(largest_claim, std::max({getLoadStoreAlignment(&i).value(), promised_alignment(i),
                                                   is_vector ? size : std::uint64_t{1}})));
  }

  /// What makes it one access.
  Align of_whole(const Instruction& i) const {
    return std::min(of_promise(i), Align(PowerOf2Ceil(layout_.getTypeStoreSize(getLoadStoreType(&i)))));
  }

  bool wants_more(const Instruction& i) const {
    return of_promise(i) > of_elements(i) &&
           layout_.getTypeStoreSize(getLoadStoreType(&i)) % of_elements(i).value() == 0;
  }

  /// As much of it as the address shows.
  bool claims_what_is_known(Instruction& i) {
    if (getLoadStoreType(&i)->isPtrOrPtrVectorTy()) return claim(i, of_whole(i)), true;
    for (Align a = of_promise(i); a > of_elements(i); a = Align(a.value() / 2)) {
      Value* root = alignment_root(getLoadStorePointerOperand(&i), a, layout_);
      if (is_known(*root, a, is_promised(i, a))) return claim(i, a), true;
    }
    return false;
  }

  static bool is_promised(const Instruction& i, Align alignment) {
    return !i.hasMetadata(any_address) &&
           std::max(getLoadStoreAlignment(&i).value(), promised_alignment(i)) >= alignment.value();
  }

  static void claim(Instruction& i, Align alignment) {
    if (auto* load = dyn_cast<LoadInst>(&i))
      load->setAlignment(alignment);
    else
      cast<StoreInst>(i).setAlignment(alignment);
  }

  /// A thread's own and constant ones lie where the compiler places them.
  void align_variables() {
    for (Instruction& i : instructions(f_))
      if (auto* own = dyn_cast<AllocaInst>(&i); own != nullptr && own->getAlign() < Align(largest_claim))
        own->setAlignment(Align(largest_claim));
    for (GlobalVariable& g : f_.getParent()->globals())
      if (g.isConstant() && !g.isDeclaration() && g.getAlign().valueOrOne() < Align(largest_claim))
        g.setAlignment(Align(largest_claim));
  }

  /// A host looks at the alignment of a buffer that it binds, if the type wants one: `wanted_` tells it.
  bool is_known(const Value& root, Align alignment, bool is_promised) {
    if (const auto* own = dyn_cast<AllocaInst>(&root)) return own->getAlign() >= alignment;
    if (const auto* g = dyn_cast<GlobalVariable>(&root)) return g->getAlign().valueOrOne() >= alignment;
    const auto* argument = dyn_cast<Argument>(&root);
    if (argument == nullptr) return isa<ConstantPointerNull, UndefValue>(root);
    if (!is_promised) return false;
    std::uint64_t& wanted = wanted_[argument->getArgNo()];
    wanted = std::max(wanted, alignment.value());
    return believed_[argument->getArgNo()];
  }

  /// Whether the root is a multiple; computed where the root is.
  Value* is_aligned(Value* root, Align alignment) {
    Value*& known = known_[{root, alignment.value()}];
    if (known != nullptr) return known;
    auto* made = dyn_cast<Instruction>(root);
    BasicBlock::iterator at = f_.getEntryBlock().getFirstInsertionPt();
    if (made != nullptr) at = *made->getInsertionPointAfterDef();
    IRBuilder<> b(at->getParent(), at);
    Value* low = b.CreateAnd(b.CreatePtrToInt(root, b.getInt64Ty()), alignment.value() - 1);
    return known = b.CreateICmpEQ(low, b.getInt64(0));
  }

  void split(Instruction& i, Value* root) {
    const Align alignment = of_whole(i);
    Value* whole = is_aligned(root, alignment);
    Instruction *then = nullptr, *otherwise = nullptr;
    SplitBlockAndInsertIfThenElse(whole, i.getIterator(), &then, &otherwise,
                                  MDBuilder(f_.getContext()).createLikelyBranchWeights());
    IRBuilder<> b(otherwise);
    Value* loaded = by_elements(b, i);
    BasicBlock* after = i.getParent();
    i.moveBefore(then->getIterator());
    claim(i, alignment);
    if (loaded == nullptr) return;
    b.SetInsertPoint(after, after->begin());
    PHINode* value = b.CreatePHI(i.getType(), 2);
    i.replaceAllUsesWith(value);
    value->addIncoming(&i, then->getParent());
    value->addIncoming(loaded, otherwise->getParent());
  }

  /// One after the other, so that LLVM does not see the same access in both ways and makes one of less
  /// alignment.
  Value* by_elements(IRBuilder<>& b, Instruction& i) const {
    Type* type = getLoadStoreType(&i);
    auto* parts = dyn_cast<FixedVectorType>(type);
    if (parts == nullptr || layout_.getTypeStoreSize(parts->getElementType()) > of_elements(i).value())
      parts =
          FixedVectorType::get(b.getIntNTy(static_cast<unsigned>(8 * of_elements(i).value())), count_of(i));
    const bool is_load = isa<LoadInst>(i);
    Value* all =
        is_load ? PoisonValue::get(parts) : b.CreateBitCast(cast<StoreInst>(i).getValueOperand(), parts);
    for (unsigned n = 0; n < parts->getNumElements(); ++n) {
      Value* at = b.CreateConstInBoundsGEP1_64(parts->getElementType(), getLoadStorePointerOperand(&i), n);
      if (is_load)
        all = b.CreateInsertElement(all, b.CreateAlignedLoad(parts->getElementType(), at, of_elements(i)), n);
      else
        b.CreateAlignedStore(b.CreateExtractElement(all, n), at, of_elements(i));
    }
    return is_load ? b.CreateBitCast(all, type) : nullptr;
  }

  Function& f_;
  const DataLayout& layout_;
  ArrayRef<bool> believed_;             ///< by argument
  std::vector<std::uint64_t>& wanted_;  ///< likewise
  std::map<std::pair<Value*, std::uint64_t>, Value*> known_;
};

}  // namespace

Value* alignment_root(Value* pointer, Align alignment, const DataLayout& layout) {
  return roots(alignment, layout).of(pointer);
}

std::vector<std::uint64_t> allow_unaligned(Function& kernel, ArrayRef<bool> believed) {
  std::vector<std::uint64_t> wanted(kernel.arg_size());
  unaligned_accesses(kernel, believed, wanted).run();
  return wanted;
}

}  // namespace pewter::metal
