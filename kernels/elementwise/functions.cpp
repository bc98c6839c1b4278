// The public functions and descriptions of the kernels of include/pewter/detail/elementwise.inc.
#include "kernels/elementwise/elementwise_launch.hpp"

namespace pewter {
namespace {

/// The row's time, or that of all operands' bytes.
template <class T>
constexpr double time_of(double nanoseconds, int operands) {
  return nanoseconds != 0 ? nanoseconds : operands * int{sizeof(T)} * detail::nanoseconds_per_byte;
}

using measure = double (*)(const problem_shape&);

constexpr description described(const char* formula, std::span<const operand> operands, measure flops,
                                measure error, void (*call)(const kernel_call&)) {
  return {
      .summary = formula,
      .dimensions = detail::elementwise_dimensions,
      .patterns = detail::elementwise_patterns,
      .types = detail::all_types,
      .operands = operands,
      .bytes = operands.size() == 2 ? detail::bytes_of_unary : detail::bytes_of_binary,
      .flops = flops,
      .error_coefficient = error,
      .shapes = detail::elementwise_shapes,
      .in_place_input = 0,
      .call = call,
  };
}

}  // namespace

#define PEWTER_UNARY(name, formula, each_flops, error, nanoseconds)                          \
  template <element T>                                                                       \
  void name(const T* x, T* y, std::size_t n, const launch& options) {                        \
    detail::run_unary(#name, name##_description, detail::name##_tables, x, y, n, 0.0f,       \
                      time_of<T>(nanoseconds, 2), options);                                  \
  }                                                                                          \
  template void name(const float*, float*, std::size_t, const launch&);                      \
  template void name(const half*, half*, std::size_t, const launch&);                        \
  template void name(const bfloat*, bfloat*, std::size_t, const launch&);                    \
  constinit const description name##_description = described(                                \
      formula, detail::unary_operands,                                                       \
      [](const problem_shape& s) { return double{each_flops} * static_cast<double>(s[0]); }, \
      [](const problem_shape&) { return double{error}; },                                    \
      [](const kernel_call& c) {                                                             \
        detail::with_element_type(c.type, [&]<class T>(T) {                                  \
          name(detail::input<T>(c, 0), detail::output<T>(c, 1), c.shape[0], c.launch);       \
        });                                                                                  \
      });
#define PEWTER_BINARY(name, a, b, formula, each_flops, error, nanoseconds)                          \
  template <element T>                                                                              \
  void name(const T* a, const T* b, T* y, std::size_t n, const launch& options) {                   \
    detail::run_binary(#name, name##_description, detail::name##_tables, a, b, y, n,                \
                       time_of<T>(nanoseconds, 3), options);                                        \
  }                                                                                                 \
  template void name(const float*, const float*, float*, std::size_t, const launch&);               \
  template void name(const half*, const half*, half*, std::size_t, const launch&);                  \
  template void name(const bfloat*, const bfloat*, bfloat*, std::size_t, const launch&);            \
  static constexpr operand operands_of_##name[] = {                                                 \
      {#a, role::input, element_kind::storage, detail::count_of_vector},                            \
      {#b, role::input, element_kind::storage, detail::count_of_vector},                            \
      {"y", role::output, element_kind::storage, detail::count_of_vector},                          \
  };                                                                                                \
  constinit const description name##_description = described(                                       \
      formula, operands_of_##name,                                                                  \
      [](const problem_shape& s) { return double{each_flops} * static_cast<double>(s[0]); },        \
      [](const problem_shape&) { return double{error}; },                                           \
      [](const kernel_call& c) {                                                                    \
        detail::with_element_type(c.type, [&]<class T>(T) {                                         \
          name(detail::input<T>(c, 0), detail::input<T>(c, 1), detail::output<T>(c, 2), c.shape[0], \
               c.launch);                                                                           \
        });                                                                                         \
      });
#include "pewter/detail/elementwise.inc"
#undef PEWTER_UNARY
#undef PEWTER_BINARY

}  // namespace pewter
