// SIMD-group and quad-group functions against loops of 32 iterations at -O3. Included twice a target, by
// target_functions.cpp, where the compiler vectorises the loops as it likes, and by scalar_functions.cpp,
// where it does not.
//
// Both sides of a pair know the same: an amount is a constant for the lanes and for the loop, or for neither
// ("_runtime").
#pragma once

#include "bench/suite.hpp"
#include "pewter/pewter.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using bench_pair = bench::function_pairs::pair;

/// n, which the compiler knows or does not.
template <bool known>
PEWTER_INLINE std::uint32_t given(std::uint32_t n) {
  if constexpr (!known) asm volatile("" : "+r"(n));
  return n;
}
template <class T>
PEWTER_INLINE lanes<T> lanes_of(const float* x) {
  return bitcast<T>(load(x));
}
template <class T>
PEWTER_INLINE T element(const float* x, std::uint32_t i) {
  return __builtin_bit_cast(T, x[i]);
}
template <class T>
PEWTER_INLINE void put(float* y, std::uint32_t i, T value) {
  y[i] = __builtin_bit_cast(float, value);
}

// ---- reductions and scans: what is combined, and the functions that do it ----

struct sum_of_floats {
  static constexpr float start = 0;
  static float op(float a, float b) { return a + b; }
  static float simd(const lanes<float>& v, auto m) { return simd_sum(v, m); }
  static lanes<float> quad(const lanes<float>& v) { return quad_sum(v); }
  static lanes<float> inclusive(const lanes<float>& v, auto m) { return simd_prefix_inclusive_sum(v, m); }
  static lanes<float> exclusive(const lanes<float>& v, auto m) { return simd_prefix_exclusive_sum(v, m); }
  static lanes<float> quad_inclusive(const lanes<float>& v) { return quad_prefix_inclusive_sum(v); }
  static lanes<float> quad_exclusive(const lanes<float>& v) { return quad_prefix_exclusive_sum(v); }
};
struct product_of_floats {
  static constexpr float start = 1;
  static float op(float a, float b) { return a * b; }
  static float simd(const lanes<float>& v, auto m) { return simd_product(v, m); }
  static lanes<float> quad(const lanes<float>& v) { return quad_product(v); }
  static lanes<float> inclusive(const lanes<float>& v, auto m) { return simd_prefix_inclusive_product(v, m); }
  static lanes<float> exclusive(const lanes<float>& v, auto m) { return simd_prefix_exclusive_product(v, m); }
  static lanes<float> quad_inclusive(const lanes<float>& v) { return quad_prefix_inclusive_product(v); }
  static lanes<float> quad_exclusive(const lanes<float>& v) { return quad_prefix_exclusive_product(v); }
};
struct smallest_float {
  static constexpr float start = __builtin_inff();
  static float op(float a, float b) { return __builtin_fminf(a, b); }
  static float simd(const lanes<float>& v, auto m) { return simd_min(v, m); }
  static lanes<float> quad(const lanes<float>& v) { return quad_min(v); }
};
struct largest_float {
  static constexpr float start = -__builtin_inff();
  static float op(float a, float b) { return __builtin_fmaxf(a, b); }
  static float simd(const lanes<float>& v, auto m) { return simd_max(v, m); }
  static lanes<float> quad(const lanes<float>& v) { return quad_max(v); }
};
struct conjunction {
  static constexpr std::uint32_t start = ~0u;
  static std::uint32_t op(std::uint32_t a, std::uint32_t b) { return a & b; }
  static std::uint32_t simd(const lanes<std::uint32_t>& v, auto m) { return simd_and(v, m); }
  static lanes<std::uint32_t> quad(const lanes<std::uint32_t>& v) { return quad_and(v); }
};
struct disjunction {
  static constexpr std::uint32_t start = 0;
  static std::uint32_t op(std::uint32_t a, std::uint32_t b) { return a | b; }
  static std::uint32_t simd(const lanes<std::uint32_t>& v, auto m) { return simd_or(v, m); }
  static lanes<std::uint32_t> quad(const lanes<std::uint32_t>& v) { return quad_or(v); }
};
struct parity {
  static constexpr std::uint32_t start = 0;
  static std::uint32_t op(std::uint32_t a, std::uint32_t b) { return a ^ b; }
  static std::uint32_t simd(const lanes<std::uint32_t>& v, auto m) { return simd_xor(v, m); }
  static lanes<std::uint32_t> quad(const lanes<std::uint32_t>& v) { return quad_xor(v); }
};
template <class F>
using value_of = decltype(F::op(F::start, F::start));

