// MTL::CompileOptions.
#include "kernels/metal/host/libraries/compile_options.hpp"

#include <string>
#include <vector>

#include "kernels/metal/host/libraries/dynamic_library.hpp"

namespace pewter::metal::host {

bool MTL::CompileOptions::fastMathEnabled() const { return mathMode() == MTL::MathModeFast; }
void MTL::CompileOptions::setFastMathEnabled(bool is_fast) {
  setMathMode(is_fast ? MTL::MathModeFast : MTL::MathModeSafe);
}

namespace {

void add_macros(const NS::Dictionary* macros, compile_settings& to) {
  if (macros == nullptr) return;
  const NS::Array* const names = macros->allKeys();
  for (NS::UInteger n = 0; n < names->count(); ++n) {
    const auto* const name = names->object<NS::String>(n);
    to.defines.push_back(text_of(name) + "=" + text_of(macros->object(name)->description()));
  }
}

/// What options say of the language, for pewter-metalc; as `metal` is told by -std=, -fmetal-math-mode= and
/// -fvisibility=.
void add_language(const MTL::CompileOptions& options, std::vector<std::string>& to) {
  if (options.mathMode() == MTL::MathModeSafe) to.emplace_back("--language=-fsigned-zeros");
  if (options.compileSymbolVisibility() == MTL::CompileSymbolVisibilityHidden)
    to.emplace_back("--language=-fvisibility=hidden");
  const NS::UInteger version = options.languageVersion();  // major and minor, 16 bits each
  if (version == 0 || version == MTL::LanguageVersion3_2) return;
  const std::string number = std::to_string(version >> 16) + std::to_string(version & 0xffff) + "0";
  to.emplace_back("--preprocessor=-U__METAL_VERSION__");
  to.push_back("--preprocessor=-D__METAL_VERSION__=" + number);
  if (version < MTL::LanguageVersion3_1) to.emplace_back("--preprocessor=-U__HAVE_BFLOAT__");
}

/// @return false and an error for a dynamic library without a name
bool add_libraries(const MTL::CompileOptions& options, library_origin& to, NS::Error** error) {
  to.is_dynamic = options.libraryType() == MTL::LibraryTypeDynamic;
  to.install_name = text_of(options.installName());
  to.settings.libraries = sources_of(options.libraries());
  to.settings.allows_undefined = options.allowReferencingUndefinedSymbols();
  if (!to.is_dynamic || !to.install_name.empty()) return true;
  give_error(error, MTL::LibraryErrorDomain, MTL::LibraryErrorUnsupported,
             "newLibrary: installName = nullptr, a library of type dynamic must have one");
  return false;
}

}  // namespace

bool add_options(const MTL::CompileOptions* options, library_origin& to, NS::Error** error) {
  if (options == nullptr || options->mathMode() == MTL::MathModeFast)
    to.settings.defines.emplace_back("__FAST_MATH__=1");
  if (options == nullptr) return true;
  if (options->enableLogging()) to.settings.defines.emplace_back("__METAL_ENABLE_LOGGING__=1");
  add_macros(options->preprocessorMacros(), to.settings);
  add_language(*options, to.settings.options);
  to.most_threads = options->maxTotalThreadsPerThreadgroup();
  return add_libraries(*options, to, error);
}

}  // namespace pewter::metal::host
