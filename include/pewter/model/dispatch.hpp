// Runs a kernel over a grid: walks each host thread through its threadgroups, as mapping_choice.hpp has
// chosen.
#pragma once

#include "pewter/detail/simdgroup_order.hpp"
#include "pewter/model/collectives.hpp"
#include "pewter/model/mapping_choice.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {

template <class T>
struct referred {
  using type = T;
};
template <class T>
struct referred<T&> {
  using type = T;
};

/// The threadgroups of one host thread, one after the other.
template <class Kernel>
PEWTER_INLINE void run_threadgroups(threadgroup& tg, const detail::worker& worker, Kernel&& kernel) {
  for (std::uint64_t g = worker.begin; g < worker.end; ++g) {
    if (__atomic_load_n(worker.failed, __ATOMIC_RELAXED) != 0) return;
    tg.start(g);
    kernel(tg);
    tg.barrier();  // the next threadgroup reuses this one's memory
  }
  if (tg.has_nontemporal_stores()) fence_nontemporal_stores();
}

/// One host thread's share of a dispatch.
template <class Kernel>
void run_worker(const launch_geometry& geometry, Kernel& kernel, std::uint32_t order,
                const detail::worker& worker) {
  if constexpr (requires { kernel.run_single_simdgroups(geometry, worker); })
    if (worker.count == 1 && order == 0 && !geometry.has_edges() &&
        geometry.threads_per_threadgroup.volume() == lane_count)
      return kernel.run_single_simdgroups(geometry, worker);
  threadgroup tg(geometry, worker, order);
  run_threadgroups(tg, worker, kernel);
}

/// A kernel as it goes to host threads with a fork: where it is.
template <class Kernel>
struct forked_kernel {
  Kernel* kernel;

  PEWTER_INLINE explicit forked_kernel(Kernel& k) : kernel(__builtin_addressof(k)) {}
  PEWTER_INLINE Kernel& get() { return *kernel; }
};
/// The form that the kernel defines for a fork (kernel_entry.hpp).
template <class Kernel>
requires requires { typename Kernel::forked; }
struct forked_kernel<Kernel> : Kernel::forked {
  PEWTER_INLINE explicit forked_kernel(const Kernel& k) : Kernel::forked(k) {}
};

/// A dispatch as each host thread gets it.
template <class Kernel>
struct forked_dispatch {
  launch_geometry geometry;
  std::uint32_t order;  // detail::simdgroup_order
  forked_kernel<Kernel> kernel;

  static void work(void* context, const detail::worker& worker) {
    auto& own = *static_cast<forked_dispatch*>(context);
    auto&& kernel = own.kernel.get();
    run_worker(own.geometry, kernel, own.order, worker);
  }
};

/// v, copied word by word: a vector load of words that were just stored one by one cannot be forwarded from
/// the store buffer.
PEWTER_INLINE uint3 by_words(uint3 v) {
  __asm__("" : "+r"(v.x), "+r"(v.y), "+r"(v.z));
  return v;
}

template <class Kernel>
PEWTER_INLINE detail::job job_of(const launch_geometry& geometry, Kernel& kernel) {
  using forked = forked_dispatch<Kernel>;
  const launch_geometry copied{by_words(geometry.threads_per_grid),
                               by_words(geometry.threads_per_threadgroup),
                               by_words(geometry.threadgroups_per_grid)};
  return detail::job::of<forked>(forked::work, geometry.threadgroups_per_grid.volume(), copied,
                                 detail::order_of_simdgroups(), forked_kernel<Kernel>(kernel));
}

}  // namespace native

#if defined(PEWTER_CHECK)
namespace native {

/// A kernel that tells checked mode where its threadgroups begin and end.
template <class Kernel>
struct checked_kernel {
  Kernel* kernel;
  detail::dispatch_check* checks;

  void operator()(threadgroup& tg) const {
    detail::check_scope scope(*checks, tg.worker(), tg.threadgroup_position_in_grid());
    (*kernel)(tg);
    scope.leave();
  }
};
template <class Kernel>
inline constexpr bool is_checked_kernel = false;
template <class Kernel>
inline constexpr bool is_checked_kernel<checked_kernel<Kernel>> = true;
inline constexpr bool checks_dispatches = true;

}  // namespace native
#else
namespace native {
inline constexpr bool checks_dispatches = false;
}
#endif

