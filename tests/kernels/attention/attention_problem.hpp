// A call of attention with any of its options, on operands that end at unreadable pages, and what the oracle
// says of it. Where operands lie is worked out here by itself, element by element.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <random>
#include <vector>

#include "kernels/runtime/arguments.hpp"
#include "pewter/attention.hpp"
#include "pewter/device.hpp"
#include "tests/reference/attention/attention_row.hpp"
#include "tests/reference/quantized/blocks.hpp"
#include "tests/support/page_guarded.hpp"

namespace pewter::test {

enum class layout { tight, tokens_first, offsets, lengths, pages };
enum class masked { no, by_all, by_head, by_batch_and_head };

struct attention_setup {
  attention_extents e;
  cache_type k = cache_type::float32, v = cache_type::float32;
  layout lies = layout::tight;
  bool causal = false;
  std::size_t window = 0;
  float scale = 0, soft_cap = 0;
  bool slopes = false, sinks = false;
  masked mask = masked::no;
};

inline constexpr float attention_infinity = std::numeric_limits<float>::infinity();

/// A copy that ends where an unreadable page begins.
template <class T>
std::unique_ptr<page_guarded> guarded(const std::vector<T>& values) {
  auto copy = std::make_unique<page_guarded>(values.size() * sizeof(T), page_guarded::side::before_a_page);
  if (!values.empty()) std::memcpy(copy->data(), values.data(), values.size() * sizeof(T));
  return copy;
}

/// Numbers as a cache stores them, and what they are.
class stored_cache {
 public:
  stored_cache(const std::vector<float>& values, cache_type type) : type_(type) {
    store(values, type);
    guarded_ = guarded(memory_);
  }
  attention_cache cache() const { return {guarded_->data(), type_}; }
  const std::vector<std::uint8_t>& bytes() const { return memory_; }
  const double* at(std::size_t i) const { return &exact_[i]; }

 private:
  void store(const std::vector<float>& values, cache_type type) {
    if (type == cache_type::float16) return keep<half>(values);
    if (type == cache_type::bfloat16) return keep<bfloat>(values);
    if (type == cache_type::float32) return keep<float>(values);
    for (std::size_t i = 0; i < values.size(); i += 32)
      append_block(&values[i], type == cache_type::q8_0 ? 8 : 4);
    exact_ = reference::elements_of_blocks(type == cache_type::q8_0 ? block_type::q8_0 : block_type::q4_0,
                                           memory_, {}, {});
  }
  /// Numbers to the nearest multiple of the block's scale; one that is no number has the scale be none.
  void append_block(const float* x, int bits) {
    const float most = static_cast<float>((1 << (bits - 1)) - 1);
    float largest = 0;
    for (int i = 0; i < 32; ++i)
      largest = std::isnan(x[i]) || x[i] * x[i] > largest * largest ? x[i] : largest;
    const half scale(std::isnan(largest) ? largest : std::abs(largest) / most);
    const auto code = [&](int i) {
      const float s = static_cast<float>(scale);
      return s > 0 ? static_cast<int>(std::clamp(std::nearbyint(x[i] / s), -most, most)) : 0;
    };
    memory_.push_back(static_cast<std::uint8_t>(scale.bits & 255));
    memory_.push_back(static_cast<std::uint8_t>(scale.bits >> 8));
    for (int i = 0; i < (bits == 8 ? 32 : 16); ++i)
      memory_.push_back(
          static_cast<std::uint8_t>(bits == 8 ? code(i) : (code(i) + 8) | (code(i + 16) + 8) << 4));
  }
  template <class T>
  void keep(const std::vector<float>& values) {
    memory_.resize(values.size() * sizeof(T));
    for (std::size_t i = 0; i < values.size(); ++i) {
      const T x(values[i]);
      std::memcpy(&memory_[i * sizeof(T)], &x, sizeof x);
      exact_.push_back(static_cast<double>(static_cast<float>(x)));
    }
  }
  cache_type type_;
  std::vector<std::uint8_t> memory_;
  std::vector<double> exact_;
  std::unique_ptr<page_guarded> guarded_;
};

template <class T>
class attention_problem {
 public:
  attention_problem(const attention_setup& s, std::uint32_t seed)
      : s_(s), random_(seed), lengths_(s.e.batches, static_cast<std::uint32_t>(s.e.keys)) {
    lay_out();
    k_ = std::make_unique<stored_cache>(cache_values(s.e.head_dim), s.k);
    v_ = std::make_unique<stored_cache>(cache_values(s.e.value_dim), s.v);
    q_ = numbers(rows_of_queries() * s.e.heads * s.e.head_dim);
    make_options();
  }

