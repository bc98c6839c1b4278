// Blocks of memory in size classes, which are kept when they are freed, for the next of their class.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <functional>
#include <mutex>
#include <vector>

namespace pewter::metal::host {

class block_cache {
 public:
  using release_function = std::function<void(void*, std::size_t)>;

  explicit block_cache(release_function release) : release_(std::move(release)) {}

  /// Each power of two has four classes, so that at most a fifth of a block is not used.
  static std::size_t class_size(std::size_t length) {
    if (length <= 4 * page) return (length + page - 1) / page * page;
    const std::size_t step = std::bit_ceil(length) / 8;
    return (length + step - 1) / step * step;
  }
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
    release_(block, size);
  }

 private:
  static constexpr std::size_t page = 4096;
  static constexpr std::size_t largest_kept = std::size_t{16} << 20;
  static constexpr std::size_t all_kept = std::size_t{64} << 20;

  static std::size_t class_index(std::size_t size) {
    const auto power = static_cast<std::size_t>(std::bit_width(size / page - 1));
    return size <= 4 * page ? size / page - 1 : 4 * power + size / (std::bit_ceil(size) / 8) - 8;
  }

  release_function release_;
  std::mutex mutex_;
  std::array<std::vector<void*>, 64> blocks_;
  std::size_t kept_ = 0;
};

}  // namespace pewter::metal::host
