// sum = x[0] + ... + x[n - 1] in two dispatches: each threadgroup adds up one contiguous chunk, then one
// threadgroup the chunks' sums. The chunks depend on n alone, so the bits do not depend on the host threads.
#include "kernels/reduce/vector_sum.hpp"

#include "kernels/reduce/reduce.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using detail::vector_sum_arguments;
using summation = float_reduction<addition>;

template <class Walk, class T>
void sum_chunk(threadgroup& tg, const vector_sum_arguments& a) {
  const std::size_t c = tg.threadgroup_position_in_grid().x, first = c * a.chunk, left = a.n - first;
  const T* x = static_cast<const T*>(a.x) + first;  // (left)
  const float sum = reduced<summation, Walk>(tg, x, left < a.chunk ? left : a.chunk);
  tg.single_thread([&] { a.partials[c] = sum; });
}

template <class Walk>
void sum_partials(threadgroup& tg, const vector_sum_arguments& a) {
  const float sum = reduced<summation, Walk>(tg, static_cast<const float*>(a.partials), a.chunks);
  tg.single_thread([&] { *a.sum = sum; });
}

template <class Walk, class T>
void vector_sum(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  auto a = *static_cast<const vector_sum_arguments*>(arguments);
  if (a.chunks != 1) a.partials = target_scratch(a.partials, a.chunks);
  entry<sum_chunk<Walk, T>, copies::any_threadgroup>(&a, geometry, options);
  if (a.chunks == 1) return;
  kernel_options of_partials = options;
  of_partials.nanoseconds_per_threadgroup *= static_cast<double>(a.chunks) / static_cast<double>(a.chunk);
  entry<sum_partials<Walk>, copies::any_threadgroup>(
      &a, geometry_of_threadgroups({1, 1, 1}, geometry.threads_per_threadgroup), of_partials);
}

}  // namespace

extern const kernel_table vector_sum_table;
constexpr kernel_table vector_sum_table =
    kernel_table{}
        .with(pattern::stride_loop, vector_sum<stride_walk, float>, vector_sum<stride_walk, half>,
              vector_sum<stride_walk, bfloat>)
        .with(pattern::vectorized, vector_sum<vectorized_walk, float>,
              vector_sum<vectorized_walk, stored_half>, vector_sum<vectorized_walk, stored_bfloat>);
PEWTER_END_TARGET_NAMESPACE
