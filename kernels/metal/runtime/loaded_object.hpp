// An object of pewter-metalc in memory.
#pragma once

#include <string>
#include <vector>

#include "kernels/metal/kernel_info.hpp"
#include "kernels/metal/simdgroup_context.hpp"

namespace pewter::metal {

struct loaded_kernel : kernel_info {
  threadgroups_function threadgroups = nullptr;
  simdgroup_function full = nullptr, part = nullptr, any = nullptr;
  thread_function reference = nullptr;
};

struct loaded_object {
  /// @throws error if the file is none of ours, or has no code for the target
  loaded_object(const std::string& path, const std::string& target);
  ~loaded_object();
  loaded_object(const loaded_object&) = delete;
  loaded_object& operator=(const loaded_object&) = delete;

  std::string target;
  std::vector<loaded_kernel> kernels;
  std::vector<std::string> names;  ///< of kernels without code: they are compiled when they are asked for

 private:
  void read_manifest(const std::string& path, const char* text);
  void* symbol(const std::string& name) const;
  void* handle_;
};

/// The target that code is made for and taken from: the wish, else the library's choice for this machine.
std::string target_or_default(const std::string& wish);

/// A threadgroup's threads one at a time, with the runtime's own switch between them. reference.cpp
void run_reference_threadgroup(const loaded_kernel&, void* const* arguments,
                               const simdgroup_context& of_threadgroup);

}  // namespace pewter::metal
