// The words of mbarriers, and what is said of wrong ones.
#include <string>

#include "pewter/detail/mbarrier.hpp"
#include "pewter/detail/mbarrier_word.hpp"

namespace pewter::detail {

inline std::atomic<std::uint64_t>& word_of(mbarrier_state& state) {
  static_assert(sizeof(std::atomic<std::uint64_t>) == sizeof state.word);
  return reinterpret_cast<std::atomic<std::uint64_t>&>(state.word);
}
inline std::uint32_t count_of(const mbarrier_state& state) {
  return __atomic_load_n(&state.count, __ATOMIC_RELAXED);
}

inline std::string text_of_site(call_site site) {
  return site.file == nullptr ? "" : std::string(" at ") + site.file + ":" + std::to_string(site.line);
}
[[gnu::cold]] inline std::string text_of(const mbarrier_handle& own) {
  return "mbarrier " + std::to_string(own.stage) + " of " + std::to_string(own.stages) + " allocated" +
         text_of_site(own.allocated);
}
[[noreturn]] inline void raise_mbarrier(const mbarrier_handle& own, const char* function, call_site site,
                                        const std::string& what) {
  throw error(text_of_position(this_fiber.name, this_fiber.position) +
              simdgroups_of_text(1u << this_fiber.fiber) + ": " + function + text_of_site(site) + ": " +
              text_of(own) + " " + what);
}

[[gnu::cold]] inline std::string text_of_phase(mbarrier_word word, std::uint32_t count) {
  std::string text = "its phase " + std::to_string(word.phases) + " has seen " +
                     std::to_string(count - word.missing) + " of " + std::to_string(count) + " threads";
  if (word.bytes > 0) text += " and misses " + std::to_string(word.bytes) + " bytes";
  if (word.bytes < 0) text += " and " + std::to_string(-word.bytes) + " bytes that nobody expected";
  return text;
}
[[gnu::cold]] inline std::string missing_at_mbarrier(const fiber_wait& wait) {
  const auto& own = *static_cast<const mbarrier_handle*>(wait.object);
  return "for the end of phase " + std::to_string(wait.old) + " of " + text_of(own) + ": " +
         text_of_phase(mbarrier_word::of(wait.word->load()), count_of(*own.state));
}

inline void check_bytes(const mbarrier_handle& own, const mbarrier_word& word, const char* function,
                        call_site site) {
  if (!word.holds_bytes())
    raise_mbarrier(own, function, site,
                   "would miss " + std::to_string(word.bytes) + " bytes, must be less than 128 MB");
}

/// Changes the word by change(mbarrier_word&) and tells those who may wait for it.
template <class F>
void change_word(const mbarrier_handle& own, F change) {
  std::atomic<std::uint64_t>& word = word_of(*own.state);
  std::uint64_t before = word.load(std::memory_order_relaxed);
  for (;;) {
    mbarrier_word next = mbarrier_word::of(before);
    change(next);
    if (word.compare_exchange_weak(before, next.packed())) break;
  }
  if (this_fiber.team != nullptr) this_fiber.team->announce();
}

/// Its count. Throws if it is not initialised.
inline std::uint32_t checked_count(const mbarrier_handle& own, const char* function, call_site site) {
  const std::uint32_t count = count_of(*own.state);
  if (count == 0) raise_mbarrier(own, function, site, "is not initialised");
  return count;
}

PEWTER_ONCE mbarrier_handle allocate_mbarriers(free_form_place& own, std::uint32_t stages, call_site site) {
  constexpr std::uint32_t limit = free_form_shared::mbarrier_limit;
  if (stages == 0 || stages > limit - own.mbarriers)
    raise("mbarriers::alloc: %u stages after %u, must be 1 to %u in all", stages, own.mbarriers, limit);
  const std::uint32_t number = own.mbarrier_allocations++;
  if (const std::uint64_t other =
          entered(own.threadgroup.shared->has_mbarriers, own.threadgroup.shared->mbarrier_allocations, number,
                  std::uint64_t{stages} << 32 | site.line))
    raise(
        "mbarriers::alloc: call %u of SIMD group %u is of %u stages at line %u, another SIMD group's of %u "
        "at "
        "line %u; must be the same in all SIMD groups",
        number + 1, own.simdgroup, stages, site.line, static_cast<std::uint32_t>(other >> 32),
        static_cast<std::uint32_t>(other));
  mbarrier_state* const first = own.threadgroup.shared->mbarriers + own.mbarriers;
  own.mbarriers += stages;
  return {first, 0, stages, site};
}

PEWTER_ONCE mbarrier_handle mbarrier_at(const mbarrier_handle& first, std::uint32_t stage, call_site site) {
  if (stage >= first.stages)
    raise_mbarrier(first, "mbarriers::at", site,
                   "has no stage " + std::to_string(stage) + " beside it, must be below " +
                       std::to_string(first.stages));
  return {first.state + stage, stage, first.stages, first.allocated};
}

PEWTER_ONCE void init(const mbarrier_handle& own, std::uint32_t count, call_site site) {
  if (count == 0 || count > 0xffff)
    raise_mbarrier(own, "mbarrier::init", site,
                   "for " + std::to_string(count) + " threads, must be 1 to 65535");
  std::uint32_t none = 0;
  if (!__atomic_compare_exchange_n(&own.state->count, &none, count, false, __ATOMIC_RELAXED,
                                   __ATOMIC_RELAXED))
    raise_mbarrier(own, "mbarrier::init", site,
                   "is initialised already, for " + std::to_string(none) + " threads");
  word_of(*own.state).store(mbarrier_word{count, 0, 0}.packed(), std::memory_order_release);
}

PEWTER_ONCE void arrive(const mbarrier_handle& own, std::uint32_t threads, std::size_t bytes,
                        const char* function, call_site site) {
  const std::uint32_t count = checked_count(own, function, site);
  change_word(own, [&](mbarrier_word& word) {
    if (threads > word.missing)
      raise_mbarrier(
          own, function, site,
          "is given " + std::to_string(threads) + " threads at once: " + text_of_phase(word, count));
    word.missing -= threads;
    word.bytes += static_cast<std::int64_t>(bytes);
    check_bytes(own, word, function, site);
    word.end_phase_if_complete(count);
  });
}

PEWTER_ONCE void wait(const mbarrier_handle& own, std::uint32_t phase, call_site site) {
  checked_count(own, "mbarrier::wait", site);
  if (phase > 1)
    raise_mbarrier(own, "mbarrier::wait", site, "in phase " + std::to_string(phase) + ", must be 0 or 1");
  const fiber_wait what{&word_of(*own.state), mbarrier_word::phases_at, 1,   phase, site,
                        "mbarrier::wait",     missing_at_mbarrier,      &own};
  if (what.is_over()) return;
  if (this_fiber.team != nullptr) return this_fiber.team->wait(what);
  throw deadlock(text_of_deadlock(this_fiber.name, this_fiber.position) + text_of_waiting(1, what));
}

/// Whether rows of a copy are in the threadgroup's memory.
inline bool lies_in_memory(const free_form_place& own, const void* to, const copied_rows& what) {
  if (what.rows == 0 || what.bytes == 0) return true;
  const std::uintptr_t begin = reinterpret_cast<std::uintptr_t>(own.threadgroup.memory);
  const std::uintptr_t at = reinterpret_cast<std::uintptr_t>(to);
  const std::size_t bytes = what.rows - 1 > own.memory_top ? own.memory_top + 1 : what.rows;
  const std::size_t stride = what.to_stride > own.memory_top ? own.memory_top + 1 : what.to_stride;
  return at >= begin && at - begin <= own.memory_top && what.bytes <= own.memory_top &&
         (bytes - 1) * stride + what.bytes <= own.memory_top - (at - begin);
}

PEWTER_ONCE void copy_async(const free_form_place& place, void* to, const void* from, const copied_rows& what,
                            const mbarrier_handle& own, call_site site) {
  checked_count(own, "copy_async", site);
  if (!lies_in_memory(place, to, what))
    raise_mbarrier(own, "copy_async", site,
                   "is given " + std::to_string(what.rows) + " rows of " + std::to_string(what.bytes) +
                       " bytes that do not lie in threadgroup memory; only " +
                       std::to_string(place.memory_top) + " bytes are allocated");
  for (std::size_t r = 0; r < what.rows; ++r)
    __builtin_memcpy(static_cast<char*>(to) + r * what.to_stride,
                     static_cast<const char*>(from) + r * what.from_stride, what.bytes);
  const std::uint32_t count = count_of(*own.state);
  change_word(own, [&](mbarrier_word& word) {
    word.bytes -= static_cast<std::int64_t>(what.rows * what.bytes);
    check_bytes(own, word, "copy_async", site);
    word.end_phase_if_complete(count);
  });
}

}  // namespace pewter::detail
