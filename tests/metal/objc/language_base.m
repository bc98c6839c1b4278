#import "language.h"

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
