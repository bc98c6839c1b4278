// Pixel formats and swizzles by metal-cpp: textures of every format that is not compressed, what kernels see
// of views that exchange channels, mipmaps of formats whose bytes are no numbers. The conversions themselves:
// pixel_formats_test.py.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <array>
#include <cmath>
#include <cstring>
#include <vector>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
struct textures { texture2d<float> there, not_there; };
kernel void look(texture2d<float> t [[texture(0)]], device float4* out [[buffer(0)]]) {
  constexpr sampler at_pixels(coord::pixel, filter::linear, address::clamp_to_border);
  out[0] = t.read(uint2(0));
  out[1] = t.sample(at_pixels, float2(1, 0.5f));
  out[2] = t.gather(at_pixels, float2(1, 1));
  out[3] = t.sample(at_pixels, float2(-9, 0));
}
kernel void null(constant textures& t [[buffer(0)]], texture3d<half, access::write> bound [[texture(0)]], device bool* out [[buffer(1)]]) {
  out[0] = is_null_texture(t.there), out[1] = is_null_texture(t.not_there), out[2] = metal::is_null_texture(bound);
}
)";

static NS::SharedPtr<NS::AutoreleasePool> pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
static NS::SharedPtr<MTL::Device> device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
static NS::SharedPtr<MTL::CommandQueue> queue = NS::TransferPtr(device->newCommandQueue());
static NS::SharedPtr<MTL::Library> library;

static NS::SharedPtr<MTL::Texture> texture_of(MTL::PixelFormat format, NS::UInteger width,
                                              NS::UInteger height, NS::UInteger levels = 1,
                                              MTL::TextureSwizzleChannels swizzle = {}) {
  auto d = NS::TransferPtr(MTL::TextureDescriptor::alloc()->init());
  d->setPixelFormat(format);
  d->setWidth(width);
  d->setHeight(height);
  d->setMipmapLevelCount(levels);
  if (swizzle.alpha != 0) d->setSwizzle(swizzle);
  return NS::TransferPtr(device->newTexture(d.get()));
}

