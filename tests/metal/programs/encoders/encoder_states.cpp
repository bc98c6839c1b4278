// Errors of command buffers: their codes, and which encoder failed, for those that ask.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include "../check.hpp"

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  static_assert(MTL::CommandBufferErrorAccessRevoked == 4 && MTL::CommandBufferErrorMemoryless == 10 &&
                MTL::CommandBufferErrorDeviceRemoved == 11 && MTL::CommandBufferErrorStackOverflow == 12);
  const auto queue = NS::TransferPtr(device->newCommandQueue());
  const auto buffer = NS::TransferPtr(device->newBuffer(64, MTL::ResourceStorageModeShared));
  const auto descriptor = NS::TransferPtr(MTL::CommandBufferDescriptor::alloc()->init());
  descriptor->setErrorOptions(MTL::CommandBufferErrorOptionEncoderExecutionStatus);
  MTL::CommandBuffer* commands = queue->commandBuffer(descriptor.get());
  check(commands->errorOptions() == MTL::CommandBufferErrorOptionEncoderExecutionStatus, "options");
  const char* const labels[] = {"first", "fails", "never"};
  for (const char* label : labels) {
    MTL::BlitCommandEncoder* encoder = commands->blitCommandEncoder();
    encoder->setLabel(NS::String::string(label, NS::UTF8StringEncoding));
    encoder->insertDebugSignpost(MTLSTR("a signpost"));
    encoder->fillBuffer(buffer.get(), NS::Range(0, label == labels[1] ? 65 : 64), 1);
    encoder->endEncoding();
  }
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusError, "it failed");
  const NS::Error* error = commands->error();
  check(error->code() == MTL::CommandBufferErrorInvalidResource, "its code");
  const NS::Array* infos = error->userInfo()->object<NS::Array>(MTL::CommandBufferEncoderInfoErrorKey);
  check(infos->count() == 3, "three encoders");
  const MTL::CommandEncoderErrorState states[] = {MTL::CommandEncoderErrorStateCompleted,
                                                  MTL::CommandEncoderErrorStateFaulted,
                                                  MTL::CommandEncoderErrorStatePending};
  for (NS::UInteger n = 0; n < 3; ++n) {
    const auto* info = infos->object<MTL::CommandBufferEncoderInfo>(n);
    check(info->label()->isEqualToString(NS::String::string(labels[n], NS::UTF8StringEncoding)), "a label");
    check(info->errorState() == states[n], "a state");
    check(info->debugSignposts()->object<NS::String>(0)->isEqualToString(MTLSTR("a signpost")), "a signpost");
  }

  commands = queue->commandBuffer();
  MTL::BlitCommandEncoder* encoder = commands->blitCommandEncoder();
  encoder->fillBuffer(buffer.get(), NS::Range(0, 65), 1);
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->error()->userInfo()->object(MTL::CommandBufferEncoderInfoErrorKey) == nullptr,
        "nobody asked");
}
