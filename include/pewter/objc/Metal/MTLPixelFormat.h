// Generated from kernels/metal/interface/Metal/MTLPixelFormat.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLPixelFormat
#endif

#import <Metal/MTLDefines.h>

#ifdef PEWTER_METAL_FIRST_MTLPixelFormat
#import <Metal/Metal.h>
#endif
