// y = the elements x[i] > threshold in their order, *count = how many. Error: none.
#include "kernels/scan/compact.hpp"

#include <vector>

#include "kernels/runtime/arguments.hpp"
#include "kernels/runtime/device.hpp"
#include "kernels/runtime/registry.hpp"
#include "kernels/runtime/typed_call.hpp"
#include "kernels/runtime/verbose.hpp"
#include "kernels/scan/scan_rows.hpp"
#include "pewter/geometry.hpp"
#include "pewter/kernels.hpp"

namespace pewter {

template <element T>
void compact(const T* x, float threshold, T* y, std::uint32_t* count, std::size_t n, const launch& options) {
  constexpr const char* name = "compact";
  constexpr double nanoseconds_per_element = 0.5;  // each dispatch; most of it for the copy of a kept element
  detail::check_extent(name, "n", n);
  detail::check_elements(name, sizeof(T), n, 1);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "y", y, n);
  detail::check_pointer(name, "count", count, 1);
  detail::check_no_overlap(name, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  detail::check_no_overlap(name, "x", x, n * sizeof(T), "count", count, sizeof *count);
  detail::check_no_overlap(name, "y", y, n * sizeof(T), "count", count, sizeof *count);
  const pattern chosen = detail::check_pattern(name, options, compact_description, pattern::stride_loop);
  // Why: kernels/common/kernels.md#scans.
  const bool is_short = n <= 4096;
  const std::uint32_t threads = detail::check_threads(name, options, is_short ? simd_execution_width : 256);
  const std::uint32_t per_thread = chosen == pattern::direct ? 1 : detail::compact_elements_per_thread;
  const std::uint32_t active = static_cast<std::uint32_t>(ceil_div(n, per_thread));
  const launch_geometry geometry = geometry_of_threads({active, 1, 1}, {threads, 1, 1}, name);
  if (!detail::is_on_device(options))
    choose_target(options.target);  // throws for an unknown one before the count is touched
  if (n == 0) return detail::fill_zero(options, count, sizeof *count);
  // One entry for each SIMD group; those that the last threadgroup lacks stay 0. A GPU's code has its own
  // scratch.
  const std::size_t parts = std::size_t{geometry.threadgroups_per_grid.x} * simdgroups_of(threads);
  std::vector<std::uint32_t> kept(detail::is_on_device(options) ? 0 : parts);
  const detail::compact_arguments arguments{x, y, count, kept.data(), n, parts, threshold};
  detail::announce_shape({{n}});
  run_kernel(detail::compact_tables, chosen, detail::element_type_of<T>, &arguments, geometry, options,
             nanoseconds_per_element * threads * per_thread);
}

PEWTER_INSTANCES(compact)

namespace {

constexpr pattern offered[] = {pattern::direct, pattern::stride_loop};
constexpr named_shape shapes[] = {
    {"vector of 1e6", {{1000000}}},
    {"vector of 1e3", {{1000}}},
    {"llama3-8b vocabulary 128256, 1 token", {{128256}}},
    {"qwen2.5-0.5b feed-forward 4864, 512 tokens (sparsity)", {{4864 * 512}}},
    {"vector of 1e8", {{100000000}}},
};

}  // namespace

constinit const description compact_description = detail::described<detail::compact_row>({
    .patterns = offered,
    .on_gpu = true,
    // y at its full length, although only the kept part is written.
    .bytes =
        [](const problem_shape& s, element_type t) {
          return 2.0 * static_cast<double>(s[0] * size_of(t)) + sizeof(std::uint32_t);
        },
    .flops = [](const problem_shape& s) { return static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = shapes,
});

}  // namespace pewter
