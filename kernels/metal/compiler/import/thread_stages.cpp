// Stages of functions of one thread, from clang's IR to structured kernels: LLVM's passes, and what is asked
// of a kernel between them.
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <algorithm>

#include "kernels/metal/compiler/analysis/builtins.hpp"
#include "kernels/metal/compiler/analysis/written_arguments.hpp"
#include "kernels/metal/compiler/driver/manifest.hpp"
#include "kernels/metal/compiler/driver/stages.hpp"
#include "kernels/metal/compiler/frontend/text/source_tokens.hpp"
#include "kernels/metal/compiler/import/control_flow/equal_branches.hpp"
#include "kernels/metal/compiler/import/gpu_targets.hpp"
#include "kernels/metal/compiler/import/import_ir.hpp"
#include "kernels/metal/compiler/import/memory/alignment_promises.hpp"
#include "kernels/metal/compiler/import/parameters/threadgroup_variables.hpp"
#include "kernels/metal/compiler/import/parameters/unset_constants.hpp"
#include "kernels/metal/compiler/import/shared_functions.hpp"
#include "kernels/metal/compiler/import/thread_passes.hpp"
#include "kernels/metal/compiler/import/types/split_bitcasts.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

/// A function that kernels call and no source defines.
/// @param with_visible also a visible one, which a pipeline may link
void check_definitions(const Module& m, const std::vector<kernel_info>& kernels, const std::string& text,
                       bool with_visible) {
  for (const Function& f : m.functions()) {
    if (!f.isDeclaration() || f.isIntrinsic() || f.use_empty()) continue;
    const std::string name = demangle(f.getName().str());
    const function_declaration declared = declaration_of(text, name);
    if (declared.place.empty() || (declared.is_visible && !with_visible)) continue;
    for (const kernel_info& k : kernels) {
      const bool calls = any_of(f.users(), [&](const User* u) {
        const auto* call = dyn_cast<CallInst>(u);
        return call != nullptr && call->getCalledFunction() == &f && call->getFunction()->getName() == k.name;
      });
      if (calls)
        throw error(declared.place + ": function '" + name + "' is declared, and kernel '" + k.name +
                    "' calls it, but no source defines it");
    }
  }
}

/// Whether the function asks for no more than its thread's place in the grid, and neither waits for other
/// threads nor works with them.
bool is_ungrouped(const Function& f) {
  const bool has_threadgroup_memory = any_of(f.args(), [&](const Argument& a) {
    std::uint32_t index = 0;
    const Attribute flat = f.getAttributes().getParamAttr(a.getArgNo(), "pewter-argument");
    return flat.isValid() && !flat.getValueAsString().getAsInteger(10, index) && index >= buffer_limit &&
           index < first_texture && !a.use_empty();
  });
  return !has_threadgroup_memory && all_of(instructions(f), [](const Instruction& i) {
    const auto* call = dyn_cast<CallInst>(&i);
    if (call == nullptr) return !i.isAtomic() && !i.isVolatile();
    const Function* of = call->getCalledFunction();
    if (of == nullptr) return false;
    if (of->isIntrinsic()) return true;
    return is_step(*of) ||
           is_contained({"pewter.position.thread_position_in_grid", "pewter.position.threads_per_grid",
                         "pewter.position.grid_size", "pewter.position.grid_origin"},
                        of->getName());
  });
}

}  // namespace

void find_what_is_used(const Function& f, kernel_info& info) {
  info.unset_constants = unset_constants_of(f);
  for (const Argument& a : f.args()) {
    std::uint32_t index = 0;
    const Attribute flat = f.getAttributes().getParamAttr(a.getArgNo(), "pewter-argument");
    if (!flat.isValid() || flat.getValueAsString().getAsInteger(10, index)) continue;
    const auto is_it = [&](const kernel_argument& other) { return other.index == index; };
    if (a.use_empty()) {
      erase_if(info.arguments, is_it);
    } else if (const auto used = find_if(info.arguments, is_it); used != info.arguments.end()) {
      const bool is_texture = index >= first_texture && index < first_sampler;
      used->is_only_read = !may_write_through(a, is_texture);
    }
  }
}

