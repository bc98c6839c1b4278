// Threadgroups of fibers over a grid. Part of fiber.ipp.
namespace pewter::detail {

/// The team of workers that share a threadgroup is where phases keep their state, which fibers need not.
/// The caller waits for all workers before the next threadgroup.
inline void run_as_shared_fibers(const worker& w, const fiber_team_setup& setup,
                                 fiber_team::body_function body, void* context) {
  static_assert(sizeof(fiber_team) <= arena::state_limit && alignof(fiber_team) <= 64);
  auto* const team = reinterpret_cast<fiber_team*>(w.arena->state);
  if (w.index == 0) ::new (static_cast<void*>(team)) fiber_team(setup);
  wait(*w.barrier, w.count);
  team->run(w.index, body, context);
}

PEWTER_ONCE void run_as_fibers(const worker& w, const fiber_team_setup& setup, fiber_team::body_function body,
                               void* context) {
  if (w.count > 1) return run_as_shared_fibers(w, setup, body, context);
  if (setup.fibers > 1) {
    fiber_team& team = fiber_runner::of_this_thread().own_team();
    team.start(setup);
    return team.run(0, body, context);
  }
  struct outside {
    ~outside() { this_fiber = {}; }
  } after;
  this_fiber = {nullptr, setup.name, setup.position, 0, nullptr, nullptr};
  body(context, 0);
}

/// A dispatch by function pointers, as each host thread gets it.
struct fiber_dispatch {
  const launch_geometry* geometry;
  fiber_kernel kernel;
  void* context;
  const char* name;
  std::uint32_t seed;

  static void work(void* context, const worker& w) {
    const auto& own = *static_cast<const fiber_dispatch*>(context);
    for (std::uint64_t g = w.begin; g < w.end; ++g) {
      if (__atomic_load_n(w.failed, __ATOMIC_RELAXED) != 0) return;
      own.run(g, w);
      if (w.count > 1) wait(*w.barrier, w.count);  // the next threadgroup reuses this one's memory
    }
  }
  void run(std::uint64_t linear, const worker& w) const {
    struct call {
      const fiber_dispatch& dispatch;
      fiber_place place;
    } own{*this, {}};
    const uint3 groups = geometry->threadgroups_per_grid;
    const std::uint64_t row = linear / groups.x;
    fiber_place& place = own.place;
    place.threadgroup_position_in_grid = {static_cast<std::uint32_t>(linear % groups.x),
                                          static_cast<std::uint32_t>(row % groups.y),
                                          static_cast<std::uint32_t>(row / groups.y)};
    place.threads_per_threadgroup = threadgroup_size_at(*geometry, place.threadgroup_position_in_grid);
    place.simdgroups_per_threadgroup =
        static_cast<std::uint32_t>(simdgroups_of(place.threads_per_threadgroup.volume()));
    place.threadgroup_memory = w.arena->memory;
    const fiber_team_setup setup{place.simdgroups_per_threadgroup, w.count, name,
                                 place.threadgroup_position_in_grid, seed};
    run_as_fibers(
        w, setup,
        [](void* c, std::uint32_t fiber) {
          fiber_place of_fiber = static_cast<call*>(c)->place;
          of_fiber.simdgroup_index_in_threadgroup = fiber;
          const fiber_dispatch& d = static_cast<call*>(c)->dispatch;
          d.kernel(d.context, of_fiber);
        },
        &own);
  }
};

}  // namespace pewter::detail

namespace pewter {

PEWTER_ONCE void dispatch_fibers(const launch_geometry& geometry, fiber_kernel kernel, void* context,
                                 const dispatch_options& options, const char* name) {
  const std::uint64_t groups = geometry.threadgroups_per_grid.volume();
  if (groups == 0) return;
  const detail::fiber_dispatch all{&geometry, kernel, context, name, detail::order_of_simdgroups()};
  const unsigned available = detail::available_host_threads();
  unsigned threads = options.mapping == mapping::run_inline ? 1 : options.host_threads;
  if (threads == 0 || threads > available) threads = available;
  const std::uint64_t simdgroups = simdgroups_of(geometry.threads_per_threadgroup.volume());
  const bool shares = options.mapping == mapping::simdgroups ||
                      (options.mapping == mapping::automatic && groups < threads && simdgroups > groups);
  const std::uint64_t parts = shares ? simdgroups : groups;
  const unsigned workers = parts < threads ? static_cast<unsigned>(parts) : threads;
  if (workers <= 1) {
    const detail::dispatch_scope scope;
    detail::arena scratch;
    const int never_failed = 0;
    detail::fiber_dispatch own = all;
    return detail::fiber_dispatch::work(&own, {0, groups, 0, 1, nullptr, &scratch, &never_failed});
  }
  const detail::job job = detail::job::of<detail::fiber_dispatch>(
      detail::fiber_dispatch::work, groups, all.geometry, all.kernel, all.context, all.name, all.seed);
  const mapping how = shares ? mapping::simdgroups : mapping::threadgroups;
  detail::run_on_host_threads(how, {workers, threads}, &job, 1);
}

PEWTER_ONCE void run_fibers(const launch_geometry& geometry, fiber_kernel kernel, void* context,
                            const char* name, const detail::worker& worker) {
  detail::fiber_dispatch own{&geometry, kernel, context, name, detail::order_of_simdgroups()};
  detail::fiber_dispatch::work(&own, worker);
}

PEWTER_ONCE void fiber_barrier(call_site site) {
  if (detail::barrier_by_turns(site, "threadgroup_barrier")) return;
  const detail::current_fiber& own = detail::this_fiber;
  if (own.team != nullptr) return own.team->barrier(0, own.team->setup().fibers, site);
  if (own.name == nullptr) detail::raise("fiber_barrier: called outside of a kernel of fibers");
}

}  // namespace pewter
