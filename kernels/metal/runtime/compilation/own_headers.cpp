#include "kernels/metal/runtime/compilation/own_headers.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <vector>

#include "kernels/metal/support/digest.hpp"

namespace pewter::metal {
namespace {

namespace fs = std::filesystem;

/// As the compiler looks for them.
fs::path folder_of_headers(const std::string& compiler) {
  if (const char* const given = std::getenv("PEWTER_METAL_INCLUDE"); given != nullptr && *given != 0)
    return given;
  std::error_code ignored;
  const fs::path installed = fs::canonical(compiler, ignored).parent_path() / PEWTER_METAL_INSTALLED_HEADERS;
  return fs::exists(installed / "metal_stdlib", ignored) ? installed : fs::path(PEWTER_METAL_HEADERS);
}

std::vector<std::string> files_in(const fs::path& folder) {
  std::vector<std::string> all;
  std::error_code failed, is_gone;
  for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed))
    if (at->is_regular_file(is_gone)) all.push_back(at->path().string());
  std::sort(all.begin(), all.end());
  return all;
}

/// What tells without reading it that a file is another one.
std::string signature_of(const std::vector<std::string>& files) {
  std::string all;
  for (const std::string& path : files) {
    struct stat s = {};
    if (stat(path.c_str(), &s) != 0) continue;
    for (const auto number :
         {static_cast<long long>(s.st_ino), static_cast<long long>(s.st_size),
          static_cast<long long>(s.st_ctim.tv_sec), static_cast<long long>(s.st_ctim.tv_nsec)})
      all += std::to_string(number) + '.';
    all += path + '\n';
  }
  return all;
}

std::string digest_of_files(const std::vector<std::string>& files, const fs::path& folder) {
  std::string all;
  for (const std::string& path : files) {
    std::ifstream in(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    all += path.substr(folder.string().size()) + '\0' + std::to_string(text.size()) + '\0' + text;
  }
  return digest_of(all);
}

struct known_headers {
  std::string signature, digest;
};

}  // namespace

std::string digest_of_headers(const std::string& compiler) {
  static std::mutex mutex;
  static auto& known = *new std::map<std::string, known_headers>;
  const fs::path folder = folder_of_headers(compiler);
  const std::vector<std::string> files = files_in(folder);
  if (files.empty()) return {};
  const std::string signature = signature_of(files);
  const std::lock_guard lock(mutex);
  known_headers& k = known[folder.string()];
  if (k.signature != signature) k = {signature, digest_of_files(files, folder)};
  return k.digest;
}

}  // namespace pewter::metal
