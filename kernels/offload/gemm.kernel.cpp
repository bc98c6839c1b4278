// gemm for a GPU: none yet, gemm_tiled and gemm_simdgroup are there.
#include "kernels/kernel_entry.hpp"

PEWTER_BEGIN_TARGET_NAMESPACE
extern const kernel_table gemm_table;
constexpr kernel_table gemm_table;
PEWTER_END_TARGET_NAMESPACE
