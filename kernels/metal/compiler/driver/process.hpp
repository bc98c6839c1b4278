// A program run to its end, with what it printed.
#pragma once

#include <string>
#include <vector>

namespace pewter::metal {

struct process_result {
  int status;  ///< exit status; 128 and more: a signal, or it could not be started
  std::string output, errors;
};

/// Runs a program, found as the shell would, with `input` as its standard input.
process_result run_process(const std::vector<std::string>& command, const std::string& input = {});

/// A file that stands at `relative` to the folder of the program or library that this code is in, whether it
/// is there or not; `otherwise`, the build's, where that is the folder in which it was built.
std::string installed_or(const std::string& relative, const std::string& otherwise);

}  // namespace pewter::metal
