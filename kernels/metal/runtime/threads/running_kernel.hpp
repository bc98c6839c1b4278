// A kernel's code on one host thread: which function is a SIMD group's, and threadgroups one after the other.
// Where all SIMD groups are full and linear, or in rows of 16 or 8, compiled code loops over threadgroups and
// phases; else each SIMD group runs in turn up to its next barrier.
#pragma once

#include <algorithm>
#include <memory>
#include <new>

#include "kernels/metal/runtime/faults/kernel_guard.hpp"
#include "kernels/metal/runtime/pipeline_access.hpp"
#include "pewter/detail/kept_by_thread.hpp"
#include "pewter/model/fiber.hpp"

namespace pewter::metal {

inline constexpr std::uint32_t simdgroup_limit = 32;

struct simdgroup_places {
  simdgroup_context of[simdgroup_limit];
  simdgroup_function function[simdgroup_limit];
  std::uint32_t lane_positions[simdgroup_limit][3][32];
};

/// What a host thread's SIMD groups keep between barriers; it grows.
class frame_memory {
 public:
  frame_memory() = default;
  frame_memory(const frame_memory&) = delete;
  frame_memory& operator=(const frame_memory&) = delete;
  ~frame_memory() { release(); }

  unsigned char* of(std::size_t bytes) {
    if (bytes > bytes_) {
      release();
      bytes_ = 0;
      memory_ = static_cast<unsigned char*>(::operator new (bytes, std::align_val_t{64}));
      bytes_ = bytes;
    }
    return memory_;
  }

 private:
  void release() {
    ::operator delete (memory_, std::align_val_t{64});
    memory_ = nullptr;
  }
  unsigned char* memory_ = nullptr;
  std::size_t bytes_ = 0;
};

inline unsigned char* frames_of_this_thread(std::size_t bytes) {
  return detail::kept_by_thread<frame_memory>::get().of(bytes);
}

inline bool is_crowded(const loaded_kernel& kernel, const std::vector<void*>& bound) {
  return std::any_of(kernel.apart.begin(), kernel.apart.end(), [&](const buffer_pair& p) {
    const std::intptr_t distance =
        reinterpret_cast<std::intptr_t>(bound[p.first]) - reinterpret_cast<std::intptr_t>(bound[p.second]);
    return distance == 0 ? !p.may_be_one
                         : distance < least_distance_apart && -distance < least_distance_apart;
  });
}

struct running_kernel {
  const loaded_kernel& kernel;
  kernel_code code;
  std::uint64_t frame, kept_turns;
  void* const* arguments;
  launch_geometry geometry;
  bool reference;
  bool crowded;  ///< buffers overlap in a way that only `any` allows for
  kernel_guard& guard;

  /// The kernel's code for SIMD groups one by one, or of other places, which another object has.
  void add(const loaded_kernel& other, const std::vector<void*>& bound) {
    if (code.full == nullptr) code.full = other.full;
    if (code.part == nullptr) code.part = other.part;
    code.any = other.any;
    code.rows16 = other.rows16;
    code.rows8 = other.rows8;
    code.threadgroups16 = other.threadgroups16;
    code.threadgroups8 = other.threadgroups8;
    frame = std::max(frame, other.frame);
    kept_turns = std::max(kept_turns, other.kept_turns);
    crowded = crowded || is_crowded(other, bound);
  }

  bool waits() const {
    return !reference && kernel.has_barrier && geometry.threads_per_threadgroup.volume() > 32;
  }

  simdgroup_context context_of(uint3 position, uint3 threads, unsigned char* memory) const {
    return context_of_threadgroup(geometry, position, threads, memory, guard.log);
  }

  /// Tells a SIMD group its place, and which function is its: of full rows of x, a part of a row, any.
  /// @param positions of its lanes, written for the last of these
  simdgroup_function place(simdgroup_context& c, std::uint32_t index, std::uint32_t (*positions)[32]) const {
    const std::uint32_t tx = c.threads_per_threadgroup[0], ty = c.threads_per_threadgroup[1];
    const std::uint32_t threads = tx * ty * c.threads_per_threadgroup[2];
    const std::uint32_t first = index * 32, count = threads - first < 32 ? threads - first : 32;
    c.simdgroup_index_in_threadgroup = index;
    c.active_lanes = count == 32 ? ~0u : (1u << count) - 1;
    std::uint32_t x = first, y = 0, z = 0;
    if (first + count > tx) {  // not all of it in the first row
      x = first % tx;
      y = first / tx % ty;
      z = first / tx / ty;
    }
    c.first_lane_position[0] = x;
    c.first_lane_position[1] = y;
    c.first_lane_position[2] = z;
    const simdgroup_function in_row = count == 32 ? code.full : code.part;
    if (x % 32 == 0 && x + count <= tx && !crowded && in_row != nullptr) return in_row;
    const simdgroup_function rows = tx == 16 ? code.rows16 : tx == 8 ? code.rows8 : nullptr;
    if (rows != nullptr && count == 32 && y + 32 / tx <= ty && !crowded) return rows;
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
      const bool exists = lane < count;
      positions[0][lane] = exists ? x : 0;
      positions[1][lane] = exists ? y : 0;
      positions[2][lane] = exists ? z : 0;
      if (++x != tx) continue;
      x = 0;
      if (++y != ty) continue;
      y = 0;
      ++z;
    }
    c.lane_positions = positions[0];
    return code.any;
  }

