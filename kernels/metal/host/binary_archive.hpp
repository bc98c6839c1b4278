// Pipelines compiled ahead.
#pragma once

#include "kernels/metal/host/host_objects.hpp"

namespace pewter::metal::host {

MTL::BinaryArchive* new_binary_archive(const MTL::BinaryArchiveDescriptor* descriptor, NS::Error** error);

}  // namespace pewter::metal::host
