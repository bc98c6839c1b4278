// Prefix sums of one vector, reduce-then-scan (Merrill and Grimshaw 2009, "Parallel scan for stream
// architectures"), block by block: each pass scans one block and adds up the chunks of the next, which caches
// keep until the pass that scans them. Every host thread gets the same chunks of every block. So memory is
// read while a block is scanned. Why: kernels/common/kernels.md#scans.
//
// Chunks are the same for every n, and what lies before one is added up in double, in order. So neither the
// host threads nor the size of a block change a bit.
#include "kernels/reduce/reduce.kernel.hpp"
#include "kernels/scan/array_scan.kernel.hpp"
#include "kernels/scan/vector_scan.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::elements_per_chunk;

struct sums_of_block {
  double before = 0;                          // what lies before the block
  float sums[detail::most_chunks_per_block];  // of its chunks

  PEWTER_INLINE double before_chunk(std::size_t index) const {
    double all = before;
    for (std::size_t c = 0; c < index; ++c) all += static_cast<double>(sums[c]);
    return all;
  }
};

/// Scans block `index` - 1, if there is one, and adds up those chunks of block `index` that others follow.
struct pass_over_vector {
  const detail::vector_scan_arguments& a;
  std::size_t index;
  sums_of_block* sums;  // (2), of even and of odd blocks

  PEWTER_INLINE std::size_t chunks() const { return ceil_div(a.n, elements_per_chunk); }
  PEWTER_INLINE bool is_followed(std::size_t chunk) const { return chunk + 1 < chunks(); }
  std::uint32_t threadgroups() const {
    const std::size_t first = index == 0 ? 1 : (index - 1) * a.chunks_per_block;
    const std::size_t left = first < chunks() ? chunks() - first : 0;
    return static_cast<std::uint32_t>(left < a.chunks_per_block ? left : a.chunks_per_block);
  }
};

template <class Walk, class Way, class T>
void scan_and_add_up(threadgroup& tg, const pass_over_vector& p) {
  using chunk_sum = float_reduction<addition>;
  const std::size_t group = tg.threadgroup_position_in_grid().x, per_block = p.a.chunks_per_block;
  const std::size_t next_chunk = p.index * per_block + group;
  const bool adds_up = p.is_followed(next_chunk);
  const T* next = static_cast<const T*>(p.a.x) + (adds_up ? next_chunk : 0) * elements_per_chunk;
  sums_of_block& next_block = p.sums[p.index % 2];
  const auto keep_sum = [&](float sum) { tg.single_thread([&] { next_block.sums[group] = sum; }); };
  const auto add_up = [&] { keep_sum(reduced<chunk_sum, Walk>(tg, next, elements_per_chunk)); };
  if (p.index == 0) return add_up();

  const std::size_t chunk = next_chunk - per_block, first = chunk * elements_per_chunk;
  const std::size_t left = p.a.n - first, n = left < elements_per_chunk ? left : elements_per_chunk;
  const T* x = static_cast<const T*>(p.a.x) + first;  // (n)
  T* y = static_cast<T*>(p.a.y) + first;              // (n)
  const sums_of_block& block = p.sums[(p.index - 1) % 2];
  const double all_before = block.before_chunk(group);
  const scan_start<float> start{static_cast<float>(all_before), p.a.exclusive};
  if (group + 1 == per_block && p.is_followed(chunk))
    tg.single_thread([&] { next_block.before = all_before + static_cast<double>(block.sums[group]); });

  if constexpr (Walk::is_vectorized)
    if (adds_up && tg.thread_count() == lane_count) {  // in one walk, with the bits of two
      typename chunk_sum::template accumulator<Walk> taken;
      const std::size_t distance = p.a.memory.distance;
      const auto take_next = [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
        prefetch_lanes<2>(next + i, distance);
        taken.take(load(next + i, active), i, active, part);
      };
      scan_array<float>(tg, x, y, n, start, p.a.memory, take_next);
      return keep_sum(simd_sum(taken.combined()));
    }
  Way::run(tg, x, y, n, start, p.a.memory);
  if (adds_up) add_up();
}

/// `geometry` has the threads of a threadgroup; the cost hint is for a pass over a chunk.
template <class Walk, class Way, class T>
void scan_vector(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const detail::vector_scan_arguments*>(arguments);
  const std::size_t block = a.chunks_per_block * elements_per_chunk;
  sums_of_block sums[2];
  const auto encoded = [&](const pass_over_vector& pass) {
    return encode<scan_and_add_up<Walk, Way, T>, copies::any_threadgroup>(
        pass, geometry_of_threadgroups({pass.threadgroups(), 1, 1}, geometry.threads_per_threadgroup),
        options.nanoseconds_per_threadgroup, options.type);
  };
  for (std::size_t index = 0; index == 0 || (index - 1) * block < a.n; index += 2) {
    const pass_over_vector one{a, index, sums}, other{a, index + 1, sums};
    dispatch_in_order(options, encoded(one), encoded(other));
  }
}

}  // namespace

extern const kernel_table vector_prefix_sum_table;
constexpr kernel_table vector_prefix_sum_table =
    kernel_table{}
        .with(pattern::stride_loop, scan_vector<stride_walk, by_steps, float>,
              scan_vector<stride_walk, by_steps, called_half>,
              scan_vector<stride_walk, by_steps, called_bfloat>)
        .with(pattern::vectorized, scan_vector<vectorized_walk, by_parts, float>,
              scan_vector<vectorized_walk, by_parts, called_half>,
              scan_vector<vectorized_walk, by_parts, called_bfloat>);
PEWTER_END_TARGET_NAMESPACE
