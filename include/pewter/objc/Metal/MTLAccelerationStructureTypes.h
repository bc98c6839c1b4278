// Generated from kernels/metal/interface/Metal/MTLAccelerationStructureTypes.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLAccelerationStructureTypes
#endif

#import <Metal/MTLDefines.h>

#ifdef PEWTER_METAL_FIRST_MTLAccelerationStructureTypes
#import <Metal/Metal.h>
#endif
