#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <string_view>
#include <type_traits>

#include "kernels/metal/runtime/checked/reference_threadgroup.hpp"
#include "pewter/detail/kept_by_thread.hpp"

namespace pewter::metal {
namespace {

constexpr std::size_t stack_bytes = 256 * 1024;

/// Whose turn it is on this host thread; a context's first turn learns from it whose it is.
thread_local reference_thread* running = nullptr;

/// The stacks of a threadgroup's threads, kept for the next one. The memory is not touched.
struct kept_stacks {
  std::unique_ptr<unsigned char[]> memory;
  std::size_t known = 0;

  unsigned char* of(std::size_t count) {
    if (count > known) {
      memory.reset();
      memory.reset(new unsigned char[count * stack_bytes]);
      known = count;
    }
    return memory.get();
  }
};

/// Bits of a value of the operation's type, as C++ computes with it.
template <class T>
T as(std::uint64_t bits) {
  T v;
  std::memcpy(&v, &bits, sizeof v);
  return v;
}
template <class T>
std::uint64_t bits_of(T v) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &v, sizeof v);
  return bits;
}

template <class T>
T combined(std::string_view operation, T a, T b) {
  if constexpr (std::is_same_v<T, float>) {
    if (operation == "sum") return a + b;
    if (operation == "product") return a * b;
    return operation == "min" ? std::fmin(a, b) : std::fmax(a, b);
  } else {
    using U = std::make_unsigned_t<T>;
    const U x = static_cast<U>(a), y = static_cast<U>(b);
    if (operation == "sum") return static_cast<T>(x + y);
    if (operation == "product") return static_cast<T>(x * y);
    if (operation == "and") return static_cast<T>(x & y);
    if (operation == "or") return static_cast<T>(x | y);
    if (operation == "xor") return static_cast<T>(x ^ y);
    return (operation == "min") == (b < a) ? b : a;
  }
}

/// Reductions, scans and quad-group functions over the lanes that take part.
template <class T>
void fold(std::string_view name, const std::vector<reference_thread*>& lanes) {
  const bool is_scan = name.rfind("prefix_", 0) == 0, is_quad = name.rfind("quad_", 0) == 0;
  const std::string_view operation = is_scan ? name.substr(17) : is_quad ? name.substr(5) : name;
  const bool exclusive = is_scan && name.substr(7, 9) == "exclusive";
  for (reference_thread* mine : lanes) {
    bool any = false;
    T total = operation == "product" ? T(1) : T(0);
    for (const reference_thread* l : lanes) {
      if (is_quad && l->lane / 4 != mine->lane / 4) continue;
      if (is_scan && (l->lane > mine->lane || (exclusive && l == mine))) continue;
      total = any ? combined(operation, total, as<T>(l->value)) : as<T>(l->value);
      any = true;
    }
    mine->result = bits_of(total);
  }
}

void exchange(std::string_view name, const std::vector<reference_thread*>& lanes) {
  for (reference_thread* mine : lanes) {
    const std::uint32_t from =
        source_lane(name, mine->lane, static_cast<std::uint32_t>(mine->other), lanes.front()->lane);
    mine->result = 0;
    for (const reference_thread* l : lanes) {
      if (l->lane == (from & 31)) mine->result = l->value;
    }
  }
}

void resolve(const std::vector<reference_thread*>& lanes) {
  const std::string_view full = lanes.front()->operation;
  const std::string_view name = full.substr(0, full.find('.')), type = full.substr(full.find('.') + 1);
  if (name == "simdgroup_barrier" || name == "meet") return;
  if (name == "ballot") {
    std::uint64_t bits = 0;
    for (const reference_thread* l : lanes) bits |= (l->value & 1) << l->lane;
    for (reference_thread* l : lanes) l->result = bits;
  } else if (name == "is_first") {
    for (reference_thread* l : lanes) l->result = l == lanes.front();
  } else if (name.rfind("shuffle", 0) == 0 || name.rfind("broadcast", 0) == 0) {
    exchange(name, lanes);
  } else if (type == "f") {
    fold<float>(name, lanes);
  } else if (type.find("64") != std::string_view::npos) {
    type[0] == 'i' ? fold<std::int64_t>(name, lanes) : fold<std::uint64_t>(name, lanes);
  } else {
    type[0] == 'i' ? fold<std::int32_t>(name, lanes) : fold<std::uint32_t>(name, lanes);
  }
}

}  // namespace

std::uint32_t source_lane(std::string_view function, std::uint32_t lane, std::uint32_t by,
                          std::uint32_t first_active) {
  if (function == "broadcast_first") return first_active;
  if (function == "shuffle_xor") return lane ^ by;
  if (function == "shuffle_up") return lane < by ? lane : lane - by;
  if (function == "shuffle_down") return 31 - lane < by ? lane : lane + by;
  return by & 31;
}

