// Kernels written twice, in phases and free-form, each in the way that its form suggests: the tests compare
// their bits, the benchmarks their times.
#pragma once

#include "pewter/pewter.hpp"

namespace pewter::test {

/// Sums of 32 lanes, one for each part of a walk.
template <class Walk>
struct walk_accumulators {
  lanes<float> of[Walk::parts];

  walk_accumulators() {
    for (lanes<float>& each : of) each = 0.0f;
  }
  lanes<float> total() const { return sum_of(of); }
};

// ---- row_sum: sums[r] = sum of row r ----

template <class Walk>
PEWTER_INLINE lanes<float> own_sum(simdgroup& sg, const float* row, std::size_t cols) {
  walk_accumulators<Walk> sums;
  Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
    sums.of[part.value] += load(row + i, active);
  });
  return sums.total();
}
template <class Walk>
auto row_sum_in_phases(const float* x, const float*, float* sums, std::size_t cols) {
  return [=](threadgroup& tg) {
    const std::size_t r = tg.threadgroup_position_in_grid().x;
    const float sum =
        threadgroup_sum(tg, [&](simdgroup& sg) { return own_sum<Walk>(sg, x + r * cols, cols); });
    tg.single_thread([&] { sums[r] = sum; });
  };
}
template <class Walk>
auto row_sum_free_form(const float* x, const float*, float* sums, std::size_t cols) {
  return free_form([=](simdgroup& sg) {
    const std::size_t r = sg.threadgroup_position_in_grid().x;
    const float sum = threadgroup_sum(sg, own_sum<Walk>(sg, x + r * cols, cols));
    if (sg.index() == 0) sums[r] = sum;
  });
}

// ---- rms_norm: y = x weight / sqrt(mean of squares + epsilon) ----

template <class Walk>
PEWTER_INLINE lanes<float> own_squares(simdgroup& sg, const float* row, std::size_t cols) {
  walk_accumulators<Walk> sums;
  Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
    const lanes<float> v = load(row + i, active);
    sums.of[part.value] = fma(v, v, sums.of[part.value]);
  });
  return sums.total();
}
template <class Walk>
PEWTER_INLINE void store_normalized(simdgroup& sg, const float* row, const float* weight, float* y,
                                    std::size_t cols, float sum) {
  const lanes<float> factor = 1 / __builtin_sqrtf(sum / static_cast<float>(cols) + 1e-5f);
  Walk::loop(sg, cols, [&](std::size_t i, auto active, auto) PEWTER_INLINE_LAMBDA {
    store(y + i, load(row + i, active) * factor * load(weight + i, active), active);
  });
}
template <class Walk>
auto rms_norm_in_phases(const float* x, const float* weight, float* y, std::size_t cols) {
  return [=](threadgroup& tg) {
    const std::size_t offset = tg.threadgroup_position_in_grid().x * cols;
    const float sum =
        threadgroup_sum(tg, [&](simdgroup& sg) { return own_squares<Walk>(sg, x + offset, cols); });
    tg.for_each_simdgroup(
        [&](simdgroup& sg) { store_normalized<Walk>(sg, x + offset, weight, y + offset, cols, sum); });
  };
}
template <class Walk>
auto rms_norm_free_form(const float* x, const float* weight, float* y, std::size_t cols) {
  return free_form([=](simdgroup& sg) {
    const std::size_t offset = sg.threadgroup_position_in_grid().x * cols;
    const float sum = threadgroup_sum(sg, own_squares<Walk>(sg, x + offset, cols));
    store_normalized<Walk>(sg, x + offset, weight, y + offset, cols, sum);
  });
}

// ---- softmax: y = exp(x - max) / sum of exp(x - max) ----

template <class Walk>
PEWTER_INLINE lanes<float> own_largest(simdgroup& sg, const float* row, std::size_t cols) {
  lanes<float> largest[Walk::parts];
  for (lanes<float>& each : largest) each = -__builtin_inff();
  Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
    lanes<float>& m = largest[part.value];
    m = select(active, max(m, load(row + i, active)), m);
  });
  lanes<float> all = largest[0];
  for (int i = 1; i < Walk::parts; ++i) all = max(all, largest[i]);
  return all;
}
template <class Walk>
PEWTER_INLINE lanes<float> own_exponentials(simdgroup& sg, const float* row, float* y, std::size_t cols,
                                            float largest) {
  walk_accumulators<Walk> sums;
  Walk::loop(sg, cols, [&](std::size_t i, auto active, auto part) PEWTER_INLINE_LAMBDA {
    const lanes<float> e = exp(load(row + i, active) - largest);
    store(y + i, e, active);
    sums.of[part.value] += select(active, e, 0.0f);
  });
  return sums.total();
}
template <class Walk>
PEWTER_INLINE void store_quotients(simdgroup& sg, float* y, std::size_t cols, float sum) {
  const lanes<float> factor = 1 / sum;
  Walk::loop(sg, cols, [&](std::size_t i, auto active, auto) PEWTER_INLINE_LAMBDA {
    store(y + i, load(y + i, active) * factor, active);
  });
}
template <class Walk>
auto softmax_in_phases(const float* x, const float*, float* y, std::size_t cols) {
  return [=](threadgroup& tg) {
    const std::size_t offset = tg.threadgroup_position_in_grid().x * cols;
    const float* const row = x + offset;
    const float largest =
        threadgroup_max(tg, [&](simdgroup& sg) { return own_largest<Walk>(sg, row, cols); });
    const float sum = threadgroup_sum(
        tg, [&](simdgroup& sg) { return own_exponentials<Walk>(sg, row, y + offset, cols, largest); });
    tg.for_each_simdgroup([&](simdgroup& sg) { store_quotients<Walk>(sg, y + offset, cols, sum); });
  };
}
template <class Walk>
auto softmax_free_form(const float* x, const float*, float* y, std::size_t cols) {
  return free_form([=](simdgroup& sg) {
    const std::size_t offset = sg.threadgroup_position_in_grid().x * cols;
    const float largest = threadgroup_max(sg, own_largest<Walk>(sg, x + offset, cols));
    const float sum = threadgroup_sum(sg, own_exponentials<Walk>(sg, x + offset, y + offset, cols, largest));
    store_quotients<Walk>(sg, y + offset, cols, sum);
  });
}

