// pewter-metalc: Metal compute source to a shared object that pewter::metal loads.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "kernels/metal/compiler/driver/compile.hpp"
#include "kernels/metal/compiler/driver/read_text.hpp"
#include "kernels/metal/compiler/driver/server.hpp"
#include "kernels/metal/compiler/driver/source_bundle.hpp"
#include "kernels/metal/compiler/driver/stage_table.hpp"
#include "kernels/metal/target_names.hpp"
#include "kernels/runtime/machine/cpu.hpp"
#include "pewter/error.hpp"

namespace {

constexpr const char* usage =
    "usage: pewter-metalc SOURCE... -o OBJECT.so [options]\n"
    "  SOURCE         a .metal file, or an .air file; -: from standard input\n"
    "  --targets=A,B  of %s: instruction sets of one architecture, and GPUs, with\n"
    "                 them or alone; default: those of this machine\n"
    "  -D NAME[=V]    defines a macro\n"
    "  -I FOLDER      looks there for #include\n"
    "  --constant=INDEX_OR_NAME=VALUE   a function constant\n"
    "  --kernel=NAME  compiles this kernel only; may be repeated\n"
    "  --only-used    what these kernels do not use is not read, as it is known to compile\n"
    "  --without-unset  kernels that use a function constant without a value get no code\n"
    "  --headers-apart  what does not compile behind precompiled headers is an error, for tests\n"
    "  --link=FILE    kernels call this source's visible functions, too; may be repeated\n"
    "  --library=FILE kernels call this source's functions that their own declares; may be repeated\n"
    "  --undefined    functions that nobody defines are errors of kernels alone\n"
    "  --no-reference without the code that runs one thread at a time\n"
    "  --reference-only  that code alone\n"
    "  --linear       without the code for threadgroups whose SIMD groups have threads of several rows\n"
    "  --not-linear   that code alone\n"
    "  --threadgroups-first  of long kernels without the functions of single SIMD groups within a row\n"
    "  --functions=A,B  of that code only these, for tests: full, threadgroups, part, rows16 and so on\n"
    "  --threads=N    that make code; default: as many as there are processors\n"
    "  --checked      code for the checked mode alone: one thread at a time, each access checked\n"
    "  --names-above=N  of more than N kernels only names are written, as libraries that compile later need\n"
    "  --announce     prints the manifest with names alone, and a zero, when no error of the source is left\n"
    "  --expanded     the source is what --tell-expanded printed, with a zero behind it\n"
    "  --check        says what is wrong with the source and writes no object\n"
    "  --air          writes the sources as a bundle, an .air file, instead of an object\n"
    "  --no-sources   in an object without --constant, --kernel and --checked, which has them otherwise\n"
    "  --preprocessor=OPTION  of clang's, behind -D and -I; may be repeated\n"
    "  --language=OPTION  -ffp-contract=fast, on or off; -fsigned-zeros; -fvisibility=hidden\n"
    "  -E             prints the text after preprocessing and compiles nothing\n"
    "  --reflect      prints what the kernels' parameters are, and compiles nothing\n"
    "  --list         prints the names of the kernels and compiles nothing\n"
    "  --name=NAME    of the source, for messages\n"
    "  --keep=FOLDER  writes there what stages have made that have a file's name\n"
    "  --dump-after=STAGE[,STAGE]  prints what these have made; without -o all but the code\n"
    "  --verify-stages  after each stage what must hold is verified\n"
    "  --time-stages  says on the standard error how long each took of its thread's processor time\n"
    "  --run-stage=STAGE  alone, on SOURCE, a file of LLVM's IR; prints what it makes\n"
    "  --list-stages  prints the table of stages\n"
    "  --precompile-headers FILE  alone: writes Metal's headers as builds ship them\n";

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> all;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(',', at), list.size());
    if (end > at) all.push_back(list.substr(at, end - at));
    at = end + 1;
  }
  return all;
}

struct command_line {
  std::vector<std::string> sources;
  std::string object, name, stage;
  bool list = false, preprocess = false, reflect = false, air = false, sources_in_object = true;
  pewter::metal::compile_options options;
};

void print_with_zero(const std::string& text) {
  std::fwrite(text.c_str(), 1, text.size() + 1, stdout);
  std::fflush(stdout);
}

