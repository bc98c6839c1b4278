// decode_attention for a GPU, in two dispatches: threadgroups take parts of the positions, so that a few
// heads occupy all of the GPU, and a threadgroup a head adds up what its parts came to. Both patterns are the
// same here.
//
//   part      s[p] = q . keys[p] / sqrt(head_dim), relative to the part's largest; sum of exp(s[p]) values[p]
//   head      y = sum over parts of exp(largest - largest of all) part / sum over parts of the same
//
// (FlashDecoding: Dao, Haziza, Massa, Sizov 2023.) SIMD groups take four rows at a time, so that a thread has
// 16 loads under way.
#include "kernels/attention/decode_attention.hpp"

#include "kernels/common/accumulators.hpp"
#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/unrolled.hpp"
#include "kernels/softmax/phases.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::decode_attention_arguments;

struct part_state {
  float largest, sum;
};

struct attention_in_parts {
  const void* q;       // (heads, head_dim)
  const void* keys;    // (heads, sequence, head_dim)
  const void* values;  // (heads, sequence, head_dim)
  void* y;             // (heads, head_dim)
  part_state* states;  // (heads, parts)
  float* sums;         // (heads, parts, head_dim)
  std::size_t sequence, head_dim, positions;
  std::uint32_t parts;
  float scale;
};

constexpr std::uint32_t column_parts = 4, columns = column_parts * lane_count, rows_at_a_time = 4;

/// The columns from `first` on that exist in part k of a block.
PEWTER_INLINE lane_mask columns_of_part(std::size_t first, std::uint32_t k, std::size_t head_dim) {
  const std::size_t begin = first + k * lane_count, left = begin < head_dim ? head_dim - begin : 0;
  return first_lanes(left < lane_count ? static_cast<std::uint32_t>(left) : 32u);
}

/// Four rows of a matrix (count, head_dim) and 128 of their columns; a row beyond the last is the last again.
template <class T>
struct block_of_rows {
  lanes<float> of[rows_at_a_time][column_parts];

  PEWTER_INLINE block_of_rows(const T* matrix, std::size_t row, std::size_t count, std::size_t first_column,
                              std::size_t head_dim) {
    const bool whole = first_column + columns <= head_dim;
    PEWTER_UNROLLED
    for (std::uint32_t r = 0; r < rows_at_a_time; ++r) {
      const std::size_t at = row + r < count ? row + r : count - 1;
      const T* const from = matrix + at * head_dim + first_column;
      PEWTER_UNROLLED
      for (std::uint32_t k = 0; k < column_parts; ++k)
        of[r][k] = load(from + k * lane_count,
                        whole ? lane_mask(all_lanes{}) : columns_of_part(first_column, k, head_dim));
    }
  }
};

/// store(d, y, active) of y = the sum over rows of weight(row) matrix[row], 32 columns from d on at a time.
/// `memory` is (simdgroups, 128).
template <class T, class Weight, class Store>
PEWTER_INLINE void weighted_sum_of_rows(threadgroup& tg, const T* matrix, std::size_t count,
                                        std::size_t head_dim, float* memory, const Weight& weight,
                                        const Store& store_columns) {
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  for (std::size_t first = 0; first < head_dim; first += columns) {
    tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
      lanes<float> sums[column_parts] = {0.0f, 0.0f, 0.0f, 0.0f};
      for (std::size_t row = sg.index() * rows_at_a_time; row < count; row += simdgroups * rows_at_a_time) {
        const block_of_rows<T> rows(matrix, row, count, first, head_dim);
        PEWTER_UNROLLED
        for (std::uint32_t r = 0; r < rows_at_a_time; ++r) {
          const lanes<float> its_weight = row + r < count ? weight(row + r) : 0.0f;
          PEWTER_UNROLLED
          for (std::uint32_t k = 0; k < column_parts; ++k)
            sums[k] = row + r < count ? fma(its_weight, rows.of[r][k], sums[k]) : sums[k];
        }
      }
      PEWTER_UNROLLED
      for (std::uint32_t k = 0; k < column_parts; ++k)
        store(memory + sg.index() * columns + k * lane_count, sums[k]);
    });
    tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
      for (std::uint32_t k = sg.index(); k < column_parts; k += simdgroups) {
        lanes<float> sum = 0.0f;
        for (std::uint32_t i = 0; i < simdgroups; ++i) sum += load(memory + i * columns + k * lane_count);
        store_columns(first + k * lane_count, sum, columns_of_part(first, k, head_dim));
      }
    });
  }
}

