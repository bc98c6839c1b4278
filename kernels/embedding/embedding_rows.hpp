// What the rows of embedding.inc say of their kernels.
#pragma once

#define PEWTER_FAMILY "pewter/detail/kernels/embedding.inc"
#include "kernels/common/described.hpp"
