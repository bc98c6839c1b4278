// `metallib`: .air files to a library. `metal-ar`: .air files to one.
#include <cstdio>
#include <filesystem>

#include "kernels/metal/runtime/objects/loaded_object.hpp"
#include "kernels/metal/support/scratch_folder.hpp"
#include "kernels/metal/target_names.hpp"
#include "kernels/metal/tools/compiler.hpp"
#include "kernels/metal/tools/tools.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::tools {
namespace {

constexpr const char* metallib_help =
    "usage: metallib FILE.air... [-o FILE.metallib]\n"
    "  -              instead of a file: standard input; with -o: standard output\n"
    "  --targets=A,B  that code is made for ahead, of %s, of one architecture;\n"
    "                 default: this machine's\n"
    "  --all-code     of libraries of more than 16 kernels, too, whose kernels are compiled when they are "
    "asked for\n"
    "  -split-module, -split-module-without-linking, -g..., -frecord-sources   change nothing\n";

struct metallib_command {
  std::vector<std::string> inputs, words;
  std::string output = "default.metallib";
  bool has_all_code = false, wants_version = false, wants_help = false;
};

metallib_command parse_metallib(const std::vector<std::string>& words) {
  metallib_command c;
  for (std::size_t at = 0; at < words.size(); ++at) {
    const std::string& w = words[at];
    if (w == "-o") {
      if (++at == words.size()) throw error("argument to '-o' is missing (expected 1 value)");
      c.output = words[at];
    } else if (w == "--all-code") {
      c.has_all_code = true;
    } else if (w.rfind("--targets=", 0) == 0) {
      c.words.push_back(w);
    } else if (w == "-v" || w == "--version" || w == "-version") {
      c.wants_version = true;
    } else if (w == "-help" || w == "--help") {
      c.wants_help = true;
    } else if (w.rfind("-split-module", 0) == 0 || w.rfind("-g", 0) == 0 ||
               w.rfind("-frecord-sources", 0) == 0) {
      continue;
    } else if (w.size() > 1 && w[0] == '-') {
      throw error("unknown argument: '" + w + "'");
    } else {
      c.inputs.push_back(w);
    }
  }
  return c;
}

/// Paths of .air files; one may be standard input.
std::vector<std::string> air_files(const std::vector<std::string>& given, const std::string& scratch) {
  if (given.empty()) throw error("no input files");
  std::vector<std::string> paths;
  for (const std::string& g : given) {
    const std::string bytes = contents_of(g);
    if (!is_bundle(bytes))
      throw error("'" + g + "' is no .air file" +
                  (is_object(bytes) ? ", but a library" : " of this compiler"));
    paths.push_back(g == "-" ? scratch + "/stdin.air" : g);
    if (g == "-") write_output(paths.back(), bytes);
  }
  return paths;
}

/// Runs a tool's body; an error is printed with the tool's name.
template <class Body>
int guarded(const char* tool, const Body& body) {
  try {
    body();
    return 0;
  } catch (const failed& f) {
    return f.status;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s: error: %s\n", tool, e.what());
    return 1;
  }
}

}  // namespace

int run_metallib(const std::vector<std::string>& words) {
  return guarded("metallib", [&] {
    metallib_command c = parse_metallib(words);
    if (c.wants_help || (c.wants_version && c.inputs.empty())) {
      c.wants_help ? std::printf(metallib_help, names_of_targets().c_str())
                   : std::fputs(version_text("metallib").c_str(), stdout);
      return;
    }
    if (!c.has_all_code) c.words.emplace_back("--names-above=16");
    const scratch_folder scratch;
    link_library(air_files(c.inputs, scratch.path), c.output, c.words);
  });
}

int run_metal_ar(const std::vector<std::string>& words) {
  return guarded("metal-ar", [&] {
    if (words.size() < 3 || words[0].find_first_of("rq") == std::string::npos ||
        words[0].find_first_not_of("-rqcsuv") != std::string::npos)
      throw error(
          "usage: metal-ar r ARCHIVE FILE.air..., adds files to an archive; other operations are not there");
    const std::string& archive = words[1];
    std::vector<std::string> files(words.begin() + 2, words.end());
    if (std::filesystem::exists(archive)) files.insert(files.begin(), archive);
    const scratch_folder scratch;
    std::vector<std::string> all = air_files(files, scratch.path);
    all.insert(all.end(), {"--air", "-o", scratch.path + "/archive"});
    run_compiler(all);
    write_output(archive, contents_of(scratch.path + "/archive"));
  });
}

}  // namespace pewter::metal::tools
