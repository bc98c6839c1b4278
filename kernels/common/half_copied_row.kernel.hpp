// Rows of floats on a GPU: a thread keeps half of its 64 elements in registers, and half in threadgroup
// memory, where asynchronous copies bring them. A core then holds two threadgroups with such rows, which are
// in different phases. Why: kernels/offload/kernels.md#rows.
#pragma once

#include "kernels/common/kept_row.kernel.hpp"
#if defined(PEWTER_GPU)
#include "pewter/native/gpu/matrix.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

inline constexpr int half_copied = 2 * native::most_kept_values;

#if defined(__NVPTX__)

/// A run in threadgroup memory, where each thread has its own.
template <bool whole>
class far_place : public run_place<4, whole> {
 public:
  PEWTER_INLINE far_place(std::uint32_t first, std::uint32_t end, float* slot)
      : run_place<4, whole>(first, end), slot_(slot) {}

  PEWTER_INLINE kept_run<4> load() const {
    float values[4];
    __builtin_memcpy(values, __builtin_assume_aligned(slot_, 16), 16);
    return {{values[0], values[1], values[2], values[3]}};
  }
  PEWTER_INLINE void store(const kept_run<4>& run) const {
    const float values[4] = {run[0].v[0].data, run[1].v[0].data, run[2].v[0].data, run[3].v[0].data};
    __builtin_memcpy(__builtin_assume_aligned(slot_, 16), values, 16);
  }

 private:
  float* slot_;
};

template <>
class kept_values<half_copied, 4> {
  static constexpr std::uint32_t near_runs = half_copied / 8, block = lane_count * 4;

 public:
  PEWTER_INLINE void take_turns(const simdgroup& sg, const threadgroup& tg, std::size_t cols) {
    first_ = sg.index() * block;
    step_ = tg.thread_count() * 4;
    end_ = static_cast<std::uint32_t>(cols);
    far_ = reinterpret_cast<float*>(native::launched_memory()) + native::thread_of_block() * 4;
  }
  /// Begins the copies of the far half of row x.
  PEWTER_INLINE void begin_copies(const float* x) const {
    PEWTER_UNROLLED
    for (std::uint32_t k = 0; k < near_runs; ++k) {
      const std::uint32_t at =
          first_ + (near_runs + k) * step_ + static_cast<std::uint32_t>(native::own_lane()) * 4;
      native::begin_copy<16>(far_ + k * step_, at < end_ ? x + at : x, at < end_ ? 16 : 0);
    }
    native::end_copy_group();
  }
  template <class F>
  PEWTER_INLINE void each_run(const F& f) {
    if (first_ + (2 * near_runs - 1) * step_ + block <= end_)
      each_run_at<true>(f);
    else
      each_run_at<false>(f);
  }
  template <class F>
  PEWTER_INLINE void each(const F& f) {
    native::each<near_runs * 4>([&](auto k) PEWTER_INLINE_LAMBDA {
      f(runs_[k.value / 4][k.value % 4], static_cast<std::uint32_t>(k.value) % 4);
    });
    for (std::uint32_t k = 0; k < near_runs; ++k) {
      const far_place<true> at(0, 0, far_ + k * step_);
      kept_run<4> run = at.load();
      native::each<4>([&](auto j)
                          PEWTER_INLINE_LAMBDA { f(run[j.value], static_cast<std::uint32_t>(j.value)); });
      at.store(run);
    }
  }

 private:
  template <bool whole, class F>
  PEWTER_INLINE void each_run_at(const F& f) {
    native::each<near_runs>([&](auto k) PEWTER_INLINE_LAMBDA {
      f(run_place<4, whole>(first_ + static_cast<std::uint32_t>(k.value) * step_, end_), runs_[k.value]);
    });
    for (std::uint32_t k = 0; k < near_runs; ++k) {
      const far_place<whole> at(first_ + (near_runs + k) * step_, end_, far_ + k * step_);
      kept_run<4> run = at.load();
      f(at, run);
      at.store(run);
    }
  }

  std::uint32_t first_ = 0, step_ = 0, end_ = 0;
  float* far_ = nullptr;
  kept_run<4> runs_[near_runs];
};

class half_copied_row : public row_in_memory<float> {
 public:
  PEWTER_INLINE explicit half_copied_row(const float* x) : row_in_memory<float>(x), x_(x) {}

  PEWTER_INLINE void take(kept_values<half_copied, 4>& row, const simdgroup& sg, const threadgroup& tg,
                          std::size_t cols, float missing = 0.0f) const {
    row.take_turns(sg, tg, cols);
    row.begin_copies(x_);
    row.each_run([&](const auto& at, auto& run) PEWTER_INLINE_LAMBDA { run = read(at, missing); });
  }

 private:
  template <bool whole>
  PEWTER_INLINE kept_run<4> read(const run_place<4, whole>& at, float missing) const {
    return at.read(x_, missing);
  }
  template <bool whole>
  PEWTER_INLINE kept_run<4> read(const far_place<whole>& at, float missing) const {
    native::wait_for_copies<0>();
    return at.with_missing(at.load(), missing);
  }

  const float* x_;
};

template <class Rows>
void take_half_copied_row(threadgroup& tg, const typename Rows::arguments& a) {
  const uint3 at = tg.threadgroup_position_in_grid();
  const std::size_t r = std::size_t{at.z} * tg.threadgroups_per_grid().x + at.x;
  half_copied_row row(static_cast<const float*>(a.x) + r * a.cols);
  Rows::template of_kept_row<half_copied, 4>(tg, a, r, row);
}
#else

template <class Rows>
void take_half_copied_row(threadgroup&, const typename Rows::arguments&) {}

#endif

/// Of rows that lie in fours: of more threads than these a core holds one threadgroup.
template <class Rows>
bool takes_half_copied_rows(const typename Rows::arguments& a, const kernel_options& options) {
  constexpr std::size_t longest = 1024 * native::most_kept_values, more_than = longest / 2;
  return options.any_threads && a.cols > more_than && a.cols <= longest && offload::architecture() >= 80;
}
template <class Rows>
void dispatch_half_copied_rows(const void* arguments, const launch_geometry& geometry,
                               const kernel_options& options) {
  const auto& a = *static_cast<const typename Rows::arguments*>(arguments);
  constexpr std::size_t of_simdgroup = half_copied * lane_count, most_unused = 1024;
  const auto threads = static_cast<std::uint32_t>((a.cols + of_simdgroup - 1) / of_simdgroup * lane_count);
  if (geometry.threadgroups_per_grid.volume() == 0) return;
  offload::set_block_memory(threads * (half_copied / 2) * sizeof(float) + most_unused);
  inlined_entry<take_half_copied_row<Rows>>(
      arguments, geometry_of_threadgroups(geometry.threadgroups_per_grid, {threads, 1, 1}), options);
}

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
