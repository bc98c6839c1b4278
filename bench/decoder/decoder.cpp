#include "bench/decoder/decoder.hpp"

#include <algorithm>

#include "pewter/error.hpp"
#include "pewter/serving.hpp"

namespace pewter::decoder {

decoder::decoder(const model& of, const decoder_options& how)
    : model_(of),
      options_(how),
      products_(times_, how.host_threads, how.activations, how.shared_by),
      cache_({of.extents.layers, how.sequences, how.capacity, of.extents.kv_heads * of.extents.head_dim},
             how.cache, of.extents.head_dim),
      lengths_(how.sequences) {
  const extents& e = of.extents;
  const std::size_t most = how.batch;
  hidden_.resize(most * e.hidden);
  normed_.resize(most * e.hidden);
  result_.resize(most * e.hidden);
  queries_.resize(most * e.heads * e.head_dim);
  attended_.resize(queries_.size());
  keys_.resize(most * e.kv_heads * e.head_dim);
  values_.resize(keys_.size());
  if (how.packs) pack_weights();
}

void decoder::pack_weights() {
  for (const layer& l : model_.layers) {
    for (const matrix* w : {&l.query, &l.key, &l.value, &l.attention_output, &l.router, &l.shared_router})
      products_.pack(*w);
    for (const feed_forward* f : {&l.dense, &l.experts, &l.shared})
      for (const matrix* w : {&f->gate, &f->up, &f->down}) products_.pack(*w);
  }
  products_.pack(model_.output);
}

/// Checks the tokens, and finds the sequences' runs, positions and what is wanted.
void decoder::plan(std::span<const token_place> tokens) {
  if (tokens.size() > options_.batch)
    detail::raise("decoder: %zu tokens, must be at most the batch's %zu", tokens.size(), options_.batch);
  runs_.clear();
  ids_.clear();
  positions_.clear();
  places_.clear();
  wanted_.clear();
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const auto [token, sequence, wants] = tokens[i];
    if (token >= model_.extents.vocabulary)
      detail::raise("decoder: token %zu = %u, must be below the vocabulary's %zu", i, token,
                    model_.extents.vocabulary);
    if (sequence >= lengths_.size())
      detail::raise("decoder: sequence = %u, must be below %zu", sequence, lengths_.size());
    if (runs_.empty() || runs_.back().sequence != sequence) {
      for (const run_of_tokens& r : runs_)
        if (r.sequence == sequence)
          detail::raise("decoder: tokens of sequence %u must lie together", sequence);
      runs_.push_back({i, 0, sequence, lengths_[sequence]});
    }
    run_of_tokens& r = runs_.back();
    if (r.before + r.count >= options_.capacity)
      detail::raise("decoder: sequence %u has %zu tokens, must be at most %zu", sequence,
                    r.before + r.count + 1, options_.capacity);
    ids_.push_back(token);
    places_.push_back(cache_.place(sequence, r.before + r.count));
    positions_.push_back(static_cast<std::uint32_t>(r.before + r.count++));
    if (wants) wanted_.push_back(static_cast<std::uint32_t>(i));
  }
}

std::span<const float> decoder::run(std::span<const token_place> tokens) {
  plan(tokens);
  if (tokens.empty()) return {};
  const extents& e = model_.extents;
  products_.look_up(model_.embedding, ids_, hidden_.data());
  times_.time("rms_norm", "norms", 0, [&] {
    rms_norm(hidden_.data(), model_.layers[0].attention_norm, normed_.data(), {tokens.size(), e.hidden},
             e.epsilon, products_.how());
  });
  for (std::size_t i = 0; i < e.layers; ++i) run_layer(i, tokens.size());
  for (const run_of_tokens& r : runs_) lengths_[r.sequence] += r.count;
  logits_.resize(wanted_.size() * e.vocabulary);
  if (!wanted_.empty())
    products_.multiply("logits", normed_.data(), model_.output, logits_.data(), wanted_.size());
  return logits_;
}

