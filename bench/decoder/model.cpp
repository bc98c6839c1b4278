#include "bench/decoder/model.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "bench/decoder/gguf_reader.hpp"
#include "pewter/error.hpp"

namespace pewter::decoder {
namespace {

/// Reads what one layer, or the whole model, has.
class weights {
 public:
  weights(const gguf_file& file, std::string prefix) : file_(file), prefix_(std::move(prefix)) {}

  bool has(const char* name) const { return file_.find_tensor(prefix_ + name) != nullptr; }
  /// (count, rows, cols), of any type.
  matrix read(const char* name, std::size_t rows, std::size_t cols, std::size_t count = 1) const {
    const gguf_tensor& t = tensor(name, {cols, rows, count, 1});
    return {t.bytes.data(), t.element, t.block, rows, cols, count, t.bytes.size() / count};
  }
  const float* floats(const char* name, std::size_t n) const {
    const gguf_tensor& t = tensor(name, {n, 1, 1, 1});
    if (t.element != element_type::float32)
      detail::raise("%s: tensor '%s%s' is of %s, must be of float", file_.name().c_str(), prefix_.c_str(),
                    name, t.type_name());
    return reinterpret_cast<const float*>(t.bytes.data());
  }
  const float* floats_if_any(const char* name, std::size_t n) const {
    return has(name) ? floats(name, n) : nullptr;
  }

 private:
  const gguf_tensor& tensor(const char* name, const std::array<std::size_t, 4>& must) const {
    const gguf_tensor* const t = file_.find_tensor(prefix_ + name);
    if (t == nullptr)
      detail::raise("%s: has no tensor '%s%s', must have it", file_.name().c_str(), prefix_.c_str(), name);
    const auto& is = t->extents;
    if (is != must)
      detail::raise("%s: tensor '%s%s' has extents %zu x %zu x %zu x %zu, must be %zu x %zu x %zu x %zu",
                    file_.name().c_str(), prefix_.c_str(), name, is[0], is[1], is[2], is[3], must[0], must[1],
                    must[2], must[3]);
    return *t;
  }

