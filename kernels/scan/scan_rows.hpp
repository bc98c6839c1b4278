// What the rows of scan.inc say of their kernels.
#pragma once

#define PEWTER_FAMILY "pewter/detail/kernels/scan.inc"
#include "kernels/common/described.hpp"
