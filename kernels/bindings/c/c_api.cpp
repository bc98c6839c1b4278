// pewter.h: statuses, the last error's text, versions.
#include "kernels/bindings/c/c_api.hpp"

#include <new>
#include <string>

#include "pewter/detail/kept_by_thread.hpp"
#include "pewter/device.hpp"
#include "pewter/error.hpp"

namespace pewter::detail {
namespace {

static_assert(PEWTER_BFLOAT + 1 == element_type_count && PEWTER_PATTERN_TILED + 1 == pattern_count &&
              PEWTER_MAPPING_TEAMS_DISTRIBUTE + 1 == mapping_count);
static_assert(static_cast<int>(activation::gelu) == PEWTER_ACTIVATION_GELU &&
              gemm_options<float>::tight == PEWTER_TIGHT);

constexpr const char* no_memory = "out of memory";

/// Of the calling thread: the text, or that there was no memory for it.
struct kept_error : std::string {};
thread_local bool error_found_no_memory = false;

pewter_status fails(pewter_status status, const char* text) noexcept {
  try {
    kept_by_thread<kept_error>::get().assign(text);
    error_found_no_memory = false;
  } catch (const std::bad_alloc&) {
    error_found_no_memory = true;
  }
  return status;
}

const char* last_error() noexcept {
  if (error_found_no_memory) return no_memory;
  try {
    return kept_by_thread<kept_error>::get().c_str();
  } catch (const std::bad_alloc&) {
    return no_memory;
  }
}

}  // namespace

pewter_status status_of_exception() noexcept {
  try {
    throw;
  } catch (const device_error& e) {
    return fails(PEWTER_DEVICE_ERROR, e.what());
  } catch (const error& e) {
    return fails(PEWTER_INVALID_ARGUMENT, e.what());
  } catch (const std::bad_alloc&) {
    return fails(PEWTER_OUT_OF_MEMORY, no_memory);
  } catch (const std::exception& e) {
    return fails(PEWTER_INTERNAL_ERROR, e.what());
  } catch (...) {
    return fails(PEWTER_INTERNAL_ERROR, "an exception of unknown type");
  }
}

int check_enumerator(const char* function, const char* argument, int value, int count) {
  if (value < 0 || value >= count)
    raise("%s: %s = %d, must be 0 to %d", function, argument, value, count - 1);
  return value;
}

block_type block_type_of(const char* function, pewter_block_type type) {
  return static_cast<block_type>(check_enumerator(function, "block_type", type, block_type_count));
}

void check_reserved(const char* function, const char* argument, std::span<const std::uint32_t> fields) {
  for (const std::uint32_t field : fields) {
    if (field != 0) raise("%s: a reserved field of %s is %u, must be 0", function, argument, field);
  }
}

launch launch_of(const char* function, const pewter_launch* how) {
  if (how == nullptr) return {};
  check_reserved(function, "launch", {&how->reserved, 1});
  launch options{
      .threads_per_threadgroup = how->threads_per_threadgroup,
      .pattern = static_cast<pattern>(check_enumerator(function, "pattern", how->pattern, pattern_count)),
      .target = how->target,
      .host_threads = how->host_threads,
      .mapping = static_cast<mapping>(check_enumerator(function, "mapping", how->mapping, mapping_count))};
  add_device(function, *how, options);
  return options;
}

}  // namespace pewter::detail

uint32_t pewter_c_api_version(void) { return PEWTER_C_API_VERSION; }

const char* pewter_version(void) { return PEWTER_VERSION; }

const char* pewter_last_error(void) { return pewter::detail::last_error(); }
