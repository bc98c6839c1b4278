// y[i] = x[0] + ... + x[i], reduce-then-scan (Merrill and Grimshaw 2009, "Parallel scan for stream
// architectures"), block by block: each threadgroup adds up one chunk of the block; the chunks' sums give
// what lies before each chunk; each threadgroup scans its chunk from there. Every host thread gets the same
// chunks in both dispatches and finds them in its own cache the second time.
//
// Chunks and blocks are the same for every n, so the bits do not depend on the host threads. What lies before
// a chunk is carried in double: it is one addition a chunk.
#include "kernels/scan/vector_prefix_sum.hpp"

#include "kernels/reduce/reduce.kernel.hpp"
#include "kernels/scan/array_scan.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::chunks_per_block, detail::elements_per_chunk;

template <class T>
struct block {
  const T* x;  // (n)
  T* y;        // (n)
  std::size_t n;
  float* carries;  // (chunks): the sum of each, then what lies before it

  struct chunk {
    std::size_t first, count;
  };
  PEWTER_INLINE chunk chunk_of(threadgroup& tg) const {
    const std::size_t first = tg.threadgroup_position_in_grid().x * elements_per_chunk, left = n - first;
    return {first, left < elements_per_chunk ? left : elements_per_chunk};
  }
};

template <class Walk, class T>
void sum_chunk(threadgroup& tg, const block<T>& b) {
  const auto [first, count] = b.chunk_of(tg);
  const float sum = reduced<float_reduction<addition>, Walk>(tg, b.x + first, count);
  tg.single_thread([&] { b.carries[tg.threadgroup_position_in_grid().x] = sum; });
}

template <class Way, class T>
void scan_chunk(threadgroup& tg, const block<T>& b) {
  const auto [first, count] = b.chunk_of(tg);
  const float before = b.carries[tg.threadgroup_position_in_grid().x];
  Way::template run<scan::inclusive>(tg, b.x + first, b.y + first, count, before);
}

template <class Walk, class Way, class T>
void scan_vector(const void* arguments, const launch_geometry& geometry, const dispatch_options& options) {
  const auto& a = *static_cast<const detail::vector_prefix_sum_arguments*>(arguments);
  const uint3 threads = geometry.threads_per_threadgroup;
  const auto over = [&](std::size_t chunks) {
    return geometry_of_threadgroups({static_cast<std::uint32_t>(chunks), 1, 1}, threads);
  };
  float carries[chunks_per_block] = {};
  double before = 0;
  for (std::size_t first = 0; first < a.n; first += chunks_per_block * elements_per_chunk) {
    const std::size_t left = a.n - first, whole = chunks_per_block * elements_per_chunk;
    const block<T> b{static_cast<const T*>(a.x) + first, static_cast<T*>(a.y) + first,
                     left < whole ? left : whole, carries};
    const std::size_t chunks = (b.n + elements_per_chunk - 1) / elements_per_chunk;
    entry<sum_chunk<Walk, T>>(&b, over(left <= whole ? chunks - 1 : chunks),
                              options);  // the last is not needed
    for (std::size_t c = 0; c < chunks; ++c) {
      const float sum = carries[c];
      carries[c] = static_cast<float>(before);
      before += static_cast<double>(sum);
    }
    entry<scan_chunk<Way, T>>(&b, over(chunks), options);
  }
}

}  // namespace

extern const kernel_table vector_prefix_sum_table;
constexpr kernel_table vector_prefix_sum_table =
    kernel_table{}
        .with(pattern::stride_loop, scan_vector<stride_walk, by_steps, float>,
              scan_vector<stride_walk, by_steps, half>, scan_vector<stride_walk, by_steps, bfloat>)
        .with(pattern::vectorized, scan_vector<vectorized_walk, by_parts, float>,
              scan_vector<vectorized_walk, by_parts, half>, scan_vector<vectorized_walk, by_parts, bfloat>);
PEWTER_END_TARGET_NAMESPACE
