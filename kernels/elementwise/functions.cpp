// The public functions and descriptions of the kernels of include/pewter/detail/elementwise.inc.
#include "kernels/elementwise/elementwise_launch.hpp"

#define PEWTER_FAMILY "pewter/detail/kernels.inc"
#include "kernels/common/described.hpp"

namespace pewter {
namespace {

using measure = double (*)(const problem_shape&);

template <class Row>
constexpr description description_of(measure flops, measure error) {
  return detail::described<Row>(
      {.patterns = detail::elementwise_patterns,
       .on_gpu = true,
       .bytes = Row::operands.size() == 2 ? detail::bytes_of_unary : detail::bytes_of_binary,
       .flops = flops,
       .error_coefficient = error,
       .shapes = detail::elementwise_shapes,
       .in_place_input = 0});
}

}  // namespace

#define PEWTER_DESCRIBED(name, each_flops, error)                                            \
  PEWTER_INSTANCES(name)                                                                     \
  constinit const description name##_description = description_of<detail::name##_row>(       \
      [](const problem_shape& s) { return double{each_flops} * static_cast<double>(s[0]); }, \
      [](const problem_shape&) { return double{error}; });
#define PEWTER_UNARY(name, formula, flops, error, light)                                                \
  template <element T>                                                                                  \
  void name(const T* x, T* y, std::size_t n, const launch& options) {                                   \
    detail::run_unary<T>({#name, name##_description, detail::name##_tables}, {x, y, n}, 0.0f, options); \
  }                                                                                                     \
  PEWTER_DESCRIBED(name, flops, error)
#define PEWTER_BINARY(name, a, b, formula, flops, error, light)                                  \
  template <element T>                                                                           \
  void name(const T* a, const T* b, T* y, std::size_t n, const launch& options) {                \
    detail::run_binary({#name, name##_description, detail::name##_tables}, a, b, y, n, options); \
  }                                                                                              \
  PEWTER_DESCRIBED(name, flops, error)
#include "pewter/detail/elementwise.inc"
#undef PEWTER_UNARY
#undef PEWTER_BINARY
#undef PEWTER_DESCRIBED

}  // namespace pewter
