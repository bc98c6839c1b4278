#include "kernels/metal/compiler/gpu/gpu_code.hpp"

#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Verifier.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <fstream>
#include <memory>

#include "kernels/metal/compiler/driver/manifest.hpp"
#include "kernels/metal/compiler/driver/passes.hpp"
#include "kernels/metal/compiler/gpu/gpu_targets.hpp"
#include "kernels/metal/compiler/import/import_ir.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// A GPU and those after it; the PTX that their first drivers read.
struct gpu_target {
  const char *name, *features;
};
constexpr gpu_target gpu_targets[] = {{"sm_80", "+ptx78"}, {"sm_90", "+ptx78"}};

const gpu_target* find_gpu_target(StringRef name) {
  const auto* found = find_if(gpu_targets, [&](const gpu_target& t) { return name == t.name; });
  return found == std::end(gpu_targets) ? nullptr : found;
}

std::unique_ptr<TargetMachine> gpu_machine(const gpu_target& t, bool fuses_by_flags) {
  machine_of(find_target("sse42"));  // LLVM's targets are known from then on
  std::string why;
  const Triple triple("nvptx64-nvidia-cuda");
  const Target* target = TargetRegistry::lookupTarget(triple, why);
  if (target == nullptr) detail::raise("metal: target = '%s': this LLVM has none: %s", t.name, why.c_str());
  TargetOptions options;
  options.AllowFPOpFusion = fuses_by_flags ? FPOpFusion::Standard : FPOpFusion::Fast;
  return std::unique_ptr<TargetMachine>(target->createTargetMachine(
      triple, t.name, t.features, options, std::nullopt, std::nullopt, CodeGenOptLevel::Aggressive));
}

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
/// Of a thread; more are slower where threadgroups are large and have few iterations.
constexpr unsigned loads_in_flight = 4;
constexpr const char* optimisation_for_gpu = "default<O3>";

/// A module of one kernel alone.
std::unique_ptr<Module> module_of(const Module& all, const std::string& kernel) {
  ValueToValueMapTy values;
  std::unique_ptr<Module> m = CloneModule(
      all, values, [&](const GlobalValue* g) { return !isa<Function>(g) || g->getName() == kernel; });
  for (Function& f : make_early_inc_range(*m))
    if (f.isDeclaration() && f.use_empty()) f.eraseFromParent();
  return m;
}

void use_gpu(Module& m, const TargetMachine& machine) {
  m.setTargetTriple(machine.getTargetTriple());
  m.setDataLayout(machine.createDataLayout());
  m.setModuleFlag(Module::Warning, "nvvm-reflect-ftz", 0u);
  for (Function& f : m) {
    for (const char* of_host : {"target-cpu", "target-features", "tune-cpu", "frame-pointer", "probe-stack",
                                "stack-protector-buffer-size", "min-legal-vector-width"})
      f.removeFnAttr(of_host);
    f.removeFnAttr(Attribute::UWTable);
  }
}

std::string assembly_of(Module& m, TargetMachine& machine) {
  SmallString<0> text;
  raw_svector_ostream out(text);
  legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, out, nullptr, CodeGenFileType::AssemblyFile))
    detail::raise("metal: LLVM makes no PTX");
  passes.run(m);
  return std::string(text);
}

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

/// The driver's compiler stores other bytes than a number's lowest one or two where the number has just been
/// computed; an operation on integers between both, which it cannot see is none, keeps it from that.
void keep_bytes_of_numbers(Function& f) {
  const DataLayout& layout = f.getDataLayout();
  Argument* zero = f.getArg(static_cast<unsigned>(f.arg_size()) - 1);
  const auto as_integer = [&](IRBuilder<>& b, Value* number) {
    Type* type = b.getIntNTy(static_cast<unsigned>(layout.getTypeSizeInBits(number->getType())));
    return b.CreateXor(b.CreateBitCast(number, type), b.CreateZExtOrTrunc(zero, type));
  };
  for (Instruction& i : make_early_inc_range(instructions(f))) {
    IRBuilder<> b(&i);
    if (auto* bits = dyn_cast<BitCastInst>(&i)) {
      SmallPtrSet<const Value*, 8> seen;
      if (!is_number(bits->getSrcTy()) || is_number(bits->getDestTy()) || !is_cut(*bits, layout, seen))
        continue;
      bits->replaceAllUsesWith(b.CreateBitCast(as_integer(b, bits->getOperand(0)), bits->getDestTy()));
      bits->eraseFromParent();
    } else if (auto* store = dyn_cast<StoreInst>(&i)) {
      Value* number = store->getValueOperand();
      if (is_number(number->getType()) && is_cut_by_address(*store, layout))
        store->setOperand(0, as_integer(b, number));
    }
  }
}

