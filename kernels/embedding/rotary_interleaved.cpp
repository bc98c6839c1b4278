// Turns each pair of elements by an angle that grows with the token's position, a pair being neighbours,
// x[2i] and x[2i + 1].
#include "kernels/embedding/rotary_launch.hpp"

namespace pewter {

template <element T>
void rotary_interleaved(const T* x, const std::uint32_t* positions, T* y, rotary_shape shape,
                        const rotary_options& how, const launch& options) {
  detail::run_rotary<T>(
      {"rotary_interleaved", rotary_interleaved_description, detail::rotary_interleaved_tables},
      {x, positions, y}, shape, how, options);
}

template <element T>
void rotary_interleaved(const T* x, const std::uint32_t* positions, T* y, rotary_shape shape, float theta,
                        const launch& options) {
  rotary_interleaved(x, positions, y, shape, {.theta = theta}, options);
}

#define PEWTER_INSTANCE(T)                                                                                  \
  template void rotary_interleaved(const T*, const std::uint32_t*, T*, rotary_shape, float theta,           \
                                   const launch&);                                                          \
  template void rotary_interleaved(const T*, const std::uint32_t*, T*, rotary_shape, const rotary_options&, \
                                   const launch&);
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE)
#undef PEWTER_INSTANCE

constinit const description rotary_interleaved_description = {
    .summary = "each pair turned by position * theta^(-2i/head_dim), pairs being neighbours",
    .dimensions = detail::rotary_dimensions,
    .patterns = detail::rotary_patterns,
    .on_gpu = true,
    .types = detail::all_types,
    .operands = detail::rotary_operands,
    .bytes = detail::bytes_of_rotary,
    .flops = detail::flops_of_rotary,
    .error_coefficient = [](const problem_shape&) { return 2.5; },
    .shapes = detail::rotary_shapes,
    .in_place_input = 0,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            rotary_interleaved(detail::input<T>(c, 0), detail::input<std::uint32_t>(c, 1),
                               detail::output<T>(c, 2), {c.shape[0], c.shape[1], 2 * c.shape[2]}, 10000.0f,
                               c.launch);
          });
        },
};

}  // namespace pewter
