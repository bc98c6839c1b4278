// Reflection: the arguments of a pipeline, each of its own class, and an argument buffer that an encoder
// writes.
#import "check.h"

static NSString* const source =
    @"#include <metal_stdlib>\n"
     "using namespace metal;\n"
     "constant int unused [[function_constant(3)]];\n"
     "struct arguments { device const float* x [[id(0)]]; device float* y [[id(1)]]; };\n"
     "kernel void add(device const arguments& a [[buffer(2)]], constant float& b [[buffer(5)]], threadgroup "
     "float* t [[threadgroup(1)]],\n"
     "                uint i [[thread_position_in_grid]]) {\n"
     "  t[0] = b;\n"
     "  a.y[i] = a.x[i] + t[0];\n"
     "}\n";

static id named(NSArray* all, NSString* name) {
  for (id one in all) {
    if ([[one name] isEqual:name]) return one;
  }
  return nil;
}

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    id<MTLLibrary> library = library_of(device, source);
    id<MTLFunction> function = [[library newFunctionWithName:@"add"] autorelease];
    MTLComputePipelineReflection* reflection = nil;
    NSError* error = nil;
    MTLComputePipelineDescriptor* descriptor = [[MTLComputePipelineDescriptor new] autorelease];
    descriptor.computeFunction = function;
    descriptor.label = @"described";
    CHECK(descriptor.computeFunction == function && descriptor.buffers[3] != nil);
    descriptor.buffers[2].mutability = MTLMutabilityImmutable;
    CHECK(descriptor.buffers[2].mutability == MTLMutabilityImmutable);
    id<MTLComputePipelineState> pipeline =
        [[device newComputePipelineStateWithDescriptor:descriptor
                                               options:MTLPipelineOptionArgumentInfo
                                            reflection:&reflection
                                                 error:&error] autorelease];
    CHECK(pipeline != nil && [pipeline.label isEqual:@"described"] &&
          [reflection isKindOfClass:[MTLComputePipelineReflection class]]);
    id<MTLBufferBinding> a = named(reflection.bindings, @"a"), b = named(reflection.bindings, @"b");
    CHECK(a.index == 2 && a.type == MTLBindingTypeBuffer && b.index == 5 && b.isUsed);
    CHECK([a conformsToProtocol:@protocol(MTLBufferBinding)]);
    MTLStructType* type = a.bufferStructType;
    CHECK([type isKindOfClass:[MTLStructType class]] && type.members.count == 2 && a.bufferDataSize == 16);
    MTLStructMember* y_member = [type memberByName:@"y"];
    CHECK(y_member.offset == 8 && y_member.argumentIndex == 1 && y_member.dataType == MTLDataTypePointer);
    CHECK(y_member.pointerType.elementType == MTLDataTypeFloat && b.bufferDataType == MTLDataTypeFloat);
    MTLFunctionConstant* constant = function.functionConstantsDictionary[@"unused"];
    CHECK(constant.index == 3 && constant.type == MTLDataTypeInt && constant.required);
    id<MTLThreadgroupBinding> t = named(reflection.bindings, @"t");
    CHECK(t.index == 1 && t.type == MTLBindingTypeThreadgroupMemory &&
          [t conformsToProtocol:@protocol(MTLThreadgroupBinding)]);
    CHECK([named(reflection.arguments, @"b") isKindOfClass:[MTLArgument class]]);

    MTLArgumentDescriptor *x = [MTLArgumentDescriptor argumentDescriptor],
                          *y = [MTLArgumentDescriptor argumentDescriptor];
    x.dataType = y.dataType = MTLDataTypePointer;
    y.index = 1;
    y.access = MTLBindingAccessReadWrite;
    id<MTLArgumentEncoder> encoder = [[device newArgumentEncoderWithArguments:@[ x, y ]] autorelease];
    id<MTLArgumentEncoder> own = [[function newArgumentEncoderWithBufferIndex:2] autorelease];
    CHECK(own.encodedLength == encoder.encodedLength && own.alignment == encoder.alignment);
    id<MTLBuffer> arguments = [[device newBufferWithLength:encoder.encodedLength options:0] autorelease];
    const float values[2] = {1, 2};
    id<MTLBuffer> from = [[device newBufferWithBytes:values length:sizeof values options:0] autorelease];
    id<MTLBuffer> to = [[device newBufferWithLength:sizeof values options:0] autorelease];
    [encoder setArgumentBuffer:arguments offset:0];
    [encoder setBuffer:from offset:0 atIndex:0];
    [own setArgumentBuffer:arguments offset:0];
    [own setBuffer:to offset:0 atIndex:1];

    id<MTLCommandBuffer> commands = [[[device newCommandQueue] autorelease] commandBuffer];
    id<MTLComputeCommandEncoder> compute = [commands computeCommandEncoder];
    [compute setComputePipelineState:pipeline];
    [compute setBuffer:arguments offset:0 atIndex:2];
    [compute setBytes:&(float){40} length:4 atIndex:5];
    [compute setThreadgroupMemoryLength:16 atIndex:1];
    id<MTLResource> used[2] = {from, to};
    [compute useResources:used count:2 usage:MTLResourceUsageRead | MTLResourceUsageWrite];
    [compute dispatchThreads:MTLSizeMake(2, 1, 1) threadsPerThreadgroup:MTLSizeMake(2, 1, 1)];
    [compute endEncoding];
    [commands commit];
    [commands waitUntilCompleted];
    CHECK(((float*)to.contents)[0] == 41 && ((float*)to.contents)[1] == 42);
  }
  return failures != 0;
}
