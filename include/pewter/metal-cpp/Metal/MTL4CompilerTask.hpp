// Generated from kernels/metal/interface/Metal/MTL4CompilerTask.def.
// clang-format off
#pragma once

#include <cstdint>
#include <functional>

#include "../Foundation/NSObject.hpp"
#include "../Metal/MTLTypes.hpp"

namespace MTL4 {
class Compiler;
class CompilerTask;
}
namespace MTL4 {
enum CompilerTaskStatus : NS::Integer {
  CompilerTaskStatusNone = 0,
  CompilerTaskStatusScheduled = 1,
  CompilerTaskStatusCompiling = 2,
  CompilerTaskStatusFinished = 3,
};
}  // namespace MTL4
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C" {
MTL4::Compiler* pewter_MTL4CompilerTask_compiler(const MTL4::CompilerTask* self);
MTL4::CompilerTaskStatus pewter_MTL4CompilerTask_status(const MTL4::CompilerTask* self);
void pewter_MTL4CompilerTask_waitUntilCompleted(MTL4::CompilerTask* self);
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
namespace MTL4 {
class CompilerTask : public NS::Referencing<CompilerTask> {
 public:
  MTL4::Compiler* compiler() const { return pewter_MTL4CompilerTask_compiler(this); }
  MTL4::CompilerTaskStatus status() const { return pewter_MTL4CompilerTask_status(this); }
  void waitUntilCompleted() { pewter_MTL4CompilerTask_waitUntilCompleted(this); }
};
}  // namespace MTL4
