// A producer and consumers over a ring of stages, for comparison with the same kernels without one
// (row_kernels.hpp): rms_norm of rows and the tiled product. SIMD group 0 produces.
#pragma once

#include "tests/support/row_kernels.hpp"

namespace pewter::test {

/// A ring of stages of floats, and who may use which.
class stage_ring {
 public:
  stage_ring(const simdgroup& sg, std::uint32_t stages, std::uint32_t stage_floats, std::uint32_t consumers)
      : memory_(sg.memory<float>(std::size_t{stages} * stage_floats)),
        stage_floats_(stage_floats),
        full_(mbarriers::alloc(sg, stages)),
        empty_(mbarriers::alloc(sg, stages)) {
    if (sg.index() == 0)
      for (std::uint32_t s = 0; s < stages; ++s) {
        full_[s].init(1);
        empty_[s].init(consumers);
      }
    sg.sync();
  }
  /// Stage of turn t, free again. Its copies are to be told to full(t).
  float* to_fill(std::uint32_t t) const {
    empty_[t % stages()].wait(phase(t) ^ 1);
    return at(t);
  }
  mbarrier full(std::uint32_t t) const { return full_[t % stages()]; }
  /// Stage of turn t, full.
  const float* to_use(std::uint32_t t) const {
    full_[t % stages()].wait(phase(t));
    return at(t);
  }
  void used(std::uint32_t t, const simdgroup& by) const { empty_[t % stages()].arrive(by); }

 private:
  std::uint32_t stages() const { return full_.stages(); }
  std::uint32_t phase(std::uint32_t t) const { return t / stages() & 1; }
  float* at(std::uint32_t t) const { return memory_ + std::size_t{t % stages()} * stage_floats_; }

