// Compiled once for each target, extensions included: streams with ordinary and with non-temporal stores, and
// the peaks of multiply-adds.
//
// A peak is that of products as kernels compute them: in float; from half, whose values are converted as they
// are loaded, each for a block of registers of products; from bfloat with the dot products of AVX512-BF16 or
// the tiles of AMX where the target has them, else as from half.
#include "bench/target_limits.hpp"
#include "pewter/pewter.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

constexpr int unrolled = 8;  // registers a turn: hides the latency of the sums, and divides 128 floats
constexpr std::size_t step = unrolled * native::width<float>;

/// f(i) for each register of n floats.
template <class F>
PEWTER_INLINE void each_register(std::size_t n, F f) {
  for (std::size_t i = 0; i < n; i += step)
    native::each<unrolled>([&](auto k) { f(i + k.value * native::width<float>); });
}

enum class stores { ordinary, nontemporal };

template <stores how>
PEWTER_INLINE void put(float* y, const native::vec<float>& v) {
  if constexpr (how == stores::nontemporal)
    native::store_nontemporal<float>(y, v);
  else
    native::store<float>(y, v);
}
template <stores how>
PEWTER_INLINE void finish() {
  if constexpr (how == stores::nontemporal) native::fence_nontemporal_stores();
}

void read(float* const* array, std::size_t n) {
  const float* x = array[0];
  native::vec<float> sums[unrolled];
  native::each<unrolled>([&](auto k) { sums[k] = native::vec<float>(0.0f); });
  for (std::size_t i = 0; i < n; i += step)
    native::each<unrolled>(
        [&](auto k) { sums[k] = sums[k] + native::load(x + i + k.value * native::width<float>); });
  native::each<unrolled - 1>([&](auto k) { sums[0] = sums[0] + sums[k.value + 1]; });
  float result[native::width<float>];
  native::store<float>(result, sums[0]);
  asm volatile("" : : "r"(result) : "memory");
}
template <stores how>
void write(float* const* array, std::size_t n) {
  float* y = array[0];
  const native::vec<float> value(3.0f);
  each_register(n, [&](std::size_t i) { put<how>(y + i, value); });
  finish<how>();
}
template <stores how>
void copy(float* const* array, std::size_t n) {
  const float* x = array[0];
  float* y = array[1];
  each_register(n, [&](std::size_t i) { put<how>(y + i, native::load(x + i)); });
  finish<how>();
}
template <stores how>
void triad(float* const* array, std::size_t n) {
  const float *x = array[0], *b = array[1];
  float* y = array[2];
  const native::vec<float> factor(3.0f);
  each_register(n, [&](std::size_t i) {
    put<how>(y + i, native::fma(native::load(b + i), factor, native::load(x + i)));
  });
  finish<how>();
}

constexpr bench::target_limits::stream streams[] = {
    {"read", 1, read},
    {"write", 1, write<stores::ordinary>},
    {"copy", 2, copy<stores::ordinary>},
    {"triad", 3, triad<stores::ordinary>},
#if defined(__x86_64__)  // elsewhere such stores are ordinary ones
    {"write_nontemporal", 1, write<stores::nontemporal>},
    {"copy_nontemporal", 2, copy<stores::nontemporal>},
    {"triad_nontemporal", 3, triad<stores::nontemporal>},
#endif
};

// Enough chains to hide a latency of 6 at two operations a cycle, and few enough for 16 registers.
constexpr int chains = 12;

/// `factor(i)` is what round i multiplies; it is loaded, so the rounds are not known to be alike.
template <class Factor>
PEWTER_INLINE double multiply_adds(std::size_t rounds, const float* operands, Factor factor) {
  native::vec<float> sums[chains];
  native::each<chains>([&](auto k) { sums[k] = native::vec<float>(static_cast<float>(k.value)); });
  const native::vec<float> b = native::load(operands);
  for (std::size_t i = 0; i < rounds; ++i) {
    const native::vec<float> a = factor(i);
    native::each<chains>([&](auto k) { sums[k] = native::fma(a, b, sums[k]); });
  }
  float result[chains * native::width<float>];
  native::each<chains>([&](auto k) { native::store<float>(result + k * native::width<float>, sums[k]); });
  asm volatile("" : : "r"(result) : "memory");
  return 2.0 * chains * native::width<float> * static_cast<double>(rounds);
}
/// Where round i loads from: 8 places in turn.
PEWTER_INLINE const float* place(const float* operands, std::size_t i) {
  return operands + i % 8 * (bench::target_limits::operand_floats / 8);
}

