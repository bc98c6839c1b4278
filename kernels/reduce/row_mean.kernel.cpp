// means[r] = sum of row r / cols.
#include "kernels/reduce/reduce.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct averaging : addition {
  template <class V>
  PEWTER_INLINE static V finish(const V& sum, std::size_t cols) {
    return sum / static_cast<float>(cols);
  }
};

}  // namespace

extern const kernel_table row_mean_table;
constexpr kernel_table row_mean_table = table_of_float_reduction<averaging, half, bfloat>();
PEWTER_END_TARGET_NAMESPACE