// ---- C (m, n) = A (m, k) B (k, n): a threadgroup a tile of 32 x 32, stages of 32 along k ----

inline constexpr std::uint32_t product_tile = 32;
inline std::uint32_t smaller_of(std::uint32_t a, std::uint32_t b) { return a < b ? a : b; }

/// Row r of a stage: from[0 ... 32) as far as it exists, then zeros.
PEWTER_INLINE void stage_row(float* to, const float* from, bool exists, std::uint32_t left) {
  store(to, exists ? load(from, first_lanes(left < 32 ? left : 32)) : lanes<float>(0.0f));
}
struct product_operands {
  const float *a, *b;
  float* c;
  std::uint32_t m, n, k;

  PEWTER_INLINE void stage(std::uint32_t r, uint3 at, std::uint32_t k0, float* a_tile, float* b_tile) const {
    const std::uint32_t row = at.y * product_tile + r, col = at.x * product_tile;
    stage_row(a_tile + r * product_tile, a + std::size_t{row} * k + k0, row < m, k - k0);
    stage_row(b_tile + r * product_tile, b + std::size_t{k0 + r} * n + col, k0 + r < k, n - col);
  }
  PEWTER_INLINE static void multiply(lanes<float>& sum, const float* a_row, const float* b_tile) {
    for (std::uint32_t i = 0; i < product_tile; ++i)
      sum = fma(lanes<float>(a_row[i]), load(b_tile + i * product_tile), sum);
  }
  PEWTER_INLINE void store_row(std::uint32_t r, uint3 at, const lanes<float>& sum) const {
    const std::uint32_t row = at.y * product_tile + r, col = at.x * product_tile;
    if (row < m) pewter::store(c + std::size_t{row} * n + col, sum, first_lanes(n - col < 32 ? n - col : 32));
  }
};

inline auto product_in_phases(const float* a, const float* b, float* c, std::uint32_t m, std::uint32_t n,
                              std::uint32_t k) {
  return [=](threadgroup& tg) {
    const product_operands all{a, b, c, m, n, k};
    const uint3 at = tg.threadgroup_position_in_grid();
    const std::uint32_t step = tg.simdgroups_per_threadgroup();
    float* const a_tile = tg.memory<float>(product_tile * product_tile);
    float* const b_tile = tg.memory<float>(product_tile * product_tile);
    struct rows {
      lanes<float> of[product_tile];
    };
    const auto sums = tg.per_simdgroup_state<rows>();
    tg.for_each_simdgroup([&](simdgroup& sg) {
      for (lanes<float>& each : sums[sg].of) each = 0.0f;
    });
    for (std::uint32_t k0 = 0; k0 < k; k0 += product_tile) {
      tg.for_each_simdgroup([&](simdgroup& sg) {
        for (std::uint32_t r = sg.index(); r < product_tile; r += step) all.stage(r, at, k0, a_tile, b_tile);
      });
      tg.for_each_simdgroup([&](simdgroup& sg) {
        for (std::uint32_t r = sg.index(); r < product_tile; r += step)
          all.multiply(sums[sg].of[r / step], a_tile + r * product_tile, b_tile);
      });
    }
    tg.for_each_simdgroup([&](simdgroup& sg) {
      for (std::uint32_t r = sg.index(); r < product_tile; r += step)
        all.store_row(r, at, sums[sg].of[r / step]);
    });
  };
}
inline auto product_free_form(const float* a, const float* b, float* c, std::uint32_t m, std::uint32_t n,
                              std::uint32_t k) {
  return free_form([=](simdgroup& sg) {
    const product_operands all{a, b, c, m, n, k};
    const uint3 at = sg.threadgroup_position_in_grid();
    const std::uint32_t step = sg.simdgroups_per_threadgroup();
    float* const a_tile = sg.memory<float>(product_tile * product_tile);
    float* const b_tile = sg.memory<float>(product_tile * product_tile);
    lanes<float> sums[product_tile];
    for (lanes<float>& each : sums) each = 0.0f;
    for (std::uint32_t k0 = 0; k0 < k; k0 += product_tile) {
      for (std::uint32_t r = sg.index(); r < product_tile; r += step) all.stage(r, at, k0, a_tile, b_tile);
      threadgroup_barrier(mem_flags::mem_threadgroup);
      for (std::uint32_t r = sg.index(); r < product_tile; r += step)
        all.multiply(sums[r / step], a_tile + r * product_tile, b_tile);
      threadgroup_barrier(mem_flags::mem_threadgroup);
    }
    for (std::uint32_t r = sg.index(); r < product_tile; r += step) all.store_row(r, at, sums[r / step]);
  });
}

}  // namespace pewter::test
