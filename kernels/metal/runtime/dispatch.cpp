// A dispatch: arguments and sizes are checked, then threadgroups run on Pewter's host threads
// (host_work.hpp), or on a GPU (gpu_dispatch.cpp).
#include <algorithm>

#include "kernels/metal/runtime/compilation/compiled_source.hpp"
#include "kernels/metal/runtime/faults/watchdog.hpp"
#include "kernels/metal/runtime/gpu/gpu_device.hpp"
#include "kernels/metal/runtime/log/kernel_log.hpp"
#include "kernels/metal/runtime/note_once.hpp"
#include "kernels/metal/runtime/pipeline_access.hpp"
#include "kernels/metal/runtime/threads/host_work.hpp"
#include "kernels/metal/runtime/trace/trace.hpp"
#include "pewter/error.hpp"
#include "pewter/metal.hpp"

namespace pewter::metal {

namespace {

unsigned threads_of(const dispatch_settings& settings) {
  if (settings.reference || settings.mapping == mapping::run_inline || settings.host_threads == 1) return 1;
  const unsigned available = detail::available_host_threads();
  return settings.host_threads == 0 || settings.host_threads > available ? available : settings.host_threads;
}

/// What runs one thread at a time is the CPU's.
int device_of(const dispatch_settings& settings, const loaded_object& object) {
  static const int by_environment = device_of_environment();
  if (settings.device != -1) return settings.device;
  return settings.reference || object.checked ? cpu_device : by_environment;
}

/// Also of a kernel that fails.
struct messages_at_end {
  explicit messages_at_end(const dispatch_log& l) : log(l) {}
  ~messages_at_end() {
    try {
      log.deliver();
    } catch (const std::exception& e) {
      note_once(std::string("metal: messages of kernels: ") + e.what());
    }
  }
  messages_at_end(const messages_at_end&) = delete;
  messages_at_end& operator=(const messages_at_end&) = delete;
  const dispatch_log& log;
};

/// Rows that whole-threadgroup code exists for, if the kernel does not know its threadgroups.
/// Why: kernels/metal/runtime/threads/host_threads.md#kernels-that-do-not-know-their-threadgroup.
launch_geometry regrouped(const loaded_kernel& kernel, const launch_geometry& geometry) {
  constexpr std::uint32_t threads = 256, lanes = 32;
  const std::uint32_t x = geometry.threads_per_threadgroup.x, y = geometry.threads_per_threadgroup.y;
  const std::uint32_t row = geometry.threads_per_grid.x;
  const bool has_code = x % lanes == 0 || (x == 16 && y % 2 == 0) || (x == 8 && y % 4 == 0);
  if (!kernel.is_ungrouped || kernel.threadgroups == nullptr || has_code || row < lanes) return geometry;
  return geometry_of_threads(geometry.threads_per_grid, {std::min(threads, row / lanes * lanes), 1, 1});
}

void run(const pipeline& p, const arguments& a, const launch_geometry& geometry, const char* counted_by,
         const dispatch_settings& settings) {
  if (const int device = device_of(settings, pipeline_access::object_of(p)); device != cpu_device) {
    trace::dispatch traced(p, a, geometry, counted_by);
    pipeline_access::run_on_gpu(p, a, geometry, device, time_limit_of(settings.timeout_seconds));
    return traced.ran_on_gpu(geometry.empty() ? 0 : last_gpu_seconds());
  }
  const std::vector<void*> bound = pipeline_access::bind(p, a);
  if (geometry.empty()) return;
  trace::dispatch traced(p, a, geometry, counted_by);
  kernel_guard guard(settings.timeout_seconds);
  const dispatch_log log;
  guard.log = log.memory();
  const messages_at_end messages(log);
  if (pipeline_access::object_of(p).checked) {
    traced.ran(1, "checked");
    guard.begin();
    return pipeline_access::run_checked(p, a, bound.data(), geometry, guard);
  }
  const pipeline chosen = settings.reference ? pipeline_access::with_reference(p) : p;
  const loaded_kernel& kernel = pipeline_access::kernel_of(chosen);
  if (!settings.reference && kernel.is_empty())
    throw error(kernel.name + (kernel.reference != nullptr ? ": only reference code in this object"
                                                           : ": only code for GPUs in this object"));
  const launch_geometry grouped = settings.reference ? geometry : regrouped(kernel, geometry);
  running_kernel k{kernel,       kernel,  kernel.frame,       kernel.kept_turns,
                   bound.data(), grouped, settings.reference, is_crowded(kernel, bound),
                   guard};
  const bool may_choose = settings.mapping == mapping::automatic;
  host_work work{k, threads_of(settings), !may_choose, kernel.costs->of(grouped)};
  const bool together =
      k.waits() && (may_choose || settings.mapping == mapping::simdgroups) && work.together_is_best();
  if (!k.reference && k.code.any == nullptr && !k.has_code_of_rows(together))
    k.add(k.lacks_singles(together) ? pipeline_access::singles(p) : pipeline_access::other_places(p), bound);
  const detail::dispatch_scope scope;
  guard.begin();
  const bool have_met = together && work.run_together();
  if (!have_met) work.run_threadgroups();
  traced.ran(work.used, settings.reference ? "reference"
                        : have_met         ? "together"
                        : work.used > 1    ? "shared"
                                           : "inline");
  guard.check(kernel.name);
  if (guard.has_read_zeros())
    note_once(kernel.name +
              ": loads of memory that is not its gave zeros; PEWTER_METAL_CHECK=1 names their lines");
}

}  // namespace

void dispatch_threads(const pipeline& p, const arguments& a, uint3 grid, uint3 threads,
                      const dispatch_settings& settings) {
  const char* name = p.name().c_str();
  detail::check_threads_per_threadgroup(name, threads, p.limits().max_total_threads_per_threadgroup);
  run(p, a, geometry_of_threads(grid, threads, name), "threads", settings);
}

void dispatch_threadgroups(const pipeline& p, const arguments& a, uint3 groups, uint3 threads,
                           const dispatch_settings& settings) {
  const char* name = p.name().c_str();
  detail::check_threads_per_threadgroup(name, threads, p.limits().max_total_threads_per_threadgroup);
  run(p, a, geometry_of_threadgroups(groups, threads, name), "threadgroups", settings);
}

}  // namespace pewter::metal
