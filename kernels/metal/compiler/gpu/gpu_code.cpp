#include "kernels/metal/compiler/gpu/gpu_code.hpp"

#include <llvm/IR/Constants.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <memory>

#include "kernels/metal/compiler/driver/manifest.hpp"
#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/import/gpu_targets.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

std::unique_ptr<TargetMachine> gpu_machine(const gpu_target& t, bool fuses_by_flags) {
  machine_of(target_of_every_cpu());  // LLVM's targets are known from then on
  std::string why;
  const Triple triple("nvptx64-nvidia-cuda");
  const Target* target = TargetRegistry::lookupTarget(triple, why);
  if (target == nullptr) detail::raise("metal: target = '%s': this LLVM has none: %s", t.name, why.c_str());
  TargetOptions options;
  options.AllowFPOpFusion = fuses_by_flags ? FPOpFusion::Standard : FPOpFusion::Fast;
  return std::unique_ptr<TargetMachine>(target->createTargetMachine(
      triple, t.name, t.features, options, std::nullopt, std::nullopt, CodeGenOptLevel::Aggressive));
}

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

/// Whether it says anything that buffers do not overlap: there are two, and one is written; pixels may be in
/// a buffer.
bool may_overlap(const kernel_info& info) {
  if (any_of(info.arguments, [](const kernel_argument& a) { return a.index >= first_texture; })) return false;
  const auto is_buffer = [](const kernel_argument& a) { return a.index < buffer_limit; };
  return count_if(info.arguments, is_buffer) > 1 &&
         any_of(info.arguments, [&](const kernel_argument& a) { return is_buffer(a) && !a.is_only_read; });
}

/// Alignments by argument, "16 1"; "": a host may bind buffers anywhere.
std::string text_of(const std::vector<std::uint64_t>& alignments) {
  std::string text;
  for (const std::uint64_t a : alignments) text += std::to_string(std::max<std::uint64_t>(a, 1)) + " ";
  return any_of(alignments, [](std::uint64_t a) { return a > 1; }) ? text : "";
}

/// Which of a kernel's texts.
struct wanted_text {
  bool are_aligned = false, are_apart = false, takes_several = false;
  const char* name = "";
};

/// What a text wants of buffers' addresses, and how many threadgroups it should take at once.
struct made_text {
  std::string ptx, alignments;
  unsigned several = 1;
};

made_text text_of(const Module& all, kernel_info info, const gpu_target& target,
                  const compile_options& options, const wanted_text& wanted) {
  const std::unique_ptr<TargetMachine> machine = gpu_machine(target, options.fuses_by_flags);
  std::vector<kernel_info> own = {std::move(info)};
  gpu_module m(module_of(all, own.front().name), own, target.name, *machine, options);
  m.buffers_are_aligned = wanted.are_aligned;
  m.buffers_are_apart = wanted.are_apart;
  m.takes_several = wanted.takes_several;
  m.target += wanted.name;
  use_gpu(*m.module, *machine);
  run_stages(m);
  return {m.assembly, text_of(m.wanted_alignments), m.several};
}

gpu_code code_of(const Module& all, const kernel_info& info, const gpu_target& target,
                 const compile_options& options) {
  gpu_code code;
  code.kernel = info.name;
  code.target = target.name;
  try {
    code.addresses = addresses_in_buffers(*all.getFunction(info.name), info);
    code.leaves_messages = leaves_messages(*all.getFunction(info.name));
    const made_text any = text_of(all, info, target, options, {});
    code.ptx = any.ptx;
    code.alignments = any.alignments;
    const bool may_be_apart = code.addresses.empty() && may_overlap(info);
    if (!may_be_apart && code.alignments.empty()) return code;
    const made_text apart = text_of(all, info, target, options, {true, may_be_apart, false, ".apart"});
    code.apart = apart.ptx;
    if (apart.several <= 1) return code;
    const made_text several = text_of(all, info, target, options, {true, may_be_apart, true, ".several"});
    if (several.alignments != apart.alignments) return code;  // it rests on more than launches look at
    code.several_count = apart.several;
    code.several = several.ptx;
  } catch (const error& e) {
    code.refusal = e.what();
  }
  return code;
}

}  // namespace

std::vector<gpu_code> gpu_code_of(thread_module& m) {
  run_stages(m);
  std::vector<gpu_code> all;
  for (const kernel_info& k : m.kernels)
    for (const std::string& t : gpu_targets_of(m.options))
      all.push_back(code_of(*m.module, k, *find_gpu_target(t), m.options));
  return all;
}

std::string run_gpu_stage_alone(const std::string& stage, std::unique_ptr<Module> module,
                                const kernel_info& info, const compile_options& options) {
  const gpu_target& target = *find_gpu_target(gpu_targets_of(options).front());
  const std::unique_ptr<TargetMachine> machine = gpu_machine(target, options.fuses_by_flags);
  std::vector<kernel_info> own = {info};
  const auto is_apart = [](const Argument& a) { return a.hasNoAliasAttr(); };
  const Function* kernel = module->getFunction(info.name);
  const bool are_apart = any_of(kernel->args(), is_apart);
  gpu_module m(std::move(module), own, target.name, *machine, options);
  m.buffers_are_apart = m.takes_several = are_apart;
  use_gpu(*m.module, *machine);
  return run_stage(stage, m) ? shown_text(m) : std::string();
}

void write_gpu_code(const std::vector<gpu_code>& all, const std::string& object,
                    const compile_options& options) {
  LLVMContext context;
  Module m("gpu", context);
  const auto put = [&](const gpu_code& c, const char* what, const std::string& of) {
    if (of.empty()) return;
    Constant* text = ConstantDataArray::getString(context, of);
    new GlobalVariable(m, text->getType(), true, GlobalValue::ExternalLinkage, text,
                       c.kernel + what + c.target);
  };
  for (const gpu_code& c : all) {
    put(c, ".refusal.", c.refusal);
    if (!c.refusal.empty()) continue;
    put(c, ".ptx.", c.ptx);
    put(c, ".apart.", c.apart);
    put(c, ".several.", c.several);
    put(c, ".several_count.", c.several.empty() ? "" : std::to_string(c.several_count));
    put(c, ".alignments.", c.alignments);
    put(c, ".addresses.", c.addresses);
    put(c, ".messages.", c.leaves_messages ? "1" : "");
  }
  write_data(m, object, options);
}

}  // namespace pewter::metal
