// Blits: fills, copies between buffers, and between buffers and textures.
#import "check.h"

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = [MTLCreateSystemDefaultDevice() autorelease];
    id<MTLCommandQueue> queue = [[device newCommandQueue] autorelease];
    id<MTLBuffer> from = [[device newBufferWithLength:64 options:0] autorelease];
    id<MTLBuffer> to = [[device newBufferWithLength:64 options:MTLResourceStorageModePrivate] autorelease];
    id<MTLBuffer> back = [[device newBufferWithLength:64 options:0] autorelease];
    MTLTextureDescriptor* descriptor =
        [MTLTextureDescriptor texture2DDescriptorWithPixelFormat:MTLPixelFormatR8Uint
                                                           width:4
                                                          height:2
                                                       mipmapped:NO];
    descriptor.usage = MTLTextureUsageShaderRead | MTLTextureUsageShaderWrite;
    id<MTLTexture> texture = [[device newTextureWithDescriptor:descriptor] autorelease];
    CHECK(texture.width == 4 && texture.height == 2 && texture.pixelFormat == MTLPixelFormatR8Uint);
    const unsigned char pixels[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    [texture replaceRegion:MTLRegionMake2D(0, 0, 4, 2) mipmapLevel:0 withBytes:pixels bytesPerRow:4];

    id<MTLCommandBuffer> commands = [queue commandBuffer];
    id<MTLBlitCommandEncoder> blit = [commands blitCommandEncoder];
    [blit fillBuffer:from range:NSMakeRange(8, 16) value:7];
    [blit copyFromBuffer:from sourceOffset:4 toBuffer:to destinationOffset:0 size:32];
    [blit copyFromBuffer:to sourceOffset:0 toBuffer:back destinationOffset:16 size:32];
    [blit copyFromTexture:texture
                     sourceSlice:0
                     sourceLevel:0
                    sourceOrigin:MTLOriginMake(1, 0, 0)
                      sourceSize:MTLSizeMake(2, 2, 1)
                        toBuffer:back
               destinationOffset:56
          destinationBytesPerRow:4
        destinationBytesPerImage:8];
    [blit synchronizeResource:back];
    [blit endEncoding];
    [commands commit];
    [commands waitUntilCompleted];
    CHECK(commands.error == nil);
    const unsigned char* bytes = back.contents;
    CHECK(bytes[15] == 0 && bytes[19] == 0 && bytes[20] == 7 && bytes[35] == 7 && bytes[36] == 0);
    CHECK(bytes[56] == 2 && bytes[57] == 3 && bytes[60] == 6 && bytes[61] == 7);

    unsigned char read[2] = {0, 0};
    [texture getBytes:read bytesPerRow:1 fromRegion:MTLRegionMake2D(3, 0, 1, 2) mipmapLevel:0];
    CHECK(read[0] == 4 && read[1] == 8);
  }
  return failures != 0;
}
