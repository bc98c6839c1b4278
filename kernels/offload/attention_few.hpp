// Attention of a few queries on a GPU by matrix units (sm_80 and later): half and bfloat, heads of 64 and
// 128.
//
// A threadgroup has up to 16 rows of a head of the cache, one side of the units' products, and a part of its
// keys. Each of its four SIMD groups takes every fourth run of 16 keys by itself, with copies of three runs
// under way, and its own maxima, sums and results; these are added up at the end. Where keys are in several
// parts, the last threadgroup to finish adds up the parts, in order (Dao, Haziza, Massa, Sizov 2023).
#pragma once

#include "kernels/offload/attention_on_device.hpp"

namespace pewter::detail {

inline constexpr std::uint32_t few_rows = 16, few_keys = 16, few_simdgroups = 4,
                               few_threads = 32 * few_simdgroups, few_stages = 3;

/// A call, in the device's memory.
struct few_attention {
  attention_arguments of;   // rows_of_task, blocks, chunks, keys_of_chunk as there
  float* states;            // (batches, heads_kv, blocks, chunks, few_rows, 2): reference and sum
  float* results;           // (batches, heads_kv, blocks, chunks, few_rows, dim)
  std::uint32_t* finished;  // (batches, heads_kv, blocks): parts that are done; zeros between launches
};
struct few_attention_launch {
  const few_attention* problem;
};

/// Threadgroup memory for heads of `dim`, in bytes: stages of keys and values, which become results.
template <std::uint32_t dim>
struct few_memory {
  static constexpr std::uint32_t run = few_keys * dim * 2, stage = 2 * run, of_simdgroup = few_stages * stage,
                                 states = few_simdgroups * of_simdgroup,
                                 weights = states + few_simdgroups * few_rows * 2 * 4,
                                 flag = weights + few_simdgroups * few_rows * few_keys * 4,
                                 bytes = flag + 16 + 1024;
  static_assert(few_rows * dim * 4 <= of_simdgroup);
};

}  // namespace pewter::detail
