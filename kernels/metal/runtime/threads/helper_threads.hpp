// Host threads that help the thread that dispatches Metal kernels. OpenMP maps the collection's launches; a
// team of OpenMP's, however, ends when all of its threads have come, and one whose core another process has
// comes milliseconds later. Here helpers join a dispatch that is running, and it waits for those alone that
// have joined: the dispatching thread may do all the work itself.
//
// A helper that has nothing to do spins about as long as waking it would take, then sleeps in the kernel.
// So commands that follow each other find the helpers awake, and others' processes find the cores free.
#pragma once

#include <atomic>
#include <cstdint>

namespace pewter::metal {

class helper_threads {
 public:
  /// @param index of the helper among those that have joined, from 1 on
  using function = void (*)(void* context, unsigned index);

  /// One dispatch's use of the helpers; only one at a time has them.
  class offer {
   public:
    explicit offer(helper_threads& all) : all_(all) {}
    offer(const offer&) = delete;
    offer& operator=(const offer&) = delete;
    /// Closes, and waits for those that have joined.
    ~offer();

    /// Lets up to `count` helpers call function(context, index), which must not throw.
    /// @returns whether the helpers were free; they may come later, or never
    bool open(function f, void* context, unsigned count);
    /// How many have joined so far.
    unsigned joined() const;
    /// No other may join. @returns how many have
    unsigned close();
    /// How long those that have joined may need when the dispatching thread has no more to do.
    void expect(double nanoseconds) { expected_ = nanoseconds; }

   private:
    helper_threads& all_;
    unsigned offered_ = 0, joined_ = 0;
    double expected_ = 0;
    bool is_open_ = false, has_helpers_ = false;
  };

  static helper_threads& of_process();

  /// Nanoseconds until helpers that are offered work begin with it, as far as known.
  double delay(unsigned helpers) const;
  /// Nanoseconds up to which a dispatch should not be shared: a helper that had begun part of an earlier one
  /// lost its core for long.
  double contended_up_to() const;

 private:
  void start(unsigned helpers);
  void serve(unsigned number);
  bool join();
  void wait_for_work();
  void sleep();
  void wait_for(unsigned joined, double expected);

  alignas(64) std::atomic<std::uint64_t> gate_{0};  ///< number of the offer, then places that are left
  function function_ = nullptr;
  void* context_ = nullptr;
  unsigned offered_ = 0;
  std::atomic<std::uint64_t> offered_at_{0};
  alignas(64) std::atomic<std::uint32_t> finished_{0};
  std::atomic<bool> end_is_awaited_{false};  ///< the dispatching thread sleeps until helpers have ended
  alignas(64) std::atomic<std::uint32_t> epoch_{0};  ///< what sleeping helpers wait on
  std::atomic<unsigned> sleeping_{0}, started_{0};
  std::atomic<bool> taken_{false};
  std::atomic<float> wake_nanoseconds_{20000};
  std::atomic<std::uint64_t> stall_{0}, stalled_until_{0};
};

/// Nanoseconds of a clock that all threads share.
std::uint64_t nanoseconds_now();

}  // namespace pewter::metal