  const gguf_file& file_;
  std::string prefix_;
};

/// An integer of the architecture, within limits.
std::size_t extent_of(const gguf_file& file, const std::string& key, std::size_t least, std::size_t most,
                      std::optional<std::uint64_t> otherwise = {}) {
  const std::uint64_t value = file.unsigned_of(key, otherwise);
  if (value < least || value > most)
    detail::raise("%s: %s = %llu, must be %zu to %zu", file.name().c_str(), key.c_str(),
                  static_cast<unsigned long long>(value), least, most);
  return static_cast<std::size_t>(value);
}

constexpr std::size_t most_layers = 1024, most_cols = 1 << 20, most_rows = 1 << 24, most_experts = 4096;

void read_positions(const gguf_file& file, const std::string& prefix, extents& e) {
  e.theta = file.float_of(prefix + "rope.freq_base", 10000.0f);
  const std::size_t rotated = extent_of(file, prefix + "rope.dimension_count", 2, most_cols, e.head_dim);
  if (rotated != e.head_dim)
    detail::raise(
        "%s: %srope.dimension_count = %zu, must be the head's %zu: heads that are turned in part are not "
        "read",
        file.name().c_str(), prefix.c_str(), rotated, e.head_dim);
  const std::string_view scaling = file.string_of(prefix + "rope.scaling.type", "none");
  if (scaling == "linear")
    e.scaling = rotary_scaling::linear;
  else if (scaling == "yarn")
    e.scaling = rotary_scaling::yarn;
  else if (scaling != "none")
    detail::raise("%s: %srope.scaling.type = '%s', must be none, linear or yarn", file.name().c_str(),
                  prefix.c_str(), printed(scaling).c_str());
  if (e.scaling == rotary_scaling::none) return;
  e.scaling_factor = file.float_of(prefix + "rope.scaling.factor");
  e.original_context =
      extent_of(file, prefix + "rope.scaling.original_context_length", 1, most_rows, e.context);
  if (!(e.scaling_factor >= 1 && e.scaling_factor <= 1e6f))
    detail::raise("%s: %srope.scaling.factor = %g, must be 1 to 1e6", file.name().c_str(), prefix.c_str(),
                  static_cast<double>(e.scaling_factor));
  if (e.scaling == rotary_scaling::yarn)
    e.magnitude =
        (1 + 0.1f * std::log(e.scaling_factor)) * file.float_of(prefix + "rope.scaling.attn_factor", 1.0f);
}

extents read_extents(const gguf_file& file) {
  extents e;
  e.architecture = file.string_of("general.architecture");
  const std::initializer_list<const char*> known = {"llama", "qwen2", "qwen3", "qwen2moe", "qwen3moe"};
  if (std::find(known.begin(), known.end(), e.architecture) == known.end())
    detail::raise("%s: general.architecture = '%s', must be llama, qwen2, qwen3, qwen2moe or qwen3moe",
                  file.name().c_str(), printed(e.architecture).c_str());
  const std::string prefix = e.architecture + ".";
  e.layers = extent_of(file, prefix + "block_count", 1, most_layers);
  e.hidden = extent_of(file, prefix + "embedding_length", 1, most_cols);
  e.heads = extent_of(file, prefix + "attention.head_count", 1, most_cols);
  e.kv_heads = extent_of(file, prefix + "attention.head_count_kv", 1, e.heads, e.heads);
  if (e.heads % e.kv_heads != 0)
    detail::raise("%s: %sattention.head_count = %zu, must be a multiple of head_count_kv = %zu",
                  file.name().c_str(), prefix.c_str(), e.heads, e.kv_heads);
  e.head_dim = extent_of(file, prefix + "attention.key_length", 2, 4096, e.hidden / e.heads);
  const std::size_t values = extent_of(file, prefix + "attention.value_length", 2, 4096, e.head_dim);
  if (values != e.head_dim || e.head_dim % 2 != 0)
    detail::raise("%s: %sattention.key_length = %zu and value_length = %zu, must be even and equal",
                  file.name().c_str(), prefix.c_str(), e.head_dim, values);
  e.context = extent_of(file, prefix + "context_length", 1, most_rows, 4096);
  e.epsilon = file.float_of(prefix + "attention.layer_norm_rms_epsilon");
  e.pairs_are_halves = e.architecture != "llama";
  read_positions(file, prefix, e);
  e.experts = extent_of(file, prefix + "expert_count", 0, most_experts, 0);
  e.experts_used = extent_of(file, prefix + "expert_used_count", e.experts == 0 ? 0 : 1, e.experts, 0);
  e.renormalises_experts = e.architecture != "qwen2moe";
  return e;
}

feed_forward read_feed_forward(const weights& w, const std::string& suffix, std::size_t hidden,
                               std::size_t inner, std::size_t count) {
  return {w.read(("ffn_gate" + suffix + ".weight").c_str(), inner, hidden, count),
          w.read(("ffn_up" + suffix + ".weight").c_str(), inner, hidden, count),
          w.read(("ffn_down" + suffix + ".weight").c_str(), hidden, inner, count)};
}

layer read_layer(const gguf_file& file, const extents& e, std::size_t index) {
  const weights w(file, "blk." + std::to_string(index) + ".");
  const std::string prefix = e.architecture + ".";
  const std::size_t queries = e.heads * e.head_dim, keys = e.kv_heads * e.head_dim;
  layer l;
  l.attention_norm = w.floats("attn_norm.weight", e.hidden);
  l.feed_forward_norm = w.floats("ffn_norm.weight", e.hidden);
  l.query_norm = w.floats_if_any("attn_q_norm.weight", e.head_dim);
  l.key_norm = w.floats_if_any("attn_k_norm.weight", e.head_dim);
  l.query = w.read("attn_q.weight", queries, e.hidden);
  l.key = w.read("attn_k.weight", keys, e.hidden);
  l.value = w.read("attn_v.weight", keys, e.hidden);
  l.attention_output = w.read("attn_output.weight", e.hidden, queries);
  l.query_bias = w.floats_if_any("attn_q.bias", queries);
  l.key_bias = w.floats_if_any("attn_k.bias", keys);
  l.value_bias = w.floats_if_any("attn_v.bias", keys);
  if (e.experts == 0) {
    l.dense =
        read_feed_forward(w, "", e.hidden, extent_of(file, prefix + "feed_forward_length", 1, most_cols), 1);
    return l;
  }
  const std::size_t inner = extent_of(file, prefix + "expert_feed_forward_length", 1, most_cols,
                                      file.unsigned_of(prefix + "feed_forward_length", 0));
  l.router = w.read("ffn_gate_inp.weight", e.experts, e.hidden);
  l.experts = read_feed_forward(w, "_exps", e.hidden, inner, e.experts);
  if (w.has("ffn_gate_inp_shexp.weight")) {
    const std::size_t shared = extent_of(file, prefix + "expert_shared_feed_forward_length", 1, most_cols);
    l.shared_router = w.read("ffn_gate_inp_shexp.weight", 1, e.hidden);
    l.shared = read_feed_forward(w, "_shexp", e.hidden, shared, 1);
  }
  return l;
}

double bytes_of(const feed_forward& f) {
  return static_cast<double>(f.gate.bytes + f.up.bytes + f.down.bytes);
}

}  // namespace

model::model(const gguf_file& file) : extents(read_extents(file)) {
  const weights w(file, "");
  const gguf_tensor* const table = file.find_tensor("token_embd.weight");
  extents.vocabulary = table == nullptr ? 1 : table->extents[1];
  embedding = w.read("token_embd.weight", extents.vocabulary, extents.hidden);
  if (extents.vocabulary == 0 || extents.vocabulary > most_rows)
    detail::raise("%s: tensor 'token_embd.weight' has %zu rows, must be 1 to %zu", file.name().c_str(),
                  extents.vocabulary, most_rows);
  output = w.has("output.weight") ? w.read("output.weight", extents.vocabulary, extents.hidden) : embedding;
  output_norm = w.floats("output_norm.weight", extents.hidden);
  frequency_factors = w.floats_if_any("rope_freqs.weight", extents.head_dim / 2);
  for (std::size_t i = 0; i < extents.layers; ++i) layers.push_back(read_layer(file, extents, i));
  for (const gguf_tensor& t : file.tensors()) parameters += static_cast<double>(t.elements());
}

double model::bytes_of_token() const {
  double bytes = static_cast<double>(output.bytes);
  for (const layer& l : layers) {
    bytes += static_cast<double>(l.query.bytes + l.key.bytes + l.value.bytes + l.attention_output.bytes);
    bytes += bytes_of(l.dense) + bytes_of(l.shared) + static_cast<double>(l.router.bytes);
    bytes += bytes_of(l.experts) * static_cast<double>(extents.experts_used);
  }
  return bytes;
}

}  // namespace pewter::decoder
