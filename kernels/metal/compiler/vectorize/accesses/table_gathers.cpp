// Gathers from small tables: what a program keeps in threadgroup memory, or as a constant, for lanes to look
// numbers up. Why: kernels/metal/compiler/vectorize/neighbours.md#tables.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/Analysis/VectorUtils.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsX86.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/KnownBits.h>

#include <vector>

#include "kernels/metal/compiler/analysis/shapes.hpp"
#include "kernels/metal/compiler/analysis/targets.hpp"
#include "kernels/metal/compiler/vectorize/neighbours/lane_offsets.hpp"

namespace pewter::metal {
namespace {

using namespace llvm;

constexpr unsigned table_word_bytes = 4;
/// AVX-512 without its later parts permutes pairs of bytes, 32 of a register.
constexpr unsigned pairs_of_register = 32;

/// A gather's elements as places in a table.
struct looked_up {
  Value* table = nullptr;  ///< its address; null: none
  Value* indices = nullptr;
  unsigned element = 0;  ///< bytes of an element
  unsigned shift = 0;    ///< bytes to elements
  std::uint64_t bytes = 0;
};

class table_reader {
 public:
  table_reader(const DataLayout& layout, unsigned register_bytes)
      : layout_(layout), register_bytes_(register_bytes) {}

  void run_on(Function& f) {
    for (BasicBlock& block : f) {
      for (Instruction& i : make_early_inc_range(block)) {
        auto* call = dyn_cast<IntrinsicInst>(&i);
        if (call != nullptr && call->getIntrinsicID() == Intrinsic::masked_gather) read(*call);
      }
    }
  }

 private:
  /// Whether all of the table may be read. A threadgroup's memory is mapped beyond what it has.
  bool may_read(const looked_up& l, const IntrinsicInst& call) const {
    if (call.hasMetadata(LLVMContext::MD_alias_scope)) return true;
    APInt offset(64, 0);
    const auto* constant =
        dyn_cast<GlobalVariable>(l.table->stripAndAccumulateConstantOffsets(layout_, offset, true));
    if (constant == nullptr || !constant->isConstant() || !constant->hasInitializer() || offset.isNegative())
      return false;
    const std::uint64_t bytes = layout_.getTypeAllocSize(constant->getValueType()).getFixedValue();
    return offset.getZExtValue() + registers_of(l) * register_bytes_ <= bytes;
  }

  std::uint64_t registers_of(const looked_up& l) const {
    return (l.bytes + register_bytes_ - 1) / register_bytes_;
  }

  bool may_permute(unsigned bytes) const {
    return bytes == table_word_bytes || (bytes == 1 && register_bytes_ == 2 * pairs_of_register);
  }

  looked_up table_of(const IntrinsicInst& call) const {
    auto* address = dyn_cast<GetElementPtrInst>(call.getArgOperand(0));
    const auto* type = dyn_cast<FixedVectorType>(call.getType());
    if (address == nullptr || address->getNumIndices() != 1 || type == nullptr ||
        type->getNumElements() != lane_count || !may_permute(type->getScalarSizeInBits() / 8))
      return {};
    looked_up l;
    l.element = type->getScalarSizeInBits() / 8;
    Value* base = address->getPointerOperand();
    l.table = base->getType()->isVectorTy() ? const_cast<Value*>(getSplatValue(base)) : base;
    l.indices = address->getOperand(1);
    const std::uint64_t size = layout_.getTypeAllocSize(address->getSourceElementType()).getFixedValue();
    if (l.table == nullptr || !l.indices->getType()->isVectorTy() || (size != 1 && size != l.element))
      return {};
    const KnownBits known = computeKnownBits(l.indices, layout_);
    l.shift = size == 1 ? Log2_32(l.element) : 0;
    if (known.countMinTrailingZeros() < l.shift || known.getMaxValue().ugt(std::uint64_t{2} * 64)) return {};
    l.bytes = ((known.getMaxValue().getZExtValue() >> l.shift) + 1) * l.element;
    return registers_of(l) <= 2 && may_read(l, call) ? l : looked_up{};
  }

