#include "kernels/metal/compiler/driver/stages.hpp"

#include <llvm/Support/raw_ostream.h>

#include <type_traits>

#include "kernels/metal/compiler/analysis/masked_accesses.hpp"
#include "kernels/metal/compiler/analysis/short_loops.hpp"
#include "kernels/metal/compiler/import/import_ir.hpp"
#include "kernels/metal/compiler/import/shared_functions.hpp"
#include "kernels/metal/compiler/import/types/bfloat.hpp"
#include "kernels/metal/compiler/lowering/code_generation.hpp"
#include "kernels/metal/compiler/lowering/cut_blocks.hpp"
#include "kernels/metal/compiler/lowering/interleaved_sums.hpp"
#include "kernels/metal/compiler/lowering/mask_storage.hpp"
#include "kernels/metal/compiler/lowering/tile_registers.hpp"
#include "kernels/metal/compiler/lowering/vector_division.hpp"
#include "kernels/metal/compiler/lowering/vector_fma.hpp"
#include "kernels/metal/compiler/vectorize/neighbours/lane_offsets.hpp"
#include "kernels/metal/compiler/vectorize/neighbours/layout_propagation.hpp"
#include "kernels/metal/compiler/vectorize/products/matrix_products.hpp"
#include "kernels/metal/compiler/vectorize/products/register_transpose.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

template <class State>
struct stage : stage_row {
  void (*run)(State&);
};

/// A stage's function takes the state, the module, with the target's name if it needs that, or each kernel.
/// @param function any of its overloads
template <class Overloads, class State>
void call(const Overloads& function, State& s) {
  if constexpr (std::is_invocable_v<Overloads, State&>) {
    function(s);
  } else if constexpr (std::is_invocable_v<Overloads, Module&>) {
    function(*s.module);
  } else if constexpr (std::is_invocable_v<Overloads, Module&, std::string&>) {
    function(*s.module, s.target);
  } else {
    for (const kernel_info& k : s.kernels) function(*s.module->getFunction(k.name));
  }
}

#define PEWTER_RUN(function, State)                                                                      \
  [](State& s) {                                                                                         \
    call([](auto&... of) -> decltype(void(function(of...))) { static_cast<void>(function(of...)); }, s); \
  }

constexpr stage<thread_module> thread_stages[] = {
#define MODULE_STAGE(name, function, ways, needs, gives, file, text) \
  {{#name, #function, ways, needs, gives, file, text}, PEWTER_RUN(function, thread_module)},
#include "kernels/metal/compiler/driver/stages.def"
#undef MODULE_STAGE
};

constexpr stage<vector_module> vector_stages[] = {
#define TARGET_STAGE(name, function, needs, gives, file, text) \
  {{#name, #function, ways::vectors, needs, gives, file, text}, PEWTER_RUN(function, vector_module)},
#include "kernels/metal/compiler/driver/stages.def"
#undef TARGET_STAGE
};

constexpr stage<gpu_module> gpu_stages[] = {
#define GPU_STAGE(name, function, needs, gives, file, text) \
  {{#name, #function, ways::gpu, needs, gives, file, text}, PEWTER_RUN(function, gpu_module)},
#include "kernels/metal/compiler/driver/stages.def"
#undef GPU_STAGE
};
#undef PEWTER_RUN

/// What holds behind the last of the stages; all bits: one needs what no row above it gives.
template <class State, std::size_t n>
constexpr unsigned facts_after(const stage<State> (&all)[n], unsigned on, unsigned facts) {
  for (const stage<State>& s : all) {
    if ((s.ways & on) == 0) continue;
    if ((s.needs & ~facts) != 0) return ~0u;
    facts |= s.gives;
  }
  return facts;
}
constexpr unsigned facts_of_threads = facts_after(thread_stages, ways::vectors, fact::none);
static_assert(facts_of_threads != ~0u && facts_after(thread_stages, ways::reference, fact::none) != ~0u &&
                  facts_after(thread_stages, ways::checked, fact::none) != ~0u &&
                  facts_after(vector_stages, ways::vectors, facts_of_threads) != ~0u &&
                  facts_after(thread_stages, ways::gpu, fact::for_gpus) != ~0u &&
                  facts_after(gpu_stages, ways::gpu, fact::for_gpus | fact::expanded) != ~0u,
              "stages.def: a stage stands before another one that it needs");

/// Functions that a stage has made are for the target, too.
void set_target(thread_module&) {}
void set_target(gpu_module&) {}
void set_target(vector_module& s) { use_cpu(*s.module, find_target(s.target)); }

template <class State>
void run_one(const stage<State>& stage, State& s) {
  {
    const timed_stage timed(stage, s.options, s.target);
    stage.run(s);
  }
  s.facts |= stage.gives;
  set_target(s);
  if (s.options.verify_stages) verify_facts(s, s.facts, "after stage '" + std::string(stage.name) + "'");
  if (is_shown(stage, s.options)) show(stage, s.options, s.target, shown_text(s));
}

template <class State, std::size_t n>
bool run_named(const stage<State> (&all)[n], const std::string& name, State& s) {
  for (const stage<State>& each : all) {
    if (name != each.name) continue;
    verify_facts(s, each.needs, "before stage '" + name + "'");
    each.run(s);
    set_target(s);
    verify_facts(s, each.gives, "after stage '" + name + "'");
    return true;
  }
  return false;
}

}  // namespace

std::string shown_text(const staged_module& s) {
  if (!s.assembly.empty()) return s.assembly;
  std::string text;
  raw_string_ostream out(text);
  s.module->print(out, nullptr);
  return text;
}

void run_stages(thread_module& s) {
  for (const auto& each : thread_stages)
    if ((each.ways & s.on_way) != 0) run_one(each, s);
}

void run_stages(vector_module& s) {
  s.facts = facts_of_threads;
  set_target(s);
  for (const auto& each : vector_stages) run_one(each, s);
}

void run_stages(gpu_module& s) {
  for (const auto& each : gpu_stages) run_one(each, s);
}

bool run_stage(const std::string& name, thread_module& s) { return run_named(thread_stages, name, s); }

bool run_stage(const std::string& name, vector_module& s) {
  set_target(s);
  return run_named(vector_stages, name, s);
}

bool run_stage(const std::string& name, gpu_module& s) { return run_named(gpu_stages, name, s); }

}  // namespace pewter::metal
