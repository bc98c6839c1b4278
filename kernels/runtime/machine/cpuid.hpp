// The CPUID instruction; nothing on other architectures.
#pragma once

#if defined(__x86_64__)
#include <cpuid.h>

#include <cstdint>

namespace pewter::detail {

struct cpuid_registers {
  std::uint32_t eax = 0, ebx = 0, ecx = 0, edx = 0;
};

/// Zeros for a leaf that this CPU does not have.
inline cpuid_registers cpuid(std::uint32_t leaf, std::uint32_t subleaf = 0) {
  cpuid_registers r;
  __get_cpuid_count(leaf, subleaf, &r.eax, &r.ebx, &r.ecx, &r.edx);
  return r;
}

constexpr bool bit(std::uint32_t word, int index) { return (word >> index & 1u) != 0; }

}  // namespace pewter::detail
#endif