/// From the last layer's attention on, only tokens whose logits are wanted go on.
std::size_t decoder::keep_wanted(std::size_t m) {
  if (wanted_.size() == m) return m;
  const extents& e = model_.extents;
  const std::size_t width = e.heads * e.head_dim;
  for (std::size_t i = 0; i < wanted_.size(); ++i) {
    std::copy_n(hidden_.data() + wanted_[i] * e.hidden, e.hidden, hidden_.data() + i * e.hidden);
    std::copy_n(attended_.data() + wanted_[i] * width, width, attended_.data() + i * width);
  }
  return wanted_.size();
}

/// In: hidden_, and normed_ for this layer's attention. Out: the same for the next layer's, or the output's.
void decoder::run_layer(std::size_t index, std::size_t m) {
  const extents& e = model_.extents;
  const layer& l = model_.layers[index];
  project(l, m);
  append(index);
  attend(index);
  const bool last = index + 1 == e.layers;
  if (last) m = keep_wanted(m);
  if (m == 0) return;
  products_.multiply("attention", attended_.data(), l.attention_output, result_.data(), m);
  const auto add_and_norm = [&](const float* weight) {
    times_.time("add_rms_norm", "norms", 0, [&] {
      add_rms_norm(result_.data(), hidden_.data(), weight, hidden_.data(), normed_.data(), {m, e.hidden},
                   e.epsilon, products_.how());
    });
  };
  add_and_norm(l.feed_forward_norm);
  if (l.router)
    run_experts(l, normed_.data(), result_.data(), m);
  else
    run_dense("feed forward", l.dense, normed_.data(), result_.data(), m);
  add_and_norm(last ? model_.output_norm : model_.layers[index + 1].attention_norm);
}

/// Queries, keys and values of the batch, normalised and turned.
void decoder::project(const layer& l, std::size_t m) {
  const extents& e = model_.extents;
  products_.multiply("attention", normed_.data(), l.query, queries_.data(), m, l.query_bias);
  products_.multiply("attention", normed_.data(), l.key, keys_.data(), m, l.key_bias);
  products_.multiply("attention", normed_.data(), l.value, values_.data(), m, l.value_bias);
  const auto norm_heads = [&](float* x, const float* weight, std::size_t heads) {
    if (weight == nullptr) return;
    times_.time("rms_norm", "norms", 0, [&] {
      rms_norm(x, weight, x, {m * heads, e.head_dim}, e.epsilon, products_.how());
    });
  };
  norm_heads(queries_.data(), l.query_norm, e.heads);
  norm_heads(keys_.data(), l.key_norm, e.kv_heads);
  turn_heads(queries_.data(), m, e.heads);
  turn_heads(keys_.data(), m, e.kv_heads);
}

void decoder::turn_heads(float* x, std::size_t m, std::size_t heads) {
  const extents& e = model_.extents;
  const rotary_shape shape{m, heads, e.head_dim};
  const rotary_options how = {.theta = e.theta,
                              .scaling = e.scaling,
                              .factor = e.scaling_factor,
                              .original_context = e.original_context,
                              .frequency_factors = model_.frequency_factors,
                              .magnitude = e.magnitude};
  if (e.pairs_are_halves)
    times_.time("rotary_half", "positions", 0,
                [&] { rotary_half(x, positions_.data(), x, shape, how, products_.how()); });
  else
    times_.time("rotary_interleaved", "positions", 0,
                [&] { rotary_interleaved(x, positions_.data(), x, shape, how, products_.how()); });
}

/// y = W_down (silu(W_gate x) * W_up x).
void decoder::run_dense(const char* purpose, const feed_forward& f, const float* x, float* y, std::size_t m) {
  const std::size_t inner = f.gate.rows;
  if (gate_.size() < m * inner) {
    gate_.resize(m * inner);
    up_.resize(m * inner);
  }
  products_.multiply(purpose, x, f.gate, gate_.data(), m);
  products_.multiply(purpose, x, f.up, up_.data(), m);
  times_.time("swiglu", "activations", 0,
              [&] { swiglu(gate_.data(), up_.data(), gate_.data(), m * inner, products_.how()); });
  products_.multiply(purpose, gate_.data(), f.down, y, m);
}

}  // namespace pewter::decoder
