// What multiplies, how many steps of K it takes at a time, and how much of B is packed at a time.
#pragma once

#include <algorithm>
#include <string_view>

#include "kernels/cpu.hpp"
#include "kernels/matmul/gemm.hpp"
#include "kernels/matmul_ladder/product.hpp"
#include "kernels/matmul_ladder/arguments.hpp"
#include "kernels/registry.hpp"
#include "pewter/geometry.hpp"

namespace pewter::detail {

constexpr std::size_t round_up(std::size_t n, std::size_t unit) { return (n + unit - 1) / unit * unit; }

/// What multiplies: floats; of bfloat, where the target has instructions for it, pairs in registers or in the
/// tiles of AMX.
enum class unit : std::uint8_t { floats, pairs, tiles };

/// The unit of the target that run_kernel is going to choose.
template <class T>
unit unit_of(const launch& options) {
  if (!packed_in_pairs<T>) return unit::floats;
  const int index = target_with(gemm_tables, pattern::tiled, element_type::bfloat16, options);
  const target& chosen = targets()[static_cast<std::size_t>(index)];
  if (chosen.complete) return unit::floats;
  return chosen.name == std::string_view("avx512_amx") ? unit::tiles : unit::pairs;
}

inline double nanoseconds_per_multiply_add_by(unit by) {
  return by == unit::tiles   ? nanoseconds_per_multiply_add / 10
         : by == unit::pairs ? nanoseconds_per_multiply_add / 2
                             : nanoseconds_per_multiply_add;
}

/// Steps of K in one stage: of so many a panel of B fills an eighth of the second-level cache, in which the
/// rows of a tile then find it one after the other, and the next panels their rows of A (128 x 4096 by 4096 x
/// 11008 packed on a Granite Rapids: 103 ms where the panel filled half of it, 90). Each strip of rows reads
/// it at 8 bytes a cycle, which that cache delivers; stages that fit a first-level cache (256) move the sums
/// more often and are 1 to 3 % slower. A panel of pairs fills half of that cache, as its A is read in place
/// by words. The tiles of AMX take 64 bytes of each operand every 16 cycles, and only a first-level cache has
/// them both fast enough: a panel fills three quarters of it, and A streams past (2048 cubed on two cores of
/// a Granite Rapids: 7.0 ms in stages of 512 to 576, 8.8 of 800).
inline std::size_t most_depth_of_stage(unit by) {
  const cache_sizes& caches = cpu_cache_sizes();
  if (by == unit::tiles)
    return std::max(caches.l1d / 4 * 3 / (panel_cols<bfloat> * sizeof(bfloat)) / 32 * 32, std::size_t{64});
  if (by == unit::pairs)
    return std::max(caches.l2 / 2 / (panel_cols<bfloat> * sizeof(bfloat)) / 32 * 32, std::size_t{512});
  return std::max(caches.l2 / 8 / (panel_cols<float> * sizeof(float)) / 32 * 32, std::size_t{256});
}

/// Stages of about the same depth: a short one would move the sums for little (576 cubed of bfloat by AMX:
/// 240 us in stages of 512 and 64, 225 of 576).
inline std::size_t depth_of_stage(unit by, std::size_t k) {
  const std::size_t most = most_depth_of_stage(by);
  return k <= most ? most : round_up(ceil_div(k, ceil_div(k, most)), 32);
}

/// Bytes of B that are packed at a time: a quarter of the last cache, from which all host threads then read
/// them, while A and C stream past.
inline std::size_t bytes_of_slab() {
  const cache_sizes& caches = cpu_cache_sizes();
  return caches.l3 != 0 ? caches.l3 / 4 : 2 * caches.l2;
}

}  // namespace pewter::detail
