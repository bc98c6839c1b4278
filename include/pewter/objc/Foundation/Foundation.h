// gnustep-base's, and of Apple's what it lacks.
#pragma once
#include_next <Foundation/Foundation.h>

#include <TargetConditionals.h>

#ifndef NS_INLINE
#define NS_INLINE static inline
#endif

typedef double CFTimeInterval;  // seconds
