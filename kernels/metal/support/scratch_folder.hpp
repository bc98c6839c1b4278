// A private folder for temporary files.
#pragma once

#include <string>

namespace pewter::metal {

/// A folder that goes with the scope. While it is there it is locked (flock), so that one whose process was
/// killed is known: the next process that makes one removes it, if it is an hour old.
class scratch_folder {
 public:
  /// @param parent empty: the folder of temporary files
  explicit scratch_folder(const std::string& parent = {});
  ~scratch_folder();
  scratch_folder(const scratch_folder&) = delete;
  scratch_folder& operator=(const scratch_folder&) = delete;
  std::string path;

 private:
  int lock_ = -1;  ///< the folder's descriptor
};

/// Removes a scratch folder of this user's that no process has locked.
/// @param seconds that it has been as it is, at least
void remove_abandoned(const std::string& path, long seconds);

}  // namespace pewter::metal
