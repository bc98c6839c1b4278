// Generated from kernels/metal/interface/Metal/MTL4LibraryDescriptor.def.
// clang-format off
#pragma once

#import <Metal/MTLDefines.h>

@interface MTL4LibraryDescriptor : PewterObject <NSCopying>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, retain) MTLCompileOptions *options;
@property (nonatomic, copy) NSString *source;
@end
