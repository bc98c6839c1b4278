// ids[r] = the column with the largest logits / temperature + noise. A lane draws its column's noise; sums
// become entries that carry their column, and the lowest entry is the best.
#if !defined(PEWTER_GPU)
#include "kernels/sort/entries.kernel.hpp"
#endif
#include "kernels/sampling/sample_gumbel.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::gumbel_arguments;

/// The first word of Philox4x32-10 of counter (row, 0, column, 0), of columns first, first + 1, ...
PEWTER_INLINE lanes<std::uint32_t> random_words(std::uint64_t seed, std::uint32_t row, std::size_t first) {
  using U = lanes<std::uint32_t>;
  U c0 = row, c1 = 0u, c2 = lane_ids() + static_cast<std::uint32_t>(first), c3 = 0u;
  auto key = static_cast<std::uint32_t>(seed), other_key = static_cast<std::uint32_t>(seed >> 32);
  for (int round = 0; round < 10; ++round) {
    const U a(0xd2511f53u), b(0xcd9e8d57u);
    const U high_a = mulhi(a, c0), low_a = a * c0, high_b = mulhi(b, c2), low_b = b * c2;
    c0 = high_b ^ c1 ^ U(key);
    c1 = low_b;
    c2 = high_a ^ c3 ^ U(other_key);
    c3 = low_a;
    key += 0x9e3779b9u;
    other_key += 0xbb67ae85u;
  }
  return c0;
}

/// Entries of x / temperature + noise; the largest sum has the lowest entry.
PEWTER_INLINE lanes<signed_entry> noisy_entries(lanes<float> x, std::size_t first, std::uint32_t row,
                                                std::uint64_t seed, float inverse_temperature) {
  const lanes<std::uint32_t> word = random_words(seed, row, first) >> lanes<std::uint32_t>(9u);
  const lanes<float> u = (convert<float>(bitcast<std::int32_t>(word)) + 0.5f) * 0x1p-23f;
  const lanes<float> noise = -log(-log(u));
  const lanes<sort_entry> entries = entries_of(fma(x, lanes<float>(inverse_temperature), noise), first, true);
  return bitcast<signed_entry>(entries ^ lanes<sort_entry>(flipped_entry));
}

template <class T>
void sample_gumbel(threadgroup& tg, const gumbel_arguments& a) {
  const std::size_t row = tg.threadgroup_position_in_grid().x;
  const T* const x = static_cast<const T*>(a.logits) + row * a.cols;  // (cols)
  const std::uint32_t counter = a.counters[row];
  const signed_entry best = threadgroup_min(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    lanes<signed_entry> lowest(static_cast<signed_entry>(last_entry));
    vectorized_walk::elements(sg, a.cols, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
      const auto entries = noisy_entries(load(x + i, active), i, counter, a.seed, a.inverse_temperature);
      lowest = select(active, min(lowest, entries), lowest);
    });
    return lowest;
  });
  tg.single_thread([&] { a.ids[row] = static_cast<std::uint32_t>(best); });
}

}  // namespace
#endif

extern const kernel_table sample_gumbel_table;
#if defined(PEWTER_GPU)
constexpr kernel_table sample_gumbel_table;
#else
constexpr kernel_table sample_gumbel_table =
    kernel_table{}.with(pattern::vectorized, entry<sample_gumbel<float>, copies::any_threadgroup>,
                        entry<sample_gumbel<stored_half>, copies::any_threadgroup>,
                        entry<sample_gumbel<stored_bfloat>, copies::any_threadgroup>);
#endif
PEWTER_END_TARGET_NAMESPACE