double peak_of_float(std::size_t rounds, const float* operands) {
  return multiply_adds(rounds, operands, [&](std::size_t i) { return native::load(place(operands, i)); });
}
double peak_of_half(std::size_t rounds, const float* operands) {
  return multiply_adds(rounds, operands, [&](std::size_t i) {
    return native::float_from_half(native::load_chunk<native::half_bits>(place(operands, i)));
  });
}

#if defined(__AMX_BF16__) || defined(__AMXBF16__)  // clang 14's name
/// What ldtilecfg reads: eight tiles of 16 rows of 64 bytes.
struct alignas(64) tile_configuration {
  std::uint8_t palette = 1, start_row = 0, reserved[14] = {};
  std::uint16_t bytes_a_row[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  std::uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};

/// Four sums hide the 52 cycles of a product; one begins every 16.
double peak_of_bfloat(std::size_t rounds, const float* operands) {
  static constexpr tile_configuration configuration;
  asm volatile("" ::: "memory");  // g++'s intrinsics do not say that they read memory
  _tile_loadconfig(&configuration);
  _tile_loadd(4, operands, 64);
  _tile_loadd(5, operands + 256, 64);
  _tile_zero(0);
  _tile_zero(1);
  _tile_zero(2);
  _tile_zero(3);
  for (std::size_t i = 0; i < rounds; ++i) {
    _tile_dpbf16ps(0, 4, 5);
    _tile_dpbf16ps(1, 4, 5);
    _tile_dpbf16ps(2, 4, 5);
    _tile_dpbf16ps(3, 4, 5);
  }
  alignas(64) float result[16 * 16];
  _tile_stored(0, result, 64);
  asm volatile("" : : "r"(result) : "memory");
  _tile_release();
  return 2.0 * 4 * 16 * 16 * 32 * static_cast<double>(rounds);
}
#elif defined(__AVX512BF16__)
double peak_of_bfloat(std::size_t rounds, const float* operands) {
  __m512 sums[chains];
  native::each<chains>([&](auto k) { sums[k.value] = _mm512_set1_ps(static_cast<float>(k.value)); });
  const auto b = native::load_chunk<__m512bh>(operands);
  for (std::size_t i = 0; i < rounds; ++i) {
    const auto a = native::load_chunk<__m512bh>(place(operands, i));
    native::each<chains>([&](auto k) { sums[k.value] = _mm512_dpbf16_ps(sums[k.value], a, b); });
  }
  float result[chains * 16];
  native::each<chains>([&](auto k) { _mm512_storeu_ps(result + k.value * 16, sums[k.value]); });
  asm volatile("" : : "r"(result) : "memory");
  return 4.0 * chains * 16 * static_cast<double>(rounds);
}
#else
double peak_of_bfloat(std::size_t rounds, const float* operands) {
  return multiply_adds(rounds, operands, [&](std::size_t i) {
    return native::float_from_bfloat(native::load_chunk<native::half_bits>(place(operands, i)));
  });
}
#endif

constexpr bench::target_limits::peak peaks[] = {
    {"fma", peak_of_float}, {"fma_half", peak_of_half}, {"fma_bfloat", peak_of_bfloat}};

}  // namespace

extern const bench::target_limits limits_to_measure;
constexpr bench::target_limits limits_to_measure = {streams, sizeof streams / sizeof streams[0], peaks,
                                                    sizeof peaks / sizeof peaks[0]};

PEWTER_END_TARGET_NAMESPACE
