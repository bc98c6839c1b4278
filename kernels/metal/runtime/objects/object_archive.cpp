#include "kernels/metal/runtime/objects/object_archive.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

#include "kernels/metal/kernel_info.hpp"
#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

constexpr const char* release_line = "pewter-archive " PEWTER_METAL_VERSION "\n";

/// The record before a key and its object.
struct record {
  std::uint64_t key_bytes, object_bytes, checksum;
};

std::uint64_t checksum_of(const std::string& object) { return function_number(object); }

struct archive_list {
  std::mutex mutex;
  std::vector<std::weak_ptr<object_archive>> all;
};

archive_list& archives() {
  static auto& list = *new archive_list;
  return list;
}

std::string archive_bytes(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw error("metal: " + path + " cannot be read");
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

std::shared_ptr<object_archive> object_archive::make() {
  std::shared_ptr<object_archive> made(new object_archive);
  archive_list& list = archives();
  const std::lock_guard lock(list.mutex);
  list.all.erase(std::remove_if(list.all.begin(), list.all.end(), [](const auto& a) { return a.expired(); }),
                 list.all.end());
  list.all.push_back(made);
  return made;
}

std::shared_ptr<object_archive> object_archive::read(const std::string& path) {
  const std::string all = archive_bytes(path);
  std::size_t at = std::strlen(release_line);
  if (all.compare(0, at, release_line) != 0)
    throw error("metal: " + path + ": no archive of release " PEWTER_METAL_VERSION);
  std::vector<std::pair<std::string, std::string>> objects;
  while (at < all.size()) {
    record r = {};
    if (all.size() - at < sizeof r) throw error("metal: " + path + ": the archive ends within an object");
    std::memcpy(&r, all.data() + at, sizeof r);
    at += sizeof r;
    if (r.key_bytes > all.size() - at || r.object_bytes > all.size() - at - r.key_bytes)
      throw error("metal: " + path + ": the archive ends within an object");
    objects.emplace_back(all.substr(at, r.key_bytes), all.substr(at + r.key_bytes, r.object_bytes));
    at += r.key_bytes + r.object_bytes;
    if (checksum_of(objects.back().second) != r.checksum)
      throw error("metal: " + path + ": an object of the archive is damaged");
  }
  std::shared_ptr<object_archive> made = make();
  for (auto& [key, object] : objects) made->add(key, std::move(object));
  return made;
}

void object_archive::add(const std::string& key, std::string object) {
  const std::lock_guard lock(mutex_);
  objects_[key] = std::make_shared<const std::string>(std::move(object));
}

bool object_archive::has(const std::string& key) const {
  const std::lock_guard lock(mutex_);
  return objects_.count(key) != 0;
}

void object_archive::write(const std::string& path) const {
  const std::string unfinished = path + "." + std::to_string(getpid());
  std::ofstream file(unfinished, std::ios::binary);
  file << release_line;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, object] : objects_) {
      const record r = {key.size(), object->size(), checksum_of(*object)};
      file.write(reinterpret_cast<const char*>(&r), sizeof r);
      file << key << *object;
    }
  }
  file.close();
  if (!file.fail() && std::rename(unfinished.c_str(), path.c_str()) == 0) return;
  const std::string why = std::strerror(errno);
  std::remove(unfinished.c_str());
  throw error("metal: " + path + " cannot be written: " + why);
}

bool object_archive::are_there() {
  archive_list& list = archives();
  const std::lock_guard lock(list.mutex);
  return std::any_of(list.all.begin(), list.all.end(), [](const auto& a) { return !a.expired(); });
}

std::shared_ptr<const std::string> object_archive::find(const std::string& key) {
  archive_list& list = archives();
  const std::lock_guard lock(list.mutex);
  for (const std::weak_ptr<object_archive>& a : list.all) {
    const std::shared_ptr<object_archive> archive = a.lock();
    if (archive == nullptr) continue;
    const std::lock_guard own(archive->mutex_);
    if (const auto found = archive->objects_.find(key); found != archive->objects_.end())
      return found->second;
  }
  return nullptr;
}

}  // namespace pewter::metal
