// Argument checks shared by all public functions.
#include "kernels/runtime/arguments.hpp"

#include <algorithm>
#include <limits>
#include <string>

#include "kernels/runtime/device.hpp"
#include "pewter/error.hpp"
#include "pewter/geometry.hpp"

namespace pewter::detail {
void raise_null(const char* function, const char* argument, std::size_t elements) {
  raise("%s: %s = null, must point to %zu elements", function, argument, elements);
}

void raise_overlap(const char* function, const named_span& a, const named_span& b, const char* allowed) {
  raise("%s: %s = %p (%zu bytes) and %s = %p (%zu bytes) share %zu bytes, %s", function, a.name, a.data,
        a.bytes, b.name, b.data, b.bytes, shared_bytes(a.data, a.bytes, b.data, b.bytes), allowed);
}

namespace {

void check_mapping(const char* function, const launch& options) {
  const int value = static_cast<int>(options.mapping);
  if (value >= mapping_count)
    raise("%s: mapping = %d is unknown, must be less than %d", function, value, mapping_count);
}

}  // namespace

std::uint32_t check_threads(const char* function, const launch& options, std::uint32_t automatic_value,
                            std::uint32_t automatic_on_device) {
  check_mapping(function, options);
  PEWTER_CHECKED(if (const std::uint32_t tried = tried_threads(); tried != 0) return tried;)
  if (options.threads_per_threadgroup > max_threads_per_threadgroup) {
    raise("%s: threads_per_threadgroup = %u, must be at most %u", function, options.threads_per_threadgroup,
          max_threads_per_threadgroup);
  }
  if (options.threads_per_threadgroup != 0) return options.threads_per_threadgroup;
  return is_on_device(options) ? automatic_on_device : automatic_value;
}

std::uint32_t check_extent(const char* function, const char* argument, std::size_t value,
                           std::size_t minimum) {
  constexpr std::size_t limit = std::numeric_limits<std::uint32_t>::max();
  if (value < minimum) raise("%s: %s = %zu, must be at least %zu", function, argument, value, minimum);
  if (value > limit) raise("%s: %s = %zu, must be at most %zu", function, argument, value, limit);
  return static_cast<std::uint32_t>(value);
}

std::size_t check_elements(const char* function, std::size_t bytes_per_element, std::size_t a, std::size_t b,
                           std::size_t c) {
  if (a == 0 || b == 0 || c == 0) return 0;
  constexpr std::size_t limit = std::numeric_limits<std::ptrdiff_t>::max();
  std::size_t plane, elements, bytes;
  if (__builtin_mul_overflow(a, b, &plane) || __builtin_mul_overflow(plane, c, &elements) ||
      __builtin_mul_overflow(elements, bytes_per_element, &bytes) || bytes > limit) {
    raise("%s: size = %zu x %zu x %zu elements of %zu bytes, must be at most %zu elements in all", function,
          a, b, c, bytes_per_element, limit / bytes_per_element);
  }
  return elements;
}

bool offers(const description& about, pattern p) {
  return std::ranges::find(about.patterns, p) != about.patterns.end();
}

pattern check_pattern(const char* function, const launch& options, const description& about,
                      pattern automatic_value) {
  if (options.pattern == pattern::automatic) return automatic_value;
  if (offers(about, options.pattern)) return options.pattern;
  std::string offered = name_of(pattern::automatic);
  for (const pattern p : about.patterns) offered += std::string(", ") + name_of(p);
  const bool known = static_cast<int>(options.pattern) < pattern_count;
  raise("%s: pattern = %s is not offered, must be one of %s", function,
        known ? name_of(options.pattern) : "(unknown)", offered.c_str());
}

}  // namespace pewter::detail
