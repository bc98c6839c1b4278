// Bytes as objects.
#pragma once

#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {

NS::Data* new_data(std::vector<unsigned char> bytes);
/// What dispatch_data_create made; nullptr for nullptr.
const NS::Data* data_of(dispatch_data_t data);

}  // namespace pewter::metal::host
