// y[h] = softmax(keys[h] q[h] / sqrt(head_dim)) values[h] for one new token.
#include "kernels/attention/decode_attention.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "kernels/common/rows.hpp"
#include "kernels/runtime/device.hpp"

#define PEWTER_FAMILY "pewter/detail/kernels/attention.inc"
#include "kernels/common/described.hpp"

namespace pewter {
namespace {

/// With many heads each threadgroup is a host thread's own, and one SIMD group has no partial results to
/// combine. With few, the long later steps need SIMD groups for the host threads to share.
std::uint32_t automatic_threads(std::size_t heads) { return heads >= 8 ? 32 : 256; }

/// Why: kernels/common/kernels.md#costs.
pattern automatic_pattern(const launch& options) {
  return detail::is_on_device(options) ? pattern::vectorized : pattern::stride_loop;
}

/// Positions that one threadgroup scores: enough for some microseconds of work.
std::size_t positions_per_threadgroup(std::uint32_t threads) {
  return std::size_t{16} * simdgroups_of(threads);
}

}  // namespace

template <element T>
void decode_attention(const T* q, const T* keys, const T* values, T* y, attention_shape shape,
                      const launch& options) {
  constexpr const char* function = "decode_attention";
  const std::size_t in_head = detail::check_elements(function, sizeof(T), shape.heads, shape.head_dim);
  const std::size_t in_cache =
      detail::check_elements(function, sizeof(T), shape.heads, shape.sequence, shape.head_dim);
  const std::size_t in_scores = detail::check_elements(function, sizeof(float), shape.heads, shape.sequence);
  detail::check_pointer(function, "q", q, in_head);
  detail::check_pointer(function, "keys", keys, in_cache);
  detail::check_pointer(function, "values", values, in_cache);
  detail::check_pointer(function, "y", y, in_head);
  const std::size_t head_bytes = in_head * sizeof(T), cache_bytes = in_cache * sizeof(T);
  detail::check_no_overlap(function, "q", q, head_bytes, "y", y, head_bytes);
  detail::check_no_overlap(function, "keys", keys, cache_bytes, "y", y, head_bytes);
  detail::check_no_overlap(function, "values", values, cache_bytes, "y", y, head_bytes);
  const pattern chosen =
      detail::check_pattern(function, options, decode_attention_description, automatic_pattern(options));
  const std::uint32_t threads = detail::check_threads(function, options, automatic_threads(shape.heads));
  const std::uint32_t heads = detail::check_extent(function, "heads", shape.heads);
  const std::size_t chunk = positions_per_threadgroup(threads);
  const std::uint32_t chunks = detail::check_extent(function, "sequence", ceil_div(shape.sequence, chunk));
  if (in_head == 0) return;
  if (shape.sequence == 0) return detail::fill_zero(options, y, in_head * sizeof(T));
  const bool on_host = !detail::is_on_device(options);  // a GPU's code has its own scratch
  const auto scores = on_host ? std::make_unique_for_overwrite<float[]>(in_scores) : nullptr;
  const detail::decode_attention_arguments arguments{q,
                                                     keys,
                                                     values,
                                                     scores.get(),
                                                     y,
                                                     shape.heads,
                                                     shape.sequence,
                                                     shape.head_dim,
                                                     chunk,
                                                     1.0f / std::sqrt(static_cast<float>(shape.head_dim))};
  const double bytes = static_cast<double>(std::min(chunk, shape.sequence) * shape.head_dim * sizeof(T));
  detail::announce_shape({{shape.heads, shape.sequence, shape.head_dim}});
  run_kernel(detail::decode_attention_tables, chosen, detail::element_type_of<T>, &arguments,
             geometry_of_threadgroups({chunks, heads, 1}, {threads, 1, 1}, function), options,
             detail::nanoseconds_per_byte * bytes);
}

PEWTER_INSTANCES(decode_attention)

namespace {

std::size_t count_of_head(const problem_shape& s) { return s[0] * s[2]; }
std::size_t count_of_cache(const problem_shape& s) { return s[0] * s[1] * s[2]; }
constexpr named_shape decode_attention_shapes[] = {
    {"llama2-7b 32 heads of 128, 1024 cached", {{32, 1024, 128}}},
    {"llama2-7b 32 heads of 128, 4096 cached", {{32, 4096, 128}}},
    {"qwen2.5-0.5b 14 heads of 64, 32768 cached", {{14, 32768, 64}}},
};

}  // namespace

constinit const description decode_attention_description = detail::described<detail::decode_attention_row>({
    .patterns = detail::looping_patterns,
    .on_gpu = true,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(2 * (count_of_cache(s) + count_of_head(s)) * size_of(t));
        },
    .flops = [](const problem_shape& s) { return 4.0 * static_cast<double>(count_of_cache(s)); },
    // Relative to sum_p s[p] |v[p]| (1 + the largest sum_d |q k[p]| / sqrt(head_dim)): a score's error is
    // that of its dot product and becomes a relative error of its weight, twice through the sum in the
    // denominator; then exp, the sum of weights and the weighted sum, each a sum over the sequence.
    .error_coefficient =
        [](const problem_shape& s) {
          return 2 * (detail::summation_error(s[2]) + 4) + 2 * detail::summation_error(s[1]) + 4;
        },
    .shapes = decode_attention_shapes,
});

}  // namespace pewter
