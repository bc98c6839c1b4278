// ids[r] = a column of row r, drawn by weights that are whole numbers: exp((x - max) / temperature) in units
// of 2^-30, rounded down. Sums of them are exact, in whatever order, so the column is a matter of weights and
// draw.
//
//   weights     of all columns, in scratch
//   typical     distances from the largest logit, in whole steps, and their mean, which is the expected
//   surprise but
//               for a constant; the least distance from it within which there is enough weight, a bit a pass
//   thresholds  the largest weight t such that those of t or more are top_k, or top_p of their sum: a bit a
//               pass over the weights
//   choice      sums of chunks of columns; the chunk, then the column, at which the sum passes the draw's
//               part of it
#if !defined(PEWTER_GPU)
#include "kernels/common/accumulators.hpp"
#endif
#include "kernels/sampling/sample.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::sample_arguments;

enum class tally : std::uint8_t { count, sum };

/// The columns [begin, begin + length), and their weights.
struct chunk_of_row {
  const std::uint32_t* weights;
  std::size_t length;
};
PEWTER_INLINE chunk_of_row chunk_at(const std::uint32_t* weights, const sample_arguments& a,
                                    std::size_t index) {
  const std::size_t begin = index * a.chunk, left = a.cols - begin;
  return {weights + begin, left < a.chunk ? left : a.chunk};
}

/// How many weights of a chunk are `least` or more, or their sum.
template <tally what>
PEWTER_INLINE std::uint64_t tally_chunk(simdgroup alone, const chunk_of_row& chunk, std::uint32_t least) {
  using U = lanes<std::uint32_t>;
  U low = 0u, high = 0u;
  vectorized_walk::elements(alone, chunk.length, [&](std::size_t i, auto active) {
    const U weight = load(chunk.weights + i, active);
    const lane_mask kept = (weight >= U(least)) & lane_mask(active);
    if constexpr (what == tally::count) {
      low += select(kept, U(1u), U(0u));
    } else {
      const U taken = select(kept, weight, U(0u));
      low += taken & U(0xffffu);
      high += taken >> U(16);
    }
  });
  return (std::uint64_t{simd_sum(high)} << 16) + simd_sum(low);
}

template <class T>
[[gnu::always_inline]] inline void weigh_row(threadgroup& tg, const T* x, std::uint32_t* weights,
                                             std::uint32_t* distances, const sample_arguments& a) {
  const float largest = threadgroup_max(tg, [&](simdgroup& sg) {
    accumulators<vectorized_walk> maxima(-__builtin_inff());
    vectorized_walk::loop(sg, a.cols, [&](std::size_t i, auto active, auto part) {
      maxima[part] = select(active, larger_than_numbers(maxima[part], load(x + i, active)), maxima[part]);
    });
    return maxima.largest();
  });
  tg.for_each_simdgroup([&](simdgroup& sg) {
    vectorized_walk::elements(sg, a.cols, [&](std::size_t i, auto active) {
      const lanes<float> value = load(x + i, active);
      const lanes<float> e = exp((value - largest) * a.inverse_temperature);
      const lanes<float> number =
          select(e == e, e, lanes<float>(0.0f)) * static_cast<float>(detail::whole_weight);
      const auto weight = bitcast<std::uint32_t>(convert<std::int32_t>(number));
      store(weights + i,
            select(value == lanes<float>(largest), lanes<std::uint32_t>(detail::whole_weight), weight),
            active);
      if (distances == nullptr) return;
      const lanes<float> distance = (lanes<float>(largest) - value) * a.inverse_temperature;
      store(distances + i,
            bitcast<std::uint32_t>(convert<std::int32_t>(
                select(weight == lanes<std::uint32_t>(0u), lanes<float>(0.0f), distance) *
                static_cast<float>(detail::whole_distance))),
            active);
    });
  });
}

/// Tallies of a threadgroup, which all its host threads get. Two sets of partial results take turns, as one
/// is still read where the next pass begins.
class row_tallies {
 public:
  PEWTER_INLINE row_tallies(threadgroup& tg, const std::uint32_t* weights, const sample_arguments& a)
      : tg_(tg),
        weights_(weights),
        a_(a),
        partial_(tg.memory<std::uint64_t>(2 * tg.simdgroups_per_threadgroup())) {}

