// compact for a GPU, in one pass: each SIMD group counts what it keeps of its part of a tile, which stays in
// registers until its place in y is known. Both patterns are the same here.
#include "kernels/scan/compact.hpp"

#include "kernels/offload/single_pass.kernel.hpp"
#include "kernels/scan/scan.kernel.hpp"
#include "pewter/integer_functions.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::compact_arguments;

struct tiles_to_compact {
  const void* x;         // (n)
  void* y;               // (n)
  std::uint32_t* count;  // (1)
  std::size_t n;
  float threshold;
  tile_sums sums;
};

/// Counts of a tile are floats and those of all tiles doubles, both exact.
template <class T>
void compact_tile(threadgroup& tg, const tiles_to_compact& a) {
  const std::uint32_t tile = take_tile(tg, a.sums);
  float* const totals = tg.template collective_values<float>();
  struct sets {
    lanes<float> at[sets_of_tile];
  };
  const auto values = tg.template per_simdgroup_state<sets>();
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    const part_of_tile part(tg, sg, tile, a.n);
    const T* const x = static_cast<const T*>(a.x) + part.first;
    sets& mine = values[sg];
    std::uint32_t kept = 0;
    each_set(part, [&](int k, auto present)
                       PEWTER_INLINE_LAMBDA { mine.at[k] = load(x + k * lane_count, present); });
    each_set(part, [&](int k, auto present) PEWTER_INLINE_LAMBDA {
      kept += count(simd_ballot(mine.at[k] > a.threshold, present));
    });
    totals[sg.index()] = static_cast<float>(kept);
  });
  double* const before_tile = tg.template collective_values<double>();
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  tg.first_simdgroup([&](simdgroup&) PEWTER_INLINE_LAMBDA {
    const float own = sum_of_first(totals, simdgroups);
    const double before = sum_before_tile(a.sums, tile, own);
    if (native::own_lane() != 0) return;
    *before_tile = before;
    if (tile + 1 == a.sums.tiles) *a.count = static_cast<std::uint32_t>(before + static_cast<double>(own));
  });
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    const part_of_tile part(tg, sg, tile, a.n);
    T* y = static_cast<T*>(a.y) +
           static_cast<std::size_t>(*before_tile + static_cast<double>(sum_of_first(totals, sg.index())));
    const lanes<std::uint32_t> below = (lanes<std::uint32_t>(1u) << lane_ids()) - 1u;
    each_set(part, [&](int k, auto present) PEWTER_INLINE_LAMBDA {
      const lanes<float> value = values[sg].at[k];
      const lane_mask keep = simd_ballot(value > a.threshold, present);
      scatter(y, popcount(below & keep.bits), value, keep);
      y += count(keep);
    });
  });
}

template <class T>
void compact(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const compact_arguments*>(arguments);
  offload::for_each_operand(a, offload::check_operand);
  const tile_geometry g = tiles_of(a.n, geometry);
  const std::uint32_t tiles = g.tiles == 0 ? 1 : g.tiles;  // which writes the count of nothing
  auto* const words = target_scratch<std::uint64_t>(nullptr, tile_sums::words_of(tiles));
  const tiles_to_compact of{a.x, a.y, a.count, a.n, a.threshold, {words, tiles}};
  dispatch_in_order(
      options, encode<compact_tile<T>>(of, geometry_of_threadgroups({tiles, 1, 1}, {g.threads, 1, 1}), 0));
}

}  // namespace

extern const kernel_table compact_table;
constexpr kernel_table compact_table =
    kernel_table{}
        .with(pattern::direct, compact<float>, compact<half>, compact<bfloat>)
        .with(pattern::stride_loop, compact<float>, compact<half>, compact<bfloat>);
PEWTER_END_TARGET_NAMESPACE
