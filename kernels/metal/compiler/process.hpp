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

/// A file of an installation: `relative` to the folder of the program or library that this code is in, if
/// there is such a file; else `otherwise`, the build's.
std::string installed_or(const std::string& relative, const std::string& otherwise);

}  // namespace pewter::metal
