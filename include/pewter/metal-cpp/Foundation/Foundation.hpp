// Foundation's classes that a compute program needs, with metal-cpp's names: strings, errors, arrays,
// reference counts and autorelease pools. C++17; the implementation is in the library pewter_metal.
#pragma once

#include "NSArray.hpp"
#include "NSAutoreleasePool.hpp"
#include "NSDictionary.hpp"
#include "NSError.hpp"
#include "NSNumber.hpp"
#include "NSObject.hpp"
#include "NSSharedPtr.hpp"
#include "NSString.hpp"
#include "NSTypes.hpp"
#include "NSURL.hpp"