template <class T>
void attend_to_part(threadgroup& tg, const attention_in_parts& a) {
  const uint3 at = tg.threadgroup_position_in_grid();  // part, head
  const std::size_t first = at.x * a.positions, left = a.sequence - first;
  const std::size_t count = left < a.positions ? left : a.positions;
  const std::size_t in_cache = (at.y * a.sequence + first) * a.head_dim, part = at.y * a.parts + at.x;
  const T* const q = static_cast<const T*>(a.q) + at.y * a.head_dim;   // (head_dim)
  const T* const keys = static_cast<const T*>(a.keys) + in_cache;      // (count, head_dim)
  const T* const values = static_cast<const T*>(a.values) + in_cache;  // (count, head_dim)
  const std::uint32_t simdgroups = tg.simdgroups_per_threadgroup();
  float* const scores = tg.memory<float>(a.positions);  // (count)
  float* const memory = tg.memory<float>(simdgroups * columns);
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    for (std::size_t row = sg.index() * rows_at_a_time; row < count; row += simdgroups * rows_at_a_time) {
      lanes<float> sums[rows_at_a_time] = {0.0f, 0.0f, 0.0f, 0.0f};
      for (std::size_t d = 0; d < a.head_dim; d += columns) {
        const block_of_rows<T> rows(keys, row, count, d, a.head_dim);
        PEWTER_UNROLLED
        for (std::uint32_t k = 0; k < column_parts; ++k) {
          const lanes<float> of_q = load(q + d + k * lane_count, columns_of_part(d, k, a.head_dim));
          PEWTER_UNROLLED
          for (std::uint32_t r = 0; r < rows_at_a_time; ++r) sums[r] = fma(of_q, rows.of[r][k], sums[r]);
        }
      }
      PEWTER_UNROLLED
      for (std::uint32_t r = 0; r < rows_at_a_time; ++r) {
        const float score = simd_sum(sums[r]) * a.scale;
        if (row + r < count) scores[row + r] = score;
      }
    }
  });
  const float largest = largest_of_row<stride_walk>(tg, count, values_of(static_cast<const float*>(scores)));
  const auto keep = [&](std::size_t i, const lanes<float>& e, auto active)
                        PEWTER_INLINE_LAMBDA { store(scores + i, e, active); };
  const float sum = sum_of_exponentials<stride_walk>(tg, count, values_of(static_cast<const float*>(scores)),
                                                     shift_of(largest), keep);
  tg.single_thread([&] { a.states[part] = {largest, sum}; });
  float* const sums = a.sums + part * a.head_dim;  // (head_dim)
  weighted_sum_of_rows(
      tg, values, count, a.head_dim, memory,
      [&](std::size_t p) PEWTER_INLINE_LAMBDA { return lanes<float>(scores[p]); },
      [&](std::size_t d, const lanes<float>& x, auto active)
          PEWTER_INLINE_LAMBDA { store(sums + d, x, active); });
}

template <class T>
void add_parts(threadgroup& tg, const attention_in_parts& a) {
  const std::size_t head = tg.threadgroup_position_in_grid().x;
  const part_state* const states = a.states + head * a.parts;      // (parts)
  const float* const sums = a.sums + head * a.parts * a.head_dim;  // (parts, head_dim)
  T* const y = static_cast<T*>(a.y) + head * a.head_dim;           // (head_dim)
  float* const memory = tg.memory<float>(tg.simdgroups_per_threadgroup() * columns);
  const auto of_lane = [=](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
    const std::size_t own = i + static_cast<std::size_t>(native::own_lane());
    return native::is_set(active) ? states[own] : part_state{-__builtin_inff(), 0.0f};
  };
  const float largest =
      largest_of_row<stride_walk>(tg, a.parts, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
        return lanes<float>(of_lane(i, active).largest);
      });
  const float shift = shift_of(largest);
  const float sum = threadgroup_sum(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    lanes<float> total = 0.0f;
    stride_walk::loop(sg, a.parts, [&](std::size_t i, auto active, auto) {
      const part_state s = of_lane(i, active);
      total += exp(lanes<float>(s.largest) - shift) * s.sum;
    });
    return total;
  });
  const lanes<float> factor = 1.0f / sum;
  weighted_sum_of_rows(
      tg, sums, a.parts, a.head_dim, memory,
      [&](std::size_t i) PEWTER_INLINE_LAMBDA { return exp(lanes<float>(states[i].largest) - shift); },
      [&](std::size_t d, const lanes<float>& x, auto active)
          PEWTER_INLINE_LAMBDA { store(y + d, x * factor, active); });
}

/// Positions of a part: parts for all of the GPU's threadgroups if there are enough positions, and scores
/// that threadgroup memory holds along with the sums.
std::size_t positions_of_part(std::size_t heads, std::size_t sequence) {
  constexpr std::size_t threadgroups = 1024, least = 32, most = 4096;
  const std::size_t wished = ceil_div(heads * sequence, threadgroups);
  return wished < least ? least : wished > most ? most : ceil_div(wished, least) * least;
}

template <class T>
void attend(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const decode_attention_arguments*>(arguments);
  offload::for_each_operand(a, offload::check_operand);
  const std::size_t positions = positions_of_part(a.heads, a.sequence);
  const std::size_t parts = ceil_div(a.sequence, positions);
  if (parts > 0xffffffff) detail::raise("decode_attention: sequence = %zu, too long for a GPU", a.sequence);
  const std::size_t all_parts = a.heads * parts;
  auto* const states =
      reinterpret_cast<part_state*>(target_scratch<float>(nullptr, all_parts * (2 + a.head_dim)));
  const attention_in_parts of{a.q,        a.keys,
                              a.values,   a.y,
                              states,     reinterpret_cast<float*>(states + all_parts),
                              a.sequence, a.head_dim,
                              positions,  static_cast<std::uint32_t>(parts),
                              a.scale};
  const std::uint32_t wished = geometry.threads_per_threadgroup.x / lane_count;
  const uint3 threads = {lane_count * (wished == 0 ? 1 : wished), 1, 1};
  const std::uint32_t heads = geometry.threadgroups_per_grid.y;
  dispatch_in_order(options,
                    encode<attend_to_part<T>>(of, geometry_of_threadgroups({of.parts, heads, 1}, threads), 0),
                    encode<add_parts<T>>(of, geometry_of_threadgroups({heads, 1, 1}, threads), 0));
}

}  // namespace

extern const kernel_table decode_attention_table;
constexpr kernel_table decode_attention_table =
    kernel_table{}
        .with(pattern::stride_loop, attend<float>, attend<half>, attend<bfloat>)
        .with(pattern::vectorized, attend<float>, attend<half>, attend<bfloat>);
PEWTER_END_TARGET_NAMESPACE
