// Prefix sums of one vector, reduce-then-scan (Merrill and Grimshaw 2009, "Parallel scan for stream
// architectures"), block by block in three dispatches: each threadgroup adds up one chunk of the block; one
// adds up the chunks' sums to what lies before each chunk; each threadgroup scans its chunk from there. Every
// host thread gets the same chunks in the first and the last dispatch, and finds them in a cache the second
// time.
//
// Chunks are the same for every n, and what lies before one is carried from chunk to chunk, in double: it is
// one addition a chunk. So neither the host threads nor the size of a block change a bit.
#pragma once

#include "kernels/reduce/reduce.kernel.hpp"
#include "kernels/scan/array_scan.kernel.hpp"
#include "kernels/scan/vector_scan.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::elements_per_chunk;

template <class T>
struct block_of_vector {
  const T* x;  // (n)
  T* y;        // (n)
  std::size_t n;
  float*
      before;  // (summed + 1): what lies before each chunk; first, from [1] on, the sum of the one before it
  std::size_t summed;  // chunks whose sum is wanted
  double* carry;       // what lies before the block, then behind its summed chunks
  bool past_caches;

  struct chunk {
    std::size_t index, first, count;
  };
  PEWTER_INLINE chunk chunk_of(threadgroup& tg) const {
    const std::size_t index = tg.threadgroup_position_in_grid().x, first = index * elements_per_chunk;
    return {index, first, n - first < elements_per_chunk ? n - first : elements_per_chunk};
  }
};

template <class Walk, class T>
void sum_chunk(threadgroup& tg, const block_of_vector<T>& b) {
  const auto chunk = b.chunk_of(tg);
  const float sum = reduced<float_reduction<addition>, Walk>(tg, b.x + chunk.first, chunk.count);
  tg.single_thread([&] { b.before[chunk.index + 1] = sum; });
}

template <class T>
void add_up_chunks(threadgroup& tg, const block_of_vector<T>& b) {
  tg.single_thread([&] {
    for (std::size_t c = 1; c <= b.summed; ++c) {
      *b.carry += static_cast<double>(b.before[c]);
      b.before[c] = static_cast<float>(*b.carry);
    }
  });
}

template <scan kind, class Way, class T>
void scan_chunk(threadgroup& tg, const block_of_vector<T>& b) {
  const auto chunk = b.chunk_of(tg);
  Way::template run<kind>(tg, b.x + chunk.first, b.y + chunk.first, chunk.count, b.before[chunk.index],
                          b.past_caches);
}

/// `geometry` has the threads of a threadgroup; the cost hint is for a pass over a chunk.
template <scan kind, class Walk, class Way, class T>
void scan_vector(const void* arguments, const launch_geometry& geometry, const dispatch_options& options) {
  const auto& a = *static_cast<const detail::vector_scan_arguments*>(arguments);
  const auto over = [&](std::size_t groups) {
    return geometry_of_threadgroups({static_cast<std::uint32_t>(groups), 1, 1},
                                    geometry.threads_per_threadgroup);
  };
  float before[detail::most_chunks_per_block + 1];
  double carry = 0;
  const std::size_t block = a.chunks_per_block * elements_per_chunk;
  for (std::size_t first = 0; first < a.n; first += block) {
    const std::size_t left = a.n - first, n = left < block ? left : block;
    const std::size_t chunks = (n + elements_per_chunk - 1) / elements_per_chunk;
    const std::size_t summed = n == left ? chunks - 1 : chunks;  // nothing comes after the last one
    before[0] = static_cast<float>(carry);
    const block_of_vector<T> b{static_cast<const T*>(a.x) + first,
                               static_cast<T*>(a.y) + first,
                               n,
                               before,
                               summed,
                               &carry,
                               a.past_caches};
    constexpr double nanoseconds_per_addition = 1;
    dispatch_in_order(options,
                      encode<sum_chunk<Walk, T>>(b, over(summed), options.nanoseconds_per_threadgroup),
                      encode<add_up_chunks<T>>(b, over(summed == 0 ? 0 : 1),
                                               nanoseconds_per_addition * static_cast<double>(summed)),
                      encode<scan_chunk<kind, Way, T>>(b, over(chunks), options.nanoseconds_per_threadgroup));
  }
}

template <scan kind>
constexpr kernel_table table_of_vector_scan() {
  return kernel_table{}
      .with(pattern::stride_loop, scan_vector<kind, stride_walk, by_steps, float>,
            scan_vector<kind, stride_walk, by_steps, half>, scan_vector<kind, stride_walk, by_steps, bfloat>)
      .with(pattern::vectorized, scan_vector<kind, vectorized_walk, by_parts, float>,
            scan_vector<kind, vectorized_walk, by_parts, half>,
            scan_vector<kind, vectorized_walk, by_parts, bfloat>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
