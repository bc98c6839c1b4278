// What this CPU and its operating system offer: the instruction sets of the targets, cache sizes, a name.
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
bool cpu_supports_avx512_bf16();  ///< AVX-512 with its bfloat extension: Cooper Lake, Zen 4
/// That with AMX tiles of bfloat: Sapphire Rapids. Asks Linux for the tiles, once a process.
bool cpu_supports_avx512_amx();
bool cpu_supports_neon();  ///< armv8-a with Advanced SIMD

/// Bytes of the first core's data caches. An l3 of 0 says that there is none.
struct cache_sizes {
  std::size_t l1d, l2, l3;
};

/// The sizes that PEWTER_CACHES asks for, "32K,1M,32M".
/// @throws error naming that form for any other text, and for an l1d or l2 of 0
cache_sizes cache_sizes_named(const char* names);

/// What of a last-level cache a machine of so many CPUs may count on. A virtual machine is told of its host's
/// whole cache but has few of its cores, and no CPU has more than 32 MB for each. (Two cores of a Granite
/// Rapids are told of 480 MB; what needs more than 64 runs at the speed of memory.)
/// @param cpus 0: unknown
std::size_t share_of_last_cache(std::size_t bytes, unsigned cpus);

/// PEWTER_CACHES (unless empty), else as the operating system tells (sysfs, sysctl), else CPUID, else 32 KB,
/// 1 MB and 16 MB; of an l3 its share. Read once a process.
/// @throws error as cache_sizes_named
const cache_sizes& cpu_cache_sizes();

/// Bytes of the largest cache.
inline std::size_t largest_cache() {
  const cache_sizes& caches = cpu_cache_sizes();
  return caches.l2 < caches.l3 ? caches.l3 : caches.l2;
}
inline bool exceed_caches(std::size_t bytes) { return bytes > largest_cache(); }

/// Whether operands of so many bytes are read and written faster where lines are asked for shortly before
/// they are met. On Intel those that the first cache does not hold (rms_norm of 32 x 4097 floats on a Granite
/// Rapids: 17.7 -> 14.4 us). Other CPUs fetch ahead well enough by themselves (without being asked, of 4096 x
/// 1024 floats on a Zen 5: 845 -> 580 us, add of 100000 on two cores 4.4 -> 3.5).
bool fetches_pay(std::size_t bytes);

namespace detail {
/// Time of one pass over a byte, for the decision whether a launch is worth a fork. Where that is in doubt
/// the data are small and in a cache, which one core reads or copies at 100 GB/s (scale of 14336 floats on a
/// Granite Rapids: 1.4 us on one core, 1.9 on two).
inline constexpr double nanoseconds_per_byte = 0.01;
}  // namespace detail

/// The CPU's model for reports: "AMD EPYC 9654 96-Core Processor". Read once a process; never empty.
const std::string& cpu_model();

}  // namespace pewter
