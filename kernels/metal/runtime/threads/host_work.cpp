#include "kernels/metal/runtime/threads/host_work.hpp"

#include <vector>

#include "kernels/metal/runtime/threads/helper_threads.hpp"
#include "kernels/metal/runtime/trace/trace.hpp"
#include "pewter/detail/kept_by_thread.hpp"
#include "pewter/detail/team_barrier.ipp"

namespace pewter::metal {
namespace {

/// Costs of the dispatching thread: writing an offer, and the system call that wakes a sleeping helper.
constexpr double offer_nanoseconds = 200, wake_nanoseconds = 3000;
/// From this delay on helpers sleep.
constexpr double asleep_from = 1000;
/// A threadgroup's beginning and barriers among host threads.
constexpr double meeting_nanoseconds = 2000;
/// Threadgroups are claimed in parts of at least so much work, and the clock is looked at after so much.
constexpr double claimed_nanoseconds = 2000, looked_at_nanoseconds = 50000;
/// Shorter dispatches gain too little by a core that is kept awake for them.
constexpr double regretted_from = 3000;

double offer_cost(double delay) {
  return delay + (delay < asleep_from ? offer_nanoseconds : wake_nanoseconds);
}
double predicted_shared(double work, double delay, unsigned threads) {
  return offer_cost(delay) + (work > delay ? work - delay : 0) / threads;
}

/// Work of the calling thread that awake helpers would have shortened, since they slept.
class regret {
 public:
  /// @returns whether it is worth waking them now
  bool add(double lost, double delay) {
    const std::uint64_t now = nanoseconds_now();
    if (now - last_ > forgotten_after) sum_ = 0;
    last_ = now;
    sum_ += lost;
    if (sum_ < delay) return false;
    sum_ = 0;
    return true;
  }

 private:
  static constexpr std::uint64_t forgotten_after = 50000;  ///< awake helpers would sleep again
  double sum_ = 0;
  std::uint64_t last_ = 0;
};
thread_local regret of_this_thread;

/// Whether the rest of a dispatch should be shared.
bool sharing_pays(double work, unsigned threads) {
  const helper_threads& helpers = helper_threads::of_process();
  const double delay = helpers.delay(threads - 1);
  if (work <= predicted_shared(work, delay, threads)) {
    if (delay < asleep_from || work < regretted_from) return false;
    constexpr double awake = 300;
    const double lost = work - predicted_shared(work, awake, threads);
    if (lost <= 0 || !of_this_thread.add(lost, delay)) return false;
  }
  return work > helpers.contended_up_to();
}

/// Threadgroups of one host thread that nobody has begun.
struct alignas(64) open_share {
  std::atomic<std::uint64_t> next;
  std::uint64_t end;

  /// An eighth of what is left, and at least `fewest`: at the end parts are short.
  bool take(std::uint64_t fewest, std::uint64_t& from, std::uint64_t& to) {
    const std::uint64_t seen = next.load(std::memory_order_relaxed);
    if (seen >= end) return false;
    const std::uint64_t count = std::max(fewest, (end - seen) / 8);
    from = next.fetch_add(count, std::memory_order_relaxed);
    to = std::min(end, from + count);
    return from < end;
  }
};

/// Shares of a thread's dispatch; the memory is kept for the next.
struct open_shares {
  std::unique_ptr<open_share[]> memory;
  unsigned known = 0;

  open_share* of(unsigned count) {
    if (count > known) {
      memory.reset(new open_share[count]);
      known = count;
    }
    return memory.get();
  }
};

/// What host threads do of threadgroups [begin, end): each its own share, then others'.
struct shared_loop {
  const running_kernel& kernel;
  open_share* shares;
  unsigned threads;
  std::uint64_t fewest;
  detail::failure failures{};
  std::atomic<int> failed{0};

  void assign(std::uint64_t begin, std::uint64_t end) {
    const std::uint64_t share = (end - begin) / threads, rest = (end - begin) % threads;
    for (unsigned t = 0; t < threads; ++t) {
      shares[t].next.store(begin, std::memory_order_relaxed);
      begin += share + (t < rest ? 1 : 0);
      shares[t].end = begin;
    }
  }
  /// @returns how many threadgroups this host thread ran
  std::uint64_t work(unsigned index, unsigned char* memory) {
    std::uint64_t count = 0, from = 0, to = 0;
    for (unsigned distance = 0; distance < threads; ++distance) {
      open_share& share = shares[(index + distance) % threads];
      while (failed.load(std::memory_order_relaxed) == 0 && !kernel.guard.is_over() &&
             share.take(fewest, from, to)) {
        kernel.run_threadgroups(from, to, memory);
        count += to - from;
      }
    }
    return count;
  }
  static void help(void* self, unsigned index) {
    auto& own = *static_cast<shared_loop*>(self);
    detail::arena scratch;
    trace::span traced("part", own.kernel.kernel.name);
    own.failures.run(own.failed, [&] { traced.put("threadgroups", own.work(index, scratch.memory)); });
  }
};

/// The dispatching thread's way through a dispatch.
class threadgroup_loop {
 public:
  explicit threadgroup_loop(host_work& w)
      : work_(w), groups_(w.groups()), each_(w.costs.alone.nanoseconds()) {}

  void run() {
    if (groups_ == 1 && each_ > 0 && !looks_this_time())
      return work_.kernel.run_threadgroups(0, 1, scratch_.memory);
    while (done_ < groups_ && !work_.kernel.guard.is_over()) {
      if (may_share() && run_shared()) break;
      run_part(next_part());
    }
    if (measured_) work_.costs.alone.note(each_);
  }

