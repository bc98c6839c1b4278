// S = S diag(w) + (S a) b^T + v k^T, y = S r, of one head, with sizes.
#pragma once

#include <vector>

#include "tests/reference/oracle.hpp"
#include "tests/reference/sized.hpp"

namespace pewter::reference {

/// A head's state, which results are written from.
class state_matrix {
 public:
  state_matrix(const double* from, std::size_t rows, std::size_t cols)
      : cols_(cols), values_(from, from + rows * cols) {}

  std::size_t rows() const { return cols_ == 0 ? 0 : values_.size() / cols_; }
  std::size_t cols() const { return cols_; }
  sized& at(std::size_t row, std::size_t col) { return values_[row * cols_ + col]; }
  /// Row i times a vector.
  sized along(std::size_t i, const double* vector) {
    sized sum;
    for (std::size_t j = 0; j < cols_; ++j) sum += at(i, j) * sized(vector[j]);
    return sum;
  }
  void put(const oracle_call& call, std::size_t output, std::size_t first) const {
    for (std::size_t i = 0; i < values_.size(); ++i) {
      call.values[output][first + i] = values_[i].value;
      call.magnitudes[output][first + i] = values_[i].magnitude();
    }
  }

 private:
  std::size_t cols_;
  std::vector<sized> values_;
};

inline void put(const oracle_call& call, std::size_t output, std::size_t at, const sized& number) {
  call.values[output][at] = number.value;
  call.magnitudes[output][at] = number.magnitude();
}

}  // namespace pewter::reference
