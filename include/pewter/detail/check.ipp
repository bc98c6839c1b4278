// Checked mode: where host threads are, phases, results and SIMD functions.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <utility>

#include "pewter/detail/check_state.hpp"
#include "pewter/detail/fiber_text.hpp"
#include "pewter/detail/simdgroup_order.hpp"
#include "pewter/error.hpp"

#include "pewter/detail/check_extents.ipp"
#include "pewter/detail/check_memory.ipp"
#include "pewter/detail/check_try.ipp"

namespace pewter::detail {

#if defined(PEWTER_COMPILED)
static thread_local checked_place here;
static thread_local const char* kernel_name = nullptr;
#else
inline thread_local checked_place here;
inline thread_local const char* kernel_name = nullptr;
#endif

// ---- dispatches and threadgroups ----

PEWTER_ONCE named_kernel::named_kernel(const char* name, bool has_operands) {
  kernel_name = name;
  known_operands::of_this_thread().are_of_kernel = has_operands;
}
PEWTER_ONCE named_kernel::~named_kernel() {
  kernel_name = nullptr;
  known_operands::of_this_thread().are_of_kernel = false;
}

PEWTER_ONCE checked_dispatch::checked_dispatch(call_site site, uint3 groups)
    : all_(new dispatch_check(kernel_name != nullptr ? kernel_name : "kernel dispatched" + text_at(site),
                              groups)) {
  const auto add = [&](const std::vector<checked_extent>& extents) {
    for (const checked_extent& each : extents) {
      checked_extent& own = all_->extents.emplace_back(
          extent_of(reinterpret_cast<const void*>(each.begin), each.bytes, each.granule));
      own.pages.resize(own.bytes / own.granule / checked_extent::page_cells + 1);
    }
  };
  known_operands& operands = known_operands::of_this_thread();
  operands.is_used = true;
  if (operands.are_of_kernel) add(operands.extents);
  const std::lock_guard lock(known_extents::all().mutex);
  add(known_extents::all().extents);
}
PEWTER_ONCE checked_dispatch::~checked_dispatch() {
  if (std::uncaught_exceptions() == 0) record_memory(*all_);
  delete all_;
}

PEWTER_ONCE threadgroup_check& dispatch_check::of(const worker& w) {
  const std::lock_guard lock(mutex);
  return threadgroups_.try_emplace(w.arena, *this).first->second;
}
PEWTER_ONCE std::string dispatch_check::text_of_group(std::uint32_t linear_from_1) const {
  const std::uint32_t linear = linear_from_1 - 1, row = linear / groups_.x;
  return "threadgroup (" + std::to_string(linear % groups_.x) + ", " + std::to_string(row % groups_.y) +
         ", " + std::to_string(row / groups_.y) + ")";
}

PEWTER_ONCE check_scope::check_scope(dispatch_check& all, const worker& w, uint3 position) {
  here = {&all.of(w), false, &all, w.index};
  const std::lock_guard lock(all.mutex);
  here.group->enter(w, position);
}
PEWTER_ONCE check_scope::~check_scope() { here = {}; }
PEWTER_ONCE void check_scope::leave() {
  if (here.free_form) return;
  begin_phase();  // what was changed after the last one
  check_step("the kernel's end", {}, 0);
}

/// All workers of an arena leave a threadgroup before any enters the next one.
PEWTER_ONCE void threadgroup_check::enter(const worker& w, uint3 position) {
  const uint3 groups = all_.groups();
  const std::uint32_t group = position.x + groups.x * (position.y + groups.y * position.z) + 1;
  if (group == group_) return;
  group_ = group;
  memory_ = w.arena->memory;
  position_ = position;
  workers_ = w.count;
  free_form_ = false;
  kernel_ = all_.kernel();
  steps_.clear();
  allocations_.clear();
  results_.clear();
  watched_.clear();
  meetings_.clear();
  passes_.clear();
  returned_ = 0;
  active_ = {};
  for (std::size_t s = 0; s < known_.size(); ++s) {
    known_[s] = {};
    known_[s].in_device[s] = known_[s].in_threadgroup[s] = 1;
  }
}
PEWTER_ONCE void threadgroup_check::be_free_form(const char* kernel) {
  free_form_ = true;
  kernel_ = kernel;
}
PEWTER_ONCE void check_free_form(const char* kernel) {
  if (here.group == nullptr) return;
  here.free_form = true;
  const std::lock_guard lock(here.all->mutex);
  here.group->be_free_form(kernel_name != nullptr ? here.all->kernel().c_str() : kernel);
}

/// The SIMD group, or what else, that acts here.
inline std::uint32_t actor_here() { return here.free_form ? this_fiber.fiber : here.actor; }

PEWTER_ONCE void threadgroup_check::raise(std::uint32_t actor, const std::string& what) const {
  throw error(text_of_position(kernel_.c_str(), position_) + text_of_actor(actor) + ": " + what);
}

// ---- phases ----

PEWTER_ONCE void threadgroup_check::step(std::uint32_t worker, std::uint32_t number,
                                         const std::string& what) {
  if (number == steps_.size()) steps_.emplace_back(worker, what);
  const auto& [first, other] = steps_[number];
  if (other == what) return;
  throw error(text_of_position(kernel_.c_str(), position_) + "step " + std::to_string(number + 1) +
              " between phases is " + what + " on host thread " + std::to_string(worker) + " and " + other +
              " on host thread " + std::to_string(first) + ": must be the same on all");
}
PEWTER_ONCE void check_step(const char* what, call_site site, std::uint64_t a, std::uint64_t b,
                            std::uint64_t c, std::uint64_t d) {
  if (here.group == nullptr || here.free_form || here.actor != between_phases) return;
  std::string text = what + text_at(site);
  for (const std::uint64_t number : {a, b, c, d}) text += " " + std::to_string(number);
  const std::lock_guard lock(here.all->mutex);
  here.group->step(here.worker, here.steps++, text);
}

PEWTER_ONCE void threadgroup_check::begin_phase() { find_plain_stores(between_phases, {}); }
PEWTER_ONCE void begin_phase() {
  if (here.group == nullptr) return;
  const std::lock_guard lock(here.all->mutex);
  here.group->begin_phase();
}
PEWTER_ONCE void end_phase() {
  if (here.group != nullptr) ++here.phase;
}

/// A SIMD group knows all that was done before the phase.
PEWTER_ONCE void threadgroup_check::begin_turn(std::uint32_t s, std::uint32_t phase) {
  known_[s].in_device.fill(phase - 1);
  known_[s].in_device[s] = phase;
  known_[s].in_threadgroup = known_[s].in_device;
}
PEWTER_ONCE void begin_turn(std::uint32_t s, const std::uint32_t* active) {
  if (here.group == nullptr) return;
  const std::lock_guard lock(here.all->mutex);
  here.actor = s;
  here.group->exchange_active(s, active);
  here.group->begin_turn(s, here.phase);
}
PEWTER_ONCE void threadgroup_check::end_turn(std::uint32_t s, std::uint32_t phase, call_site site) {
  active_[s] = nullptr;
  find_plain_stores(s, site);
  find_changed_results(s, phase, site);
}
PEWTER_ONCE void end_turn(call_site site) {
  if (here.group == nullptr) return;
  const std::lock_guard lock(here.all->mutex);
  here.group->end_turn(std::exchange(here.actor, between_phases), here.phase, site);
}

PEWTER_ONCE const std::uint32_t* exchange_active(const std::uint32_t* active) {
  if (here.group == nullptr || actor_here() == between_phases) return nullptr;
  return here.group->exchange_active(actor_here(), active);
}

// ---- memory ----

PEWTER_ONCE void check_allocation(void* p, std::size_t bytes, std::size_t element_bytes, call_site site) {
  if (here.group == nullptr) return;
  const std::lock_guard lock(here.all->mutex);
  here.group->allocate(static_cast<unsigned char*>(p), bytes, element_bytes, site);
}
PEWTER_ONCE void threadgroup_check::results(unsigned char* p, std::size_t bytes, std::uint32_t count) {
  for (const result_row& known : results_)
    if (known.begin == p) return;
  __builtin_memset(p, never_written, bytes * count);
  results_.push_back({p, bytes, count, {p, p + bytes * count}});
}
PEWTER_ONCE void check_results(void* p, std::size_t bytes, std::uint32_t count) {
  if (here.group == nullptr) return;
  const std::lock_guard lock(here.all->mutex);
  here.group->results(static_cast<unsigned char*>(p), bytes, count);
}
/// Each SIMD group changes only its own value of per_simdgroup_results; others read it in a later phase.
PEWTER_ONCE void threadgroup_check::find_changed_results(std::uint32_t s, std::uint32_t phase,
                                                         call_site site) {
  if (workers_ > 1) return;
  for (result_row& row : results_)
    for (std::uint32_t i = 0; i < row.count; ++i) {
      const unsigned char* const now = row.begin + i * row.bytes;
      unsigned char* const before = row.watched.data() + i * row.bytes;
      if (__builtin_memcmp(before, now, row.bytes) == 0) continue;
      const std::string what = "in the phase" + text_at(site) + ": the result of SIMD group " +
                               std::to_string(i) + " in per_simdgroup_results is changed";
      if (i != s) raise(s, what + ", must be changed by its own SIMD group alone");
      if (row.read[i] == phase)
        raise(s, what + ": race, another SIMD group reads it" + text_at(row.read_site[i]) +
                     " in the same phase");
      row.changed[i] = phase;
      __builtin_memcpy(before, now, row.bytes);
    }
}
PEWTER_ONCE void threadgroup_check::result(std::uint32_t actor, const unsigned char* p, std::uint32_t of,
                                           std::uint32_t phase, call_site site) {
  for (result_row& row : results_) {
    if (row.begin != p) continue;
    const std::string what =
        "per_simdgroup_results::at" + text_at(site) + ": the result of SIMD group " + std::to_string(of);
    if (of >= row.count) raise(actor, what + ", there are " + std::to_string(row.count));
    bool is_fresh = true;
    for (std::size_t i = 0; i < row.bytes; ++i) is_fresh &= p[of * row.bytes + i] == never_written;
    if (is_fresh) raise(actor, what + " was never written");
    if (of == actor) return;
    if (row.changed[of] == phase) raise(actor, what + ": race, it was changed in the same phase");
    if (actor == between_phases) return;
    row.read[of] = phase;
    row.read_site[of] = site;
  }
}
PEWTER_ONCE void check_result(const void* p, std::uint32_t of, call_site site) {
  if (here.group == nullptr) return;
  const std::lock_guard lock(here.all->mutex);
  here.group->result(actor_here(), static_cast<const unsigned char*>(p), of, here.phase, site);
}

/// Loads between phases come after the phase before, and before what the next one stores.
PEWTER_ONCE void threadgroup_check::access_between_phases(std::uint32_t phase, const checked_access& what) {
  known_[between_phases].in_device.fill(phase - 1);
  known_[between_phases].in_device[between_phases] = phase;
  known_[between_phases].in_threadgroup = known_[between_phases].in_device;
  access(between_phases, what);
}
PEWTER_ONCE void check_access(const void* base, std::size_t element_bytes, const std::uint32_t* index,
                              std::uint32_t lanes, access how, call_site site) {
  if (here.group == nullptr || lanes == 0 || site.file == nullptr) return;
  const checked_access what{base, element_bytes, index, lanes, how, site};
  const std::lock_guard lock(here.all->mutex);
  if (actor_here() != between_phases) return here.group->access(actor_here(), what);
  here.group->access_between_phases(here.phase, what);
}

// ---- SIMD functions ----

PEWTER_ONCE std::uint32_t active_lanes() {
  if (here.group == nullptr || actor_here() == between_phases) return ~0u;
  return here.group->active(actor_here());
}
PEWTER_ONCE void check_sources(const char* function, const std::uint32_t* source, call_site site) {
  const std::uint32_t active = active_lanes();
  if (active == ~0u || site.file == nullptr) return;
  for (std::uint32_t left = active; left != 0; left &= left - 1) {
    const int lane = __builtin_ctz(left);
    const std::uint32_t from = source[lane] % 32;
    if ((active >> from & 1) != 0) continue;
    here.group->raise(actor_here(), function + text_at(site) + ": lane " + std::to_string(lane) +
                                        " takes the value of lane " + std::to_string(from) +
                                        ", which is inactive");
  }
}
PEWTER_ONCE void check_source(const char* function, std::uint32_t source, call_site site) {
  std::uint32_t all[32];
  for (std::uint32_t& each : all) each = source;
  check_sources(function, all, site);
}
PEWTER_ONCE void raise_inactive(const char* function, std::uint32_t lanes, call_site site) {
  here.group->raise(actor_here(), function + text_at(site) + ": lanes " + text_of_fibers(lanes) +
                                      ", which are inactive, change the result: a mask is missing");
}

}  // namespace pewter::detail

#include "pewter/detail/check_order.ipp"