  /// y of the call, as it is stored.
  std::vector<T> call(const launch& options) const {
    const std::size_t n = rows_of_queries() * s_.e.heads * s_.e.value_dim;
    page_guarded y(n * sizeof(T), page_guarded::side::before_a_page);
    std::memset(y.data(), 0xff, n * sizeof(T));
    attention<T>(q_.data(), k_->cache(), v_->cache(), reinterpret_cast<T*>(y.data()), s_.e, how_, options);
    std::vector<T> result(n);
    if (n != 0) std::memcpy(result.data(), y.data(), n * sizeof(T));
    return result;
  }

  /// The same on a GPU, whose memory has all that the kernel reads except the words of sequences.
  std::vector<T> call_on_device(const launch& options) const {
    const device_buffer<T> q(q_), mask(mask_);
    const device_buffer<std::uint8_t> k(k_->bytes()), v(v_->bytes());
    const device_buffer<float> slopes(slopes_), sinks(sinks_);
    std::vector<T> result(rows_of_queries() * s_.e.heads * s_.e.value_dim, T(attention_infinity));
    device_buffer<T> y(result);
    attention_options<T> how = how_;
    if (how.mask != nullptr) how.mask = mask.data();
    if (how.alibi_slopes != nullptr) how.alibi_slopes = slopes.data();
    if (how.sinks != nullptr) how.sinks = sinks.data();
    attention<T>(q.data(), {k.data(), s_.k}, {v.data(), s_.v}, y.data(), s_.e, how, options);
    y.copy_to(result);
    return result;
  }

  /// The largest error of y, in units of what it may be.
  /// @param rounds_weights whether weights are rounded to T before they meet values, as matrix units want it
  double error_of(const std::vector<T>& y, bool rounds_weights = false) const {
    double worst = 0;
    std::vector<double> exact(s_.e.value_dim), magnitude(s_.e.value_dim);
    for (std::size_t b = 0; b < s_.e.batches; ++b)
      for (std::size_t i = 0; i < queries(b); ++i)
        for (std::size_t h = 0; h < s_.e.heads; ++h) {
          reference::attend(oracle_row(b, i, h), exact.data(), magnitude.data());
          const T* const row = &y[query_at(b, i, h) * s_.e.value_dim];
          for (std::size_t d = 0; d < s_.e.value_dim; ++d) {
            const double got = static_cast<double>(static_cast<float>(row[d]));
            const double eps = sizeof(T) == 4 ? 0x1p-24 : std::is_same_v<T, half> ? 0x1p-11 : 0x1p-8;
            const double may = magnitude[d] * 0x1p-24 * (64 + static_cast<double>(s_.e.keys) / 8) +
                               eps * (std::abs(exact[d]) + (rounds_weights ? magnitude[d] : 0)) + 0x1p-24;
            const double error =
                std::isnan(exact[d]) != std::isnan(got) ? 1e9 : std::abs(got - exact[d]) / may;
            if (error > worst) worst = error;
          }
        }
    return worst;
  }

 private:
  std::vector<T> numbers(std::size_t n) {
    std::normal_distribution<float> normal;
    std::vector<T> values(n);
    for (T& x : values) x = T(normal(random_));
    return values;
  }
  bool has_lengths() const { return s_.lies == layout::lengths || s_.lies == layout::pages; }
  bool has_offsets() const { return s_.lies == layout::offsets; }
  std::size_t rows_of_queries() const { return has_offsets() ? s_.e.queries : s_.e.batches * s_.e.queries; }

