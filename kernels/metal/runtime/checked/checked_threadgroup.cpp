#include "kernels/metal/runtime/checked/checked_threadgroup.hpp"

#include <algorithm>
#include <cstring>

#include "pewter/model/host_threads.hpp"

namespace pewter::metal {
namespace {

template <class T>
void join(std::vector<T>& a, const std::vector<T>& b) {
  if (a.size() < b.size()) a.resize(b.size());
  for (std::size_t n = 0; n < b.size(); ++n)
    if (a[n] < b[n]) a[n] = b[n];
}

}  // namespace

checked_threadgroup::checked_threadgroup(dispatch_checks& all, void* const* arguments,
                                         const simdgroup_context& c, std::uint32_t group, kernel_guard& guard)
    : reference_threadgroup(all.kernel, arguments, c, guard),
      all_(all),
      memory_(c.threadgroup_memory),
      group_(group),
      clocks_(threads().size()) {
  for (reference_thread& t : threads()) t.check = check;
}

void* checked_threadgroup::check(simdgroup_context* s, void* address, std::uint64_t bytes, std::uint32_t site,
                                 const void* base, const void* value) {
  const outside_of_guard checks;
  auto& t = *static_cast<reference_thread*>(s);
  return static_cast<checked_threadgroup*>(t.group)->allowed(t, address, bytes, site, base, value);
}

/// What holds the address, if it was made of something that is not known before; null: that is not known
/// either.
const memory_extent* checked_threadgroup::extent_at(std::uintptr_t address, memory_extent& own) const {
  for (const auto& [index, e] : all_.arguments)
    if (e.bytes != memory_extent::unknown && e.holds(address, 1)) return &e;
  for (const auto& [offset, e] : all_.variables)
    if (e.holds(address, 1)) return &e;
  constexpr std::uintptr_t first_page = 4096;
  if (address < first_page) {
    own = {0, 0, "a null pointer"};
    return &own;
  }
  if (address - reinterpret_cast<std::uintptr_t>(memory_) >= sizeof(detail::arena::memory)) return nullptr;
  own = {reinterpret_cast<std::uintptr_t>(memory_), 0, "threadgroup memory outside of all variables"};
  return &own;
}

void* checked_threadgroup::allowed(reference_thread& t, void* address, std::uint64_t bytes,
                                   std::uint32_t number, const void* base, const void* value) {
  const checked_site& s = all_.kernel.sites[number];
  if (s.kind == checked_site::end) {
    clocks_[t.index].end_place = s.place;
    return address;
  }
  if (s.kind == checked_site::fence) {
    fenced_ = true;
    clocks_[t.index].fenced = clocks_[t.index].now++;
    return address;
  }
  if (s.kind == checked_site::function_call) {
    raise_unknown_function({group_, t.index, number}, reinterpret_cast<std::uintptr_t>(address));
    return address;
  }
  if (bytes == 0) return address;
  const auto at = reinterpret_cast<std::uintptr_t>(address);
  const checked_party who{group_, t.index, number};
  memory_extent own;
  const memory_extent* of = &all_.of_site[number];
  if (s.object == checked_site::any) {
    of = extent_at(at, own);
  } else if (base != nullptr) {
    if (of->holds(at - reinterpret_cast<std::uintptr_t>(base), bytes) && at % s.alignment == 0)
      return address;
    own = {reinterpret_cast<std::uintptr_t>(base), of->bytes, of->name};
    of = &own;
  }
  if (at % s.alignment != 0) raise_misaligned(s, who, at, bytes, of);
  if (of != nullptr && !of->holds(at, bytes)) {
    // A parameter that a function constant leaves out may be loaded from where nobody uses what is loaded.
    if (of->is_bound || !s.is_load()) raise_bounds(s, who, at, bytes, *of);
    stop_if_full(&t);
    sink_.assign(bytes + 16, 0);
    return sink_.data() + (16 - reinterpret_cast<std::uintptr_t>(sink_.data()) % 16) % 16;
  }
  if (base != nullptr) return address;
  look_for_spin(t, at, bytes, number);
  const bool is_shared = at - reinterpret_cast<std::uintptr_t>(memory_) < sizeof(detail::arena::memory);
  const access a{s,
                 who,
                 at,
                 bytes,
                 of,
                 is_shared ? in_threadgroup : in_device,
                 value != nullptr && std::memcmp(address, value, bytes) == 0};
  bool was_written = false;
  (is_shared ? all_.threadgroup : all_.device).for_each(at, bytes, [&](word_history& w) {
    visit(a, w, was_written);
  });
  const bool has_value = is_shared && is_initial(at - reinterpret_cast<std::uintptr_t>(memory_));
  if (is_shared && !was_written && !has_value && s.kind != checked_site::store &&
      s.kind != checked_site::atomic_store) {
    all_.found.add("uninitialised", who, diagnosis::none, [&] {
      diagnosis d;
      d.after = text_of(a) + ", to which no thread of the threadgroup has stored";
      return d;
    });
  }
  if (s.is_atomic()) synchronise(a);
  stop_if_full(&t);
  return address;
}

/// Whether the source gives the byte of threadgroup memory a value.
bool checked_threadgroup::is_initial(std::uint64_t offset) const {
  return std::any_of(all_.kernel.initial_values.begin(), all_.kernel.initial_values.end(),
                     [&](const initial_value& v) { return offset - v.offset < v.bytes.size(); });
}

/// Whoever waits for another thread's store lets it run, and is told if there is none.
void checked_threadgroup::look_for_spin(reference_thread& t, std::uintptr_t address, std::uint64_t bytes,
                                        std::uint32_t site) {
  constexpr std::uint64_t turn = 1000, turns = 100;
  thread_clock& own = clocks_[t.index];
  std::uint64_t value = 0;
  std::memcpy(&value, reinterpret_cast<const void*>(address), bytes < sizeof value ? bytes : sizeof value);
  if (own.last_address != address || own.last_value != value) own.repeated = 0;
  own.last_address = address;
  own.last_value = value;
  if (++own.repeated % turn != 0) return;
  if (own.repeated < turn * turns) return let_others_run(t);
  all_.found.add("no end", {group_, t.index, site}, diagnosis::none, [&] {
    diagnosis d;
    d.after = " accesses the same memory " + std::to_string(own.repeated) +
              " times, and waits for a store that no other thread makes";
    return d;
  });
  stop_all(&t);
}

/// @param by what barriers order; in_any: any, which is enough for a store after a load
bool checked_threadgroup::is_ordered(const access_record& r, const access& a, memories by) const {
  if (r.group != group_) return r.group < acquired_.size() && acquired_[r.group];
  if (r.thread == a.who.thread) return true;
  if (r.time <= clocks_[r.thread].at_barrier[by]) return true;
  const std::vector<std::uint32_t>& acquired = clocks_[a.who.thread].acquired;
  if (r.thread < acquired.size() && r.time <= acquired[r.thread]) return true;
  return r.thread / 32 == a.who.thread / 32 && r.time <= clocks_[a.who.thread].known[by][r.thread % 32];
}

void checked_threadgroup::visit(const access& a, word_history& w, bool& was_written) {
  if (a.memory == in_threadgroup) {  // what the threadgroup before has left there is nobody's
    if (w.store.group != group_) w.store = {};
    for (access_record& r : w.loads)
      if (r.group != group_) r = {};
  }
  const bool is_atomic = a.site.is_atomic();
  if (w.store.group != 0) {
    was_written = true;
    const bool harmless = (w.store.is_atomic && is_atomic) || (a.stores_the_same && !w.store.is_atomic);
    if (!harmless && !is_ordered(w.store, a, a.memory)) raise_race(a, w.store);
  }
  if (a.site.is_load()) return remember_load(a, w);
  for (access_record& r : w.loads) {
    if (r.group != 0 && !(r.is_atomic && is_atomic) && !is_ordered(r, a, in_any)) raise_race(a, r);
    r = {};
  }
  w.store = {group_, clocks_[a.who.thread].now, a.who.site, static_cast<std::uint16_t>(a.who.thread),
             is_atomic};
}

void checked_threadgroup::remember_load(const access& a, word_history& w) {
  const access_record own{group_, clocks_[a.who.thread].now, a.who.site,
                          static_cast<std::uint16_t>(a.who.thread), a.site.is_atomic()};
  access_record* place = nullptr;
  for (access_record& r : w.loads) {
    // One that is ordered before this load is a race with a later store only if this one is.
    if (r.group != 0 && !is_ordered(r, a, a.memory)) continue;
    if (place == nullptr || r.group != 0) place = &r;
    if (r.group != 0) break;
  }
  if (place == nullptr) {  // of two of one SIMD group one goes
    for (access_record& r : w.loads)
      if (r.group == group_ && r.thread / 32 == a.who.thread / 32) place = &r;
  }
  if (place == nullptr) place = &w.loads.back();
  *place = own;
}

/// Fences before an atomic store and after an atomic load order what threads and threadgroups do.
void checked_threadgroup::synchronise(const access& a) {
  thread_clock& own = clocks_[a.who.thread];
  if (a.site.kind != checked_site::atomic_store) {
    const auto found = all_.released.find(a.address);
    if (found != all_.released.end()) {
      if (a.memory == in_device) join(acquired_, found->second.groups);
      if (found->second.group == group_) join(own.acquired, found->second.times);
    }
  }
  if (a.site.kind == checked_site::atomic_load || !fenced_) return;
  dispatch_checks::release& released = all_.released[a.address];
  if (a.memory == in_device) {
    join(released.groups, acquired_);
    if (released.groups.size() <= group_) released.groups.resize(group_ + 1);
    released.groups[group_] = true;
  }
  if (own.fenced == 0) return;
  if (released.group != group_) released.times.clear();
  released.group = group_;
  released.times.resize(clocks_.size());
  join(released.times, own.acquired);
  std::uint32_t& known = released.times[a.who.thread];
  known = std::max(known, own.fenced);
  const std::size_t first = a.who.thread / 32 * 32;
  for (std::size_t n = first; n < std::min(first + 32, clocks_.size()); ++n)
    released.times[n] = std::max(released.times[n], own.known[in_any][n % 32]);
}

}  // namespace pewter::metal
