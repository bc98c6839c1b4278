// Checked mode's memory of who touched which bytes: of each word the last store and some loads since. Words
// that are accessed by parts are split into bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <unordered_map>
#include <vector>

namespace pewter::metal {

/// One thread's access. Its time is its SIMD group's and barriers' count of what orders it.
struct access_record {
  std::uint32_t group = 0;  ///< threadgroup, counted from 1; 0: none
  std::uint32_t time = 0;
  std::uint32_t site = 0;
  std::uint16_t thread = 0;  ///< in the threadgroup
  bool is_atomic = false;
};

/// Loads that no order joins all end before a store or are a race with it: of many that are ordered alike a
/// few are kept, of different SIMD groups where there are such.
struct word_history {
  access_record store;
  std::array<access_record, 3> loads;
};

class access_history {
 public:
  static constexpr std::uintptr_t word_bytes = 4, page_bytes = 1024;
  /// Words that are kept at a time, 64 bytes each: beyond it the oldest pages are forgotten, and with them
  /// what was done there.
  static constexpr std::size_t word_limit = std::size_t{1} << 24;

  /// Calls visit(word_history&) for each word or byte of [address, address + bytes).
  template <class Visit>
  void for_each(std::uintptr_t address, std::size_t bytes, const Visit& visit) {
    const std::uintptr_t end = address + bytes;
    for (std::uintptr_t at = address; at < end;) {
      page& p = page_of(at);
      const std::uintptr_t next_page = (at / page_bytes + 1) * page_bytes,
                           stop = next_page < end ? next_page : end;
      if (!p.by_bytes && (at % word_bytes != 0 || stop % word_bytes != 0)) split(p);
      const std::uintptr_t step = p.by_bytes ? 1 : word_bytes;
      for (; at < stop; at += step) visit(p.words[at % page_bytes / step]);
    }
  }

 private:
  struct page {
    std::vector<word_history> words;
    bool by_bytes = false;
  };
  page& page_of(std::uintptr_t address);
  void split(page&);

  std::unordered_map<std::uintptr_t, page> pages_;
  std::deque<std::uintptr_t> order_;  ///< numbers of pages as they were made
  std::size_t words_ = 0;
  std::uintptr_t last_number_ = 0;
  page* last_ = nullptr;
};

}  // namespace pewter::metal