constexpr std::uint32_t some_lanes = 0x7ffffffu;  // as at the end of a row; known at run time only

template <class F>
constexpr bench_pair reduction(const char* name) {
  using T = value_of<F>;
  return {name, [](const float* x, float* y) { put<T>(y, 0, F::simd(lanes_of<T>(x), all_lanes{})); },
          [](const float* x, float* y) {
            T total = F::start;
            for (std::uint32_t i = 0; i < 32; ++i) total = F::op(total, element<T>(x, i));
            put<T>(y, 0, total);
          }};
}
template <class F>
constexpr bench_pair masked_reduction(const char* name) {
  using T = value_of<F>;
  return {name,
          [](const float* x, float* y) {
            put<T>(y, 0, F::simd(lanes_of<T>(x), lane_mask(given<false>(some_lanes))));
          },
          [](const float* x, float* y) {
            const std::uint32_t mask = given<false>(some_lanes);
            T total = F::start;
            for (std::uint32_t i = 0; i < 32; ++i)
              total = mask >> i & 1 ? F::op(total, element<T>(x, i)) : total;
            put<T>(y, 0, total);
          }};
}
template <class F>
constexpr bench_pair quad_reduction(const char* name) {
  using T = value_of<F>;
  return {name, [](const float* x, float* y) { store(y, bitcast<float>(F::quad(lanes_of<T>(x)))); },
          [](const float* x, float* y) {
            for (std::uint32_t q = 0; q < 32; q += 4) {
              T total = F::start;
              for (std::uint32_t i = q; i < q + 4; ++i) total = F::op(total, element<T>(x, i));
              for (std::uint32_t i = q; i < q + 4; ++i) put<T>(y, i, total);
            }
          }};
}

/// The scan of segments of this many lanes; `before` without each lane's own value.
template <class F, std::uint32_t segment, bool before>
void scan_loop(const float* x, float* y) {
  float total = F::start;
  for (std::uint32_t i = 0; i < 32; ++i) {
    if (i % segment == 0) total = F::start;
    if (before) y[i] = total;
    total = F::op(total, x[i]);
    if (!before) y[i] = total;
  }
}
template <class F>
void masked_scan_loop(const float* x, float* y) {
  const std::uint32_t mask = given<false>(some_lanes);
  float total = F::start;
  for (std::uint32_t i = 0; i < 32; ++i) y[i] = total = mask >> i & 1 ? F::op(total, x[i]) : total;
}
template <class F>
constexpr bench_pair inclusive_scan(const char* name) {
  return {name, [](const float* x, float* y) { store(y, F::inclusive(load(x), all_lanes{})); },
          scan_loop<F, 32, false>};
}
template <class F>
constexpr bench_pair masked_scan(const char* name) {
  return {
      name,
      [](const float* x, float* y) { store(y, F::inclusive(load(x), lane_mask(given<false>(some_lanes)))); },
      masked_scan_loop<F>};
}
template <class F>
constexpr bench_pair exclusive_scan(const char* name) {
  return {name, [](const float* x, float* y) { store(y, F::exclusive(load(x), all_lanes{})); },
          scan_loop<F, 32, true>};
}
template <class F>
constexpr bench_pair quad_inclusive_scan(const char* name) {
  return {name, [](const float* x, float* y) { store(y, F::quad_inclusive(load(x))); },
          scan_loop<F, 4, false>};
}
template <class F>
constexpr bench_pair quad_exclusive_scan(const char* name) {
  return {name, [](const float* x, float* y) { store(y, F::quad_exclusive(load(x))); },
          scan_loop<F, 4, true>};
}

// ---- shuffles: lane i gets x[source(i, n)], where x[32] and what follows is the fill ----

