// From IR to an object: LLVM's passes around ours, and code for each target.
#include <llvm/Analysis/CGSCCPassManager.h>
#include <llvm/Analysis/LoopAnalysisManager.h>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>
#include <memory>

#include "kernels/metal/compiler/bfloat.hpp"
#include "kernels/metal/compiler/checks.hpp"
#include "kernels/metal/compiler/code_generation.hpp"
#include "kernels/metal/compiler/compile.hpp"
#include "kernels/metal/compiler/manifest.hpp"
#include "kernels/metal/compiler/mask_bytes.hpp"
#include "kernels/metal/compiler/masked_accesses.hpp"
#include "kernels/metal/compiler/phases.hpp"
#include "kernels/metal/compiler/prepare.hpp"
#include "kernels/metal/compiler/split_bitcasts.hpp"
#include "kernels/metal/compiler/vector_division.hpp"
#include "kernels/metal/compiler/vectorizer.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

// Loops are rotated and unrolled, and induction variables widened, before there are vectors: arrays of a
// thread then stay in registers. GVN without PRE, which would turn linear indices into divergent phis.
#define PEWTER_SIMPLIFY "sroa,early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg"
// A function that ends by calling itself becomes a loop before it is inlined.
constexpr const char* before_copies =
    "function(sroa,simplifycfg,tailcallelim),always-inline,globaldce,function(" PEWTER_SIMPLIFY ")";
// Before checks nothing is moved or merged that the source says.
constexpr const char* before_copies_are_marked =
    "function(mem2reg,tailcallelim),always-inline,globaldce,function(mem2reg)";
constexpr const char* before_checks = "function(sroa,loop-simplify)";
constexpr const char* after_checks = "function(" PEWTER_SIMPLIFY ")";
constexpr const char* simplification = "function(scalarizer<load-store>," PEWTER_SIMPLIFY
                                       ",loop-simplify,lcssa,loop(loop-rotate)," PEWTER_SIMPLIFY
                                       ",loop-simplify,lcssa,loop(indvars,loop-unroll-full)," PEWTER_SIMPLIFY
                                       ",gvn<no-pre;no-load-pre>," PEWTER_SIMPLIFY ")";
// After split_bitcasts.
constexpr const char* scalarization = "function(scalarizer<load-store>,loop-simplify,lcssa,loop-mssa(licm))";
#undef PEWTER_SIMPLIFY
constexpr const char* structuring =
    "function(lower-switch,mergereturn,loop-simplify,fix-irreducible,loop-simplify,unify-loop-exits,"
    "structurizecfg,loop-simplify,"
    "lcssa)";
// Neither SLP nor LLVM's loop vectoriser.
constexpr const char* afterwards =
    "function(early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg,gvn,loop-simplify,lcssa,loop-"
    "mssa(licm),"
    "instcombine<no-verify-fixpoint>,early-cse<memssa>,simplifycfg,dse,adce)";
// What phases share is computed once a threadgroup or once for all.
constexpr const char* finishing =
    "always-inline,globaldce,function(early-cse<memssa>,instcombine<no-verify-fixpoint>,simplifycfg,loop-"
    "simplify,"
    "lcssa,loop-mssa(licm),gvn,instcombine<no-verify-fixpoint>,dse,adce,simplifycfg)";

class pass_runner {
 public:
  explicit pass_runner(TargetMachine* machine) : builder_(machine) {
    builder_.registerModuleAnalyses(modules_);
    builder_.registerCGSCCAnalyses(graphs_);
    builder_.registerFunctionAnalyses(functions_);
    builder_.registerLoopAnalyses(loops_);
    builder_.crossRegisterProxies(loops_, functions_, graphs_, modules_);
  }
  void run(Module& m, const char* passes) {
    ModulePassManager manager;
    if (auto failed = builder_.parsePassPipeline(manager, passes))
      detail::raise("metal: %s", toString(std::move(failed)).c_str());
    manager.run(m, modules_);
    modules_.clear();
    functions_.clear();
    loops_.clear();
    graphs_.clear();
  }

 private:
  PassBuilder builder_;
  LoopAnalysisManager loops_;
  FunctionAnalysisManager functions_;
  CGSCCAnalysisManager graphs_;
  ModuleAnalysisManager modules_;
};

void keep_module(const compile_options& options, const Module& m, const std::string& name) {
  if (options.keep.empty()) return;
  std::error_code failed;
  raw_fd_ostream out(options.keep + "/" + name, failed);
  if (!failed) m.print(out, nullptr);
}

/// What a kernel does not use, with its constants as they are, need not be bound: as Metal's reflection has
/// it.
void forget_unused_arguments(const Function& f, kernel_info& info) {
  for (const Argument& a : f.args()) {
    std::uint32_t index = 0;
    const Attribute flat = f.getAttributes().getParamAttr(a.getArgNo(), "pewter-argument");
    if (!a.use_empty() || !flat.isValid() || flat.getValueAsString().getAsInteger(10, index)) continue;
    erase_if(info.arguments, [&](const kernel_argument& other) { return other.index == index; });
  }
}

