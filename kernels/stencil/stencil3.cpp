// y[r][i] = x[r][i-1]/4 + x[r][i]/2 + x[r][i+1]/4.
//
// Error relative to the sum of the terms' absolute values: the products with powers of two are exact, the
// sum of the neighbours and the sum of all round once each, eps/2 + eps/2.
#include "kernels/stencil/stencil3.hpp"

#include "kernels/common/rows.hpp"
#include "pewter/model/host_threads.hpp"

#define PEWTER_FAMILY "pewter/detail/kernels/stencil.inc"
#include "kernels/common/described.hpp"

namespace pewter {

namespace {

double cycles_by(pattern by, const launch_work& work) {
  return detail::counted(*stencil3_description.costs, by, work).cycles;
}

/// A long row has threadgroups for all host threads only where each thread has one element. Bits are equal,
/// so that the machine may decide.
pattern automatic_stencil_pattern(const launch_work& work, const launch& options) {
  constexpr std::size_t threadgroup = 512;
  const unsigned threads =
      options.host_threads == 0 ? detail::available_host_threads() : options.host_threads;
  if (work.rows >= threads || work.cols < 2 * threadgroup) return pattern::stride_loop;
  const machine& m = this_machine();
  const auto taken = [&](pattern by, std::size_t parts) {
    const double alone = detail::nanoseconds_of(m, cycles_by(by, work), work);
    return std::min(alone, detail::nanoseconds_of_forked(m, alone, parts, threads));
  };
  const std::size_t many = work.rows * ceil_div(work.cols, threadgroup);
  return taken(pattern::direct, many) < taken(pattern::stride_loop, work.rows) ? pattern::direct
                                                                               : pattern::stride_loop;
}

}  // namespace

template <element T>
void stencil3(const T* x, T* y, matrix_shape shape, const launch& options) {
  constexpr const char* name = "stencil3";
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.rows, shape.cols);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "y", y, n);
  detail::check_no_overlap(name, "x", x, n * sizeof(T), "y", y, n * sizeof(T));
  const detail::stencil3_arguments arguments{x, y, shape.cols};
  const launch_work work{shape.rows, shape.cols, detail::element_type_of<T>, 2 * sizeof(T) * n};
  const pattern chosen =
      detail::check_pattern(name, options, stencil3_description, automatic_stencil_pattern(work, options));
  detail::announce_shape({{shape.rows, shape.cols}});
  if (chosen == pattern::stride_loop)
    return detail::run_rows<T>({name, stencil3_description, detail::stencil3_tables}, arguments,
                               {1, shape.rows, shape.cols}, options, chosen, {.shared = false});
  const std::uint32_t threads = detail::check_threads(name, options, 512);
  const uint3 grid = {detail::check_extent(name, "cols", shape.cols),
                      detail::check_extent(name, "rows", shape.rows), 1};
  detail::run_modelled(detail::stencil3_tables, chosen, detail::element_type_of<T>, &arguments,
                       geometry_of_threads(grid, {threads, 1, 1}, name), options,
                       detail::nanoseconds_of(this_machine(), cycles_by(chosen, work), work));
}

PEWTER_INSTANCES(stencil3)

namespace {

constexpr pattern offered[] = {pattern::direct, pattern::stride_loop};
constexpr named_shape shapes[] = {
    {"one channel of 1920x1080", {{1080, 1920}}},    {"one channel of 4000x3000", {{3000, 4000}}},
    {"llama3-8b hidden 4096, 1 token", {{1, 4096}}}, {"qwen3-0.6b hidden 1024, 512 tokens", {{512, 1024}}},
    {"one vector of 1e7", {{1, 10000000}}},
};

}  // namespace

constinit const description stencil3_description = detail::described<detail::stencil3_row>({
    .patterns = offered,
    .on_gpu = true,
    .bytes = [](const problem_shape& s,
                element_type t) { return 2.0 * static_cast<double>(s[0] * s[1] * size_of(t)); },
    .flops = [](const problem_shape& s) { return 4.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape&) { return 1.0; },
    .shapes = shapes,
});

}  // namespace pewter
