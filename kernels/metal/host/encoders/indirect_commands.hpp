// Indirect command buffers: dispatches that a program encodes once and runs often.
#pragma once

#include "kernels/metal/host/encoders/dispatches.hpp"

namespace pewter::metal::host {

/// nullptr without a descriptor, for a count of 0 or one of commands that this device does not have.
MTL::IndirectCommandBuffer* new_indirect_commands(const MTL::IndirectCommandBufferDescriptor* descriptor,
                                                  NS::UInteger count, MTL::ResourceOptions options,
                                                  MTL::Device* device);

/// Runs commands in their order.
/// @param inherited what the encoder has bound; commands take of it what the descriptor says
/// @throws error for a range that is not in the buffer, and what a dispatch throws
void run_indirect_commands(const MTL::IndirectCommandBuffer& buffer, NS::Range range,
                           const encoded_dispatch& inherited);
/// @throws error for ranges that are not in the buffers
void copy_indirect_commands(const MTL::IndirectCommandBuffer& from, NS::Range range,
                            const MTL::IndirectCommandBuffer& to, NS::UInteger first);

}  // namespace pewter::metal::host
