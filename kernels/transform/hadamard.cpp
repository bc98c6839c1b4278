// y[r] = scale H x[r].
//
// Error in eps, relative to scale times the sum of absolute values: half of one each stage, and the
// product's.
#include "kernels/transform/transform_launch.hpp"

namespace pewter {

template <element T>
void hadamard(const T* x, T* y, transform_shape shape, float scale, const launch& options) {
  constexpr const char* name = "hadamard";
  const std::size_t n = detail::check_elements(name, sizeof(T), shape.transforms, shape.length);
  const detail::transform_launch how =
      detail::check_transform<T>(name, hadamard_description, {x, y, n}, shape, scale, options);
  const auto scratch = detail::scratch_of_transforms(name, how, shape.length);
  const detail::hadamard_arguments arguments{x,
                                             y,
                                             scratch.get(),
                                             shape.transforms,
                                             shape.length,
                                             scale,
                                             how.chosen == pattern::vectorized,
                                             detail::element_type_of<T>};
  const double nanoseconds =
      0.1 * static_cast<double>(shape.length) * (detail::stages_of({{0, shape.length}}) + 1);
  detail::run_transform<T>(name, detail::hadamard_tables, how, arguments, nanoseconds, options);
}

PEWTER_INSTANCES(hadamard)

namespace {

constexpr named_shape hadamard_shapes[] = {
    {"llama3-8b hidden 4096, 512 tokens", {{512, 4096}}},
    {"32 heads of 128, 512 tokens", {{16384, 128}}},
    {"one of 2^20", {{1, 1048576}}},
};

}  // namespace

constinit const description hadamard_description = detail::described<detail::hadamard_row>({
    .patterns = detail::looping_patterns,
    .bytes = [](const problem_shape& s,
                element_type t) { return 2.0 * static_cast<double>(s[0] * s[1] * size_of(t)); },
    .flops =
        [](const problem_shape& s) { return static_cast<double>(s[0] * s[1]) * (detail::stages_of(s) + 1); },
    .error_coefficient = [](const problem_shape& s) { return detail::stages_of(s) / 2 + 0.5; },
    .shapes = hadamard_shapes,
    .valid = detail::is_transform,
    .in_place_input = 0,
});

}  // namespace pewter
