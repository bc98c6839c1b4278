// Pipelines compiled ahead of time, in a file of the program's.
#pragma once

#include "kernels/metal/host/host_objects.hpp"
#include "kernels/metal/runtime/objects/object_archive.hpp"

namespace pewter::metal::host {

MTL::BinaryArchive* new_binary_archive(const MTL::BinaryArchiveDescriptor* descriptor, NS::Error** error,
                                       MTL::Device* device);

const object_archive& archive_of(const MTL::BinaryArchive&);

}  // namespace pewter::metal::host
