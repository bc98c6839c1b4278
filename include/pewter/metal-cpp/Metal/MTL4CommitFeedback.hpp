// Generated from kernels/metal/interface/Metal/MTL4CommitFeedback.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class CommitFeedback;
}
namespace NS {
class Error;
}
namespace MTL4 {
#ifdef __BLOCKS__
using CommitFeedbackHandler = void (^)(MTL4::CommitFeedback*);
#endif
using CommitFeedbackHandlerFunction = std::function<void(MTL4::CommitFeedback*)>;
}  // namespace MTL4
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
CFTimeInterval pewter_MTL4CommitFeedback_GPUEndTime(const MTL4::CommitFeedback* self);
CFTimeInterval pewter_MTL4CommitFeedback_GPUStartTime(const MTL4::CommitFeedback* self);
NS::Error* pewter_MTL4CommitFeedback_error(const MTL4::CommitFeedback* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class CommitFeedback : public NS::Referencing<CommitFeedback> {
 public:
  CFTimeInterval GPUEndTime() const { return pewter_MTL4CommitFeedback_GPUEndTime(this); }
  CFTimeInterval GPUStartTime() const { return pewter_MTL4CommitFeedback_GPUStartTime(this); }
  NS::Error* error() const { return pewter_MTL4CommitFeedback_error(this); }
};
}  // namespace MTL4
