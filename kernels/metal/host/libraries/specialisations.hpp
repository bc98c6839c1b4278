// Kernels of a library with function constants: each that is asked for is compiled once.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "kernels/metal/host/libraries/library.hpp"

namespace pewter::metal::host {

class specialisations {
 public:
  using constants = std::map<std::string, std::string>;

  /// The kernel alone, with these constants. @throws error as library_origin::compile
  metal::library of(const library_origin& origin, const std::string& kernel, const constants& values) {
    std::shared_ptr<entry> one;
    {
      const std::lock_guard lock(mutex_);
      std::shared_ptr<entry>& known = all_[{kernel, values}];
      if (known == nullptr) known = std::make_shared<entry>();
      one = known;
    }
    const std::lock_guard lock(one->mutex);  // others compile meanwhile
    if (!one->library) one->library = origin.compile(values, kernel);
    return *one->library;
  }

 private:
  struct entry {
    std::mutex mutex;
    std::optional<metal::library> library;
  };

  std::mutex mutex_;
  std::map<std::pair<std::string, constants>, std::shared_ptr<entry>> all_;
};

}  // namespace pewter::metal::host
