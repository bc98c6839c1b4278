/* Metal's host interface from C: a device, a buffer, a command buffer that calls back. */
#include <stdio.h>
#include <string.h>

#include "pewter_metal_host.h"

static int calls, ends;
static void called(void* context, pewter_MTLCommandBuffer* buffer) {
  calls +=
      context == &calls && pewter_MTLCommandBuffer_status(buffer) == pewter_MTLCommandBufferStatusCompleted;
}
static void ended(void* context) { ends += context == &calls; }

int main(void) {
  pewter_NSAutoreleasePool* pool = pewter_NSAutoreleasePool_init(pewter_NSAutoreleasePool_alloc());
  pewter_MTLDevice* device = pewter_MTLCreateSystemDefaultDevice();
  pewter_MTLBuffer* buffer =
      pewter_MTLDevice_newBufferWithLength_options_(device, 100, pewter_MTLResourceStorageModeShared);
  pewter_MTLCommandQueue* queue = pewter_MTLDevice_newCommandQueue(device);
  pewter_MTLCommandBuffer* commands = pewter_MTLCommandQueue_commandBuffer(queue);
  pewter_MTLBlitCommandEncoder* blit = pewter_MTLCommandBuffer_blitCommandEncoder(commands);
  const pewter_NSRange range = {10, 80};
  pewter_MTLBlitCommandEncoder_fillBuffer_range_value_(blit, buffer, range, 7);
  pewter_MTLCommandEncoder_endEncoding((pewter_MTLCommandEncoder*)blit);
  pewter_MTLCommandBuffer_addCompletedHandler_(commands, &calls, called, ended);
  pewter_MTLCommandBuffer_commit(commands);
  pewter_MTLCommandBuffer_waitUntilCompleted(commands);
  const unsigned char* bytes = pewter_MTLBuffer_contents(buffer);
  const bool is_right = bytes[9] == 0 && bytes[10] == 7 && bytes[89] == 7 && bytes[90] == 0;
  const uintptr_t width = pewter_MTLDevice_maxThreadsPerThreadgroup(device).width;
  const uintptr_t none = pewter_MTLBuffer_length(NULL);
  pewter_NSObject_release(queue);
  pewter_NSObject_release(buffer);
  pewter_NSObject_release(pool);
  pewter_NSObject_release(device);
  printf("%d %d %d %d %d\n", is_right, calls, ends, (int)width, (int)none);
  return !(is_right && calls == 1 && ends == 1 && width == 1024 && none == 0);
}
