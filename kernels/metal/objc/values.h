// Foundation's values, of gnustep-base and of the flat C functions.
#pragma once

#import "kernels/metal/objc/bridge.h"

// Whether objects of a class of C's become values of Foundation's.
BOOL pewter_is_value(const char* class_name);
// Autoreleased.
id pewter_value(void* object, const char* class_name);
