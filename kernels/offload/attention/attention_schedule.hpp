// What the threadgroups of attention_warpgroups.hpp compute turn by turn, which keys a query sees, and where
// tiles lie.
#pragma once

#include "kernels/attention/places.kernel.hpp"
#include "kernels/offload/attention/attention_warpgroups.hpp"
#include "kernels/offload/gemm/gemm_warpgroup_schedule.hpp"
#include "pewter/native/gpu/warpgroup_registers.hpp"

#if defined(PEWTER_HAS_WARPGROUPS)

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::attention_keys;
using detail::attention_memory;
using detail::attention_queries;
using detail::warpgroup_attention;

/// Keys [begin, end).
struct key_range {
  std::int32_t begin, end;
};

/// The key of score i in a tile, by the layout of sums (gpu/warpgroup.hpp), in the thread `member` of four.
PEWTER_INLINE std::int32_t key_of_score(std::int32_t first, std::uint32_t i, std::uint32_t member) {
  return first + static_cast<std::int32_t>(i / 4 * 8 + member * 2 + i % 2);
}

/// What a threadgroup computes in one turn: some queries of a head of a sequence.
struct attention_unit {
  std::uint32_t index, head, batch, query, first_query, first_key;
  std::int32_t queries, keys;     ///< of the sequence
  std::uint32_t first_tile, end;  ///< of the tiles of keys that any of the queries sees; none: equal

  /// The keys that a query sees; a query behind the last one counts as the last.
  PEWTER_INLINE key_range seen_by(const attention_arguments& a, std::int32_t at) const {
    if (at >= queries) at = queries - 1;
    const auto window = static_cast<std::int32_t>(a.window);
    const std::int32_t position = at + keys - queries;
    key_range seen{0, keys};
    if (window != 0 && position - window + 1 > 0) seen.begin = position - window + 1;
    if (a.causal)
      seen.end = position + 1;
    else if (window != 0 && position + window < keys)
      seen.end = position + window;
    if (seen.end < 0) seen.end = 0;
    if (seen.begin > seen.end) seen.begin = seen.end;
    return seen;
  }
};

/// Tiles of some heads at a time, the last queries first: causal ones see the most keys.
struct attention_schedule {
  const warpgroup_attention& p;
  std::uint32_t heads, all_heads;

  PEWTER_INLINE explicit attention_schedule(const warpgroup_attention& problem)
      : p(problem),
        heads(static_cast<std::uint32_t>(problem.of.heads)),
        all_heads(static_cast<std::uint32_t>(problem.of.heads * problem.of.batches)) {}
  PEWTER_INLINE attention_unit at(std::uint32_t index) const {
    const attention_arguments& a = p.of;
    const std::uint32_t together = p.heads_together, of_group = together * p.tiles, group = index / of_group,
                        left = all_heads - group * together, width = left < together ? left : together,
                        in_group = index % of_group, tile = p.tiles - 1 - in_group / width,
                        head = group * together + in_group % width;
    attention_unit u;
    u.index = head * p.tiles + tile;
    u.batch = head / heads;
    u.head = head % heads;
    u.query = tile * attention_queries;
    const sequence s(a, u.batch);
    u.queries = static_cast<std::int32_t>(s.queries);
    u.keys = static_cast<std::int32_t>(s.keys);
    u.first_query = static_cast<std::uint32_t>(s.first_query);
    u.first_key = static_cast<std::uint32_t>(s.first_key);
    u.first_tile = u.end = 0;
    const auto first = static_cast<std::int32_t>(u.query);
    if (first < u.queries) {
      const std::int32_t begin = u.seen_by(a, first).begin,
                         end = u.seen_by(a, first + static_cast<std::int32_t>(attention_queries) - 1).end;
      if (begin < end) {
        u.first_tile = static_cast<std::uint32_t>(begin) / attention_keys;
        u.end = (static_cast<std::uint32_t>(end) + attention_keys - 1) / attention_keys;
      }
    }
    return u;
  }
};

/// The threadgroup's memory, as addresses.
template <std::uint32_t dim>
struct attention_stages {
  using memory = attention_memory<dim>;
  std::uint32_t base;

