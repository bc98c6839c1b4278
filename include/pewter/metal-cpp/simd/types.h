// <simd/types.h>, which programs include where they name types of <simd/simd.h> alone.
#pragma once

#include "matrix_types.h"
#include "vector_types.h"