std::string optimised(Module& m, TargetMachine& machine, const compile_options& options,
                      const std::string& name) {
  pass_runner passes(&machine);
  join_lanes(*m.getFunction(gpu_entry_name), passes);
  passes.run(m, before_unrolling);
  unroll_strided_loops(*m.getFunction(gpu_entry_name), loads_in_flight);
  passes.run(m, optimisation_for_gpu);
  keep_bytes_of_numbers(*m.getFunction(gpu_entry_name));
  keep_module(options, m, name + ".ll");
  std::string ptx = assembly_of(m, machine);
  if (!options.keep.empty()) std::ofstream(options.keep + "/" + name + ".ptx") << ptx;
  return ptx;
}

/// Tells LLVM that what is stored to a buffer is in no other one.
/// @return whether that says anything: there are two, and one is written
bool promise_apart(Function& f, const kernel_info& info) {
  unsigned count = 0;
  bool any_is_written = false;
  for (unsigned n = 0; n < info.arguments.size(); ++n) {
    if (info.arguments[n].index >= buffer_limit) continue;
    ++count;
    any_is_written = any_is_written || !info.arguments[n].is_only_read;
    f.addParamAttr(n, Attribute::NoAlias);
  }
  return count > 1 && any_is_written;
}

gpu_code code_of(const Module& all, const kernel_info& info, const gpu_target& target,
                 const compile_options& options) {
  gpu_code code{info.name, target.name, {}, {}, {}};
  const std::unique_ptr<TargetMachine> machine = gpu_machine(target, options.fuses_by_flags);
  const std::unique_ptr<Module> m = module_of(all, info.name);
  use_gpu(*m, *machine);
  try {
    Function& kernel = *m->getFunction(info.name);
    lower_for_gpu(kernel, info);
    const std::unique_ptr<Module> apart = CloneModule(*m);
    const std::string name = "gpu." + info.name + "." + target.name;
    code.ptx = optimised(*m, *machine, options, name);
    if (promise_apart(*apart->getFunction(gpu_entry_name), info))
      code.apart = optimised(*apart, *machine, options, name + ".apart");
  } catch (const error& e) {
    code.refusal = e.what();
  }
  return code;
}

}  // namespace

bool is_gpu_target(const std::string& name) { return name.rfind("sm_", 0) == 0; }

std::vector<std::string> gpu_targets_of(const compile_options& options) {
  std::vector<std::string> all;
  for (const std::string& t : options.targets) {
    if (!is_gpu_target(t)) continue;
    if (find_gpu_target(t) == nullptr)
      detail::raise("metal: target = '%s', must be avx512, avx2, sse42, neon, sm_80 or sm_90", t.c_str());
    all.push_back(t);
  }
  if (!all.empty() && (options.checked || !options.vectors))
    detail::raise("metal: target = '%s': checked and reference code are for CPUs alone", all.front().c_str());
  return all;
}

compile_options without_gpu_targets(const compile_options& options) {
  compile_options cpu = options;
  erase_if(cpu.targets, is_gpu_target);
  return cpu;
}

std::vector<gpu_code> gpu_code_of(Module& m, const std::vector<kernel_info>& kernels,
                                  const compile_options& options) {
  pass_runner(nullptr).run(m, simplification_for_gpu);
  for (const kernel_info& k : kernels) bound_arrays(*m.getFunction(k.name));
  std::vector<gpu_code> all;
  for (const kernel_info& k : kernels)
    for (const std::string& t : gpu_targets_of(options))
      all.push_back(code_of(m, k, *find_gpu_target(t), options));
  return all;
}

void write_gpu_code(const std::vector<gpu_code>& all, const std::string& object,
                    const compile_options& options) {
  LLVMContext context;
  Module m("gpu", context);
  for (const gpu_code& c : all) {
    const bool is_refused = !c.refusal.empty();
    Constant* text = ConstantDataArray::getString(context, is_refused ? c.refusal : c.ptx);
    new GlobalVariable(m, text->getType(), true, GlobalValue::ExternalLinkage, text,
                       c.kernel + (is_refused ? ".refusal." : ".ptx.") + c.target);
    if (c.apart.empty()) continue;
    Constant* apart = ConstantDataArray::getString(context, c.apart);
    new GlobalVariable(m, apart->getType(), true, GlobalValue::ExternalLinkage, apart,
                       c.kernel + ".apart." + c.target);
  }
  write_data(m, object, options);
}

}  // namespace pewter::metal
