// One result a row. A threadgroup takes a row, in two stages: each thread reduces what it walks over, and the
// threadgroup its threads' results.
//
// tiled takes rows shorter than what their reduction by itself takes, 32 of them at a time.
//
// vectorized keeps several accumulators: one of 32 lanes has too few registers to cover an addition's
// latency.
//
// What is reduced is a type:
//
//   accumulator<Walk>  of one SIMD group; take(x, i, active, part) is given elements i, i + 1, ...
//
//   change_places(by)  of an accumulator, if it has one: take does not look at i, so that whole cache lines
//   may be taken
//
//   result(tg, f)  f(simdgroup&) gives each SIMD group's accumulator; the result is uniform
//
//   finish(result, divisor)  of a row's result, or of a lane's; a sum is divided, nothing else is
#pragma once

#include "kernels/common/accumulators.hpp"
#include "kernels/common/kept_row.kernel.hpp"
#include "kernels/common/kernel_entry.hpp"
#include "kernels/common/row_tiles.kernel.hpp"
#include "kernels/reduce/reduce.hpp"
#include "kernels/runtime/machine/memory_policy.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// What a SIMD group takes of x (n) by whole cache lines; the first one has `before` elements that are
/// not x's, because a load that crosses a cache line counts twice. Lanes then take other elements, those of a
/// neighbour `before` lanes away; they change places at the end, so that no bit of the result depends on
/// where x lies. A separate function: inlined, it would make the usual walk keep accumulators in memory.
/// Why: kernels/common/kernels.md#accumulators.
template <class Accumulator, class T>
[[gnu::flatten, gnu::noinline]] Accumulator taken_by_lines(simdgroup sg, const T* x, std::size_t n,
                                                           std::size_t before) {
  constexpr std::size_t step = 4 * lane_count;
  const auto* const lines =
      reinterpret_cast<const T*>(reinterpret_cast<std::uintptr_t>(x) - before * sizeof(T));
  Accumulator taken;
  native::each<4>([&](auto part) PEWTER_INLINE_LAMBDA {
    const T* const from = lines + part * lane_count;
    if constexpr (part.value == 0) {
      const lane_mask inside(~0u << before);
      taken.take(load(from, inside), 0, inside, part);
    } else {
      taken.take(load(from), 0, all_lanes{}, part);
    }
  });
  vectorized_walk::loop(sg, n + before - step,
                        [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
                          taken.take(load(lines + step + i, active), 0, active, part);
                        });
  taken.change_places(before);
  return taken;
}

/// Elements from the beginning of x's cache line to x; 0 where a SIMD group begins at x.
template <class T>
PEWTER_INLINE std::size_t offset_in_line(const T* x, std::size_t n) {
  if constexpr (!native::lines_matter) return 0;
  constexpr std::size_t short_row = 512;
  const std::size_t bytes = reinterpret_cast<std::uintptr_t>(x) % cache_line;
  return n < short_row || bytes % sizeof(T) != 0 ? 0 : bytes / sizeof(T);
}

/// The reduction of x (n) by one threadgroup, uniform.
template <class Reduction, class Walk, class T>
PEWTER_INLINE auto reduced(threadgroup& tg, const T* x, std::size_t n) {
  using accumulator = typename Reduction::template accumulator<Walk>;
  if constexpr (Walk::is_vectorized && requires(accumulator taken) { taken.change_places(n); }) {
    const std::size_t before = tg.thread_count() == lane_count ? offset_in_line(x, n) : 0;
    if (before != 0)
      return Reduction::result(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
        return taken_by_lines<accumulator>(sg, x, n, before);
      });
  }
  const auto taken_by = [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
    accumulator taken;
    Walk::loop(sg, n, [&](std::size_t i, auto active, auto part) {
      taken.take(load(x + i, active), i, active, part);
    });
    return taken;
  };
  return Reduction::result(tg, taken_by);
}

