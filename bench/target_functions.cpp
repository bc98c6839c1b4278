// What is compiled once for each target: SIMD-group functions beside scalar loops, empty dispatches, and the
// loops that find the machine's limits.
#include "bench/simdgroup_functions.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

// Enough chains to hide a latency of 4 at two operations a cycle, and few enough for 16 registers.
constexpr int chains = 12;

[[gnu::noinline]] double multiply_adds(std::size_t rounds, float* sink) {
  native::vec<float> sums[chains];
  native::each<chains>([&](auto k) { sums[k] = native::vec<float>(static_cast<float>(k.value)); });
  const native::vec<float> a(sink[0]), b(sink[1]);
  for (std::size_t i = 0; i < rounds; ++i)
    native::each<chains>([&](auto k) { sums[k] = native::fma(sums[k], a, b); });
  native::each<chains>([&](auto k) { native::store<float>(sink + 32 + k * native::width<float>, sums[k]); });
  return 2.0 * chains * native::width<float> * static_cast<double>(rounds);
}

constexpr int unrolled = 8;  // registers a turn: hides the latency of the sums, and divides 128 floats
constexpr std::size_t step = unrolled * native::width<float>;

[[gnu::noinline]] double sum(const float* x, std::size_t n) {
  native::vec<float> sums[unrolled];
  native::each<unrolled>([&](auto k) { sums[k] = native::vec<float>(0.0f); });
  for (std::size_t i = 0; i < n; i += step)
    native::each<unrolled>(
        [&](auto k) { sums[k] = sums[k] + native::load(x + i + k.value * native::width<float>); });
  native::each<unrolled - 1>([&](auto k) { sums[0] = sums[0] + sums[k.value + 1]; });
  float first[native::width<float>];
  native::store<float>(first, sums[0]);
  return static_cast<double>(first[0]);
}
[[gnu::noinline]] void copy(const float* x, float* y, std::size_t n) {
  for (std::size_t i = 0; i < n; i += step)
    native::each<unrolled>([&](auto k) {
      const std::size_t at = i + k.value * native::width<float>;
      native::store<float>(y + at, native::load(x + at));
    });
}
[[gnu::noinline]] void triad(const float* x, const float* b, float* y, std::size_t n) {
  const native::vec<float> factor(3.0f);
  for (std::size_t i = 0; i < n; i += step)
    native::each<unrolled>([&](auto k) {
      const std::size_t at = i + k.value * native::width<float>;
      native::store<float>(y + at, native::fma(native::load(b + at), factor, native::load(x + at)));
    });
}

#if defined(__x86_64__)
PEWTER_INLINE void store_past_caches(float* p, const native::vec<float>& v) {
#if defined(PEWTER_AVX512)
  _mm512_stream_ps(p, v.data);
#elif defined(PEWTER_AVX2)
  _mm256_stream_ps(p, v.data);
#else
  _mm_stream_ps(p, v.data);
#endif
}
[[gnu::noinline]] void copy_past_caches_loop(const float* x, float* y, std::size_t n) {
  for (std::size_t i = 0; i < n; i += step)
    native::each<unrolled>([&](auto k) {
      const std::size_t at = i + k.value * native::width<float>;
      store_past_caches(y + at, native::load(x + at));
    });
  _mm_sfence();
}
constexpr auto copy_past_caches = copy_past_caches_loop;
#else
constexpr void (*copy_past_caches)(const float*, float*, std::size_t) = nullptr;
#endif

void dispatch_nothing(std::uint32_t threadgroups, const dispatch_options& options) {
  dispatch_threadgroups(
      {threadgroups, 1, 1}, {64, 1, 1},
      [](threadgroup& tg) {
        asm volatile("" : : "r"(&tg) : "memory");
      },
      options);
}
void dispatch_phases(std::uint32_t simdgroups, int phases, const dispatch_options& options) {
  const auto kernel = [phases](threadgroup& tg) {
    for (int i = 0; i < phases; ++i)
      tg.for_each_simdgroup([](simdgroup& sg) { asm volatile("" : : "r"(&sg) : "memory"); });
  };
  dispatch_threadgroups({1, 1, 1}, {simdgroups * 32, 1, 1}, kernel, options);
}

}  // namespace

extern const bench::target_functions functions_to_measure;
constexpr bench::target_functions functions_to_measure = {pairs,
                                                          sizeof pairs / sizeof pairs[0],
                                                          multiply_adds,
                                                          dispatch_nothing,
                                                          dispatch_phases,
                                                          sum,
                                                          copy,
                                                          copy_past_caches,
                                                          triad};

PEWTER_END_TARGET_NAMESPACE
