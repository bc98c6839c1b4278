// The GPU code of attention_few_queries.hpp, and its launch. A file of its own for its registers.
#include "kernels/offload/attention/attention_few_queries.hpp"

#include <algorithm>

#include "kernels/common/kernel_entry.hpp"
#include "kernels/offload/attention/attention_few_queries_rows.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::attention_arguments;
namespace few_queries = detail::few_queries;

#if defined(PEWTER_HAS_ATTENTION_OF_FEW_QUERIES)

/// What several have of a row together, each relative to a reference of its own, as powers of two.
struct joined_state {
  float reference = -__builtin_inff(), sum = 0;

  PEWTER_INLINE float weight(const float* state) const {
    // A state that saw nothing, or is NaN, counts as it is.
    return state[0] == -__builtin_inff() ? 1.0f : native::power_of_two(state[0] - reference);
  }
};

template <class T>
PEWTER_INLINE void store_result(const attention_arguments& a, const query_row& row,
                                const joined_state& joined, std::uint32_t column, float result) {
  const float factor =
      inverse_of_powers(a, row.head, joined.reference, joined.sum, std::is_same_v<T, half> ? 14 : 0);
  reinterpret_cast<T*>(row.y)[column] = native::stored_as<T, float>(factor == 0 ? 0.0f : result * factor);
}

/// Where a part's rows are.
struct part_of_block {
  float *states, *results;

  PEWTER_INLINE part_of_block(const few_queries::problem& p, std::uint32_t dim, std::size_t index,
                              std::size_t chunk) {
    const std::size_t part = index * p.of.chunks + chunk;
    states = p.states + part * few_queries::rows * 2;
    results = p.results + part * few_queries::rows * dim;
  }
};

/// A thread's part of what is over all rows: columns, and every so manieth row.
template <std::uint32_t dim, class F>
PEWTER_INLINE void each_element(std::uint32_t rows, const F& f) {
  const std::uint32_t thread = native::thread_of_block(), column = thread % dim;
  for (std::uint32_t r = thread / dim; r < rows; r += few_queries::threads / dim) f(r, column);
}

/// Adds up the SIMD groups' results, to y or to the part's place.
template <class T, std::uint32_t dim>
PEWTER_INLINE void join_simdgroups(const few_queries::problem& p, const sequence& s,
                                   const few_queries_block& block, const unsigned char* all) {
  const attention_arguments& a = p.of;
  const float* const states = reinterpret_cast<const float*>(all + few_queries::memory<dim>::states);
  each_element<dim>(block.count, [&](std::uint32_t r, std::uint32_t column) PEWTER_INLINE_LAMBDA {
    const auto state = [&](std::uint32_t i)
                           PEWTER_INLINE_LAMBDA { return states + (i * few_queries::rows + r) * 2; };
    joined_state joined;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < few_queries::simdgroups; ++i)
      joined.reference = native::larger_number(joined.reference, state(i)[0]);
    float result = 0;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < few_queries::simdgroups; ++i) {
      joined.sum = native::fused(joined.weight(state(i)), state(i)[1], joined.sum);
      result = native::fused(
          joined.weight(state(i)),
          reinterpret_cast<const float*>(all + i * few_queries::memory<dim>::of_simdgroup)[r * dim + column],
          result);
    }
    if (a.chunks > 1) {
      const part_of_block part(p, dim, block.index, block.chunk);
      part.results[r * dim + column] = result;
      if (column == 0) {
        part.states[r * 2] = joined.reference;
        part.states[r * 2 + 1] = joined.sum;
      }
      return;
    }
    store_result<T>(a, row_of(a, s, block.head_kv, block.first + r), joined, column, result);
  });
}

/// `columns` floats behind each other.
template <std::uint32_t columns>
struct few_columns {
  float of[columns];

  PEWTER_INLINE static few_columns at(const float* p) {
    few_columns x;
    __builtin_memcpy(&x, __builtin_assume_aligned(p, sizeof x), sizeof x);
    return x;
  }
};

