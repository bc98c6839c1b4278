// What the rows of elementwise.inc say of their kernels.
#pragma once

#define PEWTER_FAMILY "pewter/detail/kernels/elementwise.inc"
#include "kernels/common/described.hpp"