template <class Reduction, class Walk, class T>
void reduce_row(threadgroup& tg, const detail::reduce_arguments& a) {
  const std::size_t r = tg.threadgroup_position_in_grid().x;
  const T* row = static_cast<const T*>(a.x) + r * a.cols;  // (cols)
  const auto result = Reduction::finish(reduced<Reduction, Walk>(tg, row, a.cols), a.divisor);
  using value = typename Reduction::value;
  tg.single_thread([&] { static_cast<value*>(a.results)[r] = result; });
}

/// What a SIMD group of a GPU takes of row x (cols), this many of a thread's elements at a time.
template <class Reduction, int kept, int width, class T>
PEWTER_INLINE lanes<float> taken_of_runs(simdgroup& sg, const threadgroup& tg, const T* x, std::size_t cols) {
  constexpr float identity = Reduction::identity;
  lanes<float> taken[4] = {identity, identity, identity, identity};
  kept_values<kept, width> row;
  row.take_turns(sg, tg, cols);
  do {
    row.each_run([&](const auto& at, auto& run) PEWTER_INLINE_LAMBDA { run = at.read(x, identity); });
    row.each([&](const lanes<float>& v, std::uint32_t part)
                 PEWTER_INLINE_LAMBDA { taken[part] = Reduction::combine(taken[part], v); });
  } while (row.go_on());
  return Reduction::combine(Reduction::combine(taken[0], taken[1]), Reduction::combine(taken[2], taken[3]));
}

/// vectorized. On a GPU elements of 16 bits are loaded in fours: loads of two bytes a thread are too small.
template <class Reduction, class T>
struct reduction_of_row {
  using arguments = detail::reduce_arguments;
  static constexpr int kept_at_a_time = 16;
  template <int kept, int width = 1>
  static void body(threadgroup& tg, const arguments& a) {
    if constexpr (kept == 0) {
      reduce_row<Reduction, walk_by_blocks, T>(tg, a);
    } else {
      const std::size_t r = tg.threadgroup_position_in_grid().x;
      const T* row = static_cast<const T*>(a.x) + r * a.cols;  // (cols)
      const float all = Reduction::result_of(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
        return taken_of_runs<Reduction, kept, width>(sg, tg, row, a.cols);
      });
      const float result = Reduction::finish(all, a.divisor);
      tg.single_thread([&] { static_cast<float*>(a.results)[r] = result; });
    }
  }
};
/// Reductions to other values than floats have one form.
template <class Reduction, class T>
inline constexpr kernel_function vectorized_entry = entry<reduce_row<Reduction, walk_by_blocks, T>>;
template <class Reduction, class T>
requires(sizeof(T) == 2 && native::most_kept_values != 0 &&
         requires { Reduction::identity; }) inline constexpr kernel_function vectorized_entry<Reduction, T> =
    entry_of_rows<reduction_of_row<Reduction, T>>;

/// tiled: results of 32 rows at a time.
template <class Reduction, class T>
void reduce_row_tile(threadgroup& tg, const detail::reduce_arguments& a) {
  using accumulator = typename Reduction::template accumulator<vectorized_walk>;
  const T* x = static_cast<const T*>(a.x);          // (rows, cols)
  float* results = static_cast<float*>(a.results);  // (rows)
  for_each_row_tile(
      tg, a.rows, [=](simdgroup& alone, std::size_t first, std::uint32_t rows) PEWTER_INLINE_LAMBDA {
        taken_of_rows<typename Reduction::combine_registers> taken_of;
        for (std::uint32_t r = 0; r < rows; ++r) {
          const T* row = x + (first + r) * a.cols;  // (cols)
          accumulator taken;
          vectorized_walk::loop(alone, a.cols,
                                [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
                                  taken.take(load(row + i, active), i, active, part);
                                });
          taken_of.set(r, taken.combined());
        }
        store(results + first, Reduction::finish(taken_of.reduced(rows), a.divisor), first_lanes(rows));
      });
}

/// The reductions to one float. Operation has an identity, combine(a, b) of registers, and finish(x, divisor)
/// of numbers or lanes.
template <class Operation>
struct float_reduction {
  using value = float;
  static constexpr float identity = Operation::identity;

