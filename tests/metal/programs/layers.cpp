// A layer without a display: its properties are kept, and there is no drawable.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>
#include <QuartzCore/QuartzCore.hpp>

#include "check.hpp"

int main() {
  const auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  const auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  CA::MetalLayer* layer = CA::MetalLayer::layer();
  check(layer != nullptr && layer->device() == nullptr, "a layer of no device");
  check(layer->pixelFormat() == MTL::PixelFormatBGRA8Unorm && layer->framebufferOnly() &&
            layer->displaySyncEnabled() && layer->maximumDrawableCount() == 3,
        "what a layer is at first");
  layer->setDevice(device.get());
  layer->setDrawableSize(CGSize{640, 480});
  layer->setPixelFormat(MTL::PixelFormatRGBA16Float);
  check(layer->device() == device.get() && layer->drawableSize().width == 640 &&
            layer->pixelFormat() == MTL::PixelFormatRGBA16Float,
        "its properties");
  CA::MetalDrawable* drawable = layer->nextDrawable();
  check(drawable == nullptr && drawable->texture() == nullptr && drawable->layer() == nullptr,
        "no display has a drawable");
  const auto queue = NS::TransferPtr(device->newCommandQueue());
  MTL::CommandBuffer* commands = queue->commandBuffer();
  commands->presentDrawable(drawable);
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "a command buffer that shows nothing");
}
