// pewter-metalc as a process that stays, which this one shares among its libraries.
#pragma once

#include <string>
#include <vector>

#include "kernels/metal/support/process.hpp"

namespace pewter::metal {

/// As run_process of the program with these arguments, in the environment and folder of now; and by it, where
/// the program does not stay. From any thread, several at once.
/// @param announced as of process_streams::exchange
/// @param folder a scratch folder of the caller's, which goes if this process ends; or empty
process_result run_in_compiler(const std::string& program, const std::vector<std::string>& arguments,
                               const std::string& input, const process_limits&,
                               const std::string& folder = {}, const announcement& announced = {});

}  // namespace pewter::metal
