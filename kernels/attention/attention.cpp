// y = softmax(q k^T) v for queries of any number over caches of any kind.
//
// Here the arguments are checked, and the work is cut into tasks: some queries of one head of the cache, over
// all of its keys or a part of them.
#include "kernels/attention/attention_operands.hpp"

#include "kernels/common/rows.hpp"
#include "kernels/runtime/device.hpp"
#include "kernels/runtime/workspace.hpp"
#include "pewter/model/host_threads.hpp"

namespace pewter {
namespace {

using detail::attention_arguments;
using detail::attention_tile;

/// Tasks that are enough for any number of host threads, and keys that are enough for a task.
constexpr std::size_t enough_tasks = 256, enough_keys = 512;

/// Cuts the work into tasks. Why by extents alone: the bits do not depend on the machine.
void cut(attention_arguments& a, bool by_tiles) {
  a.rows = a.queries * (a.heads / a.heads_kv);
  a.rows_of_task = by_tiles ? attention_tile : detail::decoded_rows;
  a.blocks = ceil_div(a.rows, a.rows_of_task);
  const std::size_t blocks =
      detail::check_elements("attention", sizeof(float), a.batches, a.heads_kv, a.blocks);
  const std::size_t wanted = std::clamp<std::size_t>(a.keys / enough_keys, 1, ceil_div(enough_tasks, blocks));
  a.keys_of_chunk =
      std::max(ceil_div(ceil_div(a.keys, wanted), attention_tile), std::size_t{1}) * attention_tile;
  a.chunks = std::max(ceil_div(a.keys, a.keys_of_chunk), std::size_t{1});
  a.tasks = detail::check_extent("attention", "tasks", blocks * a.chunks);
}

/// Gives the tasks their scratch: a piece a host thread, and the results of parts.
void lay_out_scratch(attention_arguments& a, const launch& options) {
  constexpr std::size_t line = 16;  // floats
  const unsigned available = detail::available_host_threads();
  const std::size_t threads = std::max(available, options.host_threads);
  const std::size_t pieces = std::clamp<std::size_t>(threads, 1, a.tasks);
  const std::size_t piece = ceil_div(detail::attention_floats(a.head_dim, a.value_dim), line) * line;
  const std::size_t flags = ceil_div(pieces, line) * line;
  const std::size_t parts = a.chunks == 1 ? 0
                                          : detail::check_elements("attention", sizeof(float),
                                                                   a.batches * a.heads_kv, a.rows, a.chunks);
  const std::size_t results = detail::check_elements("attention", sizeof(float), parts, a.value_dim + 2);
  float* const all = detail::scratch_of_thread().room_for(pieces * piece + flags + results);
  auto* const taken = reinterpret_cast<std::uint32_t*>(all + pieces * piece);
  std::fill_n(taken, pieces, 0u);
  a.scratch = {reinterpret_cast<char*>(all), taken, pieces, piece * sizeof(float)};
  a.maxima = all + pieces * piece + flags;
  a.sums = a.maxima + parts;
  a.results = a.sums + parts;
}

template <class T>
struct attention_data {
  const T* q;
  const void *k, *v;
  T* y;
};

template <class T>
attention_arguments arguments_of(const attention_data<T>& data, const attention_extents& e,
                                 const attention_options<T>& how, const detail::attention_operands& of,
                                 detail::longest_sequence longest) {
  attention_arguments a{};
  a.q = of.q.at(data.q);
  a.k = of.k.at(data.k);
  a.v = of.v.at(data.v);
  a.y = of.y.at(nullptr);
  a.y_data = reinterpret_cast<char*>(data.y);
  a.mask = of.mask.at(how.mask);
  a.slopes = how.alibi_slopes;
  a.sinks = how.sinks;
  a.query_offsets = how.query_offsets;
  a.key_offsets = how.key_offsets;
  a.key_lengths = how.key_lengths;
  a.block_table = how.block_table;
  a.table_columns = how.table_columns;
  a.page_size = how.page_size;
  a.batches = e.batches;
  a.heads = e.heads;
  a.heads_kv = e.heads_kv;
  a.queries = longest.queries;
  a.keys = longest.keys;
  a.head_dim = e.head_dim;
  a.value_dim = e.value_dim;
  a.window = how.window;
  a.scale = how.scale != 0    ? how.scale
            : e.head_dim == 0 ? 1.0f
                              : 1.0f / std::sqrt(static_cast<float>(e.head_dim));
  a.soft_cap = how.soft_cap;
  a.causal = how.causal;
  return a;
}

/// Few queries are decoded key by key: a tile would leave most of its rows empty. A GPU has more rows at a
/// time, and where tiles of 128 queries would leave most of it idle, it is better off with parts of the keys.
pattern automatic_pattern(const attention_arguments& a, bool on_device) {
  const std::size_t rows = a.queries * (a.heads / a.heads_kv);
  if (!on_device) return rows <= detail::decoded_rows ? pattern::vectorized : pattern::tiled;
  constexpr std::size_t few = 16, some = 256, queries_of_tile = 128, half_of_cores = 66;
  const std::size_t tiles = ceil_div(a.queries, queries_of_tile) * a.heads * a.batches;
  return rows <= few || (rows <= some && tiles < half_of_cores) ? pattern::vectorized : pattern::tiled;
}

}  // namespace

template <element T>
void attention(const T* q, const attention_cache& k, const attention_cache& v, T* y,
               const attention_extents& extents, const attention_options<T>& how, const launch& options) {
  constexpr const char* name = "attention";
  const detail::longest_sequence longest = detail::check_extents(k, v, extents, how);
  const detail::attention_operands of = detail::operands_of(k, v, extents, how, longest);
  detail::check_places(q, k, v, y, extents, how, of);
  detail::check_pattern(name, options, attention_description, pattern::automatic);
  const std::uint32_t threads = detail::check_threads(name, options, simd_execution_width);
  const bool on_device = detail::is_on_device(options);
  if (options.target != nullptr && !on_device) choose_target(options.target);
  if (of.y.span() == 0 || longest.queries == 0) return;
  attention_arguments a = arguments_of<T>({q, k.data, v.data, y}, extents, how, of, longest);
  const pattern chosen =
      options.pattern == pattern::automatic ? automatic_pattern(a, on_device) : options.pattern;
  const bool by_tiles = chosen == pattern::tiled;
  detail::announce_shape({{extents.heads, extents.queries, extents.keys, extents.head_dim}});
  if (on_device)  // which cuts the work by itself
    return run_kernel(detail::attention_tables, chosen, detail::element_type_of<T>, &a,
                      geometry_of_threadgroups({1, 1, 1}, {threads, 1, 1}, name), options, 0);
  cut(a, by_tiles);
  lay_out_scratch(a, options);
  const std::size_t simdgroups = simdgroups_of(threads);
  const auto groups = static_cast<std::uint32_t>(ceil_div(a.tasks, simdgroups));
  const double products = static_cast<double>(a.rows_of_task * std::min(a.keys_of_chunk, a.keys)) *
                          static_cast<double>((a.head_dim + a.value_dim) * simdgroups);
  run_kernel(detail::attention_tables, chosen, detail::element_type_of<T>, &a,
             geometry_of_threadgroups({groups, 1, 1}, {threads, 1, 1}, name), options,
             (by_tiles ? 0.02 : 0.05) * products);
}

#define PEWTER_INSTANCE(T)                                                              \
  template void attention(const T*, const attention_cache&, const attention_cache&, T*, \
                          const attention_extents&, const attention_options<T>&, const launch&);
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE)
#undef PEWTER_INSTANCE

