// The machine as CPUID, sysfs and sysctl describe it.
#include <algorithm>
#include <charconv>
#include <cstring>
#include <fstream>
#include <string>
#include <thread>

#include "kernels/runtime/machine/cpuid.hpp"
#include "kernels/runtime/machine/machine.hpp"

#if defined(__APPLE__)
#include <sys/sysctl.h>
#endif

namespace pewter::detail {
namespace {

/// The place for a cache of a level, if the level is known.
cache_level* at_level(machine& m, unsigned level) {
  return level == 1 ? &m.l1d : level == 2 ? &m.l2 : level == 3 ? &m.l3 : nullptr;
}

#if defined(__APPLE__)

void read_system_caches(machine& m) {
  const auto read = [](const char* name, std::size_t& value) {
    std::uint64_t found = 0;
    std::size_t length = sizeof found;
    if (sysctlbyname(name, &found, &length, nullptr, 0) == 0) value = static_cast<std::size_t>(found);
  };
  read("hw.perflevel0.l1dcachesize", m.l1d.bytes);
  read("hw.perflevel0.l2cachesize", m.l2.bytes);
  if (m.l1d.bytes == 0) read("hw.l1dcachesize", m.l1d.bytes);
  if (m.l2.bytes == 0) read("hw.l2cachesize", m.l2.bytes);
  read("hw.l3cachesize", m.l3.bytes);
}
unsigned count_numa_nodes() { return 1; }

#else

/// How many numbers a list such as "0-3,8,10-11" names; 0 for other text.
unsigned count_of_list(const std::string& list) {
  unsigned count = 0;
  for (const char *at = list.data(), *end = at + list.size(); at < end;) {
    unsigned first = 0;
    auto parsed = std::from_chars(at, end, first);
    if (parsed.ec != std::errc()) return 0;
    unsigned last = first;
    if (parsed.ptr < end && *parsed.ptr == '-') parsed = std::from_chars(parsed.ptr + 1, end, last);
    if (parsed.ec != std::errc() || last < first) return 0;
    count += last - first + 1;
    at = parsed.ptr < end && *parsed.ptr == ',' ? parsed.ptr + 1 : end;
  }
  return count;
}

unsigned count_of_file(const std::string& path) {
  std::string list;
  return std::ifstream(path) >> list ? std::max(count_of_list(list), 1u) : 1;
}

unsigned number_of_file(const std::string& path, unsigned otherwise) {
  unsigned number = 0;
  return std::ifstream(path) >> number && number != 0 ? number : otherwise;
}

void read_system_caches(machine& m) {
  const std::string folder = "/sys/devices/system/cpu/cpu0/cache/index";
  for (int index = 0; index < 8; ++index) {
    const std::string path = folder + std::to_string(index) + "/";
    unsigned level = 0;
    std::size_t kilobytes = 0;
    std::string type;
    if (!(std::ifstream(path + "level") >> level) || !(std::ifstream(path + "type") >> type)) continue;
    if (type == "Instruction" || !(std::ifstream(path + "size") >> kilobytes)) continue;  // "32K"
    if (cache_level* cache = at_level(m, level))
      *cache = {kilobytes * 1024, count_of_file(path + "shared_cpu_list"),
                number_of_file(path + "ways_of_associativity", cache->ways)};
  }
}
unsigned count_numa_nodes() { return count_of_file("/sys/devices/system/node/has_cpu"); }

#endif

#if defined(__x86_64__)

/// Deterministic cache parameters: leaf 4 of Intel, its twin 0x8000001d of AMD.
void read_cpuid_caches(machine& m) {
  for (const std::uint32_t leaf : {4u, 0x8000001du}) {
    for (std::uint32_t subleaf = 0; subleaf < 8; ++subleaf) {
      const cpuid_registers r = cpuid(leaf, subleaf);
      const std::uint32_t type = r.eax & 0x1fu;  // 1 data, 2 instructions, 3 both
      if (type == 0) break;
      cache_level* const cache = at_level(m, r.eax >> 5 & 7u);
      if (type == 2 || cache == nullptr || cache->bytes != 0) continue;
      const std::size_t ways = (r.ebx >> 22) + 1, partitions = (r.ebx >> 12 & 0x3ffu) + 1,
                        line = (r.ebx & 0xfffu) + 1;
      *cache = {ways * partitions * line * (std::size_t{r.ecx} + 1), (r.eax >> 14 & 0xfffu) + 1,
                static_cast<unsigned>(ways)};
    }
  }
}

/// Features decide, not the model: a hypervisor may report any, and newer models are like the latest known.
microarchitecture core_of_intel() {
  const cpuid_registers one = cpuid(1), seven = cpuid(7), more = cpuid(7, 1);
  const std::uint32_t model = (one.eax >> 12 & 0xf0u) | (one.eax >> 4 & 0xfu);
  const bool amx = bit(seven.edx, 24), amx_fp16 = bit(more.eax, 21), avx512 = bit(seven.ebx, 16),
             bf16 = bit(more.eax, 5), vbmi2 = bit(seven.ecx, 6);
  if (amx_fp16 || model == 0xadu || model == 0xaeu) return microarchitecture::granite_rapids;
  if (amx || (bf16 && vbmi2)) return microarchitecture::sapphire_rapids;
  return avx512 && vbmi2 ? microarchitecture::ice_lake
         : avx512        ? microarchitecture::skylake_x
                         : microarchitecture::haswell;
}

microarchitecture core_of_amd() {
  const std::uint32_t signature = cpuid(1).eax;
  const std::uint32_t family = (signature >> 8 & 0xfu) + (signature >> 20 & 0xffu);
  if (family < 0x17u) return microarchitecture::generic;
  if (family < 0x19u) return microarchitecture::zen2;
  if (family > 0x19u) return microarchitecture::zen5;
  return bit(cpuid(7).ebx, 16) ? microarchitecture::zen4 : microarchitecture::zen3;
}

microarchitecture core_of_system() {
  const cpuid_registers r = cpuid(0);
  char vendor[13] = {};
  std::memcpy(vendor, &r.ebx, 4);
  std::memcpy(vendor + 4, &r.edx, 4);
  std::memcpy(vendor + 8, &r.ecx, 4);
  const std::string_view name = vendor;
  return name == "GenuineIntel"                             ? core_of_intel()
         : name == "AuthenticAMD" || name == "HygonGenuine" ? core_of_amd()
                                                            : microarchitecture::generic;
}

#else

void read_cpuid_caches(machine&) {}

/// Neoverse N1, V1, N2, V2, N3, V3 by the main ID register, where Linux shows it.
microarchitecture core_of_system() {
  std::uint64_t midr = 0;
  std::ifstream("/sys/devices/system/cpu/cpu0/regs/identification/midr_el1") >> std::hex >> midr;
  constexpr std::uint64_t arm = 0x41, parts[] = {0xd0c, 0xd40, 0xd49, 0xd4f, 0xd8e, 0xd84};
  const bool known = std::ranges::find(parts, midr >> 4 & 0xfffu) != std::end(parts);
  return (midr >> 24 & 0xffu) == arm && known ? microarchitecture::neoverse : microarchitecture::generic;
}

#endif

}  // namespace

machine machine_of_system() {
  machine m;
  m.core = core_of_system();
  m.cores = std::max(std::thread::hardware_concurrency(), 1u);
  m.numa_nodes = count_numa_nodes();
  read_system_caches(m);
  if (m.l1d.bytes == 0 || m.l2.bytes == 0) read_cpuid_caches(m);
  return m;
}

}  // namespace pewter::detail
