#include "kernels/metal/support/object_cache.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "kernels/metal/support/digest.hpp"

namespace pewter::metal {
namespace {

namespace fs = std::filesystem;

/// The end of a file: an object, its key, then this.
struct footer {
  std::uint64_t object_bytes, key_bytes, checksum;
  char name[8];
};
constexpr char footer_name[9] = "pwcache1";

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value != nullptr ? value : "";
}

std::string folder_of_environment() {
  if (const std::string named = environment("PEWTER_METAL_CACHE"); !named.empty())
    return named == "off" ? std::string() : named;
  if (const std::string caches = environment("XDG_CACHE_HOME"); !caches.empty())
    return caches + "/pewter/metal";
  if (const std::string home = environment("HOME"); !home.empty()) return home + "/.cache/pewter/metal";
  return {};
}

/// Whether what lies there may be executed: a folder, no link, in which only this user or root writes; and
/// none above it in which everybody may put another in its place.
bool is_trusted(const std::string& folder) {
  struct stat s = {};
  if (lstat(folder.c_str(), &s) != 0 || !S_ISDIR(s.st_mode) || (s.st_uid != geteuid() && s.st_uid != 0) ||
      (s.st_mode & (S_IWGRP | S_IWOTH)) != 0)
    return false;
  std::error_code failed;
  for (fs::path above = fs::canonical(folder, failed); !failed && above != above.parent_path();) {
    above = above.parent_path();
    if (stat(above.c_str(), &s) != 0 || (s.st_mode & (S_IWOTH | S_ISVTX)) == S_IWOTH) return false;
  }
  return !failed;
}

/// Against damage; who could forge it may write into the folder.
std::uint64_t checksum_of(const char* bytes, std::size_t count) {
  std::uint64_t sum = 0x9e3779b97f4a7c15u + count, word = 0;
  for (; count >= 8; bytes += 8, count -= 8) {
    std::memcpy(&word, bytes, 8);
    sum = (sum ^ word) * 0xff51afd7ed558ccdu;
    sum ^= sum >> 32;
  }
  word = 0;
  std::memcpy(&word, bytes, count);
  return (sum ^ word) * 0xff51afd7ed558ccdu;
}

std::string contents_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  if (!file) return {};
  std::string bytes(static_cast<std::size_t>(file.tellg()), '\0');
  file.seekg(0).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return file ? bytes : std::string();
}

/// The object with what is behind it; "" where it is not there, not of this key, or damaged.
std::string whole_file(const std::string& path, const std::string& key) {
  std::string all = contents_of(path);
  footer f = {};
  if (all.size() < sizeof f + key.size()) return {};
  std::memcpy(&f, all.data() + all.size() - sizeof f, sizeof f);
  const std::size_t object_bytes = all.size() - sizeof f - key.size();
  const bool is_it = std::memcmp(f.name, footer_name, sizeof f.name) == 0 && f.key_bytes == key.size() &&
                     f.object_bytes == object_bytes && all.compare(object_bytes, key.size(), key) == 0 &&
                     f.checksum == checksum_of(all.data(), object_bytes);
  return is_it ? std::move(all) : std::string();
}

}  // namespace

std::string kept_bytes(const std::string& path, const std::string& key) {
  std::string all = whole_file(path, key);
  if (!all.empty()) all.resize(all.size() - key.size() - sizeof(footer));
  return all;
}

object_cache::object_cache(std::string suffix)
    : folder_(folder_of_environment()), suffix_(std::move(suffix)) {
  if (folder_.empty()) return;
  std::error_code failed;
  fs::create_directories(fs::path(folder_).parent_path(), failed);
  mkdir(folder_.c_str(), S_IRWXU);
  if (!is_trusted(folder_)) folder_.clear();
}

std::string object_cache::path_of(const std::string& key) const {
  return folder_ + '/' + digest_of(key) + suffix_;
}

std::string object_cache::find(const std::string& key) const {
  if (folder_.empty()) return {};
  std::string path = path_of(key);
  return whole_file(path, key).empty() ? std::string() : std::move(path);
}

std::string object_cache::contents(const std::string& key) const {
  return folder_.empty() ? std::string() : kept_bytes(path_of(key), key);
}

std::string object_cache::keep(const std::string& object, const std::string& key) const {
  return folder_.empty() ? std::string() : keep_bytes(contents_of(object), key);
}

std::string object_cache::keep_bytes(std::string_view bytes, const std::string& key) const {
  if (folder_.empty() || access(folder_.c_str(), W_OK) != 0) return {};
  std::string path = path_of(key);
  return keep_bytes_in(path, bytes, key) ? std::move(path) : std::string();
}

bool keep_bytes_in(const std::string& path, std::string_view bytes, const std::string& key) {
  const std::string unfinished =
      path + "." + std::to_string(getpid()) + "." + std::to_string(reinterpret_cast<std::uintptr_t>(&path));
  footer f = {bytes.size(), key.size(), checksum_of(bytes.data(), bytes.size()), {}};
  std::memcpy(f.name, footer_name, sizeof f.name);
  std::ofstream file(unfinished, std::ios::binary);
  file << bytes << key;
  file.write(reinterpret_cast<const char*>(&f), sizeof f);
  file.close();
  if (!file.fail() && chmod(unfinished.c_str(), S_IRWXU) == 0 &&
      std::rename(unfinished.c_str(), path.c_str()) == 0)
    return true;
  std::remove(unfinished.c_str());  // a full disk: the object is used from where it is
  return false;
}

}  // namespace pewter::metal
