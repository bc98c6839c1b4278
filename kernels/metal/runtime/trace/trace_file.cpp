#include "kernels/metal/runtime/trace/trace_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>

namespace pewter::metal {
namespace {

/// The file grows by this much, and this much of it is mapped.
constexpr std::size_t part = std::size_t{1} << 20;

/// @returns whether all was written
bool write_at(int file, std::string_view text, std::size_t at) {
  while (!text.empty()) {
    const ssize_t n = pwrite(file, text.data(), text.size(), static_cast<off_t>(at));
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(n));
    at += static_cast<std::size_t>(n);
  }
  return true;
}

}  // namespace

std::string trace_file::open(const std::string& path, std::string_view line) {
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (file_ < 0) return std::strerror(errno);
  std::string wrong;
  struct stat s = {};
  if (fstat(file_, &s) != 0) wrong = std::strerror(errno);
  if (wrong.empty() && !S_ISREG(s.st_mode)) wrong = "must be a regular file";
  if (wrong.empty() && flock(file_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    wrong = "another process is writing it; %p in the name stands for the process's number";
  const std::string text = "[\n" + std::string(line) + "]";
  if (wrong.empty() && (ftruncate(file_, 0) != 0 || !write_at(file_, text, 0))) wrong = std::strerror(errno);
  if (wrong.empty()) {
    size_ = text.size();
    bracket_ = size_ - 1;
    wrong = reserve(1);
  }
  if (!wrong.empty()) abandon();
  return wrong;
}

std::string trace_file::append(std::string_view line) {
  const std::size_t bytes = line.size() + 2;  // the line's end before it, the bracket
  if (const std::string wrong = reserve(bytes); !wrong.empty()) return wrong;
  unsigned char* const bracket = mapped_ + (bracket_ - mapped_from_);
  bracket[1] = '\n';
  std::memcpy(bracket + 2, line.data(), line.size());
  bracket[line.size() + 2] = ']';
  std::atomic_signal_fence(std::memory_order_release);
  *bracket = ',';
  bracket_ += bytes;
  return {};
}

std::string trace_file::reserve(std::size_t bytes) {
  const std::size_t needed = bracket_ + 1 + bytes;
  if (mapped_ != nullptr && needed <= mapped_from_ + mapped_bytes_) return {};
  rlimit most = {};
  if (size_ < needed && getrlimit(RLIMIT_FSIZE, &most) == 0 && most.rlim_cur < size_ + 2 * part)
    return std::strerror(EFBIG);  // writing it would be a signal
  while (size_ < needed) {  // written, not only made longer: a full disk is an error here, not a signal later
    const std::string blanks(part, ' ');
    if (!write_at(file_, blanks, size_)) return std::strerror(errno);
    size_ += part;
  }
  unmap();
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  mapped_from_ = bracket_ / page * page;
  mapped_bytes_ = size_ - mapped_from_;
  void* const mapped = mmap(nullptr, mapped_bytes_, PROT_READ | PROT_WRITE, MAP_SHARED, file_,
                            static_cast<off_t>(mapped_from_));
  if (mapped == MAP_FAILED) return std::strerror(errno);
  mapped_ = static_cast<unsigned char*>(mapped);
  return {};
}

void trace_file::finish() {
  if (file_ < 0) return;
  unmap();
  if (ftruncate(file_, static_cast<off_t>(bracket_ + 1)) == 0) write_at(file_, "\n", bracket_ + 1);
  abandon();
}

void trace_file::abandon() {
  unmap();
  if (file_ >= 0) close(file_);
  file_ = -1;
}

void trace_file::unmap() {
  if (mapped_ != nullptr) munmap(mapped_, mapped_bytes_);
  mapped_ = nullptr;
}

}  // namespace pewter::metal
