// A program run to its end, with what it printed.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace pewter::metal {

struct process_result {
  int status;  ///< exit status; 128 and more: a signal, or it could not be started
  std::string output, errors;
  enum { nothing, time, memory } over = nothing;  ///< the limit that ended it
};

struct process_limits {
  double seconds = 0;        ///< from its start to its end; 0: any
  std::uint64_t memory = 0;  ///< bytes that it, and each process that it starts, may have of its own; 0: any
};

/// Takes a text that a process prints with a zero behind it.
using announcement = std::function<void(const std::string&)>;
/// Calls it for each one in what was printed, and removes them.
void take_announcements(std::string& output, const announcement&);

/// Runs a program, found as the shell would, with `input` as its standard input. One that is over its time is
/// ended with all processes that it has started, and what they have in the folder of temporary files goes.
process_result run_process(const std::vector<std::string>& command, const std::string& input = {},
                           const process_limits& = {});

/// This process's environment with another folder of temporary files.
std::vector<std::string> environment_with(const std::string& temporary);

/// Whether a process that failed did so for want of memory.
/// @param wait_status as of waitpid
bool wanted_memory(const process_result&, int wait_status, long peak_kilobytes, std::uint64_t limit);

/// A file that stands at `relative` to the folder of the program or library that this code is in, whether it
/// is there or not; `otherwise`, the build's, where that is the folder in which it was built.
std::string installed_or(const std::string& relative, const std::string& otherwise);

}  // namespace pewter::metal
