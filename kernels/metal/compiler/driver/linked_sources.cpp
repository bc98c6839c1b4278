#include "kernels/metal/compiler/driver/linked_sources.hpp"

#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/DiagnosticPrinter.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/raw_ostream.h>

#include <fstream>
#include <iterator>

#include "kernels/metal/compiler/driver/source_bundle.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

std::vector<front_end_result> front_ends_of(const std::vector<std::string>& paths,
                                            const compile_options& options) {
  std::vector<front_end_result> all;
  compile_options own = options;
  own.only = {std::string()};
  own.constants.clear();
  own.defines.clear();
  own.preprocessor.clear();
  own.keep.clear();
  own.is_expanded = false;
  own.tell_expanded = nullptr;
  own.leaves_out_unused = false;  // of several sources each may use the others' functions
  for (const std::string& path : paths) {
    std::ifstream in(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) detail::raise("metal: %s cannot be read", path.c_str());
    for (const source_file& s : sources_of(text, path)) {
      own.language = s.language;
      all.push_back(front_end(s.text, s.name, own));
    }
  }
  return all;
}

namespace {

/// Whether the module calls what another one defines for all.
bool is_wanted(const Module& m, const GlobalObject& g) {
  const GlobalValue* const wanted = m.getNamedValue(g.getName());
  return !g.hasLocalLinkage() && !g.hasHiddenVisibility() && wanted != nullptr && wanted->isDeclaration() &&
         !wanted->use_empty();
}

/// Adds functions that the module declares and this one defines. @return whether there were any
bool link_wanted(Module& m, const std::string& bitcode) {
  auto parsed = parseBitcodeFile(MemoryBufferRef(bitcode, "library"), m.getContext());
  if (!parsed) detail::raise("metal: %s", toString(parsed.takeError()).c_str());
  StripDebugInfo(**parsed);
  bool has_any = false;
  for (GlobalObject& g : (*parsed)->global_objects()) {
    if (g.isDeclaration() || g.hasAppendingLinkage() || g.getName().starts_with("llvm.")) continue;
    const bool wanted = is_wanted(m, g);
    has_any = has_any || wanted;
    g.setComdat(nullptr);
    if (!wanted) g.setLinkage(GlobalValue::InternalLinkage);
  }
  if (has_any && Linker::linkModules(m, std::move(*parsed), Linker::Flags::LinkOnlyNeeded))
    throw error("metal: a library cannot be linked");
  return has_any;
}

}  // namespace

void link_libraries(Module& m, const std::vector<front_end_result>& libraries) {
  for (bool is_new = true; is_new;) {  // a library calls others
    is_new = false;
    for (const front_end_result& l : libraries) is_new = link_wanted(m, l.bitcode) || is_new;
  }
}

void link_source(Module& m, const std::string& bitcode, const std::string& name) {
  auto parsed = parseBitcodeFile(MemoryBufferRef(bitcode, name), m.getContext());
  if (!parsed) detail::raise("metal: %s", toString(parsed.takeError()).c_str());
  std::string why;
  m.getContext().setDiagnosticHandlerCallBack(
      [](const DiagnosticInfo* info, void* text) {
        raw_string_ostream out(*static_cast<std::string*>(text));
        DiagnosticPrinterRawOStream printer(out);
        info->print(printer);
      },
      &why);
  const bool failed = Linker::linkModules(m, std::move(*parsed));
  m.getContext().setDiagnosticHandlerCallBack(nullptr);
  if (failed) throw error(name + ": cannot be in one library with the sources before it: " + why);
}

void link_visible_functions(Module& m, const std::string& bitcode) {
  auto parsed = parseBitcodeFile(MemoryBufferRef(bitcode, "linked"), m.getContext());
  if (!parsed) detail::raise("metal: %s", toString(parsed.takeError()).c_str());
  StripDebugInfo(**parsed);  // lines are looked up in the kernels' source
  for (GlobalObject& g : (*parsed)->global_objects()) {
    if (g.isDeclaration() || g.hasAppendingLinkage() || g.getName().starts_with("llvm.")) continue;
    g.setComdat(nullptr);
    if (!is_wanted(m, g)) g.setLinkage(GlobalValue::InternalLinkage);
  }
  if (Linker::linkModules(m, std::move(*parsed))) throw error("metal: sources cannot be linked");
}

}  // namespace pewter::metal
