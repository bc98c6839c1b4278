// Row sums in three forms, for their times on a GPU.
#pragma once

#include <cstddef>

#include "pewter/launch.hpp"

namespace pewter_bench {

struct row_sum_arguments {
  const float* x;  ///< (rows, cols)
  float* y;        ///< (rows)
  std::size_t cols;
};

/// Phases; SIMD groups that meet in a collective; or one SIMD group that copies for the others, which add up
/// what it copied: mbarriers say when a tile is there, and when it has been read.
enum class form { phases, free_form, ring };
void row_sums(form, const row_sum_arguments&, std::size_t rows, unsigned threads, const pewter::launch&);

}  // namespace pewter_bench
