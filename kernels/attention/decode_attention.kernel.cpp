// One new token's attention over a cache, in three dispatches with the heads in the grid's second dimension:
//
//   scores        s[p] = q . keys[p] / sqrt(head_dim)    a SIMD group a position
//   softmax       s = softmax(s)                         a threadgroup a head
//   weighted sum  y[d] = sum over p of s[p] values[p][d] a threadgroup 128 columns of a head, its SIMD groups
//                                                        take positions in turn and are added at the end
#include "kernels/attention/decode_attention.hpp"
#include "kernels/common/accumulators.hpp"
#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::decode_attention_arguments;

template <class Walk, class T>
void scores(threadgroup& tg, const decode_attention_arguments& a) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const T* q = static_cast<const T*>(a.q) + at.y * a.head_dim;                     // (head_dim)
  const T* keys = static_cast<const T*>(a.keys) + at.y * a.sequence * a.head_dim;  // (sequence, head_dim)
  float* s = a.scores + at.y * a.sequence;                                         // (sequence)
  const std::size_t first = at.x * a.positions_per_threadgroup, left = a.sequence - first;
  const std::size_t last = first + (left < a.positions_per_threadgroup ? left : a.positions_per_threadgroup);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t p = first + sg.index(); p < last; p += tg.simdgroups_per_threadgroup()) {
      accumulators<Walk> sums(0.0f);
      simdgroup alone = sg.alone();
      Walk::loop(alone, a.head_dim, [&](std::size_t i, auto active, auto part) {
        sums[part] = fma(load(q + i, active), load(keys + p * a.head_dim + i, active), sums[part]);
      });
      s[p] = simd_sum(sums.sum()) * a.scale;
    }
  });
}

template <class Walk>
void softmax_of_scores(threadgroup& tg, const decode_attention_arguments& a) {
  float* s = a.scores + tg.threadgroup_position_in_grid().y * a.sequence;  // (sequence)
  const float largest = threadgroup_max(tg, [&](simdgroup& sg) {
    accumulators<Walk> maxima(-__builtin_inff());
    Walk::loop(sg, a.sequence, [&](std::size_t i, auto active, auto part) {
      maxima[part] = select(active, larger_than_numbers(maxima[part], load(s + i, active)), maxima[part]);
    });
    return maxima.largest();
  });
  const float sum = threadgroup_sum(tg, [&](simdgroup& sg) {
    accumulators<Walk> sums(0.0f);
    Walk::loop(sg, a.sequence, [&](std::size_t i, auto active, auto part) {
      const lanes<float> e = exp(load(s + i, active) - largest);
      store(s + i, e, active);
      sums[part] += select(active, e, 0.0f);
    });
    return sums.sum();
  });
  const lanes<float> factor = 1.0f / sum;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    Walk::elements(sg, a.sequence,
                   [&](std::size_t i, auto active) { store(s + i, load(s + i, active) * factor, active); });
  });
}

constexpr std::size_t column_parts = 4;  ///< of 32 columns each
constexpr std::size_t columns = column_parts * lane_count;

struct column_sums {
  lanes<float> part[column_parts];
};

/// The columns from `first` on that exist in part k of a threadgroup's block.
PEWTER_INLINE lane_mask columns_of_part(std::size_t first, std::size_t k, std::size_t head_dim) {
  const std::size_t begin = first + k * lane_count;
  const std::size_t left = begin < head_dim ? head_dim - begin : 0;
  return first_lanes(left < lane_count ? static_cast<std::uint32_t>(left) : 32u);
}

template <class T>
void weighted_sum(threadgroup& tg, const decode_attention_arguments& a) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t first = at.x * columns;
  const T* values =
      static_cast<const T*>(a.values) + at.y * a.sequence * a.head_dim + first;  // (sequence, columns)
  const float* s = a.scores + at.y * a.sequence;                                 // (sequence)
  T* y = static_cast<T*>(a.y) + at.y * a.head_dim + first;                       // (columns)
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  const auto partial = tg.per_simdgroup_results<column_sums>();
  const bool whole = first + columns <= a.head_dim;

  tg.for_each_simdgroup([&](simdgroup& sg) {
    lanes<float> sums[column_parts];
    native::each<column_parts>([&](auto k) { sums[k] = 0.0f; });
    for (std::size_t p = sg.index(); p < a.sequence; p += simdgroups) {
      const lanes<float> weight = s[p];
      const T* row = values + p * a.head_dim;
      native::each<column_parts>([&](auto k) {
        constexpr std::size_t part = static_cast<std::size_t>(k.value);
        if (whole) {
          sums[k] = fma(weight, load(row + part * lane_count), sums[k]);
        } else if (const lane_mask m = columns_of_part(first, part, a.head_dim); any(m)) {
          sums[k] = fma(weight, load(row + part * lane_count, m), sums[k]);
        }
      });
    }
    native::each<column_parts>([&](auto k) { partial[sg].part[k.value] = sums[k]; });
  });
  tg.first_simdgroup([&](simdgroup&) {
    for (std::size_t k = 0; k < column_parts; ++k) {
      const lane_mask m = columns_of_part(first, k, a.head_dim);
      if (!any(m)) break;
      lanes<float> sum = partial.at(0).part[k];
      for (std::uint32_t i = 1; i < simdgroups; ++i) sum += partial.at(i).part[k];
      store(y + k * lane_count, sum, m);
    }
  });
}

/// Cost hint: softmax's three passes over a score and its exponential.
/// Why: kernels/common/kernels.md#threads-and-tiles.
constexpr double softmax_nanoseconds_per_score = 0.3;

/// `geometry` and the cost hint are the first step's; those of the others follow. With few heads the later
/// steps have few threadgroups, but long ones, whose SIMD groups are then shared by the host threads.
template <class Walk, class T>
void attend(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  decode_attention_arguments a = *static_cast<const decode_attention_arguments*>(arguments);
  a.scores = target_scratch(a.scores, a.heads * a.sequence);
  const std::uint32_t heads = geometry.threadgroups_per_grid.y;
  const uint3 threads = geometry.threads_per_threadgroup;
  const auto blocks = static_cast<std::uint32_t>(ceil_div(a.head_dim, columns));

  const std::size_t positions =
      a.sequence < a.positions_per_threadgroup ? a.sequence : a.positions_per_threadgroup;
  const std::size_t width = a.head_dim < columns ? a.head_dim : columns;
  const double sequence = static_cast<double>(a.sequence);
  // A position reads a key in the first step and `width` columns of a value in the third.
  const double of_sum = options.nanoseconds_per_threadgroup / static_cast<double>(positions) * sequence *
                        static_cast<double>(width) / static_cast<double>(a.head_dim);
  dispatch_in_order(
      options, encode<scores<Walk, T>>(a, geometry, options.nanoseconds_per_threadgroup),
      encode<softmax_of_scores<Walk>, copies::any_threadgroup>(
          a, geometry_of_threadgroups({1, heads, 1}, threads), softmax_nanoseconds_per_score * sequence),
      encode<weighted_sum<T>, copies::any_threadgroup>(
          a, geometry_of_threadgroups({blocks, heads, 1}, threads), of_sum));
}

}  // namespace

extern const kernel_table decode_attention_table;
constexpr kernel_table decode_attention_table =
    kernel_table{}
        .with(pattern::stride_loop, attend<stride_walk, float>, attend<stride_walk, half>,
              attend<stride_walk, bfloat>)
        .with(pattern::vectorized, attend<vectorized_walk, float>, attend<vectorized_walk, half>,
              attend<vectorized_walk, bfloat>);

PEWTER_END_TARGET_NAMESPACE
