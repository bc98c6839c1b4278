// Calls of attention with every option, type of cache and layout, for the CPU's tests and a GPU's.
#pragma once

#include <vector>

#include "tests/kernels/attention/attention_problem.hpp"

namespace pewter::test {

inline constexpr attention_extents some_extents{2, 6, 2, 37, 150, 64, 32};
inline constexpr attention_extents one_query{3, 8, 4, 1, 700, 96, 64};

inline std::vector<attention_setup> attention_setups() {
  using enum cache_type;
  const layout layouts[] = {layout::tight, layout::tokens_first, layout::offsets, layout::lengths,
                            layout::pages};
  std::vector<attention_setup> all;
  for (const attention_extents& e : {some_extents, one_query}) {
    all.push_back({.e = e, .scale = 0.3f});
    all.push_back({.e = e, .causal = true});
    all.push_back({.e = e, .window = 9});
    all.push_back({.e = e, .causal = true, .window = 40});
    all.push_back({.e = e, .soft_cap = 2.5f});
    all.push_back({.e = e, .slopes = true});
    all.push_back({.e = e, .sinks = true});
    for (const masked m : {masked::by_all, masked::by_head, masked::by_batch_and_head})
      all.push_back({.e = e, .mask = m});
    for (const cache_type k : {float32, float16, bfloat16, q8_0, q4_0})
      for (const cache_type v : {float32, float16, bfloat16, q8_0, q4_0})
        all.push_back({.e = e, .k = k, .v = v});
    for (const layout lies : layouts)
      for (const cache_type type : {float32, float16, q8_0, q4_0})
        all.push_back({.e = e, .k = type, .v = type, .lies = lies, .causal = true});
    for (const layout lies : layouts) {
      const masked mask = lies == layout::offsets ? masked::by_head : masked::by_batch_and_head;
      all.push_back({e, float16, bfloat16, lies, true, 60, 0.2f, 3, true, true, mask});
    }
  }
  for (const std::size_t dim : {64u, 80u, 96u, 112u, 128u, 192u, 256u, 576u})
    for (const std::size_t queries : {1u, 70u})
      all.push_back({.e = {1, 4, 1, queries, 130, dim, dim == 576 ? 512 : dim},
                     .k = float16,
                     .v = float16,
                     .causal = true});
  all.push_back({.e = {1, 1, 1, 1, 5000, 33, 17}, .sinks = true});
  all.push_back({.e = {1, 2, 1, 100, 20, 8, 8}, .causal = true});
  return all;
}

}  // namespace pewter::test
