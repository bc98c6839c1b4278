// What a threadgroup of gemm_warpgroups.hpp does, thread by thread: the producer's copies, and a consumer's
// products, sums of parts and stores.
#pragma once

#include "kernels/offload/fragments.hpp"
#include "kernels/offload/gemm/gemm_block.hpp"
#include "kernels/offload/gemm/gemm_warpgroup_schedule.hpp"
#include "pewter/native/gpu/warpgroup.hpp"

#if defined(PEWTER_HAS_WARPGROUPS)

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::device_gemm_arguments;

/// One thread of the producer.
template <std::uint32_t cols, bool transpose_a, bool transpose_b>
PEWTER_INLINE void copy_operands(const warpgroup_stages<cols>& at, const warpgroup_schedule& schedule,
                                 std::uint32_t first, std::uint32_t step) {
  const warpgroup_gemm& p = schedule.p;
  native::see_map(&p.a);
  native::see_map(&p.b);
  stage_counter<detail::warpgroup_memory<cols>::stages> next{.parity = 1};
  for (std::uint32_t unit = first; unit < schedule.units(); unit += step) {
    const warpgroup_unit u = schedule.at(unit);
    const std::uint32_t z_of_a = p.a_is_batched ? u.batch : 0, z_of_b = p.b_is_batched ? u.batch : 0;
    for (std::uint32_t stage = 0; stage < u.stages; ++stage, next.advance()) {
      const std::uint32_t k = (u.first_stage + stage) * detail::warpgroup_kc, full = at.full(next.slot),
                          a = at.a(next.slot), b = at.b(next.slot);
      native::wait_for_phase(at.empty(next.slot), next.parity);
      native::arrive_and_expect(full, detail::warpgroup_memory<cols>::stage);
      if constexpr (transpose_a) {
        PEWTER_UNROLLED
        for (std::uint32_t i = 0; i < 2; ++i)
          native::copy_box(a + i * detail::warpgroup_box, &p.a, full, u.row + i * 64, k, z_of_a);
      } else {
        native::copy_box(a, &p.a, full, k, u.row, z_of_a);
      }
      if constexpr (transpose_b) {
        native::copy_box(b, &p.b, full, k, u.col, z_of_b);
      } else {
        PEWTER_UNROLLED
        for (std::uint32_t i = 0; i < cols / 64; ++i)
          native::copy_box(b + i * detail::warpgroup_box, &p.b, full, u.col + i * 64, k, z_of_b);
      }
    }
  }
}

/// A consumer: one of the two warpgroups that multiply.
template <class T, std::uint32_t cols, bool transpose_a, bool transpose_b>
class multiplying_warpgroup {
  static constexpr std::uint32_t sums_of_thread = cols / 2;

 public:
  PEWTER_INLINE multiplying_warpgroup(const warpgroup_stages<cols>& at, const warpgroup_schedule& schedule,
                                      std::uint32_t thread)
      : at_(at), schedule_(schedule), index_(thread / 128 - 1), thread_(thread % 128) {}

  PEWTER_INLINE void run(std::uint32_t first, std::uint32_t step) {
    for (std::uint32_t unit = first; unit < schedule_.units(); unit += step) {
      const warpgroup_unit u = schedule_.at(unit);
      multiply(u.stages);
      if (schedule_.p.parts > 1 && !add_parts(u)) continue;
      if (schedule_.p.in_whole_rows)
        store_whole(u);
      else
        store(u);
    }
  }

