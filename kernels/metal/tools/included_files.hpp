// What a source includes, from the markers of its text after preprocessing.
#pragma once

#include <string>
#include <vector>

namespace pewter::metal::tools {

struct included_file {
  std::string path;
  std::size_t depth = 0;   ///< 0: the source itself
  bool is_system = false;  ///< one of Metal's own
};

/// The included files in the order in which they are entered, once for each time.
std::vector<included_file> included_files(const std::string& preprocessed, const std::string& source);

/// A rule for make, with line ends. @param with_phony a target for each header, too
std::string rule_for_make(const std::vector<std::string>& targets, const std::vector<included_file>& files,
                          bool with_system, bool with_phony);

}  // namespace pewter::metal::tools
