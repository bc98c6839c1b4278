// Stages of checked mode: one thread at a time alone, with checks.
#include <llvm/Transforms/Utils/Cloning.h>

#include "kernels/metal/compiler/checked/instrument.hpp"
#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/import/import_ir.hpp"
#include "kernels/metal/compiler/import/thread_passes.hpp"

namespace pewter::metal {

using namespace llvm;

void find_bound_arguments(thread_module& s) {
  const std::unique_ptr<Module> simplified = CloneModule(*s.module);
  s.passes.run(*simplified, inlining);
  resolve_calls(*simplified, s.kernels, inlining, false);
  expand_copies(*simplified);
  s.passes.run(*simplified, simplification);
  for (kernel_info& k : s.kernels) find_what_is_used(*simplified->getFunction(k.name), k);
}

void inline_as_written(thread_module& s) {
  s.passes.run(*s.module, inlining_as_written);
  std::vector<kernel_info> described = s.kernels;  // by find_bound_arguments
  resolve_calls(*s.module, described, inlining_as_written, true);
}

void mark_all_copies(thread_module& s) { mark_copies(*s.module, s.kernels); }

void instrument(thread_module& s) {
  s.passes.run(*s.module, before_checks);
  s.checked_kernels = add_checks(*s.module, s.kernels, *s.places);
}

void simplify_checked(thread_module& s) { s.passes.run(*s.module, after_checks); }

}  // namespace pewter::metal
