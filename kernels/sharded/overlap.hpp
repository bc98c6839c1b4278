// Into how many rows at a time a product is cut whose C is gathered by copies meanwhile: small chunks leave
// multiprocessors idle at each one's end, large ones leave much to copy behind the last one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

#include "pewter/geometry.hpp"

namespace pewter::detail {

/// One GPU's part of a product that is shared by columns.
struct overlapped_product {
  std::size_t m, n, k;  ///< n: the columns of the widest shard
  std::size_t element_bytes;
  std::size_t gpus;
  unsigned multiprocessors;
};

inline constexpr std::size_t rows_of_tile = 128;

/// Nanoseconds of some rows of it. A tile's cost is that of gemm's own plan (plan_of_warpgroups), and for
/// floats of this many FMAs. Why: kernels/sharded/README.md#overlap.
constexpr double nanoseconds_of_rows(const overlapped_product& p, std::size_t rows) {
  struct width {
    std::size_t cols;
    double stage;  // 64 of k
  };
  constexpr width widths[] = {{256, 700}, {128, 385}, {64, 255}}, of_floats[] = {{128, 6900}};
  constexpr double launch = 4000, tile = 1200;
  const auto stages = static_cast<double>(ceil_div(p.k, std::size_t{64}));
  double least = 0;
  for (const width& w :
       p.element_bytes == 4 ? std::span<const width>(of_floats) : std::span<const width>(widths)) {
    const std::size_t tiles = ceil_div(rows, rows_of_tile) * ceil_div(p.n, w.cols),
                      turns = ceil_div(tiles, std::size_t{p.multiprocessors});
    const double time = launch + static_cast<double>(turns) * (tile + stages * w.stage);
    if (least == 0 || time < least) least = time;
  }
  return least;
}

/// Nanoseconds until the last copy is done, by chunks of this many rows.
constexpr double nanoseconds_by_chunks(const overlapped_product& p, std::size_t chunk) {
  constexpr double bytes_of_copies = 390, begin_of_copy = 10'000;  // a nanosecond, and until a copy begins
  constexpr double host_of_product = 8'000, host_of_copy = 5'000;
  const auto gpus = static_cast<double>(p.gpus);
  const double host = gpus * (host_of_product + (gpus - 1) * host_of_copy);
  double begun = 0, computed = 0, copied = 0;
  for (std::size_t first = 0; first < p.m; first += chunk) {
    const std::size_t rows = std::min(chunk, p.m - first);
    computed = std::max(computed, begun) + nanoseconds_of_rows(p, rows);
    begun += host;
    const double bytes = static_cast<double>(rows * p.n) * static_cast<double>(p.element_bytes) * (gpus - 1);
    copied = std::max({copied, computed, begun}) + begin_of_copy + bytes / bytes_of_copies;
  }
  return copied;
}

/// Rows of a chunk: whole tiles, about as many in each chunk. The size whose last copy is predicted to end
/// first is taken. A small remainder would be a product of its own, for which gemm splits k.
constexpr std::size_t rows_of_chunk(const overlapped_product& p) {
  constexpr std::size_t most = 64;
  const std::size_t tiles = std::max(ceil_div(p.m, rows_of_tile), std::size_t{1});
  std::size_t best = tiles * rows_of_tile;
  double least = nanoseconds_by_chunks(p, best);
  for (std::size_t chunks = 2; chunks <= std::min(most, tiles); ++chunks) {
    const std::size_t rows = ceil_div(tiles, chunks) * rows_of_tile;
    if (const double time = nanoseconds_by_chunks(p, rows); time < least) {
      least = time;
      best = rows;
    }
  }
  return best;
}

}  // namespace pewter::detail
