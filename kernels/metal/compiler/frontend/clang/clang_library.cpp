#include "kernels/metal/compiler/frontend/clang/clang_library.hpp"

#include <clang/Basic/Diagnostic.h>
#include <clang/Basic/Version.h>
#include <clang/CodeGen/CodeGenAction.h>
#include <clang/Driver/CreateInvocationFromArgs.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/CompilerInvocation.h>
#include <clang/Frontend/FrontendActions.h>
#include <clang/Frontend/MultiplexConsumer.h>
#include <clang/Frontend/TextDiagnosticPrinter.h>
#include <clang/Frontend/Utils.h>
#include <clang/Lex/PreprocessorOptions.h>
#include <clang/Serialization/ASTWriter.h>
#include <dlfcn.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/Support/VirtualFileSystem.h>
#include <llvm/Support/raw_ostream.h>
#include <sys/stat.h>

#include <memory>
#include <utility>
#include <vector>

#include "kernels/metal/compiler/frontend/clang/structure_members.hpp"
#include "kernels/metal/compiler/frontend/rewriting/unrolling_pragmas.hpp"

namespace pewter::metal {
namespace {

constexpr const char* precompiled_path = "/pewter/precompiled-header";

/// The file system, and in it a header that is in memory.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> file_system_with(const std::string& precompiled) {
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> real = llvm::vfs::getRealFileSystem();
  if (precompiled.empty()) return real;
  auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(real);
  auto memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  memory->addFile(precompiled_path, 0,
                  llvm::MemoryBuffer::getMemBuffer(precompiled, precompiled_path, false));
  overlay->pushOverlay(memory);
  return overlay;
}

void configure(clang::CompilerInvocation& invocation, clang_action action, const std::string& input,
               bool has_precompiled) {
  constexpr clang::frontend::ActionKind kinds[] = {
      clang::frontend::PrintPreprocessedInput, clang::frontend::ParseSyntaxOnly,
      clang::frontend::EmitLLVMOnly, clang::frontend::GeneratePCH};
  clang::FrontendOptions& front = invocation.getFrontendOpts();
  front.ProgramAction = kinds[static_cast<int>(action)];
  front.Inputs.assign(1, clang::FrontendInputFile(llvm::MemoryBufferRef(input, "<stdin>"),
                                                  clang::InputKind(clang::Language::CXX)));
  front.OutputFile = "-";
  front.DisableFree = false;  // as the program, but this process goes on
  invocation.getCodeGenOpts().DisableFree = false;
  if (action == clang_action::preprocess) invocation.getPreprocessorOutputOpts().ShowCPP = true;
  if (!has_precompiled) return;
  clang::PreprocessorOptions& preprocessor = invocation.getPreprocessorOpts();
  preprocessor.ImplicitPCHInclude = precompiled_path;
  preprocessor.DisablePCHOrModuleValidation = clang::DisableValidationForModuleKind::PCH;  // it has no files
}

class preprocessing : public clang::PreprocessorFrontendAction {
 public:
  explicit preprocessing(std::string& output) : output_(output) {}

 private:
  void ExecuteAction() override {
    clang::CompilerInstance& compiler = getCompilerInstance();
    expand_unrolling_pragmas(compiler.getPreprocessor());
    llvm::raw_string_ostream out(output_);
    clang::DoPrintPreprocessedInput(compiler.getPreprocessor(), &out, compiler.getPreprocessorOutputOpts());
    restore_unrolling_pragmas(output_);
  }

  std::string& output_;
};

class precompilation : public clang::ASTFrontendAction {
 public:
  std::string output() const { return {made_->Data.begin(), made_->Data.end()}; }

 private:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& compiler,
                                                        clang::StringRef) override {
    return std::make_unique<clang::PCHGenerator>(
        compiler.getPreprocessor(), compiler.getModuleCache(), "", "", made_, compiler.getCodeGenOpts(),
        compiler.getFrontendOpts().ModuleFileExtensions, false, false);
  }
  clang::TranslationUnitKind getTranslationUnitKind() override { return clang::TU_Prefix; }
  bool hasASTFileSupport() const override { return false; }

