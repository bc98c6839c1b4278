// compute_pipeline: a kernel with its limits (Metal's MTLComputePipelineState). A kernel says what it
// keeps: bytes of state a thread across barriers and bytes of threadgroup memory; the limits follow.
#pragma once

#include "pewter/dispatch.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

template <class Kernel>
class compute_pipeline {
 public:
  /// @param state_bytes_per_thread what per_simdgroup_state holds, a thread
  /// @param threadgroup_memory_bytes what threadgroup::memory is asked for in all
  /// @throws error if the threadgroup memory exceeds 32 KB
  explicit compute_pipeline(Kernel kernel, std::size_t state_bytes_per_thread = 0,
                            std::size_t threadgroup_memory_bytes = 0)
      : kernel_(kernel), limits_(limits_of_pipeline(state_bytes_per_thread, threadgroup_memory_bytes)) {}

  std::uint32_t max_total_threads_per_threadgroup() const {
    return limits_.max_total_threads_per_threadgroup;
  }
  std::uint32_t thread_execution_width() const { return limits_.thread_execution_width; }
  std::size_t static_threadgroup_memory_length() const { return limits_.static_threadgroup_memory_length; }
  const pipeline_limits& limits() const { return limits_; }

  /// @throws error as pewter::dispatch_threads, and beyond max_total_threads_per_threadgroup
  void dispatch_threads(uint3 threads_per_grid, uint3 threads_per_threadgroup,
                        const dispatch_options& options = {}) {
    check(threads_per_threadgroup);
    dispatch(geometry_of_threads(threads_per_grid, threads_per_threadgroup, "dispatch_threads"), kernel_,
             options);
  }
  void dispatch_threadgroups(uint3 threadgroups_per_grid, uint3 threads_per_threadgroup,
                             const dispatch_options& options = {}) {
    check(threads_per_threadgroup);
    dispatch(
        geometry_of_threadgroups(threadgroups_per_grid, threads_per_threadgroup, "dispatch_threadgroups"),
        kernel_, options);
  }

 private:
  void check(uint3 threads) const {
    detail::check_threads_per_threadgroup("compute_pipeline", threads,
                                          limits_.max_total_threads_per_threadgroup);
  }

  Kernel kernel_;
  pipeline_limits limits_;
};

PEWTER_END_TARGET_NAMESPACE
