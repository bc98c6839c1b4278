// Fibers: the SIMD groups of one threadgroup as functions that wait for each other anywhere, on one host
// thread or several. Plain function pointers and indices: this layer knows nothing of lanes.
//
// A function runs until it waits; its host thread then continues the next of its functions that can run.
// Functions that never wait take no switch, and a threadgroup of one SIMD group neither switch nor stack.
// Functions stay on their host thread. When all wait, the dispatch ends with an error that names each.
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <string>

#include "pewter/detail/fiber_turns.hpp"
#include "pewter/error.hpp"
#include "pewter/geometry.hpp"
#include "pewter/model/call_site.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter {

/// Every SIMD group of a threadgroup waits, so that none ever continues. The text names each, the call where
/// it waits, and what is missing.
class deadlock : public error {
 public:
  using error::error;
};

// ---- for generated code: threadgroups of fibers by function pointers ----

/// What a SIMD group is told of itself.
struct fiber_place {
  uint3 threadgroup_position_in_grid;
  uint3 threads_per_threadgroup;  ///< smaller at the grid's edge
  std::uint32_t simdgroup_index_in_threadgroup;
  std::uint32_t simdgroups_per_threadgroup;
  /// 32 KB, aligned to 64 bytes, not initialised, of the whole threadgroup.
  unsigned char* threadgroup_memory;
};
using fiber_kernel = void (*)(void* context, const fiber_place&);

/// Runs kernel(context, place) for each SIMD group of each threadgroup of the geometry and returns when all
/// are done.
/// @param name of the kernel, for diagnoses; must live as long as the call
/// @throws deadlock; error when called from inside a kernel; whatever the kernel throws
PEWTER_ONCE void dispatch_fibers(const launch_geometry&, fiber_kernel, void* context,
                                 const dispatch_options& = {}, const char* name = "dispatch_fibers");

/// What one host thread does of that dispatch, for who has host threads of his own: threadgroups
/// [worker.begin, worker.end), shared with worker.count - 1 others that have been given the same.
PEWTER_ONCE void run_fibers(const launch_geometry&, fiber_kernel, void* context, const char* name,
                            const detail::worker&);

/// The barrier of the threadgroup whose kernel calls: returns once all its SIMD groups that have not returned
/// have called it as often; what any wrote before it, all see after it.
/// @throws error outside of a fiber's kernel
PEWTER_ONCE void fiber_barrier(call_site = {});

namespace detail {

/// What one fiber waits for: until (word >> shift & mask) is no longer `old`.
struct fiber_wait {
  const std::atomic<std::uint64_t>* word = nullptr;  ///< null: it does not wait
  std::uint32_t shift = 0, mask = 0, old = 0;
  call_site site;
  const char* name = "";  ///< of the operation
  /// What is missing, in words, for the diagnosis. `object` is the function's own.
  std::string (*missing)(const fiber_wait&) = nullptr;
  const void* object = nullptr;

  bool is_over() const { return (word->load(std::memory_order_acquire) >> shift & mask) != old; }
};

struct fiber_team_setup {
  std::uint32_t fibers = 1;   ///< 1 to 32
  std::uint32_t workers = 1;  ///< host threads that call run, at most 32
  const char* name = "free_form";
  uint3 position = {0, 0, 0};  ///< of the threadgroup
  std::uint32_t seed = 0;      ///< 0: in their order; else of the order that checked mode tries
};

/// The fibers of one threadgroup. Shared by its workers; each calls run once.
class fiber_team {
 public:
  static constexpr std::uint32_t fiber_limit = 32;
  using body_function = void (*)(void* context, std::uint32_t fiber);

  PEWTER_ONCE explicit fiber_team(const fiber_team_setup&);
  fiber_team(const fiber_team&) = delete;
  fiber_team& operator=(const fiber_team&) = delete;
  /// As if newly made.
  PEWTER_ONCE void start(const fiber_team_setup&);

  /// Runs body(context, i) for each i of this worker's share, and returns when all of them have ended. An
  /// exception unwinds all others that wait, of all workers, and then leaves the run of the worker that it
  /// came from.
  /// @throws deadlock when every fiber of the team waits; whatever a body throws
  PEWTER_ONCE void run(std::uint32_t worker, body_function body, void* context);

  // ---- for bodies ----

  /// The barrier of fibers [first, first + count), among them the calling one.
  PEWTER_ONCE void barrier(std::uint32_t first, std::uint32_t count, call_site site,
                           const char* name = "threadgroup_barrier");
  /// Returns when the wait is over.
  PEWTER_ONCE void wait(const fiber_wait&);
  /// Must be called after a change of a word for which fibers may wait.
  PEWTER_ONCE void announce();
  /// As wait, for what the calling fiber has waited for already: its turn has come.
  void go_on_waiting();
  /// The calling fiber takes no further part in barriers, whatever it still calls.
  PEWTER_ONCE void end_current();
  const fiber_team_setup& setup() const { return setup_; }

 private:
  friend class fiber_runner;
  static constexpr std::uint32_t barrier_limit = 64;  ///< ranges of fibers with a barrier of their own
  struct barrier_slot {
    std::atomic<std::uint32_t> key{0};    ///< first << 8 | count; 0: free
    std::atomic<std::uint64_t> state{0};  ///< times passed << 32 | one bit a fiber that has arrived
    const fiber_team* team = nullptr;
  };

  static std::uint32_t members_of(std::uint32_t key);
  static std::string missing_at_barrier(const fiber_wait&);
  barrier_slot& slot_of(std::uint32_t key);
  PEWTER_INLINE void wait_here(bool over);
  /// A fiber that took turns has waited at the team's barrier since that was passed `passed` times.
  void wait_since(std::uint32_t fiber, std::uint32_t passed, call_site, const char* name);
  void begin_without_turns(std::uint32_t passed, std::uint32_t arrived, std::uint32_t alive);
  /// Lets the members pass if all that have not ended have arrived: those that had, else 0.
  std::uint32_t release_if_complete(barrier_slot&);
  void end(std::uint32_t fiber);
  /// Null: a deadlock, whose text is made once this failure is known to be the first.
  void fail(const std::exception_ptr&, std::uint32_t worker);
  bool has_failed() const { return failed_.load(std::memory_order_acquire) == 2; }
  bool all_are_idle(std::uint64_t event) const;
  std::string describe_waits() const;

  fiber_team_setup setup_;
  std::atomic<int> failed_{0};  ///< 1 while the failure is being stored, then 2
  std::uint32_t failed_worker_ = 0;
  std::exception_ptr first_failure_;
  std::atomic<std::uint32_t> ended_{0};  ///< one bit a fiber
  /// Counts what may end a wait. A worker is idle at event e, and says so by e + 1, if at a time after it
  /// read e none of its fibers could run. All idle at one e that is still the last one: none will ever run.
  std::atomic<std::uint64_t> events_{0};
  std::atomic<std::uint64_t> idle_at_[fiber_limit] = {};
  fiber_wait waits_[fiber_limit];
  barrier_slot barriers_[barrier_limit];
};

/// A threadgroup's SIMD groups, all of them by the workers that share it: body(context, index).
/// @throws as fiber_team::run
PEWTER_ONCE void run_as_fibers(const worker&, const fiber_team_setup&, fiber_team::body_function,
                               void* context);

}  // namespace detail
}  // namespace pewter

#if !defined(PEWTER_COMPILED)
#include "pewter/detail/fiber.ipp"
#endif