  /// A fiber's function, for a dispatch that host threads share by SIMD groups.
  static void run_fiber(void* self, const fiber_place& p) {
    const auto& own = *static_cast<const running_kernel*>(self);
    simdgroup_context c =
        own.context_of(p.threadgroup_position_in_grid, p.threads_per_threadgroup, p.threadgroup_memory);
    std::uint32_t positions[3][32];
    const simdgroup_function run = own.place(c, p.simdgroup_index_in_threadgroup, positions);
    frame_memory own_frame;  // of the fiber: its host thread has others
    c.frame = own_frame.of(own.frame);
    if (!own.kernel.initial_values.empty()) {
      if (p.simdgroup_index_in_threadgroup == 0) store_initial_values(own.kernel, p.threadgroup_memory);
      fiber_barrier();
    }
    do {
      own.guard.run([&] { c.state = run(own.arguments, &c); });
      own.guard.check(own.kernel.name);
      if (c.state != 0) fiber_barrier();
    } while (c.state != 0);
  }

  uint3 position_of(std::uint64_t linear) const {
    const uint3 groups = geometry.threadgroups_per_grid;
    const std::uint64_t row = linear / groups.x;
    return {static_cast<std::uint32_t>(linear % groups.x), static_cast<std::uint32_t>(row % groups.y),
            static_cast<std::uint32_t>(row / groups.y)};
  }

  /// SIMD groups in turn, each up to its next barrier, until all have ended.
  void run_in_turn(const simdgroup_context& threadgroup) const {
    simdgroup_places places;
    const std::uint32_t count = threadgroup.simdgroups_per_threadgroup;
    for (std::uint32_t n = 0; n < count; ++n) {
      simdgroup_context& c = places.of[n] = threadgroup;
      c.frame += n * frame;
      places.function[n] = place(c, n, places.lane_positions[n]);
      c.state = places.function[n](arguments, &c);
    }
    for (bool all_ended = false; !all_ended;) {
      all_ended = true;
      for (std::uint32_t n = 0; n < count; ++n) {
        simdgroup_context& c = places.of[n];
        if (c.state == 0) continue;
        c.state = places.function[n](arguments, &c);
        all_ended = false;
      }
    }
  }

  static bool same(uint3 a, uint3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

  /// The function for whole threadgroups of that size; null: each SIMD group is called by itself.
  threadgroups_function whole_threadgroups(uint3 size) const {
    if (reference || crowded || size.x != geometry.threads_per_threadgroup.x) return nullptr;
    if (size.x % 32 == 0) return code.threadgroups;
    if (size.x == 16 && size.y % 2 == 0) return code.threadgroups16;
    return size.x == 8 && size.y % 4 == 0 ? code.threadgroups8 : nullptr;
  }

  /// Whether each threadgroup runs without code for any SIMD group.
  /// @param by_simdgroup none has the function for whole threadgroups
  bool has_code_of_rows(bool by_simdgroup) const {
    return runs_in_rows(by_simdgroup, code.full != nullptr, code.part != nullptr);
  }

  /// Whether code for single SIMD groups within a row is all that lacks.
  bool lacks_singles(bool by_simdgroup) const {
    return !has_code_of_rows(by_simdgroup) && runs_in_rows(by_simdgroup, true, true);
  }
  /// Threadgroups [begin, end) on this host thread, or those before the kernel has to end.
  void run_threadgroups(std::uint64_t begin, std::uint64_t end, unsigned char* memory) const {
    // Before the limited part: what that jumps out of must own nothing.
    unsigned char* const frames =
        reference ? nullptr : frames_of_this_thread(kept_turns + simdgroup_limit * frame) + kept_turns;
    if (reference) return run_reference(begin, end, memory);
    guard.run([&] { run_compiled(begin, end, memory, frames); });
  }

 private:
  bool runs_in_rows(bool by_simdgroup, bool has_full, bool has_part) const {
    if (crowded) return false;
    const uint3 last = geometry.threadgroups_per_grid;
    for (const uint3 at : {uint3{0, 0, 0}, {last.x - 1, 0, 0}, {0, last.y - 1, 0}}) {
      const uint3 size = threadgroup_size_at(geometry, at);
      const bool is_one_row = has_part && size.y * size.z == 1;
      const bool is_in_rows = has_full && (size.x % 32 == 0 || is_one_row);
      if (!is_in_rows && (by_simdgroup || whole_threadgroups(size) == nullptr)) return false;
    }
    return true;
  }

  void run_reference(std::uint64_t begin, std::uint64_t end, unsigned char* memory) const {
    for (std::uint64_t at = begin; at < end && !guard.is_over(); ++at) {
      const uint3 position = position_of(at);
      store_initial_values(kernel, memory);
      run_reference_threadgroup(kernel, arguments,
                                context_of(position, threadgroup_size_at(geometry, position), memory), guard);
    }
  }

  void run_compiled(std::uint64_t begin, std::uint64_t end, unsigned char* memory,
                    unsigned char* frames) const {
    const uint3 groups = geometry.threadgroups_per_grid;
    const bool ends_whole =  // in x
        same(threadgroup_size_at(geometry, {groups.x - 1, 0, 0}), threadgroup_size_at(geometry, {0, 0, 0}));
    for (std::uint64_t at = begin; at < end;) {
      const uint3 position = position_of(at);
      const uint3 size = threadgroup_size_at(geometry, position);
      simdgroup_context c = context_of(position, size, memory);
      c.frame = frames;
      if (const threadgroups_function whole = whole_threadgroups(size); whole != nullptr) {
        const std::uint64_t row = groups.x - (ends_whole ? 0 : 1) - position.x;
        const auto count = static_cast<std::uint32_t>(std::min(row, end - at));
        whole(arguments, &c, position.x, position.x + count);
        at += count;
        continue;
      }
      store_initial_values(kernel, memory);
      run_in_turn(c);
      ++at;
    }
  }
};

}  // namespace pewter::metal
