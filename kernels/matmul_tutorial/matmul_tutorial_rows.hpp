// What the rows of matmul_tutorial.inc say of their kernels.
#pragma once

#define PEWTER_FAMILY "pewter/detail/kernels/matmul_tutorial.inc"
#include "kernels/common/described.hpp"
