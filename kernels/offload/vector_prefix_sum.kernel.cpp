// The prefix sums of one vector on a GPU, in one pass: each SIMD group scans its part of a tile in registers,
// a thread four elements behind each other of every 128, then adds what is before it. Both patterns are the
// same here.
#include "kernels/offload/single_pass.kernel.hpp"
#include "kernels/scan/array_scan.kernel.hpp"
#include "kernels/scan/vector_scan.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct tiles_of_vector {
  const void* x;  // (n)
  void* y;        // (n), may be x
  std::size_t n;
  tile_sums sums;
  bool exclusive;
  bool in_fours;  ///< x and y begin where four elements are one load
};

inline constexpr int fours_of_thread = static_cast<int>(sets_of_tile) / 4;

/// A thread's elements of its SIMD group's part, four behind each other of every 128.
struct fours {
  float of[fours_of_thread][4];
};

/// f(k, i): i is where four k begins in the part.
template <class F>
PEWTER_INLINE void each_four(F&& f) {
  const auto own = static_cast<std::size_t>(4 * native::own_lane());
  PEWTER_UNROLLED
  for (int k = 0; k < fours_of_thread; ++k) f(k, static_cast<std::size_t>(4 * lane_count * k) + own);
}

/// Elements behind the end become 0.
template <class T>
PEWTER_INLINE void load_fours(const T* x, const part_of_tile& part, bool in_fours, fours& to) {
  if (in_fours && part.is_whole())
    each_four([&](int k, std::size_t i) PEWTER_INLINE_LAMBDA {
      T loaded[4];
      __builtin_memcpy(&loaded, __builtin_assume_aligned(x + i, 4 * sizeof(T)), sizeof loaded);
      PEWTER_UNROLLED
      for (int j = 0; j < 4; ++j) to.of[k][j] = native::value_of(loaded[j]);
    });
  else
    each_four([&](int k, std::size_t i) PEWTER_INLINE_LAMBDA {
      PEWTER_UNROLLED
      for (std::size_t j = 0; j < 4; ++j) to.of[k][j] = i + j < part.left ? native::value_of(x[i + j]) : 0.0f;
    });
}
template <class T>
PEWTER_INLINE void store_fours(T* y, const part_of_tile& part, bool in_fours, const fours& from,
                               float before) {
  if (in_fours && part.is_whole())
    each_four([&](int k, std::size_t i) PEWTER_INLINE_LAMBDA {
      T stored[4];
      PEWTER_UNROLLED
      for (int j = 0; j < 4; ++j) stored[j] = native::stored_as<T, float>(from.of[k][j] + before);
      __builtin_memcpy(__builtin_assume_aligned(y + i, 4 * sizeof(T)), &stored, sizeof stored);
    });
  else
    each_four([&](int k, std::size_t i) PEWTER_INLINE_LAMBDA {
      PEWTER_UNROLLED
      for (std::size_t j = 0; j < 4; ++j)
        if (i + j < part.left) y[i + j] = native::stored_as<T, float>(from.of[k][j] + before);
    });
}

/// Scans the SIMD group's part, and returns the sum of it.
PEWTER_INLINE float scan_fours(fours& values, bool exclusive) {
  float before = 0;
  PEWTER_UNROLLED
  for (int k = 0; k < fours_of_thread; ++k) {
    float(&v)[4] = values.of[k];
    v[1] += v[0];
    v[2] += v[1];
    v[3] += v[2];
    const lanes<float> sums = simd_prefix_inclusive_sum(lanes<float>(v[3]));  // of this lane and those below
    const float below = before + sums_below(sums).v[0].data;
    if (exclusive) {
      v[3] = v[2];
      v[2] = v[1];
      v[1] = v[0];
      v[0] = 0;
    }
    PEWTER_UNROLLED
    for (int j = 0; j < 4; ++j) v[j] += below;
    before += last_lane(sums);
  }
  return before;
}

template <class T>
void scan_tile(threadgroup& tg, const tiles_of_vector& a) {
  fours values;
  pass_over_tile(
      tg, a.sums, a.n,
      [&](const part_of_tile& part) PEWTER_INLINE_LAMBDA {
        load_fours(static_cast<const T*>(a.x) + part.first, part, a.in_fours, values);
        return scan_fours(values, a.exclusive);
      },
      [&](const part_of_tile& part, double before) PEWTER_INLINE_LAMBDA {
        store_fours(static_cast<T*>(a.y) + part.first, part, a.in_fours, values, static_cast<float>(before));
      },
      [](double) {});
}

template <class T>
void scan_vector(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const detail::vector_scan_arguments*>(arguments);
  if (a.n == 0) return;
  offload::for_each_operand(a, offload::check_operand);
  const tile_geometry g = tiles_of(a.n, geometry);
  tile_sums sums{nullptr, g.tiles};
  sums.slots = target_scratch<tile_sums::slot>(nullptr, sums.count_of_slots());
  const bool in_fours =
      (reinterpret_cast<std::uintptr_t>(a.x) | reinterpret_cast<std::uintptr_t>(a.y)) % (4 * sizeof(T)) == 0;
  const tiles_of_vector of{a.x, a.y, a.n, sums, a.exclusive, in_fours};
  dispatch_in_order(options, encode<scan_tile<T>>(of, geometry_of_tiles(g), 0));
}

}  // namespace

extern const kernel_table vector_prefix_sum_table;
constexpr kernel_table vector_prefix_sum_table =
    kernel_table{}
        .with(pattern::stride_loop, scan_vector<float>, scan_vector<half>, scan_vector<bfloat>)
        .with(pattern::vectorized, scan_vector<float>, scan_vector<half>, scan_vector<bfloat>);
PEWTER_END_TARGET_NAMESPACE
