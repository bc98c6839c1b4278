// Generated from kernels/metal/interface/Metal/MTLFunctionStitching.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLFunctionStitching
#endif

#import <Metal/MTLDefines.h>

@protocol MTLFunctionStitchingAttribute <NSObject>
@end

@interface MTLFunctionStitchingAttributeAlwaysInline : PewterObject <MTLFunctionStitchingAttribute>
@end

@protocol MTLFunctionStitchingNode <NSObject, NSCopying>
@end

@interface MTLFunctionStitchingInputNode : PewterObject <MTLFunctionStitchingNode>
- (instancetype)initWithArgumentIndex:(NSUInteger)argument;
@property (nonatomic) NSUInteger argumentIndex;
@end

@interface MTLFunctionStitchingFunctionNode : PewterObject <MTLFunctionStitchingNode>
- (instancetype)initWithName:(NSString *)name arguments:(NSArray *)arguments controlDependencies:(NSArray *)controlDependencies;
@property (nonatomic, retain) NSArray *arguments;
@property (nonatomic, retain) NSArray *controlDependencies;
@property (nonatomic, copy) NSString *name;
@end

@interface MTLFunctionStitchingGraph : PewterObject <NSCopying>
- (instancetype)initWithFunctionName:(NSString *)functionName nodes:(NSArray *)nodes outputNode:(MTLFunctionStitchingFunctionNode *)outputNode attributes:(NSArray *)attributes;
@property (nonatomic, retain) NSArray *attributes;
@property (nonatomic, copy) NSString *functionName;
@property (nonatomic, retain) NSArray *nodes;
@property (nonatomic, retain) MTLFunctionStitchingFunctionNode *outputNode;
@end

@interface MTLStitchedLibraryDescriptor : PewterObject <NSCopying>
@property (nonatomic, retain) NSArray *binaryArchives;
@property (nonatomic, retain) NSArray *functionGraphs;
@property (nonatomic, retain) NSArray *functions;
@property (nonatomic) MTLStitchedLibraryOptions options;
@end

#ifdef PEWTER_METAL_FIRST_MTLFunctionStitching
#import <Metal/Metal.h>
#endif
