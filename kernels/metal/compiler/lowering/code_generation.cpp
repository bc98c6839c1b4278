#include "kernels/metal/compiler/lowering/code_generation.hpp"

#include <llvm/IR/LegacyPassManager.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/CommandLine.h>
#include <llvm/Support/FileSystem.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/raw_ostream.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "kernels/metal/support/process.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

std::unique_ptr<TargetMachine> machine_of(const target_description& d, bool fuses_by_flags) {
  static const bool once = [] {
    InitializeAllTargetInfos();
    InitializeAllTargets();
    InitializeAllTargetMCs();
    InitializeAllAsmPrinters();
    return true;
  }();
  static_cast<void>(once);
  std::string why;
  const Triple triple(d.triple);
  const Target* target = TargetRegistry::lookupTarget(triple, why);
  if (target == nullptr) detail::raise("metal: %s", why.c_str());
  TargetOptions options;
  options.AllowFPOpFusion = fuses_by_flags ? FPOpFusion::Standard : FPOpFusion::Fast;
  return std::unique_ptr<TargetMachine>(target->createTargetMachine(triple, d.cpu, "", options, Reloc::PIC_,
                                                                    std::nullopt, CodeGenOptLevel::Default));
}

// What registers are saved to lies as the stack does, which 16 bytes align: wider ones would lie in two cache
// lines. LLVM aligns the stack only where it is told before registers are given out.
void use_cpu(Module& m, const target_description& target) {
  for (Function& f : m) {
    if (f.isDeclaration()) continue;
    f.removeFnAttr("target-features");
    f.removeFnAttr("tune-cpu");
    f.addFnAttr("target-cpu", target.cpu);
    f.addFnAttr("min-legal-vector-width", "512");
    f.addFnAttr("prefer-vector-width", "512");
    if (target.register_bytes > 16) f.addFnAttr("stackrealign");
  }
}

void leave_out_scheduling() {
  static const bool once = [] {
    const char* const words[] = {"pewter-metalc", "-enable-misched=false"};
    return cl::ParseCommandLineOptions(2, words);
  }();
  static_cast<void>(once);
}

namespace {

void generate(Module& m, TargetMachine& machine, raw_pwrite_stream& out, CodeGenFileType type) {
  legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, out, nullptr, type))
    detail::raise("metal: no code for this target");
  passes.run(m);
}

}  // namespace

void write_code(Module& m, TargetMachine& machine, const std::string& path, CodeGenFileType type) {
  std::error_code failed;
  raw_fd_ostream out(path, failed);
  if (failed) detail::raise("metal: %s cannot be written: %s", path.c_str(), failed.message().c_str());
  generate(m, machine, out, type);
}

std::string code_text(Module& m, TargetMachine& machine, CodeGenFileType type) {
  SmallString<0> text;
  raw_svector_ostream out(text);
  generate(m, machine, out, type);
  return std::string(text);
}

// GNU ld starts in a tenth of the time that lld needs to load LLVM, and knows this machine's objects alone.
void link(const std::vector<std::string>& objects, const std::string& to) {
  const char* given = std::getenv("PEWTER_METAL_LINKER");
  std::vector<std::string> linkers = {PEWTER_METAL_QUICK_LINKER, PEWTER_METAL_LINKER};
  if (given != nullptr) linkers = {given};
  process_result linked{255, {}, {}};
  for (const std::string& linker : linkers) {
    if (linker.empty()) continue;
    std::vector<std::string> command = {linker, "-shared", "-z", "noexecstack", "-o", to};
    command.insert(command.end(), objects.begin(), objects.end());
    linked = run_process(command);
    if (linked.status == 0) return;
  }
  throw error("metal: the linker failed: " + linked.errors);
}

}  // namespace pewter::metal
