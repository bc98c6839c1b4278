#import "language.h"
#import "modern.h"

@implementation Base
@synthesize first;
- (MTLRegion)regionAt:(NSUInteger)place {
  letter = 'x';
  return MTLRegionMake1D(place, 1);
}
- (double)large:(int)a and:(float)b and:(long)c and:(double)d and:(short)e and:(NSUInteger)f and:(char)g {
  return a + b + c + d + e + f + g;
}
@end

@implementation Alone
- (int)value:(int)of {
  return of;
}
@end

@implementation Modern {
  id<MTLBuffer> _buffers[2];
}
@synthesize device = _device;
+ (NSArray<NSString*>*)words {
  return @[ @"one", @"two" ];
}
- (instancetype)initWithDevice:(id<MTLDevice>)device error:(NSError**)error {
  if ((self = [super init])) {
    self.device = device;
    for (int i = 0; i < 2; ++i) _buffers[i] = [device newBufferWithLength:16 + i options:0];
    if (error != NULL) *error = nil;
  }
  return self;
}
- (NSUInteger)apply:(NSUInteger (^NS_NOESCAPE)(id<MTLBuffer>))block {
  return block(_buffers[0]) + block(_buffers[1]);
}
- (void)dealloc {
  for (int i = 0; i < 2; ++i) [_buffers[i] release];
  [_device release];
  [super dealloc];
}
@end
