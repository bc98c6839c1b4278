// A class in the words that headers for Apple's systems are written with.
#pragma once

#import <Metal/Metal.h>

NS_ASSUME_NONNULL_BEGIN
typedef NSString* Word NS_TYPED_ENUM;
typedef NS_CLOSED_ENUM(NSInteger, Closed) { ClosedOne = 1 };
API_AVAILABLE(macos(10.15), ios(13.0))
@interface Modern : NSObject
@property(nonatomic, readonly, class) NSArray<NSString*>* words;
@property(nonatomic, strong, nullable) id<MTLDevice> device NS_SWIFT_NAME(metalDevice);
- (nullable instancetype)initWithDevice:(id<MTLDevice>)device
                                  error:(NSError* _Nullable*)error NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
- (NSUInteger)apply:(NSUInteger (^NS_NOESCAPE)(id<MTLBuffer>))block;
@end
NS_ASSUME_NONNULL_END
