#include "bench/decoder/mapped_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "pewter/error.hpp"

namespace pewter::decoder {
namespace {

[[noreturn]] void raise_of_system(const std::string& path, const char* what) {
  detail::raise("%s: cannot %s: %s", path.c_str(), what, std::strerror(errno));
}

/// Closes a file when what it was opened for is done.
struct descriptor {
  int number;
  ~descriptor() { ::close(number); }
};

}  // namespace

mapped_file::mapped_file(const std::string& path) {
  const int number = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (number < 0) raise_of_system(path, "open it");
  const descriptor file{number};
  struct stat about = {};
  if (::fstat(file.number, &about) != 0) raise_of_system(path, "find its size");
  if (!S_ISREG(about.st_mode)) detail::raise("%s: is not a regular file", path.c_str());
  const auto size = static_cast<std::size_t>(about.st_size);
  if (size == 0) return;  // what reads it says what is missing
  void* const at = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.number, 0);
  if (at == MAP_FAILED) raise_of_system(path, "map it");
  bytes_ = {static_cast<const std::byte*>(at), size};
}

mapped_file::~mapped_file() {
  if (!bytes_.empty()) ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

}  // namespace pewter::decoder