using floats = lanes<float>;
using lane = std::uint32_t;

struct up {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) { return simd_shuffle_up(x, n); }
  static lane source(lane i, lane n) { return i >= n ? i - n : i; }
};
struct down {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) { return simd_shuffle_down(x, n); }
  static lane source(lane i, lane n) { return i + n < 32 ? i + n : i; }
};
struct crossed {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) { return simd_shuffle_xor(x, n); }
  static lane source(lane i, lane n) { return (i ^ n) % 32; }
};
struct rotated_up {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) {
    return simd_shuffle_rotate_up(x, n);
  }
  static lane source(lane i, lane n) { return (i - n) % 32; }
};
struct rotated_down {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) {
    return simd_shuffle_rotate_down(x, n);
  }
  static lane source(lane i, lane n) { return (i + n) % 32; }
};
struct filled_up {
  PEWTER_INLINE static floats of(const floats& x, const floats& y, lane n) {
    return simd_shuffle_and_fill_up(x, y, n);
  }
  static lane source(lane i, lane n) { return i >= n ? i - n : 64 + i - n; }
};
struct filled_down {
  PEWTER_INLINE static floats of(const floats& x, const floats& y, lane n) {
    return simd_shuffle_and_fill_down(x, y, n);
  }
  static lane source(lane i, lane n) { return i + n; }
};
struct broadcast {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) { return simd_shuffle(x, n); }
  static lane source(lane, lane n) { return n; }
};
struct any_source {  // for the lanes a vector of indices, known if n is
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) {
    return simd_shuffle(x, lane_ids() * n);
  }
  static lane source(lane i, lane n) { return i * n % 32; }
};
struct quad_of_up {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) { return quad_shuffle_up(x, n); }
  static lane source(lane i, lane n) { return i % 4 >= n ? i - n : i; }
};
struct quad_of_down {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) { return quad_shuffle_down(x, n); }
  static lane source(lane i, lane n) { return i % 4 + n < 4 ? i + n : i; }
};
struct quad_of_crossed {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) { return quad_shuffle_xor(x, n); }
  static lane source(lane i, lane n) { return i ^ n % 4; }
};
struct quad_of_rotated_up {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) {
    return quad_shuffle_rotate_up(x, n);
  }
  static lane source(lane i, lane n) { return i / 4 * 4 + (i - n) % 4; }
};
struct quad_of_rotated_down {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) {
    return quad_shuffle_rotate_down(x, n);
  }
  static lane source(lane i, lane n) { return i / 4 * 4 + (i + n) % 4; }
};
struct quad_of_filled_up {
  PEWTER_INLINE static floats of(const floats& x, const floats& y, lane n) {
    return quad_shuffle_and_fill_up(x, y, n);
  }
  static lane source(lane i, lane n) { return i % 4 >= n ? i - n : 36 + i - n; }
};
struct quad_of_filled_down {
  PEWTER_INLINE static floats of(const floats& x, const floats& y, lane n) {
    return quad_shuffle_and_fill_down(x, y, n);
  }
  static lane source(lane i, lane n) { return i % 4 + n < 4 ? i + n : 28 + i + n; }
};
struct quad_of_broadcast {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) { return quad_broadcast(x, n); }
  static lane source(lane i, lane n) { return i / 4 * 4 + n % 4; }
};
struct quad_of_any_source {
  PEWTER_INLINE static floats of(const floats& x, const floats&, lane n) {
    return quad_shuffle(x, lane_ids() * n);
  }
  static lane source(lane i, lane n) { return i / 4 * 4 + i * n % 4; }
};

template <class F, lane amount, bool known>
constexpr bench_pair shuffle(const char* name) {
  return {name,
          [](const float* x, float* y) { store(y, F::of(load(x), load(x + 32), given<known>(amount))); },
          [](const float* __restrict x, float* __restrict y) {
            const lane n = given<known>(amount);
            for (lane i = 0; i < 32; ++i) y[i] = x[F::source(i, n)];
          }};
}

#define PEWTER_BOTH_SHUFFLES(name, functions, amount) \
  shuffle<functions, amount, true>(name), shuffle<functions, amount, false>(name "_runtime")

