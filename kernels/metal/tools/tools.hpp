// Apple's command-line tools, as build systems call them. Each returns its exit status.
#pragma once

#include <string>
#include <vector>

namespace pewter::metal::tools {

int run_metal(const std::vector<std::string>& words);
int run_metallib(const std::vector<std::string>& words);
int run_metal_ar(const std::vector<std::string>& words);
int run_xcrun(const std::vector<std::string>& words);

struct tool {
  const char* name;
  int (*run)(const std::vector<std::string>&);
};
/// The tool with that name; nullptr: none.
const tool* find_tool(const std::string& name);

/// @FILE is the words in that file, apart by white space, with quotes and backslashes as in a shell; a file
/// that cannot be read is a word. Files may name others.
std::vector<std::string> with_response_files(const std::vector<std::string>& words, unsigned depth = 0);

/// The folder in which they lie.
std::string folder_of_tools();

}  // namespace pewter::metal::tools
