// Generated from kernels/metal/interface/Metal/MTL4BufferRange.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>