/// Adds up the parts of a row, which a SIMD group has: a lane some columns, and the weight of every 32nd
/// part. Loads of results do not wait for weights.
template <class T, std::uint32_t dim>
PEWTER_INLINE void join_parts(const few_queries::problem& p, const sequence& s,
                              const few_queries_block& block) {
  constexpr std::uint32_t columns = dim / lane_count, together = 32;
  const attention_arguments& a = p.of;
  const auto parts = static_cast<std::uint32_t>(a.chunks);
  const std::uint32_t lane = native::thread_of_block() % lane_count;
  const part_of_block first(p, dim, block.index, 0);
  for (std::uint32_t r = native::thread_of_block() / lane_count; r < block.count;
       r += few_queries::simdgroups) {
    const float* const states = first.states + r * 2;
    const float* const results = first.results + r * dim + lane * columns;
    joined_state joined;
    for (std::uint32_t i = lane; i < parts; i += lane_count)
      joined.reference = native::larger_number(joined.reference, states[i * few_queries::rows * 2]);
    joined.reference = largest_of_simdgroup(joined.reference);
    float sums[columns] = {}, weight = 0;
    for (std::uint32_t i = 0; i < parts; i += together) {
      few_columns<columns> some[together];
      PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < together; ++j)
        some[j] = few_columns<columns>::at(results +
                                           (i + j < parts ? i + j : parts - 1) * (few_queries::rows * dim));
      if (i % lane_count == 0) {
        const std::uint32_t own = i + lane < parts ? i + lane : parts - 1;
        const float* const state = states + own * few_queries::rows * 2;
        weight = i + lane < parts ? joined.weight(state) : 0.0f;
        joined.sum = native::fused(weight, state[1], joined.sum);
      }
      PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < together; ++j) {
        // A part that is not there is the last one again, whose results may be infinite: it has no weight.
        const float its = native::exchange(weight, static_cast<int>((i + j) % lane_count));
        PEWTER_UNROLLED
        for (std::uint32_t c = 0; c < columns; ++c)
          sums[c] = i + j < parts ? native::fused(its, some[j].of[c], sums[c]) : sums[c];
      }
    }
    joined.sum = sum_of_simdgroup(joined.sum);
    const query_row row = row_of(a, s, block.head_kv, block.first + r);
    PEWTER_UNROLLED
    for (std::uint32_t c = 0; c < columns; ++c) store_result<T>(a, row, joined, lane * columns + c, sums[c]);
  }
}

/// Whether all other parts of the block are done.
PEWTER_INLINE bool is_last(const few_queries::problem& p, const few_queries_block& block,
                           std::uint32_t* flag) {
  native::fence_on_device();
  native::wait_for_block();
  if (native::thread_of_block() == 0) {
    std::uint32_t* const counter = p.finished + block.index;
    *flag = native::add_on_device(counter, 1) + 1 == p.of.chunks;
    if (*flag != 0) *counter = 0;  // as the next launch finds it
  }
  native::wait_for_block();
  const bool last = *flag != 0;
  native::fence_on_device();
  return last;
}

template <class T, std::uint32_t dim, bool adjusts>
PEWTER_INLINE void attend(threadgroup&, const few_queries::launch& launch) {
  const few_queries::problem& p = *launch.problem;
  const attention_arguments& a = p.of;
  unsigned char* const all = native::launched_memory();
  few_queries_block block(a, native::block_of_grid());
  const sequence s(a, block.batch);
  block.find(a, s);
  if (block.count == 0) return;  // of all parts
  few_queries_simdgroup<T, dim, adjusts> rows(a, s, block, all);
  rows.run();
  rows.leave(reinterpret_cast<float*>(all + few_queries::memory<dim>::states));
  native::wait_for_block();
  join_simdgroups<T, dim>(p, s, block, all);
  if (a.chunks > 1 &&
      is_last(p, block, reinterpret_cast<std::uint32_t*>(all + few_queries::memory<dim>::flag)))
    join_parts<T, dim>(p, s, block);
}

