// y[r] = the discrete Fourier transform of row r, by Stockham's passes from one buffer to another, which
// leave the results in order. Real and imaginary parts are apart; the inverse is the transform of both
// exchanged.
#if !defined(PEWTER_GPU)
#include "kernels/common/tasks.kernel.hpp"
#endif
#include "kernels/transform/transform.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::fft_arguments;
using detail::fft_stage;

struct complex_lanes {
  lanes<float> re, im;

  PEWTER_INLINE friend complex_lanes operator+(const complex_lanes& a, const complex_lanes& b) {
    return {a.re + b.re, a.im + b.im};
  }
  PEWTER_INLINE friend complex_lanes operator-(const complex_lanes& a, const complex_lanes& b) {
    return {a.re - b.re, a.im - b.im};
  }
  PEWTER_INLINE friend complex_lanes operator*(const complex_lanes& a, const complex_lanes& b) {
    return {fma(a.re, b.re, -(a.im * b.im)), fma(a.re, b.im, a.im * b.re)};
  }
  /// Times i.
  PEWTER_INLINE complex_lanes turned() const { return {-im, re}; }
};
/// Arrays of the parts.
struct complex_array {
  float *re, *im;

  template <class Active>
  PEWTER_INLINE complex_lanes at(std::size_t i, Active active) const {
    return {load(re + i, active), load(im + i, active)};
  }
};

/// to[k radix ...] = from[k ...], blocks of a known length.
template <int block>
PEWTER_INLINE void spread_blocks(const float* from, float* to, std::size_t count, std::size_t step) {
  for (std::size_t k = 0; k < count; k += block)
    __builtin_memcpy(to + k * step, from + k, sizeof(float) * static_cast<std::size_t>(block));
}

/// Numbers i, i + 1, ... of the q-th results go to blocks that are `radix` block lengths apart.
template <int radix>
PEWTER_INLINE void put_short_blocks(const lanes<float> (&values)[radix], float* to, std::size_t i,
                                    std::size_t count, std::size_t block) {
  if constexpr (radix == 4)
    if (block == 1 && count == lane_count)
      return store4(to + 4 * i, lanes4<float>{values[0], values[1], values[2], values[3]});
  for (int q = 0; q < radix; ++q) {
    alignas(64) float from[lane_count];
    values[q].to_array(from);
    float* const blocks = to + i * radix + static_cast<std::size_t>(q) * block;
    if (block == 1) spread_blocks<1>(from, blocks, count, radix);
    if (block == 2) spread_blocks<2>(from, blocks, count, radix);
    if (block == 4) spread_blocks<4>(from, blocks, count, radix);
    if (block == 8) spread_blocks<8>(from, blocks, count, radix);
    if (block == 16) spread_blocks<16>(from, blocks, count, radix);
  }
}

/// Numbers i, i + 1, ... of a pass.
template <int radix, class Active>
PEWTER_INLINE void butterflies(const fft_stage& s, const complex_array& x, const complex_array& y,
                               std::size_t i, Active active) {
  const std::size_t part = s.blocks * s.block_length;  // of the length, a radix-th
  const bool is_short = s.block_length < lane_count;
  const std::size_t of_power = is_short ? part : s.blocks, j = is_short ? i : i / s.block_length;
  const auto factor = [&](std::size_t power) PEWTER_INLINE_LAMBDA -> complex_lanes {
    const float *re = s.factors + (2 * power - 2) * of_power + j, *im = re + of_power;
    if (is_short) return {load(re, active), load(im, active)};
    return {lanes<float>(*re), lanes<float>(*im)};
  };
  complex_lanes r[radix];
  if constexpr (radix == 2) {
    const complex_lanes a = x.at(i, active), b = x.at(i + part, active);
    r[0] = a + b;
    r[1] = (a - b) * factor(1);
  } else {
    const complex_lanes a = x.at(i, active), b = x.at(i + part, active), c = x.at(i + 2 * part, active),
                        d = x.at(i + 3 * part, active);
    const complex_lanes even = a + c, odd = b + d, difference = a - c, turned = (b - d).turned();
    r[0] = even + odd;
    r[1] = (difference - turned) * factor(1);
    r[2] = (even - odd) * factor(2);
    r[3] = (difference + turned) * factor(3);
  }
  if (is_short) {
    lanes<float> re[radix], im[radix];
    for (int q = 0; q < radix; ++q) {
      re[q] = r[q].re;
      im[q] = r[q].im;
    }
    put_short_blocks<radix>(re, y.re, i, count(active), s.block_length);
    put_short_blocks<radix>(im, y.im, i, count(active), s.block_length);
    return;
  }
  const std::size_t at = j * s.block_length * radix + i % s.block_length;
  for (int q = 0; q < radix; ++q) {
    store(y.re + at + static_cast<std::size_t>(q) * s.block_length, r[q].re, active);
    store(y.im + at + static_cast<std::size_t>(q) * s.block_length, r[q].im, active);
  }
}

