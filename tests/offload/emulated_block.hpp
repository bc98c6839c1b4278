// A GPU's threadgroup on the CPU, for gemm's tiles: each thread a context of its own, all of them on one host
// thread; matrices as the PTX ISA lays them out in a SIMD group. Slow, and for tests only.
//
// Copies arrive either at once or only when they are waited for: a tile that overwrites a stage too early, or
// reads one too early, is wrong in one of the two.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <limits>
#include <memory>
#include <vector>

#include "kernels/offload/gemm/gemm_tile.hpp"
#include "pewter/detail/fiber_switch.hpp"

namespace pewter::test {

/// Runs a function in each of n threads, which wait for each other.
class threads_of_block {
 public:
  threads_of_block(std::uint32_t n, bool last_thread_first) : threads_(n), last_first_(last_thread_first) {}

  void run(const std::function<void(std::uint32_t)>& body) {
    static std::vector<std::unique_ptr<unsigned char[]>> stacks;  // for all blocks, one after the other
    while (stacks.size() < threads_) stacks.emplace_back(new unsigned char[stack_bytes]);
    body_ = &body;
    here_ = this;
    contexts_.clear();
    for (std::uint32_t i = 0; i < threads_; ++i)
      contexts_.push_back(detail::new_stack_context<start>(stacks[i].get() + stack_bytes, stack_bytes));
    done_.assign(threads_, false);
    for (bool any = true; any;) {
      any = false;
      for (std::uint32_t i = 0; i < threads_; ++i) {
        running_ = last_first_ ? threads_ - 1 - i : i;
        if (done_[running_]) continue;
        any = true;
        detail::jump_to_stack(&main_, contexts_[running_]);
      }
    }
  }

  struct meeting {
    std::uint32_t arrived = 0, times = 0;
  };
  /// Until `count` threads have come to the meeting.
  void meet(meeting& at, std::uint32_t count) {
    const std::uint32_t before = at.times;
    if (++at.arrived == count) {
      at.arrived = 0;
      ++at.times;
    }
    while (at.times == before) leave();
  }

 private:
  static constexpr std::size_t stack_bytes = 64 * 1024;

  static void start() {
    threads_of_block* const self = here_;
    const std::uint32_t own = self->running_;
    (*self->body_)(own);
    self->done_[own] = true;
    self->leave();
  }
  void leave() { detail::jump_to_stack(&contexts_[running_], main_); }

  inline static threads_of_block* here_ = nullptr;
  std::uint32_t threads_, running_ = 0;
  bool last_first_;
  const std::function<void(std::uint32_t)>* body_ = nullptr;
  detail::stack_context main_{};
  std::vector<detail::stack_context> contexts_;
  std::vector<bool> done_;
};

/// What the threads of a threadgroup share.
struct emulated_threadgroup {
  threads_of_block threads;
  std::uint32_t count, tile, batch;
  bool copies_are_late;
  std::size_t bytes = 48 * 1024;  ///< of threadgroup memory
  std::vector<unsigned char> memory = std::vector<unsigned char>(bytes + 16, 0xff);  // NaN
  threads_of_block::meeting all{};
  std::vector<threads_of_block::meeting> simdgroups = std::vector<threads_of_block::meeting>(count / 32);
  std::vector<const void*> rows = std::vector<const void*>(count);
  struct fragments {
    std::uint32_t left[4], right[2];
  };
  std::vector<fragments> of_threads = std::vector<fragments>(count);

  unsigned char* aligned_memory() {
    return memory.data() + (16 - reinterpret_cast<std::uintptr_t>(memory.data()) % 16) % 16;
  }
};

/// A `Block` of gemm_tile.hpp.
class emulated_block {
 public:
  emulated_block(emulated_threadgroup& of, std::uint32_t thread) : of_(of), thread_(thread) {}

  std::uint32_t thread() const { return thread_; }
  std::uint32_t tile() const { return of_.tile; }
  std::uint32_t batch() const { return of_.batch; }
  unsigned char* memory() { return of_.aligned_memory(); }
  void barrier() { of_.threads.meet(of_.all, of_.count); }

  template <int bytes>
  void begin_copy(void* to, const void* from, std::uint32_t present) {
    check_address(to, bytes);
    if (present > bytes || (present != 0 && reinterpret_cast<std::uintptr_t>(from) % bytes != 0))
      throw std::logic_error("a copy that is not aligned or too long");
    const copy c{static_cast<unsigned char*>(to), static_cast<const unsigned char*>(from), present, bytes};
    if (of_.copies_are_late)
      begun_.push_back(c);
    else
      c.arrive();
  }
  void end_copy_group() {
    groups_.push_back(std::move(begun_));
    begun_.clear();
  }
  template <int under_way>
  void wait_for_copies() {
    while (groups_.size() > under_way) {
      for (const copy& c : groups_.front()) c.arrive();
      groups_.erase(groups_.begin());
    }
  }

