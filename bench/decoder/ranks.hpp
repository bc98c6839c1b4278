// Processes that run one model together: each computes some rows of every product, and all get all of them.
// Rows are whole sums, so that the tokens are those of one process.
#pragma once

#include <cstddef>
#include <memory>

namespace pewter::decoder {

/// Rows [first, first + count).
struct row_range {
  std::size_t first, count;
};

class ranks {
 public:
  virtual ~ranks() = default;
  virtual int rank() const = 0;
  virtual int count() const = 0;
  /// y (m, n) from what each rank has computed: own (m, part(n, rank()).count).
  virtual void gather(const float* own, float* y, std::size_t m, std::size_t n) = 0;
  /// Ends all ranks, as one of them has failed.
  [[noreturn]] virtual void abort() = 0;

  /// A rank's part of n rows; boundaries are multiples of 16, which kernels take together.
  row_range part(std::size_t n, int rank) const {
    const auto boundary = [&](int r) {
      const std::size_t at = n * static_cast<std::size_t>(r) / static_cast<std::size_t>(count());
      return r == count() ? n : at / 16 * 16;
    };
    const std::size_t first = boundary(rank);
    return {first, boundary(rank + 1) - first};
  }
};

/// The processes that mpirun has started.
/// @throws error if the program was built without MPI
std::unique_ptr<ranks> ranks_of_mpi();

}  // namespace pewter::decoder
