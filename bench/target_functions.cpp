// What is compiled once for each target: SIMD-group functions beside scalar loops that the compiler may
// vectorise as it likes (-O3), empty dispatches, and the loops that find the machine's limits.
#include "bench/suite.hpp"
#include "pewter/pewter.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

template <class F>
PEWTER_INLINE void apply(const float* x, float* y, F f) {
  store(y, f(load(x)));
}

[[gnu::noinline]] void sum_simdgroup(const float* x, float* y) { y[0] = simd_sum(load(x)); }
[[gnu::noinline]] void sum_scalar(const float* x, float* y) {
  float sum = 0;
  for (int i = 0; i < 32; ++i) sum += x[i];
  y[0] = sum;
}
[[gnu::noinline]] void max_simdgroup(const float* x, float* y) { y[0] = simd_max(load(x)); }
[[gnu::noinline]] void max_scalar(const float* x, float* y) {
  float largest = x[0];
  for (int i = 1; i < 32; ++i) largest = __builtin_fmaxf(largest, x[i]);
  y[0] = largest;
}
[[gnu::noinline]] void up_simdgroup(const float* x, float* y) {
  apply(x, y, [](const lanes<float>& v) { return simd_shuffle_up(v, 1); });
}
// The source lane is known at run time only, as in the general shuffle.
[[gnu::noinline]] void up_scalar(const float* x, float* y) {
  unsigned delta = 1;
  asm volatile("" : "+r"(delta));
  for (unsigned i = 0; i < 32; ++i) y[i] = x[i >= delta ? i - delta : i];
}
[[gnu::noinline]] void xor_simdgroup(const float* x, float* y) {
  apply(x, y, [](const lanes<float>& v) { return simd_shuffle_xor(v, 5); });
}
[[gnu::noinline]] void xor_scalar(const float* x, float* y) {
  unsigned mask = 5;
  asm volatile("" : "+r"(mask));
  for (unsigned i = 0; i < 32; ++i) y[i] = x[i ^ mask];
}
[[gnu::noinline]] void broadcast_simdgroup(const float* x, float* y) {
  apply(x, y, [](const lanes<float>& v) { return lanes<float>(simd_broadcast(v, 7)); });
}
[[gnu::noinline]] void broadcast_scalar(const float* x, float* y) {
  for (int i = 0; i < 32; ++i) y[i] = x[7];
}
[[gnu::noinline]] void scan_simdgroup(const float* x, float* y) {
  apply(x, y, [](const lanes<float>& v) { return simd_prefix_inclusive_sum(v); });
}
[[gnu::noinline]] void scan_scalar(const float* x, float* y) {
  float sum = 0;
  for (int i = 0; i < 32; ++i) y[i] = sum += x[i];
}
[[gnu::noinline]] void exp_simdgroup(const float* x, float* y) {
  apply(x, y, [](const lanes<float>& v) { return exp(v); });
}
[[gnu::noinline]] void exp_scalar(const float* x, float* y) {
  for (int i = 0; i < 32; ++i) y[i] = __builtin_expf(x[i]);
}

constexpr bench::target_functions::pair pairs[] = {
    {"simd_sum", sum_simdgroup, sum_scalar},
    {"simd_max", max_simdgroup, max_scalar},
    {"simd_broadcast", broadcast_simdgroup, broadcast_scalar},
    {"simd_shuffle_up", up_simdgroup, up_scalar},
    {"simd_shuffle_xor", xor_simdgroup, xor_scalar},
    {"simd_prefix_inclusive_sum", scan_simdgroup, scan_scalar},
    {"exp", exp_simdgroup, exp_scalar},
};

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
