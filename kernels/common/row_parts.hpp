// What each item of a kernel's row (pewter/detail/kernels.inc) means to a description.
#pragma once

#include "kernels/runtime/typed_call.hpp"
#include "pewter/detail/for_each.hpp"
#include "pewter/kernels.hpp"

namespace pewter::detail {

/// Stands for T, the call's storage type.
struct stored_element {};
template <class T>
inline constexpr element_kind kind_of = operand_kind<T>;
template <>
inline constexpr element_kind kind_of<stored_element> = element_kind::storage;

/// An extent that is no dimension of the shape but a number among the parameters.
template <class V>
struct fixed_extent {
  V value;
};
template <class D>
std::size_t extent_of(const problem_shape& s, D dimension) {
  return s[dimension];
}
template <class V>
std::size_t extent_of(const problem_shape&, fixed_extent<V> extent) {
  return static_cast<std::size_t>(extent.value);
}

inline std::size_t extent_of(const problem_shape&, int literal) { return static_cast<std::size_t>(literal); }
/// One less than a dimension; 0 of none.
template <class D>
struct extent_less_one {
  D dimension;
};
template <class D>
constexpr extent_less_one<D> one_less(D dimension) {
  return {dimension};
}
template <class D>
std::size_t extent_of(const problem_shape& s, extent_less_one<D> extent) {
  return s[extent.dimension] == 0 ? 0 : s[extent.dimension] - 1;
}

/// The elements of an operand of these extents; one if it has no extents.
template <class... Extents>
std::size_t count_of([[maybe_unused]] const problem_shape& s, Extents... extents) {
  return (std::size_t{1} * ... * extent_of(s, extents));
}

constexpr operand with_fill(operand o, fill how) {
  o.fill = how;
  return o;
}
constexpr operand may_be_null(operand o) {
  o.optional = true;
  return o;
}

/// A description with what the kernel's row says.
template <class Row>
constexpr description described(description about) {
  about.summary = Row::summary;
  about.dimensions = Row::dimensions;
  about.operands = Row::operands;
  about.call = Row::call;
  about.costs = costs_of(Row::name);
  if (about.types.empty()) about.types = all_types;
  return about;
}

}  // namespace pewter::detail

/// The function for each storage type.
#define PEWTER_INSTANCE_OF(T, name) template decltype(name<T>) name<T>;
#define PEWTER_INSTANCES(name) PEWTER_FOR_EACH_ELEMENT(PEWTER_INSTANCE_OF, name)

#define PEWTER_COUNT(...) [](const problem_shape& s) { return count_of(s __VA_OPT__(, ) __VA_ARGS__); }

// The shape's extents, as enumerators, and their names.
#define PEWTER_DIMENSION_input(...)
#define PEWTER_DIMENSION_positive(...)
#define PEWTER_DIMENSION_fraction(...)
#define PEWTER_DIMENSION_negative(...)
#define PEWTER_DIMENSION_optional(...)
#define PEWTER_DIMENSION_indices(...)
#define PEWTER_DIMENSION_output(...)
#define PEWTER_DIMENSION_extents(type, ...) __VA_ARGS__,
#define PEWTER_DIMENSION_size(name) name,
#define PEWTER_DIMENSION_scalar(...)
#define PEWTER_DIMENSION_option(...)
#define PEWTER_DIMENSION_options(...)

#define PEWTER_QUOTED(name) #name,
#define PEWTER_NAME_input(...)
#define PEWTER_NAME_positive(...)
#define PEWTER_NAME_fraction(...)
#define PEWTER_NAME_negative(...)
#define PEWTER_NAME_optional(...)
#define PEWTER_NAME_indices(...)
#define PEWTER_NAME_output(...)
#define PEWTER_NAME_extents(type, ...) PEWTER_EACH_OF(PEWTER_QUOTED, __VA_ARGS__)
#define PEWTER_NAME_size(name) #name,
#define PEWTER_NAME_scalar(...)
#define PEWTER_NAME_option(...)
#define PEWTER_NAME_options(...)

