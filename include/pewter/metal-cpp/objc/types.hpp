// Apple's plain types that Metal's interface mentions, where no header of the system has them.
#pragma once

#include <cstddef>
#include <cstdint>

#ifdef __OBJC__
#include <objc/objc.h>
#else
struct objc_object {};
using id = objc_object*;
typedef struct objc_class* Class;
typedef struct objc_selector* SEL;
typedef bool BOOL;
#ifndef nil
#define nil nullptr
#endif
#ifndef Nil
#define Nil nullptr
#endif
#ifndef YES
#define YES true
#endif
#ifndef NO
#define NO false
#endif
#endif

#if __has_include(<CoreFoundation/CoreFoundation.h>)
#include <CoreFoundation/CoreFoundation.h>
#else
typedef double CFTimeInterval;  ///< seconds
#endif

#if __has_include(<CoreGraphics/CoreGraphics.h>)
#include <CoreGraphics/CoreGraphics.h>
#else
typedef struct CGColorSpace* CGColorSpaceRef;
struct CGSize {
  double width, height;
};
#endif

typedef struct __IOSurface* IOSurfaceRef;
typedef int kern_return_t;
typedef std::uint32_t task_id_token_t;

#include "../dispatch/dispatch.h"
