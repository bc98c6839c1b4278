#include "kernels/metal/compiler/driver/scratch_folder.hpp"

#include <cstdlib>
#include <filesystem>

#include "pewter/error.hpp"

namespace pewter::metal {

scratch_folder::scratch_folder() {
  std::string name = (std::filesystem::temp_directory_path() / "pewter-metal-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) detail::raise("metal: no scratch folder in %s", name.c_str());
  path = name;
}

scratch_folder::~scratch_folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path, ignored);
}

}  // namespace pewter::metal
