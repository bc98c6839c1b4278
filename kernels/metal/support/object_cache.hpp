// Compiled objects in a folder, by what they were compiled from. They will be executed, so the folder is the
// user's own or the system's, and nobody else may write there.
#pragma once

#include <string>
#include <string_view>

namespace pewter::metal {

/// What was written there with this key; "" where the file is not there, another key's, or damaged.
std::string kept_bytes(const std::string& path, const std::string& key);
/// Puts bytes there at once, for other processes too. @return whether it could
bool keep_bytes_in(const std::string& path, std::string_view bytes, const std::string& key);

/// A file is an object with its key behind it: all that the object depends on, texts by SHA-256, and a
/// checksum, by which files that were cut off or damaged are compiled anew. Its name is the key's SHA-256.
class object_cache {
 public:
  /// PEWTER_METAL_CACHE, else $XDG_CACHE_HOME/pewter/metal, else $HOME/.cache/pewter/metal, made with mode
  /// 0700. No cache without these, where the folder belongs to another user than this one or root, where
  /// others may write there, or where everybody may put another folder in its place.
  /// @param suffix of the files' names
  explicit object_cache(std::string suffix = ".so");

  bool is_there() const { return !folder_.empty(); }

  /// The object's path, or "" where there is none.
  std::string find(const std::string& key) const;
  /// The object's bytes, likewise.
  std::string contents(const std::string& key) const;
  /// Puts an object there at once, for other processes too; "" where it could not be kept, and then the
  /// object stays where it is.
  std::string keep(const std::string& object, const std::string& key) const;
  std::string keep_bytes(std::string_view bytes, const std::string& key) const;

 private:
  std::string path_of(const std::string& key) const;

  std::string folder_;  ///< "": none
  std::string suffix_;
};

}  // namespace pewter::metal
