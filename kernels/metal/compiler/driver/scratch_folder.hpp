// A folder of one's own for files that are on their way.
#pragma once

#include <string>

namespace pewter::metal {

/// A folder that goes with the scope.
class scratch_folder {
 public:
  scratch_folder();
  ~scratch_folder();
  scratch_folder(const scratch_folder&) = delete;
  scratch_folder& operator=(const scratch_folder&) = delete;
  std::string path;
};

}  // namespace pewter::metal
