// Generated from kernels/metal/interface/Metal/MTLFunctionConstantValues.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@interface MTLFunctionConstantValues : PewterObject <NSCopying>
- (void)reset;
- (void)setConstantValue:(const void*)value type:(MTLDataType)type atIndex:(NSUInteger)index;
- (void)setConstantValue:(const void*)value type:(MTLDataType)type withName:(NSString *)name;
- (void)setConstantValues:(const void*)values type:(MTLDataType)type withRange:(NSRange)range;
@end
