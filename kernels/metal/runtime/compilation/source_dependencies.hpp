// Which files a source includes, as a compilation has found it, so that a later program knows without one
// whether an object in the cache is of what these files have now.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pewter::metal {

struct source_dependencies {
  std::vector<std::string> files;   ///< that are included, but Metal's own
  std::vector<std::string> absent;  ///< that would be included instead of one of these, were they there

  /// For the cache.
  std::string text() const;
  static source_dependencies of_text(const std::string&);

  /// What the files have; nothing where one cannot be read, or where one that was absent is there.
  std::optional<std::string> contents() const;
};

/// Calls f with each directive's name and the place behind it, also in branches that are not taken.
/// @return false where f returns it, and where a comment, a digraph or a joined line hides a directive's name
bool all_directives(const std::string& text,
                    const std::function<bool(std::string_view name, std::size_t behind)>& f);

/// The folder of a file's path, in which clang looks first for what the file includes.
std::string folder_of(const std::string& path);

/// @param expanded the source after preprocessing, with line markers
/// @param folders in which clang looks for files
/// @return nothing where the texts do not say by themselves what is included: of a macro's name, or behind
/// __has_include
std::optional<source_dependencies> dependencies_of(const std::string& source, const std::string& expanded,
                                                   const std::vector<std::string>& folders);

}  // namespace pewter::metal
