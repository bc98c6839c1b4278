// Generated from kernels/metal/interface/Metal/MTLDataType.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLDataType
#endif

#import <Metal/MTLDefines.h>

#ifdef PEWTER_METAL_FIRST_MTLDataType
#import <Metal/Metal.h>
#endif
