// Generated from kernels/metal/interface/Metal/MTL4BufferRange.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4BufferRange
#endif

#import <Metal/MTLDefines.h>

#ifdef PEWTER_METAL_FIRST_MTL4BufferRange
#import <Metal/Metal.h>
#endif
