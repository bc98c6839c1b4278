// A layer without a display keeps its properties and has no drawable, so that a program which would show its
// results computes them. Compiled as build systems of macOS do, which say TARGET_OS_OSX and TARGET_OS_MAC.
#import <QuartzCore/CAMetalLayer.h>
#import <QuartzCore/QuartzCore.h>
#import <TargetConditionals.h>
#import <dispatch/dispatch.h>
#import <simd/simd.h>

#import "check.h"

#if !TARGET_OS_OSX || !TARGET_OS_MAC || TARGET_OS_IPHONE
#error what the build says of its system is not kept
#endif

@interface View : NSObject
@property(nonatomic, readonly) CAMetalLayer* layer;
- (BOOL)draw:(id<MTLCommandQueue>)queue;
@end

@implementation View
- (instancetype)init {
  if ((self = [super init])) _layer = [[CAMetalLayer alloc] init];
  return self;
}
- (void)dealloc {
  [_layer release];
  [super dealloc];
}
/// Whether it has been shown.
- (BOOL)draw:(id<MTLCommandQueue>)queue {
  id<MTLCommandBuffer> commands = [queue commandBuffer];
  id<CAMetalDrawable> drawable = [self.layer nextDrawable];
  if (drawable != nil) [commands presentDrawable:drawable];
  [commands commit];
  [commands waitUntilCompleted];
  return drawable != nil && drawable.texture != nil && drawable.layer == self.layer;
}
@end

int main(void) {
  @autoreleasepool {
    id<MTLDevice> device = PEWTER_AUTORELEASE(MTLCreateSystemDefaultDevice());
    CAMetalLayer* plain = [CAMetalLayer layer];
    CHECK([plain isKindOfClass:[CAMetalLayer class]] && plain.device == nil);
    CHECK(plain.pixelFormat == MTLPixelFormatBGRA8Unorm && plain.framebufferOnly &&
          plain.displaySyncEnabled && plain.maximumDrawableCount == 3 && plain.allowsNextDrawableTimeout &&
          !plain.presentsWithTransaction);

    View* view = PEWTER_AUTORELEASE([[View alloc] init]);
    view.layer.device = device;
    view.layer.pixelFormat = MTLPixelFormatRGBA16Float;
    view.layer.framebufferOnly = NO;
    view.layer.drawableSize = CGSizeMake(640, 480);
    view.layer.maximumDrawableCount = 2;
    CHECK(view.layer.device == device && view.layer.pixelFormat == MTLPixelFormatRGBA16Float);
    CHECK(!view.layer.framebufferOnly && view.layer.drawableSize.height == 480 &&
          view.layer.maximumDrawableCount == 2);
    CHECK(![view draw:PEWTER_AUTORELEASE([device newCommandQueue])]);
  }
  return failures != 0;
}
