// Kernels on textures, of a .metal file: grayscale by read and write, and an image made larger by a linear
// sampler.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

#include "../check.hpp"

/// The image between its pixels, as a linear sampler with clamped edges sees it.
static float between(const std::vector<float>& image, int width, int height, double x, double y) {
  const int left = static_cast<int>(std::floor(x - 0.5)), top = static_cast<int>(std::floor(y - 0.5));
  const double right_share = x - 0.5 - left, lower_share = y - 0.5 - top;
  const auto at = [&](int column, int row) {
    column = std::clamp(column, 0, width - 1);
    row = std::clamp(row, 0, height - 1);
    return static_cast<double>(image[static_cast<std::size_t>(row * width + column)]);
  };
  const double upper = at(left, top) * (1 - right_share) + at(left + 1, top) * right_share;
  const double lower = at(left, top + 1) * (1 - right_share) + at(left + 1, top + 1) * right_share;
  return static_cast<float>(upper * (1 - lower_share) + lower * lower_share);
}

int main(int, char** words) {
  auto pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
  auto device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
  auto queue = NS::TransferPtr(device->newCommandQueue());
  NS::Error* error = nullptr;
  auto library =
      NS::TransferPtr(device->newLibrary(NS::String::string(words[1], NS::UTF8StringEncoding), &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  const auto pipeline_of = [&](const NS::String* name) {
    auto function = NS::TransferPtr(library->newFunction(name));
    auto pipeline = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
    if (!pipeline) check(false, error->localizedDescription()->utf8String());
    return pipeline;
  };
  const auto texture_of = [&](MTL::PixelFormat format, NS::UInteger width, NS::UInteger height) {
    MTL::TextureDescriptor* d = MTL::TextureDescriptor::texture2DDescriptor(format, width, height, false);
    d->setUsage(MTL::TextureUsageShaderRead | MTL::TextureUsageShaderWrite);
    return NS::TransferPtr(device->newTexture(d));
  };
  auto grayscale = pipeline_of(MTLSTR("grayscale_texture"));
  auto resize = pipeline_of(MTLSTR("resize"));

  const int width = 45, height = 23, large_width = 100, large_height = 61;
  std::vector<unsigned char> pixels(width * height * 4);
  for (std::size_t i = 0; i < pixels.size(); ++i)
    pixels[i] = static_cast<unsigned char>(i * 73 + i / 256 * 11);
  auto image = texture_of(MTL::PixelFormatRGBA8Unorm, width, height);
  auto gray = texture_of(MTL::PixelFormatR32Float, width, height);
  auto large = texture_of(MTL::PixelFormatR32Float, large_width, large_height);
  image->replaceRegion(MTL::Region::Make2D(0, 0, width, height), 0, pixels.data(), width * 4);
  auto sampling = NS::TransferPtr(MTL::SamplerDescriptor::alloc()->init());
  sampling->setMinFilter(MTL::SamplerMinMagFilterLinear);
  sampling->setMagFilter(MTL::SamplerMinMagFilterLinear);
  auto sampler = NS::TransferPtr(device->newSamplerState(sampling.get()));

  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(grayscale.get());
  encoder->setTexture(image.get(), 0);
  encoder->setTexture(gray.get(), 1);
  encoder->dispatchThreadgroups(MTL::Size((width + 15) / 16, (height + 15) / 16, 1), MTL::Size(16, 16, 1));
  encoder->setComputePipelineState(resize.get());
  const MTL::Texture* both[] = {gray.get(), large.get()};
  encoder->setTextures(both, NS::Range(0, 2));
  encoder->setSamplerState(sampler.get(), 0);
  encoder->dispatchThreads(MTL::Size(large_width, large_height, 1), MTL::Size(32, 4, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  if (commands->status() != MTL::CommandBufferStatusCompleted)
    check(false, commands->error()->localizedDescription()->utf8String());

  std::vector<float> luma(width * height), found(large_width * large_height);
  gray->getBytes(luma.data(), width * 4, MTL::Region::Make2D(0, 0, width, height), 0);
  for (std::size_t i = 0; i < luma.size(); ++i) {
    const double wanted =
        (0.2126 * pixels[4 * i] + 0.7152 * pixels[4 * i + 1] + 0.0722 * pixels[4 * i + 2]) / 255;
    check(std::fabs(static_cast<double>(luma[i]) - wanted) < 1e-6, "a gray pixel");
  }
  large->getBytes(found.data(), large_width * 4, MTL::Region::Make2D(0, 0, large_width, large_height), 0);
  for (int y = 0; y < large_height; ++y) {
    for (int x = 0; x < large_width; ++x) {
      const float wanted =
          between(luma, width, height, (x + 0.5) / large_width * width, (y + 0.5) / large_height * height);
      check(std::fabs(found[static_cast<std::size_t>(y * large_width + x)] - wanted) < 1e-5f,
            "a pixel between pixels");
    }
  }

  commands = queue->commandBuffer();
  encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(grayscale.get());
  encoder->setTexture(image.get(), 0);
  encoder->dispatchThreads(MTL::Size(width, height, 1), MTL::Size(16, 16, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusError, "a texture that is missing");
}