  template <bool transposed>
  void load_matrices(std::uint32_t (&words)[4], const void* row) {
    check_address(row, 16);
    of_.rows[thread_] = row;
    meet_simdgroup();
    const std::uint32_t first = thread_ / 32 * 32, lane = thread_ % 32, group = lane / 4, member = lane % 4;
    for (std::uint32_t i = 0; i < 4; ++i) {
      const auto element = [&](std::uint32_t r, std::uint32_t c) {
        std::uint16_t bits;
        std::memcpy(&bits, static_cast<const unsigned char*>(of_.rows[first + i * 8 + r]) + 2 * c, 2);
        return std::uint32_t{bits};
      };
      const std::uint32_t c = 2 * member;
      words[i] = transposed ? element(c, group) | element(c + 1, group) << 16
                            : element(group, c) | element(group, c + 1) << 16;
    }
    meet_simdgroup();
  }

  template <class T>
  void multiply_matrices(float (&sums)[4], const std::uint32_t (&left)[4], std::uint32_t right_0,
                         std::uint32_t right_1) {
    add_products<2>(sums, left, right_0, right_1, [](std::uint32_t word, std::uint32_t half_of_word) {
      return static_cast<float>(T::from_bits(static_cast<std::uint16_t>(word >> 16 * half_of_word)));
    });
  }

  void multiply_tf32(float (&sums)[4], const std::uint32_t (&left)[4], std::uint32_t right_0,
                     std::uint32_t right_1) {
    add_products<1>(sums, left, right_0, right_1, [](std::uint32_t word, std::uint32_t) {
      return __builtin_bit_cast(float, word & ~std::uint32_t{0x1fff});
    });
  }

  /// 16 x 8 sums of 8 * per_word products; value(word, n) is element n of a word.
  template <std::uint32_t per_word, class F>
  void add_products(float (&sums)[4], const std::uint32_t (&left)[4], std::uint32_t right_0,
                    std::uint32_t right_1, F value) {
    std::memcpy(of_.of_threads[thread_].left, left, sizeof left);
    of_.of_threads[thread_].right[0] = right_0;
    of_.of_threads[thread_].right[1] = right_1;
    meet_simdgroup();
    const std::uint32_t first = thread_ / 32 * 32, lane = thread_ % 32, group = lane / 4, member = lane % 4;
    for (std::uint32_t s = 0; s < 4; ++s) {
      const std::uint32_t row = group + s / 2 * 8, col = 2 * member + s % 2;
      for (std::uint32_t k = 0; k < 8 * per_word; ++k) {
        const std::uint32_t word = k / (4 * per_word), at = k / per_word % 4, n = k % per_word;
        const auto& of_row = of_.of_threads[first + row % 8 * 4 + at];
        const auto& of_col = of_.of_threads[first + col * 4 + at];
        sums[s] += value(of_row.left[row / 8 + word * 2], n) * value(of_col.right[word], n);
      }
    }
    meet_simdgroup();
  }

  static float fused(float a, float b, float c) { return std::fma(a, b, c); }
  template <class T>
  static float value_of(T x) {
    return static_cast<float>(x);
  }
  template <class T>
  static T stored_as(float x) {
    return static_cast<T>(x);
  }
  static float activated(activation how, float x) { return how == activation::relu ? std::fmax(x, 0.0f) : x; }

 private:
  struct copy {
    unsigned char* to;
    const unsigned char* from;
    std::uint32_t present, bytes;
    void arrive() const {
      std::memset(to, 0, bytes);
      if (present != 0) std::memcpy(to, from, present);
    }
  };

  void meet_simdgroup() { of_.threads.meet(of_.simdgroups[thread_ / 32], 32); }
  void check_address(const void* p, std::uint32_t bytes) const {
    const auto* const at = static_cast<const unsigned char*>(p);
    unsigned char* const memory = of_.aligned_memory();
    if (at < memory || at + bytes > memory + of_.bytes || (at - memory) % bytes != 0)
      throw std::logic_error("an address beyond threadgroup memory, or not aligned");
  }

  emulated_threadgroup& of_;
  std::uint32_t thread_;
  std::vector<copy> begun_;
  std::vector<std::vector<copy>> groups_;
};

}  // namespace pewter::test
