// Reading of sources.
#pragma once

#include <fstream>
#include <iostream>
#include <string>

#include "pewter/error.hpp"

namespace pewter::metal {

/// A file's bytes; "-": those of the standard input. Reads large parts: an iterator would ask the stream for
/// each character.
/// @throws error for a file that cannot be read
inline std::string read_text(const std::string& path) {
  std::ifstream file;
  if (path != "-") file.open(path, std::ios::binary);
  if (!file) detail::raise("pewter-metalc: %s cannot be read", path.c_str());
  std::istream& in = path == "-" ? std::cin : static_cast<std::istream&>(file);
  std::string all;
  const std::istream::pos_type begin = in.tellg(), end = in.seekg(0, std::ios::end).tellg();
  in.clear();  // a pipe has no places
  if (begin >= 0 && end > begin) all.reserve(static_cast<std::size_t>(end - begin)), in.seekg(begin);
  char part[1 << 14];
  while (in.read(part, sizeof part), in.gcount() > 0) all.append(part, static_cast<std::size_t>(in.gcount()));
  return all;
}

}  // namespace pewter::metal