  float* memory_;
  std::uint32_t stage_floats_;
  mbarriers full_, empty_;
};

/// y = rms_norm of x (rows, cols). Each of the grid's threadgroups takes every so many rows, each consumer
/// every so many of these. There are at most as many consumers as stages: who waits for a phase must know
/// that the one before it has ended, as phases are told apart by one bit.
inline auto rms_norm_pipeline(const float* x, const float* weight, float* y, std::uint32_t rows,
                              std::uint32_t cols, std::uint32_t stages) {
  return free_form(
      [=](simdgroup& sg) {
        const stage_ring ring(sg, stages, cols, 32);
        const std::uint32_t step = sg.threadgroups_per_grid().x, first = sg.threadgroup_position_in_grid().x;
        const std::uint32_t own = first < rows ? (rows - first + step - 1) / step : 0;
        sg.single_thread(0, [&](simdgroup& producer) {
          for (std::uint32_t t = 0; t < own; ++t) {
            float* const to = ring.to_fill(t);
            ring.full(t).arrive_and_expect_tx(producer, cols * sizeof(float));
            copy_async(producer, to, x + (first + std::size_t{t} * step) * cols, cols, ring.full(t));
          }
        });
        const std::uint32_t consumers = smaller_of(sg.simdgroups_per_threadgroup() - 1, stages);
        if (sg.index() == 0 || sg.index() > consumers) return;
        sg.single_simdgroup(sg.index(), [&](simdgroup& alone) {
          for (std::uint32_t t = sg.index() - 1; t < own; t += consumers) {
            const float* const row = ring.to_use(t);
            const float sum = simd_sum(own_squares<vectorized_walk>(alone, row, cols), alone);
            store_normalized<vectorized_walk>(alone, row, weight, y + (first + std::size_t{t} * step) * cols,
                                              cols, sum);
            ring.used(t, alone);
          }
        });
      },
      "rms_norm_pipeline");
}

/// As product_free_form, the stages along k going through a ring.
inline auto product_pipeline(const float* a, const float* b, float* c, std::uint32_t m, std::uint32_t n,
                             std::uint32_t k, std::uint32_t stages) {
  return free_form(
      [=](simdgroup& sg) {
        const product_operands all{a, b, c, m, n, k};
        const uint3 at = sg.threadgroup_position_in_grid();
        const std::uint32_t consumers = sg.simdgroups_per_threadgroup() - 1;
        constexpr std::uint32_t tile_floats = product_tile * product_tile;
        const stage_ring ring(sg, stages, 2 * tile_floats, consumers * 32);
        const std::uint32_t turns = (k + product_tile - 1) / product_tile;
        sg.single_simdgroup(0, [&](simdgroup& producer) {
          for (std::uint32_t t = 0; t < turns; ++t) {
            float* const to = ring.to_fill(t);
            const std::uint32_t k0 = t * product_tile, row = at.y * product_tile, col = at.x * product_tile;
            const tile_shape of_a = {smaller_of(product_tile, m - row), smaller_of(product_tile, k - k0)};
            const tile_shape of_b = {smaller_of(product_tile, k - k0), smaller_of(product_tile, n - col)};
            const std::size_t elements = of_a.rows * of_a.cols + of_b.rows * of_b.cols;
            if (elements != 2 * tile_floats)
              for (std::uint32_t i = 0; i < 2 * tile_floats; i += 32) store(to + i, lanes<float>(0.0f));
            producer.single_thread(0, [&](simdgroup& one) {
              ring.full(t).arrive_and_expect_tx(one, elements * sizeof(float));
              copy_tile_async(one, to, product_tile, a + std::size_t{row} * k + k0, k, of_a, ring.full(t));
              copy_tile_async(one, to + tile_floats, product_tile, b + std::size_t{k0} * n + col, n, of_b,
                              ring.full(t));
            });
          }
        });
        if (sg.index() == 0) return;
        lanes<float> sums[product_tile];
        for (lanes<float>& each : sums) each = 0.0f;
        for (std::uint32_t t = 0; t < turns; ++t) {
          const float* const tiles = ring.to_use(t);
          for (std::uint32_t r = sg.index() - 1; r < product_tile; r += consumers)
            all.multiply(sums[r / consumers], tiles + r * product_tile, tiles + tile_floats);
          ring.used(t, sg);
        }
        for (std::uint32_t r = sg.index() - 1; r < product_tile; r += consumers)
          all.store_row(r, at, sums[r / consumers]);
      },
      "product_pipeline");
}

/// Sum of GELU, by erf, of a row times the weights; cols is a multiple of 32.
inline float gelu_score(const float* row, const float* weight, std::uint32_t cols) {
  lanes<float> sum = 0.0f;
  for (std::uint32_t i = 0; i < cols; i += 32) {
    const lanes<float> v = load(row + i) * load(weight + i);
    sum += v * (erf(v * 0.70710678f) * 0.5f + 0.5f);
  }
  return simd_sum(sum);
}

/// scores[t] = gelu_score of row ids[t] of x, for t below count, by one SIMD group.
inline auto scores_by_index(const float* x, const std::uint32_t* ids, const float* weight, float* scores,
                            std::uint32_t count, std::uint32_t cols) {
  return free_form([=](simdgroup&) {
    for (std::uint32_t t = 0; t < count; ++t)
      scores[t] = gelu_score(x + std::size_t{ids[t]} * cols, weight, cols);
  });
}
/// The same by a producer that fetches the rows, four a stage, and a consumer: a threadgroup of 64 threads.
inline auto scores_by_index_pipeline(const float* x, const std::uint32_t* ids, const float* weight,
                                     float* scores, std::uint32_t count, std::uint32_t cols,
                                     std::uint32_t stages) {
  return free_form([=](simdgroup& sg) {
    constexpr std::uint32_t rows = 4;
    const stage_ring ring(sg, stages, rows * cols, 32);
    const std::uint32_t turns = (count + rows - 1) / rows;
    sg.single_thread(0, [&](simdgroup& producer) {
      for (std::uint32_t t = 0; t < turns; ++t) {
        float* const to = ring.to_fill(t);
        const std::uint32_t first = t * rows, n = smaller_of(rows, count - first);
        ring.full(t).arrive_and_expect_tx(producer, n * cols * sizeof(float));
        for (std::uint32_t r = 0; r < n; ++r)
          copy_async(producer, to + r * cols, x + std::size_t{ids[first + r]} * cols, cols, ring.full(t));
      }
    });
    sg.single_simdgroup(1, [&](simdgroup& consumer) {
      for (std::uint32_t t = 0; t < turns; ++t) {
        const float* const from = ring.to_use(t);
        const std::uint32_t first = t * rows, n = smaller_of(rows, count - first);
        for (std::uint32_t r = 0; r < n; ++r) scores[first + r] = gelu_score(from + r * cols, weight, cols);
        ring.used(t, consumer);
      }
    });
  });
}

}  // namespace pewter::test
