// The prefix sums of one vector on a GPU, in one pass: each SIMD group scans its part of a tile in registers,
// then adds what is before it. Both patterns are the same here.
#pragma once

#include "kernels/offload/single_pass.kernel.hpp"
#include "kernels/scan/array_scan.kernel.hpp"
#include "kernels/scan/vector_scan.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct tiles_of_vector {
  const void* x;  // (n)
  void* y;        // (n), may be x
  std::size_t n;
  tile_sums sums;
};

template <scan kind, class T>
void scan_tile(threadgroup& tg, const tiles_of_vector& a) {
  const std::uint32_t tile = take_tile(tg, a.sums);
  float* const totals = tg.template collective_values<float>();
  struct sets {
    lanes<float> at[sets_of_tile];
  };
  const auto scanned = tg.template per_simdgroup_state<sets>();
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    const part_of_tile part(tg, sg, tile, a.n);
    const T* const x = static_cast<const T*>(a.x) + part.first;
    sets& mine = scanned[sg];
    each_set(part, [&](int k, auto present)
                       PEWTER_INLINE_LAMBDA { mine.at[k] = load(x + k * lane_count, present); });
    float before = 0;
    PEWTER_UNROLLED
    for (int k = 0; k < static_cast<int>(sets_of_tile); ++k) {
      const lanes<float> inclusive = simd_prefix_inclusive_sum(mine.at[k]);
      mine.at[k] = as_kind<kind>(inclusive) + before;
      before += last_lane(inclusive);
    }
    totals[sg.index()] = before;
  });
  double* const before_tile = tg.template collective_values<double>();
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  tg.first_simdgroup([&](simdgroup&) PEWTER_INLINE_LAMBDA {
    const double before = sum_before_tile(a.sums, tile, sum_of_first(totals, simdgroups));
    if (native::own_lane() == 0) *before_tile = before;
  });
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    const part_of_tile part(tg, sg, tile, a.n);
    T* const y = static_cast<T*>(a.y) + part.first;
    const auto before =
        static_cast<float>(*before_tile + static_cast<double>(sum_of_first(totals, sg.index())));
    each_set(part, [&](int k, auto present) PEWTER_INLINE_LAMBDA {
      store(y + k * lane_count, scanned[sg].at[k] + before, present);
    });
  });
}

template <scan kind, class T>
void scan_vector(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const detail::vector_scan_arguments*>(arguments);
  if (a.n == 0) return;
  offload::for_each_operand(a, offload::check_operand);
  const tile_geometry g = tiles_of(a.n, geometry);
  auto* const words = target_scratch<std::uint64_t>(nullptr, tile_sums::words_of(g.tiles));
  const tiles_of_vector of{a.x, a.y, a.n, {words, g.tiles}};
  dispatch_in_order(options, encode<scan_tile<kind, T>>(
                                 of, geometry_of_threadgroups({g.tiles, 1, 1}, {g.threads, 1, 1}), 0));
}

template <scan kind>
constexpr kernel_table table_of_vector_scan() {
  return kernel_table{}
      .with(pattern::stride_loop, scan_vector<kind, float>, scan_vector<kind, half>,
            scan_vector<kind, bfloat>)
      .with(pattern::vectorized, scan_vector<kind, float>, scan_vector<kind, half>,
            scan_vector<kind, bfloat>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
