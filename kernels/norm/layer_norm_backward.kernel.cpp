// Gradients of layer_norm and, without a mean, of rms_norm. With g = dy weight and z = (x - mean) / sigma:
//
//   dx = (g - mean of g - z mean of g z) / sigma      (rms_norm: without the mean of g)
//   dweight = sum over rows of dy z,  dbias = sum over rows of dy
//
// A row is read twice: for its sums, all about a number near its mean, and for its results, which are stored
// as they are added up. With non-temporal stores the first reading prefetches the next row of x, the second
// one that of dy.
#include "kernels/norm/norm_backward.hpp"

#include "kernels/common/kernel_entry.hpp"
#if !defined(PEWTER_GPU)
#include "kernels/common/row_stores.kernel.hpp"
#include "kernels/norm/moments.kernel.hpp"
#endif

PEWTER_BEGIN_TARGET_NAMESPACE
#if !defined(PEWTER_GPU)
namespace {

using detail::norm_backward_arguments;

/// What a row's results are made of: dx = factor (g - of_all - (x - centre - correction) slope).
struct gradient_of_row {
  float centre, correction, factor, of_all, slope;
};

/// @tparam prefetches whether the next row of x is prefetched, with non-temporal stores
template <bool prefetches, class T>
PEWTER_INLINE gradient_of_row gradient_of(threadgroup& tg, const norm_backward_arguments& a, const T* x,
                                          const T* weight, const T* dy) {
  const float share = 1.0f / static_cast<float>(a.cols);
  const next_row next_x = policy_of_row(a.memory, x, a.cols).next;
  float centre = a.centred ? centre_of_row<vectorized_walk>(tg, x, a.cols) : 0.0f;
  const auto take = [&](std::size_t i, auto active, float about, lanes<float>* of) PEWTER_INLINE_LAMBDA {
    if constexpr (prefetches) next_x.prefetch<T>(i);
    const lanes<float> d = select(active, load(x + i, active) - about, lanes<float>(0.0f));
    const lanes<float> g = load(dy + i, active) * load(weight + i, active);
    of[0] += d;
    of[1] = fma(d, d, of[1]);
    of[2] += select(active, g, lanes<float>(0.0f));
    of[3] = fma(select(active, g, lanes<float>(0.0f)), d, of[3]);
  };
  const auto sums = sums_about<vectorized_walk, 4>(tg, a.cols, a.centred, centre, take);
  const float correction = a.centred ? sums.of[0] * share : 0.0f;
  const float variance = sums.of[1] * share - correction * correction;
  const float factor = 1.0f / __builtin_sqrtf((variance < 0 ? 0 : variance) + a.epsilon);
  const float of_product = (sums.of[3] - correction * sums.of[2]) * share;
  return {centre, correction, factor, a.centred ? sums.of[2] * share : 0.0f, of_product * factor * factor};
}

/// Adds to a column's sum, which the first row begins.
template <class Active>
PEWTER_INLINE void add_to(float* sum, const lanes<float>& value, bool begins, Active active) {
  store(sum, begins ? value : load(sum, active) + value, active);
}

/// @tparam nontemporal how dx is stored; with such stores the next row is prefetched
template <bool nontemporal, class T>
void gradients_of_rows(threadgroup& tg, const norm_backward_arguments& arguments) {
  const norm_backward_arguments a = arguments;
  const std::size_t part = tg.threadgroup_position_in_grid().x, first = part * a.rows_each;
  const std::size_t end = first + a.rows_each < a.rows ? first + a.rows_each : a.rows;
  const T* const weight = static_cast<const T*>(a.weight);              // (cols)
  float* const dweight = a.sums + part * (a.centred ? 2 : 1) * a.cols;  // (cols)
  float* const dbias = a.centred ? dweight + a.cols : nullptr;          // (cols)
  if constexpr (nontemporal) tg.announce_nontemporal_stores();
  for (std::size_t row = first; row < end; ++row) {
    const T* const x = static_cast<const T*>(a.x) + row * a.cols;    // (cols)
    const T* const dy = static_cast<const T*>(a.dy) + row * a.cols;  // (cols)
    const gradient_of_row of = gradient_of<nontemporal>(tg, a, x, weight, dy);
    const bool begins = row == first;
    T* const dx = static_cast<T*>(a.dx) + row * a.cols;  // (cols)
    const auto gradient = [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
      const lanes<float> d = load(x + i, active) - of.centre - of.correction, slope = load(dy + i, active);
      add_to(dweight + i, slope * d * of.factor, begins, active);
      if (dbias != nullptr) add_to(dbias + i, slope, begins, active);
      const lanes<float> g = slope * load(weight + i, active);
      return (g - of.of_all - d * of.slope) * of.factor;
    };
    const next_row next_dy = policy_of_row(a.memory, dy, a.cols).next;
    tg.for_each_simdgroup([&](simdgroup& sg) PEWTER_INLINE_LAMBDA {
      if constexpr (nontemporal)
        store_nontemporally<vectorized_walk>(sg, sg.index() == 0, dx, a.cols, next_dy, gradient);
      else
        vectorized_walk::elements(sg, a.cols, [&](std::size_t i, auto active) PEWTER_INLINE_LAMBDA {
          store(dx + i, gradient(i, active), active);
        });
    });
  }
}

/// Adds up what all parts gave to a column; 0 if there are no rows.
template <class T>
void sum_parts(threadgroup& tg, const norm_backward_arguments& a) {
  const std::size_t begin = tg.threadgroup_position_in_grid().x * detail::summed_cols, left = a.cols - begin;
  const std::size_t results = a.centred ? 2 : 1;
  tg.for_each_simdgroup([&](simdgroup& sg) {
    for (std::size_t k = 0; k < results; ++k) {
      T* const to = static_cast<T*>(k == 0 ? a.dweight : a.dbias) + begin;
      const float* const from = a.sums + k * a.cols + begin;
      stride_walk::elements(sg, left < detail::summed_cols ? left : detail::summed_cols,
                            [&](std::size_t i, auto active) {
                              lanes<float> sum = 0.0f;
                              for (std::size_t part = 0; part < a.parts; ++part)
                                sum += load(from + part * results * a.cols + i, active);
                              store(to + i, sum, active);
                            });
    }
  });
}

template <class T>
void gradients(const void* arguments, const launch_geometry& geometry, const kernel_options& options) {
  const auto& a = *static_cast<const norm_backward_arguments*>(arguments);
  const auto columns = static_cast<std::uint32_t>(ceil_div(a.cols, detail::summed_cols));
  const auto dispatch = [&](const auto& of_rows) {
    dispatch_in_order(options, of_rows,
                      encode<sum_parts<T>, copies::any_threadgroup>(
                          a, geometry_of_threadgroups({columns, 1, 1}, geometry.threads_per_threadgroup),
                          0.1 * static_cast<double>(a.parts * detail::summed_cols), options.type));
  };
  if (a.memory.nontemporal)
    dispatch(encode<gradients_of_rows<true, T>, copies::any_threadgroup>(
        a, geometry, options.nanoseconds_per_threadgroup, options.type));
  else
    dispatch(encode<gradients_of_rows<false, T>, copies::any_threadgroup>(
        a, geometry, options.nanoseconds_per_threadgroup, options.type));
}

}  // namespace
#endif

extern const kernel_table layer_norm_backward_table;
#if defined(PEWTER_GPU)
constexpr kernel_table layer_norm_backward_table;
#else
constexpr kernel_table layer_norm_backward_table = kernel_table{}.with(
    pattern::vectorized, gradients<float>, gradients<stored_half>, gradients<stored_bfloat>);
#endif
PEWTER_END_TARGET_NAMESPACE
