// Mipmap levels: made from the first one, read by the host, sampled by a kernel.
#import "check.h"

static NSString* const source =
    @"#include <metal_stdlib>\nusing namespace metal;\n"
     "kernel void f(texture2d<float> t [[texture(0)]], sampler s [[sampler(0)]], device float* x [[buffer(0)]]) {\n"
     "  x[0] = t.sample(s, float2(0.25f, 0.5f), level(1)).x;\n  x[1] = t.sample(s, float2(0.5f), level(1.5f)).x;\n  x[2] = t.get_width(2);\n}\n";

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    id<MTLCommandQueue> queue = [[device newCommandQueue] autorelease];
    MTLTextureDescriptor* descriptor = [MTLTextureDescriptor texture2DDescriptorWithPixelFormat:MTLPixelFormatR32Float
                                                                                          width:4
                                                                                         height:4
                                                                                      mipmapped:YES];
    id<MTLTexture> texture = [[device newTextureWithDescriptor:descriptor] autorelease];
    CHECK(texture.mipmapLevelCount == 3);
    float texels[16];
    for (int n = 0; n < 16; ++n) texels[n] = (float)(n % 4);
    [texture replaceRegion:MTLRegionMake2D(0, 0, 4, 4) mipmapLevel:0 withBytes:texels bytesPerRow:16];
    MTLSamplerDescriptor* ofSampler = [[MTLSamplerDescriptor new] autorelease];
    ofSampler.mipFilter = MTLSamplerMipFilterLinear;
    id<MTLSamplerState> sampler = [[device newSamplerStateWithDescriptor:ofSampler] autorelease];
    id<MTLBuffer> x = [[device newBufferWithLength:12 options:0] autorelease];
    id<MTLCommandBuffer> commands = [queue commandBuffer];
    id<MTLBlitCommandEncoder> blit = [commands blitCommandEncoder];
    [blit generateMipmapsForTexture:texture];
    [blit endEncoding];
    id<MTLComputeCommandEncoder> encoder = [commands computeCommandEncoder];
    [encoder setComputePipelineState:pipeline_of(library_of(device, source), @"f")];
    [encoder setTexture:texture atIndex:0];
    [encoder setSamplerState:sampler atIndex:0];
    [encoder setBuffer:x offset:0 atIndex:0];
    [encoder dispatchThreads:MTLSizeMake(1, 1, 1) threadsPerThreadgroup:MTLSizeMake(1, 1, 1)];
    [encoder endEncoding];
    [commands commit];
    [commands waitUntilCompleted];
    CHECK(commands.error == nil);
    const float* values = x.contents;
    CHECK(values[0] == 0.5f && values[1] == 2 && values[2] == 1);  // 2.5 and 1.5, half and half
    float mean = 0;
    [texture getBytes:&mean bytesPerRow:4 fromRegion:MTLRegionMake2D(0, 0, 1, 1) mipmapLevel:2];
    CHECK(mean == 1.5f);
    id<MTLTexture> view = [[texture newTextureViewWithPixelFormat:MTLPixelFormatR32Float
                                                      textureType:MTLTextureType2D
                                                           levels:NSMakeRange(1, 2)
                                                           slices:NSMakeRange(0, 1)] autorelease];
    CHECK(view.width == 2 && view.mipmapLevelCount == 2 && view.parentRelativeLevel == 1);
  }
  return failures != 0;
}
