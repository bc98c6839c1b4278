// What kernels' parameters are, from source to text.
#include <llvm/ADT/STLExtras.h>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Support/MemoryBuffer.h>

#include "kernels/metal/compiler/driver/compile.hpp"
#include "kernels/metal/compiler/driver/manifest.hpp"
#include "kernels/metal/compiler/import/import_ir.hpp"
#include "kernels/metal/compiler/import/parameters/reflected_types.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {

using namespace llvm;

namespace {

std::string parameters_text(const kernel_info& k) {
  std::string text = "kernel " + k.name + "\n";
  const kernel_argument* before = nullptr;
  for (const kernel_argument& a : k.arguments) {
    const bool is_same_array = before != nullptr && before->name == a.name && a.type.starts_with("array ");
    before = &a;
    if (is_same_array) continue;  // of textures: all its places are one parameter
    text +=
        "parameter " + std::to_string(a.index) + " " + (a.name.empty() ? "-" : a.name) + " " + a.type + "\n";
  }
  return text;
}

}  // namespace

std::string reflection_of(const std::vector<source_file>& sources, const compile_options& options) {
  compile_options own = options;
  own.reflects = true;
  own.at_most = 0;
  const auto has_wanted = [&](const std::vector<std::string>& kernels) {
    return options.only.empty() ||
           any_of(kernels, [&](const auto& k) { return is_contained(options.only, k); });
  };
  std::string text;
  for (const source_file& source : sources) {
    const bool is_another = sources.size() > 1 && source.is_read && !has_wanted(source.kernels);
    if (is_another) continue;
    compile_options of_source = own;
    of_source.language.insert(of_source.language.end(), source.language.begin(), source.language.end());
    const front_end_result front = front_end(source.text, source.name, of_source);
    if (sources.size() > 1 && !has_wanted(front.kernels)) continue;
    LLVMContext context;
    auto parsed = parseBitcodeFile(MemoryBufferRef(front.bitcode, source.name), context);
    if (!parsed) detail::raise("metal: %s", toString(parsed.takeError()).c_str());
    text += reflected_constants(**parsed, front.asked_constants);
    const std::vector<kernel_info> kernels = prepare(**parsed);
    if (sources.size() == 1) check_names(source.name, front, kernels, options);
    for (const kernel_info& k : kernels) text += parameters_text(k);
  }
  return text;
}

}  // namespace pewter::metal
