// attention for a GPU: which kernel computes a call (attention_on_device.hpp), how the work is cut, and where
// parts' results lie. Threadgroups have the kernels' own sizes, whatever the launch names.
#include <algorithm>
#include <atomic>

#include "kernels/common/kernel_entry.hpp"
#include "kernels/offload/attention/attention_rows.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE

/// False, and nothing done, where the device or the call does not allow it.
template <class T>
bool attend_by_warpgroups(const detail::attention_arguments&, const detail::attention_extent_of_rows&,
                          const detail::attention_marks&, const kernel_options&);
template <class T>
bool attend_few_queries(const detail::attention_arguments&, const kernel_options&);

namespace {

// ---- any type, extent and layout ----

/// Threadgroups that occupy a GPU, and keys that are enough for a part.
constexpr std::size_t enough_blocks = 1024, enough_keys = 256;

/// Cuts the work into blocks and parts. Why by extents alone: the bits do not depend on the GPU.
void cut_into_blocks(attention_arguments& a) {
  a.rows = a.queries * (a.heads / a.heads_kv);
  a.rows_of_task = rows_of_block;
  a.blocks = ceil_div(a.rows, std::size_t{rows_of_block});
  const std::size_t blocks = a.batches * a.heads_kv * a.blocks;
  const std::size_t most = std::max<std::size_t>(a.keys / enough_keys, 1),
                    wanted = std::min(ceil_div(enough_blocks, blocks), most);
  a.keys_of_chunk =
      std::max(ceil_div(ceil_div(a.keys, wanted), std::size_t{keys_at_a_time}), std::size_t{1}) *
      keys_at_a_time;
  a.chunks = std::max(ceil_div(a.keys, a.keys_of_chunk), std::size_t{1});
  a.tasks = blocks * a.chunks;
}

/// Memory of the queue for the results of parts.
void place_parts(attention_arguments& a, std::size_t parts) {
  auto* const memory = static_cast<float*>(
      offload::memory_of_queue(offload::counters_of_queue + parts * (a.value_dim + 2) * sizeof(float)));
  a.maxima = memory + offload::counters_of_queue / sizeof(float);
  a.sums = a.maxima + parts;
  a.results = a.sums + parts;
}

launch_geometry geometry_of_blocks(std::size_t blocks) {
  constexpr std::size_t most = 0x7fffffff;
  if (blocks > most)
    detail::raise("attention: threadgroups = %zu, must be at most %zu on a GPU", blocks, most);
  return geometry_of_threadgroups({static_cast<std::uint32_t>(blocks), 1, 1}, {block_threads, 1, 1},
                                  "attention");
}

void launch_rows(attention_arguments a, const kernel_options& options) {
  for (const auto& [name, dim] : {std::pair{"head_dim", a.head_dim}, std::pair{"value_dim", a.value_dim}})
    if (dim > most_dim)
      detail::raise("attention: %s = %zu, must be at most %u on a GPU", name, dim, most_dim);
  cut_into_blocks(a);
  const std::size_t rows = a.batches * a.heads_kv * a.rows;
  if (a.chunks > 1) place_parts(a, rows * a.chunks);
  const detail::attention_launch launch{static_cast<const attention_arguments*>(offload::kept(&a, sizeof a)),
                                        {}};
  entry<attend_to_rows>(&launch, geometry_of_blocks(a.tasks), options);
  if (a.chunks > 1)
    entry<combine_parts>(&launch, geometry_of_blocks(ceil_div(rows, block_threads / lane_count)), options);
}

/// What warpgroups marked.
void launch_again(attention_arguments a, const detail::attention_marks& marks,
                  const kernel_options& options) {
  cut_into_blocks(a);
  a.keys_of_chunk = ceil_div(std::max(a.keys, std::size_t{1}), keys_at_a_time) * keys_at_a_time;
  a.tasks /= a.chunks;
  a.chunks = 1;
  const detail::attention_launch launch{static_cast<const attention_arguments*>(offload::kept(&a, sizeof a)),
                                        marks};
  entry<attend_again>(
      &launch, geometry_of_blocks(std::min<std::size_t>(a.tasks, 2 * offload::multiprocessors())), options);
}

// ---- the call ----

void check_operands(const attention_arguments& a) {
  offload::check_operand("q", a.q.data);
  offload::check_operand("k", a.k.data);
  offload::check_operand("v", a.v.data);
  offload::check_operand("y", a.y_data);
  offload::check_operand("mask", a.mask.data);
  offload::check_operand("alibi_slopes", a.slopes);
  offload::check_operand("sinks", a.sinks);
}

/// What the host side reads too, and so lies there: a copy for the device.
void upload_sequences(attention_arguments& a) {
  const auto upload = [](const std::uint32_t*& words, std::size_t count) {
    if (words == nullptr) return;
    words = static_cast<const std::uint32_t*>(offload::uploaded(words, count * sizeof(std::uint32_t)));
  };
  upload(a.query_offsets, a.batches + 1);
  upload(a.key_offsets, a.batches + 1);
  upload(a.key_lengths, a.batches);
  upload(a.block_table, a.batches * a.table_columns);
}

/// Whether prompts' tiles could be computed by warpgroups, and were.
template <class T>
bool attend_to_prompts(const attention_arguments& a, const detail::attention_extent_of_rows& rows,
                       const kernel_options& options) {
  static std::atomic<std::uint32_t> launches = 0;
  const std::size_t tiles = ceil_div(a.queries, detail::attention_queries) * a.heads * a.batches;
  auto* const memory = static_cast<unsigned char*>(
      offload::memory_of_queue(offload::counters_of_queue + (1 + tiles) * sizeof(std::uint32_t)));
  const detail::attention_marks marks{reinterpret_cast<std::uint32_t*>(memory + offload::counters_of_queue),
                                      ++launches};
  if (!attend_by_warpgroups<T>(a, rows, marks, options)) return false;
  const bool hides = a.causal || a.window != 0 || a.mask.data != nullptr;
  if (hides) launch_again(a, marks, options);
  return true;
}

template <class T, bool by_tiles>
void attend(const void* arguments, const launch_geometry&, const kernel_options& options) {
  attention_arguments a = *static_cast<const attention_arguments*>(arguments);
  check_operands(a);
  if (a.batches == 0 || a.heads == 0) return;
  const detail::attention_extent_of_rows rows{
      a.query_offsets != nullptr ? a.query_offsets[a.batches] : a.queries,
      a.key_offsets != nullptr ? a.key_offsets[a.batches] : a.keys};
  upload_sequences(a);
  if constexpr (sizeof(T) == 2)
    if ((by_tiles && attend_to_prompts<T>(a, rows, options)) || attend_few_queries<T>(a, options)) return;
  launch_rows(a, options);
}

}  // namespace

extern const kernel_table attention_table;
constexpr kernel_table attention_table =
    kernel_table{}
        .with(pattern::vectorized, attend<float, false>, attend<half, false>, attend<bfloat, false>)
        .with(pattern::tiled, attend<float, true>, attend<half, true>, attend<bfloat, true>);
PEWTER_END_TARGET_NAMESPACE
