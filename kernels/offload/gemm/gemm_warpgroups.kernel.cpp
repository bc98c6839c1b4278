// The GPU code of gemm_warpgroups.hpp, and its launch. A file of its own: a thread of it has more registers
// than one of gemm's other code, and its instructions are sm_90's alone (PewterOffload.cmake).
#include "kernels/offload/gemm/gemm_warpgroups.hpp"

#include <algorithm>

#include "kernels/offload/gemm/gemm_warpgroup_tiles.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::device_gemm_arguments;
using detail::warpgroup_gemm;
using detail::warpgroup_gemm_launch;

#if defined(PEWTER_HAS_WARPGROUPS)

template <class T, std::uint32_t cols, bool transpose_a, bool transpose_b>
PEWTER_INLINE void multiply(threadgroup& tg, const warpgroup_gemm_launch& launch) {
  const warpgroup_stages<cols> at{native::launched_block_memory()};
  const std::uint32_t thread = native::thread_of_block();
  if (thread == 0) {
    for (std::uint32_t s = 0; s < detail::warpgroup_memory<cols>::stages; ++s) {
      native::begin_mbarrier(at.full(s), 1);
      native::begin_mbarrier(at.empty(s), 2);
    }
    native::show_mbarriers();
  }
  native::wait_for_block();
  const warpgroup_schedule schedule(*launch.problem, cols);
  const std::uint32_t first = native::block_of_grid(), step = tg.threadgroups_per_grid().x;
  // 168 registers a thread in all.
  if (thread < detail::warpgroup_threads) {
    native::give_registers_back<40>();
    if (thread == 0) copy_operands<cols, transpose_a, transpose_b>(at, schedule, first, step);
  } else {
    native::take_registers<232>();
    multiplying_warpgroup<T, cols, transpose_a, transpose_b>(at, schedule, thread).run(first, step);
  }
}

#else

template <class T, std::uint32_t cols, bool transpose_a, bool transpose_b>
void multiply(threadgroup&, const warpgroup_gemm_launch&) {}

#endif

struct mapped_matrix {
  const void* data;
  std::uint64_t rows, cols, elements_per_row, batches, batch_stride;
};

/// Describes a matrix as boxes of 64 elements along a row and `box_rows` rows.
template <class T>
bool describe(detail::tensor_map& map, const mapped_matrix& of, std::uint32_t box_rows) {
  const std::uint64_t row = of.elements_per_row * sizeof(T),
                      batch = of.batch_stride == 0 ? row * of.rows : of.batch_stride * sizeof(T);
  return offload::describe_matrix(&map, std::is_same_v<T, half>, of.data, {of.cols, of.rows, of.batches},
                                  {row, batch}, {64, box_rows});
}

template <class T, std::uint32_t cols>
void launch_tiles(const warpgroup_gemm& problem, const launch_geometry& geometry,
                  const kernel_options& options) {
  const warpgroup_gemm_launch launch{
      static_cast<const warpgroup_gemm*>(offload::kept(&problem, sizeof problem))};
  const device_gemm_arguments& g = problem.of;
  const auto tiles = g.transpose_a   ? g.transpose_b ? entry<multiply<T, cols, true, true>>
                                                     : entry<multiply<T, cols, true, false>>
                       : g.transpose_b ? entry<multiply<T, cols, false, true>>
                                     : entry<multiply<T, cols, false, false>>;
  offload::set_block_memory(detail::warpgroup_memory<cols>::bytes);
  tiles(&launch, geometry, options);
}

}  // namespace

template <class T>
bool multiply_by_warpgroups(const device_gemm_arguments& g, std::uint32_t batches,
                            const kernel_options& options) {
  if (offload::architecture() != 90 || !g.a_in_chunks || !g.b_in_chunks || g.k == 0) return false;
  offload::for_each_operand(g, offload::check_operand);
  const detail::warpgroup_plan plan = detail::plan_of_warpgroups(g.m, g.n, g.k, batches);
  const std::uint32_t stages = (g.k + 63) / 64, of_part = (stages + plan.parts - 1) / plan.parts;
  warpgroup_gemm problem{};
  problem.of = g;
  problem.batches = batches;
  problem.a_is_batched = g.a_batch != 0;
  problem.b_is_batched = g.b_batch != 0;
  problem.parts = plan.parts;
  problem.in_whole_rows = !g.has_epilogue && g.n % 8 == 0 &&
                          reinterpret_cast<std::uintptr_t>(g.c) % 16 == 0 && g.c_row % 8 == 0 &&
                          g.c_batch % 8 == 0;
  problem.stages_of_part = of_part;
  const auto batches_of = [&](bool batched) { return batched ? batches : 1; };
  const std::uint64_t a_rows = g.transpose_a ? g.k : g.m, a_cols = g.transpose_a ? g.m : g.k,
                      b_rows = g.transpose_b ? g.n : g.k, b_cols = g.transpose_b ? g.k : g.n;
  if (!describe<T>(problem.a, {g.a, a_rows, a_cols, g.a_row, batches_of(problem.a_is_batched), g.a_batch},
                   g.transpose_a ? 64 : 128) ||
      !describe<T>(problem.b, {g.b, b_rows, b_cols, g.b_row, batches_of(problem.b_is_batched), g.b_batch},
                   g.transpose_b ? plan.cols : 64))
    return false;
  const std::uint64_t tiles =
                          std::uint64_t{(g.m + 127) / 128} * ((g.n + plan.cols - 1) / plan.cols) * batches,
                      units = tiles * plan.parts;
  if (units > 0x7fffffff) return false;
  if (plan.parts > 1) {
    auto* const memory = static_cast<unsigned char*>(offload::memory_of_queue(
        offload::counters_of_queue + units * detail::warpgroup_tile_rows * plan.cols * sizeof(float)));
    static_assert(detail::warpgroup_counters * sizeof(std::uint32_t) == offload::counters_of_queue);
    problem.finished = reinterpret_cast<std::uint32_t*>(memory);
    problem.sums = reinterpret_cast<float*>(memory + offload::counters_of_queue);
  }
  const auto blocks = static_cast<std::uint32_t>(std::min<std::uint64_t>(units, offload::multiprocessors()));
  const launch_geometry geometry =
      geometry_of_threadgroups({blocks, 1, 1}, {detail::warpgroup_gemm_threads, 1, 1}, "gemm");
  const auto launch = plan.cols == 256   ? launch_tiles<T, 256>
                      : plan.cols == 128 ? launch_tiles<T, 128>
                                         : launch_tiles<T, 64>;
  launch(problem, geometry, options);
  return true;
}

template bool multiply_by_warpgroups<half>(const device_gemm_arguments&, std::uint32_t,
                                           const kernel_options&);
template bool multiply_by_warpgroups<bfloat>(const device_gemm_arguments&, std::uint32_t,
                                             const kernel_options&);
PEWTER_END_TARGET_NAMESPACE
