// Where a program's default library is.
#pragma once

#include <filesystem>
#include <string>

namespace pewter::metal::host {

/// PEWTER_METAL_DEFAULT_LIBRARY, else beside the program; "": there is none.
std::string default_library();
/// Of a bundle's folder.
std::string library_in(const std::filesystem::path& folder);

}  // namespace pewter::metal::host
