// The prefix sums of one vector on a GPU, in two dispatches: each threadgroup adds up one chunk; then each
// adds the sums before its chunk, in double, and scans. No threadgroup waits for another.
#pragma once

#include "kernels/reduce/reduce.kernel.hpp"
#include "kernels/scan/array_scan.kernel.hpp"
#include "kernels/scan/vector_scan.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Of a vector of n. A chunk is as on the CPU, or so long that every threadgroup can read all sums.
struct chunks_of_vector {
  const void* x;  // (n)
  void* y;        // (n), may be x
  float* sums;    // (chunks)
  std::size_t n, chunk;

  PEWTER_INLINE std::size_t begin(std::uint32_t group) const { return group * chunk; }
  PEWTER_INLINE std::size_t count(std::uint32_t group) const {
    const std::size_t left = n - begin(group);
    return left < chunk ? left : chunk;
  }
};

template <class Walk, class T>
void add_up_chunk(threadgroup& tg, const chunks_of_vector& a) {
  const std::uint32_t group = tg.threadgroup_position_in_grid().x;
  const T* x = static_cast<const T*>(a.x) + a.begin(group);
  const float sum = reduced<float_reduction<addition>, Walk>(tg, x, a.count(group));
  tg.single_thread([&] { a.sums[group] = sum; });
}

template <scan kind, class Way, class T>
void scan_chunk(threadgroup& tg, const chunks_of_vector& a) {
  const std::uint32_t group = tg.threadgroup_position_in_grid().x;
  const double before = threadgroup_sum(tg, [&](simdgroup& sg) {
    lanes<double> sum = 0.0;
    sg.stride_loop(
        group, [&](std::size_t i, auto active, auto) { sum += convert<double>(load(a.sums + i, active)); });
    return sum;
  });
  const std::size_t first = a.begin(group);
  Way::template run<kind>(tg, static_cast<const T*>(a.x) + first, static_cast<T*>(a.y) + first,
                          a.count(group), static_cast<float>(before), {});
}

template <scan kind, class Walk, class Way, class T>
void scan_vector(const void* arguments, const launch_geometry& geometry, const dispatch_options& options) {
  const auto& a = *static_cast<const detail::vector_scan_arguments*>(arguments);
  if (a.n == 0) return;
  offload::for_each_operand(a, offload::check_operand);
  constexpr std::size_t most_chunks = 8192;
  std::size_t chunk = detail::elements_per_chunk;
  while ((a.n + chunk - 1) / chunk > most_chunks) chunk *= 2;
  const std::size_t chunks = (a.n + chunk - 1) / chunk;
  const chunks_of_vector of{a.x, a.y, target_scratch<float>(nullptr, chunks), a.n, chunk};
  const launch_geometry all =
      geometry_of_threadgroups({static_cast<std::uint32_t>(chunks), 1, 1}, geometry.threads_per_threadgroup);
  dispatch_in_order(options, encode<add_up_chunk<Walk, T>>(of, all, 0),
                    encode<scan_chunk<kind, Way, T>>(of, all, 0));
}

template <scan kind>
constexpr kernel_table table_of_vector_scan() {
  return kernel_table{}
      .with(pattern::stride_loop, scan_vector<kind, stride_walk, by_steps, float>,
            scan_vector<kind, stride_walk, by_steps, half>, scan_vector<kind, stride_walk, by_steps, bfloat>)
      .with(pattern::vectorized, scan_vector<kind, vectorized_walk, by_parts, float>,
            scan_vector<kind, vectorized_walk, by_parts, half>,
            scan_vector<kind, vectorized_walk, by_parts, bfloat>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