// Numbers that may be extents.
#define PEWTER_FIXED_input(...)
#define PEWTER_FIXED_positive(...)
#define PEWTER_FIXED_fraction(...)
#define PEWTER_FIXED_negative(...)
#define PEWTER_FIXED_optional(...)
#define PEWTER_FIXED_indices(...)
#define PEWTER_FIXED_output(...)
#define PEWTER_FIXED_extents(...)
#define PEWTER_FIXED_size(...)
#define PEWTER_FIXED_scalar(type, name, value) static constexpr fixed_extent<type> name{value};
#define PEWTER_FIXED_option(...)
#define PEWTER_FIXED_options(...)

// An operand's place among them.
#define PEWTER_PLACE_input(type, name, ...) at_##name,
#define PEWTER_PLACE_positive(type, name, ...) at_##name,
#define PEWTER_PLACE_fraction(type, name, ...) at_##name,
#define PEWTER_PLACE_negative(type, name, ...) at_##name,
#define PEWTER_PLACE_optional(type, name, ...) at_##name,
#define PEWTER_PLACE_indices(name, ...) at_##name,
#define PEWTER_PLACE_output(type, name, ...) at_##name,
#define PEWTER_PLACE_extents(...)
#define PEWTER_PLACE_size(...)
#define PEWTER_PLACE_scalar(...)
#define PEWTER_PLACE_option(...)
#define PEWTER_PLACE_options(...)

// What a description says of an operand.
#define PEWTER_OPERAND_input(type, name, ...) \
  operand{#name, role::input, kind_of<type>, PEWTER_COUNT(__VA_ARGS__)},
#define PEWTER_OPERAND_positive(type, name, ...) \
  with_fill({#name, role::input, kind_of<type>, PEWTER_COUNT(__VA_ARGS__)}, fill::positive),
#define PEWTER_OPERAND_fraction(type, name, ...) \
  with_fill({#name, role::input, kind_of<type>, PEWTER_COUNT(__VA_ARGS__)}, fill::uniform),
#define PEWTER_OPERAND_negative(type, name, ...) \
  with_fill({#name, role::input, kind_of<type>, PEWTER_COUNT(__VA_ARGS__)}, fill::negative),
#define PEWTER_OPERAND_optional(type, name, ...) \
  may_be_null({#name, role::input, kind_of<type>, PEWTER_COUNT(__VA_ARGS__)}),
#define PEWTER_OPERAND_indices(name, bound, ...)                                              \
  operand{#name,         role::input,        element_kind::uint32, PEWTER_COUNT(__VA_ARGS__), \
          fill::indices, PEWTER_COUNT(bound)},
#define PEWTER_OPERAND_output(type, name, ...) \
  operand{#name, role::output, kind_of<type>, PEWTER_COUNT(__VA_ARGS__)},
#define PEWTER_OPERAND_extents(...)
#define PEWTER_OPERAND_size(...)
#define PEWTER_OPERAND_scalar(...)
#define PEWTER_OPERAND_option(...)
#define PEWTER_OPERAND_options(...)

#define PEWTER_FIRST(first, ...) first

// What a description's call passes.
#define PEWTER_CALL_input(type, name, ...) detail::input<type>(c, at_##name),
#define PEWTER_CALL_positive(type, name, ...) detail::input<type>(c, at_##name),
#define PEWTER_CALL_fraction(type, name, ...) detail::input<type>(c, at_##name),
#define PEWTER_CALL_negative(type, name, ...) detail::input<type>(c, at_##name),
#define PEWTER_CALL_optional(type, name, ...) detail::input<type>(c, at_##name),
#define PEWTER_CALL_indices(name, ...) detail::input<std::uint32_t>(c, at_##name),
#define PEWTER_CALL_output(type, name, ...) detail::output<type>(c, at_##name),
#define PEWTER_CALL_extents(type, ...) type{PEWTER_EACH_OF(PEWTER_CALL_EXTENT, __VA_ARGS__)},
#define PEWTER_CALL_size(name) c.shape[name],
#define PEWTER_CALL_scalar(type, name, value) value,
#define PEWTER_CALL_option(type, name, value, ...) PEWTER_FIRST(__VA_ARGS__ __VA_OPT__(, ) value),
#define PEWTER_CALL_options(type, name, ...) type{PEWTER_EACH_OF(PEWTER_CALL_OPTION, __VA_ARGS__)},
#define PEWTER_CALL_EXTENT(name) c.shape[name],
#define PEWTER_CALL_OPTION(item) PEWTER_CALL_##item
