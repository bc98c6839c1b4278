// NVIDIA's driver, found when the first GPU is asked for: its functions by their documented binary interface,
// as a build of this library has no cuda.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace pewter::metal {

struct gpu_driver {
  using handle = void*;
  using address = std::uint64_t;
  enum results { success = 0, not_ready = 600, illegal_address = 700, misaligned_address = 716 };
  enum attributes { major = 75, minor = 76 };
  enum pointer_attributes { memory_type = 2, device_ordinal = 9 };
  enum memory_types { device_memory = 2 };
  enum function_attributes { most_threads = 0 };
  enum load_options { threads_per_block = 1, error_log = 5, error_log_bytes = 6 };
  /// The calling thread's own stream.
  static handle stream() { return reinterpret_cast<handle>(std::uintptr_t{2}); }

  int (*init)(unsigned);
  int (*device_count)(int*);
  int (*device_get)(int*, int);
  int (*device_name)(char*, int, int);
  int (*device_attribute)(int*, int, int);
  int (*device_memory_bytes)(std::size_t*, int);
  int (*retain_context)(handle*, int);
  int (*set_context)(handle);
  int (*allocate)(address*, std::size_t, handle);
  int (*release)(address, handle);
  int (*copy_in)(address, const void*, std::size_t, handle);
  int (*copy_out)(void*, address, std::size_t, handle);
  int (*wait)(handle);
  int (*query)(handle);
  int (*create_event)(handle*, unsigned);
  int (*destroy_event)(handle);
  int (*record_event)(handle, handle);
  int (*elapsed)(float*, handle, handle);
  int (*load)(handle*, const void*, unsigned, int*, void**);
  int (*unload)(handle);
  int (*get_function)(handle*, handle, const char*);
  int (*function_attribute)(int*, int, handle);
  int (*launch)(handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, handle, void**,
                void**);
  int (*pointer_attribute)(void*, int, address);
  int (*error_string)(int, const char**);

  /// "an illegal memory access was encountered"
  std::string text_of(int result) const;
};

/// The driver, or null and the reason.
const gpu_driver* find_gpu_driver(std::string& reason);

}  // namespace pewter::metal
