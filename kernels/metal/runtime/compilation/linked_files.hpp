// Sources whose visible functions kernels call, too: as the compiler is told of them.
#pragma once

#include <string>
#include <vector>

#include "pewter/metal.hpp"

namespace pewter::metal {

/// A source, or an object's sources, to be linked to others.
/// @throws error for a file that cannot be read, and for an object that carries none
linked_source linked_source_of_file(const std::string& path);

/// With its macros, as a text of its own.
std::string text_of(const linked_source&);

/// Sources as files, while this lives.
class linked_files {
 public:
  /// @param prefix of their paths
  /// @throws error for a file that cannot be written
  linked_files(const std::vector<linked_source>& sources, const std::string& prefix);
  linked_files(const linked_files&) = delete;
  linked_files& operator=(const linked_files&) = delete;
  ~linked_files() { remove(); }
  const std::vector<std::string>& paths() const { return paths_; }

 private:
  void remove();
  std::vector<std::string> paths_;
};

}  // namespace pewter::metal