constexpr bench_pair pairs[] = {
    reduction<sum_of_floats>("simd_sum"),
    reduction<product_of_floats>("simd_product"),
    reduction<smallest_float>("simd_min"),
    reduction<largest_float>("simd_max"),
    reduction<conjunction>("simd_and"),
    reduction<disjunction>("simd_or"),
    reduction<parity>("simd_xor"),
    masked_reduction<sum_of_floats>("simd_sum_masked"),
    masked_reduction<largest_float>("simd_max_masked"),
    masked_reduction<disjunction>("simd_or_masked"),
    inclusive_scan<sum_of_floats>("simd_prefix_inclusive_sum"),
    exclusive_scan<sum_of_floats>("simd_prefix_exclusive_sum"),
    inclusive_scan<product_of_floats>("simd_prefix_inclusive_product"),
    exclusive_scan<product_of_floats>("simd_prefix_exclusive_product"),
    masked_scan<sum_of_floats>("simd_prefix_inclusive_sum_masked"),
    PEWTER_BOTH_SHUFFLES("simd_broadcast", broadcast, 7),
    PEWTER_BOTH_SHUFFLES("simd_shuffle", any_source, 5),
    PEWTER_BOTH_SHUFFLES("simd_shuffle_up", up, 1),
    PEWTER_BOTH_SHUFFLES("simd_shuffle_down", down, 1),
    PEWTER_BOTH_SHUFFLES("simd_shuffle_xor", crossed, 5),
    PEWTER_BOTH_SHUFFLES("simd_shuffle_rotate_up", rotated_up, 3),
    PEWTER_BOTH_SHUFFLES("simd_shuffle_rotate_down", rotated_down, 3),
    PEWTER_BOTH_SHUFFLES("simd_shuffle_and_fill_up", filled_up, 3),
    PEWTER_BOTH_SHUFFLES("simd_shuffle_and_fill_down", filled_down, 3),
    quad_reduction<sum_of_floats>("quad_sum"),
    quad_reduction<product_of_floats>("quad_product"),
    quad_reduction<smallest_float>("quad_min"),
    quad_reduction<largest_float>("quad_max"),
    quad_reduction<conjunction>("quad_and"),
    quad_reduction<disjunction>("quad_or"),
    quad_reduction<parity>("quad_xor"),
    quad_inclusive_scan<sum_of_floats>("quad_prefix_inclusive_sum"),
    quad_exclusive_scan<sum_of_floats>("quad_prefix_exclusive_sum"),
    quad_inclusive_scan<product_of_floats>("quad_prefix_inclusive_product"),
    quad_exclusive_scan<product_of_floats>("quad_prefix_exclusive_product"),
    PEWTER_BOTH_SHUFFLES("quad_broadcast", quad_of_broadcast, 2),
    PEWTER_BOTH_SHUFFLES("quad_shuffle", quad_of_any_source, 3),
    PEWTER_BOTH_SHUFFLES("quad_shuffle_up", quad_of_up, 1),
    PEWTER_BOTH_SHUFFLES("quad_shuffle_down", quad_of_down, 1),
    PEWTER_BOTH_SHUFFLES("quad_shuffle_xor", quad_of_crossed, 3),
    PEWTER_BOTH_SHUFFLES("quad_shuffle_rotate_up", quad_of_rotated_up, 1),
    PEWTER_BOTH_SHUFFLES("quad_shuffle_rotate_down", quad_of_rotated_down, 1),
    PEWTER_BOTH_SHUFFLES("quad_shuffle_and_fill_up", quad_of_filled_up, 1),
    PEWTER_BOTH_SHUFFLES("quad_shuffle_and_fill_down", quad_of_filled_down, 1),
    {"exp", [](const float* x, float* y) { store(y, exp(load(x))); },
     [](const float* x, float* y) {
       for (int i = 0; i < 32; ++i) y[i] = __builtin_expf(x[i]);
     }},
};
#undef PEWTER_BOTH_SHUFFLES

}  // namespace
PEWTER_END_TARGET_NAMESPACE
