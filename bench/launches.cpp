// The linker's --wrap=<run_on_target> (CMakeLists.txt) sends every launch of the collection through here, so
// that neither the kernels nor their timing know of it: outside of launches_of it is one test of a pointer.
#include "bench/launches.hpp"

namespace pewter::bench {
namespace {

std::vector<launch_geometry>* watcher = nullptr;

}  // namespace

std::vector<launch_geometry> launches_of(const cell& c, void* const* operands) {
  std::vector<launch_geometry> seen;
  kernel_call call{c.shape->shape, c.type, operands, {}};
  call.launch.pattern = c.pattern;
  call.launch.threads_per_threadgroup = c.threads;
  watcher = &seen;
  c.which->about->call(call);
  watcher = nullptr;
  return seen;
}

// PEWTER_RUN_ON_TARGET is the symbol of pewter::run_on_target.
void real_run_on_target(int, target_tables, pattern, element_type, const void*, const launch_geometry&,
                        const launch&, double) asm("__real_" PEWTER_RUN_ON_TARGET);
void watched_run_on_target(int, target_tables, pattern, element_type, const void*, const launch_geometry&,
                           const launch&, double) asm("__wrap_" PEWTER_RUN_ON_TARGET);

void watched_run_on_target(int target, target_tables tables, pattern p, element_type type,
                           const void* arguments, const launch_geometry& geometry, const launch& options,
                           double nanoseconds) {
  if (watcher != nullptr) watcher->push_back(geometry);
  real_run_on_target(target, tables, p, type, arguments, geometry, options, nanoseconds);
}

}  // namespace pewter::bench
