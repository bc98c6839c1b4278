// The elements above a threshold, in their order, in three dispatches: every SIMD group counts what it keeps
// of its contiguous part of x; one threadgroup turns the counts into positions; every SIMD group copies.
// A dispatch ends with all its threadgroups, the only barrier across them that Metal has as well.
//
// direct gives a SIMD group 32 elements, one a thread; stride_loop 32 for each thread, over which it strides.
#include "kernels/scan/compact.hpp"

#include "kernels/scan/scan.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::compact_arguments;

/// Calls f(i, active) along the SIMD group's part of x.
template <std::uint32_t per_thread, class F>
PEWTER_INLINE void walk_part(threadgroup& tg, simdgroup& sg, std::size_t n, F&& f) {
  const std::size_t threads = tg.dispatch_threads_per_threadgroup().x;
  const std::size_t threads_before =
      tg.threadgroup_position_in_grid().x * threads + sg.index() * std::size_t{32};
  const std::size_t first = threads_before * per_thread;
  if (first >= n) return;
  const std::size_t share = count(sg.active()) * std::size_t{per_thread}, left = n - first;
  sg.alone().stride_loop(left < share ? left : share,
                         [&](std::size_t i, auto active, auto) { f(first + i, active); });
}

/// Where the SIMD group's entry of `kept` is.
PEWTER_INLINE std::size_t part_index(threadgroup& tg, const simdgroup& sg) {
  const std::size_t simdgroups = ceil_div(tg.dispatch_threads_per_threadgroup().x, lane_count);
  return tg.threadgroup_position_in_grid().x * simdgroups + sg.index();
}

template <std::uint32_t per_thread, class T>
[[gnu::flatten]] void count_kept(threadgroup& tg, const compact_arguments& a) {
  const T* x = static_cast<const T*>(a.x);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    std::uint32_t kept = 0;
    walk_part<per_thread>(tg, sg, a.n, [&](std::size_t i, auto active) {
      kept += count(simd_ballot(load(x + i, active) > a.threshold, active));
    });
    a.kept[part_index(tg, sg)] = kept;
  });
}

[[gnu::flatten]] void scan_counts(threadgroup& tg, const compact_arguments& a) {
  const std::uint32_t all = scan_array<std::uint32_t>(tg, a.kept, a.kept, a.parts, {0, true});
  tg.single_thread([&] { *a.count = all; });
}

template <std::uint32_t per_thread, class T>
[[gnu::flatten]] void copy_kept(threadgroup& tg, const compact_arguments& a) {
  const T* x = static_cast<const T*>(a.x);
  tg.for_each_simdgroup([&](simdgroup& sg) {
    T* y = static_cast<T*>(a.y) + a.kept[part_index(tg, sg)];
    walk_part<per_thread>(tg, sg, a.n, [&](std::size_t i, auto active) {
      const lanes<float> value = load(x + i, active);
      const lane_mask keep = simd_ballot(value > a.threshold, active);
      if (all(keep)) {
        store(y, value);
        y += lane_count;
      } else {
        for (std::uint32_t left = keep.bits; left != 0; left &= left - 1)
          *y++ = x[i + static_cast<std::size_t>(__builtin_ctz(left))];
      }
    });
  });
}

template <std::uint32_t per_thread, class T>
void compact(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  compact_arguments a = *static_cast<const compact_arguments*>(arguments);
  a.kept = target_scratch(a.kept, a.parts);
  constexpr copies compiled = per_thread > 1 ? copies::any_threadgroup : copies::any_and_single;
  dispatch_in_order(options,
                    encode<count_kept<per_thread, T>, compiled>(
                        a, geometry, options.nanoseconds_per_threadgroup, options.type),
                    encode<scan_counts, copies::any_threadgroup>(
                        a, geometry_of_threadgroups({1, 1, 1}, geometry.threads_per_threadgroup),
                        0.3 * static_cast<double>(a.parts)),
                    encode<copy_kept<per_thread, T>, compiled>(
                        a, geometry, options.nanoseconds_per_threadgroup, options.type));
}

constexpr std::uint32_t strided = detail::compact_elements_per_thread;

}  // namespace

extern const kernel_table compact_table;
constexpr kernel_table compact_table =
    kernel_table{}
        .with(pattern::direct, compact<1, float>, compact<1, called_half>, compact<1, called_bfloat>)
        .with(pattern::stride_loop, compact<strided, float>, compact<strided, called_half>,
              compact<strided, called_bfloat>);
PEWTER_END_TARGET_NAMESPACE
