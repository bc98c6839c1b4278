// CPUID and XGETBV on x86, HWCAP on aarch64.
#include "kernels/runtime/machine/cpu.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <fstream>

#include "kernels/runtime/machine/cpuid.hpp"
#include "kernels/runtime/target_rows.hpp"

#if defined(__x86_64__)
#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif
#elif defined(__aarch64__) && defined(__linux__)
#include <sys/auxv.h>
#endif
#if defined(__APPLE__)
#include <sys/sysctl.h>
#endif

namespace pewter {
namespace {

#if defined(__x86_64__)

using detail::bit, detail::cpuid;
using registers = detail::cpuid_registers;

/// The register states that the operating system saves; 0 without OSXSAVE, where XGETBV would trap.
std::uint32_t saved_states(const registers& leaf1) {
  if (!bit(leaf1.ecx, 27)) return 0;
  std::uint32_t low = 0, high = 0;
  __asm__ volatile(".byte 0x0f, 0x01, 0xd0" : "=a"(low), "=d"(high) : "c"(0));  // xgetbv
  return low;
}

/// Whether the system lets this process use the data of AMX's tiles, which it has to request.
bool may_use_tiles() {
#if defined(__linux__)
  constexpr long request_permission = 0x1023, tile_data = 18;  // ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA
  return syscall(SYS_arch_prctl, request_permission, tile_data) == 0;
#else
  return false;
#endif
}

// How many of the features a level of targets.inc has.
namespace level {
constexpr std::size_t v2 = 7, v3 = 18, v4 = 24, vnni = 25, bf16 = 26, amx = 29;
}

std::array<cpu_feature, level::amx> detect() {
  const registers one = cpuid(1), seven = cpuid(7), more = cpuid(7, 1), extended = cpuid(0x80000001u);
  const bool amx = bit(seven.edx, 22) && bit(seven.edx, 24);
  const std::uint32_t saved = saved_states(one);
  return {{
      {"cmpxchg16b", "__GCC_HAVE_SYNC_COMPARE_AND_SWAP_16", bit(one.ecx, 13)},
      {"lahf", "__LAHF_SAHF__", bit(extended.ecx, 0)},
      {"popcnt", "__POPCNT__", bit(one.ecx, 23)},
      {"sse3", "__SSE3__", bit(one.ecx, 0)},
      {"ssse3", "__SSSE3__", bit(one.ecx, 9)},
      {"sse4.1", "__SSE4_1__", bit(one.ecx, 19)},
      {"sse4.2", "__SSE4_2__", bit(one.ecx, 20)},
      // x86-64-v3
      {"avx", "__AVX__", bit(one.ecx, 28)},
      {"avx2", "__AVX2__", bit(seven.ebx, 5)},
      {"fma", "__FMA__", bit(one.ecx, 12)},
      {"f16c", "__F16C__", bit(one.ecx, 29)},
      {"bmi1", "__BMI__", bit(seven.ebx, 3)},
      {"bmi2", "__BMI2__", bit(seven.ebx, 8)},
      {"lzcnt", "__LZCNT__", bit(extended.ecx, 5)},
      {"movbe", "__MOVBE__", bit(one.ecx, 22)},
      {"xsave", "__XSAVE__", bit(one.ecx, 26)},
      {"osxsave", nullptr, bit(one.ecx, 27)},
      {"os_ymm", nullptr, (saved & 0x06u) == 0x06u},  // XMM, YMM
      // x86-64-v4
      {"avx512f", "__AVX512F__", bit(seven.ebx, 16)},
      {"avx512bw", "__AVX512BW__", bit(seven.ebx, 30)},
      {"avx512cd", "__AVX512CD__", bit(seven.ebx, 28)},
      {"avx512dq", "__AVX512DQ__", bit(seven.ebx, 17)},
      {"avx512vl", "__AVX512VL__", bit(seven.ebx, 31)},
      {"os_zmm", nullptr, (saved & 0xe6u) == 0xe6u},  // and mask registers, ZMM 0 to 15, ZMM 16 to 31
      // beyond the levels
      {"avx512_vnni", "__AVX512VNNI__", bit(seven.ecx, 11)},
      {"avx512_bf16", "__AVX512BF16__", bit(more.eax, 5)},
      {"amx-tile", "__AMX_TILE__", bit(seven.edx, 24)},
      {"amx-bf16", "__AMX_BF16__", bit(seven.edx, 22)},
      {"os_tiles", nullptr, (saved & 0x60000u) == 0x60000u && amx && may_use_tiles()},
  }};
}

#elif defined(__aarch64__)

namespace level {
constexpr std::size_t asimd = 1, asimddp = 2;
}

std::array<cpu_feature, level::asimddp> detect() {
#if defined(__linux__)
  const auto capabilities = getauxval(AT_HWCAP);
  const bool asimd = (capabilities >> 1 & 1u) != 0,
             dotprod = (capabilities >> 20 & capabilities >> 8 & 1u) != 0;  // and atomics
#elif defined(__APPLE__)
  const bool asimd = true, dotprod = true;  // every CPU since the first that runs macOS
#else
  const bool asimd = true,
             dotprod = false;  // every other system requires the former, and does not tell the latter
#endif
  return {{{"asimd", "__ARM_NEON", asimd}, {"asimddp", "__ARM_FEATURE_DOTPROD", dotprod}}};
}

#else

namespace level {
constexpr std::size_t plain = 1;
}

std::array<cpu_feature, level::plain> detect() { return {{{"the plain architecture", nullptr, true}}}; }

#endif

std::size_t feature_count(std::string_view target) {
#define PEWTER_EXTENSION_ROW PEWTER_TARGET_ROW
#define PEWTER_TARGET_ROW(name, architecture, flags, of_level, ...) \
  PEWTER_ON_##architecture(if (target == #name) return level::of_level;)
#include "kernels/targets.inc"
  return 0;
}

bool supports(std::string_view target) {
  const std::span<const cpu_feature> features = features_of_target(target);
  return !features.empty() && std::ranges::all_of(features, [](const cpu_feature& f) { return f.present; });
}

// Model ----------------------------------------------------------------------------------------------

/// The value of the first line of /proc/cpuinfo that begins with a key, or nothing.
[[maybe_unused]] std::string cpuinfo(std::string_view key) {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const std::size_t colon = line.find(": ");
    if (line.starts_with(key) && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "";
}

std::string read_model() {
  std::string model;
#if defined(__x86_64__)
  if (cpuid(0x80000000u).eax >= 0x80000004u) {
    for (std::uint32_t leaf = 0x80000002u; leaf <= 0x80000004u; ++leaf) {
      const registers r = cpuid(leaf);
      char text[sizeof r];
      std::memcpy(text, &r, sizeof r);
      model.append(text, sizeof text);
    }
    model = model.c_str();  // up to the first 0
  }
#elif defined(__APPLE__)
  char text[128] = {};
  std::size_t length = sizeof text - 1;
  if (sysctlbyname("machdep.cpu.brand_string", text, &length, nullptr, 0) == 0) model = text;
#else
  model = cpuinfo("model name");
  const std::string part = cpuinfo("CPU part");
  if (model.empty() && !part.empty())
    model = "Arm implementer " + cpuinfo("CPU implementer") + " part " + part;
#endif
  const std::size_t first = model.find_first_not_of(' '), last = model.find_last_not_of(' ');
  return first == std::string::npos ? "unknown CPU" : model.substr(first, last - first + 1);
}

}  // namespace

std::span<const cpu_feature> features_of_target(std::string_view target) {
  static const auto& features = *new const auto(detect());
  return std::span<const cpu_feature>(features).first(feature_count(target));
}

#define PEWTER_EXTENSION_ROW PEWTER_TARGET_ROW
#define PEWTER_TARGET_ROW(name, ...)            \
  bool cpu_supports_##name() {                  \
    static const bool answer = supports(#name); \
    return answer;                              \
  }
#include "kernels/targets.inc"

const std::string& cpu_model() {
  static const auto& model = *new const std::string(read_model());
  return model;
}

}  // namespace pewter
