// Generated from kernels/metal/interface/Metal/MTLLinkedFunctions.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLLinkedFunctions
#endif

#import <Metal/MTLDefines.h>

@interface MTLLinkedFunctions : PewterObject <NSCopying>
+ (MTLLinkedFunctions *)linkedFunctions;
@property (nonatomic, retain) NSArray *binaryFunctions;
@property (nonatomic, retain) NSArray *functions;
@property (nonatomic, retain) NSDictionary *groups;
@property (nonatomic, retain) NSArray *privateFunctions;
@end

#ifdef PEWTER_METAL_FIRST_MTLLinkedFunctions
#import <Metal/Metal.h>
#endif
