// y = softmax(q k^T) v: tasks, each some rows and a part of the keys, and, where the keys are in parts, their
// combination. A SIMD group has a task at a time, and no part in another's.
#include "kernels/attention/decode.kernel.hpp"
#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Where a row's part is in maxima, sums and results.
PEWTER_INLINE std::size_t part_of(const attention_arguments& a, std::size_t batch, std::size_t head_kv,
                                  std::size_t row, std::size_t chunk) {
  return ((batch * a.heads_kv + head_kv) * a.rows + row) * a.chunks + chunk;
}

/// 1 / (the sum of weights, that of the sink among them), and the factor of weights that were relative to
/// `largest`.
PEWTER_INLINE float inverse_of_sum(const attention_arguments& a, std::size_t head, float largest, float sum) {
  float factor = 1;
  if (a.sinks != nullptr) {
    const float sink = a.sinks[head], both = sink > largest ? sink : largest;
    const auto weight = [&](float score) PEWTER_INLINE_LAMBDA {
      return native::any_element(native::exp(native::vec<float>(score - both)));
    };
    if (both > -__builtin_inff()) {
      factor = weight(largest);
      sum = sum * factor + weight(sink);
    }
  }
  return sum == 0 ? 0.0f : factor / sum;
}

PEWTER_INLINE void store_task(const attention_arguments& a, const sequence& s, std::size_t head_kv,
                              std::size_t first, std::size_t chunk, float* results, const task_rows& rows) {
  const std::size_t dv = whole_lanes(a.value_dim);
  for (std::size_t r = 0; r < rows.count; ++r) {
    if (a.chunks == 1) {
      const float factor = inverse_of_sum(a, rows.row[r].head, rows.largest[r], rows.sums[r]);
      // Without a weight there is no result, not even of a value that is not finite.
      if (factor == 0) __builtin_memset(results + r * dv, 0, dv * sizeof(float));
      store_row(results + r * dv, a.value_dim, factor, a.y.type, rows.row[r].y);
      continue;
    }
    const std::size_t part = part_of(a, s.batch, head_kv, first + r, chunk);
    a.maxima[part] = rows.largest[r];
    a.sums[part] = rows.sums[r];
    __builtin_memcpy(a.results + part * a.value_dim, results + r * dv, a.value_dim * sizeof(float));
  }
}

template <bool by_tiles>
PEWTER_INLINE void run_task(const attention_arguments& a, std::size_t task) {
  const std::size_t chunk = task % a.chunks, of_block = task / a.chunks;
  // The last rows first: of causal attention they are the longest ones.
  const std::size_t block = a.blocks - 1 - of_block % a.blocks, of_head = of_block / a.blocks;
  const std::size_t head_kv = of_head % a.heads_kv;
  const sequence s(a, of_head / a.heads_kv);
  const std::size_t count = s.queries * (a.heads / a.heads_kv), first = block * a.rows_of_task;
  if (first >= count) return;
  task_rows rows;
  begin_rows(a, s, head_kv, first, smaller(count - first, a.rows_of_task), rows);
  std::size_t begin = rows.some_begin / attention_tile * attention_tile, end = rows.some_end;
  if (begin < chunk * a.keys_of_chunk) begin = chunk * a.keys_of_chunk;
  end = smaller(end, (chunk + 1) * a.keys_of_chunk);
  const scratch_piece piece(a.scratch);
  if (by_tiles)
    attend_by_tiles(a, s, head_kv, begin, end, piece.floats(), rows);
  else
    attend_by_keys(a, s, head_kv, begin, end, piece.floats(), rows);
  store_task(a, s, head_kv, first, chunk, tile_memory(a, piece.floats()).results, rows);
}

template <bool by_tiles>
void attend_tasks(threadgroup& tg, const attention_arguments& a) {
  const std::size_t first =
      std::size_t{tg.threadgroup_position_in_grid().x} * tg.simdgroups_per_threadgroup();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    if (first + sg.index() < a.tasks) run_task<by_tiles>(a, first + sg.index());
  });
}

// ---- parts of the keys ----

/// A row's parts, in order, 32 elements at a time.
PEWTER_INLINE void combine_row(const attention_arguments& a, const sequence& s, std::size_t head_kv,
                               std::size_t r, float* room) {
  const query_row row = row_of(a, s, head_kv, r);
  const std::size_t first = part_of(a, s.batch, head_kv, r, 0);
  float largest = -__builtin_inff(), sum = 0;
  for (std::size_t c = 0; c < a.chunks; ++c)
    if (a.maxima[first + c] > largest) largest = a.maxima[first + c];
  const std::size_t dv = whole_lanes(a.value_dim);
  __builtin_memset(room, 0, dv * sizeof(float));
  for (std::size_t c = 0; c < a.chunks; ++c) {
    const float of_part = a.maxima[first + c];
    if (of_part == -__builtin_inff() && a.sums[first + c] == 0) continue;
    const float shift = largest == -__builtin_inff() ? 0.0f : largest;
    const float weight = native::any_element(native::exp(native::vec<float>(of_part - shift)));
    sum += weight * a.sums[first + c];
    const float* const from = a.results + (first + c) * a.value_dim;
    for (std::size_t i = 0; i < a.value_dim; i += lane_count) {
      const lane_mask m = first_lanes(static_cast<std::uint32_t>(smaller(a.value_dim - i, lane_count)));
      fma(lanes<float>(weight), load(from + i, m), lanes<float>::from_array(room + i)).to_array(room + i);
    }
  }
  store_row(room, a.value_dim, inverse_of_sum(a, row.head, largest, sum), a.y.type, row.y);
}

constexpr std::size_t rows_of_combination = 8;

void combine(threadgroup& tg, const attention_arguments& a) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const sequence s(a, at.y / a.heads_kv);
  const std::size_t count = s.queries * (a.heads / a.heads_kv), begin = at.x * rows_of_combination;
  const std::size_t end = smaller(count, begin + rows_of_combination);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    if (begin + sg.index() >= end) return;
    const scratch_piece piece(a.scratch);
    for (std::size_t r = begin + sg.index(); r < end; r += tg.simdgroups_per_threadgroup())
      combine_row(a, s, at.y % a.heads_kv, r, piece.floats());
  });
}

/// `geometry` and the cost hint are the tasks'.
template <bool by_tiles>
void attend(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const attention_arguments*>(arguments);
  const auto tasks = encode<attend_tasks<by_tiles>, copies::any_threadgroup>(
      a, geometry, options.nanoseconds_per_threadgroup);
  if (a.chunks == 1) return dispatch_in_order(options, tasks);
  const auto blocks = static_cast<std::uint32_t>(ceil_div(a.rows, rows_of_combination));
  const auto heads = static_cast<std::uint32_t>(a.batches * a.heads_kv);
  constexpr double nanoseconds_per_value = 0.2;
  dispatch_in_order(
      options, tasks,
      encode<combine, copies::any_threadgroup>(
          a, geometry_of_threadgroups({blocks, heads, 1}, geometry.threads_per_threadgroup),
          nanoseconds_per_value * static_cast<double>(rows_of_combination * a.chunks * a.value_dim)));
}

}  // namespace

extern const kernel_table attention_table;
constexpr kernel_table attention_table =
    kernel_table{}
        .with(pattern::vectorized, attend<false>, attend<false>, attend<false>)
        .with(pattern::tiled, attend<true>, attend<true>, attend<true>);

PEWTER_END_TARGET_NAMESPACE
