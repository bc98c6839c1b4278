// Vectors as they lie in memory for kernels: of three elements as of four, packed ones without a gap.
#pragma once

#if defined(__clang__)
#ifdef __cplusplus
#include <cstdint>
#else
#include <stdint.h>
#endif
#include "types_of_clang.h"
#else
#include "types_of_others.h"
#endif
