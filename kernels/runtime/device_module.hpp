// The modules that have code for GPUs, as device.cpp sees them.
#pragma once

#include <string>
#include <vector>

#include "kernels/runtime/offload_module.hpp"
#include "kernels/runtime/user_kernels.hpp"
#include "pewter/device.hpp"

namespace pewter::detail {

struct opened_module {
  const offload::module_interface* functions = nullptr;
  std::vector<device> list;
  std::string reason;  ///< of an empty list
};
/// libpewter_offload.so, opened by the first call.
const opened_module& the_module();

/// The module's functions for an existing device.
/// @throws device_error naming the reason if there is no such device
const offload::module_interface& functions_for(int device);

/// The module of a user's kernel.
/// @throws device_error if it is not there
const offload::module_interface& module_of(const user_kernel&);

/// Throws what a module's function says it failed by, if not null: device_error for what the driver says.
void check_module(const char* failed, const offload::module_interface& of);
void check_module(const char* failed);

}  // namespace pewter::detail
