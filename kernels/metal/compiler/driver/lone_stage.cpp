// One stage on IR that was written by hand, for tests and for whoever changes a stage.
#include <llvm/ADT/StringExtras.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/ValueSymbolTable.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

#include <memory>

#include "kernels/metal/compiler/driver/manifest.hpp"
#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/gpu/gpu_code.hpp"
#include "kernels/metal/compiler/import/gpu_targets.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

std::unique_ptr<Module> parsed_ir(const std::string& ir, const std::string& name, LLVMContext& context) {
  SMDiagnostic wrong;
  std::unique_ptr<Module> m = parseAssembly(MemoryBufferRef(ir, name), wrong, context);
  if (m != nullptr) return m;
  std::string text;
  raw_string_ostream out(text);
  wrong.print(nullptr, out, false);
  throw error(text);
}

/// A kernel by the attributes of its function.
kernel_info described(const Function& f) {
  kernel_info info;
  info.name = f.getName().str();
  for (const Argument& a : f.args()) {
    kernel_argument argument{0, a.getName().str()};
    const Attribute flat = f.getAttributes().getParamAttr(a.getArgNo(), "pewter-argument");
    if (flat.isValid() && !flat.getValueAsString().getAsInteger(10, argument.index))
      info.arguments.push_back(argument);
  }
  return info;
}

/// Kernels, or those that have bodies, and these.
share pieces_in(const Module& m) {
  share all;
  for (const Function& f : m) {
    if (f.hasFnAttribute("pewter-kernel")) all.kernels.push_back(described(f));
    StringRef name = f.getName();
    if (!name.consume_back(".body")) continue;
    const auto [kernel, suffix] = name.rsplit('.');
    const auto* which = find_if(variants, [s = suffix](const variant& v) { return s == v.suffix; });
    if (which == std::end(variants)) throw error("'" + f.getName().str() + "' is a body of no variant");
    if (all.kernels.empty() || all.kernels.back().name != kernel) {
      all.kernels.emplace_back();
      all.kernels.back().name = kernel.str();
    }
    all.pieces.push_back({all.kernels.size() - 1, which, 0, true});
  }
  return all;
}

/// Regions that *vectorize* has found: of `br i1 %any, label %then, label %join, !pewter.region !{!"NAME"}`
/// the one from `%then` to `%join` under the mask `%NAME`.
std::vector<masked_region> regions_in(Function& f) {
  std::vector<masked_region> all;
  for (BasicBlock& b : f) {
    const auto* branch = dyn_cast<BranchInst>(b.getTerminator());
    const bool may_have_one = branch != nullptr && branch->isConditional();
    const MDNode* node = may_have_one ? branch->getMetadata("pewter.region") : nullptr;
    if (node == nullptr) continue;
    Value* mask = f.getValueSymbolTable()->lookup(cast<MDString>(node->getOperand(0))->getString());
    if (mask == nullptr) throw error("'" + f.getName().str() + "' has no mask of a region's name");
    all.push_back({&b, branch->getSuccessor(0), branch->getSuccessor(1), mask});
  }
  return all;
}

std::string run_on_vectors(const std::string& stage, std::unique_ptr<Module> m,
                           const compile_options& options) {
  const std::string& target = options.targets.front();
  const std::unique_ptr<TargetMachine> machine = machine_of(find_target(target), options.fuses_by_flags);
  m->setDataLayout(machine->createDataLayout());
  m->setTargetTriple(machine->getTargetTriple());
  share own = pieces_in(*m);
  if (own.pieces.empty()) own.pieces = pieces_of(*m, own.kernels, options);
  vector_module s(std::move(m), own, target, *machine, options);
  for (const piece& p : own.pieces)
    if (Function* body = s.module->getFunction(own.kernels[p.kernel].name + "." + p.which->suffix + ".body"))
      s.regions.push_back(regions_in(*body));
  return run_stage(stage, s) ? shown_text(s) : std::string();
}

/// Runs the stage on the module's only kernel, or on what it has become for a GPU.
std::string run_on_gpu(const std::string& stage, std::unique_ptr<Module> m, const compile_options& options) {
  const auto is_kernel = [](const Function& f) {
    return f.getName() == gpu_entry_name || f.hasFnAttribute("pewter-kernel");
  };
  const auto kernel = find_if(*m, is_kernel);
  if (kernel == m->end()) throw error("pewter-metalc: no function is a kernel");
  const kernel_info info = described(*kernel);
  return run_gpu_stage_alone(stage, std::move(m), info, options);
}

std::string as_comments(const std::string& lines) {
  std::string text;
  for (const StringRef line : split(StringRef(lines).rtrim('\n'), '\n'))
    if (!line.empty()) text += "; " + line.str() + "\n";
  return text;
}

/// The module, GPUs' copy, and as comments what the manifest has other than before.
std::string shown_text(const thread_module& s, const std::string& manifest_before) {
  std::string text = shown_text(static_cast<const staged_module&>(s));
  if (s.for_gpus != nullptr) {
    raw_string_ostream out(text);
    s.for_gpus->print(out, nullptr);
  }
  if (const std::string manifest = manifest_of(s.kernels); manifest != manifest_before)
    text += as_comments(manifest);
  return text + as_comments(s.checked_kernels);
}

}  // namespace

std::string run_stage_alone(const std::string& stage, const std::string& ir, const std::string& name,
                            const compile_options& options) {
  LLVMContext context;
  std::vector<kernel_info> kernels;
  source_places no_places({}, {}, {});
  thread_module s(options.checked ? ways::checked : ways::vectors, context, kernels, options);
  s.places = &no_places;
  s.module = parsed_ir(ir, name, context);
  for (const Function& f : *s.module)
    if (f.hasFnAttribute("pewter-kernel")) kernels.push_back(described(f));
  if (stage == "link") throw error("pewter-metalc: stage 'link' makes a module of sources, and of no IR");
  const std::string manifest = manifest_of(kernels);
  if (run_stage(stage, s)) return shown_text(s, manifest);
  compile_options shown = options;
  shown.dump_after = {stage};  // so that the code has a text
  const bool is_of_gpu = is_gpu_target(options.targets.front());
  std::string made = is_of_gpu ? run_on_gpu(stage, std::move(s.module), shown)
                               : run_on_vectors(stage, std::move(s.module), shown);
  if (!made.empty()) return made;
  throw error("pewter-metalc: stage '" + stage + "' has no IR, or is " +
              (is_of_gpu ? "a CPU's" : "a GPU's: --targets names one"));
}

}  // namespace pewter::metal