template <class Encode>
static void run(const char* kernel, const Encode& encode) {
  auto function = NS::TransferPtr(library->newFunction(NS::String::string(kernel, NS::UTF8StringEncoding)));
  NS::Error* error = nullptr;
  auto state = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  if (!state) check(false, error->localizedDescription()->utf8String());
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(state.get());
  encode(encoder);
  encoder->dispatchThreads(MTL::Size(1, 1, 1), MTL::Size(1, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  check(commands->status() == MTL::CommandBufferStatusCompleted, kernel);
}

using color = std::array<float, 4>;
static std::array<color, 4> seen_of(MTL::Texture* t) {
  auto out = NS::TransferPtr(device->newBuffer(64, MTL::ResourceStorageModeShared));
  run("look", [&](MTL::ComputeCommandEncoder* e) { e->setTexture(t, 0), e->setBuffer(out.get(), 0, 0); });
  std::array<color, 4> seen;
  std::memcpy(&seen, out->contents(), sizeof seen);
  return seen;
}

static void check_formats() {
  using namespace MTL;
  const struct {
    MTL::PixelFormat format;
    NS::UInteger bytes;
  } formats[] = {
      {PixelFormatA8Unorm, 1},      {PixelFormatR8Unorm_sRGB, 1}, {PixelFormatR8Snorm, 1},
      {PixelFormatR8Sint, 1},       {PixelFormatR16Unorm, 2},     {PixelFormatR16Snorm, 2},
      {PixelFormatR16Sint, 2},      {PixelFormatRG8Snorm, 2},     {PixelFormatRG8Uint, 2},
      {PixelFormatB5G6R5Unorm, 2},  {PixelFormatABGR4Unorm, 2},   {PixelFormatBGR5A1Unorm, 2},
      {PixelFormatRG16Unorm, 4},    {PixelFormatRG16Uint, 4},     {PixelFormatRGBA8Snorm, 4},
      {PixelFormatBGRA8Unorm, 4},   {PixelFormatRGB10A2Unorm, 4}, {PixelFormatRG11B10Float, 4},
      {PixelFormatRGB9E5Float, 4},  {PixelFormatBGR10A2Unorm, 4}, {PixelFormatRG32Uint, 8},
      {PixelFormatRGBA16Unorm, 8},  {PixelFormatRGBA16Uint, 8},   {PixelFormatRGBA16Sint, 8},
      {PixelFormatDepth16Unorm, 2}, {PixelFormatStencil8, 1},     {PixelFormatRGBA8Unorm_sRGB, 4},
      {PixelFormatRG32Sint, 8},
  };
  for (const auto& f : formats) {
    auto t = texture_of(f.format, 5, 3);
    check(t && t->pixelFormat() == f.format, "a texture of each format");
    check(device->minimumLinearTextureAlignmentForPixelFormat(f.format) == f.bytes, "bytes of a pixel");
    std::vector<unsigned char> pixels(15 * f.bytes), back(pixels.size());
    for (std::size_t n = 0; n < pixels.size(); ++n) pixels[n] = static_cast<unsigned char>(n * 7 + 1);
    t->replaceRegion(MTL::Region(0, 0, 5, 3), 0, pixels.data(), 5 * f.bytes);
    t->getBytes(back.data(), 5 * f.bytes, MTL::Region(0, 0, 5, 3), 0);
    check(back == pixels, "its pixels");
  }
  for (const MTL::PixelFormat compressed :
       {PixelFormatBC1_RGBA, PixelFormatASTC_4x4_LDR, PixelFormatEAC_R11Unorm, PixelFormatInvalid})
    check(!texture_of(compressed, 4, 4), "none of compressed pixels");
}

static void check_swizzles() {
  using namespace MTL;
  auto t = texture_of(PixelFormatBGRA8Unorm, 2, 2);
  const unsigned char pixels[] = {3, 2, 1, 4, 30, 20, 10, 40, 5, 6, 7, 8, 50, 60, 70, 80};  // blue first
  t->replaceRegion(MTL::Region(0, 0, 2, 2), 0, pixels, 8);
  const auto is = [](const color& c, float r, float g, float b, float a) {
    const float wanted[] = {r, g, b, a};
    for (unsigned n = 0; n < 4; ++n) {
      if (std::fabs(c[n] - wanted[n] / 255) > 1e-6f) return false;
    }
    return true;
  };
  check(is(seen_of(t.get())[0], 1, 2, 3, 4), "blue first");
  const TextureSwizzleChannels moved(TextureSwizzleAlpha, TextureSwizzleRed, TextureSwizzleOne,
                                     TextureSwizzleZero);
  const NS::Range one(0, 1);
  auto view = NS::TransferPtr(t->newTextureView(PixelFormatBGRA8Unorm, TextureType2D, one, one, moved));
  check(view && view->parentTexture() == t.get() && view->swizzle().red == TextureSwizzleAlpha &&
            view->swizzle().alpha == TextureSwizzleZero,
        "a view that exchanges channels");
  const auto seen = seen_of(view.get());
  check(is(seen[0], 4, 1, 255, 0), "as it is read");
  check(is(seen[1], 22, 5.5f, 255, 0), "as it is sampled");
  check(is(seen[2], 8, 80, 40, 4), "as it is gathered");
  check(is(seen[3], 0, 0, 255, 0), "beyond the border");
  const TextureSwizzleChannels turned(TextureSwizzleGreen, TextureSwizzleBlue, TextureSwizzleRed,
                                      TextureSwizzleOne);
  auto of_view =
      NS::TransferPtr(view->newTextureView(PixelFormatBGRA8Unorm, TextureType2D, one, one, turned));
  check(is(seen_of(of_view.get())[0], 1, 255, 4, 255), "a view of a view");
  auto plain = NS::TransferPtr(view->newTextureView(PixelFormatRGBA8Unorm));
  check(is(seen_of(plain.get())[0], 4, 3, 255, 0), "a view in another format");

  auto made = texture_of(
      PixelFormatR8Unorm, 2, 2, 1,
      TextureSwizzleChannels(TextureSwizzleRed, TextureSwizzleRed, TextureSwizzleRed, TextureSwizzleOne));
  made->replaceRegion(MTL::Region(0, 0, 2, 2), 0, pixels, 2);
  check(is(seen_of(made.get())[0], 3, 3, 3, 255) && made->swizzle().blue == TextureSwizzleRed,
        "a texture that is made so");
  const TextureSwizzleChannels zeros(TextureSwizzleZero, TextureSwizzleZero, TextureSwizzleZero,
                                     TextureSwizzleZero);
  auto nothing = NS::TransferPtr(view->newTextureView(PixelFormatBGRA8Unorm, TextureType2D, one, one, zeros));
  check(is(seen_of(nothing.get())[0], 0, 0, 0, 0) && nothing->swizzle().red == TextureSwizzleZero,
        "a view of zeros");
  auto of_nothing =
      NS::TransferPtr(nothing->newTextureView(PixelFormatBGRA8Unorm, TextureType2D, one, one, turned));
  check(is(seen_of(of_nothing.get())[0], 0, 0, 0, 255), "a view of a view of zeros");
  auto wrong = moved;
  wrong.green = static_cast<TextureSwizzle>(6);
  check(t->newTextureView(PixelFormatBGRA8Unorm, TextureType2D, one, one, wrong) == nullptr,
        "no such channel");
}

static void check_mipmaps() {
  auto t = texture_of(MTL::PixelFormatRGBA8Unorm_sRGB, 2, 1, 2);
  const unsigned char pixels[] = {0, 0, 255, 0, 255, 0, 255, 255};
  t->replaceRegion(MTL::Region(0, 0, 2, 1), 0, pixels, 8);
  auto packed = texture_of(MTL::PixelFormatRGB10A2Unorm, 2, 2, 2);
  const std::uint32_t words[] = {1023, 1023u << 10, 1023u << 20 | 3u << 30, 0};
  packed->replaceRegion(MTL::Region(0, 0, 2, 2), 0, words, 8);
  // 1, 1, a bit that is halfway between two numbers, and one that a half would drop.
  auto floats = texture_of(MTL::PixelFormatRG11B10Float, 2, 2, 2);
  const std::uint32_t small[] = {960u | 480u << 22, 960u | 480u << 22, 576u | 320u << 22, 192u | 96u << 22};
  floats->replaceRegion(MTL::Region(0, 0, 2, 2), 0, small, 8);
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::BlitCommandEncoder* blit = commands->blitCommandEncoder();
  for (MTL::Texture* one : {t.get(), packed.get(), floats.get()}) blit->generateMipmaps(one);
  blit->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  unsigned char mean[4];
  t->getBytes(mean, 4, MTL::Region(0, 0, 1, 1), 1);
  check(mean[0] == 188 && mean[1] == 0 && mean[2] == 255 && mean[3] == 128, "colours are mixed as light");
  std::uint32_t word = 0;
  packed->getBytes(&word, 4, MTL::Region(0, 0, 1, 1), 1);
  check(word == (256u | 256u << 10 | 256u << 20 | 1u << 30), "the mean of packed pixels");
  floats->getBytes(&word, 4, MTL::Region(0, 0, 1, 1), 1);
  check(word == (897u | 449u << 22), "the mean of small floats, rounded once");
}

static void check_null() {
  auto t = texture_of(MTL::PixelFormatR8Unorm, 2, 2);
  auto d = NS::TransferPtr(MTL::TextureDescriptor::alloc()->init());
  d->setTextureType(MTL::TextureType3D);
  d->setPixelFormat(MTL::PixelFormatR16Float);
  auto volume = NS::TransferPtr(device->newTexture(d.get()));
  const MTL::ResourceID ids[] = {t->gpuResourceID(), {0}};
  auto out = NS::TransferPtr(device->newBuffer(4, MTL::ResourceStorageModeShared));
  run("null", [&](MTL::ComputeCommandEncoder* e) {
    e->setBytes(ids, sizeof ids, 0), e->setBuffer(out.get(), 0, 1), e->setTexture(volume.get(), 0);
    e->useResource(t.get(), MTL::ResourceUsageRead);
  });
  const auto* const is_null = static_cast<const unsigned char*>(out->contents());
  check(is_null[0] == 0 && is_null[1] == 1 && is_null[2] == 0, "which texture is none");
}

int main() {
  NS::Error* error = nullptr;
  library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  check_formats();
  check_swizzles();
  check_mipmaps();
  check_null();
}
