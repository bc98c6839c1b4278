// Runs a kernel over a grid: chooses how the grid, its threadgroups and their SIMD groups map to host
// threads, and walks each host thread through its threadgroups.
//
// Costs measured on a 2-core x86-64: a fork and join about 1 us, so a launch of less work than that runs
// on the calling thread.
#pragma once

#include "pewter/collectives.hpp"

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

/// Less work than this in all is not worth a fork: twice its cost.
inline constexpr double fork_pays_from_nanoseconds = 2000;
/// So much of each dispatch of a series: beside their barriers, what one worker wrote the other must fetch
/// (products of 64 x 64 x 64, packing and multiplying 6 us: on two threads 8).
inline constexpr double pass_pays_from_nanoseconds = 4000;
/// Sharing one threadgroup costs a fork, and a barrier of about 0.2 us a phase; a longer threadgroup than
/// this pays.
inline constexpr double sharing_pays_from_nanoseconds = 5000;

struct dispatch_choice {
  pewter::mapping mapping;
  detail::host_team team;
};

PEWTER_INLINE dispatch_choice choose_mapping(const launch_geometry& geometry,
                                             const dispatch_options& options) {
  const std::uint64_t groups = geometry.threadgroups_per_grid.volume();
  const double each = options.nanoseconds_per_threadgroup;
  if (options.mapping == mapping::run_inline || options.host_threads == 1)
    return {mapping::run_inline, {1, 1}};
  const bool small = each > 0 && each * static_cast<double>(groups) < fork_pays_from_nanoseconds;
  if (options.mapping == mapping::automatic && small) return {mapping::run_inline, {1, 1}};

  const unsigned available = detail::available_host_threads();
  const unsigned threads =
      options.host_threads == 0 || options.host_threads > available ? available : options.host_threads;
  const std::uint64_t simdgroups = (geometry.threads_per_threadgroup.volume() + lane_count - 1) / lane_count;
  const unsigned sharing = simdgroups < threads ? static_cast<unsigned>(simdgroups) : threads;
  const unsigned splitting = groups < threads ? static_cast<unsigned>(groups) : threads;
  switch (options.mapping) {
    case mapping::simdgroups:
      return {mapping::simdgroups, {sharing, threads}};
    case mapping::threadgroups:
    case mapping::teams:
      return {options.mapping, {splitting, threads}};
    default:
      break;
  }
  const bool long_ones = each == 0 || each > sharing_pays_from_nanoseconds;
  if (groups < threads && sharing > splitting && long_ones) return {mapping::simdgroups, {sharing, threads}};
  return {mapping::threadgroups, {splitting, threads}};
}

/// One dispatch of a series, for the choice of their team.
struct series_part {
  const launch_geometry& geometry;
  double nanoseconds_per_threadgroup;
};

/// How a series runs: threadgroups means on one team, run_inline on the calling thread, and automatic that
/// each dispatch chooses for itself.
template <int parts>
PEWTER_INLINE dispatch_choice choose_for_series(const dispatch_options& options,
                                                const series_part (&part)[parts]) {
  constexpr dispatch_choice each_for_itself{mapping::automatic, {1, 1}};
  if (options.mapping != mapping::automatic && options.mapping != mapping::threadgroups)
    return each_for_itself;
  dispatch_choice choice{mapping::run_inline, {1, 1}};
  double nanoseconds = 0, enough = 0;
  bool known = true;
  for (const series_part& p : part) {
    const std::uint64_t groups = p.geometry.threadgroups_per_grid.volume();
    if (groups == 0) continue;
    known = known && p.nanoseconds_per_threadgroup > 0;
    nanoseconds += p.nanoseconds_per_threadgroup * static_cast<double>(groups);
    enough += pass_pays_from_nanoseconds;
    dispatch_options of_part = options;
    of_part.nanoseconds_per_threadgroup = p.nanoseconds_per_threadgroup;
    if (choose_mapping(p.geometry, of_part).mapping == mapping::simdgroups) return each_for_itself;
    of_part.mapping = mapping::threadgroups;  // however small it is, it is part of a larger whole
    const dispatch_choice of_team = choose_mapping(p.geometry, of_part);
    if (of_team.team.workers > choice.team.workers) choice = of_team;
  }
  if (options.mapping == mapping::automatic && known && nanoseconds < enough)
    return {mapping::run_inline, {1, 1}};
  return choice;
}

template <class Kernel>
struct dispatch_context {
  const launch_geometry& geometry;
  Kernel& kernel;
  std::uint32_t shuffle_seed;
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
  if (tg.streams()) fence_streaming_stores();
}

/// One host thread's share of a dispatch.
template <class Kernel>
void run_worker(void* opaque, const detail::worker& worker) {
  const auto& context = *static_cast<const dispatch_context<Kernel>*>(opaque);
  if constexpr (requires { context.kernel.run_single_simdgroups(context.geometry, worker); })
    if (worker.count == 1 && context.shuffle_seed == 0 && !context.geometry.has_edges() &&
        context.geometry.threads_per_threadgroup.volume() == lane_count)
      return context.kernel.run_single_simdgroups(context.geometry, worker);
  threadgroup tg(context.geometry, worker, context.shuffle_seed);
  run_threadgroups(tg, worker, context.kernel);
}

