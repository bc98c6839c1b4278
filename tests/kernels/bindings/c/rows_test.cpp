// The C function of each kernel that has a row: the bits of the C++ function, and errors that name it.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "kernels/bindings/c/c_api.hpp"
#include "kernels/runtime/registry.hpp"
#include "tests/support/operands.hpp"
#include "tests/support/shapes.hpp"

#define PEWTER_FAMILY "pewter/detail/kernels.inc"
#include "kernels/common/described.hpp"

namespace pewter::test {
namespace {

using T = void;  // in C: any of the storage types

#define PEWTER_GIVEN_input(type, name, ...) static_cast<const type*>(c.operands[row::at_##name]),
#define PEWTER_GIVEN_positive(type, name, ...) static_cast<const type*>(c.operands[row::at_##name]),
#define PEWTER_GIVEN_fraction(type, name, ...) static_cast<const type*>(c.operands[row::at_##name]),
#define PEWTER_GIVEN_negative(type, name, ...) static_cast<const type*>(c.operands[row::at_##name]),
#define PEWTER_GIVEN_optional(type, name, ...) static_cast<const type*>(c.operands[row::at_##name]),
#define PEWTER_GIVEN_indices(name, ...) static_cast<const std::uint32_t*>(c.operands[row::at_##name]),
#define PEWTER_GIVEN_output(type, name, ...) static_cast<type*>(c.operands[row::at_##name]),
#define PEWTER_GIVEN_extents(type, ...) PEWTER_EACH_OF(PEWTER_GIVEN_size, __VA_ARGS__)
#define PEWTER_GIVEN_size(name) c.shape[row::name],
#define PEWTER_GIVEN_scalar(type, name, value) value,
#define PEWTER_GIVEN_option(type, name, value, ...) PEWTER_FIRST(__VA_ARGS__ __VA_OPT__(, ) value),
#define PEWTER_GIVEN_options(type, name, ...) PEWTER_EACH_OF(PEWTER_GIVEN_ITEM, __VA_ARGS__)
#define PEWTER_GIVEN_ITEM(item) PEWTER_GIVEN_##item

struct c_kernel {
  const char* name;
  std::span<const char* const> extents;  // of the row; a description by hand may have others
  const description* about;
  pewter_status (*call)(pewter_type, const kernel_call&);
};
const c_kernel c_kernels[] = {
#define PEWTER_KERNEL(family, kernel, summary, ...)                                     \
  {#kernel, detail::kernel##_row::dimensions, &kernel##_description,                    \
   [](pewter_type type, const kernel_call& c) {                                         \
     using row = detail::kernel##_row;                                                  \
     return pewter_##kernel(type, PEWTER_FOR_EACH(PEWTER_GIVEN_, __VA_ARGS__) nullptr); \
   }},
#define PEWTER_KERNEL_LIKE(family, kernel, other, ...) PEWTER_KERNEL(family, kernel, __VA_ARGS__)
#include "pewter/detail/kernels.inc"
#undef PEWTER_KERNEL
#undef PEWTER_KERNEL_LIKE
};

/// The shape by the row's extents: its head_dim is two of the description's pairs.
problem_shape extents_of_row(const c_kernel& k, problem_shape shape) {
  EXPECT_EQ(k.extents.size(), k.about->dimensions.size());
  for (std::size_t i = 0; i < k.extents.size(); ++i) {
    const std::string_view of_row = k.extents[i], described = k.about->dimensions[i];
    if (of_row == "head_dim" && described == "pairs")
      shape.extent[i] *= 2;
    else
      EXPECT_EQ(of_row, described);
  }
  return shape;
}

class CFunction : public testing::TestWithParam<c_kernel> {};

TEST_P(CFunction, GivesTheBitsOfTheCppFunction) {
  const c_kernel& k = GetParam();
  std::uint32_t seed = 300;
  for (const element_type type : k.about->types)
    for (const problem_shape& shape : some_odd_shapes(*k.about)) {
      operand_set by_cpp(*k.about, shape, type, ++seed), by_c = by_cpp;
      const std::vector<void*> of_cpp = by_cpp.pointers(), of_c = by_c.pointers();
      k.about->call({shape, type, of_cpp.data(), {}});
      const kernel_call call{extents_of_row(k, shape), type, of_c.data(), {}};
      ASSERT_EQ(k.call(static_cast<pewter_type>(type), call), PEWTER_OK) << pewter_last_error();
      for (std::size_t i = 0; i < by_c.buffers.size(); ++i)
        ASSERT_TRUE(by_c.buffers[i] == by_cpp.buffers[i]) << k.about->operands[i].name;
    }
}

TEST_P(CFunction, NamesItselfInErrors) {
  const c_kernel& k = GetParam();
  operand_set operands(*k.about, some_odd_shapes(*k.about).back(), element_type::float32, 3);
  const std::vector<void*> pointers = operands.pointers();
  const auto text = [&](pewter_type type, void* const* given) {
    EXPECT_EQ(k.call(type, {some_odd_shapes(*k.about).back(), element_type::float32, given, {}}),
              PEWTER_INVALID_ARGUMENT);
    return std::string(pewter_last_error());
  };
  EXPECT_EQ(text(element_type_count, pointers.data()).find(k.name + std::string(": type = 3")), 0u);
  const std::vector<void*> null(pointers.size(), nullptr);
  EXPECT_EQ(text(PEWTER_FLOAT, null.data()).find(k.name + std::string(": ")), 0u);
}

INSTANTIATE_TEST_SUITE_P(Rows, CFunction, testing::ValuesIn(c_kernels),
                         [](const auto& parameter) { return std::string(parameter.param.name); });

}  // namespace
}  // namespace pewter::test
