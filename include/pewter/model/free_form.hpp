// Free-form kernels: the body runs once for each SIMD group and calls barriers, collectives and helper
// functions anywhere, in loops and in branches that are uniform over the SIMD group.
//
//   dispatch_threadgroups(grid, threads, free_form([&](simdgroup& sg) {
//     float* partials = sg.memory<float>(sg.simdgroups_per_threadgroup());
//     ... threadgroup_barrier(mem_flags::mem_threadgroup); ...
//   }));
//
// A SIMD group that has returned takes no further part in barriers. Each SIMD group is a fiber (fiber.hpp);
// the only one of its threadgroup is a plain call. If all SIMD groups of a threadgroup wait, the dispatch
// ends with pewter::deadlock.
#pragma once

#include "pewter/detail/free_form.hpp"
#include "pewter/model/barriers.hpp"
#include "pewter/model/dispatch.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

namespace native {

/// The offset in the arena's state, after the workers' fiber_team.
inline constexpr std::size_t free_form_offset = detail::arena::state_limit / 2;
static_assert(sizeof(detail::fiber_team) <= free_form_offset &&
              sizeof(detail::free_form_shared) <= detail::arena::state_limit - free_form_offset &&
              sizeof(detail::arena::collective) == 2 * detail::free_form_threadgroup::collective_bytes);

/// What is shared, ready for the threadgroup's SIMD groups.
PEWTER_INLINE detail::free_form_threadgroup begin_free_form(threadgroup& tg) {
  detail::arena& arena = *tg.worker().arena;
  auto* const shared = reinterpret_cast<detail::free_form_shared*>(arena.state + free_form_offset);
  const bool is_first = !tg.was_shared_before();
  if (tg.worker().index == 0) is_first ? detail::clear(*shared) : detail::clear_used(*shared);
  return {
      shared,           arena.memory, arena.collective[0], tg.memory_limit(), tg.simdgroups_per_threadgroup(),
      tg.worker().count};
}

/// Says where the calling host thread is while it runs the only SIMD group of a threadgroup.
class only_simdgroup {
 public:
  PEWTER_INLINE only_simdgroup(const char* kernel, uint3 position) {
    detail::this_fiber = {nullptr, kernel, position, 0, nullptr, nullptr};
  }
  PEWTER_INLINE ~only_simdgroup() { detail::this_fiber.name = nullptr; }
  only_simdgroup(const only_simdgroup&) = delete;
  only_simdgroup& operator=(const only_simdgroup&) = delete;
};

}  // namespace native

/// A free-form kernel as dispatch takes it. Made by free_form.
template <class Body>
class free_form_kernel {
 public:
  PEWTER_INLINE free_form_kernel(Body body, const char* name) : body_(body), name_(name) {}

  void operator()(threadgroup& tg) const {
    const detail::free_form_threadgroup all = native::begin_free_form(tg);
    PEWTER_CHECKED(detail::check_free_form(name_);)
    struct shared_call {
      const free_form_kernel& kernel;
      const threadgroup& tg;
      const detail::free_form_threadgroup& all;
    } call{*this, tg, all};
    const auto run = [](void* context, std::uint32_t simdgroup) {
      const auto& own = *static_cast<shared_call*>(context);
      own.kernel.run(own.tg, own.all, simdgroup);
    };
    if (all.simdgroups == 1 && all.workers == 1) {
      const native::only_simdgroup scope(name_, tg.threadgroup_position_in_grid());
      return run(&call, 0);
    }
    detail::run_as_fibers(tg.worker(),
                          {all.simdgroups, all.workers, name_, tg.threadgroup_position_in_grid(), tg.order()},
                          run, &call);
  }
  /// Where every threadgroup is one whole SIMD group the compiler is told so.
  [[gnu::noinline]] void run_single_simdgroups(const launch_geometry& geometry,
                                               const detail::worker& worker) const {
    const detail::worker alone{worker.begin, worker.end, 0, 1, nullptr, worker.arena, worker.failed};
    threadgroup only(geometry, alone);
    native::run_threadgroups(only, alone, [this](threadgroup& tg) PEWTER_INLINE_LAMBDA {
      const native::only_simdgroup scope(name_, tg.threadgroup_position_in_grid());
      const detail::free_form_threadgroup all = native::begin_free_form(tg);
      detail::free_form_place place{all, 0};
      simdgroup sg(tg.place(), 0, lane_count, place);
      body_(sg);
    });
  }

 private:
  PEWTER_INLINE void run(const threadgroup& tg, const detail::free_form_threadgroup& all,
                         std::uint32_t index) const {
    detail::free_form_place place{all, index};
    simdgroup sg(tg.place(), index, tg.thread_count(), place);
    PEWTER_CHECKED(detail::exchange_active(sg.active_bits());)
    body_(sg);
    PEWTER_CHECKED(detail::exchange_active(nullptr); detail::check_return();)
  }

  Body body_;
  const char* name_;
};

/// body(simdgroup&), copied, as a kernel for dispatch_threadgroups and its relatives.
/// @param name for diagnoses; must live as long as the dispatch
template <class Body>
PEWTER_INLINE free_form_kernel<Body> free_form(Body body, const char* name = "free_form") {
  return {body, name};
}

PEWTER_END_TARGET_NAMESPACE