/// What a kernel reads first: what it says (kernel_entry.hpp), or itself.
template <class Kernel>
PEWTER_INLINE const void* operands_of(const Kernel& kernel) {
  if constexpr (requires { static_cast<const void*>(kernel.operands()); })
    return kernel.operands();
  else
    return __builtin_addressof(kernel);
}
template <class Result>
PEWTER_INLINE const void* operands_of(Result (&)(threadgroup&)) {
  return nullptr;
}

/// v, word by word. Words that were just stored one by one and are loaded together reach the load by way of
/// the cache, after all stores before them; and some of those are to lines that other host threads have read
/// in the last dispatch, which take 0.1 us to come back.
PEWTER_INLINE uint3 by_words(uint3 v) {
  __asm__("" : "+r"(v.x), "+r"(v.y), "+r"(v.z));
  return v;
}

/// What other host threads read of a dispatch, in one line, which comes from the forking core's cache.
template <class Kernel>
struct alignas(64) forked_dispatch {
  const launch_geometry geometry;
  dispatch_context<Kernel> context;

  forked_dispatch(const launch_geometry& g, Kernel& kernel, std::uint32_t shuffle_seed)
      : geometry{by_words(g.threads_per_grid), by_words(g.threads_per_threadgroup),
                 by_words(g.threadgroups_per_grid)},
        context{geometry, kernel, shuffle_seed} {}
  forked_dispatch(const forked_dispatch&) = delete;
  forked_dispatch& operator=(const forked_dispatch&) = delete;

  detail::pass pass() {
    return {run_worker<Kernel>, &context, geometry.threadgroups_per_grid.volume(),
            operands_of(context.kernel)};
  }
};
static_assert(sizeof(forked_dispatch<int>) == 64);

template <class... Dispatch>
void run_series(detail::host_team team, Dispatch... one) {
  const detail::pass passes[] = {one.pass()...};
  detail::run_on_host_threads(mapping::threadgroups, team, passes, sizeof...(Dispatch));
}

}  // namespace native

/// Runs kernel(threadgroup&) for every threadgroup of the geometry and returns when all are done.
/// @throws error when called from inside a kernel; whatever the kernel throws.
template <class Kernel>
void dispatch(const launch_geometry& geometry, Kernel&& kernel, const dispatch_options& options = {}) {
  using kernel_type = typename native::referred<Kernel>::type;
  const std::uint64_t groups = geometry.threadgroups_per_grid.volume();
  if (groups == 0) return;
  const native::dispatch_choice choice = native::choose_mapping(geometry, options);
  if (choice.team.workers == 1) {
    native::dispatch_context<kernel_type> context{geometry, kernel, options.shuffle_seed};
    const detail::dispatch_scope scope;
    detail::arena scratch;
    const int never_failed = 0;
    native::run_worker<kernel_type>(&context, {0, groups, 0, 1, nullptr, &scratch, &never_failed});
  } else {
    native::forked_dispatch<kernel_type> forked(geometry, kernel, options.shuffle_seed);
    const detail::pass all = forked.pass();
    detail::run_on_host_threads(choice.mapping, choice.team, &all, 1);
  }
}

/// A dispatch of a series.
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

/// Runs dispatches one after the other, each of which sees what those before it wrote, as a compute command
/// encoder does whose dispatch type is serial. One team of host threads runs them all, where that suits each
/// of them: a barrier between two dispatches costs less than half of a fork.
/// @throws error as dispatch.
template <class... Kernels>
void dispatch_in_order(const dispatch_options& options, const encoded_dispatch<Kernels>&... each) {
  const native::series_part parts[] = {{each.geometry, each.nanoseconds_per_threadgroup}...};
  const native::dispatch_choice choice = native::choose_for_series(options, parts);
  if (choice.mapping != mapping::threadgroups) {
    const auto dispatch_one = [&](const auto& one) {
      dispatch_options of_one = options;
      of_one.nanoseconds_per_threadgroup = one.nanoseconds_per_threadgroup;
      if (choice.mapping == mapping::run_inline) of_one.mapping = mapping::run_inline;
      dispatch(one.geometry, one.kernel, of_one);
    };
    (dispatch_one(each), ...);
    return;
  }
  native::run_series(choice.team, native::forked_dispatch<const Kernels>(each.geometry, each.kernel,
                                                                         options.shuffle_seed)...);
}

/// A grid of whole threadgroups (dispatchThreadgroups:threadsPerThreadgroup:).
/// @throws error for more than 1024 threads a threadgroup, or a grid beyond 32 bits a dimension.
template <class Kernel>
void dispatch_threadgroups(uint3 threadgroups_per_grid, uint3 threads_per_threadgroup, Kernel&& kernel,
                           const dispatch_options& options = {}) {
  dispatch(geometry_of_threadgroups(threadgroups_per_grid, threads_per_threadgroup), kernel, options);
}

/// A grid of threads whose edge threadgroups are smaller (dispatchThreads:threadsPerThreadgroup:).
/// @throws error as dispatch_threadgroups.
template <class Kernel>
void dispatch_threads(uint3 threads_per_grid, uint3 threads_per_threadgroup, Kernel&& kernel,
                      const dispatch_options& options = {}) {
  dispatch(geometry_of_threads(threads_per_grid, threads_per_threadgroup), kernel, options);
}

PEWTER_END_TARGET_NAMESPACE
