// The geometry of a launch: how a grid of threads is cut into threadgroups and SIMD groups.
//
// All of it is arithmetic on whole numbers, constexpr, and what Apple's "Calculating threadgroup and grid
// sizes" and "Creating threads and threadgroups" describe: a grid need not be a multiple of the
// threadgroup, then the threadgroups at its far edges are smaller; a threadgroup's threads are numbered
// row by row (x fastest), and consecutive runs of the execution width are its SIMD groups. A grid with an
// extent of 0 is an empty launch. Functions are always inlined: per-target files include this header.
#pragma once

#include <cstddef>
#include <cstdint>

#include "pewter/error.hpp"
#include "pewter/native/target.hpp"
#include "pewter/types.hpp"

namespace pewter {

inline constexpr std::uint32_t simd_execution_width = 32;
inline constexpr std::uint32_t max_threads_per_threadgroup = 1024;
inline constexpr std::size_t max_threadgroup_memory = 32 * 1024;   ///< bytes
inline constexpr std::size_t threadgroup_memory_granularity = 16;  ///< bytes
inline constexpr std::size_t default_register_file = 64 * 1024;    ///< bytes for all threads of a threadgroup

/// A validated launch. Made by geometry_of_threads and geometry_of_threadgroups.
struct launch_geometry {
  uint3 threads_per_grid;
  uint3 threads_per_threadgroup;  ///< of a threadgroup that is not cut by the grid's edge
  uint3 threadgroups_per_grid;

