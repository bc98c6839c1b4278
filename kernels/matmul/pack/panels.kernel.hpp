// Packing: a matrix becomes panels of `width` rows of op(A) or columns of op(B), here called lines, element
// by element in order of k (plan.hpp), in a dispatch of its own or by the threadgroup that multiplies.
//
// Where a panel's lines are adjacent in memory, an iteration over k is a short copy. Else each line is read
// along k, and as many lines as a register has elements are transposed in registers. A panel that is narrower
// than a register is read eight lines by 32 iterations at a time, which are interleaved in three rounds: (0
// 4) (2 6) (1 5) (3 7), then (0 2 4 6) (1 3 5 7), then all, two shuffles for two registers each.
#pragma once

#include "kernels/matmul/tile.kernel.hpp"
#include "pewter/native/transpose.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

/// Lines to be packed, `width` a panel: line i at iteration k is from[i * line + k * step].
struct pack_arguments {
  const void* from;
  void* to;  // (batches, panels of width lines)
  std::size_t width, lines, k;
  std::size_t line, step, batch;  // strides of `from`
  std::size_t to_batch;           // elements of `to`
  std::size_t panels_per_threadgroup;
  std::size_t kc, lines_of_block;  // panels are contiguous in blocks of K; 0: each has all of K
};

/// The dispatch that packs op(A), or NC columns of op(B), of a group of batches. The default is none.
struct packing {
  pack_arguments arguments{};
  launch_geometry geometry;
  double nanoseconds_per_threadgroup = 0;

  packing() { geometry.threadgroups_per_grid.x = 0; }
  packing(const pack_arguments& p, std::size_t batches, double nanoseconds_per_element) : packing() {
    if (p.k == 0 || batches == 0) return;
    arguments = p;
    const std::size_t threadgroups = divide_up(divide_up(p.lines, p.width), p.panels_per_threadgroup);
    geometry = geometry_of_threadgroups(
        {static_cast<std::uint32_t>(threadgroups), 1, static_cast<std::uint32_t>(batches)},
        {lane_count, 1, 1});
    nanoseconds_per_threadgroup =
        nanoseconds_per_element * static_cast<double>(p.width * p.panels_per_threadgroup * p.k);
  }
};

/// op(A), from `batch` on.
template <class T>
packing packing_of_a(const gemm_job& job, std::size_t batch, std::size_t batches) {
  const gemm_plan& plan = job.plan;
  const detail::gemm_operand& a = plan.a_operand;
  if (a.form != operand_form::packed) return {};
  return {{static_cast<const T*>(job.a) + batch * plan.a.batch, job.packed_a, a.panel_width, plan.m, plan.k,
           plan.a.row, plan.a.col, plan.a.batch, a.batch, a.panels_per_threadgroup, plan.blocking.kc,
           a.lines_of_block},
          batches,
          plan.costs.packed_element};
}
/// `cols` columns of op(B) from `col` on.
template <class T>
packing packing_of_b(const gemm_job& job, std::size_t col, std::size_t cols, std::size_t batch,
                     std::size_t batches) {
  const gemm_plan& plan = job.plan;
  const detail::gemm_operand& b = plan.b_operand;
  if (b.form != operand_form::packed) return {};
  return {{static_cast<const T*>(job.b) + batch * plan.b.batch + col * plan.b.col, job.packed_b,
           b.panel_width, cols, plan.k, plan.b.col, plan.b.row, plan.b.batch, b.batch,
           b.panels_per_threadgroup, plan.blocking.kc, b.lines_of_block},
          batches,
          plan.costs.packed_element};
}

/// Adjacent panels that a threadgroup packs.
template <class From, class To>
struct panels_of_threadgroup {
  const From* from;
  To* to;
  std::size_t count, lines;  // lines that are left: the last panel may have fewer than the others
};
template <class From, class To>
PEWTER_INLINE panels_of_threadgroup<From, To> panels_of(threadgroup& tg, const pack_arguments& p,
                                                        std::size_t panel_size) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t panels = divide_up(p.lines, p.width), first = at.x * p.panels_per_threadgroup;
  return {static_cast<const From*>(p.from) + at.z * p.batch + first * p.width * p.line,
          static_cast<To*>(p.to) + at.z * p.to_batch + first * panel_size,
          least_of(panels - first, p.panels_per_threadgroup), p.lines - first * p.width};
}

template <bool high, class C, int... i>
PEWTER_INLINE C interleave_of(C x, C y, native::index_list<i...>) {
  constexpr int w = static_cast<int>(sizeof...(i));
  return native::shuffle<(i % 2 * w + i / 2 + (high ? w / 2 : 0))...>(x, y);
}
/// x[0] y[0] x[1] y[1] ... of the low or high halves.
template <bool high>
PEWTER_INLINE native::vec<float> interleave(const native::vec<float>& x, const native::vec<float>& y) {
  using all = native::make_index_list<native::width<float>>::type;
  return native::from_raw<float>(interleave_of<high>(native::raw(x), native::raw(y), all{}));
}

