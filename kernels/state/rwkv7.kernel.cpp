// S = S diag(w) + (S a) b^T + v k^T and y = S r, token by token; gated_delta_rule has the same bodies.
#include "kernels/state/recurrence.kernel.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
extern const kernel_table rwkv7_table;
#if defined(PEWTER_GPU)
constexpr kernel_table rwkv7_table;
#else
namespace {
constexpr kernel_function by_rows = entry<recur_by_rows, copies::any_threadgroup>;
constexpr kernel_function by_columns = entry<recur_by_columns, copies::any_threadgroup>;
}  // namespace
constexpr kernel_table rwkv7_table = kernel_table{}
                                         .with(pattern::direct, by_rows, by_rows, by_rows)
                                         .with(pattern::stride_loop, by_columns, by_columns, by_columns);
#endif
PEWTER_END_TARGET_NAMESPACE
