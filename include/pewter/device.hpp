// GPUs: which there are, their memory, and queues of work for them. Kernels of the collection run on one when
// launch::device or launch::queue asks for it; their operands are then the device's memory.
//
//   pewter::device_buffer<float> x(host_x), y(n);
//   pewter::softmax(x.data(), y.data(), {rows, cols}, {.device = 0});
//   y.copy_to(host_y);
//
// The code for GPUs is in a module, libpewter_offload.so. It is loaded from the folder of the program or the
// library, then from the system's search path, or from where PEWTER_OFFLOAD_MODULE says. Without the module,
// a driver or a device, devices() is empty and every other use is an error that names the reason.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "pewter/error.hpp"
#include "pewter/launch.hpp"

namespace pewter {

/// Thrown where there is no such GPU, with the reason, and where its driver fails.
class device_error : public error {
 public:
  using error::error;
};

/// A GPU: its index in devices(), and what its driver says of it.
struct device {
  int index;
  std::string name;
  std::string architecture;  ///< "sm_90"
  std::size_t memory_bytes;
  unsigned multiprocessors;
};

/// The GPUs that the module can use, none if there is no module, driver or device.
std::span<const device> devices();
/// Why devices() is empty; an empty text if it is not.
std::string why_no_device();

/// A point in a queue's work, with the time at which the device got there.
class event {
 public:
  /// The other one is nothing but to be destroyed or assigned to.
  event(event&& other) noexcept : device_(other.device_), handle_(std::exchange(other.handle_, nullptr)) {}
  /// Swaps both.
  event& operator=(event&& other) noexcept {
    std::swap(device_, other.device_);
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~event();

  /// Waits until the work before it is done.
  /// @throws error for work that failed
  void wait() const;

 private:
  friend class queue;
  friend double milliseconds(const event& from, const event& to);
  event(int device, void* handle) : device_(device), handle_(handle) {}
  int device_;
  void* handle_;
};

/// Device time between two events of one device. Waits for the second.
double milliseconds(const event& from, const event& to);

/// Work for one device, done in order, while the host goes on.
class queue {
 public:
  /// @throws error naming the reason if there is no such device
  explicit queue(int device = 0);
  queue(const queue&) = delete;
  queue& operator=(const queue&) = delete;
  ~queue();

  /// The GPU that does the work, an index in devices().
  int device() const { return device_; }
  /// Waits until all of its work is done.
  /// @throws error for work that failed
  void wait();
  /// The point that the work has when all that is in the queue now is done.
  event record();
  /// Work that comes into the queue from now on begins when the event's work is done, on whichever device.
  void wait_for(const event& other);

  /// The module's own.
  void* handle() const { return handle_; }

 private:
  int device_;
  void* handle_ = nullptr;
};

namespace detail {

void* allocate_on_device(int device, std::size_t bytes);
void release_on_device(int device, void* memory) noexcept;
/// Between host and device, either way. With a null queue when it returns, else in the queue's order: host
/// memory must then stay until the queue has done it.
void copy_on_device(int device, queue* in, void* to, const void* from, std::size_t bytes);
/// Between two devices, or within one. The queue is of one of them.
void copy_between_devices(int to_device, void* to, int from_device, const void* from, queue* in,
                          std::size_t bytes);
void check_copied_elements(const char* function, std::size_t from, std::size_t device,
                           const char* what = "host");

}  // namespace detail

/// n elements of a device's memory, not initialised.
template <class T>
class device_buffer {
 public:
  /// @throws error if there is no such device, or not enough memory
  explicit device_buffer(std::size_t n, int device = 0)
      : device_(device),
        size_(n),
        data_(static_cast<T*>(detail::allocate_on_device(device, n * sizeof(T)))) {}
  /// A copy of host memory.
  explicit device_buffer(std::span<const T> host, int device = 0) : device_buffer(host.size(), device) {
    copy_from(host);
  }
  /// The other one has no elements then.
  device_buffer(device_buffer&& other) noexcept
      : device_(other.device_),
        size_(std::exchange(other.size_, 0)),
        data_(std::exchange(other.data_, nullptr)) {}
  /// Swaps both.
  device_buffer& operator=(device_buffer&& other) noexcept {
    std::swap(device_, other.device_);
    std::swap(size_, other.size_);
    std::swap(data_, other.data_);
    return *this;
  }
  ~device_buffer() { detail::release_on_device(device_, data_); }

  /// The device's address: for kernels, not for the host.
  T* data() { return data_; }
  /// The device's address: for kernels, not for the host.
  const T* data() const { return data_; }
  /// Elements.
  std::size_t size() const { return size_; }
  /// The GPU that has the memory, an index in devices().
  int device() const { return device_; }

  /// The first elements, as many as the host's span has.
  /// @throws error if that is more than there are
  void copy_from(std::span<const T> host) {
    detail::check_copied_elements("device_buffer::copy_from", host.size(), size_);
    detail::copy_on_device(device_, nullptr, data_, host.data(), host.size_bytes());
  }
  /// The first elements, as many as the host's span has.
  /// @throws error if that is more than there are
  void copy_to(std::span<T> host) const {
    detail::check_copied_elements("device_buffer::copy_to", host.size(), size_);
    detail::copy_on_device(device_, nullptr, host.data(), data_, host.size_bytes());
  }
  /// The first elements, as many as the other buffer has, which may be another device's: directly between
  /// devices that reach each other's memory (NVLink, PCIe), else through the host.
  /// @throws error if that is more than there are
  void copy_from(const device_buffer& other) {
    detail::check_copied_elements("device_buffer::copy_from", other.size(), size_, "other");
    detail::copy_between_devices(device_, data_, other.device_, other.data_, nullptr, size_of(other));
  }
  /// Copies in the order of a queue of either device.
  /// @throws error for a queue of a third device
  void copy_from(const device_buffer& other, queue& in) {
    detail::check_copied_elements("device_buffer::copy_from", other.size(), size_, "other");
    detail::copy_between_devices(device_, data_, other.device_, other.data_, &in, size_of(other));
  }
  /// Copies in the queue's order; the host's memory must stay until the queue has done it.
  void copy_from(std::span<const T> host, queue& in) {
    detail::check_copied_elements("device_buffer::copy_from", host.size(), size_);
    detail::copy_on_device(device_, &in, data_, host.data(), host.size_bytes());
  }
  /// Copies in the queue's order; the host's memory must stay until the queue has done it.
  void copy_to(std::span<T> host, queue& in) const {
    detail::check_copied_elements("device_buffer::copy_to", host.size(), size_);
    detail::copy_on_device(device_, &in, host.data(), data_, host.size_bytes());
  }

 private:
  static std::size_t size_of(const device_buffer& b) { return b.size_ * sizeof(T); }
  int device_;
  std::size_t size_;
  T* data_;
};

}  // namespace pewter
