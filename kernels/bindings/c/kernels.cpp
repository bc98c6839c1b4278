// pewter.h: the functions of the kernels that have a row in pewter/detail/kernels.inc.
#include <type_traits>

#include "kernels/bindings/c/c_api.hpp"
#include "pewter/detail/for_each.hpp"

namespace pewter::detail {
namespace {

/// A scalar in C; flags are int32_t.
template <class V>
using in_c = std::conditional_t<std::is_same_v<V, bool>, std::int32_t, V>;

template <class V>
V from_c(in_c<V> value) {
  if constexpr (std::is_same_v<V, bool>)
    return value != 0;
  else
    return value;
}

}  // namespace
}  // namespace pewter::detail

using pewter::detail::at;
using pewter::detail::from_c;
using pewter::detail::in_c;
using T = void;  // in C: any of the storage types

#define PEWTER_C_input(type, name, ...) const type *name,
#define PEWTER_C_positive(type, name, ...) const type *name,
#define PEWTER_C_fraction(type, name, ...) const type *name,
#define PEWTER_C_negative(type, name, ...) const type *name,
#define PEWTER_C_optional(type, name, ...) const type *name,
#define PEWTER_C_indices(name, ...) const uint32_t *name,
#define PEWTER_C_output(type, name, ...) type *name,
#define PEWTER_C_extents(type, ...) PEWTER_EACH_OF(PEWTER_C_size, __VA_ARGS__)
#define PEWTER_C_size(name) size_t name,
#define PEWTER_C_scalar(type, name, ...) in_c<type> name,
#define PEWTER_C_option(type, name, ...) in_c<type> name,
#define PEWTER_C_options(type, name, ...) PEWTER_EACH_OF(PEWTER_C_ITEM, __VA_ARGS__)
#define PEWTER_C_ITEM(item) PEWTER_C_##item

#define PEWTER_PASSED_input(type, name, ...) at<type>(name),
#define PEWTER_PASSED_positive(type, name, ...) at<type>(name),
#define PEWTER_PASSED_fraction(type, name, ...) at<type>(name),
#define PEWTER_PASSED_negative(type, name, ...) at<type>(name),
#define PEWTER_PASSED_optional(type, name, ...) at<type>(name),
#define PEWTER_PASSED_indices(name, ...) name,
#define PEWTER_PASSED_output(type, name, ...) at<type>(name),
#define PEWTER_PASSED_extents(type, ...) {__VA_ARGS__},
#define PEWTER_PASSED_size(name) name,
#define PEWTER_PASSED_scalar(type, name, ...) from_c<type>(name),
#define PEWTER_PASSED_option(type, name, ...) from_c<type>(name),
#define PEWTER_PASSED_options(type, name, ...) {PEWTER_EACH_OF(PEWTER_PASSED_ITEM, __VA_ARGS__)},
#define PEWTER_PASSED_ITEM(item) PEWTER_PASSED_##item

#define PEWTER_KERNEL(family, name, summary, ...)                                                 \
  pewter_status pewter_##name(pewter_type type,                                                   \
                              PEWTER_FOR_EACH(PEWTER_C_, __VA_ARGS__) const pewter_launch* how) { \
    return pewter::detail::call(#name, type, how, [&]<class T>(T, const pewter::launch& launch) { \
      pewter::name(PEWTER_FOR_EACH(PEWTER_PASSED_, __VA_ARGS__) launch);                          \
    });                                                                                           \
  }
#define PEWTER_KERNEL_LIKE(family, name, other, ...) PEWTER_KERNEL(family, name, __VA_ARGS__)
#include "pewter/detail/kernels.inc"
