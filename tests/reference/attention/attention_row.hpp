// One query's attention in float64, over keys and values wherever they are.
#pragma once

#include <vector>

namespace pewter::reference {

/// A key and its value, and what is added to its score; one of -infinity hides it.
struct attended {
  const double *key, *value;
  double added;
};

struct attention_row {
  const double* q;
  std::size_t head_dim, value_dim;
  double scale, soft_cap;  ///< soft_cap 0: none
  double sink;             ///< the score of a key without a value; -infinity: none
  std::vector<attended> keys;
};

/// y and its magnitude: the sum of weights times |value|, times 1 + the largest sum of |q key| scale, |added|
/// and |score|.
void attend(const attention_row&, double* y, double* magnitude);

}  // namespace pewter::reference
