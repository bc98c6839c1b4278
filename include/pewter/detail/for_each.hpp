// Macros over the items of a kernel's row (kernels.inc):
//
//   PEWTER_FOR_EACH(PEWTER_X_, input(T, x), size(n))    is    PEWTER_X_input(T, x) PEWTER_X_size(n)
//
// so that an item's first word says which macro takes it. For lists within items,
//
//   PEWTER_EACH_OF(PEWTER_Y, rows, cols)                is    PEWTER_Y(rows) PEWTER_Y(cols)
//
// A list has at most 60 items, one within an item 15.
#pragma once

#define PEWTER_PARENTHESES ()

#define PEWTER_FOR_EACH(prefix, ...) __VA_OPT__(PEWTER_EXPAND(PEWTER_FOR_EACH_NEXT(prefix, __VA_ARGS__)))
#define PEWTER_FOR_EACH_NEXT(prefix, item, ...) \
  prefix##item __VA_OPT__(PEWTER_FOR_EACH_AGAIN PEWTER_PARENTHESES(prefix, __VA_ARGS__))
#define PEWTER_FOR_EACH_AGAIN() PEWTER_FOR_EACH_NEXT
#define PEWTER_EXPAND(...) PEWTER_EXPAND_3(PEWTER_EXPAND_3(PEWTER_EXPAND_3(PEWTER_EXPAND_3(__VA_ARGS__))))
#define PEWTER_EXPAND_3(...) PEWTER_EXPAND_2(PEWTER_EXPAND_2(PEWTER_EXPAND_2(PEWTER_EXPAND_2(__VA_ARGS__))))
#define PEWTER_EXPAND_2(...) PEWTER_EXPAND_1(PEWTER_EXPAND_1(PEWTER_EXPAND_1(PEWTER_EXPAND_1(__VA_ARGS__))))
#define PEWTER_EXPAND_1(...) __VA_ARGS__

#define PEWTER_EACH_OF(macro, ...) __VA_OPT__(PEWTER_EXPAND_OF(PEWTER_EACH_OF_NEXT(macro, __VA_ARGS__)))
#define PEWTER_EACH_OF_NEXT(macro, item, ...) \
  macro(item) __VA_OPT__(PEWTER_EACH_OF_AGAIN PEWTER_PARENTHESES(macro, __VA_ARGS__))
#define PEWTER_EACH_OF_AGAIN() PEWTER_EACH_OF_NEXT
#define PEWTER_EXPAND_OF(...) \
  PEWTER_EXPAND_OF_2(PEWTER_EXPAND_OF_2(PEWTER_EXPAND_OF_2(PEWTER_EXPAND_OF_2(__VA_ARGS__))))
#define PEWTER_EXPAND_OF_2(...) \
  PEWTER_EXPAND_OF_1(PEWTER_EXPAND_OF_1(PEWTER_EXPAND_OF_1(PEWTER_EXPAND_OF_1(__VA_ARGS__))))
#define PEWTER_EXPAND_OF_1(...) __VA_ARGS__

// The items as parameters of the function for C++.
// clang-format off
#define PEWTER_PARAMETER_input(type, name, ...) const type* name,
#define PEWTER_PARAMETER_positive(type, name, ...) const type* name,
#define PEWTER_PARAMETER_fraction(type, name, ...) const type* name,
#define PEWTER_PARAMETER_negative(type, name, ...) const type* name,
#define PEWTER_PARAMETER_optional(type, name, ...) const type* name,
#define PEWTER_PARAMETER_indices(name, ...) const std::uint32_t* name,
#define PEWTER_PARAMETER_output(type, name, ...) type* name,
#define PEWTER_PARAMETER_extents(type, ...) type shape,
#define PEWTER_PARAMETER_size(name) std::size_t name,
#define PEWTER_PARAMETER_scalar(type, name, ...) type name,
#define PEWTER_PARAMETER_option(type, name, value, ...) type name = value,
#define PEWTER_PARAMETER_options(type, name, ...) const type& name = {},
// clang-format on
