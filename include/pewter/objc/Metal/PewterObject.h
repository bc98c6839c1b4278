// The root of Metal's classes: an object that holds one reference of an object of the flat C functions.
#pragma once

#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define MTL_EXTERN extern "C"
#else
#define MTL_EXTERN extern
#endif

// Messages to it are functions of that object; while it lives, the same C object comes as the same
// Objective-C object.
@interface PewterObject : NSObject {
 @public
  void* _object;
  id _kept;  // what a hand-written method has to remember
 @private
  unsigned long _references;
}
// Takes over the reference. NULL: nil.
- (instancetype)initWithPewterObject:(void*)object;
- (id)copyWithZone:(NSZone*)zone;
@end
