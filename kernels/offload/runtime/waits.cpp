// How long SIMD groups of free-form kernels wait for each other, and the words that say that it was too long.
#include <cstdio>
#include <cstdlib>

#include "kernels/offload/runtime/regions.hpp"

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

/// A word of the host's for each device, which it writes to; null where there are none.
std::uint32_t* overran = nullptr;

}  // namespace

wait_limit limit_of_waits() {
  static const double seconds = seconds_of_waits();
  static const bool has_words = [] {
    void* memory = nullptr;
    const opened_devices& all = all_devices();
    const std::size_t count = all.list.size();
    check(all.functions->allocate_on_host(&memory, count * sizeof *overran, CU_MEMHOSTALLOC_PORTABLE),
          "allocating");
    overran = static_cast<std::uint32_t*>(memory);
    for (std::size_t i = 0; i < count; ++i) overran[i] = 0;
    return true;
  }();
  (void)has_words;
  return {static_cast<std::uint64_t>(seconds * 1e9), overran + device_of_launch()};
}

const char* why_ended() {
  thread_local char text[256];
  if (overran == nullptr) return nullptr;
  for (std::size_t i = 0; i < all_devices().list.size(); ++i) {
    if (__atomic_load_n(overran + i, __ATOMIC_RELAXED) == 0) continue;
    std::snprintf(text, sizeof text,
                  "device %zu: SIMD groups of a free-form kernel waited for each other for longer than "
                  "PEWTER_DEVICE_TIMEOUT (20 s by default), and the launch was ended; the process can use no "
                  "device any more",
                  i);
    return text;
  }
  return nullptr;
}

}  // namespace pewter::offload
