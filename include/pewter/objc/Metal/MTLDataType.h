// Generated from kernels/metal/interface/Metal/MTLDataType.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>
