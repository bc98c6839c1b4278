// What is compiled once for each target: SIMD-group functions beside scalar loops that the compiler may
// vectorise as it likes (-O3), and the loops that find the machine's limits.
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

[[gnu::noinline]] double sum(const float* x, std::size_t n) {
  lanes<float> sums[4];
  native::each<4>([&](auto k) { sums[k] = 0.0f; });
  for (std::size_t i = 0; i + 128 <= n; i += 128)
    native::each<4>([&](auto k) { sums[k] += load(x + i + std::size_t{k.value} * 32); });
  return static_cast<double>(simd_sum(sum_of(sums)));
}
[[gnu::noinline]] void copy(const float* x, float* y, std::size_t n) {
  for (std::size_t i = 0; i + 32 <= n; i += 32) store(y + i, load(x + i));
}
[[gnu::noinline]] void triad(const float* x, const float* b, float* y, std::size_t n) {
  const lanes<float> factor = 3.0f;
  for (std::size_t i = 0; i + 32 <= n; i += 32) store(y + i, fma(load(b + i), factor, load(x + i)));
}

void dispatch_nothing(std::uint32_t threadgroups, const dispatch_options& options) {
  dispatch_threadgroups(
      {threadgroups, 1, 1}, {64, 1, 1},
      [](threadgroup& tg) {
        asm volatile("" : : "r"(&tg) : "memory");
      },
      options);
}
void dispatch_phases(int phases, const dispatch_options& options) {
  dispatch_threadgroups(
      {1, 1, 1}, {64, 1, 1},
      [phases](threadgroup& tg) {
        for (int i = 0; i < phases; ++i)
          tg.for_each_simdgroup([](simdgroup& sg) { asm volatile("" : : "r"(&sg) : "memory"); });
      },
      options);
}

}  // namespace

extern const bench::target_functions functions_to_measure;
constexpr bench::target_functions functions_to_measure = {
    pairs, sizeof pairs / sizeof pairs[0], multiply_adds, dispatch_nothing, dispatch_phases, sum, copy,
    triad};

PEWTER_END_TARGET_NAMESPACE
