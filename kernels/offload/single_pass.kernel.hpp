// One pass over a vector on a GPU by threadgroups that need what the ones before theirs came to: prefix sums,
// positions of what is kept. Decision 142.
//
// Tiles are taken by a ticket, so that every tile before one is done or being worked on, and waiting for them
// ends. A tile leaves its own sum to the others when it has it, and adds up those before it within its run of
// 128 tiles; a run's last tile leaves the sum of all tiles up to it. What is added to what does not depend on
// who comes first, so results are the same in each call. Sums over tiles are of doubles.
#pragma once

#include "kernels/kernel_entry.hpp"
#include "kernels/unrolled.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// What tiles leave to each other: zeros before a launch. A word is 0 until its value is there.
struct tile_sums {
  static constexpr std::uint32_t run = 128;
  std::uint64_t* words;
  std::uint32_t tiles;

  static std::size_t words_of(std::uint32_t tiles) { return 1 + tiles + (tiles + run - 1) / run; }
  std::uint32_t* ticket() const { return reinterpret_cast<std::uint32_t*>(words); }
  std::uint64_t* of_tile(std::uint32_t tile) const { return words + 1 + tile; }
  std::uint64_t* of_run(std::uint32_t index) const { return words + 1 + tiles + index; }
};

PEWTER_INLINE std::uint64_t word_of(float sum) {
  return std::uint64_t{1} << 32 | __builtin_bit_cast(std::uint32_t, sum);
}
/// All ones are one of NaN's representations, which no sum has.
PEWTER_INLINE std::uint64_t word_of(double sum) {
  return sum == sum ? ~__builtin_bit_cast(std::uint64_t, sum) : ~std::uint64_t{0x7ff8000000000000};
}
PEWTER_INLINE void leave(std::uint64_t* at, std::uint64_t word) {
  __atomic_store_n(at, word, __ATOMIC_RELAXED);
}
PEWTER_INLINE std::uint64_t left_at(const std::uint64_t* at) { return __atomic_load_n(at, __ATOMIC_RELAXED); }

/// The threadgroup's next tile.
PEWTER_INLINE std::uint32_t take_tile(threadgroup& tg, const tile_sums& sums) {
  std::uint32_t* const taken = tg.template collective_values<std::uint32_t>();
  tg.single_thread([&] { *taken = __atomic_fetch_add(sums.ticket(), 1u, __ATOMIC_RELAXED); });
  return *taken;
}

/// Of one SIMD group: leaves the tile's sum, and returns the sum of all tiles before it when it is known.
PEWTER_INLINE double sum_before_tile(const tile_sums& sums, std::uint32_t tile, float own) {
  constexpr int loads = tile_sums::run / lane_count;
  const auto lane = static_cast<std::uint32_t>(native::own_lane());
  const std::uint32_t run = tile / tile_sums::run, first = run * tile_sums::run;
  if (lane == 0) leave(sums.of_tile(tile), word_of(own));
  std::uint64_t words[loads];
  bool all_there;
  do {
    all_there = true;
    PEWTER_UNROLLED
    for (int k = 0; k < loads; ++k) {
      const std::uint32_t other = first + static_cast<std::uint32_t>(k) * lane_count + lane;
      words[k] = other < tile ? left_at(sums.of_tile(other)) : word_of(0.0f);
      all_there = all_there && words[k] != 0;
    }
  } while (!all_there);
  double of_lane = 0;
  PEWTER_UNROLLED
  for (int k = 0; k < loads; ++k)
    of_lane += static_cast<double>(__builtin_bit_cast(float, static_cast<std::uint32_t>(words[k])));
  double before = simd_sum(lanes<double>(of_lane));
  if (run != 0) {
    std::uint64_t word;
    while ((word = left_at(sums.of_run(run - 1))) == 0) continue;
    before += __builtin_bit_cast(double, ~word);
  }
  if (lane == 0 && tile + 1 == first + tile_sums::run)
    leave(sums.of_run(run), word_of(before + static_cast<double>(own)));
  return before;
}

/// Elements of a tile: 16 sets of 32 a SIMD group.
inline constexpr std::uint32_t sets_of_tile = 16, elements_of_simdgroup = sets_of_tile * lane_count;

/// Tiles for threadgroups of whole SIMD groups.
struct tile_geometry {
  std::uint32_t threads, tiles;
};
inline tile_geometry tiles_of(std::size_t n, const launch_geometry& geometry) {
  const std::uint64_t wished = geometry.threads_per_threadgroup.volume() / lane_count;
  const std::uint64_t simdgroups = wished == 0 ? 1 : wished, tile = simdgroups * elements_of_simdgroup;
  const std::uint64_t tiles = (n + tile - 1) / tile;
  if (tiles >= 0x7fffffff) detail::raise("launch: n = %zu, too many tiles for a GPU", n);
  return {static_cast<std::uint32_t>(simdgroups * lane_count), static_cast<std::uint32_t>(tiles)};
}

/// Elements of the SIMD group's part of a tile, of a vector of n.
struct part_of_tile {
  std::size_t first, left;

  PEWTER_INLINE part_of_tile(threadgroup& tg, const simdgroup& sg, std::uint32_t tile, std::size_t n)
      : first(std::size_t{tile} * (tg.simdgroups_per_threadgroup() * elements_of_simdgroup) +
              std::size_t{sg.index()} * elements_of_simdgroup),
        left(first < n ? n - first : 0) {}
  PEWTER_INLINE bool is_whole() const { return left >= elements_of_simdgroup; }
  PEWTER_INLINE lane_mask present(int set) const {
    const std::size_t begin = static_cast<std::size_t>(set) * lane_count;
    const std::size_t here = left > begin ? left - begin : 0;
    return first_lanes(here < lane_count ? static_cast<std::uint32_t>(here) : 32u);
  }
};

/// f(set, mask) of each set of the part.
template <class F>
PEWTER_INLINE void each_set(const part_of_tile& part, F&& f) {
  if (part.is_whole()) {
    PEWTER_UNROLLED
    for (int k = 0; k < static_cast<int>(sets_of_tile); ++k) f(k, all_lanes{});
  } else {
    PEWTER_UNROLLED
    for (int k = 0; k < static_cast<int>(sets_of_tile); ++k) f(k, part.present(k));
  }
}

/// What the SIMD groups before this one come to, and all of them: `sums` has one number each.
PEWTER_INLINE float sum_of_first(const float* sums, std::uint32_t count) {
  const auto lane = static_cast<std::uint32_t>(native::own_lane());
  return simd_sum(lanes<float>(lane < count ? sums[lane] : 0.0f));
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
