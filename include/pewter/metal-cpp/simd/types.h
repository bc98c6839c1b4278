#pragma once

#include "matrix_types.h"
#include "vector_types.h"
