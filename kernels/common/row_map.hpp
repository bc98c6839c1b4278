// Which row goes where in get_rows and set_rows: ids name rows of one side, rows of the other are in order.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pewter::detail {

enum class row_ids : std::uint8_t { none, of_source, of_result };

struct row_map {
  const void* ids = nullptr;             // (count), of 4 or 8 bytes, all checked
  const std::uint32_t* moved = nullptr;  ///< which of them are moved; null: all
  bool wide = false;                     ///< of 8 bytes
  row_ids side = row_ids::none;

  struct rows {
    std::size_t source, result;
  };
  /// Where the i-th moved row comes from and goes to.
  [[gnu::always_inline]] rows operator()(std::size_t i) const {
    const std::size_t row = moved != nullptr ? moved[i] : i;
    if (side == row_ids::none) return {row, row};
    const std::size_t id = wide ? static_cast<std::size_t>(static_cast<const std::int64_t*>(ids)[row])
                                : static_cast<std::size_t>(static_cast<const std::int32_t*>(ids)[row]);
    return side == row_ids::of_source ? rows{id, row} : rows{row, id};
  }
};

}  // namespace pewter::detail
