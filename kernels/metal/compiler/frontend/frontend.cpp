// clang preprocesses the source, and compiles what the rewriter makes of it to IR.
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <optional>

#include "kernels/metal/compiler/driver/compile.hpp"
#include "kernels/metal/compiler/driver/stage_table.hpp"
#include "kernels/metal/compiler/frontend/clang/clang_library.hpp"
#include "kernels/metal/compiler/frontend/clang/half_bfloat_casts.hpp"
#include "kernels/metal/compiler/frontend/clang/precompiled_headers.hpp"
#include "kernels/metal/compiler/frontend/rewriting/source_rewriter.hpp"
#include "kernels/metal/compiler/frontend/rewriting/unused_declarations.hpp"
#include "kernels/metal/compiler/frontend/text/own_lines.hpp"
#include "kernels/metal/support/process.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

std::string environment_or(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != 0 ? value : otherwise;
}

/// Messages of any length.
[[noreturn]] void fail(const std::string& text) { throw error(text); }

using argument_list = std::vector<std::string>;

/// All targets get what clang makes for one: a structure of buffers or an array of textures that ARM's
/// convention passes by address would come without its type.
argument_list clang_arguments() {
  return {"-x",
          "c++",
          "-std=c++17",
          "-ffreestanding",
          "-nostdinc",
          "-fdeclspec",
          "-w",
          "-Wno-elaborated-enum-base",  // Xcode's NS_ENUM declares and defines at once
          "--target=x86_64-unknown-linux-gnu"};
}

std::string folder_of_headers() {
  const std::string own = installed_or(PEWTER_METAL_INSTALLED_HEADERS, PEWTER_METAL_HEADERS);
  std::string folder = environment_or("PEWTER_METAL_INCLUDE", own.c_str());
  if (!std::filesystem::exists(folder + "/metal_stdlib"))
    fail("metal: " + folder + " has no metal_stdlib; PEWTER_METAL_INCLUDE may name the folder that has it");
  return folder;
}

/// The file of this build's headers, as clang has read them.
std::string shipped_headers() {
  return installed_or(PEWTER_METAL_INSTALLED_PRECOMPILED, PEWTER_METAL_PRECOMPILED);
}

/// What stands before a source: all of Metal's library, also where the source includes nothing. A program's
/// macros, of one letter perhaps, are no business of Metal's headers, which are read before any is defined.
std::string text_before(const std::string& source, const compile_options& options) {
  std::string text = source.starts_with(line_of_messages) ? line_of_messages : macro_of_messages(options);
  text += "#include <metal_stdlib>\n# 1 \"<command line>\"\n";
  for (const std::string& d : options.defines) {
    const std::size_t equals = d.find('=');
    text += "#define " + d.substr(0, equals) + " " + (equals == d.npos ? "1" : d.substr(equals + 1)) + "\n";
  }
  return text;
}

