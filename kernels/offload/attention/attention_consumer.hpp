// What the two warpgroups that multiply do in attention_warpgroups.hpp: 64 queries of a head each.
#pragma once

#include "kernels/offload/attention/attention_elements.hpp"
#include "kernels/offload/attention/attention_schedule.hpp"
#include "kernels/offload/fragments.hpp"

#if defined(PEWTER_HAS_WARPGROUPS)

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// A thread's part, by the layout of sums (gpu/warpgroup.hpp): parts of two rows, 8 apart.
/// @param adjusts whether options change scores, beyond a scale
template <class T, std::uint32_t dim, bool adjusts>
class attending_warpgroup {
  using memory = attention_memory<dim>;
  static constexpr std::uint32_t scores_of_thread = attention_keys / 2, sums_of_thread = dim / 2;
  static constexpr float log2_of_e = 0x1.715476p+0f;
  /// Weights are this many powers of two above what they stand for: small ones are no subnormal halves.
  static constexpr int lift = std::is_same_v<T, half> ? 14 : 0;

 public:
  PEWTER_INLINE attending_warpgroup(const attention_stages<dim>& at, const attention_schedule& schedule,
                                    const detail::attention_marks& marks, std::uint32_t thread)
      : at_(at),
        schedule_(schedule),
        marks_(marks),
        index_(thread / 128 - 1),
        thread_(thread % 128),
        exponent_(adjusts ? log2_of_e : schedule.p.of.scale * log2_of_e) {}

  PEWTER_INLINE void run() {
    std::uint32_t parity = 0;
    if (index_ == 1) native::arrive_at_part(turn_of(0), threads_of_both);
    for (std::uint32_t unit = take_unit(); unit < schedule_.p.units; unit = take_unit()) {
      unit_ = schedule_.at(unit);
      begin_unit();
      if (unit_.first_tile != unit_.end) {
        native::wait_for_phase(at_.queries_full(), parity);
        parity ^= 1;
        attend();
      }
      store();
    }
  }

 private:
  PEWTER_INLINE std::int32_t row_of_warpgroup() const {
    return static_cast<std::int32_t>(unit_.query + index_ * 64);
  }
  PEWTER_INLINE std::int32_t row(std::uint32_t h) const {
    return row_of_warpgroup() + static_cast<std::int32_t>(thread_ / 32 * 16 + thread_ % 32 / 4 + 8 * h);
  }

  PEWTER_INLINE std::uint32_t take_unit() {
    native::wait_for_phase(at_.unit_full(units_.slot), units_.parity);
    const auto unit = __builtin_bit_cast(std::uint32_t, native::load_word(at_.unit(units_.slot)));
    native::arrive(at_.unit_empty(units_.slot));
    units_.advance();
    return unit;
  }

