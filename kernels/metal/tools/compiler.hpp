// pewter-metalc, as the tools call it, and files as they name them.
#pragma once

#include <string>
#include <vector>

namespace pewter::metal::tools {

/// What it prints; its messages go to standard error.
/// @throws failed
std::string run_compiler(const std::vector<std::string>& words);

/// A program's failure that has been printed.
struct failed {
  int status = 1;
};

/// .air files to a library. @param words options of pewter-metalc
void link_library(const std::vector<std::string>& airs, const std::string& output,
                  const std::vector<std::string>& words = {});

/// Bytes of a file; "-": of standard input. @throws error as clang's where it cannot be read
std::string contents_of(const std::string& path);

/// Writes a file whole, or not at all; "-": standard output. @throws error where it cannot be written
void write_output(const std::string& path, const std::string& bytes);

/// "pewter metal version 0.2.0" and so on.
std::string version_text(const char* tool);

}  // namespace pewter::metal::tools
