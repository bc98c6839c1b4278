// The reference way: each thread of a threadgroup has a context of its own and runs until it waits. Slow and
// plain, so that the vector code has something to be compared with.
//
// Threads of a SIMD group that are in a SIMD-group function wait for those that still run. When none can run,
// those at the function that stands first in the kernel take part in it together: in structured control flow
// these are the active lanes.
#include <ucontext.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <string_view>
#include <type_traits>
#include <vector>

#include "kernels/metal/runtime/loaded_object.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

constexpr std::size_t stack_bytes = 128 * 1024;

class reference_threadgroup;

struct reference_thread : simdgroup_context {
  enum states : std::uint8_t { ready, at_barrier, at_collective, ended };
  reference_threadgroup* group = nullptr;
  ucontext_t self;
  std::unique_ptr<unsigned char[]> stack;
  states state = ready;
  const char* operation = nullptr;
  std::uint32_t site = 0;
  std::uint64_t value = 0, other = 0, result = 0;
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
    const auto by = static_cast<std::uint32_t>(mine->other);
    std::uint32_t from = name == "shuffle_xor"    ? mine->lane ^ by
                         : name == "shuffle_up"   ? mine->lane - by
                         : name == "shuffle_down" ? mine->lane + by
                                                  : by;
    if (name == "broadcast_first") from = lanes.front()->lane;
    mine->result = 0;
    for (const reference_thread* l : lanes) {
      if (l->lane == (from & 31)) mine->result = l->value;
    }
  }
}

void resolve(const std::vector<reference_thread*>& lanes) {
  const std::string_view full = lanes.front()->operation;
  const std::string_view name = full.substr(0, full.find('.')), type = full.substr(full.find('.') + 1);
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

class reference_threadgroup {
 public:
  reference_threadgroup(const loaded_kernel& k, void* const* arguments, const simdgroup_context& c)
      : kernel_(k), arguments_(arguments) {
    const std::uint32_t tx = c.threads_per_threadgroup[0], ty = c.threads_per_threadgroup[1];
    threads_ = std::vector<reference_thread>(std::size_t{tx} * ty * c.threads_per_threadgroup[2]);
    for (std::uint32_t n = 0; n < threads_.size(); ++n) {
      reference_thread& t = threads_[n];
      static_cast<simdgroup_context&>(t) = c;
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
      t.stack = std::make_unique<unsigned char[]>(stack_bytes);
      getcontext(&t.self);
      t.self.uc_stack.ss_sp = t.stack.get();
      t.self.uc_stack.ss_size = stack_bytes;
      t.self.uc_link = &main_;
      const auto address = reinterpret_cast<std::uintptr_t>(&t);
      makecontext(&t.self, reinterpret_cast<void (*)()>(start), 2, static_cast<unsigned>(address >> 32),
                  static_cast<unsigned>(address));
    }
  }

  void run() {
    for (;;) {
      for (reference_thread& t : threads_) {
        if (t.state == reference_thread::ready) swapcontext(&main_, &t.self);
      }
      bool all_ended = true;
      for (const reference_thread& t : threads_) all_ended = all_ended && t.state == reference_thread::ended;
      if (all_ended) return;
      if (!resolve_collectives()) release_barrier();
    }
  }

 private:
  static void start(unsigned high, unsigned low) {
    auto* t = reinterpret_cast<reference_thread*>(static_cast<std::uintptr_t>(high) << 32 | low);
    t->group->kernel_.reference(t->group->arguments_, t);
    t->state = reference_thread::ended;
  }

  static void wait(reference_thread& t, reference_thread::states why) {
    t.state = why;
    swapcontext(&t.self, &t.group->main_);
  }

  static std::uint64_t collect(simdgroup_context* s, const char* operation, std::uint32_t site,
                               std::uint64_t value, std::uint64_t other) {
    auto& t = *static_cast<reference_thread*>(s);
    t.operation = operation;
    t.site = site;
    t.value = value;
    t.other = other;
    wait(t, reference_thread::at_collective);
    return t.result;
  }

  bool resolve_collectives() {
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
      resolve(lanes);
      for (reference_thread* t : lanes) t->state = reference_thread::ready;
      any = true;
    }
    return any;
  }

  void release_barrier() {
    for (reference_thread& t : threads_) {
      if (t.state == reference_thread::at_barrier) t.state = reference_thread::ready;
    }
  }

  const loaded_kernel& kernel_;
  void* const* arguments_;
  std::vector<reference_thread> threads_;
  ucontext_t main_;
};

}  // namespace

void run_reference_threadgroup(const loaded_kernel& k, void* const* arguments, const simdgroup_context& c) {
  reference_threadgroup(k, arguments, c).run();
}

}  // namespace pewter::metal
