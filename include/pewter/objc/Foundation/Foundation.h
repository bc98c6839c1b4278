// gnustep-base's, and of Apple's the words that it lacks.
#pragma once
#include_next <Foundation/Foundation.h>

#include <TargetConditionals.h>

typedef double CFTimeInterval;  // seconds

// CoreFoundation's references to Objective-C objects, for sources that do not include gnustep-corebase.
#ifndef __COREFOUNDATION_CFBASE_H__
#ifdef __cplusplus
extern "C" {
#endif
id objc_retain(id object);
void objc_release(id object);
#ifdef __cplusplus
}
#endif
#if __has_feature(objc_arc)
#define PEWTER_BRIDGE __bridge
#else
#define PEWTER_BRIDGE
#endif
typedef const void* CFTypeRef;
static inline CFTypeRef CFRetain(CFTypeRef object) {
  objc_retain((PEWTER_BRIDGE id)object);
  return object;
}
static inline void CFRelease(CFTypeRef object) { objc_release((PEWTER_BRIDGE id)object); }
static inline CFTypeRef CFBridgingRetain(id object) { return CFRetain((PEWTER_BRIDGE CFTypeRef)object); }
static inline id CFBridgingRelease(CFTypeRef object) {
#if __has_feature(objc_arc)
  return (__bridge_transfer id)object;
#else
  return [(id)object autorelease];
#endif
}
#endif

#ifndef NS_INLINE
#define NS_INLINE static inline
#endif
#ifndef CF_INLINE
#define CF_INLINE static inline
#endif
#ifndef FOUNDATION_EXTERN
#ifdef __cplusplus
#define FOUNDATION_EXTERN extern "C"
#else
#define FOUNDATION_EXTERN extern
#endif
#endif

// What names are available where, and what Swift calls them, says nothing here.
#ifndef API_AVAILABLE
#define API_AVAILABLE(...)
#define API_UNAVAILABLE(...)
#define API_DEPRECATED(...)
#define API_DEPRECATED_WITH_REPLACEMENT(...)
#endif
#ifndef NS_SWIFT_NAME
#define NS_SWIFT_NAME(...)
#endif
#ifndef NS_SWIFT_UNAVAILABLE
#define NS_SWIFT_UNAVAILABLE(...)
#endif

#undef NS_UNAVAILABLE
#define NS_UNAVAILABLE __attribute__((unavailable))
#ifndef NS_NOESCAPE
#define NS_NOESCAPE __attribute__((noescape))
#endif
#ifndef NS_REQUIRES_SUPER
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#endif
#ifndef NS_VALID_UNTIL_END_OF_SCOPE
#define NS_VALID_UNTIL_END_OF_SCOPE __attribute__((objc_precise_lifetime))
#endif
#ifndef NS_TYPED_ENUM
#define NS_TYPED_ENUM
#define NS_TYPED_EXTENSIBLE_ENUM
#define NS_STRING_ENUM
#define NS_EXTENSIBLE_STRING_ENUM
#endif
#ifndef NS_CLOSED_ENUM
#define NS_CLOSED_ENUM NS_ENUM
#endif
#ifndef NS_ERROR_ENUM
#define NS_ERROR_ENUM(domain, name) NS_ENUM(NSInteger, name)
#endif