/// f(i) for the sets of 32, of n numbers, that a SIMD group takes in turn.
template <class F>
PEWTER_INLINE void take_sets(threadgroup& tg, std::size_t n, const F& f) {
  const std::size_t step = std::size_t{tg.simdgroups_per_threadgroup()} * lane_count;
  tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    for (std::size_t i = sg.index() * std::size_t{lane_count}; i < n; i += step) f(i);
  });
}

template <int radix>
PEWTER_INLINE void pass(threadgroup& tg, const fft_stage& s, const complex_array& x, const complex_array& y) {
  const std::size_t part = s.blocks * s.block_length;
  take_sets(tg, part, [&](std::size_t i) PEWTER_INLINE_LAMBDA {
    if (part - i >= lane_count)
      butterflies<radix>(s, x, y, i, all_lanes{});
    else
      butterflies<radix>(s, x, y, i, lanes_of(part - i));
  });
}

/// Numbers i to i + 31 of a transform from `first` on, two elements each.
PEWTER_INLINE void read_numbers(const stored_values& from, std::size_t first, std::size_t i, std::size_t n,
                                const complex_array& to) {
  const std::size_t count = smaller_of(n - i, lane_count);
  alignas(64) float values[2 * lane_count], re[lane_count], im[lane_count];
  from.copy(2 * (first + i), 2 * count, values);
  for (std::size_t k = 0; k < count; ++k) {
    re[k] = values[2 * k];
    im[k] = values[2 * k + 1];
  }
  store(to.re + i, load(re, lanes_of(count)), lanes_of(count));
  store(to.im + i, load(im, lanes_of(count)), lanes_of(count));
}
PEWTER_INLINE void write_numbers(const complex_array& from, std::size_t i, std::size_t n, float scale,
                                 const stored_results& to, std::size_t first) {
  const std::size_t count = smaller_of(n - i, lane_count);
  alignas(64) float values[2 * lane_count], re[lane_count], im[lane_count];
  store(re, load(from.re + i, lanes_of(count)) * scale);
  store(im, load(from.im + i, lanes_of(count)) * scale);
  for (std::size_t k = 0; k < lane_count; ++k) {
    values[2 * k] = re[k];
    values[2 * k + 1] = im[k];
  }
  for_each_32(2 * count, [&](std::size_t k, auto active) PEWTER_INLINE_LAMBDA {
    to.put(2 * (first + i) + k, load(values + k, active), active);
  });
}

void fft(threadgroup& tg, const fft_arguments& arguments) {
  const fft_arguments a = arguments;
  const std::size_t own = tg.threadgroup_position_in_grid().x, n = a.length;
  float* const memory =
      4 * n <= detail::floats_of_threadgroup ? tg.memory<float>(4 * n) : a.scratch + own * 4 * n;
  const stored_values x(a.x, a.type);
  const stored_results y(a.y, a.type);
  const auto as_asked = [&](const complex_array& c) { return a.inverse ? complex_array{c.im, c.re} : c; };
  for (std::size_t r = own; r < a.transforms; r += tg.threadgroups_per_grid().x) {
    complex_array from{memory, memory + n}, to{memory + 2 * n, memory + 3 * n};
    take_sets(tg, n, [&](std::size_t i) { read_numbers(x, r * n, i, n, as_asked(from)); });
    for (std::size_t k = 0; k < a.stage_count; ++k) {
      if (a.stages[k].radix == 4)
        pass<4>(tg, a.stages[k], from, to);
      else
        pass<2>(tg, a.stages[k], from, to);
      const complex_array done = from;
      from = to;
      to = done;
    }
    take_sets(tg, n, [&](std::size_t i) { write_numbers(as_asked(from), i, n, a.scale, y, r * n); });
  }
}

constexpr kernel_function of_fft = entry<fft, copies::any_threadgroup>;

}  // namespace
#endif

extern const kernel_table fft_table;
#if defined(PEWTER_GPU)
constexpr kernel_table fft_table;
#else
constexpr kernel_table fft_table = kernel_table{}
                                       .with(pattern::stride_loop, of_fft, of_fft, of_fft)
                                       .with(pattern::vectorized, of_fft, of_fft, of_fft);
#endif
PEWTER_END_TARGET_NAMESPACE
