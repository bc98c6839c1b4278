// counts[b] = number of x[i] in bin b of `bins` equal ones over [low, high).
//
// Error: none. The bin of x is defined by float arithmetic, (x - low) * scale rounded down with scale =
// bins / (high - low) rounded to float.
#include "kernels/histogram/histogram.hpp"

#include <algorithm>
#include <cmath>

#include "kernels/runtime/arguments.hpp"
#include "kernels/runtime/device.hpp"
#include "kernels/runtime/registry.hpp"
#include "kernels/runtime/typed_call.hpp"
#include "kernels/runtime/verbose.hpp"
#include "pewter/geometry.hpp"
#include "pewter/kernels.hpp"

#define PEWTER_FAMILY "pewter/detail/kernels/histogram.inc"
#include "kernels/common/described.hpp"

namespace pewter {

template <element T>
void histogram(const T* x, std::uint32_t* counts, std::size_t n, std::uint32_t bins, float low, float high,
               const launch& options) {
  constexpr const char* name = "histogram";
  constexpr double nanoseconds_per_element = 0.5;  // an increment in the first-level cache, and the bin
  if (bins < 1 || bins > detail::most_bins) {
    detail::raise("%s: bins = %u, must be 1 to %u", name, bins, detail::most_bins);
  }
  const float scale = static_cast<float>(static_cast<double>(bins) / (double{high} - double{low}));
  if (!(low < high) || !std::isfinite(high - low) || !std::isfinite(scale)) {
    detail::raise(
        "%s: low = %g, high = %g, must be finite with low < high and a width that float can represent", name,
        double{low}, double{high});
  }
  detail::check_elements(name, sizeof(T), n, 1);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "counts", counts, bins);
  detail::check_no_overlap(name, "x", x, n * sizeof(T), "counts", counts, bins * sizeof(std::uint32_t));
  // Whatever the values, increments then seldom wait for each other. On a GPU:
  // kernels/offload/kernels.md#histogram.
  const pattern chosen = detail::check_pattern(name, options, histogram_description, pattern::vectorized);
  const std::uint32_t threads = detail::check_threads(name, options, simd_execution_width, 1024);
  const std::uint32_t groups =
      detail::check_extent(name, "threadgroups", ceil_div(n, detail::elements_per_histogram));
  const launch_geometry geometry = geometry_of_threadgroups({groups, 1, 1}, {threads, 1, 1}, name);
  if (!detail::is_on_device(options))
    choose_target(options.target);  // throws for an unknown one before the counts are touched
  detail::fill_zero(options, counts, bins * sizeof *counts);
  const detail::histogram_arguments arguments{x, counts, n, bins, low, scale};
  detail::announce_shape({{n}});
  run_kernel(detail::histogram_tables, chosen, detail::element_type_of<T>, &arguments, geometry, options,
             nanoseconds_per_element * static_cast<double>(std::min(n, detail::elements_per_histogram)));
}

PEWTER_INSTANCES(histogram)

namespace {

constexpr std::uint32_t bins_of_call = 256;
constexpr named_shape shapes[] = {
    {"one channel of 1920x1080", {{1920 * 1080}}},
    {"llama3-8b hidden 4096, 1 token", {{4096}}},
    {"llama3-8b hidden 4096, 512 tokens", {{4096 * 512}}},
    {"three channels of 4000x3000", {{3 * 4000 * 3000}}},
    {"vector of 1e8", {{100000000}}},
};

}  // namespace

constinit const description histogram_description = detail::described<detail::histogram_row>({
    .patterns = detail::looping_patterns,
    .on_gpu = true,
    .bytes =
        [](const problem_shape& s, element_type t) {
          return static_cast<double>(s[0] * size_of(t) + bins_of_call * sizeof(std::uint32_t));
        },
    .flops = [](const problem_shape& s) { return 2.0 * static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = shapes,
});

}  // namespace pewter
