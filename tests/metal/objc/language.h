// The classes of language.m and language_base.m.
#pragma once

#import <Metal/Metal.h>

@protocol Valued <NSObject>
- (int)value:(int)of;
@end

@interface Base : NSObject {
  char letter;
}
@property int first;
- (MTLRegion)regionAt:(NSUInteger)place;
- (double)large:(int)a and:(float)b and:(long)c and:(double)d and:(short)e and:(NSUInteger)f and:(char)g;
@end

@interface Later : Base <Valued> {
  double wide;
  int narrow;
}
@property(retain) NSString* second;
@property(nonatomic, copy) NSString* copied;
@end

@interface Alone : NSObject <Valued>
@end
