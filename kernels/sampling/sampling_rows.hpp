// What the rows of sampling.inc say of their kernels.
#pragma once

#define PEWTER_FAMILY "pewter/detail/kernels/sampling.inc"
#include "kernels/common/described.hpp"
