// From a C call to the C++ function: types, launches and errors, the same for every function of pewter.h.
#pragma once

#include <cstdint>
#include <span>

#include "kernels/runtime/typed_call.hpp"
#include "pewter/kernels.hpp"
#include "pewter/pewter.h"

namespace pewter::detail {

/// The status of the exception that is handled; must be called in a handler. The exception's text becomes the
/// calling thread's last error.
pewter_status status_of_exception() noexcept;

/// Calls f. Whatever it throws becomes a status and the last error's text.
template <class F>
pewter_status guarded(F f) noexcept {
  try {
    f();
    return PEWTER_OK;
  } catch (...) {
    return status_of_exception();
  }
}

/// @throws error if value is not one of 0 ... count - 1
int check_enumerator(const char* function, const char* argument, int value, int count);
block_type block_type_of(const char* function, pewter_block_type);

/// @throws error if a field is not 0
void check_reserved(const char* function, const char* argument, std::span<const std::uint32_t> fields);

/// `options` get the GPU or the queue that `how` names.
void add_device(const char* function, const pewter_launch& how, launch& options);

/// The C++ launch; null gives the default.
/// @throws error for unknown enumerators
launch launch_of(const char* function, const pewter_launch*);

/// Calls f(T{}, launch) with T the element type: the body of most functions.
template <class F>
pewter_status call(const char* function, pewter_type type, const pewter_launch* how, F f) noexcept {
  return guarded([&] {
    const launch options = launch_of(function, how);
    const int known = check_enumerator(function, "type", type, element_type_count);
    with_element_type(static_cast<element_type>(known), [&]<class T>(T of_type) { f(of_type, options); });
  });
}

/// Operands as elements of T.
template <class T>
const T* at(const void* p) {
  return static_cast<const T*>(p);
}
template <class T>
T* at(void* p) {
  return static_cast<T*>(p);
}

}  // namespace pewter::detail