  /// Whether there is no thread.
  PEWTER_INLINE constexpr bool empty() const {
    return threads_per_grid.x == 0 || threads_per_grid.y == 0 || threads_per_grid.z == 0;
  }
  /// Whether threadgroups at the grid's edge are cut by it.
  PEWTER_INLINE constexpr bool has_edges() const {
    return std::uint64_t{threadgroups_per_grid.x} * threads_per_threadgroup.x != threads_per_grid.x ||
           std::uint64_t{threadgroups_per_grid.y} * threads_per_threadgroup.y != threads_per_grid.y ||
           std::uint64_t{threadgroups_per_grid.z} * threads_per_threadgroup.z != threads_per_grid.z;
  }
};

/// The limits of one kernel's pipeline (MTLComputePipelineState).
struct pipeline_limits {
  std::uint32_t max_total_threads_per_threadgroup = max_threads_per_threadgroup;
  std::uint32_t thread_execution_width = simd_execution_width;
  std::size_t static_threadgroup_memory_length = 0;  ///< bytes, a multiple of 16
};

/// The SIMD group of a thread within its threadgroup, and its lane there.
struct simd_place {
  std::uint32_t simdgroup, lane;
};

/// Where a thread of the grid runs.
struct thread_place {
  uint3 threadgroup;            ///< threadgroup_position_in_grid
  uint3 thread_in_threadgroup;  ///< thread_position_in_threadgroup
  simd_place simd;
};

/// n / d rounded up, without overflow. d must not be 0.
PEWTER_INLINE constexpr std::uint64_t ceil_div(std::uint64_t n, std::uint64_t d) {
  return n / d + (n % d != 0);
}

/// Threadgroups, or tiles, of an extent that cover a grid: ceiling division in each dimension.
/// @param tile extents, each at least 1
PEWTER_INLINE constexpr uint3 threadgroups_covering(uint3 grid, uint3 tile) {
  return {static_cast<std::uint32_t>(ceil_div(grid.x, tile.x)),
          static_cast<std::uint32_t>(ceil_div(grid.y, tile.y)),
          static_cast<std::uint32_t>(ceil_div(grid.z, tile.z))};
}

namespace detail {

/// Throws unless every extent is at least 1 and the product at most `limit`.
PEWTER_INLINE constexpr void check_threads_per_threadgroup(const char* function, uint3 threads,
                                                           std::uint32_t limit) {
  if (threads.x == 0 || threads.y == 0 || threads.z == 0) {
    raise("%s: threads_per_threadgroup = %ux%ux%u, every extent must be at least 1", function, threads.x,
          threads.y, threads.z);
  }
  // In this order no product overflows: each factor is below 2^32, the first product is at most 2^64 - 1.
  const std::uint64_t plane = std::uint64_t{threads.x} * threads.y;
  if (plane > limit || plane * threads.z > limit) {
    raise("%s: threads_per_threadgroup = %ux%ux%u, must be at most %u threads in all", function, threads.x,
          threads.y, threads.z, limit);
  }
}

/// Throws unless a grid's threads can be counted in 64 bits.
PEWTER_INLINE constexpr void check_threads_per_grid(const char* function, uint3 grid) {
  const std::uint64_t plane = std::uint64_t{grid.x} * grid.y;
  if (grid.z != 0 && plane > UINT64_MAX / grid.z) {
    raise("%s: threads_per_grid = %ux%ux%u, must be at most 2^64 - 1 threads in all", function, grid.x,
          grid.y, grid.z);
  }
}

/// threadgroups * threads in one dimension. Throws if that exceeds 32 bits.
PEWTER_INLINE constexpr std::uint32_t grid_extent(const char* function, char dimension,
                                                  std::uint32_t threadgroups, std::uint32_t threads) {
  const std::uint64_t extent = std::uint64_t{threadgroups} * threads;
  if (extent > UINT32_MAX) {
    raise("%s: threadgroups_per_grid.%c = %u with %u threads each, must be at most %u threads in all",
          function, dimension, threadgroups, threads, UINT32_MAX);
  }
  return static_cast<std::uint32_t>(extent);
}

PEWTER_INLINE constexpr std::uint32_t smaller(std::uint64_t a, std::uint64_t b) {
  return static_cast<std::uint32_t>(a < b ? a : b);
}

/// The threads, in whole SIMD groups, whose `each` bytes fit in `bytes`; at most a threadgroup's limit.
PEWTER_INLINE constexpr std::uint32_t whole_simdgroups_in(std::size_t bytes, std::size_t each) {
  const std::size_t threads = each == 0 ? max_threads_per_threadgroup : bytes / each;
  return smaller(threads / simd_execution_width * simd_execution_width, max_threads_per_threadgroup);
}

}  // namespace detail

/// Threads of any number; threadgroups at the far edges are smaller where it does not divide evenly
/// (dispatchThreads:threadsPerThreadgroup:).
/// @param threads_per_grid extents; one of 0 is an empty launch
/// @param threads_per_threadgroup extents of at least 1, at most 1024 threads in all
/// @param function the name that an error's text begins with
/// @throws error if a limit is exceeded
PEWTER_INLINE constexpr launch_geometry geometry_of_threads(uint3 threads_per_grid,
                                                            uint3 threads_per_threadgroup,
                                                            const char* function = "geometry_of_threads") {
  detail::check_threads_per_threadgroup(function, threads_per_threadgroup, max_threads_per_threadgroup);
  detail::check_threads_per_grid(function, threads_per_grid);
  return {threads_per_grid, threads_per_threadgroup,
          threadgroups_covering(threads_per_grid, threads_per_threadgroup)};
}

/// Whole threadgroups (dispatchThreadgroups:threadsPerThreadgroup:): the kernel checks its own bounds.
/// @throws error if a limit is exceeded, for example a grid extent of more than 32 bits
PEWTER_INLINE constexpr launch_geometry geometry_of_threadgroups(
    uint3 threadgroups_per_grid, uint3 threads_per_threadgroup,
    const char* function = "geometry_of_threadgroups") {
  detail::check_threads_per_threadgroup(function, threads_per_threadgroup, max_threads_per_threadgroup);
  const uint3 grid = {detail::grid_extent(function, 'x', threadgroups_per_grid.x, threads_per_threadgroup.x),
                      detail::grid_extent(function, 'y', threadgroups_per_grid.y, threads_per_threadgroup.y),
                      detail::grid_extent(function, 'z', threadgroups_per_grid.z, threads_per_threadgroup.z)};
  detail::check_threads_per_grid(function, grid);
  return {grid, threads_per_threadgroup, threadgroups_per_grid};
}

/// The size of the threadgroup at a position of the grid of threadgroups: smaller at the far edges.
PEWTER_INLINE constexpr uint3 threadgroup_size_at(const launch_geometry& g, uint3 position) {
  const uint3 full = g.threads_per_threadgroup;
  return {detail::smaller(full.x, g.threads_per_grid.x - std::uint64_t{position.x} * full.x),
          detail::smaller(full.y, g.threads_per_grid.y - std::uint64_t{position.y} * full.y),
          detail::smaller(full.z, g.threads_per_grid.z - std::uint64_t{position.z} * full.z)};
}

/// SIMD groups that a threadgroup of `threads` threads needs.
PEWTER_INLINE constexpr std::uint32_t simdgroups_of(std::uint64_t threads,
                                                    std::uint32_t width = simd_execution_width) {
  return static_cast<std::uint32_t>(ceil_div(threads, width));
}

/// The SIMD group and lane of a thread, for a threadgroup of `threads` and any execution width.
PEWTER_INLINE constexpr simd_place simd_place_of(uint3 thread_in_threadgroup, uint3 threads,
                                                 std::uint32_t width = simd_execution_width) {
  const std::uint32_t index =
      (thread_in_threadgroup.z * threads.y + thread_in_threadgroup.y) * threads.x + thread_in_threadgroup.x;
  return {index / width, index % width};
}

/// The threadgroup, the position in it, the SIMD group and the lane of a thread of the grid.
PEWTER_INLINE constexpr thread_place place_of_thread(const launch_geometry& g, uint3 thread_position_in_grid,
                                                     std::uint32_t width = simd_execution_width) {
  const uint3 size = g.threads_per_threadgroup, p = thread_position_in_grid;
  const uint3 group = {p.x / size.x, p.y / size.y, p.z / size.z};
  const uint3 inner = {p.x % size.x, p.y % size.y, p.z % size.z};
  return {group, inner, simd_place_of(inner, threadgroup_size_at(g, group), width)};
}

/// The share of lanes without a thread in a threadgroup of `threads` threads: 28 of 128 for 100.
PEWTER_INLINE constexpr double idle_lane_share(std::uint32_t threads,
                                               std::uint32_t width = simd_execution_width) {
  if (threads == 0) return 0;
  const double lanes = static_cast<double>(ceil_div(threads, width) * width);
  return (lanes - threads) / lanes;
}

/// The share of lanes without a thread over a whole launch, its edge threadgroups included.
PEWTER_INLINE constexpr double idle_lane_share(const launch_geometry& g,
                                               std::uint32_t width = simd_execution_width) {
  if (g.empty()) return 0;
  const uint3 groups = g.threadgroups_per_grid;
  double lanes = 0;
  for (std::uint32_t edge = 0; edge < 8; ++edge) {  // threadgroups in the last column, row, layer, or before
    const bool last_x = edge & 1, last_y = edge & 2, last_z = edge & 4;
    const double count =
        (last_x ? 1.0 : groups.x - 1.0) * (last_y ? 1.0 : groups.y - 1.0) * (last_z ? 1.0 : groups.z - 1.0);
    const uint3 position = {last_x ? groups.x - 1 : 0, last_y ? groups.y - 1 : 0, last_z ? groups.z - 1 : 0};
    if (count > 0) {
      lanes +=
          count * static_cast<double>(ceil_div(threadgroup_size_at(g, position).volume(), width) * width);
    }
  }
  return 1 - static_cast<double>(g.threads_per_grid.volume()) / lanes;
}

/// Rounds in which each core takes a threadgroup until the launch is done: ceiling of threadgroups / cores.
PEWTER_INLINE constexpr std::uint64_t waves(const launch_geometry& g, unsigned cores) {
  if (cores == 0) detail::raise("waves: cores = 0, must be at least 1");
  return ceil_div(g.threadgroups_per_grid.volume(), cores);
}

/// Throws unless a length of threadgroup memory is a multiple of 16 bytes and at most `limit`.
PEWTER_INLINE constexpr void check_threadgroup_memory(std::size_t bytes,
                                                      std::size_t limit = max_threadgroup_memory,
                                                      const char* function = "threadgroup_memory") {
  if (bytes > limit) detail::raise("%s: length = %zu bytes, must be at most %zu", function, bytes, limit);
  if (bytes % threadgroup_memory_granularity != 0) {
    detail::raise("%s: length = %zu bytes, must be a multiple of %zu", function, bytes,
                  threadgroup_memory_granularity);
  }
}

/// The limits of a kernel by its state a thread, its fixed threadgroup memory and its threadgroup memory a
/// thread.
///
/// A threadgroup is the largest number of whole SIMD groups whose state fits the register file and whose
/// memory fits in addition to the fixed part: all 1024 threads at 64 bytes of state a thread. It is at least
/// one SIMD group, whose state spills if it must.
/// @throws error if the threadgroup memory of one SIMD group, rounded up to 16 bytes, exceeds its limit
PEWTER_INLINE constexpr pipeline_limits limits_of_pipeline(
    std::size_t state_bytes_per_thread, std::size_t threadgroup_memory_bytes,
    std::size_t register_file_bytes = default_register_file,
    std::size_t memory_limit_bytes = max_threadgroup_memory,
    std::size_t threadgroup_memory_bytes_per_thread = 0) {
  if (threadgroup_memory_bytes > memory_limit_bytes) {
    detail::raise("limits_of_pipeline: threadgroup_memory_bytes = %zu, must be at most %zu",
                  threadgroup_memory_bytes, memory_limit_bytes);
  }
  const std::size_t granules = ceil_div(threadgroup_memory_bytes, threadgroup_memory_granularity);
  const std::size_t fixed = granules * threadgroup_memory_granularity;
  const std::size_t left = memory_limit_bytes < fixed ? 0 : memory_limit_bytes - fixed;
  const std::uint32_t by_memory = detail::whole_simdgroups_in(left, threadgroup_memory_bytes_per_thread);
  if (by_memory == 0) {
    detail::raise(
        "limits_of_pipeline: threadgroup_memory_bytes_per_thread = %zu, must be at most %zu after %zu bytes "
        "for all threads",
        threadgroup_memory_bytes_per_thread, left / simd_execution_width, fixed);
  }
  const std::uint32_t by_state = detail::whole_simdgroups_in(register_file_bytes, state_bytes_per_thread);
  const std::uint32_t most = detail::smaller(by_state, by_memory);
  return {most < simd_execution_width ? simd_execution_width : most, simd_execution_width, fixed};
}

namespace detail {

PEWTER_INLINE constexpr void check_execution_width(const char* function, const pipeline_limits& limits) {
  const std::uint32_t w = limits.thread_execution_width, most = limits.max_total_threads_per_threadgroup;
  if (w == 0 || w > most) raise("%s: thread_execution_width = %u, must be 1 to %u", function, w, most);
}

}  // namespace detail

/// As many threads as the limits allow, in whole SIMD groups along x.
PEWTER_INLINE constexpr uint3 threads_per_threadgroup_1d(const pipeline_limits& limits) {
  detail::check_execution_width("threads_per_threadgroup_1d", limits);
  const std::uint32_t w = limits.thread_execution_width, most = limits.max_total_threads_per_threadgroup;
  return {most - most % w, 1, 1};
}
/// Metal's idiom for two dimensions: w = thread_execution_width, h = max_total_threads / w. 32 and 1024:
/// 32x32.
PEWTER_INLINE constexpr uint3 threads_per_threadgroup_2d(const pipeline_limits& limits) {
  detail::check_execution_width("threads_per_threadgroup_2d", limits);
  return {limits.thread_execution_width,
          limits.max_total_threads_per_threadgroup / limits.thread_execution_width, 1};
}
/// The same for three: rows of one SIMD group, stacked as nearly square as whole layers allow. 32 and 1024:
/// 32x4x8.
PEWTER_INLINE constexpr uint3 threads_per_threadgroup_3d(const pipeline_limits& limits) {
  detail::check_execution_width("threads_per_threadgroup_3d", limits);
  const std::uint32_t w = limits.thread_execution_width;
  const std::uint32_t rows = limits.max_total_threads_per_threadgroup / w;
  std::uint32_t h = 1;
  while (4 * h * h <= rows) h *= 2;
  return {w, h, rows / h};
}

}  // namespace pewter