  void read(IntrinsicInst& call) {
    const looked_up l = table_of(call);
    if (l.table == nullptr) return;
    IRBuilder<> b(&call);
    Value* made =
        b.CreateBitCast(l.element == 1 ? bytes_of(b, l, call) : words_of(b, l, call), call.getType());
    const auto* all = dyn_cast<Constant>(call.getArgOperand(1));
    if (all == nullptr || !all->isAllOnesValue())
      made = b.CreateSelect(call.getArgOperand(1), made, call.getArgOperand(2));
    call.replaceAllUsesWith(made);
    call.eraseFromParent();
  }

  std::vector<Value*> load_table(IRBuilder<>& b, const looked_up& l, const IntrinsicInst& call,
                                 Type* of) const {
    std::vector<Value*> registers;
    for (unsigned n = 0; n < registers_of(l); ++n) {
      Value* from = b.CreateConstGEP1_64(b.getInt8Ty(), l.table, n * register_bytes_);
      LoadInst* load = b.CreateAlignedLoad(of, from, call.getParamAlign(0).valueOrOne());
      load->copyMetadata(call, {LLVMContext::MD_alias_scope, LLVMContext::MD_noalias});
      registers.push_back(load);
    }
    return registers;
  }

  Value* words_of(IRBuilder<>& b, const looked_up& l, const IntrinsicInst& call) const {
    const unsigned words = register_bytes_ / table_word_bytes;
    const std::vector<Value*> registers = load_table(b, l, call, FixedVectorType::get(b.getFloatTy(), words));
    Value* indices = b.CreateLShr(l.indices, ConstantInt::get(l.indices->getType(), l.shift));
    indices = b.CreateZExtOrTrunc(indices, FixedVectorType::get(b.getInt32Ty(), lane_count));
    SmallVector<Value*> parts;
    for (unsigned first = 0; first < lane_count; first += words) {
      SmallVector<int> mask;
      for (unsigned n = 0; n < words; ++n) mask.push_back(static_cast<int>(first + n));
      parts.push_back(permuted(b, registers, b.CreateShuffleVector(indices, mask)));
    }
    return concatenateVectors(b, parts);
  }

  /// Pairs of bytes; each lane takes one byte of its pair.
  Value* bytes_of(IRBuilder<>& b, const looked_up& l, const IntrinsicInst& call) const {
    Type* pairs = FixedVectorType::get(b.getInt16Ty(), pairs_of_register);
    const std::vector<Value*> table = load_table(b, l, call, pairs);
    Value* indices = b.CreateZExtOrTrunc(l.indices, pairs);
    Value* of_pairs = b.CreateLShr(indices, 1);
    Value* pair =
        table.size() == 1
            ? b.CreateIntrinsic(Intrinsic::x86_avx512_permvar_hi_512, {}, {table[0], of_pairs})
            : b.CreateIntrinsic(Intrinsic::x86_avx512_vpermi2var_hi_512, {}, {table[0], of_pairs, table[1]});
    Value* upper = b.CreateShl(b.CreateAnd(indices, ConstantInt::get(pairs, 1)), 3);
    return b.CreateTrunc(b.CreateLShr(pair, upper), FixedVectorType::get(b.getInt8Ty(), lane_count));
  }

  /// One register of numbers, by indices into one or two.
  Value* permuted(IRBuilder<>& b, ArrayRef<Value*> table, Value* indices) const {
    if (register_bytes_ == 64 && table.size() == 2)
      return b.CreateIntrinsic(Intrinsic::x86_avx512_vpermi2var_ps_512, {}, {table[0], indices, table[1]});
    const Intrinsic::ID permutes =
        register_bytes_ == 64 ? Intrinsic::x86_avx512_permvar_sf_512 : Intrinsic::x86_avx2_permps;
    Value* low = b.CreateIntrinsic(permutes, {}, {table[0], indices});
    if (table.size() == 1) return low;
    Value* high = b.CreateIntrinsic(permutes, {}, {table[1], indices});
    Value* is_high =
        b.CreateICmpUGE(indices, ConstantInt::get(indices->getType(), register_bytes_ / table_word_bytes));
    return b.CreateSelect(is_high, high, low);
  }

  const DataLayout& layout_;
  unsigned register_bytes_;
};

}  // namespace

void read_tables(Module& m, const std::string& target) {
  const target_description& t = find_target(target);
  if (!t.is_x86() || t.register_bytes < 32) return;  // SSE4.2 and NEON permute bytes
  for (Function& f : m) table_reader(m.getDataLayout(), t.register_bytes).run_on(f);
}

}  // namespace pewter::metal