  /// Sequences of about a batch's share of what there is; keys of about as many as there may be.
  void lay_out() {
    const auto share = [&](std::size_t all, std::vector<std::uint32_t>& offsets) {
      offsets = {0};
      for (std::size_t b = 1; b <= s_.e.batches; ++b)
        offsets.push_back(static_cast<std::uint32_t>(
            b == s_.e.batches ? all : all * b * b / (s_.e.batches * s_.e.batches)));
    };
    if (has_offsets()) {
      share(s_.e.queries, query_offsets_);
      share(s_.e.keys, key_offsets_);
      for (std::size_t b = 0; b < s_.e.batches; ++b) lengths_[b] = key_offsets_[b + 1] - key_offsets_[b];
    }
    if (has_lengths())
      for (std::size_t b = 0; b < s_.e.batches; ++b)
        lengths_[b] = static_cast<std::uint32_t>(s_.e.keys - b * s_.e.keys / (s_.e.batches + 1));
    if (s_.lies == layout::pages) {
      columns_ = (s_.e.keys + page - 1) / page + 1;
      table_.resize(s_.e.batches * columns_);
      for (std::size_t i = 0; i < table_.size(); ++i)  // a permutation, from the last page down
        table_[i] = static_cast<std::uint32_t>(table_.size() - 1 - i);
    }
  }
  std::size_t queries(std::size_t b) const {
    return has_offsets() ? query_offsets_[b + 1] - query_offsets_[b] : s_.e.queries;
  }
  /// Which row of dim elements a query, or a result, is.
  std::size_t query_at(std::size_t b, std::size_t i, std::size_t h) const {
    if (has_offsets()) return (query_offsets_[b] + i) * s_.e.heads + h;
    if (s_.lies == layout::tokens_first) return (b * s_.e.queries + i) * s_.e.heads + h;
    return (b * s_.e.heads + h) * s_.e.queries + i;
  }
  std::size_t key_at(std::size_t b, std::size_t p, std::size_t h) const {
    const std::size_t heads = s_.e.heads_kv;
    if (has_offsets()) return (key_offsets_[b] + p) * heads + h;
    if (s_.lies == layout::tokens_first) return (b * s_.e.keys + p) * heads + h;
    if (s_.lies == layout::pages) return (table_[b * columns_ + p / page] * page + p % page) * heads + h;
    return (b * heads + h) * s_.e.keys + p;
  }
  /// Those that no sequence has are NaN.
  std::vector<float> cache_values(std::size_t dim) {
    const std::size_t rows = (s_.lies == layout::pages ? table_.size() * page
                              : has_offsets()          ? s_.e.keys
                                                       : s_.e.batches * s_.e.keys) *
                             s_.e.heads_kv;
    std::normal_distribution<float> normal;
    std::vector<float> values(rows * dim, std::numeric_limits<float>::quiet_NaN());
    for (std::size_t b = 0; b < s_.e.batches; ++b)
      for (std::size_t h = 0; h < s_.e.heads_kv; ++h)
        for (std::size_t p = 0; p < lengths_[b]; ++p)
          for (std::size_t d = 0; d < dim; ++d) values[key_at(b, p, h) * dim + d] = normal(random_);
    return values;
  }
  void make_options() {
    how_.scale = s_.scale;
    how_.soft_cap = s_.soft_cap;
    how_.causal = s_.causal;
    how_.window = s_.window;
    for (std::size_t h = 0; h < s_.e.heads; ++h) {
      slopes_.push_back(std::exp2(-static_cast<float>(h % 8) - 1));
      sinks_.push_back(static_cast<float>(h) / 2 - 1);
    }
    if (s_.slopes) how_.alibi_slopes = slopes_.data();
    if (s_.sinks) how_.sinks = sinks_.data();
    if (has_offsets()) {
      how_.query_offsets = query_offsets_.data();
      how_.key_offsets = key_offsets_.data();
    }
    if (has_lengths()) how_.key_lengths = lengths_.data();
    if (s_.lies == layout::pages) {
      how_.block_table = table_.data();
      how_.table_columns = columns_;
      how_.page_size = page;
      how_.pages = table_.size();
    }
    if (s_.lies == layout::tokens_first) {
      const auto strides = [&](std::size_t heads, std::size_t rows, std::size_t dim) {
        return attention_strides{heads * rows * dim, dim, heads * dim};
      };
      how_.q_strides = strides(s_.e.heads, s_.e.queries, s_.e.head_dim);
      how_.y_strides = strides(s_.e.heads, s_.e.queries, s_.e.value_dim);
      how_.k_strides = strides(s_.e.heads_kv, s_.e.keys, s_.e.head_dim);
      how_.v_strides = strides(s_.e.heads_kv, s_.e.keys, s_.e.value_dim);
    }
    if (s_.mask != masked::no) make_mask();
  }
  void make_mask() {
    const std::size_t one = s_.e.queries * s_.e.keys;
    const std::size_t heads = s_.mask == masked::by_all ? 1 : s_.e.heads,
                      batches = s_.mask == masked::by_batch_and_head ? s_.e.batches : 1;
    mask_ = numbers(batches * heads * one);
    for (std::size_t i = 0; i < mask_.size(); i += 3) mask_[i] = T(-attention_infinity);
    guarded_mask_ = guarded(mask_);
    how_.mask = reinterpret_cast<const T*>(guarded_mask_->data());
    how_.mask_head_stride = heads == 1 ? 0 : one;
    how_.mask_batch_stride = batches == 1 ? 0 : heads * one;
  }
  reference::attention_row oracle_row(std::size_t b, std::size_t i, std::size_t h) const {
    const double scale =
        how_.scale != 0 ? static_cast<double>(how_.scale) : 1 / std::sqrt(static_cast<double>(s_.e.head_dim));
    q_row_.clear();
    for (std::size_t d = 0; d < s_.e.head_dim; ++d)
      q_row_.push_back(static_cast<double>(static_cast<float>(q_[query_at(b, i, h) * s_.e.head_dim + d])));
    reference::attention_row row{
        q_row_.data(),
        s_.e.head_dim,
        s_.e.value_dim,
        scale,
        static_cast<double>(s_.soft_cap),
        s_.sinks ? static_cast<double>(sinks_[h]) : -static_cast<double>(attention_infinity),
        {}};
    const auto position =
        static_cast<double>(lengths_[b]) - static_cast<double>(queries(b)) + static_cast<double>(i);
    const std::size_t mask_row = (has_offsets() ? query_offsets_[b] : 0) + i;
    for (std::size_t p = 0; p < lengths_[b]; ++p) {
      const double ahead = static_cast<double>(p) - position, w = static_cast<double>(s_.window);
      if (s_.causal && ahead > 0) continue;
      if (s_.window != 0 && std::abs(ahead) >= w) continue;
      double added = s_.slopes ? -static_cast<double>(slopes_[h]) * std::abs(ahead) : 0;
      if (how_.mask != nullptr)
        added += static_cast<double>(static_cast<float>(
            mask_[b * how_.mask_batch_stride + h * how_.mask_head_stride + mask_row * s_.e.keys + p]));
      const std::size_t at = key_at(b, p, h / (s_.e.heads / s_.e.heads_kv));
      row.keys.push_back({k_->at(at * s_.e.head_dim), v_->at(at * s_.e.value_dim), added});
    }
    return row;
  }

  static constexpr std::size_t page = 5;
  attention_setup s_;
  std::mt19937 random_;
  std::vector<std::uint32_t> lengths_, query_offsets_, key_offsets_, table_;
  std::size_t columns_ = 0;
  std::unique_ptr<stored_cache> k_, v_;
  std::unique_ptr<page_guarded> guarded_mask_;
  std::vector<T> q_, mask_;
  std::vector<float> slopes_, sinks_;
  attention_options<T> how_;
  mutable std::vector<double> q_row_;
};

}  // namespace pewter::test
