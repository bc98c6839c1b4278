// What threadgroups of a kernel took, by the dispatch's size: the work that host_work.hpp predicts from.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>

#include "pewter/geometry.hpp"

namespace pewter::metal {

class kernel_costs {
 public:
  /// Nanoseconds a threadgroup, of dispatches of about one size. A record falls at once and rises by at most
  /// twice a dispatch: one that was interrupted says nothing of the next, and work that is more than
  /// predicted is noticed while it runs.
  class record {
   public:
    record(std::atomic<std::uint64_t>& word, std::uint32_t key) : word_(word), key_(key) {}

    /// 0: unknown.
    double nanoseconds() const {
      const std::uint64_t word = word_.load(std::memory_order_relaxed);
      if (word >> 32 != key_) return 0;
      return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(word)));
    }
    void note(double nanoseconds) {
      const double known = this->nanoseconds();
      store(known > 0 && nanoseconds > 2 * known ? 2 * known : nanoseconds);
    }
    /// Lowers the known cost of a way that was not taken, so that it is tried again some time.
    void fade() {
      constexpr double kept = 0.97;
      store(kept * nanoseconds());
    }

   private:
    void store(double nanoseconds) {
      constexpr double least = 1;
      const auto bits =
          std::bit_cast<std::uint32_t>(static_cast<float>(nanoseconds > least ? nanoseconds : least));
      word_.store(std::uint64_t{key_} << 32 | bits, std::memory_order_relaxed);
    }
    std::atomic<std::uint64_t>& word_;
    std::uint32_t key_;
  };

  struct records {
    record alone;   ///< each threadgroup on one host thread
    record shared;  ///< each on several
  };

  records of(const launch_geometry& g) {
    const auto threads = static_cast<std::uint32_t>(g.threads_per_threadgroup.volume());
    const auto groups = static_cast<std::uint32_t>(std::bit_width(g.threadgroups_per_grid.volume()));
    const std::uint32_t key = groups << 16 | threads;
    slot& s = slots_[(threads / 32 + groups) % slot_count];
    return {{s.alone, key}, {s.shared, key}};
  }

 private:
  static constexpr std::uint32_t slot_count = 16;
  struct slot {
    std::atomic<std::uint64_t> alone{0}, shared{0};  ///< a size, and a float: relaxed, as guesses may be
  };
  slot slots_[slot_count];
};

}  // namespace pewter::metal
