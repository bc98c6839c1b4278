// What a SIMD group does in attention_few_queries.hpp: 16 rows, every fourth run of 16 keys.
#pragma once

#include "kernels/offload/attention/attention_elements.hpp"
#include "kernels/offload/attention/attention_few_queries_block.hpp"
#include "kernels/offload/fragments.hpp"
#include "pewter/native/gpu/matrix.hpp"

#if defined(__NVPTX__) && __CUDA_ARCH__ >= 800
#define PEWTER_HAS_ATTENTION_OF_FEW_QUERIES 1

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

namespace few_queries = detail::few_queries;

/// Of a thread, by the pattern of sums (gpu/matrix.hpp): parts of two rows, 8 apart.
template <class T, std::uint32_t dim, bool adjusts>
class few_queries_simdgroup {
  using memory = few_queries::memory<dim>;
  static constexpr std::uint32_t chunks = dim / 8,         ///< of 16 bytes, of a row
      together = lane_count / chunks,                      ///< rows that a SIMD group copies at once
      step = few_queries::simdgroups * few_queries::keys;  ///< from a run to the next one
  static constexpr float log2_of_e = 0x1.715476p+0f;
  static constexpr int lift = std::is_same_v<T, half> ? 14 : 0;

 public:
  PEWTER_INLINE few_queries_simdgroup(const attention_arguments& a, const sequence& s,
                                      const few_queries_block& block, unsigned char* all)
      : a_(a),
        s_(s),
        block_(block),
        simdgroup_(native::thread_of_block() / lane_count),
        lane_(native::thread_of_block() % lane_count),
        own_(all + simdgroup_ * memory::of_simdgroup),
        weights_of_rows_(reinterpret_cast<float*>(all + memory::weights) +
                         simdgroup_ * few_queries::rows * few_queries::keys),
        exponent_(adjusts ? log2_of_e : a.scale * log2_of_e),
        k_(*this, a.k),
        v_(*this, a.v) {
    // Copies first: what follows takes as long as they do.
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < few_queries::stages - 1; ++i)
      begin_copies(i, block.begin + simdgroup_ * few_queries::keys + i * step);
    PEWTER_UNROLLED
    for (std::uint32_t h = 0; h < 2; ++h) {
      const std::uint32_t r = lane_ / 4 + 8 * h;
      rows_[h] = row_of(a, s, block.head_kv, block.first + (r < block.count ? r : block.count - 1));
      largest_[h] = -__builtin_inff();
      total_[h] = 0;
    }
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < dim / 2; ++i) sums_[i] = 0;
    load_queries();
    find_what_all_see();
  }

  PEWTER_INLINE void run() {
    std::uint32_t at = block_.begin + simdgroup_ * few_queries::keys,
                  ahead = at + (few_queries::stages - 1) * step, slot = 0;
    for (; at < block_.end; at += step, ahead += step) {
      native::wait_for_copies<few_queries::stages - 2>();
      native::wait_for_simdgroup();
      begin_copies(slot == 0 ? few_queries::stages - 1 : slot - 1, ahead);
      attend(own_ + slot * memory::stage, at);
      if (++slot == few_queries::stages) slot = 0;
    }
    native::wait_for_copies<0>();
    native::wait_for_simdgroup();
  }

  /// To threadgroup memory: a reference and a sum a row that there is, and results (rows, dim).
  PEWTER_INLINE void leave(float* states) {
    float* const results = reinterpret_cast<float*>(own_);
    PEWTER_UNROLLED
    for (std::uint32_t h = 0; h < 2; ++h) {
      const std::uint32_t r = lane_ / 4 + 8 * h;
      float total = total_[h];
      total += native::exchange_across<1>(total);
      total += native::exchange_across<2>(total);
      if (r >= block_.count) continue;
      if (lane_ % 4 == 0) {
        float* const state = states + (simdgroup_ * few_queries::rows + r) * 2;
        state[0] = largest_[h] == -__builtin_inff() ? largest_[h] : largest_[h] * exponent_;
        state[1] = total;
      }
      PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < dim / 8; ++j) PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < 2; ++i)
        results[r * dim + j * 8 + lane_ % 4 * 2 + i] = sums_[j * 4 + 2 * h + i];
    }
  }

 private:
  PEWTER_INLINE void load_queries() {
    PEWTER_UNROLLED
    for (std::uint32_t k = 0; k < dim / 16; ++k) PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < 4; ++i)
      __builtin_memcpy(&queries_[k][i],
                       __builtin_assume_aligned(rows_[i % 2].q + (k * 16 + i / 2 * 8 + lane_ % 4 * 2) * 2, 4),
                       4);
  }

  /// Keys that no row hides: the first and the last row bound them.
  PEWTER_INLINE void find_what_all_see() {
    const query_row first = row_of(a_, s_, block_.head_kv, block_.first),
                    last = row_of(a_, s_, block_.head_kv, block_.first + block_.count - 1);
    all_begin_ = static_cast<std::uint32_t>(last.begin);
    all_end_ = static_cast<std::uint32_t>(first.end);
  }

  // ---- copies ----

  /// Of the SIMD group's next 16 keys and values, from key `first` on, zeros behind the end. Rows' chunks are
  /// exchanged so that eight rows share no bank.
  PEWTER_INLINE void begin_copies(std::uint32_t slot, std::uint32_t first) {
    if (first < block_.end) {
      unsigned char* const to = own_ + slot * memory::stage;
      if (a_.block_table != nullptr) {
        copy_paged_run(to, a_.k, first);
        copy_paged_run(to + memory::run, a_.v, first);
      } else if (first + few_queries::keys <= block_.end) {
        copy_run<true>(to, k_, first);
        copy_run<true>(to + memory::run, v_, first);
      } else {
        copy_run<false>(to, k_, first);
        copy_run<false>(to + memory::run, v_, first);
      }
    }
    native::end_copy_group();
  }
  /// A lane's place in the rows of keys, or of values: chunk lane_ % chunks of the next run's row
  /// lane_ / chunks.
  struct walk_over_rows {
    const char* at;
    std::size_t row;

    PEWTER_INLINE walk_over_rows(const few_queries_simdgroup& of, const attention_rows& rows)
        : at(of.a_.block_table != nullptr
                 ? nullptr
                 : cache_row(of.a_, rows, of.s_, of.block_.head_kv,
                             of.block_.begin + of.simdgroup_ * few_queries::keys + of.lane_ / chunks) +
                       of.lane_ % chunks * 16),
          row(rows.row) {}
  };
  template <bool whole>
  PEWTER_INLINE void copy_run(unsigned char* to, walk_over_rows& walk, std::uint32_t first) {
    const std::uint32_t chunk = lane_ % chunks;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < few_queries::keys / together; ++i) {
      const std::uint32_t row = i * together + lane_ / chunks;
      native::begin_copy<16>(to + place(row, chunk), walk.at + i * together * walk.row,
                             whole || first + row < block_.end ? 16 : 0);
    }
    walk.at += step * walk.row;
  }
  PEWTER_INLINE void copy_paged_run(unsigned char* to, const attention_rows& of, std::uint32_t first) {
    const std::uint32_t chunk = lane_ % chunks;
    const char* from = of.data;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < few_queries::keys / together; ++i) {
      const std::uint32_t row = i * together + lane_ / chunks;
      const bool present = first + row < block_.end;
      if (present) from = cache_row(a_, of, s_, block_.head_kv, first + row) + chunk * 16;
      native::begin_copy<16>(to + place(row, chunk), from, present ? 16 : 0);
    }
  }
  PEWTER_INLINE static std::uint32_t place(std::uint32_t row, std::uint32_t chunk) {
    return row * dim * 2 + (chunk ^ row % 8) * 16;
  }

  // ---- a run of 16 keys ----

  PEWTER_INLINE void attend(const unsigned char* stage, std::uint32_t first) {
    float scores[2][4] = {};
    PEWTER_UNROLLED
    for (std::uint32_t k = 0; k < dim / 16; ++k) {
      std::uint32_t keys[4];  // two eights of keys, two words each
      native::load_matrices<false>(keys, stage + place(lane_ / 16 * 8 + lane_ % 8, 2 * k + lane_ / 8 % 2));
      native::multiply_matrices<T>(scores[0], queries_[k], keys[0], keys[1]);
      native::multiply_matrices<T>(scores[1], queries_[k], keys[2], keys[3]);
    }
    const bool hides = first < all_begin_ || first + few_queries::keys > all_end_;
    weigh(scores, first, hides);
    const unsigned char* const values = stage + memory::run;
    if ((hides || (adjusts && a_.mask.data != nullptr)) && !are_finite(values))
      return add_visible(scores, values);
    std::uint32_t weights[4];
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < 4; ++i)
      weights[i] = two_of<T>(scores[i / 2][i % 2 * 2], scores[i / 2][i % 2 * 2 + 1]);
    PEWTER_UNROLLED
    for (std::uint32_t j = 0; j < dim / 16; ++j) {
      std::uint32_t some[4];  // two eights of columns
      native::load_matrices<true>(some, values + place(lane_ % 16, 2 * j + lane_ / 16));
      native::multiply_matrices<T>(reinterpret_cast<float(&)[4]>(sums_[j * 8]), weights, some[0], some[1]);
      native::multiply_matrices<T>(reinterpret_cast<float(&)[4]>(sums_[j * 8 + 4]), weights, some[2],
                                   some[3]);
    }
  }

  /// Scores become weights relative to the largest one so far.
  PEWTER_INLINE void weigh(float (&scores)[2][4], std::uint32_t first, bool hides) {
    float factors[2];
    PEWTER_UNROLLED
    for (std::uint32_t h = 0; h < 2; ++h) {
      float largest = largest_[h];
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < 4; ++i) {
        float& score = scores[i / 2][2 * h + i % 2];
        const std::uint32_t key = first + i / 2 * 8 + lane_ % 4 * 2 + i % 2;
        if constexpr (adjusts) score = adjusted(score, key, rows_[h]);
        if (hides && !(rows_[h].begin <= key && key < rows_[h].end)) score = -__builtin_inff();
        largest = native::larger_number(largest, score);
      }
      largest = native::larger_number(largest, native::exchange_across<1>(largest));
      largest = native::larger_number(largest, native::exchange_across<2>(largest));
      const float shift = largest == -__builtin_inff() ? 0.0f : largest * exponent_;
      factors[h] = native::power_of_two_of_fraction(native::fused(largest_[h], exponent_, -shift));
      largest_[h] = largest;
      float sum = 0;
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < 4; ++i) {
        float& score = scores[i / 2][2 * h + i % 2];
        score = native::power_of_two_of_fraction(native::fused(score, exponent_, lift - shift));
        sum += score;
      }
      total_[h] = native::fused(total_[h], factors[h], sum);
    }
    if (native::ballot(factors[0] != 1 || factors[1] != 1) == 0) return;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < dim / 2; ++i) sums_[i] *= factors[i / 2 % 2];
  }
  PEWTER_INLINE float adjusted(float score, std::uint32_t key, const query_row& row) const {
    if (key >= block_.end) return score;
    const score_options how{a_.soft_cap, a_.slopes == nullptr ? 0.0f : a_.slopes[row.head], row.mask,
                            a_.mask.type};
    const auto distance = static_cast<std::int64_t>(key - (row.position - s_.queries));
    return how.of(score * a_.scale, key, static_cast<float>(distance < 0 ? -distance : distance));
  }

  // ---- values that are not finite ----

  PEWTER_INLINE bool are_finite(const unsigned char* values) const {
    std::uint32_t found = 0;
    for (std::uint32_t i = lane_ * 4; i < memory::run; i += lane_count * 4) {
      std::uint32_t word;
      __builtin_memcpy(&word, __builtin_assume_aligned(values + i, 4), 4);
      found |= not_finite_in<T>(word);
    }
    return native::ballot(found != 0) == 0;
  }
  /// Key by key: a weight of zero has no part, whatever the value is.
  [[gnu::cold]] PEWTER_INLINE void add_visible(const float (&weights)[2][4], const unsigned char* values) {
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < 8; ++i)
      weights_of_rows_[(lane_ / 4 + i / 2 % 2 * 8) * few_queries::keys + i / 4 * 8 + lane_ % 4 * 2 + i % 2] =
          weights[i / 4][i % 4];
    native::wait_for_simdgroup();
    for (std::uint32_t key = 0; key < few_queries::keys; ++key) {
      const float some[2] = {weights_of_rows_[lane_ / 4 * few_queries::keys + key],
                             weights_of_rows_[(lane_ / 4 + 8) * few_queries::keys + key]};
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < dim / 2; ++i) {
        const std::uint32_t column = i / 4 * 8 + lane_ % 4 * 2 + i % 2;
        const T value = *reinterpret_cast<const T*>(values + place(key, column / 8) + column % 8 * 2);
        const float weight = some[i / 2 % 2];
        if (weight != 0) sums_[i] = native::fused(weight, native::value_of(value), sums_[i]);
      }
    }
    native::wait_for_simdgroup();
  }

  const attention_arguments& a_;
  const sequence& s_;
  const few_queries_block& block_;
  std::uint32_t simdgroup_, lane_, all_begin_, all_end_;
  unsigned char* own_;
  float* weights_of_rows_;
  float exponent_;
  walk_over_rows k_, v_;
  query_row rows_[2];
  std::uint32_t queries_[dim / 16][4];
  float largest_[2], total_[2];
  float sums_[dim / 2];
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