/// Options that are a member's value.
using settings = pewter::metal::compile_options;
constexpr std::tuple<std::string_view, bool settings::*, bool> switches[] = {
    {"--undefined", &settings::undefined, true},
    {"--only-used", &settings::leaves_out_unused, true},
    {"--without-unset", &settings::leaves_out_unset, true},
    {"--headers-apart", &settings::headers_apart, true},
    {"--expanded", &settings::is_expanded, true},
    {"--check", &settings::check, true},
    {"--checked", &settings::checked, true},
    {"--no-reference", &settings::reference, false},
    {"--linear", &settings::other, false},
    {"--threadgroups-first", &settings::singles, false},
    {"--not-linear", &settings::linear, false},
    {"--verify-stages", &settings::verify_stages, true},
    {"--time-stages", &settings::time_stages, true},
    {"--reference-only", &settings::vectors, false}};

command_line parse(int count, char** words) {
  command_line c;
  for (int i = 1; i < count; ++i) {
    const std::string w = words[i];
    const auto value_of = [&](const char* option) {
      if (w.size() > std::strlen(option)) return w.substr(std::strlen(option));
      if (++i == count) pewter::detail::raise("pewter-metalc: %s needs a value", option);
      return std::string(words[i]);
    };
    const auto starts = [&](const char* option) { return w.rfind(option, 0) == 0; };
    const auto* const found = std::ranges::find(switches, w, [](const auto& o) { return std::get<0>(o); });
    if (found != std::end(switches)) {
      c.options.*std::get<1>(*found) = std::get<2>(*found);
    } else if (starts("--targets=")) {
      c.options.targets = split(value_of("--targets="));
    } else if (starts("--constant=")) {
      const std::string pair = value_of("--constant=");
      const std::size_t equals = pair.find('=');
      if (equals == std::string::npos || equals == 0)
        pewter::detail::raise("pewter-metalc: --constant=%s, must be INDEX_OR_NAME=VALUE", pair.c_str());
      c.options.constants[pair.substr(0, equals)] = pair.substr(equals + 1);
    } else if (starts("--kernel=")) {
      c.options.only.push_back(value_of("--kernel="));
    } else if (starts("--link=")) {
      c.options.linked.push_back(value_of("--link="));
    } else if (starts("--library=")) {
      c.options.libraries.push_back(value_of("--library="));
    } else if (w == "--list") {
      c.list = true;
    } else if (w == "--reflect") {
      c.reflect = true;
    } else if (w == "-E") {
      c.preprocess = true;
    } else if (w == "--air") {
      c.air = true;
    } else if (w == "--no-sources") {
      c.sources_in_object = false;
    } else if (starts("--preprocessor=")) {
      c.options.preprocessor.push_back(value_of("--preprocessor="));
    } else if (starts("--language=")) {
      c.options.language.push_back(value_of("--language="));
      pewter::metal::check_language_option("pewter-metalc", c.options.language.back());
    } else if (w == "--announce") {
      c.options.announce = print_with_zero;
    } else if (w == "--tell-expanded") {
      c.options.tell_expanded = print_with_zero;
    } else if (starts("--functions=")) {
      c.options.functions = split(value_of("--functions="));
    } else if (starts("--threads=")) {
      c.options.threads = std::strtoul(value_of("--threads=").c_str(), nullptr, 10);
    } else if (starts("--names-above=")) {
      c.options.at_most = std::strtoul(value_of("--names-above=").c_str(), nullptr, 10);
    } else if (starts("--name=")) {
      c.name = value_of("--name=");
    } else if (starts("--keep=")) {
      c.options.keep = value_of("--keep=");
    } else if (starts("--dump-after=")) {
      c.options.dump_after = split(value_of("--dump-after="));
      pewter::metal::check_stage_names(c.options.dump_after);
    } else if (starts("--run-stage=")) {
      c.stage = value_of("--run-stage=");
      pewter::metal::check_stage_names({c.stage});
    } else if (starts("-D")) {
      c.options.defines.push_back(value_of("-D"));
    } else if (starts("-I")) {
      c.options.include_folders.push_back(value_of("-I"));
    } else if (starts("-o")) {
      c.object = value_of("-o");
    } else if (w.size() > 1 && w[0] == '-') {
      pewter::detail::raise("pewter-metalc: %s is no option; --help lists them", w.c_str());
    } else {
      c.sources.push_back(w);
    }
  }
  if (c.sources.empty()) pewter::detail::raise("pewter-metalc: no source");
  c.options.check = c.options.check || (c.object.empty() && !c.options.dump_after.empty());
  if (c.object.empty() && !c.list && !c.preprocess && !c.reflect && c.stage.empty() && !c.options.check)
    pewter::detail::raise("pewter-metalc: no -o OBJECT");
  return c;
}

