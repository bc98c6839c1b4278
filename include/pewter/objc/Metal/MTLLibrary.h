// Generated from kernels/metal/interface/Metal/MTLLibrary.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLLibrary
#endif

#import <Metal/MTLDefines.h>

@interface MTLVertexAttribute : PewterObject
@property (nonatomic, getter=isActive, readonly) BOOL active;
@property (nonatomic, readonly) NSUInteger attributeIndex;
@property (nonatomic, readonly) MTLDataType attributeType;
@property (nonatomic, getter=isPatchControlPointData, readonly) BOOL patchControlPointData;
@property (nonatomic, getter=isPatchData, readonly) BOOL patchData;
@property (nonatomic, readonly) NSString *name;
@end

@interface MTLAttribute : PewterObject
@property (nonatomic, getter=isActive, readonly) BOOL active;
@property (nonatomic, readonly) NSUInteger attributeIndex;
@property (nonatomic, readonly) MTLDataType attributeType;
@property (nonatomic, getter=isPatchControlPointData, readonly) BOOL patchControlPointData;
@property (nonatomic, getter=isPatchData, readonly) BOOL patchData;
@property (nonatomic, readonly) NSString *name;
@end

@interface MTLFunctionConstant : PewterObject
@property (nonatomic, readonly) NSUInteger index;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) BOOL required;
@property (nonatomic, readonly) MTLDataType type;
@end

@protocol MTLFunction <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSDictionary *functionConstantsDictionary;
@property (nonatomic, readonly) MTLFunctionType functionType;
@property (nonatomic, readonly) NSString *name;
- (id<MTLArgumentEncoder>)newArgumentEncoderWithBufferIndex:(NSUInteger)bufferIndex;
- (id<MTLArgumentEncoder>)newArgumentEncoderWithBufferIndex:(NSUInteger)bufferIndex reflection:(MTLArgument **)reflection;
@property (nonatomic, readonly) MTLFunctionOptions options;
@property (nonatomic, readonly) NSInteger patchControlPointCount;
@property (nonatomic, readonly) MTLPatchType patchType;
@property (nonatomic, readonly) NSArray *stageInputAttributes;
@property (nonatomic, readonly) NSArray *vertexAttributes;
@end

@interface MTLCompileOptions : PewterObject <NSCopying>
@property (nonatomic) BOOL allowReferencingUndefinedSymbols;
@property (nonatomic) MTLCompileSymbolVisibility compileSymbolVisibility;
@property (nonatomic) BOOL enableLogging;
@property (nonatomic) BOOL fastMathEnabled;
@property (nonatomic, copy) NSString *installName;
@property (nonatomic) MTLLanguageVersion languageVersion;
@property (nonatomic, retain) NSArray *libraries;
@property (nonatomic) MTLLibraryType libraryType;
@property (nonatomic) MTLMathFloatingPointFunctions mathFloatingPointFunctions;
@property (nonatomic) MTLMathMode mathMode;
@property (nonatomic) NSUInteger maxTotalThreadsPerThreadgroup;
@property (nonatomic) MTLLibraryOptimizationLevel optimizationLevel;
@property (nonatomic, retain) NSDictionary *preprocessorMacros;
@property (nonatomic) BOOL preserveInvariance;
@property (nonatomic) MTLSize requiredThreadsPerThreadgroup;
@end

@interface MTLFunctionReflection : PewterObject
@property (nonatomic, readonly) NSArray *bindings;
@end

@protocol MTLLibrary <NSObject>
@property (nonatomic, copy) NSString *label;
@property (nonatomic, readonly) id<MTLDevice> device;
@property (nonatomic, readonly) NSArray *functionNames;
@property (nonatomic, readonly) NSString *installName;
- (id<MTLFunction>)newFunctionWithName:(NSString *)functionName;
- (id<MTLFunction>)newFunctionWithName:(NSString *)name constantValues:(MTLFunctionConstantValues *)constantValues error:(NSError **)error;
- (void)newFunctionWithName:(NSString *)name constantValues:(MTLFunctionConstantValues *)constantValues completionHandler:(void (^)(id<MTLFunction>, NSError *))completionHandler;
- (void)newFunctionWithDescriptor:(MTLFunctionDescriptor *)descriptor completionHandler:(void (^)(id<MTLFunction>, NSError *))completionHandler;
- (id<MTLFunction>)newFunctionWithDescriptor:(MTLFunctionDescriptor *)descriptor error:(NSError **)error;
- (void)newIntersectionFunctionWithDescriptor:(MTLIntersectionFunctionDescriptor *)descriptor completionHandler:(void (^)(id<MTLFunction>, NSError *))completionHandler;
- (id<MTLFunction>)newIntersectionFunctionWithDescriptor:(MTLIntersectionFunctionDescriptor *)descriptor error:(NSError **)error;
- (MTLFunctionReflection *)reflectionForFunctionWithName:(NSString *)functionName;
@property (nonatomic, readonly) MTLLibraryType type;
@end

MTL_EXTERN NSString *const MTLLibraryErrorDomain;

#ifdef PEWTER_METAL_FIRST_MTLLibrary
#import <Metal/Metal.h>
#endif