  PEWTER_INLINE void begin_unit() {
    const attention_arguments& a = schedule_.p.of;
    all_see_ = {unit_.seen_by(a, row_of_warpgroup() + 63).begin, unit_.seen_by(a, row_of_warpgroup()).end};
    PEWTER_UNROLLED
    for (std::uint32_t h = 0; h < 2; ++h) {
      seen_[h] = unit_.seen_by(a, row(h));
      largest_[h] = -__builtin_inff();
      total_[h] = 0;
    }
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < sums_of_thread; ++i) sums_[i] = 0;
  }

  PEWTER_INLINE void attend() {
    std::uint32_t of_keys = take_slot();
    multiply_keys(of_keys);
    native::wait_for_products<0>();
    native::take_sums(scores_);
    release(of_keys);
    weigh(unit_.first_tile);
    round_weights();
    for (std::uint32_t tile = unit_.first_tile + 1; tile < unit_.end; ++tile) {
      of_keys = take_slot();
      const std::uint32_t of_values = take_slot();
      prepare_values(of_values, tile - 1);
      begin_turn();
      multiply_keys(of_keys);
      multiply_values(of_values);
      end_turn();
      native::wait_for_products<1>();
      native::take_sums(scores_);
      release(of_keys);
      weigh(tile);
      native::wait_for_products<0>();
      native::take_sums(sums_);
      release(of_values);
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < sums_of_thread; ++i) sums_[i] *= factor_[i / 2 % 2];
      round_weights();
    }
    if (thread_ == 0) native::arrive(at_.queries_empty());
    const std::uint32_t of_values = take_slot();
    prepare_values(of_values, unit_.end - 1);
    multiply_values(of_values);
    native::wait_for_products<0>();
    native::take_sums(sums_);
    release(of_values);
  }

  // One warpgroup's products are begun while the other one weighs.
  PEWTER_INLINE static std::uint32_t turn_of(std::uint32_t index) { return 2 + index; }
  PEWTER_INLINE void begin_turn() const { native::wait_for_part(turn_of(index_), threads_of_both); }
  PEWTER_INLINE void end_turn() const { native::arrive_at_part(turn_of(1 - index_), threads_of_both); }

  PEWTER_INLINE std::uint32_t take_slot() {
    const std::uint32_t slot = next_.slot;
    native::wait_for_phase(at_.full(slot), next_.parity);
    next_.advance();
    return slot;
  }
  PEWTER_INLINE void release(std::uint32_t slot) const {
    if (thread_ == 0) native::arrive(at_.empty(slot));
  }

  // ---- products ----

  PEWTER_INLINE void multiply_keys(std::uint32_t slot) {
    const std::uint32_t q = at_.queries() + index_ * (memory::box / 2), k = at_.tile(slot);
    native::begin_products();
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < dim / 16; ++i) {
      const std::uint32_t at = i / 4 * memory::box + i % 4 * 32;  // 16 elements of each row further on
      native::warpgroup_product<T, attention_keys>::template add<true, true>(
          scores_, native::matrix_at(q + at, memory::box), native::matrix_at(k + at, memory::box), i == 0);
    }
    native::end_products();
  }

  PEWTER_INLINE void multiply_values(std::uint32_t slot) {
    const std::uint32_t v = at_.tile(slot);
    native::begin_products();
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < attention_keys / 16; ++i)
      native::warpgroup_product_of_registers<T, dim>::template add<false>(
          sums_, weights_ + 4 * i, native::matrix_at(v + i * 2048, memory::box), false);
    native::end_products();
  }

  PEWTER_INLINE bool all_see(std::int32_t first) const {
    return all_see_.begin <= first && first + static_cast<std::int32_t>(attention_keys) <= all_see_.end;
  }

  /// A weight of zero times what is not finite is not zero. Behind the sequence's end there is what was in
  /// memory: it becomes zeros. Among values that some queries do not see it has the tile marked.
  PEWTER_INLINE void prepare_values(std::uint32_t slot, std::uint32_t tile) {
    const std::uint32_t v = at_.tile(slot);
    const auto first = static_cast<std::int32_t>(tile * attention_keys);
    const std::int32_t left = unit_.keys - first;
    if (left < static_cast<std::int32_t>(attention_keys)) {
      if (static_cast<std::int32_t>(thread_) >= left)
        for (std::uint32_t box = index_; box < dim / 64; box += 2) PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < 8; ++i)
        native::clear_four_words(v + box * memory::box + thread_ * 128 + i * 16);
      native::show_block_memory();
      native::wait_for_part(both_warpgroups, threads_of_both);
    }
    if (all_see(first) && !(adjusts && schedule_.p.of.mask.data != nullptr)) return;
    std::uint32_t found = 0;
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < memory::tile / 2048; ++i) {
      std::uint32_t words[4];
      native::load_four_words(words, v + i * 2048 + thread_ * 16);
      PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < 4; ++j) found |= not_finite_in<T>(words[j]);
    }
    if (found != 0) marks_.tiles[0] = marks_.tiles[1 + unit_.index] = marks_.number;
  }

  // ---- weights ----

  /// Scores become weights relative to the largest score so far; factor_ is what weights before them take.
  PEWTER_INLINE void weigh(std::uint32_t tile) {
    const auto first = static_cast<std::int32_t>(tile * attention_keys);
    const std::uint32_t member = thread_ % 4;
    if constexpr (adjusts) adjust(first, member);
    if (!all_see(first)) {
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < scores_of_thread; ++i) {
        const key_range seen = seen_[i / 2 % 2];
        const std::int32_t key = key_of_score(first, i, member);
        scores_[i] = seen.begin <= key && key < seen.end ? scores_[i] : -__builtin_inff();
      }
    }
    PEWTER_UNROLLED
    for (std::uint32_t h = 0; h < 2; ++h) {
      float largest = largest_[h];
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < scores_of_thread / 2; ++i)
        largest = native::larger_number(largest, scores_[i / 2 * 4 + 2 * h + i % 2]);
      largest = native::larger_number(largest, native::exchange_across<1>(largest));
      largest = native::larger_number(largest, native::exchange_across<2>(largest));
      const float shift = largest == -__builtin_inff() ? 0.0f : largest * exponent_;
      factor_[h] = native::power_of_two_of_fraction(native::fused(largest_[h], exponent_, -shift));
      largest_[h] = largest;
      float sum = 0;
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < scores_of_thread / 2; ++i) {
        float& score = scores_[i / 2 * 4 + 2 * h + i % 2];
        score = native::power_of_two_of_fraction(native::fused(score, exponent_, lift - shift));
        sum += score;
      }
      total_[h] = native::fused(total_[h], factor_[h], sum);
    }
  }

  PEWTER_INLINE void adjust(std::int32_t first, std::uint32_t member) {
    const attention_arguments& a = schedule_.p.of;
    const float slope = a.slopes == nullptr ? 0.0f : a.slopes[unit_.head];
    PEWTER_UNROLLED
    for (std::uint32_t h = 0; h < 2; ++h) {
      const std::int32_t at = row(h) < unit_.queries ? row(h) : unit_.queries - 1;
      const char* const mask = a.mask.data == nullptr
                                   ? nullptr
                                   : a.mask.data + unit_.batch * a.mask.batch + unit_.head * a.mask.head +
                                         (unit_.first_query + static_cast<std::uint32_t>(at)) * a.mask.row;
      const score_options how{a.soft_cap, slope, mask, a.mask.type};
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < scores_of_thread / 2; ++i) {
        float& score = scores_[i / 2 * 4 + 2 * h + i % 2];
        const std::int32_t key = key_of_score(first, i / 2 * 4 + 2 * h + i % 2, member),
                           distance = key - (at + unit_.keys - unit_.queries);
        if (key < unit_.keys)
          score = how.of(score * a.scale, static_cast<std::uint32_t>(key),
                         static_cast<float>(distance < 0 ? -distance : distance));
      }
    }
  }

  PEWTER_INLINE void round_weights() {
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < scores_of_thread / 2; ++i)
      weights_[i] = two_of<T>(scores_[2 * i], scores_[2 * i + 1]);
  }

  // ---- results ----

  /// The factor of a row's sums, the sink's weight included.
  PEWTER_INLINE float inverse_of_total(std::uint32_t h) const {
    float total = total_[h];
    total += native::exchange_across<1>(total);
    total += native::exchange_across<2>(total);
    const float reference = largest_[h] == -__builtin_inff() ? largest_[h] : largest_[h] * exponent_;
    return inverse_of_powers(schedule_.p.of, unit_.head, reference, total, lift);
  }

  PEWTER_INLINE void store() const {
    const attention_arguments& a = schedule_.p.of;
    PEWTER_UNROLLED
    for (std::uint32_t h = 0; h < 2; ++h) {
      const float factor = inverse_of_total(h);
      const std::uint32_t lane = thread_ % 32;
      const std::size_t batch = a.query_offsets != nullptr ? 0 : unit_.batch;
      char* const y = a.y_data + batch * a.y.batch + unit_.head * a.y.head +
                      (unit_.first_query + static_cast<std::size_t>(row(h))) * a.y.row;
      PEWTER_UNROLLED
      for (std::uint32_t j = 0; j < dim / 32; ++j) {
        std::uint32_t words[4];
        PEWTER_UNROLLED
        for (std::uint32_t i = 0; i < 4; ++i) {
          const float* const two = sums_ + (j * 4 + i) * 4 + h * 2;
          // Without a weight there is no result, not even of a value that is not finite.
          words[i] = factor == 0 ? 0 : two_of<T>(two[0] * factor, two[1] * factor);
        }
        gather_eight(words, lane);
        if (row(h) < unit_.queries)
          __builtin_memcpy(__builtin_assume_aligned(y + (j * 32 + lane % 4 * 8) * sizeof(T), 16), words, 16);
      }
    }
  }

  static constexpr std::uint32_t both_warpgroups = 1, threads_of_both = 256;
  attention_stages<dim> at_;
  attention_schedule schedule_;
  detail::attention_marks marks_;
  std::uint32_t index_, thread_;
  float exponent_, largest_[2], total_[2], factor_[2];
  stage_counter<memory::slots> next_;
  stage_counter<2> units_;
  attention_unit unit_;
  key_range all_see_, seen_[2];
  float scores_[scores_of_thread], sums_[sums_of_thread];
  std::uint32_t weights_[attention_keys / 4];
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
