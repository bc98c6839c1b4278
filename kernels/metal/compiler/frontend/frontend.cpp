// clang, as a program: it preprocesses the source, and compiles what the rewriter makes of it to IR.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "kernels/metal/compiler/driver/compile.hpp"
#include "kernels/metal/compiler/driver/process.hpp"
#include "kernels/metal/compiler/frontend/half_bfloat_casts.hpp"
#include "kernels/metal/compiler/frontend/source_rewriter.hpp"
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

using arguments = std::vector<std::string>;

bool is_arm(const compile_options& options) {
  return !options.targets.empty() && options.targets.front() == "neon";
}

arguments clang_command(const compile_options& options, std::initializer_list<const char*> first) {
  arguments command = {environment_or("PEWTER_METAL_CLANG", PEWTER_CLANG)};
  command.insert(command.end(), first.begin(), first.end());
  for (const char* a : {"-x", "c++", "-std=c++17", "-ffreestanding", "-nostdinc", "-fdeclspec", "-w",
                        "-Wno-elaborated-enum-base"})  // Xcode's NS_ENUM declares and defines at once
    command.emplace_back(a);
  command.emplace_back(is_arm(options) ? "--target=aarch64-unknown-linux-gnu"
                                       : "--target=x86_64-unknown-linux-gnu");
  return command;
}

std::string folder_of_headers() {
  const std::string own = installed_or(PEWTER_METAL_INSTALLED_HEADERS, PEWTER_METAL_HEADERS);
  std::string folder = environment_or("PEWTER_METAL_INCLUDE", own.c_str());
  if (!std::filesystem::exists(folder + "/metal_stdlib"))
    fail("metal: " + folder + " has no metal_stdlib; PEWTER_METAL_INCLUDE may name the folder that has it");
  return folder;
}

std::string preprocess(const std::string& source, const std::string& name, const compile_options& options) {
  arguments command = clang_command(options, {"-E"});
  for (const char* d : {"-D__METAL__=1", "-D__METAL_VERSION__=320", "-D__METAL_MACOS__=1",
                        "-D__HAVE_BFLOAT__=1", "-D__PEWTER__=1", "-include", "metal_vector"})
    command.emplace_back(d);
  command.push_back("-isystem" + folder_of_headers());
  const std::size_t slash = name.rfind('/');
  command.push_back("-I" + (slash == std::string::npos ? std::string(".") : name.substr(0, slash)));
  for (const std::string& folder : options.include_folders) command.push_back("-I" + folder);
  for (const std::string& d : options.defines) command.push_back("-D" + d);
  if (options.checked) command.emplace_back("-D__PEWTER_CHECK__=1");
  command.insert(command.end(), options.preprocessor.begin(), options.preprocessor.end());
  command.emplace_back("-");
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  const std::size_t begin = source.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
  process_result expanded = run_process(command, "# 1 \"" + name + "\"\n" + source.substr(begin));
  if (expanded.status != 0) fail(name + ": does not compile\n" + expanded.errors);
  return std::move(expanded.output);
}

rewritten_source rewritten(const std::string& expanded, const std::string& name,
                           const rewrite_options& options) {
  rewritten_source made = rewrite(expanded, options);
  if (made.unsupported.empty()) return made;
  std::string all = name + ": not supported:";
  for (const std::string& u : made.unsupported) all += "\n" + u;
  fail(all);
}

