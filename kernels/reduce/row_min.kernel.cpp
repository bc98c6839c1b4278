// minima[r] = smallest element of row r, NaN if one is.
#include "kernels/reduce/reduce.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

struct smallest_element {
  static constexpr float identity = __builtin_inff();
  PEWTER_INLINE static native::vec<float> combine(const native::vec<float>& a, const native::vec<float>& b) {
    return native::minimum(a, b);
  }
  template <class V>
  PEWTER_INLINE static V finish(const V& smallest, float) {
    return smallest;
  }
};

}  // namespace

extern const kernel_table row_min_table;
constexpr kernel_table row_min_table = table_of_float_reduction<smallest_element>();
PEWTER_END_TARGET_NAMESPACE
