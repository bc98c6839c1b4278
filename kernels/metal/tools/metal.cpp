// `metal`: sources to .air files or to a library.
#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "kernels/metal/runtime/objects/dynamic_file.hpp"
#include "kernels/metal/runtime/objects/loaded_object.hpp"
#include "kernels/metal/support/scratch_folder.hpp"
#include "kernels/metal/tools/compiler.hpp"
#include "kernels/metal/tools/included_files.hpp"
#include "kernels/metal/tools/metal_options.hpp"
#include "kernels/metal/tools/tools.hpp"
#include "pewter/error.hpp"

namespace pewter::metal::tools {
namespace {

namespace fs = std::filesystem;

/// Standard input is read once, into a file.
struct metal_input {
  std::string given, path;
  bool is_air = false, is_library = false;  // a dynamic one
};

std::vector<metal_input> inputs_of(const metal_command& c, const std::string& scratch) {
  std::vector<metal_input> all;
  for (const std::string& given : c.inputs) {
    metal_input in{given, given, false, false};
    const std::string bytes = contents_of(given);
    if (given == "-") {
      in.path = scratch + "/stdin.metal";
      write_output(in.path, bytes);
    }
    in.is_library = is_dynamic_file(bytes);
    if (is_object(bytes) || (in.is_library && c.mode != metal_command::link))
      throw error("'" + given + "' is a library, must be a source or an .air file");
    in.is_air = is_bundle(bytes);
    all.push_back(in);
  }
  return all;
}

/// pewter-metalc's words for a source.
std::vector<std::string> words_for(const metal_command& c, const metal_input& in) {
  std::vector<std::string> words = {in.path};
  if (in.given == "-") words.emplace_back("--name=<stdin>");
  for (const std::string& p : c.preprocessor) words.push_back("--preprocessor=" + p);
  for (const std::string& l : c.language) words.push_back("--language=" + l);
  return words;
}

std::string with_ending(const std::string& path, const char* ending) {
  return fs::path(path).replace_extension(ending).string();
}

/// FILE.air in this folder, as clang names objects.
std::string default_air(const metal_input& in) {
  return in.given == "-" ? "-.air" : with_ending(fs::path(in.given).filename(), ".air");
}

std::vector<included_file> files_of(const metal_command& c, const metal_input& in) {
  std::vector<std::string> words = words_for(c, in);
  words.emplace_back("-E");
  return included_files(run_compiler(words), in.given);
}

/// -H: a line for each header, with a dot for each file that it is included by.
void show_headers(const std::vector<included_file>& files) {
  for (const included_file& f : files) {
    if (f.depth > 0 && !f.is_system)
      std::fprintf(stderr, "%s %s\n", std::string(f.depth, '.').c_str(), f.path.c_str());
  }
}

/// @param output of the command, by which the rule's target and file are called without -MT and -MF
void write_rule(const metal_command& c, const std::vector<included_file>& files, const std::string& output) {
  std::vector<std::string> targets = c.rule_targets;
  if (targets.empty()) targets.push_back(quoted_for_make(output));
  const std::string beside =
      c.mode == metal_command::rule_alone ? (c.output.empty() ? "-" : c.output) : with_ending(output, ".d");
  write_output(c.rule_file.empty() ? beside : c.rule_file,
               rule_for_make(targets, files, c.rule_has_system, c.rule_has_phony_targets));
}

/// The rule and -H, of some of the inputs.
void look_at_includes(const metal_command& c, const std::vector<metal_input>& inputs,
                      const std::string& output) {
  if (!c.has_rule && !c.shows_headers) return;
  std::vector<included_file> files;
  for (const metal_input& in : inputs) {
    if (in.is_air || in.is_library) continue;
    const std::vector<included_file> more = files_of(c, in);
    files.insert(files.end(), more.begin(), more.end());
  }
  if (c.shows_headers) show_headers(files);
  if (c.has_rule) write_rule(c, files, output);
}

void preprocess(const metal_command& c, const std::vector<metal_input>& inputs) {
  std::string text;
  for (const metal_input& in : inputs) {
    std::vector<std::string> words = words_for(c, in);
    words.emplace_back("-E");
    for (const std::string& p : c.printed) words.push_back("--preprocessor=" + p);
    text += run_compiler(words);
  }
  look_at_includes(c, inputs, default_air(inputs.front()));
  write_output(c.output.empty() ? "-" : c.output, text);
}

void compile_one(const metal_command& c, const metal_input& in, const std::string& output,
                 const std::string& scratch) {
  const std::string air = scratch + "/air";
  std::vector<std::string> words = words_for(c, in);
  words.insert(words.end(), {"--air", "-o", air});
  run_compiler(words);
  if (!output.empty()) write_output(output, contents_of(air));
}

void compile_each(const metal_command& c, const std::vector<metal_input>& inputs,
                  const std::string& scratch) {
  if (inputs.size() > 1 && !c.output.empty())
    throw error("cannot specify -o when generating multiple output files");
  for (const metal_input& in : inputs) {
    if (in.is_air) throw error("'" + in.given + "' is an .air file, -c takes sources");
    const std::string output = c.output.empty() ? default_air(in) : c.output;
    compile_one(c, in, output, scratch);
    look_at_includes(c, {in}, output);
  }
}

/// Dynamic libraries that a command links with, and those that they need themselves.
struct linked_libraries {
  std::vector<dynamic_file> named, needed;
};

/// The file of -l's library, or of one by this file name.
std::string in_folders(const metal_command& c, const std::string& file) {
  for (const std::string& folder : c.library_folders) {
    const std::string path = folder + "/" + file;
    if (fs::exists(path)) return path;
  }
  return {};
}

dynamic_file library_at(const std::string& path) {
  auto file = dynamic_file_of(contents_of(path));
  if (!file) throw error("'" + path + "' is no dynamic library");
  return std::move(*file);
}

/// What a library at `path` needs: where its install names say, or in the folders of -L.
void add_needed(const metal_command& c, const dynamic_file& library, const std::string& path,
                linked_libraries& all) {
  const auto is_known = [&](const std::string& name) {
    const auto has_name = [&](const dynamic_file& f) { return f.install_name == name; };
    return std::any_of(all.named.begin(), all.named.end(), has_name) ||
           std::any_of(all.needed.begin(), all.needed.end(), has_name);
  };
  for (const std::string& name : library.needs) {
    if (is_known(name)) continue;
    std::string found = path_of_install_name(name, path);
    if (!fs::exists(found)) found = in_folders(c, fs::path(name).filename().string());
    if (found.empty()) throw error("library not found: '" + name + "', which '" + path + "' needs");
    all.needed.push_back(library_at(found));
    all.needed.back().install_name = name;
    const dynamic_file next = all.needed.back();
    add_needed(c, next, found, all);
  }
}

/// Those among the inputs, and of -l.
linked_libraries libraries_of(const metal_command& c, const std::vector<metal_input>& inputs) {
  std::vector<std::string> paths;
  for (const metal_input& in : inputs) {
    if (in.is_library) paths.push_back(in.path);
  }
  for (const std::string& name : c.libraries) {
    paths.push_back(in_folders(c, "lib" + name + ".metallib"));
    if (paths.back().empty()) throw error("library not found for -l" + name);
  }
  linked_libraries all;
  for (const std::string& path : paths) all.named.push_back(library_at(path));
  for (std::size_t n = 0; n < paths.size(); ++n) add_needed(c, all.named[n], paths[n], all);
  return all;
}

void make_dynamic_library(const metal_command& c, const std::vector<std::string>& airs,
                          const linked_libraries& libraries, const std::string& output,
                          const std::string& scratch) {
  dynamic_file made{c.install_name.empty() ? output : c.install_name, {}, {}};
  for (const dynamic_file& l : libraries.named) made.needs.push_back(l.install_name);
  const std::string all = scratch + "/all.air";
  std::vector<std::string> words = airs;
  words.insert(words.end(), {"--air", "-o", all});
  run_compiler(words);
  made.source = contents_of(all);
  write_output(output, bytes_of(made));
}

/// With code for functions of dynamic libraries as they are now; a host that looks for them compiles anew.
void link_with(const linked_libraries& libraries, const std::vector<std::string>& airs,
               const std::string& output, const std::string& scratch) {
  std::vector<std::string> words, names;
  const auto add = [&](const dynamic_file& l) {
    words.push_back(scratch + "/" + std::to_string(words.size()) + ".library");
    write_output(words.back(), l.source);
    words.back().insert(0, "--library=");
  };
  for (const dynamic_file& l : libraries.named) {
    names.push_back(l.install_name);
    add(l);
  }
  for (const dynamic_file& l : libraries.needed) add(l);
  const std::string object = scratch + "/object";
  link_library(airs, object, words);
  write_output(output, contents_of(object) + ending_with_needs(names));
}

void make_library(const metal_command& c, const std::vector<metal_input>& inputs,
                  const std::string& scratch) {
  const std::string output = c.output.empty() ? "default.metallib" : c.output;
  std::vector<std::string> airs;
  for (const metal_input& in : inputs) {
    if (in.is_library) continue;
    airs.push_back(in.is_air ? in.path : scratch + "/" + std::to_string(airs.size()) + ".air");
    if (!in.is_air) compile_one(c, in, airs.back(), scratch);
  }
  if (airs.empty()) throw error("no input files");
  const linked_libraries libraries = libraries_of(c, inputs);
  if (c.is_dynamic) {
    make_dynamic_library(c, airs, libraries, output, scratch);
  } else if (libraries.named.empty()) {
    link_library(airs, output, {"--names-above=16"});
  } else {
    link_with(libraries, airs, output, scratch);
  }
  look_at_includes(c, inputs, output);
}

void run_metal_command(const metal_command& c) {
  if (c.inputs.empty()) throw error("no input files");
  const scratch_folder scratch;
  const std::vector<metal_input> inputs = inputs_of(c, scratch.path);
  if (!c.diagnostics_file.empty()) write_output(c.diagnostics_file, {});
  switch (c.mode) {
    case metal_command::preprocess:
      return preprocess(c, inputs);
    case metal_command::compile:
      return compile_each(c, inputs, scratch.path);
    case metal_command::rule_alone:
      return look_at_includes(c, inputs, default_air(inputs.front()));
    case metal_command::check:
      for (const metal_input& in : inputs) compile_one(c, in, {}, scratch.path);
      return;
    default:
      return make_library(c, inputs, scratch.path);
  }
}

}  // namespace

int run_metal(const std::vector<std::string>& words) {
  try {
    const metal_command c = parse_metal(words);
    if (c.mode == metal_command::help) {
      std::fputs(metal_help().c_str(), stdout);
    } else if (c.mode == metal_command::version) {
      std::fputs((version_text("metal") + "InstalledDir: " + folder_of_tools() + "\n").c_str(), stdout);
    } else {
      run_metal_command(c);
    }
    return 0;
  } catch (const failed& f) {
    return f.status;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "metal: error: %s\n", e.what());
    return 1;
  }
}

}  // namespace pewter::metal::tools
