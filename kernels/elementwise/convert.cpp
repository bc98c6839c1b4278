// y[i] = x[i] in another storage type, rounded to nearest, ties to even.
//
// The registry's calls have one element type: that of x, with y in float, where nothing is rounded. The other
// combinations have a test of their own. Error: the rounding of the storage type, none in the arithmetic.
#include "kernels/elementwise/elementwise_launch.hpp"

namespace pewter {

template <element From, element To>
void convert(const From* x, To* y, std::size_t n, const launch& options) {
  constexpr const char* name = "convert";
  detail::check_elements(name, sizeof(From) > sizeof(To) ? sizeof(From) : sizeof(To), n, 1);
  detail::check_pointer(name, "x", x, n);
  detail::check_pointer(name, "y", y, n);
  detail::check_no_overlap(name, "x", x, n * sizeof(From), "y", y, n * sizeof(To));
  detail::run_elementwise<From>({name, convert_description, detail::convert_tables},
                                {x, nullptr, y, n, 0.0f, detail::element_type_of<To>}, options);
}

#define PEWTER_INSTANCE(From)                                             \
  template void convert(const From*, float*, std::size_t, const launch&); \
  template void convert(const From*, half*, std::size_t, const launch&);  \
  template void convert(const From*, bfloat*, std::size_t, const launch&);
PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE)
#undef PEWTER_INSTANCE

namespace {
constexpr operand operands[] = {
    {"x", role::input, element_kind::storage, detail::count_of_vector},
    {"y", role::output, element_kind::float32, detail::count_of_vector},
};
}  // namespace

constinit const description convert_description = {
    .summary = "y = x, copied or converted between float, half and bfloat",
    .dimensions = detail::elementwise_dimensions,
    .patterns = detail::elementwise_patterns,
    .on_gpu = true,
    .types = detail::all_types,
    .operands = operands,
    .bytes = [](const problem_shape& s,
                element_type t) { return static_cast<double>(s[0] * (size_of(t) + sizeof(float))); },
    .flops = [](const problem_shape& s) { return static_cast<double>(s[0]); },
    .error_coefficient = [](const problem_shape&) { return 0.0; },
    .shapes = detail::elementwise_shapes,
    .call =
        [](const kernel_call& c) {
          detail::with_element_type(c.type, [&]<class T>(T) {
            convert(detail::input<T>(c, 0), detail::output<float>(c, 1), c.shape[0], c.launch);
          });
        },
    .costs = detail::costs_of("convert"),
};

}  // namespace pewter
