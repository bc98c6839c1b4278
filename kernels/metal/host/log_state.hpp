// Where a program wants the messages of its kernels.
#pragma once

#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {

MTL::LogState* new_log_state(const MTL::LogStateDescriptor* descriptor, NS::Error** error);

}  // namespace pewter::metal::host
