// Stages of functions of 32 threads that no other folder has: what they do in LLVM's passes, and by pieces.
#include <llvm/IR/Verifier.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>

#include "kernels/metal/compiler/barriers/phases.hpp"
#include "kernels/metal/compiler/driver/manifest.hpp"
#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"
#include "kernels/metal/compiler/vectorize/vectorizer.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

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

void verify_function(const Function& f, const kernel_info& info, const char* what) {
  std::string wrong;
  raw_string_ostream out(wrong);
  if (verifyFunction(f, &out)) throw error("metal: " + info.name + ": the compiler made " + what + wrong);
}

Function* body_of(const vector_module& s, const piece& p) {
  return s.module->getFunction(s.kernels[p.kernel].name + "." + p.which->suffix + ".body");
}

}  // namespace

void vectorize_kernels(vector_module& s) {
  for (const piece& p : s.pieces) {
    kernel_info& info = s.kernels[p.kernel];
    vectorizer made(*s.module->getFunction(info.name), *p.which);
    Function* f = made.run();
    if (f == nullptr) throw error("metal: " + info.name + ": " + made.reason());
    for (const auto& [pair, may_be_one] : made.apart())
      info.apart.push_back({pair.first, pair.second, may_be_one});
    verify_function(*f, info, "wrong code: ");
    s.regions.push_back(made.take_regions());
  }
  for (const kernel_info& info : s.kernels) s.module->getFunction(info.name)->eraseFromParent();
}

void version_masked_code(vector_module& s) {
  for (std::size_t n = 0; n < s.regions.size(); ++n) {
    const kernel_info& info = s.kernels[s.pieces[n].kernel];
    Function& body = *body_of(s, s.pieces[n]);
    if (!info.is_large) version_branches_on_full_masks(s.regions[n]);
    version_loops_on_full_masks(body, s.regions[n]);
    verify_function(body, info, "a wrong loop: ");
  }
  s.regions.clear();
}

void optimize_bodies(vector_module& s) { s.passes.run(*s.module, afterwards); }

void share_rows(vector_module& s) { s.passes.run(*s.module, "function(early-cse<memssa>)"); }

void leave_out_dead_loops(vector_module& s) { s.passes.run(*s.module, "function(adce)"); }

/// Makes the functions that the runtime calls from bodies.
void make_phases(vector_module& s) {
  for (const piece& p : s.pieces) {
    kernel_info& info = s.kernels[p.kernel];
    const std::string name = info.name + "." + p.which->suffix;
    Function* body = body_of(s, p);
    const split_body states = split_at_barriers(*body);
    verify_function(*body, info, "wrong phases: ");
    info.frame = std::max(info.frame, states.frame_bytes);
    const bool is_single = !p.which->is_linear() || has_singles(info, s.options);
    if ((is_single && is_wanted(p.which->suffix, s.options)) || info.is_called)
      add_simdgroup_function(*body, name);
    if (p.which->threadgroups != nullptr && is_wanted(p.which->threadgroups, s.options))
      add_threadgroups_function(*body, states, *p.which, info.name + "." + p.which->threadgroups, info);
  }
}

void optimize_phases(vector_module& s) { s.passes.run(*s.module, finishing); }

void clean_up(vector_module& s) {
  s.passes.run(*s.module, "function(early-cse,instcombine<no-verify-fixpoint>)");
}

void name_for_target(vector_module& s) { name_symbols(*s.module, s.kernels, s.target); }

void generate_code(vector_module& s) {
  if (shows_stages(s.options))
    s.assembly = code_text(*CloneModule(*s.module), s.machine, CodeGenFileType::AssemblyFile);
  if (!s.object.empty()) write_code(*s.module, s.machine, s.object, CodeGenFileType::ObjectFile);
}

}  // namespace pewter::metal