 private:
  PEWTER_INLINE void multiply(std::uint32_t stages) {
    std::uint32_t before = 0;
    for (std::uint32_t stage = 0; stage < stages; ++stage) {
      native::wait_for_phase(at_.full(next_.slot), next_.parity);
      const std::uint32_t a = at_.a(next_.slot) + index_ * detail::warpgroup_box, b = at_.b(next_.slot);
      native::begin_products();
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < detail::warpgroup_kc / 16; ++i) {
        // 16 of k further on: 32 bytes of each row, or 16 rows.
        const std::uint32_t in_a = transpose_a ? i * 2048 : i * 32, in_b = transpose_b ? i * 32 : i * 2048;
        native::warpgroup_product<T, cols>::template add<!transpose_a, transpose_b>(
            sums_, native::matrix_at(a + in_a, detail::warpgroup_box),
            native::matrix_at(b + in_b, detail::warpgroup_box), (stage | i) == 0);
      }
      native::end_products();
      if (stage > 0) {  // the products of the stage before have ended
        native::wait_for_products<1>();
        release(before);
      }
      before = next_.slot;
      next_.advance();
    }
    native::wait_for_products<0>();
    release(before);
  }

  PEWTER_INLINE void release(std::uint32_t slot) const {
    if (thread_ == 0) native::arrive(at_.empty(slot));
  }

  /// Whether this is the last of a tile's parts, whose threads then have the sums of all.
  PEWTER_INLINE bool add_parts(const warpgroup_unit& u) {
    const warpgroup_gemm& p = schedule_.p;
    constexpr std::uint32_t of_part = 128 * cols, threads = 256;
    float* const of_tile = p.sums + std::size_t{u.tile} * p.parts * of_part + index_ * 128 + thread_;
    const std::uint32_t row = u.row + index_ * 64 + thread_ / 32 * 16 + thread_ % 32 / 4;
    const bool present[2] = {row < p.of.m, row + 8 < p.of.m};
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < sums_of_thread; ++i)
      if (present[i / 2 % 2]) of_tile[u.part * of_part + i * threads] = sums_[i];
    native::fence_on_device();
    native::wait_for_part(all_consumers, threads);
    const std::uint32_t flag = at_.staged();
    if (index_ == 0 && thread_ == 0)
      native::store_word(flag, native::add_on_device(p.finished + u.tile, 1) + 1 == p.parts ? 1.0f : 0.0f);
    native::wait_for_part(all_consumers, threads);
    const bool last = native::load_word(flag) != 0;
    native::wait_for_part(all_consumers, threads);  // the flag has been read
    if (!last) return false;
    native::fence_on_device();
    if (index_ == 0 && thread_ == 0) p.finished[u.tile] = 0;  // as the next launch finds it
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < sums_of_thread; ++i) sums_[i] = 0;
    for (std::uint32_t part = 0; part < p.parts; ++part) PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < sums_of_thread; ++i)
      if (present[i / 2 % 2]) sums_[i] += __builtin_nontemporal_load(of_tile + part * of_part + i * threads);
    return true;
  }

  /// Without an epilogue, of rows of C that begin at multiples of 16 bytes: from registers. Of 32 columns a
  /// thread has two of each eight; it exchanges words with the three others of its row until it has one of
  /// the eights.
  PEWTER_INLINE void store_whole(const warpgroup_unit& u) const {
    const device_gemm_arguments& g = schedule_.p.of;
    const std::uint32_t lane = thread_ % 32, row = u.row + index_ * 64 + thread_ / 32 * 16 + lane / 4;
    T* const c = static_cast<T*>(g.c) + u.batch * g.c_batch;
    PEWTER_UNROLLED
    for (std::uint32_t h = 0; h < 2; ++h) PEWTER_UNROLLED
    for (std::uint32_t j = 0; j < cols / 32; ++j) {
      std::uint32_t words[4];
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < 4; ++i)
        words[i] = two_of<T>(sums_[(j * 4 + i) * 4 + h * 2], sums_[(j * 4 + i) * 4 + h * 2 + 1]);
      gather_eight(words, lane);
      const std::uint32_t r = row + h * 8, col = u.col + j * 32 + lane % 4 * 8;
      if (r < g.m && col < g.n)
        __builtin_memcpy(__builtin_assume_aligned(c + r * g.c_row + col, 16), words, 16);
    }
  }

  /// Stores 64 rows of C through threadgroup memory, 64 columns at a time: 16 bytes of a row a thread.
  PEWTER_INLINE void store(const warpgroup_unit& u) {
    const std::uint32_t mine = at_.staged() + index_ * 64 * staged_cols * 4;
    for (std::uint32_t q = 0; q < cols / staged_cols; ++q) {
      native::wait_for_part(one_consumer + index_, 128);
      PEWTER_UNROLLED
      for (std::uint32_t same = 0; same < cols / staged_cols; ++same)
        if (same == q) write_sums(mine, same);
      native::wait_for_part(one_consumer + index_, 128);
      for (std::uint32_t i = 0; i < 4; ++i) {
        const std::uint32_t row = i * 16 + thread_ / 8, col = thread_ % 8 * 8;
        float values[8];
        native::load_four(values, mine + place(row, col));
        native::load_four(values + 4, mine + place(row, col) + 16);
        store_eight(u, values, u.row + index_ * 64 + row, u.col + q * staged_cols + col);
      }
    }
  }

  PEWTER_INLINE void write_sums(std::uint32_t mine, std::uint32_t q) const {
    const std::uint32_t lane = thread_ % 32, row = thread_ / 32 * 16 + lane / 4;
    PEWTER_UNROLLED
    for (std::uint32_t j = 0; j < 8; ++j) PEWTER_UNROLLED
    for (std::uint32_t h = 0; h < 2; ++h) {
      const std::uint32_t i = (q * 8 + j) * 4 + h * 2;
      native::store_two(mine + place(row + h * 8, j * 8 + lane % 4 * 2), sums_[i], sums_[i + 1]);
    }
  }

  /// Bytes: rows side by side in banks.
  PEWTER_INLINE static std::uint32_t place(std::uint32_t row, std::uint32_t col) {
    return (row * staged_cols + (col ^ (row % 4 * 8))) * 4;
  }

  PEWTER_INLINE void store_eight(const warpgroup_unit& u, float (&values)[8], std::uint32_t row,
                                 std::uint32_t col) const {
    const device_gemm_arguments& g = schedule_.p.of;
    if (row >= g.m || col >= g.n) return;
    const std::uint32_t count = g.n - col < 8 ? g.n - col : 8;
    T* const c = static_cast<T*>(g.c) + u.batch * g.c_batch;
    if (g.has_epilogue) {
      const T* const residual =
          g.residual == nullptr ? nullptr : static_cast<const T*>(g.residual) + u.batch * g.c_batch;
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < 8; ++i)
        if (i < count) values[i] = detail::with_epilogue<gpu_block>(values[i], g, c, residual, row, col + i);
    }
    T* const to = c + row * g.c_row + col;
    T stored[8];
    PEWTER_UNROLLED
    for (std::uint32_t i = 0; i < 8; ++i) stored[i] = gpu_block::template stored_as<T>(values[i]);
    if (count == 8 && reinterpret_cast<std::uintptr_t>(to) % 16 == 0) {
      __builtin_memcpy(__builtin_assume_aligned(to, 16), stored, 16);
    } else {
      PEWTER_UNROLLED
      for (std::uint32_t i = 0; i < 8; ++i)
        if (i < count) to[i] = stored[i];
    }
  }

  static constexpr std::uint32_t all_consumers = 1, one_consumer = 2,
                                 staged_cols = detail::warpgroup_staged_cols;
  warpgroup_stages<cols> at_;
  warpgroup_schedule schedule_;
  std::uint32_t index_, thread_;
  stage_counter<detail::warpgroup_memory<cols>::stages> next_;
  float sums_[sums_of_thread];
};

}  // namespace
PEWTER_END_TARGET_NAMESPACE
#endif
