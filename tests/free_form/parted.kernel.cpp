// Barriers in loops and after returns, groups side by side, divergent lanes: the kernels of parted.hpp.
#include "tests/free_form/parted.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Hillis and Steele's scan over threadgroup memory, which alternates between two halves.
PEWTER_INLINE lanes<std::uint32_t> scanned(simdgroup& sg, lanes<std::uint32_t> value, std::uint32_t* memory,
                                           std::uint32_t n) {
  const lanes<std::uint32_t> self = sg.thread_index_in_threadgroup();
  std::uint32_t half = 0;
  for (std::uint32_t distance = 1; distance < n; distance *= 2, half ^= 1) {
    std::uint32_t* const values = memory + half * n;
    store(values + sg.index() * 32, value, sg);
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const lane_mask has_other = (self >= lanes<std::uint32_t>(distance)) & sg;
    value += gather(values, self - distance, has_other);
  }
  return value;
}

void scan(simdgroup& sg, const parted_arguments& a) {
  const std::size_t row = std::size_t{sg.threadgroup_position_in_grid().x} * a.cols + sg.index() * 32;
  auto* const memory = sg.memory<std::uint32_t>(2 * a.cols);
  if (sg.return_lanes(sg.thread_index_in_threadgroup() >= lanes<std::uint32_t>(a.cols))) return;
  store(a.y + row, scanned(sg, load(a.x + row, sg), memory, a.cols), sg);
}

/// parted::ring. False: this SIMD group has returned.
PEWTER_INLINE bool ring(simdgroup& sg, std::uint32_t* said, std::uint32_t rounds, std::uint32_t quits,
                        std::uint32_t& own) {
  const std::uint32_t index = sg.simdgroup_index_in_group(), count = sg.simdgroups_per_group();
  for (std::uint32_t round = 0; round < rounds; ++round) {
    if (round == quits && index == count - 1) {
      sg.return_lanes();
      return false;
    }
    said[index] = own + round;
    sg.sync();
    own += said[(index + 1) % count];
    sg.sync();
  }
  return true;
}

void rings(simdgroup& sg, const parted_arguments& a) {
  const std::size_t row = std::size_t{sg.threadgroup_position_in_grid().x} * a.cols + sg.index() * 32;
  const std::uint32_t half = sg.simdgroups_per_threadgroup() / 2;
  std::uint32_t* const left_said = sg.memory<std::uint32_t>(16);
  std::uint32_t* const right_said = sg.memory<std::uint32_t>(16);
  std::uint32_t* const inner_said = sg.memory<std::uint32_t>(2);
  const std::uint32_t sum = simd_sum(load(a.x + row, sg), sg);
  std::uint32_t result = sum;
  bool is_here = true;
  sg.simdgroup_range(0, half, [&](simdgroup& left) PEWTER_INLINE_LAMBDA {
    std::uint32_t inner_result = 0;
    left.simdgroup_range(0, 2, [&](simdgroup& inner) PEWTER_INLINE_LAMBDA {
      inner_result = sum;
      ring(inner, inner_said, parted::inner_rounds, parted::inner_rounds, inner_result);
    });
    ring(left, left_said, parted::left_rounds, parted::left_rounds, result);
    result += inner_result;
  });
  sg.simdgroup_range(half, half, [&](simdgroup& right) PEWTER_INLINE_LAMBDA {
    is_here = ring(right, right_said, parted::right_rounds, parted::right_quits, result);
  });
  if (!is_here) return;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  store(a.y + row, lanes<std::uint32_t>(result), sg);
}

void steps(simdgroup& sg, const parted_arguments& a) {
  const std::size_t row = std::size_t{sg.threadgroup_position_in_grid().x} * a.cols + sg.index() * 32;
  lanes<std::uint32_t> x = load(a.x + row, sg), n = 0u;
  if (sg.return_lanes(x == lanes<std::uint32_t>(0u))) return;
  sg.while_lanes([&]() PEWTER_INLINE_LAMBDA { return x != lanes<std::uint32_t>(1u); },
                 [&]() PEWTER_INLINE_LAMBDA {
                   sg.if_lanes(n == lanes<std::uint32_t>(parted::most_steps),
                               [&]() PEWTER_INLINE_LAMBDA { sg.break_lanes(); });
                   sg.assign(n, n + 1u);
                   sg.if_lanes((x & 1u) == lanes<std::uint32_t>(0u), [&]() PEWTER_INLINE_LAMBDA {
                     sg.assign(x, x >> 1u);
                     sg.continue_lanes();
                   });
                   sg.assign(x, x * 3u + 1u);
                 });
  const std::uint32_t most = threadgroup_max(sg, n);
  store(a.y + row, n + (most << 16), sg);
}

}  // namespace
extern const kernel_table parted_table;
constexpr kernel_table parted_table = kernel_table{}
                                          .with(pattern::stride_loop, free_form_entry<scan>)
                                          .with(pattern::vectorized, free_form_entry<rings>)
                                          .with(pattern::direct, free_form_entry<steps>);
PEWTER_END_TARGET_NAMESPACE
