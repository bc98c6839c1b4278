// means[r] = sum of row r / cols.
#include "kernels/reduce/reduce.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct averaging : addition {
  PEWTER_INLINE static float finish(float sum, std::size_t cols) { return sum / static_cast<float>(cols); }
};

}  // namespace

extern const kernel_table row_mean_table;
constexpr kernel_table row_mean_table = table_of_reduction<float_reduction<averaging>>();
PEWTER_END_TARGET_NAMESPACE
