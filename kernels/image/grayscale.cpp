// gray = 0.2126 R + 0.7152 G + 0.0722 B, rounded to nearest.
//
// The pixels are bytes, whatever the element type: the tables' float32 column. Error: rounding to a whole
// number, at most 0.5, which the comparison of bytes allows by itself; the arithmetic is exact.
#include "kernels/image/grayscale.hpp"

#include "kernels/runtime/arguments.hpp"
#include "kernels/runtime/registry.hpp"
#include "kernels/runtime/verbose.hpp"
#include "pewter/geometry.hpp"
#include "pewter/kernels.hpp"

namespace pewter {

void grayscale(const std::uint8_t* rgba, std::uint8_t* gray, image_shape shape, const launch& options) {
  constexpr const char* name = "grayscale";
  constexpr double nanoseconds_per_pixel = 0.2;
  const std::size_t bytes = detail::check_elements(name, 1, shape.height, shape.width, 4);
  detail::check_pointer(name, "rgba", rgba, bytes);
  detail::check_pointer(name, "gray", gray, bytes / 4);
  detail::check_no_overlap(name, "rgba", rgba, bytes, "gray", gray, bytes / 4);
  const pattern chosen = detail::check_pattern(name, options, grayscale_description, pattern::vectorized);
  const std::uint32_t threads = detail::check_threads(name, options, 256);
  const std::uint32_t pixels = chosen == pattern::vectorized ? detail::pixels_per_thread : 1;
  const uint3 grid = {detail::check_extent(name, "width", ceil_div(shape.width, pixels)),
                      detail::check_extent(name, "height", shape.height), 1};
  // Metal's idiom: as wide as a SIMD group, the rest in height. A number that has no such shape stays a row.
  const uint3 threadgroup = threads % simd_execution_width == 0
                                ? uint3{simd_execution_width, threads / simd_execution_width, 1}
                                : uint3{threads, 1, 1};
  const detail::grayscale_arguments arguments{rgba, gray, shape.width};
  detail::announce_shape({{shape.width, shape.height}});
  run_kernel(detail::grayscale_tables, chosen, element_type::float32, &arguments,
             geometry_of_threads(grid, threadgroup, name), options, nanoseconds_per_pixel * threads * pixels);
}

namespace {

constexpr const char* dimensions[] = {"width", "height"};
constexpr pattern offered[] = {pattern::direct, pattern::vectorized};
constexpr element_type types[] = {element_type::float32};
constexpr operand operands[] = {
    {"rgba", role::input, element_kind::uint8, [](const problem_shape& s) { return 4 * s[0] * s[1]; },
     fill::bytes},
    {"gray", role::output, element_kind::uint8, [](const problem_shape& s) { return s[0] * s[1]; }},
};
constexpr named_shape shapes[] = {
    {"1920x1080", {{1920, 1080}}},
    {"640x480", {{640, 480}}},
    {"4000x3000", {{4000, 3000}}},
    {"7680x4320", {{7680, 4320}}},
};

}  // namespace

constinit const description grayscale_description = {
    .summary = "gray = 0.2126 R + 0.7152 G + 0.0722 B of RGBA bytes",
    .dimensions = dimensions,
    .patterns = offered,
    .on_gpu = true,
    .types = types,
    .operands = operands,
    .bytes = [](const problem_shape& s, element_type) { return 5.0 * static_cast<double>(s[0] * s[1]); },
    .flops = [](const problem_shape& s) { return 5.0 * static_cast<double>(s[0] * s[1]); },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = shapes,
    .call =
        [](const kernel_call& c) {
          grayscale(static_cast<const std::uint8_t*>(c.operands[0]),
                    static_cast<std::uint8_t*>(c.operands[1]), {c.shape[0], c.shape[1]}, c.launch);
        },
};

}  // namespace pewter
