// Kernels outside the collection: pewter_add_kernels generates this for them in addition to their tables, so
// that messages have their names and a launch on a GPU finds their code.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "kernels/runtime/registry.hpp"

namespace pewter::detail {

struct user_kernel {
  const char* name;
  target_tables tables;
  const char* gpu_module = nullptr;  ///< file name of the module with the GPU code; null: there is none
  std::size_t index = 0;             ///< of the kernel in that module
};

/// Kernels that are known while this lives: as long as the program or library that has their tables.
class known_kernels {
 public:
  explicit known_kernels(std::span<const user_kernel> kernels);
  ~known_kernels();
  known_kernels(const known_kernels&) = delete;
  known_kernels& operator=(const known_kernels&) = delete;

 private:
  std::span<const user_kernel> kernels_;
};

/// The kernel with these tables, if it is a user's own and known.
std::optional<user_kernel> find_user_kernel(target_tables tables);

}  // namespace pewter::detail
