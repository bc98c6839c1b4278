// Memory of buffers, textures and heaps: whole pages, in size classes. Freed pages are kept for the next of
// their class, since the system takes many times as long to map, fault and unmap pages as to fill them with
// zeros.
#include <sys/mman.h>

#include <array>
#include <atomic>
#include <bit>
#include <cstring>
#include <mutex>
#include <vector>

#include "kernels/metal/host/resources.hpp"

namespace pewter::metal::host {
namespace {

constexpr std::size_t page = 4096;
constexpr std::size_t largest_kept = std::size_t{16} << 20;
constexpr std::size_t all_kept = std::size_t{64} << 20;

/// Each power of two has four classes, so that at most a fifth of a block is not used.
std::size_t class_size(std::size_t length) {
  if (length <= 4 * page) return (length + page - 1) / page * page;
  const std::size_t step = std::bit_ceil(length) / 8;
  return (length + step - 1) / step * step;
}

std::size_t class_index(std::size_t size) {
  const auto power = static_cast<std::size_t>(std::bit_width(size / page - 1));
  return size <= 4 * page ? size / page - 1 : 4 * power + size / (std::bit_ceil(size) / 8) - 8;
}

class page_cache {
 public:
  /// nullptr where there is none of the class.
  void* take(std::size_t size) {
    if (size > largest_kept) return nullptr;
    const std::lock_guard lock(mutex_);
    std::vector<void*>& blocks = blocks_[class_index(size)];
    if (blocks.empty()) return nullptr;
    void* const block = blocks.back();
    blocks.pop_back();
    kept_ -= size;
    return block;
  }
  void give(void* block, std::size_t size) {
    if (size <= largest_kept) {
      const std::lock_guard lock(mutex_);
      if (kept_ + size <= all_kept) {
        blocks_[class_index(size)].push_back(block);
        kept_ += size;
        return;
      }
    }
    munmap(block, size);
  }

 private:
  std::mutex mutex_;
  std::array<std::vector<void*>, 64> blocks_;
  std::size_t kept_ = 0;
};

page_cache& cache() {
  static auto& pages = *new page_cache;  // never ends: buffers of static objects give theirs back late
  return pages;
}

std::atomic<std::size_t> allocated = 0;

}  // namespace

std::size_t allocated_bytes() { return allocated; }

shared_bytes new_bytes(std::size_t length, const void* from) {
  if (length == 0 || length > SIZE_MAX / 2) return nullptr;
  const std::size_t size = class_size(length);
  void* block = cache().take(size);
  if (block != nullptr) {
    const std::size_t begin = from == nullptr ? 0 : length;
    std::memset(static_cast<unsigned char*>(block) + begin, 0, with_zeros_behind(length) - begin);
  } else {
    block = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) return nullptr;
  }
  if (from != nullptr) std::memcpy(block, from, length);
  allocated += length;
  return {static_cast<unsigned char*>(block), [length, size](unsigned char* p) {
            cache().give(p, size);
            allocated -= length;
          }};
}

}  // namespace pewter::metal::host
