// Fibers: the SIMD groups of one threadgroup as functions that wait for each other anywhere, on one host
// thread or several. Plain function pointers and indices: this layer knows nothing of lanes.
//
//   fiber_team team({.fibers = 8, .workers = 1, .name = "my kernel", .position = {0, 0, 0}});
//   team.run(0, [](void* kernel, std::uint32_t simdgroup) { ... team.barrier(0, 8, here) ... }, &kernel);
//
// A function runs until it waits; a host thread then goes on with the next of its functions that can run. A
// function that never waits takes no stack of its own and no switch, the first one of each host thread never a
// stack. Functions stay on their host thread. When all wait, the run ends with an error that names each.
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <string>

#include "pewter/error.hpp"
#include "pewter/host_threads.hpp"

namespace pewter {

/// Where a wait stands in the source, for diagnoses; file may be null.
struct call_site {
  const char* file = nullptr;
  std::uint32_t line = 0;
};

/// Every SIMD group of a threadgroup waits, so that none ever goes on: who waits where, and for what.
class deadlock : public error {
 public:
  using error::error;
};

namespace detail {

/// What one fiber waits for: until (word >> shift & mask) is no longer `old`.
struct fiber_wait {
  const std::atomic<std::uint64_t>* word = nullptr;
  std::uint32_t shift = 0, mask = 0, old = 0;
  call_site site;
  const char* name = "";  ///< of the operation
  /// What is missing, in words, for the diagnosis.
  void (*describe)(const fiber_wait&, std::string& text) = nullptr;
  const void* object = nullptr;  ///< for describe

  bool is_over() const {
    return word != nullptr && (word->load(std::memory_order_acquire) >> shift & mask) != old;
  }
};

struct fiber_team_setup {
  std::uint32_t fibers = 1;   ///< 1 to 32
  std::uint32_t workers = 1;  ///< host threads that call run, at most as many as fibers
  const char* name = "free_form";
  uint3 position = {0, 0, 0};  ///< of the threadgroup, for diagnoses
  std::uint32_t seed = 0;      ///< not 0: fibers take turns in another order (tests)
  /// Whether a barrier that members pass at two places of the source, or that a member has ended without, is an
  /// error. (Metal leaves both undefined.)
  bool strict = false;
};

class fiber_runner;

/// The fibers of one threadgroup. Shared by its workers, each of which calls run once.
class fiber_team {
 public:
  static constexpr std::uint32_t fiber_limit = 32;
  using body_function = void (*)(void* context, std::uint32_t fiber);

  PEWTER_ONCE explicit fiber_team(const fiber_team_setup&);
  fiber_team(const fiber_team&) = delete;
  fiber_team& operator=(const fiber_team&) = delete;

  /// Runs body(context, i) for each i of this worker's share, and returns when all of them have ended. A body's
  /// exception unwinds all others that wait, of all workers, and then leaves the run of the worker it came from.
  /// @throws deadlock when every fiber of the team waits; whatever a body throws
  PEWTER_ONCE void run(std::uint32_t worker, body_function body, void* context);

  // ---- for bodies ----

  /// The barrier of fibers [first, first + count): returns once all of them that have not ended have called it as
  /// often. What they wrote before it, all of them see after it.
  PEWTER_ONCE void barrier(std::uint32_t first, std::uint32_t count, call_site site,
                           const char* name = "threadgroup_barrier");
  /// Returns when the wait is over.
  PEWTER_ONCE void wait(const fiber_wait&);
  /// To be called after a change of a word for which fibers may wait.
  PEWTER_ONCE void announce();
  /// Whether several host threads run the team.
  bool is_shared() const { return setup_.workers > 1; }
  /// The team whose fiber runs on this host thread, null outside, and the fiber's number.
  PEWTER_ONCE static fiber_team* current();
  PEWTER_ONCE static std::uint32_t current_fiber();
  const fiber_team_setup& setup() const { return setup_; }

 private:
  friend class fiber_runner;
  friend class deadlock_report;
  static constexpr int barrier_limit = 64;  ///< ranges of fibers with a barrier of their own
  struct barrier_slot {
    std::atomic<std::uint32_t> key{0};    ///< first << 8 | count; 0: free
    std::atomic<std::uint64_t> state{0};  ///< times passed << 32 | one bit a fiber that has arrived
  };

  barrier_slot& slot_of(std::uint32_t key);
  bool arrives_last(barrier_slot&, std::uint32_t fiber);
  bool release(barrier_slot&);
  void check_strictly(const barrier_slot&) const;
  void end(std::uint32_t fiber);
  void fail(std::exception_ptr, std::uint32_t worker);
  bool has_failed() const { return failed_.load(std::memory_order_acquire) != 0; }
  bool all_are_idle(std::uint64_t events) const;

  fiber_team_setup setup_;
  std::atomic<int> failed_{0};
  std::atomic<std::uint32_t> ended_{0};  ///< one bit a fiber
  std::uint32_t failed_worker_ = 0;
  std::exception_ptr first_failure_;
  /// Counts what may end a wait. A worker is idle at event e, and says so by e + 1, if at a time after it read e
  /// none of its fibers could run. All idle at one e that is still the last one: nobody will ever run.
  std::atomic<std::uint64_t> events_{0};
  std::atomic<std::uint64_t> idle_at_[fiber_limit] = {};
  fiber_wait waits_[fiber_limit];
  barrier_slot barriers_[barrier_limit];
};

}  // namespace detail
}  // namespace pewter

#if !defined(PEWTER_COMPILED)
#include "pewter/detail/fiber.ipp"
#endif
