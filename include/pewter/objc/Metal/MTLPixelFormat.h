// Generated from kernels/metal/interface/Metal/MTLPixelFormat.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>
