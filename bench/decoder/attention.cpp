// The decoder's attention over its cache: products and softmax of the collection, a sequence at a time.
#include <algorithm>
#include <cmath>

#include "bench/decoder/decoder.hpp"
#include "pewter/kernels.hpp"

namespace pewter::decoder {

/// The batch's keys and values become those of their sequences.
void decoder::append(std::size_t layer) {
  const extents& e = model_.extents;
  const std::size_t row = e.kv_heads * e.head_dim;
  times_.time("convert", "cache", 0, [&] {
    for (const run_of_tokens& r : runs_)
      for (std::size_t i = 0; i < r.count; ++i)
        for (std::size_t h = 0; h < e.kv_heads; ++h) {
          const std::size_t from = (r.first + i) * row + h * e.head_dim;
          const std::size_t to = h * cache_.elements_of_head() + (r.before + i) * e.head_dim;
          convert(keys_.data() + from, cache_.keys(layer, r.sequence) + to, e.head_dim, products_.how());
          convert(values_.data() + from, cache_.values(layer, r.sequence) + to, e.head_dim, products_.how());
        }
  });
}

void decoder::attend(std::size_t layer) {
  for (const run_of_tokens& r : runs_) attend_run(layer, r);
}

/// One token: all its heads at once, the queries of a group being the rows of a product. More: a head's group
/// after the other, each of whose batches shares the keys.
void decoder::attend_run(std::size_t layer, const run_of_tokens& r) {
  const extents& e = model_.extents;
  const std::size_t group = e.heads / e.kv_heads, width = e.heads * e.head_dim, length = r.before + r.count;
  const bool one = r.count == 1;
  if (scores_.size() < group * r.count * length * (one ? e.kv_heads : 1))
    scores_.resize(group * r.count * length * (one ? e.kv_heads : 1));
  gemm_options<float> scores, sums;
  scores.alpha = 1 / std::sqrt(static_cast<float>(e.head_dim));
  scores.transpose_b = true;
  scores.batches = sums.batches = one ? e.kv_heads : group;
  scores.elements_per_row_a = sums.elements_per_row_c = one ? e.head_dim : width;
  scores.batch_stride_a = sums.batch_stride_c = one ? group * e.head_dim : e.head_dim;
  scores.batch_stride_b = sums.batch_stride_b = one ? cache_.elements_of_head() : 0;
  const std::size_t rows = one ? group : r.count;
  for (std::size_t h = 0; h < (one ? 1 : e.kv_heads); ++h) {
    const std::size_t query = r.first * width + h * group * e.head_dim, key = h * cache_.elements_of_head();
    const double bytes = static_cast<double>((one ? e.kv_heads : 1) * length * e.head_dim * sizeof(float));
    times_.time("gemm", "scores", bytes, [&] {
      gemm(queries_.data() + query, cache_.keys(layer, r.sequence) + key, scores_.data(),
           {rows, length, e.head_dim}, scores, products_.how());
    });
    times_.time("masked_softmax", "scores", 0, [&] {
      masked_softmax<float>(scores_.data(), nullptr, scores_.data(), {scores.batches, rows, length},
                            {.scale = 1, .causal = !one}, products_.how());
    });
    times_.time("gemm", "weighted sums", bytes, [&] {
      gemm(scores_.data(), cache_.values(layer, r.sequence) + key, attended_.data() + query,
           {rows, e.head_dim, length}, sums, products_.how());
    });
  }
}

}  // namespace pewter::decoder