  PEWTER_INLINE std::uint32_t tile(std::uint32_t slot) const { return base + slot * memory::tile; }
  PEWTER_INLINE std::uint32_t queries() const { return base + memory::queries; }
  PEWTER_INLINE std::uint32_t full(std::uint32_t slot) const { return base + memory::mbarriers + slot * 8; }
  PEWTER_INLINE std::uint32_t empty(std::uint32_t slot) const { return full(slot) + memory::slots * 8; }
  PEWTER_INLINE std::uint32_t queries_full() const { return full(2 * memory::slots); }
  PEWTER_INLINE std::uint32_t queries_empty() const { return queries_full() + 8; }
  // Units on their way from producer to consumers: two places.
  PEWTER_INLINE std::uint32_t unit(std::uint32_t place) const { return base + memory::units + place * 4; }
  PEWTER_INLINE std::uint32_t unit_full(std::uint32_t place) const { return queries_empty() + 8 + place * 8; }
  PEWTER_INLINE std::uint32_t unit_empty(std::uint32_t place) const { return unit_full(place) + 16; }
};

/// One thread of the producer. Tiles come as they are used: keys 0, keys 1, values 0, keys 2, values 1, ...
template <std::uint32_t dim>
class attention_producer {
  using memory = attention_memory<dim>;

 public:
  PEWTER_INLINE attention_producer(const attention_stages<dim>& at, const attention_schedule& schedule)
      : at_(at), schedule_(schedule) {}

  PEWTER_INLINE void run(std::uint32_t first, std::uint32_t threadgroups) {
    const warpgroup_attention& p = schedule_.p;
    native::see_map(&p.q);
    native::see_map(&p.k);
    native::see_map(&p.v);
    std::uint32_t parity = 1;
    for (std::uint32_t unit = first;; unit = take_unit(threadgroups)) {
      hand_over(unit);
      if (unit >= p.units) return;
      const attention_unit u = schedule_.at(unit);
      if (u.first_tile == u.end) continue;
      const std::uint32_t batch = p.of.query_offsets != nullptr ? 0 : u.batch;
      native::wait_for_phase(at_.queries_empty(), parity);
      parity ^= 1;
      native::arrive_and_expect(at_.queries_full(), memory::tile);
      copy_tile(at_.queries(), &p.q, at_.queries_full(), u.first_query + u.query, u.head, batch);
      copy(p.k, u, u.first_tile);
      for (std::uint32_t tile = u.first_tile + 1; tile < u.end; ++tile) {
        copy(p.k, u, tile);
        copy(p.v, u, tile - 1);
      }
      copy(p.v, u, u.end - 1);
    }
  }

 private:
  /// The next one that no threadgroup has; from `units` on there is none. Each threadgroup learns that once,
  /// and the last one to do so leaves the counter as the next launch finds it.
  PEWTER_INLINE std::uint32_t take_unit(std::uint32_t threadgroups) const {
    const std::uint32_t taken = native::add_on_device(schedule_.p.taken, 1);
    if (taken + 1 == schedule_.p.units) *schedule_.p.taken = 0;
    return threadgroups + taken;
  }
  PEWTER_INLINE void hand_over(std::uint32_t unit) {
    native::wait_for_phase(at_.unit_empty(units_.slot), units_.parity);
    native::store_word(at_.unit(units_.slot), __builtin_bit_cast(float, unit));
    native::arrive(at_.unit_full(units_.slot));
    units_.advance();
  }

  PEWTER_INLINE void copy(const detail::tensor_map& map, const attention_unit& u, std::uint32_t tile) {
    const attention_arguments& a = schedule_.p.of;
    const std::uint32_t full = at_.full(next_.slot),
                        group = schedule_.heads / static_cast<std::uint32_t>(a.heads_kv);
    native::wait_for_phase(at_.empty(next_.slot), next_.parity);
    native::arrive_and_expect(full, memory::tile);
    copy_tile(at_.tile(next_.slot), &map, full, u.first_key + tile * attention_keys, u.head / group,
              a.key_offsets != nullptr ? 0 : u.batch);
    next_.advance();
  }
  PEWTER_INLINE static void copy_tile(std::uint32_t to, const void* map, std::uint32_t mbarrier,
                                      std::uint32_t row, std::uint32_t head, std::uint32_t batch) {
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < dim / 64; ++i)
      native::copy_box(to + i * memory::box, map, mbarrier, i * 64, row, head, batch);
  }

  attention_stages<dim> at_;
  attention_schedule schedule_;
  stage_counter<memory::slots> next_{.parity = 1};
  stage_counter<2> units_{.parity = 1};
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
