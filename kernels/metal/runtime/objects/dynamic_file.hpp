// Files of dynamic libraries, and what a library's file says of those that its functions are in.
//
// A dynamic library is the lines
//   pewter-dynamic 1, name INSTALL_NAME, needs INSTALL_NAME (of each library that it was linked with), source
// and its source, a bundle. An object that was linked with dynamic libraries ends with
//   needs INSTALL_NAME (each), the number of these lines' bytes in ten digits, pewter-needs 1
// which a loader of objects does not look at.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace pewter::metal {

struct dynamic_file {
  std::string install_name;
  std::vector<std::string> needs;
  std::string source;
};

/// @throws error for a name with a line break
std::string bytes_of(const dynamic_file&);

bool is_dynamic_file(const std::string& bytes);

/// Nothing: they are damaged.
std::optional<dynamic_file> dynamic_file_of(const std::string& bytes);

/// The path that an install name says, of a library that a file at `loader` needs: @loader_path and @rpath
/// are its folder,
/// @executable_path the program's.
std::string path_of_install_name(const std::string& install_name, const std::filesystem::path& loader);

/// What an object's bytes end with.
std::string ending_with_needs(const std::vector<std::string>& install_names);

/// The install names that end an object's bytes; none: it was linked with no dynamic library.
std::vector<std::string> needs_of_object(const std::string& bytes);

}  // namespace pewter::metal
