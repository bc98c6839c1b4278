// Checks that public functions make of their arguments before anything is touched.
//
// Each throws pewter::error with a text that names function, argument, value and limit, as in
// "softmax: threads_per_threadgroup = 2000, must be at most 1024".
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "kernels/description.hpp"
#include "pewter/check.hpp"
#include "pewter/half.hpp"
#include "pewter/launch.hpp"
#include "pewter/types.hpp"

namespace pewter::detail {

/// A null pointer is allowed only for no elements. In a checked build (PEWTER_CHECK) the kernel's accesses
/// are compared with the extent.
void check_pointer(const char* function, const char* argument, const void* p, std::size_t elements);
template <class T>
void check_pointer(const char* function, const char* argument, const T* p, std::size_t elements) {
  check_pointer(function, argument, static_cast<const void*>(p), elements);
  PEWTER_CHECKED(remember_operand(function, argument, p, elements * sizeof(T), sizeof(T));)
}

/// Neither equal nor partly overlapping. A size of 0 overlaps with nothing.
void check_no_overlap(const char* function, const char* a_name, const void* a, std::size_t a_bytes,
                      const char* b_name, const void* b, std::size_t b_bytes);

/// In place or apart: equal pointers are allowed, a partial overlap is not.
void check_same_or_disjoint(const char* function, const char* a_name, const void* a, std::size_t a_bytes,
                            const char* b_name, const void* b, std::size_t b_bytes);

/// The launch's threads_per_threadgroup, or for 0 the automatic value, of a GPU its own. Throws for more than
/// 1024, and for a mapping that is none.
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
  static_assert(std::is_same_v<T, float> || std::is_same_v<T, half> || std::is_same_v<T, bfloat>);
  return std::is_same_v<T, float>  ? element_type::float32
         : std::is_same_v<T, half> ? element_type::float16
                                   : element_type::bfloat16;
}();

}  // namespace pewter::detail
