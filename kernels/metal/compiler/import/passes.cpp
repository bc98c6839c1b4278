#include "kernels/metal/compiler/import/passes.hpp"

#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

pass_runner::pass_runner(TargetMachine* machine)
    : builder_(machine, PipelineTuningOptions(), std::nullopt, &callbacks_) {
  callbacks_.registerShouldRunOptionalPassCallback(
      [this](StringRef pass, Any) { return !is_contained(left_out_, pass); });
  builder_.registerModuleAnalyses(modules_);
  builder_.registerCGSCCAnalyses(graphs_);
  builder_.registerFunctionAnalyses(functions_);
  builder_.registerLoopAnalyses(loops_);
  builder_.crossRegisterProxies(loops_, functions_, graphs_, modules_);
}

void pass_runner::run(Module& m, const char* passes) {
  ModulePassManager manager;
  if (auto failed = builder_.parsePassPipeline(manager, passes))
    detail::raise("metal: %s", toString(std::move(failed)).c_str());
  manager.run(m, modules_);
  modules_.clear();
  functions_.clear();
  loops_.clear();
  graphs_.clear();
}

void pass_runner::run_without(Module& m, const char* passes, ArrayRef<StringRef> left_out) {
  left_out_ = left_out;
  run(m, passes);
  left_out_ = {};
}

void pass_runner::run(Function& f, const char* passes) {
  FunctionPassManager manager;
  if (auto failed = builder_.parsePassPipeline(manager, passes))
    detail::raise("metal: %s", toString(std::move(failed)).c_str());
  manager.run(f, functions_);
  functions_.clear();
  loops_.clear();
}

}  // namespace pewter::metal
