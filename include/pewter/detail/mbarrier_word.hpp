// The state of an mbarrier in one word, which changes at once.
#pragma once

#include <cstdint>

namespace pewter::detail {

/// What an mbarrier's word says.
struct mbarrier_word {
  static constexpr int bytes_at = 16, phases_at = 44;
  static constexpr std::int64_t bytes_zero = 1 << 27;  ///< the field's value for no bytes missing

  std::uint32_t missing;  ///< arrivals
  std::int64_t bytes;     ///< of copies, missing
  std::uint32_t phases;   ///< completed

  static mbarrier_word of(std::uint64_t word) {
    return {static_cast<std::uint32_t>(word & 0xffff),
            static_cast<std::int64_t>(word >> bytes_at & 0xfffffff) - bytes_zero,
            static_cast<std::uint32_t>(word >> phases_at)};
  }
  std::uint64_t packed() const {
    return missing | static_cast<std::uint64_t>(bytes + bytes_zero) << bytes_at |
           std::uint64_t{phases} << phases_at;
  }
  bool holds_bytes() const { return bytes >= -bytes_zero && bytes < bytes_zero; }
  void end_phase_if_complete(std::uint32_t count) {
    if (missing != 0 || bytes != 0) return;
    missing = count;
    ++phases;
  }
};

}  // namespace pewter::detail
