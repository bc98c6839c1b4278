// Attention of a few queries on a GPU by matrix units (sm_80 and later): half and bfloat, heads of 64 and
// 128.
//
// A threadgroup has up to 16 rows of a head of the cache, one side of the units' products, and a part of its
// keys. Each of its four SIMD groups takes every fourth run of 16 keys by itself, with copies of three runs
// under way, and its own maxima, sums and results; these are added up at the end. Where keys are in several
// parts, the last threadgroup to finish adds up the parts, in order (Dao, Haziza, Massa, Sizov 2023).
#pragma once

#include "kernels/offload/attention/attention_on_device.hpp"

namespace pewter::detail::few_queries {

inline constexpr std::uint32_t rows = 16, keys = 16, simdgroups = 4, threads = 32 * simdgroups, stages = 3;

/// A call, in the device's memory.
struct problem {
  attention_arguments of;   // rows_of_task, blocks, chunks, keys_of_chunk as there
  float* states;            // (batches, heads_kv, blocks, chunks, rows, 2): reference and sum
  float* results;           // (batches, heads_kv, blocks, chunks, rows, dim)
  std::uint32_t* finished;  // (batches, heads_kv, blocks): parts that are done; zeros between launches
};
struct launch {
  const few_queries::problem* problem;
};

/// Threadgroup memory for heads of `dim`, in bytes: stages of keys and values, which become results.
template <std::uint32_t dim>
struct memory {
  static constexpr std::uint32_t run = keys * dim * 2, stage = 2 * run, of_simdgroup = stages * stage,
                                 states = simdgroups * of_simdgroup,
                                 weights = states + simdgroups * rows * 2 * 4,
                                 flag = weights + simdgroups * rows * keys * 4, bytes = flag + 16 + 1024;
  static_assert(rows * dim * 4 <= of_simdgroup);
};

}  // namespace pewter::detail::few_queries
