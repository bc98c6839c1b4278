// Attention of prompts on a GPU with warpgroup instructions (sm_90): half and bfloat, heads of 64 and 128.
//
// A threadgroup stays on its multiprocessor and takes 128 queries of a head after the other, as they come.
// One thread of the first warpgroup has the tensor memory accelerator copy queries, and tiles of 128 keys and
// values in the order in which they are used; two warpgroups have 64 queries each. While the scores of a tile
// are computed, so are the results of the tile before. Scores and results stay in registers (Dao 2023,
// arXiv:2307.08691; Shah et al. 2024, arXiv:2407.08608).
#pragma once

#include "kernels/offload/attention/attention_on_device.hpp"
#include "kernels/offload/gemm/gemm_warpgroups.hpp"

namespace pewter::detail {

/// A call, in the device's memory.
struct warpgroup_attention {
  tensor_map q, k, v;  // (batches, heads, rows, dim)
  attention_arguments of;
  std::uint32_t tiles;           ///< of the queries of a head
  std::uint32_t heads_together;  ///< whose keys and values are read at about the same time, for L2
  std::uint32_t units;           ///< tiles of all heads and sequences
  std::uint32_t* taken;          ///< beyond each threadgroup's first unit; 0 between launches
};

/// What goes along with a launch.
struct warpgroup_attention_launch {
  const warpgroup_attention* problem;
  attention_marks marks;
};

/// Threadgroup memory for heads of `dim`, in bytes: the queries, and slots, which tiles of keys and of values
/// take in turn.
template <std::uint32_t dim>
struct attention_memory {
  static constexpr std::uint32_t box = 64 * attention_keys * 2,  ///< 64 elements of 128 rows
      tile = dim / 64 * box, slots = 6, queries = slots * tile, mbarriers = queries + tile,
                                 units = mbarriers + (2 * slots + 2 + 4) * 8, bytes = units + 2 * 4 + 1024;
};
static_assert(attention_queries == attention_keys);

}  // namespace pewter::detail
