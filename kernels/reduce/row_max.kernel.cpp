// maxima[r] = largest element of row r, NaN if one is.
#include "kernels/reduce/reduce.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct largest_element {
  static constexpr float identity = -__builtin_inff();
  PEWTER_INLINE static native::vec<float> combine(const native::vec<float>& a, const native::vec<float>& b) {
    return native::maximum(a, b);
  }
  template <class V>
  PEWTER_INLINE static V finish(const V& largest, float) {
    return largest;
  }
};

}  // namespace

extern const kernel_table row_max_table;
constexpr kernel_table row_max_table = table_of_float_reduction<largest_element>();
PEWTER_END_TARGET_NAMESPACE