/// Instructions of a kernel from which on its code is made as few times as can be: once for whole rows of
/// threads, once for any (bench/decisions/133).
constexpr unsigned large_kernel = 4000;

/// Whether a kernel's threads have places in two dimensions, so that threadgroups may be narrow.
bool reads_rows(const Function& kernel) {
  for (const Instruction& i : instructions(kernel)) {
    const auto* call = dyn_cast<CallInst>(&i);
    if (call == nullptr) continue;
    const builtin b = builtin_of(*call);
    if (b.kind == builtin::position && b.component == 1 && b.name.starts_with("thread_position_in_"))
      return true;
  }
  return false;
}

bool is_made(const variant& v, const kernel_info& info, bool has_rows) {
  if (v.is_in_rows()) return has_rows && !info.is_large;
  return v.full || v.width == 0 || !info.is_large;
}

void vectorize_all(Module& m, std::vector<kernel_info>& kernels) {
  for (kernel_info& info : kernels) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, bool> apart;
    for (const buffer_pair& p : info.apart) apart[{p.first, p.second}] = p.may_be_one;
    Function* kernel = m.getFunction(info.name);
    info.is_large = kernel->getInstructionCount() > large_kernel;
    const bool has_rows = reads_rows(*kernel);
    for (const variant& v : variants) {
      if (!is_made(v, info, has_rows)) continue;
      vectorizer made(*kernel, v);
      Function* f = made.run();
      if (f == nullptr) throw error("metal: " + info.name + ": " + made.reason);
      for (const auto& [pair, may_be_one] : made.apart) {
        bool& allowed = apart.try_emplace(pair, true).first->second;
        allowed = allowed && may_be_one;
      }
      std::string wrong;
      raw_string_ostream out(wrong);
      if (verifyFunction(*f, &out))
        throw error("metal: " + info.name + ": the compiler made wrong code: " + wrong);
      if (!info.is_large) version_branches_on_full_masks(made.regions);
      version_loops_on_full_masks(*f);
      if (verifyFunction(*f, &out))
        throw error("metal: " + info.name + ": the compiler made a wrong loop: " + wrong);
    }
    info.apart.clear();
    for (const auto& [pair, may_be_one] : apart) info.apart.push_back({pair.first, pair.second, may_be_one});
    kernel->eraseFromParent();
  }
}

/// From bodies what the runtime calls.
void split_all(Module& m, std::vector<kernel_info>& kernels) {
  for (kernel_info& info : kernels) {
    for (const variant& v : variants) {
      const std::string name = info.name + "." + v.suffix;
      Function* body = m.getFunction(name + ".body");
      if (body == nullptr) continue;
      const split_body split = split_at_barriers(*body);
      std::string wrong;
      raw_string_ostream out(wrong);
      if (verifyFunction(*body, &out))
        throw error("metal: " + info.name + ": the compiler made wrong phases: " + wrong);
      info.frame = std::max(info.frame, split.frame_bytes);
      add_simdgroup_function(*body, name);
      if (v.threadgroups != nullptr)
        add_threadgroups_function(*body, split, v, info.name + "." + v.threadgroups, !info.is_large);
    }
  }
}

/// Code of <kernel>.reference alone.
void write_reference(Module& m, const std::vector<kernel_info>& kernels, const std::string& manifest,
                     const std::string& object, const compile_options& options) {
  const scratch_folder scratch;
  std::vector<std::string> objects;
  for (const std::string& t : options.targets) {
    const std::unique_ptr<TargetMachine> machine = machine_of(find_target(t));
    const std::unique_ptr<Module> mine = CloneModule(m);
    mine->setDataLayout(machine->createDataLayout());
    lower_bfloat(*mine);
    use_cpu(*mine, find_target(t));
    name_symbols(*mine, kernels, t, &t == &options.targets.back() ? manifest : std::string());
    objects.push_back(scratch.path + "/" + t + ".o");
    write_code(*mine, *machine, objects.back(), CodeGenFileType::ObjectFile);
  }
  link(objects, object);
}

/// One thread at a time alone, with checks.
void compile_checked(Module& m, std::vector<kernel_info>& kernels, source_places& places,
                     const std::string& object, const compile_options& options) {
  {  // what is bound is the same as without checks
    const std::unique_ptr<Module> simplified = CloneModule(m);
    pass_runner(nullptr).run(*simplified, before_copies);
    expand_copies(*simplified);
    pass_runner(nullptr).run(*simplified, simplification);
    for (kernel_info& k : kernels) forget_unused_arguments(*simplified->getFunction(k.name), k);
  }
  pass_runner(nullptr).run(m, before_copies_are_marked);
  mark_copies(m, kernels);
  pass_runner(nullptr).run(m, before_checks);
  const std::string manifest = head_of_manifest(options) + "checked\n" + add_checks(m, kernels, places);
  for (const kernel_info& k : kernels) {
    Function* kernel = m.getFunction(k.name);
    add_reference(*kernel);
    kernel->eraseFromParent();
  }
  pass_runner(nullptr).run(m, after_checks);
  keep_module(options, m, "2-checked.ll");
  write_reference(m, kernels, manifest, object, options);
}