std::string preprocess(const std::string& source, const std::string& name, const compile_options& options) {
  argument_list command = clang_arguments();
  for (const char* d : {"-D__METAL__=1", "-D__METAL_VERSION__=320", "-D__METAL_MACOS__=1",
                        "-D__HAVE_BFLOAT__=1", "-D__PEWTER__=1"})
    command.emplace_back(d);
  command.push_back("-isystem" + folder_of_headers());
  const std::size_t slash = name.rfind('/');
  command.push_back("-I" + (slash == std::string::npos ? std::string(".") : name.substr(0, slash)));
  for (const std::string& folder : options.include_folders) command.push_back("-I" + folder);
  if (options.checked) command.emplace_back("-D__PEWTER_CHECK__=1");
  command.insert(command.end(), options.preprocessor.begin(), options.preprocessor.end());
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  const std::size_t begin = source.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
  const std::string text = text_before(source, options) + "# 1 \"" + name + "\"\n" + source.substr(begin);
  clang_result expanded = run_clang(clang_action::preprocess, command, text);
  if (!expanded.succeeded) fail(name + ": does not compile\n" + expanded.errors);
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

argument_list compile_arguments(const compile_options& options) {
  argument_list command = clang_arguments();
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
                             "-fsigned-char",
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
  if (options.reflects) {
    command.emplace_back("-g");
    command.emplace_back("-fstandalone-debug");
  }
  command.emplace_back("-march=x86-64-v2");
  command.insert(command.end(), options.language.begin(), options.language.end());
  return command;
}

/// Debug information has no members of a template's instances that the source names without using them.
std::string atomic_types(const std::string& text) {
  if (text.find("using atomic_uint =") == std::string::npos) return "";
  std::string all;
  for (const char* type : {"int", "unsigned", "float", "unsigned long", "long", "bool"})
    all += std::string("\ntemplate struct metal::atomic<") + type + ">;";
  return all + "\n";
}

/// Puts conversions into the text until there is nothing to convert.
/// @return what clang makes of it then; its messages name no files. Nothing: text has not changed
std::optional<clang_result> repair(clang_action action, std::string& text, argument_list command,
                                   const std::string& headers) {
  for (const char* option : {"-ferror-limit=0", "-ftemplate-backtrace-limit=1", "-fno-caret-diagnostics",
                             "-fdiagnostics-print-source-range-info"})
    command.emplace_back(option);
  constexpr int most = 8;  // operands within each other need a round each
  for (int round = 0; round < most; ++round) {
    clang_result made = run_clang(action, command, without_markers(text), headers);
    if (made.succeeded || !repair_conversions(text, made.errors))
      return round > 0 ? std::optional(std::move(made)) : std::nullopt;
  }
  return clang_result{};
}

/// With conversions between half and bfloat, which are put into the text.
clang_result compile_text(clang_action action, const argument_list& command, std::string& text,
                          bool is_checked, const std::string& headers = {}) {
  // Checks look for places in the text, so that its own lines are counted; markers are for messages.
  const auto compiled = [&] {
    return run_clang(action, command, is_checked ? without_markers(text) : text, headers);
  };
  clang_result made = compiled();
  if (!made.succeeded && mentions_conversion(made.errors)) {
    std::optional<clang_result> repaired = repair(action, text, command, headers);
    if (repaired) made = repaired->succeeded ? std::move(*repaired) : compiled();
  }
  if (made.succeeded || !is_checked) return made;
  clang_result with_markers = run_clang(action, command, text, headers);
  return with_markers.succeeded ? made : with_markers;
}

/// A source between two stages.
struct source_text {
  const std::string& name;
  const compile_options& options;
  const precompiled_headers* headers;  ///< null: the text has its headers
  std::string text;                    ///< as it is now
  rewritten_source source = {};
  bool has_names_alone = false;  ///< of more kernels than options.at_most
  clang_result result = {};
};

void rewrite_source(source_text& s) {
  const compile_options& o = s.options;
  const std::string expanded = std::move(s.text);
  s.source = rewritten(expanded, s.name, {o.constants, o.only, o.reflects});
  s.has_names_alone = o.at_most != 0 && o.only.empty() && s.source.kernels.size() > o.at_most;
  s.text = std::move(s.source.text);
  if (o.reflects) s.text += atomic_types(s.text);
  if (s.has_names_alone)  // what stands outside of instantiations is checked
    s.text = rewritten(expanded, s.name, {o.constants, {std::string()}, false}).text;
}

void leave_out_unused(source_text& s) {
  if (s.options.leaves_out_unused && s.headers != nullptr) s.text = without_unused(s.text, s.headers->words);
}

void compile_to_ir(source_text& s) {
  s.result = compile_text(s.has_names_alone ? clang_action::check : clang_action::emit_ir,
                          compile_arguments(s.options), s.text, s.options.checked,
                          s.headers == nullptr ? std::string() : s.headers->precompiled);
}

void preprocess_source(source_text& s) {
  if (!s.options.is_expanded) s.text = preprocess(s.text, s.name, s.options);
  const bool can_be_told = s.text.find('\0') == std::string::npos;  // which ends what is told
  if (s.options.tell_expanded) s.options.tell_expanded(can_be_told ? s.text : std::string());
}

struct source_stage : stage_row {
  void (*run)(source_text&);
};

constexpr source_stage source_stages[] = {
#define SOURCE_STAGE(name, function, file, text) \
  {{#name, #function, ways::all, fact::none, fact::none, file, text}, function},
#include "kernels/metal/compiler/driver/stages.def"
#undef SOURCE_STAGE
};

/// Runs stages from `first` on, `count` of them.
void run_stages(source_text& s, std::size_t first, std::size_t count) {
  for (std::size_t n = first; n < first + count; ++n) {
    {
      const timed_stage timed(source_stages[n], s.options, {});
      source_stages[n].run(s);
    }
    if (is_shown(source_stages[n], s.options)) show(source_stages[n], s.options, "", s.text);
  }
}

/// Compiles with headers that clang has read before. If that fails, compiles the whole text, so that messages
/// name all files.
/// @throws error where options say that this must not happen
source_text compiled(const std::string& source, const std::string& name, const compile_options& options) {
  constexpr std::size_t with_headers = 1, behind_headers = std::size(source_stages) - with_headers;
  source_text whole{name, options, nullptr, source};
  run_stages(whole, 0, with_headers);
  if (!options.checked && !options.reflects && !shows_stages(options)) {  // these need one text
    split_source split = split_headers(whole.text);
    const auto headers = find_headers(split.headers, compile_arguments(options), shipped_headers());
    if (headers != nullptr) {
      source_text own{name, options, headers.get(), std::move(split.own)};
      run_stages(own, with_headers, behind_headers);
      if (own.result.succeeded) return own;
      if (options.headers_apart) fail(name + ": does not compile behind headers\n" + own.result.errors);
    }
  }
  if (options.headers_apart) fail(name + ": its headers are not precompiled");
  run_stages(whole, with_headers, behind_headers);
  return whole;
}

}  // namespace

std::string preprocessed(const std::string& source, const std::string& name, const compile_options& options) {
  return preprocess(source, name, options);
}

void write_shipped_headers(const std::string& path) {
  const compile_options options;
  write_headers(split_headers(preprocess("", "headers", options)).headers, compile_arguments(options), path);
}

std::vector<std::string> list_kernels(const std::string& source, const std::string& name,
                                      const compile_options& options) {
  return rewritten(preprocess(source, name, options), name, {options.constants, options.only, false}).kernels;
}

front_end_result front_end(const std::string& source, const std::string& name,
                           const compile_options& options) {
  source_text made = compiled(source, name, options);
  if (!made.result.succeeded) {
    const std::string expanded = options.is_expanded ? source : preprocess(source, name, options);
    fail(name + ": does not compile\n" + with_own_lines(made.result.errors, expanded, made.text));
  }
  return {made.has_names_alone ? std::string() : std::move(made.result.output),
          std::move(made.source.kernels),
          std::move(made.source.visible),
          std::move(made.source.left_out),
          std::move(made.text),
          std::move(made.source.unknown_constants),
          std::move(made.source.asked_constants)};
}

}  // namespace pewter::metal