  std::shared_ptr<clang::PCHBuffer> made_ = std::make_shared<clang::PCHBuffer>();
};

class emission : public clang::EmitLLVMOnlyAction {
 public:
  using clang::EmitLLVMOnlyAction::EmitLLVMOnlyAction;

 private:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& compiler,
                                                        clang::StringRef file) override {
    std::vector<std::unique_ptr<clang::ASTConsumer>> all;
    all.push_back(structure_members());  // before code is made of what it adds
    all.push_back(clang::EmitLLVMOnlyAction::CreateASTConsumer(compiler, file));
    return std::make_unique<clang::MultiplexConsumer>(std::move(all));
  }
};

bool emit(clang::CompilerInstance& compiler, std::string& output) {
  llvm::LLVMContext context;
  emission action(&context);
  if (!compiler.ExecuteAction(action)) return false;
  const std::unique_ptr<llvm::Module> made = action.takeModule();
  if (made == nullptr) return false;
  llvm::raw_string_ostream out(output);
  llvm::WriteBitcodeToFile(*made, out);
  return true;
}

bool execute(clang::CompilerInstance& compiler, clang_action action, std::string& output) {
  switch (action) {
    case clang_action::preprocess: {
      preprocessing preprocess(output);
      return compiler.ExecuteAction(preprocess);
    }
    case clang_action::check: {
      clang::SyntaxOnlyAction check;
      return compiler.ExecuteAction(check);
    }
    case clang_action::emit_ir:
      return emit(compiler, output);
    case clang_action::precompile:
      break;
  }
  precompilation precompile;
  const bool succeeded = compiler.ExecuteAction(precompile);
  output = precompile.output();
  return succeeded && !output.empty();
}

}  // namespace

clang_result run_clang(clang_action action, const std::vector<std::string>& arguments,
                       const std::string& input, const std::string& precompiled) {
  static const bool once = [] {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargets();
    llvm::InitializeAllTargetMCs();
    llvm::InitializeAllAsmPrinters();
    llvm::InitializeAllAsmParsers();
    return true;
  }();
  static_cast<void>(once);
  clang_result result;
  llvm::raw_string_ostream errors(result.errors);
  std::vector<const char*> words = {PEWTER_CLANG};
  for (const std::string& a : arguments) words.push_back(a.c_str());
  words.push_back("-");
  clang::DiagnosticOptions options_of_messages;
  clang::CreateInvocationOptions options;
  options.VFS = file_system_with(precompiled);
  options.Diags = clang::CompilerInstance::createDiagnostics(
      *options.VFS, options_of_messages, new clang::TextDiagnosticPrinter(errors, options_of_messages));
  std::shared_ptr<clang::CompilerInvocation> invocation = clang::createInvocation(words, options);
  if (invocation == nullptr) return result;
  configure(*invocation, action, input, !precompiled.empty());
  clang::CompilerInstance compiler(invocation);
  compiler.setVirtualFileSystem(options.VFS);
  compiler.createDiagnostics(new clang::TextDiagnosticPrinter(errors, compiler.getDiagnosticOpts()));
  compiler.setVerboseOutputStream(errors);  // the count of errors
  result.succeeded = execute(compiler, action, result.output);
  return result;
}

std::string version_of_clang() { return clang::getClangFullVersion(); }

std::string identity_of_compiler() {
  std::string text = version_of_clang();
  const auto add = [&](const char* path) {
    struct stat s = {};
    if (stat(path, &s) == 0)
      text += " " + std::to_string(s.st_size) + " " + std::to_string(s.st_mtim.tv_sec) + "." +
              std::to_string(s.st_mtim.tv_nsec);
  };
  Dl_info library;
  if (dladdr(reinterpret_cast<const void*>(&clang::getClangFullVersion), &library) != 0)
    add(library.dli_fname);
  add("/proc/self/exe");
  return text;
}

}  // namespace pewter::metal
