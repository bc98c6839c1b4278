// What the rows of softmax.inc say of their kernels.
#pragma once

#define PEWTER_FAMILY "pewter/detail/kernels/softmax.inc"
#include "kernels/common/described.hpp"
