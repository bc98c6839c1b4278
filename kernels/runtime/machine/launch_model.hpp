// The cost model of row and element-wise kernels: what a launch takes by each pattern, from which follow the
// pattern, the SIMD groups of a row, and whether other host threads are worth a fork.
//
// Patterns show in the bits of sums, so that what chooses them knows kernel and shape alone; what counts
// nanoseconds knows the machine. Why: kernels/common/kernels.md#costs.
#pragma once

#include <cstddef>
#include <string_view>

#include "kernels/runtime/machine/kernel_costs.hpp"
#include "kernels/runtime/registry.hpp"
#include "pewter/detail/fork_thresholds.hpp"
#include "pewter/geometry.hpp"
#include "pewter/launch.hpp"

namespace pewter {

struct machine;

/// What a launch computes. A vector is one row of several threadgroups.
struct launch_work {
  std::size_t rows, cols;
  element_type type;
  std::size_t bytes;       ///< of operands
  std::size_t groups = 0;  ///< threadgroups of a vector; 0: one a row, or one for 32 of them
};

namespace detail {

std::size_t groups_of(pattern, const launch_work&);

/// A pattern, and the cycles of a launch's work by it on one core.
struct counted_pattern {
  pattern by = pattern::automatic;
  double cycles = 0;
};

/// A kernel's costs; the usual ones if costs.inc does not list it.
inline const kernel_costs& costs_or_usual(const description& about) {
  return about.costs != nullptr ? *about.costs : usual_costs;
}

/// @param by one that the kernel offers
counted_pattern counted(const kernel_costs&, pattern by, const launch_work&);

/// The pattern that takes least on a machine that is the same everywhere.
/// @param tiles whether tiled is one of the candidates
counted_pattern automatic_pattern(const kernel_costs&, const launch_work&, bool tiles = true);

/// Nanoseconds of a cycle of that machine, and of a byte of its caches.
inline constexpr double nominal_cycle = 0.25, nominal_byte = 0.006;

/// What the work takes on one core of a machine: its cycles, or its bytes from the level that holds them.
double nanoseconds_of(const machine&, double cycles, const launch_work&);

/// The same where host threads share its parts: threadgroups, or the SIMD groups of a single one.
double nanoseconds_of_forked(const machine&, double on_one_core, std::size_t parts, unsigned host_threads);

/// What a call of a kernel that has costs takes on this many host threads.
/// @param by `automatic`: the pattern that is the fastest for its shape
double predicted_nanoseconds(const machine&, const description&, const problem_shape&, element_type,
                             pattern by, unsigned host_threads);

/// The launch, on one host thread where others save less than to start them takes.
launch on_enough_host_threads(const launch&, double on_one_core, const launch_geometry&);

/// run_kernel, on as many host threads as pay.
inline void run_modelled(target_tables tables, pattern p, element_type type, const void* arguments,
                         const launch_geometry& geometry, const launch& options, double on_one_core) {
  constexpr double too_short = 1e-6;
  if (on_one_core < fork_pays_from_nanoseconds) [[likely]]
    return run_kernel(tables, p, type, arguments, geometry, options, too_short);
  run_kernel(tables, p, type, arguments, geometry, on_enough_host_threads(options, on_one_core, geometry),
             on_one_core / static_cast<double>(geometry.threadgroups_per_grid.volume()));
}

}  // namespace detail
}  // namespace pewter
