// Textures: pixels from the program and back, copies, views, a texture over a buffer, a sampler.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <vector>

#include "../check.hpp"

int main() {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());
  const NS::UInteger width = 37, height = 21;
  MTL::TextureDescriptor* descriptor =
      MTL::TextureDescriptor::texture2DDescriptor(MTL::PixelFormatRGBA8Unorm, width, height, false);
  descriptor->setUsage(MTL::TextureUsageShaderRead | MTL::TextureUsageShaderWrite);
  descriptor->setStorageMode(MTL::StorageModeShared);
  auto texture = NS::TransferPtr(device->newTexture(descriptor));
  check(texture && texture->width() == width && texture->height() == height, "the texture");
  check(texture->pixelFormat() == MTL::PixelFormatRGBA8Unorm && texture->textureType() == MTL::TextureType2D,
        "its format and type");

  std::vector<std::uint32_t> pixels(width * height), back(width * height);
  for (NS::UInteger i = 0; i < pixels.size(); ++i) pixels[i] = static_cast<std::uint32_t>(i * 2654435761u);
  texture->replaceRegion(MTL::Region::Make2D(0, 0, width, height), 0, pixels.data(), width * 4);
  texture->getBytes(back.data(), width * 4, MTL::Region::Make2D(0, 0, width, height), 0);
  check(back == pixels, "pixels there and back");
  const std::uint32_t patch[] = {1, 2, 3, 4};
  texture->replaceRegion(MTL::Region(5, 6, 2, 2), 0, patch, 8);
  for (NS::UInteger i = 0; i < 4; ++i) pixels[(6 + i / 2) * width + 5 + i % 2] = patch[i];

  auto copy = NS::TransferPtr(device->newTexture(descriptor));
  auto bytes = NS::TransferPtr(device->newBuffer(width * height * 4 + 64, MTL::ResourceStorageModeShared));
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::BlitCommandEncoder* blit = commands->blitCommandEncoder();
  blit->copyFromTexture(texture.get(), copy.get());
  blit->copyFromTexture(copy.get(), 0, 0, MTL::Origin(1, 2, 0), MTL::Size(10, 5, 1), bytes.get(), 64, 40,
                        200);
  blit->copyFromBuffer(bytes.get(), 64, 40, 200, MTL::Size(10, 5, 1), copy.get(), 0, 0,
                       MTL::Origin(20, 10, 0));
  blit->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, "the status");
  const auto* in_buffer = reinterpret_cast<const std::uint32_t*>(bytes->contents()) + 16;
  for (NS::UInteger y = 0; y < 5; ++y) {
    for (NS::UInteger x = 0; x < 10; ++x) {
      const std::uint32_t wanted = pixels[(y + 2) * width + x + 1];
      check(in_buffer[y * 10 + x] == wanted, "a pixel in the buffer");
      pixels[(y + 10) * width + x + 20] = wanted;
    }
  }
  copy->getBytes(back.data(), width * 4, MTL::Region::Make2D(0, 0, width, height), 0);
  check(back == pixels, "the copy");

  auto view = NS::TransferPtr(copy->newTextureView(MTL::PixelFormatR32Uint));
  std::uint32_t pixel = 0;
  view->getBytes(&pixel, 4, MTL::Region(3, 4, 1, 1), 0);
  check(pixel == pixels[4 * width + 3], "a view");
  check(copy->newTextureView(MTL::PixelFormatR8Uint) == nullptr, "no view of another size");

  descriptor->setPixelFormat(MTL::PixelFormatR32Uint);
  descriptor->setWidth(10);
  descriptor->setHeight(5);
  auto of_buffer = NS::TransferPtr(bytes->newTexture(descriptor, 64, 40));
  check(of_buffer && of_buffer->buffer() == bytes.get() && of_buffer->bufferBytesPerRow() == 40,
        "over a buffer");
  of_buffer->getBytes(&pixel, 4, MTL::Region(9, 4, 1, 1), 0);
  check(pixel == in_buffer[49], "the buffer's pixel");
  descriptor->setHeight(height + 1);
  check(bytes->newTexture(descriptor, 64, 148) == nullptr, "not within the buffer");

  auto volume_descriptor = NS::TransferPtr(MTL::TextureDescriptor::alloc()->init());
  volume_descriptor->setTextureType(MTL::TextureType3D);
  volume_descriptor->setPixelFormat(MTL::PixelFormatR32Float);
  volume_descriptor->setWidth(4);
  volume_descriptor->setHeight(3);
  volume_descriptor->setDepth(2);
  auto volume = NS::TransferPtr(device->newTexture(volume_descriptor.get()));
  std::vector<float> values(24), values_back(24);
  for (NS::UInteger i = 0; i < 24; ++i) values[i] = static_cast<float>(i);
  volume->replaceRegion(MTL::Region::Make3D(0, 0, 0, 4, 3, 2), 0, 0, values.data(), 16, 48);
  volume->getBytes(values_back.data(), 16, 48, MTL::Region::Make3D(0, 0, 0, 4, 3, 2), 0, 0);
  check(values_back == values, "a volume");

  const NS::UInteger texels = 100000;  // more than a line may have
  MTL::TextureDescriptor* line_descriptor = MTL::TextureDescriptor::textureBufferDescriptor(
      MTL::PixelFormatR32Uint, texels, MTL::ResourceStorageModeShared, MTL::TextureUsageShaderRead);
  auto words = NS::TransferPtr(device->newBuffer(texels * 4, MTL::ResourceStorageModeShared));
  static_cast<unsigned*>(words->contents())[texels - 1] = 42;
  auto line = NS::TransferPtr(words->newTexture(line_descriptor, 0, texels * 4));
  check(line && line->textureType() == MTL::TextureTypeTextureBuffer && line->width() == texels,
        "a texture buffer");
  unsigned last = 0;
  line->getBytes(&last, 4, MTL::Region::Make2D(texels - 1, 0, 1, 1), 0);
  check(last == 42, "its last texel");
  line_descriptor->setTextureType(MTL::TextureType1D);
  check(device->newTexture(line_descriptor) == nullptr, "no line of that length");

  auto sampling = NS::TransferPtr(MTL::SamplerDescriptor::alloc()->init());
  sampling->setMinFilter(MTL::SamplerMinMagFilterLinear);
  sampling->setSAddressMode(MTL::SamplerAddressModeRepeat);
  auto sampler = NS::TransferPtr(device->newSamplerState(sampling.get()));
  check(sampler && sampler->device() == device.get(), "a sampler");
}
