// How long SIMD groups of free-form kernels wait for each other, and the word that says that it was too long.
#include <cstdlib>

#include "kernels/offload/regions.hpp"

namespace pewter::offload {
namespace {

double seconds_of_waits() {
  constexpr double by_default = 20, most = 1e9;
  const char* const wish = std::getenv("PEWTER_DEVICE_TIMEOUT");
  if (wish == nullptr || *wish == '\0') return by_default;
  char* end = nullptr;
  const double seconds = std::strtod(wish, &end);
  if (*end != '\0' || !(seconds >= 0) || seconds > most)
    detail::raise("PEWTER_DEVICE_TIMEOUT = \"%.40s\", must be seconds, 0 (no limit) to 1e9", wish);
  return seconds;
}

/// A word of the host's that devices write to; null where there is none.
std::uint32_t* overran = nullptr;

}  // namespace

wait_limit limit_of_waits() {
  static const double seconds = seconds_of_waits();
  static const bool has_word = [] {
    void* memory = nullptr;
    const driver& d = *all_devices().functions;
    check(d.allocate_on_host(&memory, sizeof *overran, CU_MEMHOSTALLOC_PORTABLE), "allocating");
    overran = static_cast<std::uint32_t*>(memory);
    *overran = 0;
    return true;
  }();
  (void)has_word;
  return {static_cast<std::uint64_t>(seconds * 1e9), overran};
}

const char* why_ended() {
  if (overran == nullptr || __atomic_load_n(overran, __ATOMIC_RELAXED) == 0) return nullptr;
  return "SIMD groups of a free-form kernel waited for each other for longer than PEWTER_DEVICE_TIMEOUT (20 "
         "s by "
         "default), and the launch was ended; the process cannot use the device any more";
}

}  // namespace pewter::offload
