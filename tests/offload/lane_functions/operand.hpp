// An array where a launch's kernel reads and writes it: on the device of its options, else on the host.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "pewter/device.hpp"
#include "pewter/launch.hpp"

namespace pewter_test {

template <class T>
class operand {
 public:
  operand(std::vector<T> values, const pewter::launch& options) : values_(std::move(values)) {
    if (options.device >= 0) there_.emplace(values_, options.device);
  }
  T* data() { return there_ ? there_->data() : values_.data(); }
  /// What kernels have made of it.
  const std::vector<T>& read() {
    if (there_) there_->copy_to(values_);
    return values_;
  }

 private:
  std::vector<T> values_;
  std::optional<pewter::device_buffer<T>> there_;
};

}  // namespace pewter_test