/// @throws error for a file that cannot be read
std::vector<pewter::metal::source_file> read_sources(const command_line& c) {
  std::vector<pewter::metal::source_file> all;
  for (const std::string& s : c.sources) {
    const std::string own = s == "-" ? "program_source" : s;
    const std::string& name = c.name.empty() || c.sources.size() > 1 ? own : c.name;
    for (pewter::metal::source_file& f : pewter::metal::sources_of(pewter::metal::read_text(s), name))
      all.push_back(std::move(f));
  }
  return all;
}

/// The sources as records of a bundle.
std::vector<pewter::metal::source_file> read_all(const std::vector<pewter::metal::source_file>& sources,
                                                 const command_line& c) {
  std::vector<pewter::metal::source_file> all;
  for (const auto& s : sources) all.push_back(s.is_read ? s : pewter::metal::read_for_bundle(s, c.options));
  return all;
}

/// Whether an object has all that its sources have; an object of libraries is compiled anew with those.
bool has_everything(const pewter::metal::compile_options& o) {
  return o.constants.empty() && o.only.empty() && o.linked.empty() && o.functions.empty() && o.vectors &&
         o.linear && o.other && o.singles && !o.checked && !o.check;
}

void write_file(const std::string& path, const std::string& bytes) {
  std::ofstream out(path, std::ios::binary);
  out << bytes;
  if (!out.flush()) pewter::detail::raise("pewter-metalc: %s cannot be written", path.c_str());
}

/// The best that it runs.
std::vector<std::string> targets_of_machine() {
#define PEWTER_TARGET_ROW(name, architecture, flags, level, bytes, registers, mr, bf16, cpu, ...) \
  if (cpu[0] != 0 && pewter::cpu_supports_##name()) return {#name};
#include "kernels/targets.inc"
  throw pewter::error("pewter-metalc: this CPU has none of " + pewter::metal::names_of_targets() +
                      "; --targets names what to compile for");
}

/// Compiles a kernel for nobody: Metal's headers are then in memory, and LLVM's tables are initialised.
void warm_up() {
  pewter::metal::compile_options options;
  options.reference = options.other = false;
  options.threads = 1;
  options.check = true;
  pewter::metal::source_file source;
  source.name = "warm-up";
  source.text =
      "#include <metal_stdlib>\n"
      "kernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] += 1; }\n";
  try {
    options.targets = targets_of_machine();
    pewter::metal::compile({source}, "", options);
  } catch (const std::exception&) {  // requests say what is wrong
  }
}

int run(int count, char** words) {
  if (count == 2 && std::strcmp(words[1], "--help") == 0)
    return std::printf(usage, pewter::metal::names_of_all_targets().c_str()), 0;
  if (count == 2 && std::strcmp(words[1], "--list-stages") == 0)
    return std::fputs(pewter::metal::list_of_stages().c_str(), stdout), 0;
  try {
    if (count == 3 && std::strcmp(words[1], "--precompile-headers") == 0)
      return pewter::metal::write_shipped_headers(words[2]), 0;
    command_line c = parse(count, words);
    if (c.options.targets.empty()) c.options.targets = targets_of_machine();
    if (!c.stage.empty()) {
      for (const std::string& s : c.sources)
        std::fputs(pewter::metal::run_stage_alone(c.stage, pewter::metal::read_text(s), s, c.options).c_str(),
                   stdout);
      return 0;
    }
    std::vector<pewter::metal::source_file> sources = read_sources(c);
    if (c.preprocess) {
      for (const auto& s : sources)
        std::fputs(pewter::metal::preprocessed(s.text, s.name, c.options).c_str(), stdout);
      return 0;
    }
    if (c.reflect) {
      std::fputs(pewter::metal::reflection_of(sources, c.options).c_str(), stdout);
      return 0;
    }
    if (c.list) {
      for (const auto& s : sources)
        for (const std::string& k : pewter::metal::list_kernels(s.text, s.name, c.options))
          std::printf("%s\n", k.c_str());
      return 0;
    }
    if (c.air) {
      write_file(c.object, pewter::metal::bundle_of(read_all(sources, c)));
      return 0;
    }
    if (c.sources_in_object && has_everything(c.options))
      c.options.bundle = pewter::metal::bundle_of(read_all(sources, c));
    for (const auto& f : pewter::metal::compile(std::move(sources), c.object, c.options))
      std::fprintf(stderr, "%s\n", f.note().c_str());
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
  return 0;
}

}  // namespace

int main(int count, char** words) {
  if (count == 2 && std::strcmp(words[1], "--serve") == 0) return pewter::metal::serve(&run, &warm_up);
  return run(count, words);
}
