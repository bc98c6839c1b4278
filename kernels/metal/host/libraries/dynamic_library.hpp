// Dynamic libraries: functions that kernels of other libraries declare, found when a pipeline is made.
#pragma once

#include "kernels/metal/host/libraries/library.hpp"

namespace pewter::metal::host {

/// Each gives nullptr and an error where it fails.
MTL::DynamicLibrary* new_dynamic_library(const MTL::Library* library, NS::Error** error);
MTL::DynamicLibrary* new_dynamic_library(const NS::URL* url, NS::Error** error, MTL::Device* device);

/// What a list of dynamic libraries defines, with those that they were made with behind; nullptr: nothing.
std::vector<linked_source> sources_of(const NS::Array* libraries);

/// Those that a file at `loader` was linked with, and those that they need. @throws error where one is not
/// there
std::vector<linked_source> libraries_of(const std::vector<std::string>& install_names,
                                        const std::string& loader);

/// library.cpp
const library_origin& origin_of(const MTL::Library&);
std::string bundle_of(const MTL::Library&);

}  // namespace pewter::metal::host
