// compute_pipeline: a kernel with its limits (Metal's MTLComputePipelineState). A kernel says what it
// keeps: bytes of state a thread across barriers and bytes of threadgroup memory; the limits follow, and a
// kernel that declares threadgroup memory gets no more of it.
#pragma once

#include "pewter/model/dispatch.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

/// A kernel, a function of threadgroup&, and what a dispatch of it may ask for.
template <class Kernel>
class compute_pipeline {
 public:
  /// @param kernel is copied
  /// @param state_bytes_per_thread what per_simdgroup_state holds, a thread
  /// @param threadgroup_memory_bytes what threadgroup::memory gives in all, whatever the threadgroup's size
  /// @param threadgroup_memory_bytes_per_thread what it gives in addition for each thread of the threadgroup
  ///        as dispatched. Both 0: not declared, all 32 KB.
  /// @throws error if the threadgroup memory of one SIMD group exceeds 32 KB
  explicit compute_pipeline(Kernel kernel, std::size_t state_bytes_per_thread = 0,
                            std::size_t threadgroup_memory_bytes = 0,
                            std::size_t threadgroup_memory_bytes_per_thread = 0)
      : kernel_(kernel),
        limits_(limits_of_pipeline(state_bytes_per_thread, threadgroup_memory_bytes, default_register_file,
                                   max_threadgroup_memory, threadgroup_memory_bytes_per_thread)),
        memory_per_thread_(threadgroup_memory_bytes_per_thread) {}

  /// Threads that a threadgroup may have, by what the kernel keeps for each.
  std::uint32_t max_total_threads_per_threadgroup() const {
    return limits_.max_total_threads_per_threadgroup;
  }
  /// Threads of a SIMD group: 32.
  std::uint32_t thread_execution_width() const { return limits_.thread_execution_width; }
  /// Bytes that the kernel declares whatever the threadgroup's size; 0: none declared.
  std::size_t static_threadgroup_memory_length() const { return limits_.static_threadgroup_memory_length; }
  /// All of these together.
  const pipeline_limits& limits() const { return limits_; }

  /// @throws error as pewter::dispatch_threads, beyond max_total_threads_per_threadgroup, and if the kernel
  ///         asks for more threadgroup memory than declared
  void dispatch_threads(uint3 threads_per_grid, uint3 threads_per_threadgroup,
                        const dispatch_options& options = {}) {
    check(threads_per_threadgroup);
    run(geometry_of_threads(threads_per_grid, threads_per_threadgroup, "dispatch_threads"), options);
  }
  /// As dispatch_threads, of whole threadgroups.
  void dispatch_threadgroups(uint3 threadgroups_per_grid, uint3 threads_per_threadgroup,
                             const dispatch_options& options = {}) {
    check(threads_per_threadgroup);
    run(geometry_of_threadgroups(threadgroups_per_grid, threads_per_threadgroup, "dispatch_threadgroups"),
        options);
  }

 private:
  void check(uint3 threads) const {
    detail::check_threads_per_threadgroup("compute_pipeline", threads,
                                          limits_.max_total_threads_per_threadgroup);
  }
  void run(const launch_geometry& geometry, const dispatch_options& options) {
    const std::size_t fixed = limits_.static_threadgroup_memory_length;
    if (fixed == 0 && memory_per_thread_ == 0) return dispatch(geometry, kernel_, options);
    const std::size_t shared = memory_per_thread_ * geometry.threads_per_threadgroup.volume();
    const std::size_t granules = ceil_div(shared, threadgroup_memory_granularity);
    const std::size_t declared = fixed + granules * threadgroup_memory_granularity;
    const auto limited = [this, declared](threadgroup& tg) {
      tg.limit_memory(declared);
      kernel_(tg);
    };
    dispatch(geometry, limited, options);
  }

  Kernel kernel_;
  pipeline_limits limits_;
  std::size_t memory_per_thread_;
};

PEWTER_END_TARGET_NAMESPACE
