// The decoder's attention over its cache: all sequences of a batch in one call.
#include <algorithm>

#include "bench/decoder/decoder.hpp"
#include "pewter/attention.hpp"

namespace pewter::decoder {

/// The batch's keys and values become those of their sequences.
void decoder::append(std::size_t layer) {
  times_.time("set_rows", "cache", 0, [&] {
    cache_.set_keys(layer, keys_.data(), places_, products_.how());
    cache_.set_values(layer, values_.data(), places_, products_.how());
  });
}

/// A sequence's cache is a page; offsets say which of the batch's rows are its queries.
void decoder::attend(std::size_t layer) {
  const extents& e = model_.extents;
  std::vector<std::uint32_t> offsets = {0}, lengths, pages;
  std::size_t longest = 0, rows = 0;
  for (const run_of_tokens& r : runs_) {
    const std::size_t length = r.before + r.count;
    offsets.push_back(static_cast<std::uint32_t>(r.first + r.count));
    lengths.push_back(static_cast<std::uint32_t>(length));
    pages.push_back(r.sequence);
    longest = std::max(longest, length);
    rows += length;
  }
  attention_options<float> how;
  how.causal = true;
  how.query_offsets = offsets.data();
  how.key_lengths = lengths.data();
  how.block_table = pages.data();
  how.table_columns = 1;
  how.page_size = options_.capacity;
  how.pages = options_.sequences;
  const attention_extents shape = {.batches = runs_.size(),
                                   .heads = e.heads,
                                   .heads_kv = e.kv_heads,
                                   .queries = offsets.back(),
                                   .keys = longest,
                                   .head_dim = e.head_dim,
                                   .value_dim = e.head_dim};
  times_.time("attention", "cache", 2 * static_cast<double>(rows * cache_.bytes_of_row()), [&] {
    attention<float>(queries_.data(), {cache_.keys(layer), cache_.type()},
                     {cache_.values(layer), cache_.type()}, attended_.data(), shape, how, products_.how());
  });
}

}  // namespace pewter::decoder
