// What the rows of reduce.inc say of their kernels.
#pragma once

#define PEWTER_FAMILY "pewter/detail/kernels/reduce.inc"
#include "kernels/common/described.hpp"
