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
  static address address_of(const void* p) { return reinterpret_cast<std::uintptr_t>(p); }
  enum results {
    success = 0,
    not_initialized = 3,
    not_ready = 600,
    illegal_address = 700,
    misaligned_address = 716
  };
  enum attributes {
    multiprocessors = 16,
    pci_bus = 33,
    pci_device = 34,
    threads_of_multiprocessor = 39,
    major = 75,
    minor = 76,
    concurrent_managed_access = 89,  ///< the CPU may use managed memory while a kernel runs
    registers_at_host_address = 91   ///< registered memory has the host's address on the GPU
  };
  enum pointer_attributes { memory_type = 2, device_ordinal = 9 };
  enum memory_types { device_memory = 2 };
  enum stream_flags { not_after_stream_0 = 1 };
  enum memory_flags { managed_by_all = 1, known_to_all_contexts = 1, mapped = 2, only_read = 8 };
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
  int (*allocate_now)(address*, std::size_t);
  int (*allocate_managed)(address*, std::size_t, unsigned);
  int (*release_now)(address);
  int (*allocate_mapped)(void**, std::size_t, unsigned);
  int (*release_mapped)(void*);
  int (*register_memory)(void*, std::size_t, unsigned);
  int (*unregister_memory)(void*);
  int (*copy)(address, address, std::size_t, handle);
  int (*fill)(address, unsigned char, std::size_t, handle);
  int (*free_memory)(std::size_t*, std::size_t*);
  int (*create_stream)(handle*, unsigned);
  int (*destroy_stream)(handle);
  int (*wait)(handle);
  int (*query)(handle);
  int (*create_event)(handle*, unsigned);
  int (*destroy_event)(handle);
  int (*record_event)(handle, handle);
  int (*query_event)(handle);
  int (*wait_for_event)(handle);
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
