// Generated from kernels/metal/interface/Metal/MTLFunctionConstantValues.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLFunctionConstantValues
#endif

#import <Metal/MTLDefines.h>

@interface MTLFunctionConstantValues : PewterObject <NSCopying>
- (void)reset;
- (void)setConstantValue:(const void*)value type:(MTLDataType)type atIndex:(NSUInteger)index;
- (void)setConstantValue:(const void*)value type:(MTLDataType)type withName:(NSString *)name;
- (void)setConstantValues:(const void*)values type:(MTLDataType)type withRange:(NSRange)range;
@end

#ifdef PEWTER_METAL_FIRST_MTLFunctionConstantValues
#import <Metal/Metal.h>
#endif
