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
/// By name; nullptr: none.
const tool* find_tool(const std::string& name);

/// The folder in which they lie.
std::string folder_of_tools();

}  // namespace pewter::metal::tools
