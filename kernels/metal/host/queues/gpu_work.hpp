// What commands need of a GPU that they run on.
#pragma once

#include <cstring>
#include <memory>
#include <vector>

#include "kernels/metal/runtime/gpu/gpu_stream.hpp"

namespace pewter::metal::host {

/// The GPU work of a command buffer. What runs on the CPU has no batch.
class gpu_work {
 public:
  /// While it is encoded: a place for setBytes' bytes among those that go to the GPU together.
  std::size_t put(const void* from, std::size_t bytes) {
    constexpr std::size_t alignment = 64;
    const std::size_t at = (bytes_.size() + alignment - 1) / alignment * alignment;
    bytes_.resize(at + bytes);
    if (bytes != 0) std::memcpy(bytes_.data() + at, from, bytes);
    return at;
  }
  /// @param stream nullptr: the CPU
  void begin(gpu_stream* stream) {
    if (stream == nullptr) return;
    batch_ = std::make_unique<gpu_batch>(*stream);
    if (!bytes_.empty()) at_ = batch_->upload(bytes_.data(), bytes_.size());
  }
  gpu_batch* batch() const { return batch_.get(); }
  /// All has ended.
  void clear() { batch_.reset(); }
  /// Where put()'s bytes are.
  void* at(std::size_t place) const { return at_ + place; }

  /// Waits until what was begun has ended: for commands that the host runs itself.
  void wait() const {
    if (batch_) batch_->wait();
  }
  void copy(void* to, const void* from, std::size_t bytes) const {
    batch_ ? batch_->copy(to, from, bytes) : static_cast<void>(std::memmove(to, from, bytes));
  }
  void fill(void* to, unsigned char value, std::size_t bytes) const {
    batch_ ? batch_->fill(to, value, bytes) : static_cast<void>(std::memset(to, value, bytes));
  }
  /// Copies to the host and waits.
  void read(void* to, const void* from, std::size_t bytes) const {
    copy(to, from, bytes);
    wait();
  }

 private:
  std::unique_ptr<gpu_batch> batch_;
  unsigned char* at_ = nullptr;
  std::vector<unsigned char> bytes_;
};

}  // namespace pewter::metal::host