/// Runs kernel(threadgroup&) for every threadgroup of the geometry and returns when all are done.
/// @throws error when called from inside a kernel; whatever the kernel throws.
template <class Kernel>
void dispatch(
    const launch_geometry& geometry, Kernel&& kernel,
    const dispatch_options& options = {} PEWTER_CALLED_FROM) {
  using kernel_type = typename native::referred<Kernel>::type;
  const std::uint64_t groups = geometry.threadgroups_per_grid.volume();
  if (groups == 0) return;
#if defined(PEWTER_CHECK)
  if constexpr (!native::is_checked_kernel<kernel_type>) {
    const detail::checked_dispatch checks(site, geometry.threadgroups_per_grid);
    return dispatch(geometry, native::checked_kernel<kernel_type>{__builtin_addressof(kernel), checks.all()},
                    detail::tried(options));
  }
#endif
  const native::dispatch_choice choice = native::choose_mapping(geometry, options);
  if (choice.team.workers == 1) {
    const detail::dispatch_scope scope;
    detail::arena scratch;
    const int never_failed = 0;
    native::run_worker<kernel_type>(geometry, kernel, detail::order_of_simdgroups(),
                                    {0, groups, 0, 1, nullptr, &scratch, &never_failed});
  } else {
    const detail::job all = native::job_of<kernel_type>(geometry, kernel);
    const std::uint64_t together =
        native::threadgroups_taken_together(groups, options.nanoseconds_per_threadgroup, choice.team.workers);
    detail::run_on_host_threads(choice.mapping, choice.team, &all, 1, {0, together});
  }
}

/// One dispatch of a batch (dispatch_in_order).
template <class Kernel>
struct encoded_dispatch {
  launch_geometry geometry;
  Kernel kernel;
  double nanoseconds_per_threadgroup = 0;  ///< as in dispatch_options
};

/// kernel(threadgroup&), copied, over the geometry.
template <class Kernel>
encoded_dispatch<Kernel> encode(const launch_geometry& geometry, Kernel kernel,
                                double nanoseconds_per_threadgroup = 0) {
  return {geometry, kernel, nanoseconds_per_threadgroup};
}

/// Runs dispatches one after the other; each sees what those before it wrote, as in a serial compute command
/// encoder. One team of host threads runs them all where that suits each of them.
/// Why: include/pewter/model/dispatch.md#when-to-fork.
/// @throws error as dispatch.
template <class... Kernels>
void dispatch_in_order(const dispatch_options& options, const encoded_dispatch<Kernels>&... each) {
  const native::batched_dispatch parts[] = {{each.geometry, each.nanoseconds_per_threadgroup}...};
  const native::dispatch_choice choice = native::choose_for_batch(options, parts);
  if (native::checks_dispatches || choice.mapping != mapping::threadgroups) {
    const auto dispatch_one = [&](const auto& one) {
      dispatch_options of_one = options;
      of_one.nanoseconds_per_threadgroup = one.nanoseconds_per_threadgroup;
      if (choice.mapping == mapping::run_inline) of_one.mapping = mapping::run_inline;
      dispatch(one.geometry, one.kernel, of_one);
    };
    (dispatch_one(each), ...);
    return;
  }
  const detail::job jobs[] = {native::job_of(each.geometry, each.kernel)...};
  detail::run_on_host_threads(mapping::threadgroups, choice.team, jobs, sizeof...(Kernels),
                              native::taken_job_of(parts, choice.team.workers));
}

/// A grid of whole threadgroups (dispatchThreadgroups:threadsPerThreadgroup:).
/// @throws error for more than 1024 threads a threadgroup, or a grid beyond 32 bits a dimension.
template <class Kernel>
void dispatch_threadgroups(
    uint3 threadgroups_per_grid, uint3 threads_per_threadgroup, Kernel&& kernel,
    const dispatch_options& options = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(threads_per_threadgroup = detail::tried(threads_per_threadgroup);)
  dispatch(geometry_of_threadgroups(threadgroups_per_grid, threads_per_threadgroup), kernel,
           options PEWTER_FROM_CALLER);
}

/// A grid of threads whose edge threadgroups are smaller (dispatchThreads:threadsPerThreadgroup:).
/// @throws error as dispatch_threadgroups.
template <class Kernel>
void dispatch_threads(
    uint3 threads_per_grid, uint3 threads_per_threadgroup, Kernel&& kernel,
    const dispatch_options& options = {} PEWTER_CALLED_FROM) {
  PEWTER_CHECKED(threads_per_threadgroup = detail::tried(threads_per_threadgroup);)
  dispatch(geometry_of_threads(threads_per_grid, threads_per_threadgroup), kernel,
           options PEWTER_FROM_CALLER);
}

PEWTER_END_TARGET_NAMESPACE
