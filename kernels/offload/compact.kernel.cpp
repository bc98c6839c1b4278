// compact for a GPU, in one pass: each SIMD group counts what it keeps of its part of a tile, which stays in
// registers until its place in y is known. Both patterns are the same here.
#include "kernels/scan/compact.hpp"

#include "kernels/offload/single_pass.kernel.hpp"
#include "kernels/scan/scan.kernel.hpp"
#include "pewter/lanes/integer_functions.hpp"

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

/// f(k, i, mask) of each set, i where it begins in the part.
template <class F>
PEWTER_INLINE void each_set(const part_of_tile& part, F&& f) {
  constexpr int count = static_cast<int>(sets_of_tile);
  if (part.is_whole()) {
    PEWTER_UNROLLED
    for (int k = 0; k < count; ++k) f(k, static_cast<std::size_t>(k) * lane_count, all_lanes{});
  } else {
    const auto left = static_cast<std::uint32_t>(part.left);  // less than a part
    PEWTER_UNROLLED
    for (int k = 0; k < count; ++k) {
      const std::uint32_t i = static_cast<std::uint32_t>(k) * lane_count, here = left > i ? left - i : 0;
      f(k, i, first_lanes(here < lane_count ? here : 32u));
    }
  }
}

/// Counts of a tile are floats and those of all tiles doubles, both exact.
template <class T>
void compact_tile(threadgroup& tg, const tiles_to_compact& a) {
  const auto own = static_cast<std::size_t>(native::own_lane());
  const auto kept_of = [&](float x, auto present) PEWTER_INLINE_LAMBDA {
    return simd_ballot(lanes<float>(x) > a.threshold, present);
  };
  float values[sets_of_tile];
  pass_over_tile(
      tg, a.sums, a.n,
      [&](const part_of_tile& part) PEWTER_INLINE_LAMBDA {
        const T* const x = static_cast<const T*>(a.x) + part.first + own;
        each_set(part, [&](int k, std::size_t i, auto present) PEWTER_INLINE_LAMBDA {
          values[k] = native::is_set(present) ? native::value_of(x[i]) : 0.0f;
        });
        std::uint32_t kept = 0;
        each_set(part, [&](int k, std::size_t, auto present)
                           PEWTER_INLINE_LAMBDA { kept += count(kept_of(values[k], present)); });
        return static_cast<float>(kept);
      },
      [&](const part_of_tile& part, double before) PEWTER_INLINE_LAMBDA {
        T* y = static_cast<T*>(a.y) + static_cast<std::size_t>(before);
        const std::uint32_t below = (1u << own) - 1u;
        each_set(part, [&](int k, std::size_t, auto present) PEWTER_INLINE_LAMBDA {
          const lane_mask keep = kept_of(values[k], present);
          if (native::is_set(keep))
            y[__builtin_popcount(keep.bits & below)] = native::stored_as<T, float>(values[k]);
          y += count(keep);
        });
      },
      [&](double all) PEWTER_INLINE_LAMBDA { *a.count = static_cast<std::uint32_t>(all); });
}

template <class T>
void compact(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const compact_arguments*>(arguments);
  offload::for_each_operand(a, offload::check_operand);
  const tile_geometry g = tiles_of(a.n, geometry);
  const std::uint32_t tiles = g.tiles == 0 ? 1 : g.tiles;  // which writes the count of nothing
  tile_sums sums{nullptr, tiles};
  sums.slots = target_scratch<tile_sums::slot>(nullptr, sums.count_of_slots());
  const tiles_to_compact of{a.x, a.y, a.count, a.n, a.threshold, sums};
  dispatch_in_order(options, encode<compact_tile<T>>(of, geometry_of_tiles({g.threads, tiles}), 0));
}

}  // namespace

extern const kernel_table compact_table;
constexpr kernel_table compact_table =
    kernel_table{}
        .with(pattern::direct, compact<float>, compact<half>, compact<bfloat>)
        .with(pattern::stride_loop, compact<float>, compact<half>, compact<bfloat>);
PEWTER_END_TARGET_NAMESPACE
