// SIMD groups that wait for each other for ever: stuck.hpp.
#include "stuck.hpp"

#include "kernels/common/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
namespace {

using pewter_test::stuck_arguments;
using pewter_test::stuck_at;

void stuck(simdgroup& sg, const stuck_arguments& a) {
  const mbarriers never = mbarriers::alloc(sg, 1);
  sg.single_thread(0, [&](simdgroup&) { never[0].init(32); });
  sg.sync();
  if (a.where == stuck_at::mbarrier) sg.single_simdgroup(0, [&](simdgroup&) { never[0].wait(0); });
  if (a.where == stuck_at::barrier_of_two)
    sg.simdgroup_range(0, 2, [&](simdgroup& two) {
      if (two.simdgroup_index_in_group() == 0) two.sync();
    });
  threadgroup_barrier(mem_flags::mem_threadgroup);
  sg.single_thread(0, [&](simdgroup&) { *a.y = 1; });
}

}  // namespace

extern const kernel_table stuck_table;
constexpr kernel_table stuck_table = kernel_table{}.with(pattern::stride_loop, free_form_entry<stuck>);
PEWTER_END_TARGET_NAMESPACE
