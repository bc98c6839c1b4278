// The command line of `metal`.
#pragma once

#include <string>
#include <vector>

namespace pewter::metal::tools {

enum class metal_role {
  compile,
  preprocess,
  check,
  output,
  language,
  dynamic_library,
  install_name,
  library_folder,
  library,
  standard,
  target,
  ios,
  preprocessor,
  folder,
  printed,
  show_headers,
  rule,
  rule_of_user,
  rule_beside,
  rule_beside_of_user,
  rule_file,
  rule_target,
  rule_quoted_target,
  rule_phony,
  fast_math,
  safe_math,
  math_mode,
  contraction,
  logging,
  visibility,
  diagnostics,
  ignored,
  refused,
  version,
  help,
};

/// What a command line asks for.
struct metal_command {
  enum modes { link, compile, preprocess, check, rule_alone, version, help };
  modes mode = link;
  std::vector<std::string> inputs;
  std::string output;
  std::vector<std::string> preprocessor;  ///< options of clang's, in their order
  std::vector<std::string> printed;       ///< likewise, which say how -E prints
  std::vector<std::string> language;      ///< options of pewter-metalc --language
  std::vector<std::string> rule_targets;  ///< as they are written
  std::string rule_file, diagnostics_file, install_name;
  std::vector<std::string> library_folders, libraries;  ///< -L and -l
  bool is_dynamic = false;
  bool has_rule = false, rule_has_system = true, rule_has_phony_targets = false, shows_headers = false;
};

/// @throws error as clang's, for an option that is not known, or refused, or has no or a bad value
metal_command parse_metal(const std::vector<std::string>& words);

/// The list of options, a line each.
std::string metal_help();

/// A name as make reads it.
std::string quoted_for_make(const std::string& name);

}  // namespace pewter::metal::tools
