// Generated from kernels/metal/interface/Foundation/NSDate.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"

namespace NS {
class Date;
}
namespace NS {
using TimeInterval = double;
}  // namespace NS
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
NS::Date* pewter_NSDate_dateWithTimeIntervalSinceNow_(NS::TimeInterval secs);
NS::Date* pewter_NSDate_distantFuture();
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace NS {
class Date : public NS::Copying<Date> {
 public:
  static NS::Date* dateWithTimeIntervalSinceNow(NS::TimeInterval secs) { return pewter_NSDate_dateWithTimeIntervalSinceNow_(secs); }
  static NS::Date* distantFuture() { return pewter_NSDate_distantFuture(); }
};
}  // namespace NS
