// What this CPU and its operating system offer: the instruction sets of the targets, and a name.
//
// A target may run only if the CPU has every feature that its compiler flags imply (a test compares the
// list with the compiler's own macros) and the operating system saves the registers (XGETBV). Nothing here
// needs more than the plain architecture, so that an old CPU gets an error and not an illegal instruction.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace pewter {

/// One thing that a target's code relies on.
struct cpu_feature {
  const char* name;   ///< "avx2"; "os_zmm" is a register state that the operating system saves
  const char* macro;  ///< what the compiler defines when it may use it, "__AVX2__"; null if there is none
  bool present;
};

/// All features that a target relies on, in the order they are worth reporting. Detected once a process.
/// Empty for a target of another architecture and for an unknown name.
std::span<const cpu_feature> features_of_target(std::string_view target);

/// cpu_supports_avx2() and so on, one a target: whether all of these are there. Found out once a process,
/// when AMX's tiles are requested from Linux.
#define PEWTER_TARGET_ROW(name, ...) bool cpu_supports_##name();
#define PEWTER_EXTENSION_ROW PEWTER_TARGET_ROW
#include "kernels/targets.inc"

/// The CPU's model as CPUID or the operating system spell it, for reports. Read once a process; never empty.
const std::string& cpu_model();

}  // namespace pewter
