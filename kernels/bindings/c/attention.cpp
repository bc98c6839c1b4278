// pewter.h: attention with its options.
#include "pewter/attention.hpp"

#include "kernels/bindings/c/c_api.hpp"

using pewter::detail::at;
using pewter::detail::call;

namespace {

static_assert(PEWTER_CACHE_Q4_0 == static_cast<int>(pewter::cache_type::q4_0));

pewter::attention_cache cache_of(const char* argument, const void* data, pewter_cache_type type) {
  return {data, static_cast<pewter::cache_type>(
                    pewter::detail::check_enumerator("attention", argument, type, PEWTER_CACHE_Q4_0 + 1))};
}
pewter::attention_strides strides_of(const pewter_attention_strides& s) { return {s.batch, s.head, s.row}; }

template <class T>
pewter::attention_options<T> attention_options_of(const pewter_attention_options* options) {
  if (options == nullptr) return {};
  pewter::detail::check_reserved("attention", "pewter_attention_options", options->reserved);
  return {.scale = options->scale,
          .soft_cap = options->soft_cap,
          .causal = options->causal != 0,
          .window = options->window,
          .alibi_slopes = options->alibi_slopes,
          .sinks = options->sinks,
          .mask = at<T>(options->mask),
          .mask_batch_stride = options->mask_batch_stride,
          .mask_head_stride = options->mask_head_stride,
          .mask_row_stride = options->mask_row_stride,
          .query_offsets = options->query_offsets,
          .key_offsets = options->key_offsets,
          .key_lengths = options->key_lengths,
          .block_table = options->block_table,
          .table_columns = options->table_columns,
          .page_size = options->page_size,
          .pages = options->pages,
          .q_strides = strides_of(options->q_strides),
          .k_strides = strides_of(options->k_strides),
          .v_strides = strides_of(options->v_strides),
          .y_strides = strides_of(options->y_strides)};
}

}  // namespace

pewter_status pewter_attention(pewter_type type, const void* q, const void* k, pewter_cache_type k_type,
                               const void* v, pewter_cache_type v_type, void* y,
                               const pewter_attention_extents* extents,
                               const pewter_attention_options* options, const pewter_launch* how) {
  return call("attention", type, how, [&]<class T>(T, const pewter::launch& launch) {
    if (extents == nullptr) pewter::detail::raise("attention: extents = null, must be a pointer");
    pewter::attention<T>(at<T>(q), cache_of("k_type", k, k_type), cache_of("v_type", v, v_type), at<T>(y),
                         {extents->batches, extents->heads, extents->heads_kv, extents->queries,
                          extents->keys, extents->head_dim, extents->value_dim},
                         attention_options_of<T>(options), launch);
  });
}