 private:
  /// Few of the single threadgroups are measured: looking at the clock may take as long.
  static bool looks_this_time() {
    thread_local unsigned turn = 0;
    return ++turn % 8 == 0;
  }
  std::uint64_t left() const { return groups_ - done_; }
  unsigned threads() const { return left() < work_.threads ? static_cast<unsigned>(left()) : work_.threads; }

  bool may_share() const {
    if (threads() < 2) return false;
    return work_.always || (each_ > 0 && sharing_pays(each_ * static_cast<double>(left()), threads()));
  }

  std::uint64_t next_part() const {
    if (!measured_) return each_ > 0 && groups_ >= 8 ? groups_ / 8 : 1;
    return std::min(left(), static_cast<std::uint64_t>(looked_at_nanoseconds / each_) + 1);
  }

  void run_part(std::uint64_t count) {
    const std::uint64_t begin = done_ + count < groups_ || !measured_ ? nanoseconds_now() : 0;
    work_.kernel.run_threadgroups(done_, done_ + count, scratch_.memory);
    done_ += count;
    if (begin != 0) note(begin, count);
  }

  void note(std::uint64_t begin, std::uint64_t count) {
    const std::uint64_t took = nanoseconds_now() - begin;
    each_ = std::max(1.0, static_cast<double>(took) / static_cast<double>(count));
    measured_ = true;
  }

  /// @returns false if another dispatch has the helpers; nothing has run then
  bool run_shared() {
    const unsigned count = threads();
    const double together = each_ > 0 ? claimed_nanoseconds / each_ : 1;
    shared_loop loop{work_.kernel, detail::kept_by_thread<open_shares>::get().of(count), count,
                     static_cast<std::uint64_t>(together) + 1};
    loop.assign(done_, groups_);
    {
      helper_threads::offer helpers(helper_threads::of_process());
      if (!helpers.open(shared_loop::help, &loop, count - 1)) return false;
      const std::uint64_t begin = nanoseconds_now();
      std::uint64_t ran = 0;
      loop.failures.run(loop.failed, [&] { ran = loop.work(0, scratch_.memory); });
      if (ran != 0) note(begin, ran);
      work_.used = helpers.close() + 1;
      helpers.expect(each_ * static_cast<double>(std::max(loop.fewest, left() / count / 8)));
    }
    loop.failures.rethrow(loop.failed);
    return true;
  }

  host_work& work_;
  const std::uint64_t groups_;
  std::uint64_t done_ = 0;
  double each_;  ///< nanoseconds of a threadgroup; 0: unknown
  bool measured_ = false;
  detail::arena scratch_;
};

/// Threadgroups whose SIMD groups host threads share. Only host threads that come in time take part.
struct shared_threadgroups {
  const host_work& work;
  detail::arena& scratch;
  std::atomic<int> failed{0};
  detail::team_barrier barrier{failed};
  detail::failure failures{};
  alignas(64) std::atomic<unsigned> workers{0};  ///< once it is known

  void run(unsigned index, unsigned count) {
    const detail::worker w{0, work.groups(), index, count, &barrier, &scratch, detail::flag_of(failed)};
    const running_kernel& k = work.kernel;
    failures.run(failed, [&] {
      run_fibers(k.geometry, running_kernel::run_fiber, const_cast<running_kernel*>(&k),
                 k.kernel.name.c_str(), w);
    });
  }
  static void help(void* self, unsigned index) {
    auto& own = *static_cast<shared_threadgroups*>(self);
    unsigned count = 0;
    while ((count = own.workers.load(std::memory_order_acquire)) == 0) std::this_thread::yield();
    own.run(index, count);
  }
};

}  // namespace

bool host_work::together_is_best() {
  const std::uint64_t simdgroups = (kernel.geometry.threads_per_threadgroup.volume() + 31) / 32;
  if (threads < 2 || simdgroups < 2) return false;
  if (always) return true;
  const double each = costs.alone.nanoseconds(), known = costs.shared.nanoseconds();
  if (groups() >= threads || each == 0) return false;
  const auto count = static_cast<unsigned>(std::min<std::uint64_t>(simdgroups, threads));
  const double all = static_cast<double>(groups()), delay = helper_threads::of_process().delay(count - 1);
  const double together = known > 0 ? all * known : all * (each / count + meeting_nanoseconds);
  const double apart = groups() == 1 ? each : each + offer_nanoseconds;
  if (offer_cost(delay) + together < apart) return apart > helper_threads::of_process().contended_up_to();
  if (known > 0) costs.shared.fade();
  return false;
}

void host_work::run_threadgroups() { threadgroup_loop(*this).run(); }

bool host_work::run_together() {
  const std::uint64_t simdgroups = (kernel.geometry.threads_per_threadgroup.volume() + 31) / 32;
  const auto wanted = static_cast<unsigned>(std::min<std::uint64_t>(simdgroups, threads)) - 1;
  detail::arena scratch;
  shared_threadgroups all{*this, scratch};
  {
    helper_threads::offer helpers(helper_threads::of_process());
    const std::uint64_t begin = nanoseconds_now();
    if (!helpers.open(shared_threadgroups::help, &all, wanted)) return false;
    constexpr double forced_wait = 10e6;
    const double longest = always ? forced_wait : costs.alone.nanoseconds() / 2;
    while (helpers.joined() < wanted && static_cast<double>(nanoseconds_now() - begin) < longest)
      std::this_thread::yield();
    const unsigned count = helpers.close() + 1;
    if (count == 1) return false;
    used = count;
    all.workers.store(count, std::memory_order_release);
    const std::uint64_t met = nanoseconds_now();
    all.run(0, count);
    costs.shared.note(static_cast<double>(nanoseconds_now() - met) / static_cast<double>(groups()));
  }
  all.failures.rethrow(all.failed);
  return true;
}

}  // namespace pewter::metal
