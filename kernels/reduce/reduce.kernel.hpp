// One result a row, one threadgroup a row, in two stages: each thread reduces what it walks over, and the
// threadgroup its threads' results.
//
// vectorized keeps four accumulators: an addition has a latency of 4 cycles, of which one accumulator of
// 32 lanes covers only the part that its registers (2 with AVX-512) can.
//
// What is reduced is a type:
//   accumulator<Walk>              of one SIMD group; take(x, i, active, part), x being elements i, i + 1,
//   ... result(tg, f, cols)            f(simdgroup&) gives each SIMD group's accumulator; the result is
//   uniform
#pragma once

#include "kernels/accumulators.hpp"
#include "kernels/kernel_entry.hpp"
#include "kernels/reduce/reduce.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Of x (n) by one threadgroup, uniform.
template <class Reduction, class Walk, class T>
PEWTER_INLINE auto reduced(threadgroup& tg, const T* x, std::size_t n) {
  const auto taken_by = [&](simdgroup& sg) {
    typename Reduction::template accumulator<Walk> taken;
    Walk::loop(sg, n, [&](std::size_t i, auto active, auto part) {
      taken.take(load(x + i, active), i, active, part);
    });
    return taken;
  };
  return Reduction::result(tg, taken_by, n);
}

template <class Reduction, class Walk, class T>
void reduce_row(threadgroup& tg, const detail::reduce_arguments& a) {
  const std::size_t r = tg.threadgroup_position_in_grid().x;
  const T* row = static_cast<const T*>(a.x) + r * a.cols;  // (cols)
  const auto result = reduced<Reduction, Walk>(tg, row, a.cols);
  using value = typename Reduction::value;
  tg.single_thread([&] { static_cast<value*>(a.results)[r] = result; });
}

/// The reductions to one float. Operation has an identity, combine(a, b) of registers, and finish(x, cols).
template <class Operation>
struct float_reduction {
  using value = float;

  template <class Walk>
  struct accumulator {
    accumulators<Walk> values{Operation::identity};

    template <class Mask, class Part>
    PEWTER_INLINE void take(const lanes<float>& x, std::size_t, Mask active, Part part) {
      values[part] = combine(values[part], select(active, x, Operation::identity));
    }
    PEWTER_INLINE lanes<float> combined() {
      lanes<float> all = values[native::index_constant<0>{}];
      native::each<Walk::parts>([&](auto part) {
        if constexpr (part.value != 0) all = combine(all, values[part]);
      });
      return all;
    }
  };

  PEWTER_INLINE static lanes<float> combine(const lanes<float>& a, const lanes<float>& b) {
    lanes<float> r;
    native::each<lanes<float>::registers>([&](auto k) { r.v[k] = Operation::combine(a.v[k], b.v[k]); });
    return r;
  }
  template <class F>
  PEWTER_INLINE static float result(threadgroup& tg, F&& taken_by, std::size_t cols) {
    const float all = native::threadgroup_reduce(
        tg, [&](simdgroup& sg) { return taken_by(sg).combined(); }, combine,
        [](const lanes<float>& x) {
          return native::reduce(x, [](const auto& a, const auto& b) { return Operation::combine(a, b); });
        });
    return Operation::finish(all, cols);
  }
};

/// Of row_sum and row_mean.
struct addition {
  static constexpr float identity = 0;
  PEWTER_INLINE static native::vec<float> combine(const native::vec<float>& a, const native::vec<float>& b) {
    return a + b;
  }
  PEWTER_INLINE static float finish(float sum, std::size_t) { return sum; }
};

/// The table of one reduction.
template <class Reduction>
constexpr kernel_table table_of_reduction() {
  return kernel_table{}
      .with(pattern::stride_loop, entry<reduce_row<Reduction, stride_walk, float>>,
            entry<reduce_row<Reduction, stride_walk, half>>,
            entry<reduce_row<Reduction, stride_walk, bfloat>>)
      .with(pattern::vectorized, entry<reduce_row<Reduction, vectorized_walk, float>>,
            entry<reduce_row<Reduction, vectorized_walk, half>>,
            entry<reduce_row<Reduction, vectorized_walk, bfloat>>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
