// The host side that transforms share.
#pragma once

#include <bit>
#include <cmath>
#include <memory>

#include "kernels/common/rows.hpp"
#include "kernels/transform/transform.hpp"
#include "pewter/model/host_threads.hpp"

#define PEWTER_FAMILY "pewter/detail/kernels/transform.inc"
#include "kernels/common/described.hpp"

namespace pewter::detail {

/// How a transform is launched.
struct transform_launch {
  pattern chosen;
  std::uint32_t threads;
  std::uint32_t threadgroups;  ///< each takes one transform after the other
};

template <class T>
struct transform_operands {
  const T* x;
  T* y;
  std::size_t n;  ///< numbers of each
};

/// Checks operands, the launch and the rest, in this order.
template <class T>
transform_launch check_transform(const char* function, const description& about,
                                 const transform_operands<T>& of, transform_shape shape, float scale,
                                 const launch& options) {
  const auto& [x, y, n] = of;
  check_not_on_device(function, options);
  check_pointer(function, "x", x, n);
  check_pointer(function, "y", y, n);
  check_same_or_disjoint(function, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  // A long transform has passes for several host threads to share.
  constexpr std::size_t shared_from = 16384;
  const pattern chosen = check_pattern(function, options, about, pattern::vectorized);
  const std::uint32_t threads =
      check_threads(function, options, shape.length < shared_from ? simd_execution_width : 256);
  if (options.target != nullptr) choose_target(options.target);
  if (shape.length > longest_transform || (shape.length != 0 && !std::has_single_bit(shape.length)))
    raise("%s: length = %zu, must be a power of two, at most %zu", function, shape.length, longest_transform);
  if (!std::isfinite(scale)) raise("%s: scale = %g, must be finite", function, static_cast<double>(scale));
  const std::size_t host_threads =
      options.host_threads == 0 ? available_host_threads()
                                : std::min<std::size_t>(available_host_threads(), options.host_threads);
  constexpr std::size_t turns = 8;  // of a host thread, so that the last ones end together
  const std::size_t threadgroups = n == 0 ? 0 : std::min(shape.transforms, turns * host_threads);
  return {chosen, threads, check_extent(function, "threadgroups", threadgroups)};
}

/// Scratch of a launch whose threadgroups need `floats` each; none where threadgroup memory holds them.
inline std::unique_ptr<float[]> scratch_of_transforms(const char* function, const transform_launch& how,
                                                      std::size_t floats) {
  if (floats <= floats_of_threadgroup) return nullptr;
  return std::make_unique_for_overwrite<float[]>(
      check_elements(function, sizeof(float), how.threadgroups, floats));
}

template <class T, class Arguments>
void run_transform(const char* function, target_tables tables, const transform_launch& how,
                   const Arguments& arguments, double nanoseconds, const launch& options) {
  announce_shape({{arguments.transforms, arguments.length}});
  const double turns = static_cast<double>(arguments.transforms) / std::max(how.threadgroups, 1u);
  run_kernel(tables, how.chosen, element_type_of<T>, &arguments,
             geometry_of_threadgroups({how.threadgroups, 1, 1}, {how.threads, 1, 1}, function), options,
             nanoseconds * turns);
}

// ---- parts of descriptions ----

inline bool is_transform(const problem_shape& s) {
  return s[1] == 0 || (std::has_single_bit(s[1]) && s[1] <= longest_transform);
}
/// log2 of the length: how many additions a result has.
inline double stages_of(const problem_shape& s) {
  return s[1] == 0 ? 0 : std::log2(static_cast<double>(s[1]));
}

}  // namespace pewter::detail
