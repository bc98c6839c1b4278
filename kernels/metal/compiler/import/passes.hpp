// LLVM's passes by their text.
#pragma once

#include <llvm/Analysis/CGSCCPassManager.h>
#include <llvm/Analysis/LoopAnalysisManager.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/PassInstrumentation.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Target/TargetMachine.h>

namespace pewter::metal {

class pass_runner {
 public:
  /// @param machine null: passes that ask for none
  explicit pass_runner(llvm::TargetMachine* machine);
  void run(llvm::Module&, const char* passes);
  /// The same passes except some, which are named by their classes.
  void run_without(llvm::Module&, const char* passes, llvm::ArrayRef<llvm::StringRef> left_out);
  /// Runs passes on one function; their text is without "function(".
  void run(llvm::Function&, const char* passes);

 private:
  llvm::PassInstrumentationCallbacks callbacks_;
  llvm::ArrayRef<llvm::StringRef> left_out_;
  llvm::PassBuilder builder_;
  llvm::LoopAnalysisManager loops_;
  llvm::FunctionAnalysisManager functions_;
  llvm::CGSCCAnalysisManager graphs_;
  llvm::ModuleAnalysisManager modules_;
};

}  // namespace pewter::metal
