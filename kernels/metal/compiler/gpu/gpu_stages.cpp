// Stages of GPUs: functions of one thread, and a kernel alone for one GPU.
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/PatternMatch.h>

#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

// A thread's arrays in registers where possible, bounded where not. Vectors are loaded whole and computed
// with element by element.
constexpr const char* simplification_for_gpu =
    "function(scalarizer,sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg,loop-simplify,"
    "lcssa,"
    "loop(loop-rotate,indvars,loop-unroll-full),sroa,instcombine<no-verify-fixpoint>,simplifycfg,gvn)";
constexpr const char* before_unrolling =
    "always-inline,globaldce,function(sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg,"
    "loop-simplify,"
    "lcssa,loop-mssa(loop-rotate,licm),instcombine<no-verify-fixpoint>,loop-simplify,lcssa)";
/// Loads of a thread; more are slower where threadgroups are large and have few iterations.
constexpr unsigned loads_in_flight = 4;
constexpr const char* optimisation_for_gpu = "default<O3>";

bool is_number(const Type* t) { return t->isFPOrFPVectorTy(); }

/// LLVM makes several of what it stores at an address that is no multiple of its size.
bool is_cut_by_address(const StoreInst& store, const DataLayout& layout) {
  return store.getAlign().value() <
         layout.getTypeStoreSize(store.getValueOperand()->getType()->getScalarType());
}

/// Whether a part narrower than a register is taken of a number's bits, by itself or where ways join.
bool is_cut(const Value& bits, const DataLayout& layout, SmallPtrSet<const Value*, 8>& seen) {
  if (!seen.insert(&bits).second) return false;
  if (bits.getType()->isVectorTy() && bits.getType()->getScalarSizeInBits() < 32) return true;
  return any_of(bits.users(), [&](const User* u) {
    if (isa<TruncInst>(u)) return u->getType()->getScalarSizeInBits() < 32;
    if (const auto* store = dyn_cast<StoreInst>(u))
      return store->getValueOperand() == &bits && is_cut_by_address(*store, layout);
    return isa<PHINode, SelectInst, FreezeInst, BitCastInst, InsertElementInst, ShuffleVectorInst>(u) &&
           is_cut(*u, layout, seen);
  });
}

/// Whether bits are a factor of integers, also of an address.
bool is_factor(const Value& bits, SmallPtrSet<const Value*, 8>& seen) {
  if (!seen.insert(&bits).second) return false;
  return any_of(bits.users(), [&](const User* u) {
    const auto* operation = dyn_cast<BinaryOperator>(u);
    if (isa<GetElementPtrInst>(u) || (operation != nullptr && operation->getOpcode() == Instruction::Mul))
      return true;
    return isa<PHINode, SelectInst, FreezeInst, CastInst, ExtractElementInst, InsertElementInst,
               ShuffleVectorInst>(u) &&
           is_factor(*u, seen);
  });
}
bool is_factor(const Value& bits) {
  SmallPtrSet<const Value*, 8> seen;
  return is_factor(bits, seen);
}

bool is_cut(const Value& bits, const DataLayout& layout) {
  SmallPtrSet<const Value*, 8> seen;
  return is_cut(bits, layout, seen);
}

/// The high word of a product of 64 bits, which PTX has without a shift.
bool is_high_word(const Instruction& i) {
  using namespace PatternMatch;
  const auto product = m_Mul(m_Value(), m_Value());
  return i.getType()->isIntegerTy(64) && match(&i, m_Shr(product, m_SpecificInt(32)));
}

/// The driver's compiler has two faults. It stores wrong bytes where only the lowest one or two bytes of a
/// number just computed are stored. It reorders the factors of products if one factor has a number's bits or
/// another product's high word. An integer operation that it cannot know to be a no-op prevents both.
void keep_bits_of_numbers(Function& f) {
  const DataLayout& layout = f.getDataLayout();
  Argument* zero = f.getArg(static_cast<unsigned>(f.arg_size()) - 1);
  const auto kept = [&](IRBuilder<>& b, Value* integer) {
    return b.CreateXor(integer, b.CreateZExtOrTrunc(zero, integer->getType()));
  };
  const auto as_integer = [&](IRBuilder<>& b, Value* number) {
    const auto size = static_cast<unsigned>(layout.getTypeSizeInBits(number->getType()));
    return kept(b, b.CreateBitCast(number, b.getIntNTy(size)));
  };
  for (Instruction& i : make_early_inc_range(instructions(f))) {
    IRBuilder<> b(&i);
    if (auto* bits = dyn_cast<BitCastInst>(&i)) {
      if (!is_number(bits->getSrcTy()) || is_number(bits->getDestTy()) ||
          (!is_cut(*bits, layout) && !is_factor(*bits)))
        continue;
      bits->replaceAllUsesWith(b.CreateBitCast(as_integer(b, bits->getOperand(0)), bits->getDestTy()));
      bits->eraseFromParent();
    } else if (auto* store = dyn_cast<StoreInst>(&i)) {
      Value* number = store->getValueOperand();
      if (is_number(number->getType()) && is_cut_by_address(*store, layout))
        store->setOperand(0, as_integer(b, number));
    } else if (is_high_word(i) && is_factor(i)) {
      b.SetInsertPoint(i.getNextNode());
      Value* word = kept(b, &i);
      i.replaceUsesWithIf(word, [&](const Use& u) { return u.getUser() != word; });
    }
  }
}

