// One pass over a vector on a GPU by threadgroups that need what the ones before theirs came to: prefix sums,
// positions of what is kept. Why: kernels/offload/kernels.md#one-pass.
//
// Tiles are taken by a ticket, so that every tile before one is done or being worked on, and waiting for them
// ends. A tile leaves its own sum to the others when it has it; the last of 32 tiles, a run, leaves their
// sum, and the last of 32 runs, a stretch, the sum of all before its end. A tile adds up the sums of the
// tiles before it in its run, of the runs before that in its stretch, and what the stretch before left, so
// that nobody waits for a chain but from stretch to stretch. What is added to what does not depend on who
// comes first, so results are the same in each call. Sums over tiles are of doubles.
#pragma once

#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/unrolled.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// What tiles leave to each other: zeros before a launch. A word is 0 until its value is there, and has some
/// bytes for itself: threads that wait for it poll it, which would hold up writes of neighbouring words.
struct tile_sums {
  static constexpr std::uint32_t run = 32;      ///< tiles
  static constexpr std::uint32_t stretch = 32;  ///< runs
  struct alignas(32) slot {
    std::uint64_t word;
  };
  slot* slots;
  std::uint32_t tiles;

  PEWTER_INLINE std::uint32_t runs() const { return (tiles + run - 1) / run; }
  std::size_t count_of_slots() const {
    return 1 + std::size_t{tiles} + runs() + (runs() + stretch - 1) / stretch;
  }
  PEWTER_INLINE std::uint32_t* ticket() const { return reinterpret_cast<std::uint32_t*>(slots); }
  PEWTER_INLINE std::uint64_t* of_tile(std::uint32_t tile) const { return &slots[1 + tile].word; }
  PEWTER_INLINE std::uint64_t* of_run(std::uint32_t index) const { return &slots[1 + tiles + index].word; }
  PEWTER_INLINE std::uint64_t* of_stretch(std::uint32_t index) const {
    return &slots[1 + tiles + runs() + index].word;
  }
};

/// Inverted bits: all ones are one of NaN's representations, which no sum has.
PEWTER_INLINE std::uint64_t word_of(double sum) {
  return sum == sum ? ~__builtin_bit_cast(std::uint64_t, sum) : ~std::uint64_t{0x7ff8000000000000};
}
PEWTER_INLINE double sum_in(std::uint64_t word) { return __builtin_bit_cast(double, ~word); }
PEWTER_INLINE void leave(std::uint64_t* at, double sum) {
  __atomic_store_n(at, word_of(sum), __ATOMIC_RELAXED);
}
PEWTER_INLINE std::uint64_t left_at(const std::uint64_t* at) { return __atomic_load_n(at, __ATOMIC_RELAXED); }
/// The sum that is left there, if it was not when `word` was read.
PEWTER_INLINE double sum_left_at(const std::uint64_t* at, std::uint64_t word) {
  while (word == 0) word = left_at(at);
  return sum_in(word);
}

/// One SIMD group publishes its tile's sum, and gets the sum of all tiles before it when it is known.
PEWTER_INLINE double sum_before_tile(const tile_sums& sums, std::uint32_t tile, float own) {
  static_assert(tile_sums::run == lane_count && tile_sums::stretch == lane_count);
  const auto lane = static_cast<std::uint32_t>(native::own_lane());
  const std::uint32_t run = tile / tile_sums::run, stretch = run / tile_sums::stretch;
  const std::uint32_t first = run * tile_sums::run, first_run = stretch * tile_sums::stretch;
  if (lane == 0) leave(sums.of_tile(tile), static_cast<double>(own));
  // All loads begin before the first wait.
  const bool has_tile = first + lane < tile, has_run = first_run + lane < run, has_stretch = stretch != 0;
  const std::uint64_t *const at_tile = sums.of_tile(first + lane),
                             *const at_run = sums.of_run(first_run + lane),
                             *const at_stretch = sums.of_stretch(stretch - 1);
  const std::uint64_t none = word_of(0.0), of_tile = has_tile ? left_at(at_tile) : none,
                      of_run = has_run ? left_at(at_run) : none,
                      of_stretches = has_stretch ? left_at(at_stretch) : none;
  const double in_run = simd_sum(lanes<double>(sum_left_at(at_tile, of_tile)));
  const double through_tile = in_run + static_cast<double>(own);
  const bool ends_run = tile + 1 == first + tile_sums::run;
  if (lane == 0 && ends_run) leave(sums.of_run(run), through_tile);
  const double of_runs = simd_sum(lanes<double>(sum_left_at(at_run, of_run)));
  const double before_run = sum_left_at(at_stretch, of_stretches) + of_runs;
  if (lane == 0 && ends_run && run + 1 == first_run + tile_sums::stretch)
    leave(sums.of_stretch(stretch), before_run + through_tile);
  return before_run + in_run;
}

/// Elements of a tile: 32 sets of 32 a SIMD group.
inline constexpr std::uint32_t sets_of_tile = 32, elements_of_simdgroup = sets_of_tile * lane_count;

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

inline launch_geometry geometry_of_tiles(const tile_geometry& g) {
  return geometry_of_threadgroups({g.tiles, 1, 1}, {g.threads, 1, 1});
}

/// Elements of the SIMD group's part of a tile, of a vector of n.
struct part_of_tile {
  std::size_t first, left;

  PEWTER_INLINE part_of_tile(std::uint32_t simdgroups, std::uint32_t index, std::uint32_t tile, std::size_t n)
      : first(std::size_t{tile} * (simdgroups * elements_of_simdgroup) + index * elements_of_simdgroup),
        left(first < n ? n - first : 0) {}
  PEWTER_INLINE bool is_whole() const { return left >= elements_of_simdgroup; }
};

/// What the SIMD groups before this one come to, and all of them: `sums` has one number each.
PEWTER_INLINE float sum_of_first(const float* sums, std::uint32_t count) {
  const auto lane = static_cast<std::uint32_t>(native::own_lane());
  return simd_sum(lanes<float>(lane < count ? sums[lane] : 0.0f));
}

/// What a threadgroup's SIMD groups tell each other of its tile.
struct tile_board {
  double before;
  float totals[lane_count];
  std::uint32_t tile;
};

/// A threadgroup's pass over the next tile. Each thread calls, of its SIMD group's part,
///
///   sum = read(part)      what the part comes to
///   write(part, before)   when the sum of everything before the part is known
///   end(sum)              of the last tile, one thread: of all
template <class Read, class Write, class End>
PEWTER_INLINE void pass_over_tile(threadgroup& tg, const tile_sums& sums, std::size_t n, const Read& read,
                                  const Write& write, const End& end) {
  auto& board = *reinterpret_cast<tile_board*>(native::block_memory<5, sizeof(tile_board)>());
  const std::uint32_t thread = native::thread_of_block(), index = thread / lane_count;
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  if (thread == 0) board.tile = __atomic_fetch_add(sums.ticket(), 1u, __ATOMIC_RELAXED);
  native::wait_for_block();
  const std::uint32_t tile = board.tile;
  const part_of_tile part(simdgroups, index, tile, n);
  const float total = read(part);
  if (native::own_lane() == 0) board.totals[index] = total;
  native::wait_for_block();
  if (index == 0) {
    const float own = sum_of_first(board.totals, simdgroups);
    const double before = sum_before_tile(sums, tile, own);
    if (thread == 0) board.before = before;
    if (thread == 0 && tile + 1 == sums.tiles) end(before + static_cast<double>(own));
  }
  native::wait_for_block();
  write(part, board.before + static_cast<double>(sum_of_first(board.totals, index)));
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
