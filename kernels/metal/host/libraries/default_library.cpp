#include "kernels/metal/host/libraries/default_library.hpp"

#include <cstdlib>

namespace pewter::metal::host {

std::string default_library() {
  const char* const given = std::getenv("PEWTER_METAL_DEFAULT_LIBRARY");
  if (given != nullptr && *given != 0) return given;
  std::error_code failed;
  const std::filesystem::path folder = std::filesystem::read_symlink("/proc/self/exe", failed).parent_path();
  for (const char* name : {"default.metallib", "default.metal"}) {
    if (std::filesystem::exists(folder / name, failed)) return folder / name;
  }
  return {};
}

std::string library_in(const std::filesystem::path& folder) {
  std::error_code failed;
  const std::filesystem::path source = folder / "default.metal";
  return std::filesystem::exists(source, failed) ? source : folder / "default.metallib";
}

}  // namespace pewter::metal::host
