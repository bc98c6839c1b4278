// Checks that public functions make of their arguments before anything is touched.
//
// Each throws pewter::error with a text that names function, argument, value and limit, as in
// "softmax: threads_per_threadgroup = 2000, must be at most 1024".
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "kernels/runtime/description.hpp"
#include "pewter/check.hpp"
#include "pewter/half.hpp"
#include "pewter/launch.hpp"
#include "pewter/types.hpp"

namespace pewter::detail {

/// The number of bytes that two ranges share. Compares addresses, since the objects may be unrelated.
inline std::size_t shared_bytes(const void* a, std::size_t a_bytes, const void* b, std::size_t b_bytes) {
  const auto a_begin = reinterpret_cast<std::uintptr_t>(a), b_begin = reinterpret_cast<std::uintptr_t>(b);
  const std::uintptr_t begin = a_begin > b_begin ? a_begin : b_begin;
  const std::uintptr_t a_end = a_begin + a_bytes, b_end = b_begin + b_bytes;
  const std::uintptr_t end = a_end < b_end ? a_end : b_end;
  return end > begin ? end - begin : 0;
}
[[noreturn]] void raise_null(const char* function, const char* argument, std::size_t elements);
/// An operand by its name, and the bytes that it spans.
struct named_span {
  const char* name;
  const void* data;
  std::size_t bytes;
};
/// @param allowed "must not overlap"
[[noreturn]] void raise_overlap(const char* function, const named_span& a, const named_span& b,
                                const char* allowed);

/// A null pointer is allowed only for no elements. In a checked build (PEWTER_CHECK) the kernel's accesses
/// are compared with the extent.
inline void check_pointer(const char* function, const char* argument, const void* p, std::size_t elements) {
  if (p == nullptr && elements != 0) [[unlikely]]
    raise_null(function, argument, elements);
}
template <class T>
void check_pointer(const char* function, const char* argument, const T* p, std::size_t elements) {
  check_pointer(function, argument, static_cast<const void*>(p), elements);
  PEWTER_CHECKED(remember_operand(function, argument, p, elements * sizeof(T), sizeof(T));)
}

/// Neither equal nor partly overlapping. A size of 0 overlaps with nothing.
inline void check_no_overlap(const char* function, const char* a_name, const void* a, std::size_t a_bytes,
                             const char* b_name, const void* b, std::size_t b_bytes) {
  if (shared_bytes(a, a_bytes, b, b_bytes) != 0) [[unlikely]]
    raise_overlap(function, {a_name, a, a_bytes}, {b_name, b, b_bytes}, "must not overlap");
}

/// In place or apart: equal pointers are allowed, a partial overlap is not.
inline void check_same_or_disjoint(const char* function, const char* a_name, const void* a,
                                   std::size_t a_bytes, const char* b_name, const void* b,
                                   std::size_t b_bytes) {
  if (a != b && shared_bytes(a, a_bytes, b, b_bytes) != 0) [[unlikely]]
    raise_overlap(function, {a_name, a, a_bytes}, {b_name, b, b_bytes}, "must be equal or must not overlap");
}

/// The launch's threads_per_threadgroup, or for 0 the automatic value, on a GPU its own one. Throws for more
/// than 1024, and for an unknown mapping.
std::uint32_t check_threads(const char* function, const launch& options, std::uint32_t automatic_value,
                            std::uint32_t automatic_on_device = 256);

/// A value that becomes an extent of the grid: at least `minimum`, and it fits 32 bits.
std::uint32_t check_extent(const char* function, const char* argument, std::size_t value,
                           std::size_t minimum = 0);

/// a * b * c elements. Throws if their bytes cannot be addressed.
std::size_t check_elements(const char* function, std::size_t bytes_per_element, std::size_t a, std::size_t b,
                           std::size_t c = 1);

bool offers(const description& about, pattern p);

/// The launch's pattern, or the automatic value for `automatic`. Throws if the kernel does not offer it.
pattern check_pattern(const char* function, const launch& options, const description& about,
                      pattern automatic_value);

template <class T>
constexpr element_type element_type_of = [] {
#define PEWTER_ELEMENT_TYPE(enumerator, type, bytes) || std::is_same_v<T, type>
  static_assert(false
#include "pewter/detail/element_types.inc"
                ,
                "T is no row PEWTER_ELEMENT_TYPE of element_types.inc");
#define PEWTER_ELEMENT_TYPE(enumerator, type, bytes) \
  if constexpr (std::is_same_v<T, type>) return element_type::enumerator;
#include "pewter/detail/element_types.inc"
}();

/// row(T) for each row of element_types.inc, where the rows themselves cannot be included.
#define PEWTER_FOR_EACH_ELEMENT(row, ...)                                    \
  row(float __VA_OPT__(, ) __VA_ARGS__) row(half __VA_OPT__(, ) __VA_ARGS__) \
      row(bfloat __VA_OPT__(, ) __VA_ARGS__)
#define PEWTER_BIT(T) | 1 << static_cast<int>(pewter::detail::element_type_of<T>)
static_assert((0 PEWTER_FOR_EACH_ELEMENT(PEWTER_BIT)) == (1 << pewter::element_type_count) - 1);
#undef PEWTER_BIT

}  // namespace pewter::detail
