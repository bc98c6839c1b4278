// Where a program wants the messages of its kernels.
#pragma once

#include "kernels/metal/host/host_objects.hpp"
#include "kernels/metal/runtime/log/kernel_log.hpp"

namespace pewter::metal::host {

MTL::LogState* new_log_state(const MTL::LogStateDescriptor* descriptor, NS::Error** error);

/// What its command buffers' dispatches write to; nullptr of nullptr.
const kernel_log* log_of(const MTL::LogState* state);

}  // namespace pewter::metal::host
