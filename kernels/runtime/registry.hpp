// The collection: every kernel's description and its function tables, one a target, and the choice.
#pragma once

#include <span>

#include "kernels/runtime/description.hpp"
#include "kernels/runtime/kernel_table.hpp"
#include "pewter/geometry.hpp"
#include "pewter/launch.hpp"

namespace pewter {

/// One instruction set that the library was built for.
struct target {
  const char* name;
  bool (*cpu_supports)();  ///< this CPU and operating system
  bool complete;           ///< offers every kernel; else most take the next target's code
  bool built;              ///< false: PEWTER_ONLY_TARGETS leaves it out

  bool supported() const { return built && cpu_supports(); }
};

/// The targets built in, best first.
std::span<const target> targets();

/// The target that a launch uses: its own wish, else PEWTER_TARGET (unless empty), else the best supported
/// one. Without a wish the choice is made once a process. An index of targets().
/// @throws error naming the known targets if the wish is unknown or not supported here.
int choose_target(const char* wish);

/// Whether PEWTER_TARGET chooses for launches without a wish.
bool environment_names_target();

/// The tables of one kernel in targets()' order.
using target_tables = const kernel_table* const*;

/// The target whose code a launch runs: the chosen one, `best`, or, where that has none of its own for the
/// pattern and element type, the next one. Indices of targets().
/// @throws error if no target offers them
int target_with(target_tables tables, pattern, element_type, int best);

/// Runs the function of a target that has it (target_with). Checks of the arguments are the caller's.
/// @param target an index of targets()
void run_on_target(int target, target_tables tables, pattern p, element_type type, const void* arguments,
                   const launch_geometry& geometry, const launch& options,
                   double nanoseconds_per_threadgroup);

namespace detail {

/// The kernel that a public function launches, and that function's name in errors.
struct launched_kernel {
  const char* function;
  const description& about;
  target_tables tables;
};

/// Whether the launch asks for a GPU.
inline bool is_on_device(const launch& options) { return options.device >= 0 || options.queue != nullptr; }

/// Runs a kernel's GPU code, and waits for it unless the launch names a queue.
/// @throws error naming the reason if there is no such device
void run_on_device(target_tables tables, pattern, element_type, const void* arguments, const launch_geometry&,
                   const launch&, double nanoseconds_per_threadgroup);

}  // namespace detail

/// Chooses the target's function, or that of the next target which has one, and runs it. Checks of the
/// arguments are the caller's.
/// @throws error if neither the target nor a worse one has that pattern and element type
inline void run_kernel(target_tables tables, pattern p, element_type type, const void* arguments,
                       const launch_geometry& geometry, const launch& options,
                       double nanoseconds_per_threadgroup) {
  if (detail::is_on_device(options))
    return detail::run_on_device(tables, p, type, arguments, geometry, options, nanoseconds_per_threadgroup);
  run_on_target(target_with(tables, p, type, choose_target(options.target)), tables, p, type, arguments,
                geometry, options, nanoseconds_per_threadgroup);
}

struct kernel {
  const char* family;
  const char* name;
  const description* about;
  target_tables tables;
};

/// Every kernel of the collection in the registry's order.
std::span<const kernel> kernels();
bool is_of_collection(target_tables tables);
/// The name of the kernel whose tables these are; "user_kernel" where pewter_add_kernels did not make them.
const char* name_of(target_tables tables);

#define PEWTER_KERNEL(family, name, ...)    \
  namespace detail {                        \
  extern const target_tables name##_tables; \
  }                                         \
  extern const description name##_description;
#include "kernels/registry.inc"
#undef PEWTER_KERNEL

}  // namespace pewter