/// One thread at a time alone, without checks.
void compile_reference(Module& m, std::vector<kernel_info>& kernels, const std::string& object,
                       const compile_options& options) {
  pass_runner(nullptr).run(m, before_copies);
  expand_copies(m);
  for (const kernel_info& k : kernels) {
    Function* kernel = m.getFunction(k.name);
    bound_arrays(add_reference(*kernel));
    kernel->eraseFromParent();
  }
  pass_runner(nullptr).run(m, simplification);
  write_reference(m, kernels, manifest_of(kernels, options), object, options);
}

}  // namespace

void compile(const std::string& source, const std::string& name, const std::string& object,
             const compile_options& options) {
  for (const std::string& t : options.targets) find_target(t);
  const front_end_result front = front_end(source, name, options);
  if (front.bitcode.empty()) return write_names(front.kernels, object, options);
  LLVMContext context;
  auto parsed = parseBitcodeFile(MemoryBufferRef(front.bitcode, name), context);
  if (!parsed) detail::raise("metal: %s", toString(parsed.takeError()).c_str());
  std::unique_ptr<Module> m = std::move(*parsed);
  keep_module(options, *m, "1-clang.ll");

  std::vector<kernel_info> kernels = prepare(*m);
  check_names(name, front.kernels, kernels, options);
  if (options.checked) {
    source_places places(front.text, source, name);
    return compile_checked(*m, kernels, places, object, options);
  }
  if (!options.vectors) return compile_reference(*m, kernels, object, options);
  const scratch_folder scratch;
  std::vector<std::string> objects;
  {
    pass_runner passes(nullptr);
    passes.run(*m, before_copies);
    expand_copies(*m);
    for (std::size_t n = 0; options.reference && n < kernels.size(); ++n)
      bound_arrays(
          add_reference(*m->getFunction(kernels[n].name)));  // while calls stand in the source's order
    passes.run(*m, simplification);
    for (Function& f : *m) split_bitcasts(f);
    passes.run(*m, scalarization);
    expand_copies(*m);
    for (kernel_info& k : kernels) bound_arrays(*m->getFunction(k.name));
    Function* barrier = m->getFunction("pewter.barrier");
    for (kernel_info& k : kernels) {
      Function* f = m->getFunction(k.name);
      k.has_barrier = barrier != nullptr && any_of(barrier->users(), [&](User* u) {
                        return cast<Instruction>(u)->getFunction() == f;
                      });
    }
    for (kernel_info& k : kernels) forget_unused_arguments(*m->getFunction(k.name), k);
    keep_module(options, *m, "2-simplified.ll");
    passes.run(*m, structuring);
  }
  keep_module(options, *m, "3-structured.ll");
  for (const std::string& t : options.targets) {
    const target_description& target = find_target(t);
    const std::unique_ptr<TargetMachine> machine = machine_of(target);
    const std::unique_ptr<Module> mine = CloneModule(*m);
    mine->setDataLayout(machine->createDataLayout());
    use_cpu(*mine, target);
    vectorize_all(*mine, kernels);
    lower_bfloat(*mine);
    use_cpu(*mine, target);
    keep_module(options, *mine, "4-vectors." + t + ".ll");
    pass_runner passes(machine.get());
    passes.run(*mine, afterwards);
    divide_in_floating_point(*mine);
    keep_module(options, *mine, "5-bodies." + t + ".ll");
    split_all(*mine, kernels);
    use_cpu(*mine, target);
    keep_module(options, *mine, "6-phases." + t + ".ll");
    passes.run(*mine, finishing);
    join_gathers(*mine);
    lower_masked_accesses(*mine, t);
    use_cpu(*mine, target);
    passes.run(*mine, "function(early-cse,instcombine<no-verify-fixpoint>)");
    blend_after_loads(*mine, t);
    prefetch_stores(*mine, t);
    keep_masks_as_bytes(*mine, t);
    name_symbols(*mine, kernels, t,
                 &t == &options.targets.back() ? manifest_of(kernels, options) : std::string());
    keep_module(options, *mine, "7-done." + t + ".ll");
    if (!options.keep.empty())
      write_code(*CloneModule(*mine), *machine, options.keep + "/8-code." + t + ".s",
                 CodeGenFileType::AssemblyFile);
    if (any_of(kernels, [](const kernel_info& k) { return k.is_large; })) leave_out_scheduling();
    if (options.check) continue;
    objects.push_back(scratch.path + "/" + t + ".o");
    write_code(*mine, *machine, objects.back(), CodeGenFileType::ObjectFile);
  }
  if (!options.check) link(objects, object);
}

}  // namespace pewter::metal