  template <class Walk>
  struct accumulator {
    accumulators<Walk> values{Operation::identity};
    static constexpr int count = accumulators<Walk>::count;

    template <class Mask, class Part>
    PEWTER_INLINE void take(const lanes<float>& x, std::size_t, Mask active, Part part) {
      values[part] = combine(values[part], select(active, x, Operation::identity));
    }
    /// Lane l gets what lane l + by has taken, lanes being counted through all accumulators, and around.
    PEWTER_INLINE void change_places(std::size_t by) {
      constexpr std::size_t all = count * lane_count;
      alignas(cache_line) float taken[all + lane_count];
      native::each<count + 1>(
          [&](auto k) { store(taken + k * lane_count, values[native::index_constant<k.value % count>{}]); });
      native::each<count>([&](auto k) { values[k] = load(taken + by + k * lane_count); });
    }
    PEWTER_INLINE lanes<float> combined() {
      lanes<float> all = values[native::index_constant<0>{}];
      native::each<count>([&](auto k) {
        if constexpr (k.value != 0) all = combine(all, values[k]);
      });
      return all;
    }
  };

  struct combine_registers {
    PEWTER_INLINE native::vec<float> operator()(const native::vec<float>& a,
                                                const native::vec<float>& b) const {
      return Operation::combine(a, b);
    }
  };
  PEWTER_INLINE static lanes<float> combine(const lanes<float>& a, const lanes<float>& b) {
    lanes<float> r;
    native::each<lanes<float>::registers>([&](auto k) { r.v[k] = Operation::combine(a.v[k], b.v[k]); });
    return r;
  }
  template <class F>
  PEWTER_INLINE static float result(threadgroup& tg, F&& taken_by) {
    return result_of(tg, [&](simdgroup& sg) PEWTER_INLINE_LAMBDA { return taken_by(sg).combined(); });
  }
  /// f(simdgroup&) gives lanes.
  template <class F>
  PEWTER_INLINE static float result_of(threadgroup& tg, F&& f) {
    return native::threadgroup_reduce(tg, f, combine, [](const lanes<float>& x) PEWTER_INLINE_LAMBDA {
      return native::reduce(x, combine_registers{});
    });
  }
  template <class V>
  PEWTER_INLINE static V finish(const V& all, float divisor) {
    return Operation::finish(all, divisor);
  }
};

/// The addition of row_sum and row_mean, whose divisors are 1 and cols.
struct addition {
  static constexpr float identity = 0;
  PEWTER_INLINE static native::vec<float> combine(const native::vec<float>& a, const native::vec<float>& b) {
    return a + b;
  }
  template <class V>
  PEWTER_INLINE static V finish(const V& sum, float divisor) {
    return divisor == 1 ? sum : sum / divisor;
  }
};

/// The table of one reduction.
/// @tparam Half, Bfloat one body where that takes no longer.
/// Why: kernels/common/code_size.md#half-and-bfloat.
template <class Reduction, class Half = branched_half, class Bfloat = branched_bfloat>
constexpr kernel_table table_of_reduction() {
  return kernel_table{}
      .with(pattern::stride_loop, strided_entry<reduce_row<Reduction, walk_by_strides, float>>,
            strided_entry<reduce_row<Reduction, walk_by_strides, Half>>,
            strided_entry<reduce_row<Reduction, walk_by_strides, Bfloat>>)
      .with(pattern::vectorized, vectorized_entry<Reduction, float>, vectorized_entry<Reduction, Half>,
            vectorized_entry<Reduction, Bfloat>);
}
/// The table of one reduction to a float.
template <class Operation, class Half = branched_half, class Bfloat = branched_bfloat>
constexpr kernel_table table_of_float_reduction() {
  using reduction = float_reduction<Operation>;
  return table_of_reduction<reduction, Half, Bfloat>().with(
      pattern::tiled, entry<reduce_row_tile<reduction, float>, copies::any_threadgroup>,
      entry<reduce_row_tile<reduction, half>, copies::any_threadgroup>,
      entry<reduce_row_tile<reduction, bfloat>, copies::any_threadgroup>);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
