// NVIDIA's driver library, found when it is asked for: nothing of it is linked.
#pragma once

#include <dlfcn.h>

#include <string>

namespace pewter {

/// The driver's functions by name. A reason is given for what is not there, the first such.
class cuda_library {
 public:
  cuda_library() : handle_(dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL)) {
    if (handle_ == nullptr) reason_ = "no NVIDIA driver: libcuda.so.1 is not found";
  }
  /// Null where it is not there.
  template <class F>
  void find_if_there(const char* name, F& function) {
    function = handle_ == nullptr ? nullptr : reinterpret_cast<F>(dlsym(handle_, name));
  }
  template <class F>
  void find(const char* name, F& function) {
    find_if_there(name, function);
    if (function == nullptr && reason_.empty())
      reason_ = std::string("the NVIDIA driver's libcuda.so.1 lacks ") + name + ": it is older than CUDA 12";
  }
  /// "": all that was looked for is there.
  const std::string& reason() const { return reason_; }

 private:
  void* handle_;  // never closed: the driver's threads may run
  std::string reason_;
};

}  // namespace pewter
