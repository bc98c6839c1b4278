// What the programs share: a value that is not as expected is printed with its line, and the program fails.
#pragma once

#import <Metal/Metal.h>

#include <stdio.h>

#if __has_feature(objc_arc)
#define PEWTER_AUTORELEASE(object) (object)
#else
#define PEWTER_AUTORELEASE(object) [(object) autorelease]
#endif

static int failures = 0;

#define CHECK(...)                                                      \
  do {                                                                  \
    if (!(__VA_ARGS__)) {                                               \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #__VA_ARGS__); \
      ++failures;                                                       \
    }                                                                   \
  } while (0)

// Compiles a source that must be right.
static inline id<MTLLibrary> library_of(id<MTLDevice> device, NSString* source) {
  NSError* error = nil;
  id<MTLLibrary> library = [device newLibraryWithSource:source options:nil error:&error];
  if (library == nil) {
    fprintf(stderr, "%s\n", [[error localizedDescription] UTF8String]);
    ++failures;
  }
  return PEWTER_AUTORELEASE(library);
}

static inline id<MTLComputePipelineState> pipeline_of(id<MTLLibrary> library, NSString* name) {
  NSError* error = nil;
  id<MTLFunction> function = PEWTER_AUTORELEASE([library newFunctionWithName:name]);
  id<MTLComputePipelineState> pipeline = [[library device] newComputePipelineStateWithFunction:function
                                                                                         error:&error];
  if (pipeline == nil) {
    fprintf(stderr, "%s: %s\n", [name UTF8String], [[error localizedDescription] UTF8String]);
    ++failures;
  }
  return PEWTER_AUTORELEASE(pipeline);
}
