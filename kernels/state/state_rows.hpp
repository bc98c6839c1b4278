// What the rows of state.inc say of their kernels.
#pragma once

#define PEWTER_FAMILY "pewter/detail/kernels/state.inc"
#include "kernels/common/described.hpp"