  template <tally what>
  PEWTER_INLINE std::uint64_t total(std::uint32_t least) {
    const std::uint32_t simdgroups = tg_.simdgroups_per_threadgroup();
    std::uint64_t* const partial = partial_ + (turn_ ^= 1u) * simdgroups;
    const std::size_t chunks = (a_.cols + a_.chunk - 1) / a_.chunk;
    tg_.for_each_simdgroup([&](simdgroup& sg) {
      std::uint64_t sum = 0;
      for (std::size_t c = sg.index(); c < chunks; c += simdgroups)
        sum += tally_chunk<what>(sg.alone(), chunk_at(weights_, a_, c), least);
      partial[sg.index()] = sum;
    });
    std::uint64_t sum = 0;
    for (std::uint32_t s = 0; s < simdgroups; ++s) sum += partial[s];
    return sum;
  }
  /// The largest w such that the tally of weights of at least w is `wanted` or more; 0 if there is none.
  template <tally what>
  PEWTER_INLINE std::uint32_t threshold(std::uint64_t wanted, std::uint32_t least) {
    std::uint32_t found = 0;
    for (std::uint32_t bit = detail::whole_weight; bit != 0; bit >>= 1) {
      const std::uint32_t tried = found | bit;
      if (tried <= detail::whole_weight && total<what>(tried < least ? least : tried) >= wanted)
        found = tried;
    }
    return found < least ? least : found;
  }

 private:
  threadgroup& tg_;
  const std::uint32_t* weights_;
  const sample_arguments& a_;
  std::uint64_t* partial_;
  std::uint32_t turn_ = 0;
};

/// Two sums over a row, of what take(i, active) gives.
struct two_sums {
  std::uint64_t first, second;
};
template <class Take>
PEWTER_INLINE two_sums sums_over_row(threadgroup& tg, std::size_t cols, const Take& take) {
  const auto partials = tg.per_simdgroup_results<two_sums>();
  tg.for_each_simdgroup([&](simdgroup& sg) {
    lanes<std::uint64_t> first(std::uint64_t{0}), second(std::uint64_t{0});
    vectorized_walk::elements(sg, cols, [&](std::size_t i, auto active) { take(i, active, first, second); });
    partials[sg] = {simd_sum(first, sg.active()), simd_sum(second, sg.active())};
  });
  two_sums all = partials.at(0);
  for (std::uint32_t s = 1; s < tg.simdgroups_per_threadgroup(); ++s)
    all = {all.first + partials.at(s).first, all.second + partials.at(s).second};
  return all;
}

PEWTER_INLINE std::uint64_t part_of_sum(std::uint64_t sum, std::uint64_t part) {
  return (sum >> 32) * part + ((sum & 0xffffffffu) * part >> 32);
}

/// Takes the weight from columns that are not typical among those of `least` and more. The mean is one of
/// weights in units of 2^-20, so that no sum overflows.
[[gnu::noinline]] void keep_typical(threadgroup& tg, std::uint32_t* weights, const std::uint32_t* distances,
                                    std::uint32_t least, const sample_arguments& a) {
  using U = lanes<std::uint32_t>;
  using L = lanes<std::uint64_t>;
  const auto kept = [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
    const U weight = load(weights + i, active);
    return select((weight >= U(least)) & lane_mask(active), weight, U(0u));
  };
  const two_sums of_mean =
      sums_over_row(tg, a.cols, [&](std::size_t i, auto active, L& sum, L& moment) PEWTER_INLINE_LAMBDA {
        const L weight = convert<std::uint64_t>(kept(i, active) >> U(10));
        sum += weight;
        moment += weight * convert<std::uint64_t>(load(distances + i, active));
      });
  if (of_mean.first == 0) return;
  const auto mean = static_cast<std::int32_t>((of_mean.second + of_mean.first / 2) / of_mean.first);
  const auto from_mean = [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
    const auto distance = bitcast<std::int32_t>(load(distances + i, active)) - lanes<std::int32_t>(mean);
    return bitcast<std::uint32_t>(max(distance, lanes<std::int32_t>(0) - distance));
  };
  const auto within = [&](std::uint32_t limit) {
    return sums_over_row(tg, a.cols, [&](std::size_t i, auto active, L& sum, L& all) PEWTER_INLINE_LAMBDA {
      const U weight = kept(i, active);
      sum += convert<std::uint64_t>(select(from_mean(i, active) < U(limit), weight, U(0u)));
      all += convert<std::uint64_t>(weight);
    });
  };
  const std::uint64_t whole = part_of_sum(within(0).second, a.typical), wanted = whole == 0 ? 1 : whole;
  std::uint32_t last = 0;  // what is nearer than this has less than the wanted part
  for (std::uint32_t bit = 32 * detail::whole_distance; bit != 0; bit >>= 1)
    if (within(last | bit).first < wanted) last |= bit;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    vectorized_walk::elements(sg, a.cols, [&](std::size_t i, auto active) {
      store(weights + i, select(from_mean(i, active) > U(last), U(0u), load(weights + i, active)), active);
    });
  });
}

