// clang, as a program: it preprocesses the source, and compiles what the rewriter makes of it to IR.
#include <cstdlib>
#include <fstream>

#include "kernels/metal/compiler/compile.hpp"
#include "kernels/metal/compiler/process.hpp"
#include "kernels/metal/compiler/source_rewriter.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

std::string environment_or(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != 0 ? value : otherwise;
}

/// Messages of any length.
[[noreturn]] void fail(const std::string& text) { throw error(text); }

void keep_file(const compile_options& options, const char* name, const std::string& text) {
  if (!options.keep.empty()) std::ofstream(options.keep + "/" + name, std::ios::binary) << text;
}

}  // namespace

std::string front_end(const std::string& source, const std::string& name, const compile_options& options) {
  const std::string clang = environment_or("PEWTER_METAL_CLANG", PEWTER_CLANG);
  const std::string headers = environment_or("PEWTER_METAL_INCLUDE", PEWTER_METAL_HEADERS);
  const bool is_arm = options.targets.front() == "neon";
  const std::string triple =
      is_arm ? "--target=aarch64-unknown-linux-gnu" : "--target=x86_64-unknown-linux-gnu";
  const std::vector<std::string> language = {"-x",        "c++",        "-std=c++17", "-ffreestanding",
                                             "-nostdinc", "-fdeclspec", "-w",         triple};

  std::vector<std::string> command = {clang, "-E"};
  command.insert(command.end(), language.begin(), language.end());
  for (const char* d : {"-D__METAL__=1", "-D__METAL_VERSION__=320", "-D__HAVE_BFLOAT__=1", "-D__PEWTER__=1"})
    command.emplace_back(d);
  command.push_back("-isystem" + headers);
  const std::size_t slash = name.rfind('/');
  command.push_back("-I" + (slash == std::string::npos ? std::string(".") : name.substr(0, slash)));
  for (const std::string& folder : options.include_folders) command.push_back("-I" + folder);
  for (const std::string& d : options.defines) command.push_back("-D" + d);
  command.emplace_back("-");
  process_result expanded = run_process(command, "# 1 \"" + name + "\"\n" + source);
  if (expanded.status != 0) fail(name + ": does not compile\n" + expanded.errors);

  const rewritten_source text = rewrite(expanded.output, options.constants);
  if (!text.unsupported.empty()) {
    std::string all = name + ": not supported:";
    for (const std::string& u : text.unsupported) all += "\n" + u;
    fail(all);
  }
  keep_file(options, "rewritten.cpp", text.text);
  command = {clang, "-c", "-emit-llvm", "-o", "-"};
  command.insert(command.end(), language.begin(), language.end());
  for (const char* option : {"-O3",
                             "-Xclang",
                             "-disable-llvm-passes",
                             "-ffp-contract=fast",
                             "-fno-math-errno",
                             "-fno-trapping-math",
                             "-fno-signed-zeros",
                             "-fno-exceptions",
                             "-fno-rtti",
                             "-fwrapv",
                             "-fno-strict-aliasing",
                             "-fno-builtin",
                             "-fno-threadsafe-statics",
                             "-fno-stack-protector",
                             "-fno-discard-value-names",
                             "-ferror-limit=20",
                             "-Dcoherent(x)=",
                             "-D__pw_k=__attribute__((annotate(\"pewter:kernel\")))",
                             "-D__pw_tg=__attribute__((annotate(\"pewter:threadgroup\")))",
                             "-D__pw_md=__attribute__((enable_if(1,\"\")))",
                             "-D__pw_mt=__attribute__((enable_if(1,\"\")))__attribute__((enable_if(1,\"\")))",
                             "-D__pw_mc=__attribute__((enable_if(1,\"\")))__attribute__((enable_if(1,\"\")))_"
                             "_attribute__((enable_if(1,\"\")))"}) {
    command.emplace_back(option);
  }
  if (!is_arm) command.emplace_back("-march=x86-64-v2");
  command.emplace_back("-");
  process_result compiled = run_process(command, text.text);
  if (compiled.status != 0) fail(name + ": does not compile\n" + compiled.errors);
  return std::move(compiled.output);
}

}  // namespace pewter::metal
