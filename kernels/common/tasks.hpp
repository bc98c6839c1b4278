// The launch of kernels whose work is cut into tasks; one SIMD group runs each task by itself.
#pragma once

#include "kernels/common/rows.hpp"

namespace pewter::detail {

/// Runs `tasks` tasks, as many a threadgroup as it has SIMD groups. The caller has checked the pattern.
template <class T, class Arguments>
void run_tasks(const char* function, target_tables tables, pattern chosen, const Arguments& arguments,
               std::size_t tasks, double nanoseconds_per_task, const launch& options) {
  const std::uint32_t threads = check_threads(function, options, simd_execution_width);
  const std::size_t simdgroups = simdgroups_of(threads);
  const std::uint32_t groups = check_extent(function, "threadgroups", ceil_div(tasks, simdgroups));
  run_kernel(tables, chosen, element_type_of<T>, &arguments,
             geometry_of_threadgroups({groups, 1, 1}, {threads, 1, 1}, function), options,
             nanoseconds_per_task * static_cast<double>(simdgroups));
}

}  // namespace pewter::detail
