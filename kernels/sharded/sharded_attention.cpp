// Attention with some of the heads on each GPU: nothing moves but results.
#include "kernels/runtime/arguments.hpp"
#include "kernels/sharded/group.hpp"

namespace pewter {
namespace {

constexpr const char* function = "sharded_attention";

void check_heads(const attention_extents& e) {
  if (e.heads_kv == 0 ? e.heads != 0 : e.heads % e.heads_kv != 0)
    detail::raise("%s: heads_kv = %zu, must divide heads = %zu", function, e.heads_kv, e.heads);
}

/// The extents of one GPU's heads.
attention_extents extents_of(const attention_extents& e, std::size_t gpus, std::size_t index) {
  attention_extents own = e;
  own.heads_kv = shard_of(e.heads_kv, gpus, index).count;
  own.heads = heads_of_shard(e, gpus, index).count;
  return own;
}

template <class T>
struct shard_operands {
  const T *q, *k, *v;
  T* y;
};

template <class T>
void attend(queue& in, const shard_operands<T>& of, const attention_extents& own,
            const attention_extents& all, const sharded_attention_options& how) {
  attention_options<T> options{
      .scale = how.scale, .soft_cap = how.soft_cap, .causal = how.causal, .window = how.window};
  if (how.y == held::whole)
    options.y_strides = {all.heads * all.queries * all.value_dim, all.queries * all.value_dim, all.value_dim};
  attention<T>(of.q, of.k, of.v, of.y, own, options, {.queue = &in});
}

/// A batch's heads as one row; each GPU has its own part of it.
template <class T>
detail::gathered_rows rows_of_heads(const detail::group_state& group, std::span<T* const> y,
                                    const attention_extents& e) {
  const std::size_t of_head = e.queries * e.value_dim * sizeof(T);
  detail::gathered_rows g{.rows = e.batches, .pitch = e.heads * of_head};
  for (std::size_t i = 0; i < y.size(); ++i) {
    const shard heads = heads_of_shard(e, y.size(), i);
    g.columns.push_back({heads.begin * of_head, heads.count * of_head});
    g.whole.push_back(reinterpret_cast<unsigned char*>(y[i]));
    g.sources.push_back(g.place(group, i, g.columns[i].begin));
  }
  return g;
}

}  // namespace

shard heads_of_shard(const attention_extents& e, std::size_t gpus, std::size_t index) {
  check_heads(e);
  const shard of_cache = shard_of(e.heads_kv, gpus, index);
  const std::size_t each = e.heads_kv == 0 ? 0 : e.heads / e.heads_kv;
  return {of_cache.begin * each, of_cache.count * each};
}

template <element T>
void sharded_attention(device_group& group, std::span<const T* const> q, std::span<const T* const> k,
                       std::span<const T* const> v, std::span<T* const> y, const attention_extents& e,
                       const sharded_attention_options& how) {
  const std::size_t gpus = group.size();
  detail::group_state& own = group.own();
  check_heads(e);
  detail::check_operands(function, "q", q, gpus);
  detail::check_operands(function, "k", k, gpus);
  detail::check_operands(function, "v", v, gpus);
  detail::check_operands(function, "y", y, gpus);
  const std::size_t of_head = detail::check_elements(function, sizeof(T), e.queries, e.value_dim, 1),
                    of_batch = detail::check_elements(function, sizeof(T), e.heads, of_head, 1),
                    all = detail::check_elements(function, sizeof(T), e.batches, of_batch, 1);
  const bool whole = how.y == held::whole, gathers = whole && gpus > 1 && all != 0;
  for (std::size_t i = 0; i < gpus; ++i) {
    const attention_extents part = extents_of(e, gpus, i);
    const std::size_t read = all == 0 ? 0 : e.batches * part.heads,
                      of_cache = all == 0 ? 0 : e.batches * part.heads_kv * e.keys;
    detail::check_operand(function, "q", own, i, q[i], read * e.queries * e.head_dim);
    detail::check_operand(function, "k", own, i, k[i], of_cache * e.head_dim);
    detail::check_operand(function, "v", own, i, v[i], of_cache * e.value_dim);
    detail::check_operand(function, "y", own, i, y[i], whole ? all : e.batches * part.heads * of_head);
  }
  const exchange by = detail::exchange_of(function, own, how.exchange);
  if (gathers && by == exchange::nccl) detail::communicators_of(function, own);
  for (std::size_t i = 0; i < gpus; ++i)
    if (const shard heads = heads_of_shard(e, gpus, i); heads.count != 0 && all != 0)
      attend<T>(own.gpus[i]->work, {q[i], k[i], v[i], whole ? y[i] + heads.begin * of_head : y[i]},
                extents_of(e, gpus, i), e, how);
  if (!gathers) return;
  detail::moves_wait_for_all_work(own);
  detail::gather(function, own, rows_of_heads(own, y, e), by);
  detail::work_waits_for_all_moves(own);
}

#define PEWTER_INSTANCE(T)                                                                                  \
  template void sharded_attention(device_group&, std::span<const T* const>, std::span<const T* const>,      \
                                  std::span<const T* const>, std::span<T* const>, const attention_extents&, \
                                  const sharded_attention_options&);
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE)
#undef PEWTER_INSTANCE

}  // namespace pewter