#else

template <class T, std::uint32_t dim, bool adjusts>
void attend(threadgroup&, const few_queries::launch&) {}

#endif

/// Threadgroups that occupy a GPU, and keys that are enough for a part.
constexpr std::size_t enough_blocks = 264, enough_keys = 256;

/// Cuts the work into blocks and parts. Why by extents alone: the bits do not depend on the GPU.
void cut(attention_arguments& a) {
  constexpr std::size_t unit = detail::few_queries::keys * few_queries::simdgroups;
  a.rows = a.queries * (a.heads / a.heads_kv);
  a.rows_of_task = few_queries::rows;
  a.blocks = ceil_div(a.rows, few_queries::rows);
  const std::size_t blocks = a.batches * a.heads_kv * a.blocks,
                    most = std::max<std::size_t>(a.keys / enough_keys, 1),
                    wanted = std::clamp<std::size_t>(enough_blocks / blocks, 1, most);
  a.keys_of_chunk = std::max<std::size_t>(ceil_div(ceil_div(a.keys, wanted), unit), 1) * unit;
  a.chunks = std::max<std::size_t>(ceil_div(a.keys, a.keys_of_chunk), 1);
  a.tasks = blocks * a.chunks;
}

void place_parts(few_queries::problem& problem) {
  const attention_arguments& a = problem.of;
  auto* const memory = static_cast<unsigned char*>(offload::memory_of_queue(
      offload::counters_of_queue + a.tasks * few_queries::rows * (a.value_dim + 2) * sizeof(float)));
  problem.finished = reinterpret_cast<std::uint32_t*>(memory);
  problem.states = reinterpret_cast<float*>(memory + offload::counters_of_queue);
  problem.results = problem.states + a.tasks * few_queries::rows * 2;
}

template <class T, std::uint32_t dim>
void launch_blocks(const few_queries::problem& problem, const kernel_options& options) {
  const attention_arguments& a = problem.of;
  const bool adjusts = a.soft_cap > 0 || a.slopes != nullptr || a.mask.data != nullptr;
  const few_queries::launch launch{
      static_cast<const few_queries::problem*>(offload::kept(&problem, sizeof problem))};
  offload::set_block_memory(few_queries::memory<dim>::bytes);
  const launch_geometry geometry = geometry_of_threadgroups({static_cast<std::uint32_t>(a.tasks), 1, 1},
                                                            {few_queries::threads, 1, 1}, "attention");
  const auto start = adjusts ? entry<attend<T, dim, true>> : entry<attend<T, dim, false>>;
  start(&launch, geometry, options);
}

bool lies_in_chunks(const detail::attention_rows& of) {
  return (reinterpret_cast<std::uintptr_t>(of.data) | of.batch | of.head | of.row) % 16 == 0;
}

}  // namespace

template <class T>
bool attend_few_queries(const attention_arguments& a, const kernel_options& options) {
  const auto type = std::is_same_v<T, half> ? cache_type::float16 : cache_type::bfloat16;
  constexpr std::size_t most = 1 << 30;
  if (offload::architecture() < 80 || a.k.type != type || a.v.type != type || a.head_dim != a.value_dim ||
      (a.head_dim != 64 && a.head_dim != 128) || a.queries > most || a.keys > most || !lies_in_chunks(a.q) ||
      !lies_in_chunks(a.k) || !lies_in_chunks(a.v))
    return false;
  few_queries::problem problem{};
  problem.of = a;
  cut(problem.of);
  if (problem.of.tasks > 0x7fffffff) return false;
  if (problem.of.chunks > 1) place_parts(problem);
  const auto launch = a.head_dim == 64 ? launch_blocks<T, 64> : launch_blocks<T, 128>;
  launch(problem, options);
  return true;
}

template bool attend_few_queries<half>(const attention_arguments&, const kernel_options&);
template bool attend_few_queries<bfloat>(const attention_arguments&, const kernel_options&);
PEWTER_END_TARGET_NAMESPACE
