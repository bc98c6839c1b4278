#include "kernels/metal/support/scratch_folder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <mutex>

#include "pewter/error.hpp"

namespace pewter::metal {
namespace {

namespace fs = std::filesystem;

constexpr const char* prefix = "pewter-metal-";

/// Longer than any compilation with the default limit: releases that do not lock theirs may be at work.
constexpr long abandoned_seconds = 3600;

int open_folder(const std::string& path) {
  return open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

void remove_all_abandoned(const std::string& parent) {
  std::error_code failed;
  for (fs::directory_iterator each(parent, failed), end; !failed && each != end; each.increment(failed)) {
    if (each->path().filename().string().rfind(prefix, 0) == 0)
      remove_abandoned(each->path().string(), abandoned_seconds);
  }
}

}  // namespace

scratch_folder::scratch_folder(const std::string& parent) {
  const std::string in = parent.empty() ? fs::temp_directory_path().string() : parent;
  static std::once_flag once;
  std::call_once(once, [&] { remove_all_abandoned(in); });
  std::string name = in + "/" + prefix + "XXXXXX";
  if (mkdtemp(name.data()) == nullptr) detail::raise("metal: no scratch folder in %s", name.c_str());
  path = name;
  lock_ = open_folder(path);
  if (lock_ >= 0) flock(lock_, LOCK_SH | LOCK_NB);
}

scratch_folder::~scratch_folder() {
  std::error_code ignored;
  fs::remove_all(path, ignored);
  if (lock_ >= 0) close(lock_);
}

void remove_abandoned(const std::string& path, long seconds) {
  const int folder = open_folder(path);
  if (folder < 0) return;
  struct stat s = {};
  const bool is_own = fstat(folder, &s) == 0 && s.st_uid == geteuid();
  if (is_own && std::time(nullptr) - s.st_mtime >= seconds && flock(folder, LOCK_EX | LOCK_NB) == 0) {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }
  close(folder);
}

}  // namespace pewter::metal
