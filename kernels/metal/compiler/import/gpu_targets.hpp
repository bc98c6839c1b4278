// Targets that are NVIDIA GPUs: "sm_80". Their code is PTX, which the driver compiles for the GPU at hand.
#pragma once

#include <string>
#include <vector>

#include "kernels/metal/compiler/driver/compile.hpp"

namespace pewter::metal {

/// A GPU and those after it; the PTX that their first drivers read.
struct gpu_target {
  const char *name, *features;
};

/// Null: it is not known.
const gpu_target* find_gpu_target(const std::string& name);

bool is_gpu_target(const std::string& name);

/// The options with the CPUs' targets alone. An object without any still has its list of kernels: that lies
/// in an object file of this machine.
compile_options without_gpu_targets(const compile_options&);

/// The GPUs' targets.
/// @throws error for one that is not known
std::vector<std::string> gpu_targets_of(const compile_options&);

}  // namespace pewter::metal
