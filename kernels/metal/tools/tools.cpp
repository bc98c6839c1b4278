// One program, which is the tool by whose name it is called.
#include "kernels/metal/tools/tools.hpp"

#include <cstdio>
#include <exception>
#include <filesystem>

namespace pewter::metal::tools {
namespace {

constexpr tool all[] = {
    {"xcrun", run_xcrun}, {"metal", run_metal}, {"metallib", run_metallib}, {"metal-ar", run_metal_ar}};

}  // namespace

const tool* find_tool(const std::string& name) {
  for (const tool& t : all) {
    if (name == t.name) return &t;
  }
  return nullptr;
}

std::string folder_of_tools() {
  std::error_code failed;
  return std::filesystem::read_symlink("/proc/self/exe", failed).parent_path().string();
}

}  // namespace pewter::metal::tools

int main(int count, char** words) {
  using namespace pewter::metal::tools;
  const std::string name = std::filesystem::path(count > 0 ? words[0] : "").filename().string();
  const tool* const t = find_tool(name);
  try {
    if (t != nullptr) {
      const std::vector<std::string> given(words + 1, words + count);
      return t->run(t->run == run_xcrun ? given : with_response_files(given));
    }
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s: error: %s\n", name.c_str(), e.what());
    return 1;
  }
  std::fprintf(stderr, "%s: is no tool; xcrun, metal, metallib and metal-ar are\n", name.c_str());
  return 1;
}
