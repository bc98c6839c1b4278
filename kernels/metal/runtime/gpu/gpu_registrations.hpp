// The program's own memory that a GPU uses at the host's address: whole pages, which several buffers may
// share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>

namespace pewter::metal {

class gpu_device;

class gpu_registrations {
 public:
  /// The device's registrations; they live as long as the program.
  static gpu_registrations& of(const gpu_device&);
  /// Registers a range until release() of the same one. @returns false where the driver cannot
  bool add(const void* memory, std::size_t bytes);
  void release(const void* memory, std::size_t bytes);
  /// How many of the bytes from an address on a single copy may take: the driver has them as one range.
  std::size_t in_one_range(const void* memory, std::size_t bytes);

 private:
  struct range {
    std::uintptr_t end;
    std::size_t users;
    bool is_registered;  ///< false: the driver knew it before
  };
  explicit gpu_registrations(const gpu_device& device) : device_(device) {}
  bool register_pages(std::uintptr_t begin, std::uintptr_t end);
  void release_pages(std::uintptr_t begin, std::uintptr_t end);

  const gpu_device& device_;
  std::mutex mutex_;
  std::map<std::uintptr_t, range> ranges_;  ///< apart, by their begin
};

/// The GPU's use of a range, from when it is wanted.
class gpu_use {
 public:
  gpu_use(const gpu_device& device, const void* memory, std::size_t bytes)
      : device_(device), memory_(memory), bytes_(bytes) {}
  gpu_use(const gpu_use&) = delete;
  gpu_use& operator=(const gpu_use&) = delete;
  ~gpu_use() {
    if (has_begun_) gpu_registrations::of(device_).release(memory_, bytes_);
  }
  /// @throws error where the driver cannot
  void begin();

 private:
  const gpu_device& device_;
  const void* memory_;
  std::size_t bytes_;
  std::mutex mutex_;
  bool has_begun_ = false;
};

}  // namespace pewter::metal