arguments compile_command(const compile_options& options) {
  arguments command = clang_command(options, {"-c", "-emit-llvm", "-o", "-"});
  for (const char* option : {"-O3",
                             "-Xclang",
                             "-disable-llvm-passes",
                             "-Xclang",
                             "-cl-single-precision-constant",  // Metal has no double: 1.0 is a float
                             "-ffp-contract=fast",
                             "-fno-math-errno",
                             "-fno-trapping-math",
                             "-fno-signed-zeros",
                             "-fno-exceptions",
                             "-fno-rtti",
                             "-fsigned-char",  // on ARM, too
                             "-fwrapv",
                             "-fno-strict-aliasing",
                             "-fno-builtin",
                             "-fno-threadsafe-statics",
                             "-fno-stack-protector",
                             "-fno-strict-return",  // a function that ends without one returns anything
                             "-fno-discard-value-names",
                             "-ferror-limit=20",
                             "-Wno-c++11-narrowing",
                             "-D__pw_k=__attribute__((used,annotate(\"pewter:kernel\")))",
                             "-D__pw_tg=__attribute__((annotate(\"pewter:threadgroup\")))",
                             "-D__pw_ti=static __pw_tg __attribute__((require_constant_initialization))",
                             "-D__pw_md=__attribute__((enable_if(1,\"\")))",
                             "-D__pw_mt=__attribute__((enable_if(1,\"\")))__attribute__((enable_if(1,\"\")))",
                             "-D__pw_mc=__attribute__((enable_if(1,\"\")))__attribute__((enable_if(1,\"\")))_"
                             "_attribute__((enable_if(1,\"\")))"}) {
    command.emplace_back(option);
  }
  if (options.checked) {
    command.emplace_back("-gline-tables-only");
    command.emplace_back("-Wno-reserved-user-defined-literal");  // of headers that are not known as such
  }
  if (!is_arm(options)) command.emplace_back("-march=x86-64-v2");
  command.insert(command.end(), options.language.begin(), options.language.end());
  command.emplace_back("-");
  return command;
}

/// Whether text has changed.
bool repair(std::string& text, arguments command) {
  for (const char* option : {"-fsyntax-only", "-ferror-limit=0", "-ftemplate-backtrace-limit=1",
                             "-fno-caret-diagnostics", "-fdiagnostics-print-source-range-info"})
    command.insert(command.end() - 1, option);
  constexpr int most = 8;  // operands within each other need a round each
  for (int round = 0; round < most; ++round) {
    const process_result checked = run_process(command, without_markers(text));
    if (checked.status == 0 || !repair_conversions(text, checked.errors)) return round > 0;
  }
  return true;
}

}  // namespace

std::string preprocessed(const std::string& source, const std::string& name, const compile_options& options) {
  return preprocess(source, name, options);
}

std::vector<std::string> list_kernels(const std::string& source, const std::string& name,
                                      const compile_options& options) {
  return rewritten(preprocess(source, name, options), name, {options.constants, options.only}).kernels;
}

front_end_result front_end(const std::string& source, const std::string& name,
                           const compile_options& options) {
  const std::string expanded = preprocess(source, name, options);
  rewritten_source made = rewritten(expanded, name, {options.constants, options.only});
  arguments command = compile_command(options);
  const bool many = options.at_most != 0 && options.only.empty() && made.kernels.size() > options.at_most;
  if (many) {  // what stands outside of instantiations is checked
    made.text = rewritten(expanded, name, {options.constants, {std::string()}}).text;
    command.insert(command.end() - 1, "-fsyntax-only");
  }
  // Checks look for places in the text, so that its own lines are counted; markers are for messages.
  const auto compiled_text = [&] { return options.checked ? without_markers(made.text) : made.text; };
  process_result compiled = run_process(command, compiled_text());
  if (compiled.status != 0 && mentions_conversion(compiled.errors) && repair(made.text, command))
    compiled = run_process(command, compiled_text());
  if (compiled.status != 0 && options.checked) {
    process_result with_markers = run_process(command, made.text);
    if (with_markers.status != 0) compiled = std::move(with_markers);
  }
  keep_file(options, "rewritten.cpp", made.text);
  if (compiled.status != 0) fail(name + ": does not compile\n" + compiled.errors);
  return {many ? std::string() : std::move(compiled.output),
          std::move(made.kernels),
          std::move(made.visible),
          std::move(made.left_out),
          std::move(made.text),
          std::move(made.unknown_constants)};
}

}  // namespace pewter::metal