namespace {

constexpr const char* dimensions[] = {"heads", "queries", "keys", "head_dim"};
constexpr pattern patterns[] = {pattern::vectorized, pattern::tiled};
/// Two heads share one of the cache where that is possible.
std::size_t heads_kv_of(const problem_shape& s) { return s[0] % 2 == 0 ? s[0] / 2 : s[0]; }
std::size_t count_of_queries(const problem_shape& s) { return s[0] * s[1] * s[3]; }
std::size_t count_of_keys(const problem_shape& s) { return heads_kv_of(s) * s[2] * s[3]; }
constexpr operand operands[] = {
    {"q", role::input, element_kind::storage, count_of_queries},
    {"k", role::input, element_kind::storage, count_of_keys},
    {"v", role::input, element_kind::storage, count_of_keys},
    {"y", role::output, element_kind::storage, count_of_queries},
};
constexpr named_shape shapes[] = {
    {"llama3-8b 32 heads of 128, 512 tokens", {{32, 512, 512, 128}}},
    {"llama3-8b 32 heads of 128, 4096 tokens", {{32, 4096, 4096, 128}}},
    {"llama3-8b 32 heads of 128, one token, 4096 cached", {{32, 1, 4096, 128}}},
    {"qwen2.5-0.5b 14 heads of 64, one token, 32768 cached", {{14, 1, 32768, 64}}},
};

}  // namespace

constinit const description attention_description = {
    .summary = "y = softmax(q k^T) v, causal here, of prompts and tokens, over caches of any type and layout",
    .dimensions = dimensions,
    .patterns = patterns,
    .on_gpu = true,
    .types = detail::all_types,
    .operands = operands,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(2 * (count_of_keys(s) + count_of_queries(s)) * size_of(t));
        },
    .flops =
        [](const problem_shape& s) {
          return 4.0 * static_cast<double>(count_of_queries(s)) * static_cast<double>(s[2]);
        },
    // As decode_attention's; each tile and each part multiplies what was by a factor.
    .error_coefficient =
        [](const problem_shape& s) {
          return 2 * (detail::summation_error(s[3]) + 5) + 2 * detail::summation_error(s[2]) + 8 +
                 4 * static_cast<double>(s[2] / attention_tile);
        },
    .shapes = shapes,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            attention<T>(
                detail::input<T>(c, 0), detail::input<T>(c, 1), detail::input<T>(c, 2),
                detail::output<T>(c, 3),
                {1, c.shape[0], heads_kv_of(c.shape), c.shape[1], c.shape[2], c.shape[3], c.shape[3]},
                {.causal = true}, c.launch);
          });
        },
    .rounded_terms_on_gpu = 1,  // weights
};

}  // namespace pewter
