#include "kernels/common/kernel_entry.hpp"
#include "vector_functions.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using pewter_test::vector_moves;

template <class T, class Mask>
void move_all(const T* from, T* to, Mask active) {
  store2(to, load2(from, active), active);
  store3(to + 64, load3(from + 64, active), active);
  store4(to + 160, load4(from + 160, active), active);
  store8(to + 288, load8(from + 288, active), active);
}
template <class Mask>
void move_types(const vector_moves& a, Mask active) {
  move_all(a.floats, a.moved_floats, active);
  move_all(a.bytes, a.moved_bytes, active);
  move_all(a.halves, a.moved_halves, active);
}

void move_vectors(threadgroup& tg, const vector_moves& a) {
  tg.first_simdgroup([&](simdgroup&) PEWTER_INLINE_LAMBDA {
    if (a.active == ~0u)
      move_types(a, all_lanes{});
    else
      move_types(a, lane_mask(a.active));
  });
}

}  // namespace
extern const kernel_table vector_moves_table;
constexpr kernel_table vector_moves_table = kernel_table{}.with(pattern::direct, entry<move_vectors>);
PEWTER_END_TARGET_NAMESPACE
