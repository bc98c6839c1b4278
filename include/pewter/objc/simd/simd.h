// <simd/simd.h> of Objective-C hosts is that of metal-cpp's.
#pragma once

#include "../../metal-cpp/simd/simd.h"
