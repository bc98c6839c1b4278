// Whether a cell's result is right: the kernel is run once more on operands of the tests and compared with
// its float64 oracle, within the bound that its description states.
#pragma once

#include <memory>

#include "bench/cells.hpp"

namespace pewter::bench {

struct verdict {
  bool right;
  double error;  ///< the largest |computed - exact|
  double
      share_of_bound;   ///< the largest error over its bound: at most 1 if right; infinite where 0 is allowed
  problem_shape shape;  ///< that was checked: the cell's, halved until the oracle is done in about a second
};

/// Keeps the oracle's answer for the kernel, type and shape asked for last.
class judge {
 public:
  judge();
  ~judge();
  verdict operator()(const cell&);

 private:
  struct answer;
  std::unique_ptr<answer> last_;
};

}  // namespace pewter::bench