void resolve_calls(Module& m, std::vector<kernel_info>& kernels, const char* passes, bool checked) {
  resolve_function_pointers(
      m, kernels, [&] { pass_runner(nullptr).run(m, passes); }, checked);
  const Function* refused = m.getFunction("pewter.fragment_only");  // <metal_graphics>
  for (const kernel_info& k : kernels) {
    const bool calls = refused != nullptr && any_of(refused->users(), [&](const User* u) {
                         return cast<Instruction>(u)->getFunction()->getName() == k.name;
                       });
    if (calls)
      throw error(k.name +
                  ": calls dfdx, fwidth, discard_fragment or the like, which are for fragment functions");
  }
}

void import_kernels(thread_module& s) {
  s.kernels = prepare(*s.module);
  if (gpu_targets_of(s.options).empty())
    choose_machine(*s.module, false);
  else
    claim_elements(*s.module);
  if (s.sources != nullptr) check_names(s.sources->name, s.sources->front, s.kernels, s.options);
}

/// Where there is code for GPUs, all is inlined.
void share_calls(thread_module& s) {
  if (!gpu_targets_of(s.options).empty()) return;
  s.passes.run(*s.module, before_sharing);
  share_functions(*s.module, s.kernels, [&](Function& f) { s.passes.run(f, simplification_of_function); });
}

void inline_all(thread_module& s) {
  if (!gpu_targets_of(s.options).empty()) {
    s.passes.run(*s.module, calls_inlined);
    unite_promises(*s.module);
  }
  s.passes.run(*s.module, inlining);
  resolve_calls(*s.module, s.kernels, inlining, false);
  if (s.sources == nullptr) return;
  const front_end_result& front = s.sources->front;
  if (!s.options.undefined) check_definitions(*s.module, s.kernels, front.text, false);
  if (s.options.announce)
    s.options.announce(manifest_of_names(head_of_manifest(s.options, front), names_of(s.kernels)));
  check_definitions(*s.module, s.kernels, front.text, true);
}

void place_variables(thread_module& s) { place_threadgroup_variables(*s.module, s.kernels); }

void keep_for_gpus(thread_module& s) {
  if (gpu_targets_of(s.options).empty()) return;
  s.for_gpus = CloneModule(*s.module);
  choose_machine(*s.for_gpus, true);
  choose_machine(*s.module, false);
}

/// While calls stand in the source's order. Where there will be no vectors, the kernels themselves go.
void add_references(thread_module& s) {
  if (s.on_way == ways::vectors && !s.options.reference) return;
  for (const kernel_info& k : s.kernels) {
    Function* kernel = s.module->getFunction(k.name);
    Function& reference = add_reference(*kernel);
    if (s.on_way != ways::checked) bound_arrays(reference);
    if (s.on_way != ways::vectors) kernel->eraseFromParent();
  }
}

void simplify(thread_module& s) { s.passes.run(*s.module, simplification); }

void read_small_arrays(thread_module& s) {
  if (count_if(*s.module, select_from_small_arrays) > 0) s.passes.run(*s.module, after_small_arrays);
}

void part_low_bits(thread_module& s) {
  if (count_if(*s.module, part_counters) > 0) s.passes.run(*s.module, after_small_arrays);
}

void merge_branches(thread_module& s) {
  if (count_if(*s.module, merge_equal_branches) > 0) s.passes.run(*s.module, after_merging);
}

void scalarize(thread_module& s) {
  for (Function& f : *s.module) split_bitcasts(f);
  s.passes.run(*s.module, scalarization);
  expand_copies(*s.module);
}

void describe_kernels(thread_module& s) {
  const Function* barrier = s.module->getFunction("pewter.barrier");
  for (kernel_info& k : s.kernels) {
    Function* f = s.module->getFunction(k.name);
    find_what_is_used(*f, k);
    if (s.options.leaves_out_unset && !k.unset_constants.empty()) {
      f->deleteBody();
      ReturnInst::Create(s.module->getContext(), BasicBlock::Create(s.module->getContext(), "", f));
    }
    k.has_barrier = barrier != nullptr && any_of(barrier->users(), [&](const User* u) {
                      return cast<Instruction>(u)->getFunction() == f;
                    });
    k.is_ungrouped = is_ungrouped(*f);
  }
}

void structure(thread_module& s) {
  lower_switches(*s.module, s.passes);
  s.passes.run(*s.module, structuring);
}

}  // namespace pewter::metal