/// The column at which the sum of weights passes the draw's part of the whole sum.
PEWTER_INLINE std::uint32_t column_of_draw(const std::uint32_t* weights, const std::uint64_t* sums,
                                           std::uint32_t least, std::uint64_t draw,
                                           const sample_arguments& a) {
  const std::size_t chunks = (a.cols + a.chunk - 1) / a.chunk;
  std::uint64_t total = 0;
  for (std::size_t c = 0; c < chunks; ++c) total += sums[c];
  if (total == 0) return 0;
  auto left = static_cast<std::uint64_t>((static_cast<unsigned __int128>(draw) * total) >> 64);
  std::size_t c = 0;
  for (; left >= sums[c]; ++c) left -= sums[c];
  for (std::size_t i = c * a.chunk;; ++i) {
    if (weights[i] < least) continue;
    if (left < weights[i]) return static_cast<std::uint32_t>(i);
    left -= weights[i];
  }
}

/// The rest of a row, which knows weights alone and is the same for all types of logits.
[[gnu::noinline]] void draw_column(threadgroup& tg, const sample_arguments& a, std::size_t row,
                                   std::uint32_t* weights, const std::uint32_t* distances) {
  row_tallies tallies(tg, weights, a);
  std::uint32_t least = 1;
  if (a.top_k != 0) least = tallies.threshold<tally::count>(a.top_k, least);
  if (distances != nullptr) keep_typical(tg, weights, distances, least, a);
  if (a.part >> 32 == 0) {
    const std::uint64_t wanted = part_of_sum(tallies.total<tally::sum>(least), a.part);
    least = tallies.threshold<tally::sum>(wanted == 0 ? 1 : wanted, least);
  }
  if (least < a.least_weight) least = a.least_weight;

  const std::size_t chunks = (a.cols + a.chunk - 1) / a.chunk;
  std::uint64_t* const sums = tg.memory<std::uint64_t>(chunks);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t c = sg.index(); c < chunks; c += tg.simdgroups_per_threadgroup())
      sums[c] = tally_chunk<tally::sum>(sg.alone(), chunk_at(weights, a, c), least);
  });
  tg.single_thread([&] { a.ids[row] = column_of_draw(weights, sums, least, a.draws[row], a); });
}

template <class T>
void sample(threadgroup& tg, const sample_arguments& arguments) {
  const sample_arguments a = arguments;
  const std::size_t row = tg.threadgroup_position_in_grid().x;
  std::uint32_t* const weights = a.weights + row * a.cols;
  std::uint32_t* const distances = a.distances == nullptr ? nullptr : a.distances + row * a.cols;
  weigh_row(tg, static_cast<const T*>(a.logits) + row * a.cols, weights, distances, a);
  draw_column(tg, a, row, weights, distances);
}

}  // namespace
#endif

extern const kernel_table sample_table;
#if defined(PEWTER_GPU)
constexpr kernel_table sample_table;
#else
constexpr kernel_table sample_table =
    kernel_table{}.with(pattern::vectorized, entry<sample<float>, copies::any_threadgroup>,
                        entry<sample<stored_half>, copies::any_threadgroup>,
                        entry<sample<stored_bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
