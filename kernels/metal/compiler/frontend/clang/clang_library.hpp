// clang as a library, within this process: what the program does for the same arguments.
#pragma once

#include <string>
#include <vector>

namespace pewter::metal {

enum class clang_action {
  preprocess,
  check,       ///< its messages alone
  emit_ir,     ///< the output is bitcode, as clang makes it before any pass
  precompile,  ///< the output is a precompiled header
};

struct clang_result {
  bool succeeded = false;
  std::string output, errors;
};

/// @param arguments as of the program, without a file
/// @param precompiled what `precompile` made by the same arguments, included before the input; empty: nothing
clang_result run_clang(clang_action, const std::vector<std::string>& arguments, const std::string& input,
                       const std::string& precompiled = {});

std::string version_of_clang();

/// Which clang and which build of this program this is: another one has other precompiled headers.
std::string identity_of_compiler();

}  // namespace pewter::metal
