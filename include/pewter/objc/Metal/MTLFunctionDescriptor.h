// Generated from kernels/metal/interface/Metal/MTLFunctionDescriptor.def.
// clang-format off
#pragma once

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
