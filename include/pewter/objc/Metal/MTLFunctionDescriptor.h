// Generated from kernels/metal/interface/Metal/MTLFunctionDescriptor.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLFunctionDescriptor
#endif

#import <Metal/MTLDefines.h>

@interface MTLFunctionDescriptor : PewterObject <NSCopying>
+ (MTLFunctionDescriptor *)functionDescriptor;
@property (nonatomic, retain) NSArray *binaryArchives;
@property (nonatomic, retain) MTLFunctionConstantValues *constantValues;
@property (nonatomic, copy) NSString *name;
@property (nonatomic) MTLFunctionOptions options;
@property (nonatomic, copy) NSString *specializedName;
@end

@interface MTLIntersectionFunctionDescriptor : MTLFunctionDescriptor <NSCopying>
@end

#ifdef PEWTER_METAL_FIRST_MTLFunctionDescriptor
#import <Metal/Metal.h>
#endif
