// Generated from kernels/metal/interface/Metal/MTL4LibraryDescriptor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTL4LibraryDescriptor
#endif

#import <Metal/MTLDefines.h>

@interface MTL4LibraryDescriptor : PewterObject <NSCopying>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, retain) MTLCompileOptions *options;
@property (nonatomic, copy) NSString *source;
@end

#ifdef PEWTER_METAL_FIRST_MTL4LibraryDescriptor
#import <Metal/Metal.h>
#endif
