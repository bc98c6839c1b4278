// The two products of a tile, without what no row of a micro-tile sees: of causal attention nearly half of
// the tile on the diagonal.
#pragma once

#include "kernels/attention/product.kernel.hpp"
#include "kernels/attention/task_rows.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// A tile's rows of K, each of n elements.
struct tile_keys {
  const char* const* at;
  std::size_t count;
  cache_type type;
  std::size_t n;
};

/// S^T = K Q^T, q being Q^T. Scores of a register of rows that sees none of some neighbouring keys are left
/// as they are. Rows of K become float in `room`.
[[gnu::noinline]] void multiply_keys(const task_rows& rows, bool all_visible, const tile_keys& k, float* room,
                                     const float* q, float* scores) {
  constexpr std::size_t width = native::width<float>, registers = attention_tile / width;
  const std::size_t d = whole_lanes(k.n);
  unpack_rows(k.at, k.count, k.type, k.n, 1.0f, room, d);
  std::size_t begin[registers], end[registers];
  for (std::size_t j = 0; j < registers; ++j) {
    const seen_keys seen(rows, j * width, (j + 1) * width);
    begin[j] = all_visible ? 0 : seen.begin;
    end[j] = all_visible ? (j * width < rows.count ? k.count : 0) : seen.end;
  }
  for (std::size_t j = 0; j < registers; j += product_registers)
    for (std::size_t r = 0; r < k.count; r += product_rows) {
      std::size_t first = 0, last = 0;  // registers that see some of these keys, one behind the last
      for (std::size_t i = j; i < j + product_registers; ++i)
        if (begin[i] < r + product_rows && r < end[i]) {
          if (last == 0) first = i;
          last = i + 1;
        }
      if (last != 0)
        multiply_some(k.count - r, last - first, {room + r * d, d, 1}, {q + first * width, attention_tile},
                      k.n, {scores + r * attention_tile + first * width, attention_tile}, nullptr);
    }
}

/// results = factors results + P V, `weights` being P^T; where rows do not see all of the `keys` keys,
/// without those that none of some neighbouring rows sees: their weights are 0.
[[gnu::noinline]] void multiply_values(const task_rows& rows, bool all_visible, const float* weights,
                                       std::size_t keys, const product_b& v, std::size_t cols,
                                       const product_c& results) {
  constexpr std::size_t width = native::width<float>, groups = (attention_tile - 1) / product_rows + 1;
  std::size_t begin[groups] = {}, end[groups];
  for (std::size_t g = 0; g * product_rows < rows.count; ++g) {
    const seen_keys seen(rows, g * product_rows, (g + 1) * product_rows);
    end[g] = all_visible ? keys : seen.end;
    if (!all_visible && seen.end != 0) begin[g] = seen.begin;
  }
  for (std::size_t col = 0; col < cols; col += product_registers * width)
    for (std::size_t r = 0; r < rows.count; r += product_rows) {
      const std::size_t first = begin[r / product_rows], last = end[r / product_rows];
      multiply_some(rows.count - r, (cols - col + width - 1) / width,
                    {weights + first * attention_tile + r, 1, attention_tile},
                    {v.from + first * v.row + col, v.row}, last - first,
                    {results.to + r * results.row + col, results.row}, rows.factors + r);
    }
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
