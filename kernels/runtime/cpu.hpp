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

bool cpu_supports_sse42();   ///< x86-64-v2
bool cpu_supports_avx2();    ///< x86-64-v3: with FMA, F16C, BMI, and the system saving YMM registers
bool cpu_supports_avx512();  ///< x86-64-v4: F, BW, CD, DQ, VL, and the system saving ZMM and mask registers
bool cpu_supports_avx512_bf16();  ///< AVX-512 with VNNI and AVX512-BF16
bool cpu_supports_avx512_vnni();  ///< AVX-512 with AVX512-VNNI
/// That with AMX tiles of bfloat. Requests the tiles from Linux, once a process.
bool cpu_supports_avx512_amx();
bool cpu_supports_neon_dotprod();  ///< NEON with its dot products of bytes
bool cpu_supports_neon();          ///< armv8-a with Advanced SIMD
bool cpu_supports_generic();       ///< an architecture without targets of its own

/// The CPU's model as CPUID or the operating system spell it, for reports. Read once a process; never empty.
const std::string& cpu_model();

}  // namespace pewter