/// The same register of eight lines, interleaved: to (w, 8), a row every `stride` floats; the first `steps`
/// rows, if there are fewer.
PEWTER_INLINE void store_interleaved(const native::vec<float> (&line)[8], float* to, std::size_t stride,
                                     std::size_t steps) {
  constexpr int w = native::width<float>;
  using vec = native::vec<float>;
  vec twos[8], fours[8], all[8];
  native::each<4>([&](auto i) {  // lines (i, i + 4)
    twos[2 * i] = interleave<false>(line[i], line[i + 4]);
    twos[2 * i + 1] = interleave<true>(line[i], line[i + 4]);
  });
  native::each<2>([&](auto i) {  // lines (i, i + 2, i + 4, i + 6)
    native::each<2>([&](auto h) {
      fours[4 * i + 2 * h] = interleave<false>(twos[2 * i + h], twos[2 * (i + 2) + h]);
      fours[4 * i + 2 * h + 1] = interleave<true>(twos[2 * i + h], twos[2 * (i + 2) + h]);
    });
  });
  native::each<4>([&](auto q) {
    all[2 * q] = interleave<false>(fours[q], fours[4 + q]);
    all[2 * q + 1] = interleave<true>(fours[q], fours[4 + q]);
  });
  float rows[8 * w];
  native::each<8>([&](auto i) { native::store<float>(rows + i * w, all[i]); });
  for (std::size_t k = 0; k < w && k < steps; ++k) __builtin_memcpy(to + k * stride, rows + 8 * k, 32);
}

/// A line by itself, as float.
template <class T>
PEWTER_INLINE void copy_line(const T* from, float* to, std::size_t n) {
  std::size_t i = 0;
  for (; i + lane_count <= n; i += lane_count) store(to + i, load(from + i));
  const lane_mask rest = first_lanes(static_cast<std::uint32_t>(n - i));
  if (any(rest)) store(to + i, load(from + i, rest), rest);
}

/// `steps` steps from k on, at most 32, of `count` lines from `first` on; those from `lines` on are zeros.
template <int width, int count, class T, class Active>
PEWTER_INLINE void pack_steps(const pack_arguments& p, const T* from, float* to, std::size_t lines,
                              std::size_t first, std::size_t k, std::size_t steps, Active active) {
  constexpr int w = native::width<float>;
  const auto line = [&](auto i) {
    return first + i.value < lines ? load(from + (first + i.value) * p.line + k, active) : lanes<float>(0.0f);
  };
  float* const at = to + k * width + first;
  native::each<lanes<float>::registers>([&](auto r) PEWTER_INLINE_LAMBDA {
    constexpr std::size_t first_step = std::size_t{r.value} * w;
    if (first_step >= steps) return;
    float* const part = at + first_step * width;
    if constexpr (count == w) {
      native::chunk<float> rows[count];
      native::each<count>([&](auto i) { rows[i.value] = native::raw(line(i).v[r]); });
      native::transpose<float, count>(rows);
      native::each<count>([&](auto i) {
        if (first_step + i.value < steps)
          native::store<float>(part + static_cast<std::size_t>(i.value) * width,
                               native::from_raw<float>(rows[i.value]));
      });
    } else {
      native::vec<float> rows[8];
      native::each<8>([&](auto i) { rows[i.value] = line(i).v[r]; });
      store_interleaved(rows, part, width, steps - first_step);
    }
  });
}

/// One panel whose lines are read along K. Where a whole register of lines is not there, nothing reads it.
template <int width, class T>
PEWTER_INLINE void pack_along(const pack_arguments& p, const T* from, float* to, std::size_t lines) {
  constexpr int w = native::width<float>, count = width % w == 0 ? w : 8;
  std::size_t k = 0;
  for (; k + lane_count <= p.k; k += lane_count)
    for (std::size_t first = 0; first < width && first < lines; first += count)
      pack_steps<width, count>(p, from, to, lines, first, k, lane_count, all_lanes{});
  const std::size_t rest = p.k - k;
  if (rest == 0) return;
  for (std::size_t first = 0; first < width && first < lines; first += count)
    pack_steps<width, count>(p, from, to, lines, first, k, rest,
                             first_lanes(static_cast<std::uint32_t>(rest)));
}

/// A step of `width` adjacent lines: `count` are there, the others are zeros.
template <int width, class T>
PEWTER_INLINE void copy_step(const T* from, float* to, std::size_t count) {
  native::each<(width + lane_count - 1) / lane_count>([&](auto i) {
    constexpr std::size_t first = std::size_t{i.value} * lane_count;
    const std::size_t left = count > first ? count - first : 0;
    const lanes<float> values =
        load(from + first, first_lanes(static_cast<std::uint32_t>(left < lane_count ? left : lane_count)));
    if constexpr (width - first >= lane_count)
      store(to + first, values);
    else
      store(to + first, values, first_lanes(width - first));
  });
}
/// Packs panels whose lines are contiguous across the panel.
template <int width, class T>
PEWTER_INLINE void pack_across(const pack_arguments& p, const panels_of_threadgroup<T, float>& panels) {
  const std::size_t full = panels.lines / width < panels.count ? panels.lines / width : panels.count;
  for (std::size_t k = 0; k < p.k; ++k) {
    const T* from = panels.from + k * p.step;
    float* to = panels.to + k * width;
    for (std::size_t i = 0; i < full; ++i) {
      copy_step<width>(from, to, width);
      from += width;
      to += width * p.k;
    }
    if (full < panels.count) copy_step<width>(from, to, panels.lines - full * width);
  }
}

/// Panels of `width` lines; lines by themselves where a panel is one line.
template <int width, class T>
void pack_panels(threadgroup& tg, const pack_arguments& p) {
  const auto panels = panels_of<T, float>(tg, p, p.width * p.k);
  tg.first_simdgroup([&](simdgroup&) {
    if (p.width != 1 && p.line == 1) return pack_across<width>(p, panels);
    for (std::size_t i = 0; i < panels.count; ++i) {
      const T* from = panels.from + i * p.width * p.line;
      float* to = panels.to + i * p.width * p.k;
      if (p.width == 1)
        copy_line(from, to, p.k);
      else
        pack_along<width>(p, from, to, panels.lines - i * width);
    }
  });
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
