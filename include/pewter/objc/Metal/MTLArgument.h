// Generated from kernels/metal/interface/Metal/MTLArgument.def.
// clang-format off
#pragma once

#ifndef PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST
#define PEWTER_METAL_FIRST_MTLArgument
#endif

#import <Metal/MTLDefines.h>

@interface MTLType : PewterObject
@property (nonatomic, readonly) MTLDataType dataType;
@end

@interface MTLStructMember : PewterObject
@property (nonatomic, readonly) NSUInteger argumentIndex;
- (MTLArrayType *)arrayType;
@property (nonatomic, readonly) MTLDataType dataType;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) NSUInteger offset;
- (MTLPointerType *)pointerType;
- (MTLStructType *)structType;
- (MTLTensorReferenceType *)tensorReferenceType;
- (MTLTextureReferenceType *)textureReferenceType;
@end

@interface MTLStructType : MTLType
- (MTLStructMember *)memberByName:(NSString *)name;
@property (nonatomic, readonly) NSArray *members;
@end

@interface MTLArrayType : MTLType
@property (nonatomic, readonly) NSUInteger argumentIndexStride;
@property (nonatomic, readonly) NSUInteger arrayLength;
- (MTLArrayType *)elementArrayType;
- (MTLPointerType *)elementPointerType;
- (MTLStructType *)elementStructType;
- (MTLTensorReferenceType *)elementTensorReferenceType;
- (MTLTextureReferenceType *)elementTextureReferenceType;
@property (nonatomic, readonly) MTLDataType elementType;
@property (nonatomic, readonly) NSUInteger stride;
@end

@interface MTLPointerType : MTLType
@property (nonatomic, readonly) MTLBindingAccess access;
@property (nonatomic, readonly) NSUInteger alignment;
@property (nonatomic, readonly) NSUInteger dataSize;
- (MTLArrayType *)elementArrayType;
@property (nonatomic, readonly) BOOL elementIsArgumentBuffer;
- (MTLStructType *)elementStructType;
@property (nonatomic, readonly) MTLDataType elementType;
@end

@interface MTLTextureReferenceType : MTLType
@property (nonatomic, readonly) MTLBindingAccess access;
@property (nonatomic, getter=isDepthTexture, readonly) BOOL depthTexture;
@property (nonatomic, readonly) MTLDataType textureDataType;
@property (nonatomic, readonly) MTLTextureType textureType;
@end

@interface MTLTensorReferenceType : MTLType
@property (nonatomic, readonly) MTLBindingAccess access;
@property (nonatomic, readonly) MTLTensorExtents *dimensions;
@property (nonatomic, readonly) MTLDataType indexType;
@property (nonatomic, readonly) MTLTensorDataType tensorDataType;
@end

@interface MTLArgument : PewterObject
@property (nonatomic, readonly) MTLBindingAccess access;
@property (nonatomic, getter=isActive, readonly) BOOL active;
@property (nonatomic, readonly) NSUInteger arrayLength;
@property (nonatomic, readonly) NSUInteger bufferAlignment;
@property (nonatomic, readonly) NSUInteger bufferDataSize;
@property (nonatomic, readonly) MTLDataType bufferDataType;
@property (nonatomic, readonly) MTLPointerType *bufferPointerType;
@property (nonatomic, readonly) MTLStructType *bufferStructType;
@property (nonatomic, readonly) NSUInteger index;
@property (nonatomic, getter=isDepthTexture, readonly) BOOL depthTexture;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) MTLDataType textureDataType;
@property (nonatomic, readonly) MTLTextureType textureType;
@property (nonatomic, readonly) NSUInteger threadgroupMemoryAlignment;
@property (nonatomic, readonly) NSUInteger threadgroupMemoryDataSize;
@property (nonatomic, readonly) MTLArgumentType type;
@end

@protocol MTLBinding <NSObject>
@property (nonatomic, readonly) MTLBindingAccess access;
@property (nonatomic, getter=isArgument, readonly) BOOL argument;
@property (nonatomic, readonly) NSUInteger index;
@property (nonatomic, getter=isUsed, readonly) BOOL used;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) MTLBindingType type;
@end

@protocol MTLBufferBinding <MTLBinding>
@property (nonatomic, readonly) NSUInteger bufferAlignment;
@property (nonatomic, readonly) NSUInteger bufferDataSize;
@property (nonatomic, readonly) MTLDataType bufferDataType;
@property (nonatomic, readonly) MTLPointerType *bufferPointerType;
@property (nonatomic, readonly) MTLStructType *bufferStructType;
@end

@protocol MTLThreadgroupBinding <MTLBinding>
@property (nonatomic, readonly) NSUInteger threadgroupMemoryAlignment;
@property (nonatomic, readonly) NSUInteger threadgroupMemoryDataSize;
@end

@protocol MTLTextureBinding <MTLBinding>
@property (nonatomic, readonly) NSUInteger arrayLength;
@property (nonatomic, getter=isDepthTexture, readonly) BOOL depthTexture;
@property (nonatomic, readonly) MTLDataType textureDataType;
@property (nonatomic, readonly) MTLTextureType textureType;
@end

@protocol MTLObjectPayloadBinding <MTLBinding>
@property (nonatomic, readonly) NSUInteger objectPayloadAlignment;
@property (nonatomic, readonly) NSUInteger objectPayloadDataSize;
@end

@protocol MTLTensorBinding <MTLBinding>
@property (nonatomic, readonly) MTLTensorExtents *dimensions;
@property (nonatomic, readonly) MTLDataType indexType;
@property (nonatomic, readonly) MTLTensorDataType tensorDataType;
@end

#ifdef PEWTER_METAL_FIRST_MTLArgument
#import <Metal/Metal.h>
#endif
