// dispatch.hpp for a GPU: a launch of a kernel body is an OpenMP target region, whose teams are the
// threadgroups and whose threads are the lanes. It has no runtime in it (`ompx_bare`): a team starts with all
// of its threads.
//
// Arguments and geometry go with the launch, as words, which OpenMP hands over by value.
#pragma once

#include "pewter/model/collectives.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace native {

template <class Arguments>
struct launched {
  launch_geometry geometry;
  Arguments arguments;
};

inline constexpr std::size_t words_of_launch = 24;

/// Starts a kernel of at most `threads` a threadgroup in the calling thread's queue. `File` keeps the names
/// of regions in different files apart. `inlined`: the threadgroup's counts stay in registers, however long
/// the body is.
template <auto body, class File, bool inlined = false, class Arguments>
void launch_region(const Arguments& arguments, const launch_geometry& geometry, const wait_limit& waits) {
  using all = launched<Arguments>;
  static_assert(__is_trivially_copyable(Arguments) && sizeof(all) <= words_of_launch * 8);
  const all values{geometry, arguments};
  std::uint64_t w[words_of_launch] = {};
  __builtin_memcpy(w, &values, sizeof values);
  const auto teams = static_cast<int>(geometry.threadgroups_per_grid.volume());
  const int threads = static_cast<int>((geometry.threads_per_threadgroup.volume() + 31) / 32 * 32);
  const std::uint64_t w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3], w4 = w[4], w5 = w[5], w6 = w[6], w7 = w[7],
                      w8 = w[8], w9 = w[9], w10 = w[10], w11 = w[11], w12 = w[12], w13 = w[13], w14 = w[14],
                      w15 = w[15], w16 = w[16], w17 = w[17], w18 = w[18], w19 = w[19], w20 = w[20],
                      w21 = w[21], w22 = w[22], w23 = w[23], limit = waits.nanoseconds,
                      reason = reinterpret_cast<std::uintptr_t>(waits.overran);
#pragma omp target teams ompx_bare num_teams(teams) thread_limit(threads)                                  \
    firstprivate(w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, w13, w14, w15, w16, w17, w18, w19, \
                 w20, w21, w22, w23, limit, reason)
  {
#if defined(PEWTER_ON_GPU)
    const std::uint64_t words[words_of_launch] = {w0,  w1,  w2,  w3,  w4,  w5,  w6,  w7,  w8,  w9,  w10, w11,
                                                  w12, w13, w14, w15, w16, w17, w18, w19, w20, w21, w22, w23};
    all own;
    __builtin_memcpy(&own, words, sizeof own);
    threadgroup tg(own.geometry, {limit, reinterpret_cast<std::uint32_t*>(reason)});
    if constexpr (inlined) [[clang::always_inline]]
      body(tg, own.arguments);
    else
      body(tg, own.arguments);
#endif
  }
}

}  // namespace native
PEWTER_END_TARGET_NAMESPACE