/// LLVM takes what is known not to be written for what never changes, also where the kernel waits for it.
bool has_atomic_loads(const Function& f, unsigned buffer) {
  return any_of(instructions(f), [&](const Instruction& i) {
    const auto* load = dyn_cast<LoadInst>(&i);
    return load != nullptr && load->isAtomic() &&
           getUnderlyingObject(load->getPointerOperand()) == f.getArg(buffer);
  });
}

/// LLVM's hints to tools about loads whose bytes are not all used, which want a newer PTX than all else.
void erase_hints(std::string& ptx) {
  constexpr const char* hint = "\t.pragma \"used_bytes_mask";
  for (std::size_t at = 0; (at = ptx.find(hint, at)) != std::string::npos;)
    ptx.erase(at, ptx.find('\n', at) + 1 - at);
}

Function& entry_of(const gpu_module& s) { return *s.module->getFunction(gpu_entry_name); }

}  // namespace

void gpu_simplify(thread_module& s) { s.passes.run(*s.module, simplification_for_gpu); }

void gpu_lower(gpu_module& s) {
  const kernel_info& info = s.kernels.front();
  lower_for_gpu(*s.module->getFunction(info.name), info);
  for (unsigned n = 0; s.buffers_are_apart && n < info.arguments.size(); ++n) {
    if (info.arguments[n].index >= buffer_limit || has_atomic_loads(entry_of(s), n)) continue;
    entry_of(s).addParamAttr(n, Attribute::NoAlias);
    // LLVM does not find that where an address is looked at.
    if (info.arguments[n].is_only_read) entry_of(s).addParamAttr(n, Attribute::ReadOnly);
  }
}

void gpu_take_several(gpu_module& s) {
  if (!s.buffers_are_apart) return;
  s.several = threadgroups_at_once(entry_of(s));
  if (s.takes_several && s.several > 1)
    take_several_threadgroups(entry_of(s), static_cast<unsigned>(s.kernels.front().arguments.size()),
                              s.several);
}

void gpu_join_neighbours(gpu_module& s) { join_neighbours(entry_of(s)); }

/// Descriptors of textures and samplers lie where dispatches put them.
void gpu_allow_unaligned(gpu_module& s) {
  SmallVector<bool> believed(entry_of(s).arg_size(), true);
  const std::vector<kernel_argument>& arguments = s.kernels.front().arguments;
  for (std::size_t n = 0; n < arguments.size(); ++n)
    believed[n] = s.buffers_are_aligned || arguments[n].index >= first_texture;
  s.wanted_alignments = allow_unaligned(entry_of(s), believed);
  s.wanted_alignments.resize(arguments.size());
}

void gpu_join_lanes(gpu_module& s) { join_lanes(entry_of(s), s.passes); }

void gpu_multiply_matrices(gpu_module& s) { multiply_matrices(entry_of(s), s.passes); }

void gpu_unroll(gpu_module& s) {
  s.passes.run(*s.module, before_unrolling);
  unroll_strided_loops(entry_of(s), loads_in_flight);
}

/// One of O3's passes takes a vector's load apart again where its elements alone are used; another joins
/// elements' loads where a vector's address is no multiple, and both ways are one then.
void gpu_optimize(gpu_module& s) {
  static constexpr StringRef left_out[] = {"VectorCombinePass", "SLPVectorizerPass"};
  s.passes.run_without(*s.module, optimisation_for_gpu, left_out);
}

void gpu_load_first(gpu_module& s) {
  if (s.takes_several) load_first(entry_of(s));
}

void gpu_keep_bits(gpu_module& s) { keep_bits_of_numbers(entry_of(s)); }

void gpu_generate(gpu_module& s) {
  s.assembly = code_text(*s.module, s.machine, CodeGenFileType::AssemblyFile);
  erase_hints(s.assembly);
}

}  // namespace pewter::metal
