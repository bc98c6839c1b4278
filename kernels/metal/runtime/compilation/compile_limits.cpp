#include "kernels/metal/runtime/compilation/compile_limits.hpp"

#include <unistd.h>

#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "pewter/error.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {
namespace {

constexpr const char* time_variable = "PEWTER_METAL_COMPILE_TIMEOUT";
constexpr const char* memory_variable = "PEWTER_METAL_COMPILE_MEMORY";
constexpr double unset_seconds = -1;
constexpr std::uint64_t unset_bytes = ~std::uint64_t{0};

std::atomic<double> set_seconds{unset_seconds};
std::atomic<std::uint64_t> set_bytes{unset_bytes};

double seconds_of_environment() {
  const char* const text = std::getenv(time_variable);
  if (text == nullptr || *text == 0) return default_compile_seconds;
  char* end = nullptr;
  const double seconds = std::strtod(text, &end);
  if (*end != 0 || !std::isfinite(seconds) || seconds < 0)
    throw error(std::string(time_variable) + " = " + text + ", must be seconds; 0: any");
  return seconds;
}

std::uint64_t memory_of_machine() {
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// @param name of the limit
std::uint64_t checked_bytes(const std::string& name, std::uint64_t bytes) {
  if (bytes == 0 || bytes >= least_compile_memory) return bytes;
  throw error(name + " = " + std::to_string(bytes) + " bytes, must be at least " +
              std::to_string(least_compile_memory) + "; 0: any");
}

std::uint64_t memory_of_environment() {
  const char* const text = std::getenv(memory_variable);
  if (text == nullptr || *text == 0) return memory_of_machine();
  static constexpr char units[] = "KMGT";
  char* end = nullptr;
  double bytes = std::strtod(text, &end);
  const char* const unit = *end == 0 ? nullptr : std::strchr(units, *end);
  for (const char* u = units; unit != nullptr && u <= unit; ++u) bytes *= 1024;
  const bool is_number = end != text && (*end == 0 || (unit != nullptr && end[1] == 0));
  if (!is_number || !(bytes >= 0 && bytes < 1e18))
    throw error(std::string(memory_variable) + " = " + text + ", must be bytes, as 2G or 512M; 0: any");
  return checked_bytes(memory_variable, static_cast<std::uint64_t>(bytes));
}

}  // namespace

process_limits compile_limits() {
  const double seconds = set_seconds.load();
  const std::uint64_t bytes = set_bytes.load();
  return {seconds == unset_seconds ? seconds_of_environment() : seconds,
          bytes == unset_bytes ? memory_of_environment() : bytes};
}

std::string text_of_exceeded(const process_result& r, const process_limits& limits) {
  char text[200];
  if (r.over == process_result::time) {
    std::snprintf(text, sizeof text, "metal: the compilation took longer than its limit, %s = %g seconds",
                  time_variable, limits.seconds);
  } else {
    std::snprintf(text, sizeof text,
                  "metal: the compilation wants more memory than its limit, %s = %llu bytes", memory_variable,
                  static_cast<unsigned long long>(limits.memory));
  }
  return text;
}

void set_compile_timeout(double seconds) {
  if (!std::isfinite(seconds) || seconds < 0)
    detail::raise("set_compile_timeout: seconds = %g, must be at least 0 and finite", seconds);
  set_seconds.store(seconds);
}

void set_compile_memory(std::uint64_t bytes) {
  set_bytes.store(bytes == unset_bytes ? 0 : checked_bytes("set_compile_memory: bytes", bytes));
}

}  // namespace pewter::metal
