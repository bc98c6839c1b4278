// Where a program's default library is.
#pragma once

#include <filesystem>
#include <string>

namespace pewter::metal::host {

/// PEWTER_METAL_DEFAULT_LIBRARY, else the one in the program's folder; "": there is none.
std::string default_library();
/// The library in a bundle's folder.
std::string library_in(const std::filesystem::path& folder);

}  // namespace pewter::metal::host