reference_threadgroup::reference_threadgroup(const loaded_kernel& k, void* const* arguments,
                                             const simdgroup_context& c, kernel_guard& guard)
    : kernel_(k), arguments_(arguments), guard_(guard) {
  const std::uint32_t tx = c.threads_per_threadgroup[0], ty = c.threads_per_threadgroup[1];
  threads_ = std::vector<reference_thread>(std::size_t{tx} * ty * c.threads_per_threadgroup[2]);
  unsigned char* const stacks = detail::kept_by_thread<kept_stacks>::get().of(threads_.size());
  for (std::uint32_t n = 0; n < threads_.size(); ++n) {
    reference_thread& t = threads_[n];
    static_cast<simdgroup_context&>(t) = c;
    t.index = n;
    t.simdgroup_index_in_threadgroup = n / 32;
    t.lane = n % 32;
    t.first_lane_position[0] = n % tx;
    t.first_lane_position[1] = n / tx % ty;
    t.first_lane_position[2] = n / tx / ty;
    t.group = this;
    t.barrier = [](simdgroup_context* s) {
      wait(*static_cast<reference_thread*>(s), reference_thread::at_barrier);
    };
    t.collective = collect;
    t.self = detail::new_stack_context<start>(stacks + (n + 1) * stack_bytes, stack_bytes);
  }
}

void reference_threadgroup::run() {
  while (!stopped_) {
    for (reference_thread& t : threads_) {
      if (t.state == reference_thread::ready) go_on(t);
      if (stopped_) return;
    }
    const auto is = [](reference_thread::states state) {
      return [state](const reference_thread& t) { return t.state == state; };
    };
    if (std::all_of(threads_.begin(), threads_.end(), is(reference_thread::ended))) return;
    if (std::any_of(threads_.begin(), threads_.end(), is(reference_thread::ready))) continue;
    if (!resolve_collectives()) release_barrier();
  }
}

void reference_threadgroup::stop(reference_thread* calling) {
  stopped_ = true;
  if (calling != nullptr) leave(*calling);
}

void reference_threadgroup::start() {
  reference_thread& t = *running;
  t.group->kernel_.reference(t.group->arguments_, &t);
  t.state = reference_thread::ended;
  leave(t);
}

void reference_threadgroup::go_on(reference_thread& t) {
  running = &t;
  jmp_buf out;
  if (_setjmp(out) == 0) {
    guard_.enter(out);
    detail::jump_to_stack(&main_, t.self);
  }
  guard_.leave();
  if (guard_.is_over()) stopped_ = true;
}

void reference_threadgroup::leave(reference_thread& t) { detail::jump_to_stack(&t.self, t.group->main_); }

void reference_threadgroup::wait(reference_thread& t, reference_thread::states why) {
  t.state = why;
  leave(t);
}

std::uint64_t reference_threadgroup::collect(simdgroup_context* s, const char* operation, std::uint32_t site,
                                             std::uint64_t value, std::uint64_t other) {
  auto& t = *static_cast<reference_thread*>(s);
  t.operation = operation;
  t.site = site;
  t.value = value;
  t.other = other;
  const bool is_barrier = std::string_view(operation).rfind("threadgroup_barrier", 0) == 0;
  wait(t, is_barrier ? reference_thread::at_barrier : reference_thread::at_collective);
  return t.result;
}

bool reference_threadgroup::resolve_collectives() {
  bool any = false;
  for (std::size_t first = 0; first < threads_.size(); first += 32) {
    const std::size_t end = std::min(first + 32, threads_.size());
    std::uint32_t site = UINT32_MAX;
    for (std::size_t n = first; n < end; ++n) {
      if (threads_[n].state == reference_thread::at_collective) site = std::min(site, threads_[n].site);
    }
    std::vector<reference_thread*> lanes;
    for (std::size_t n = first; n < end; ++n) {
      if (threads_[n].state == reference_thread::at_collective && threads_[n].site == site)
        lanes.push_back(&threads_[n]);
    }
    if (lanes.empty()) continue;
    const std::string_view operation = lanes.front()->operation;
    meet(lanes, operation.substr(0, operation.find('.')));
    resolve(lanes);
    for (reference_thread* t : lanes) t->state = reference_thread::ready;
    any = true;
  }
  return any;
}

void reference_threadgroup::release_barrier() {
  pass_barrier();
  for (reference_thread& t : threads_) {
    if (t.state == reference_thread::at_barrier) t.state = reference_thread::ready;
  }
}

void run_reference_threadgroup(const loaded_kernel& k, void* const* arguments, const simdgroup_context& c,
                               kernel_guard& guard) {
  reference_threadgroup(k, arguments, c, guard).run();
}

}  // namespace pewter::metal
