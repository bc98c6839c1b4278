// Generated from kernels/metal/interface/Metal/MTLAccelerationStructureTypes.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>
