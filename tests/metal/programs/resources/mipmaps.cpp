// Mipmaps: levels that the host writes, copies, makes from the first one and views; what kernels read, write
// and sample of them.
#include <Foundation/Foundation.hpp>
#include <Metal/Metal.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "../check.hpp"

static const char* source = R"(
#include <metal_stdlib>
using namespace metal;
constexpr sampler smooth(filter::linear, mip_filter::linear), steps(filter::nearest, mip_filter::nearest), plain(filter::linear);
constexpr sampler within(filter::nearest, mip_filter::linear, lod_clamp(0.5f, 1.0f));
kernel void sizes(texture2d<float> t [[texture(0)]], texture3d<float> v [[texture(1)]], device uint* out [[buffer(0)]]) {
  out[0] = t.get_num_mip_levels();
  for (uint l = 0; l < 4; ++l) out[1 + 2 * l] = t.get_width(l), out[2 + 2 * l] = t.get_height(l);
  out[9] = v.get_width(1), out[10] = v.get_height(1), out[11] = v.get_depth(1);
}
kernel void lods(texture2d<float> t [[texture(0)]], sampler host [[sampler(0)]], device float* out [[buffer(0)]], constant float* lod [[buffer(1)]],
                 uint i [[thread_position_in_grid]]) {
  const float2 p(0.5f);
  out += 10 * i;
  out[0] = t.sample(smooth, p, level(lod[i])).x;
  out[1] = t.sample(steps, p, level(lod[i])).x;
  out[2] = t.sample(plain, p, level(lod[i])).x;
  out[3] = t.sample(within, p, level(lod[i])).x;
  out[4] = t.sample(host, p, level(lod[i])).x;
  out[5] = t.sample(smooth, p, bias(lod[i])).x;
  out[6] = t.sample(smooth, p, gradient2d(float2(exp2(lod[i]) / 8, 0), float2(0, 0.01f))).x;
  out[7] = t.sample(smooth, p, min_lod_clamp(lod[i])).x;
  out[8] = t.sample(host, p).x;
  out[9] = t.read(uint2(0), uint(lod[i])).x;
}
kernel void fill(texture2d_array<float, access::write> t [[texture(0)]], uint3 p [[thread_position_in_grid]]) {
  for (uint l = 0; l < t.get_num_mip_levels(); ++l)
    t.write(float4(100 * l + 10 * p.z + p.x), p.xy, p.z, l);
}
kernel void cube(texturecube<float> t [[texture(0)]], device float* out [[buffer(0)]]) {
  out[0] = t.sample(smooth, float3(1, 0, 0), level(1)).x;
  out[1] = t.sample(smooth, float3(0, 0, -1), level(0.5f)).x;
  out[2] = t.sample(smooth, float3(0, 1, 0), gradientcube(float3(1, 0, 0), float3(0, 0, 0.1f))).x;  // half of a face: two of its four texels
  out[3] = t.get_num_mip_levels();
}
)";

static NS::SharedPtr<NS::AutoreleasePool> pool = NS::TransferPtr(NS::AutoreleasePool::alloc()->init());
static NS::SharedPtr<MTL::Device> device = NS::TransferPtr(MTL::CreateSystemDefaultDevice());
static NS::SharedPtr<MTL::CommandQueue> queue = NS::TransferPtr(device->newCommandQueue());
static NS::SharedPtr<MTL::Library> library;

static NS::SharedPtr<MTL::Texture> texture_of(MTL::TextureType type, NS::UInteger width, NS::UInteger height,
                                              NS::UInteger levels, NS::UInteger slices = 1,
                                              NS::UInteger depth = 1,
                                              MTL::PixelFormat format = MTL::PixelFormatR32Float) {
  auto d = NS::TransferPtr(MTL::TextureDescriptor::alloc()->init());
  d->setTextureType(type);
  d->setPixelFormat(format);
  d->setWidth(width);
  d->setHeight(height);
  d->setDepth(depth);
  d->setArrayLength(slices);
  d->setMipmapLevelCount(levels);
  d->setUsage(MTL::TextureUsageShaderRead | MTL::TextureUsageShaderWrite);
  return NS::TransferPtr(device->newTexture(d.get()));
}

template <class Encode>
static std::string run(const char* kernel, MTL::Size grid, const Encode& encode) {
  auto function = NS::TransferPtr(library->newFunction(NS::String::string(kernel, NS::UTF8StringEncoding)));
  NS::Error* error = nullptr;
  auto state = NS::TransferPtr(device->newComputePipelineState(function.get(), &error));
  if (!state) check(false, error->localizedDescription()->utf8String());
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::ComputeCommandEncoder* encoder = commands->computeCommandEncoder();
  encoder->setComputePipelineState(state.get());
  encode(encoder);
  encoder->dispatchThreads(grid, MTL::Size(1, 1, 1));
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  return commands->status() == MTL::CommandBufferStatusCompleted
             ? ""
             : commands->error()->localizedDescription()->utf8String();
}

/// @return the command buffer's error
template <class Encode>
static std::string blit(const Encode& encode) {
  MTL::CommandBuffer* commands = queue->commandBuffer();
  MTL::BlitCommandEncoder* encoder = commands->blitCommandEncoder();
  encode(encoder);
  encoder->endEncoding();
  commands->commit();
  commands->waitUntilCompleted();
  return commands->status() == MTL::CommandBufferStatusCompleted
             ? ""
             : commands->error()->localizedDescription()->utf8String();
}

static std::vector<float> level_of(MTL::Texture* t, NS::UInteger level, NS::UInteger slice = 0) {
  const NS::UInteger w = std::max<NS::UInteger>(t->width() >> level, 1),
                     h = std::max<NS::UInteger>(t->height() >> level, 1),
                     d = std::max<NS::UInteger>(t->depth() >> level, 1);
  std::vector<float> all(w * h * d);
  t->getBytes(all.data(), 4 * w, 4 * w * h, MTL::Region(0, 0, 0, w, h, d), level, slice);
  return all;
}

static void put(MTL::Texture* t, NS::UInteger level, NS::UInteger slice, const std::vector<float>& values) {
  const NS::UInteger w = std::max<NS::UInteger>(t->width() >> level, 1),
                     h = std::max<NS::UInteger>(t->height() >> level, 1);
  t->replaceRegion(MTL::Region(0, 0, w, h), level, slice, values.data(), 4 * w, 0);
}

static bool near(float a, float b) { return std::fabs(a - b) < 1e-3f; }

static void check_shapes() {
  check(!texture_of(MTL::TextureType2D, 8, 8, 5) && !texture_of(MTL::TextureType2D, 8, 8, 0) &&
            !texture_of(MTL::TextureType1D, 8, 1, 2),
        "levels that there are not");
  auto t = texture_of(MTL::TextureType2D, 8, 4, 4), v = texture_of(MTL::TextureType3D, 8, 4, 3, 1, 8);
  check(t->mipmapLevelCount() == 4 && v->mipmapLevelCount() == 3, "levels");
  auto d = MTL::TextureDescriptor::texture2DDescriptor(MTL::PixelFormatRGBA8Unorm, 100, 7, true);
  check(NS::TransferPtr(device->newTexture(d))->mipmapLevelCount() == 7, "all levels of 100");
  auto out = NS::TransferPtr(device->newBuffer(48, MTL::ResourceStorageModeShared));
  check(run("sizes", MTL::Size(1, 1, 1),
            [&](MTL::ComputeCommandEncoder* e) {
              e->setTexture(t.get(), 0), e->setTexture(v.get(), 1), e->setBuffer(out.get(), 0, 0);
            })
            .empty(),
        "sizes");
  const unsigned expected[] = {4, 8, 4, 4, 2, 2, 1, 1, 1, 4, 2, 4};
  for (unsigned n = 0; n < 12; ++n)
    check(static_cast<unsigned*>(out->contents())[n] == expected[n], "a level's size");
  try {
    float x = 0;
    t->getBytes(&x, 4, MTL::Region(0, 0, 1, 1), 4);
    check(false, "a level that is not there");
  } catch (const std::exception& e) {
    check(std::string(e.what()).find("level 4, slice 0: must be within 8x4x1, 4 levels") != std::string::npos,
          e.what());
  }
}

static void check_lods() {
  auto t = texture_of(MTL::TextureType2D, 8, 8, 4);
  for (unsigned l = 0; l < 4; ++l)
    put(t.get(), l, 0, std::vector<float>(64 >> (2 * l), static_cast<float>(10 * l)));
  auto d = NS::TransferPtr(MTL::SamplerDescriptor::alloc()->init());
  d->setMipFilter(MTL::SamplerMipFilterLinear);
  d->setLodMinClamp(0.25f);
  d->setLodMaxClamp(2);
  auto sampler = NS::TransferPtr(device->newSamplerState(d.get()));
  const float lods[] = {0, 0.25f, 0.5f, 1, 1.75f, 2.5f, 3, 7, -1};
  constexpr unsigned count = 9;
  auto out = NS::TransferPtr(device->newBuffer(40 * count, MTL::ResourceStorageModeShared));
  check(run("lods", MTL::Size(count, 1, 1),
            [&](MTL::ComputeCommandEncoder* e) {
              e->setTexture(t.get(), 0), e->setSamplerState(sampler.get(), 0), e->setBuffer(out.get(), 0, 0);
              e->setBytes(lods, sizeof lods, 1);
            })
            .empty(),
        "lods");
  const auto clamped = [](float v, float low, float high) { return std::fmin(std::fmax(v, low), high); };
  for (unsigned n = 0; n < count; ++n) {
    const float* const r = static_cast<const float*>(out->contents()) + 10 * n;
    const float l = lods[n], smooth = 10 * clamped(l, 0, 3);
    check(near(r[0], smooth), "between levels");
    check(near(r[1], 10 * std::floor(clamped(l, 0, 3) + 0.5f)), "the nearest level");
    check(near(r[2], 0), "a sampler without mip filter");
    check(near(r[3], 10 * clamped(l, 0.5f, 1)), "lod_clamp");
    check(near(r[4], 10 * clamped(l, 0.25f, 2)), "a host's sampler");
    check(near(r[5], smooth), "bias");
    check(near(r[6], smooth), "gradients");
    check(near(r[7], smooth), "min_lod_clamp");
    check(near(r[8], 2.5f), "without a level: the least one of the sampler");
    if (l >= 0) check(near(r[9], l < 4 ? 10 * std::floor(l) : 0), "read");
  }
}

static void check_views_and_writes() {
  auto t = texture_of(MTL::TextureType2DArray, 8, 8, 3, 4);
  check(run("fill", MTL::Size(8, 8, 4), [&](MTL::ComputeCommandEncoder* e) { e->setTexture(t.get(), 0); })
            .empty(),
        "fill");
  check(level_of(t.get(), 2, 3)[1] == 231 && level_of(t.get(), 1, 1)[3] == 113, "written levels");
  auto view = NS::TransferPtr(
      t->newTextureView(MTL::PixelFormatR32Float, MTL::TextureType2DArray, NS::Range(1, 2), NS::Range(2, 2)));
  check(view->width() == 4 && view->mipmapLevelCount() == 2 && view->arrayLength() == 2, "a view's shape");
  check(view->parentRelativeLevel() == 1 && view->parentRelativeSlice() == 2 &&
            view->parentTexture() == t.get(),
        "its place");
  check(level_of(view.get(), 0, 1)[2] == 132 && level_of(view.get(), 1, 0)[0] == 220, "its texels");
  auto inner = NS::TransferPtr(
      view->newTextureView(MTL::PixelFormatR32Uint, MTL::TextureType2D, NS::Range(1, 1), NS::Range(1, 1)));
  check(inner->width() == 2 && inner->rootResource() == t.get() && level_of(inner.get(), 0)[1] == 231,
        "a view of a view");
  check(
      !t->newTextureView(MTL::PixelFormatR32Float, MTL::TextureType2DArray, NS::Range(1, 3), NS::Range(0, 1)),
      "levels beyond");
  auto whole = NS::TransferPtr(t->newTextureView(MTL::PixelFormatR32Float));
  check(whole->mipmapLevelCount() == 3, "all levels");

  auto copy = texture_of(MTL::TextureType2DArray, 8, 8, 3, 4);
  check(blit([&](MTL::BlitCommandEncoder* e) { e->copyFromTexture(t.get(), copy.get()); }).empty(), "a copy");
  for (unsigned l = 0; l < 3; ++l)
    for (unsigned s = 0; s < 4; ++s)
      check(level_of(copy.get(), l, s) == level_of(t.get(), l, s), "copied levels");
  auto small = texture_of(MTL::TextureType2D, 4, 4, 2);
  auto buffer = NS::TransferPtr(device->newBuffer(16, MTL::ResourceStorageModeShared));
  check(blit([&](MTL::BlitCommandEncoder* e) {
          e->copyFromTexture(t.get(), 2, 1, small.get(), 0, 0, 1, 2);
          e->copyFromTexture(small.get(), 0, 1, MTL::Origin(0, 0, 0), MTL::Size(2, 2, 1), buffer.get(), 0, 8,
                             16);
        }).empty(),
        "levels to others");
  check(level_of(small.get(), 0) == level_of(t.get(), 1, 2) &&
            static_cast<float*>(buffer->contents())[1] == 221,
        "copied to other levels");
}

static void check_generated() {
  auto t = texture_of(MTL::TextureType2DArray, 6, 4, 3, 2);
  for (unsigned s = 0; s < 2; ++s) {
    std::vector<float> values(24);
    for (unsigned n = 0; n < 24; ++n) values[n] = static_cast<float>(n % 6 + 10 * (n / 6) + 100 * s);
    put(t.get(), 0, s, values);
  }
  check(blit([&](MTL::BlitCommandEncoder* e) { e->generateMipmaps(t.get()); }).empty(), "generateMipmaps");
  check(near(level_of(t.get(), 1, 1)[4], 127.5f), "the mean of four");
  check(near(level_of(t.get(), 2, 0)[0], 17.5f), "of all columns, of which there are three");
  auto v = texture_of(MTL::TextureType3D, 2, 2, 2, 1, 2, MTL::PixelFormatR32Float);
  const float cube[] = {1, 2, 3, 4, 5, 6, 7, 8};
  v->replaceRegion(MTL::Region(0, 0, 0, 2, 2, 2), 0, 0, cube, 8, 16);
  check(blit([&](MTL::BlitCommandEncoder* e) { e->generateMipmaps(v.get()); }).empty() &&
            near(level_of(v.get(), 1)[0], 4.5f),
        "of eight");
  auto bytes = texture_of(MTL::TextureType2D, 2, 2, 2, 1, 1, MTL::PixelFormatRGBA8Unorm);
  const unsigned char pixels[] = {0, 10, 255, 1, 0, 20, 255, 2, 200, 30, 255, 3, 200, 40, 254, 4};
  bytes->replaceRegion(MTL::Region(0, 0, 2, 2), 0, pixels, 8);
  check(blit([&](MTL::BlitCommandEncoder* e) { e->generateMipmaps(bytes.get()); }).empty(), "of bytes");
  unsigned char mean[4];
  bytes->getBytes(mean, 4, MTL::Region(0, 0, 1, 1), 1);
  check(mean[0] == 100 && mean[1] == 25 && mean[2] == 255 && (mean[3] == 2 || mean[3] == 3),
        "means of bytes");
  auto halves = texture_of(MTL::TextureType2D, 2, 1, 2, 1, 1, MTL::PixelFormatR16Float);
  const unsigned short two[] = {0x3c00, 0x4200};  // 1 and 3
  halves->replaceRegion(MTL::Region(0, 0, 2, 1), 0, two, 4);
  unsigned short one = 0;
  check(blit([&](MTL::BlitCommandEncoder* e) { e->generateMipmaps(halves.get()); }).empty(), "of halves");
  halves->getBytes(&one, 2, MTL::Region(0, 0, 1, 1), 1);
  check(one == 0x4000, "2");
  auto integers = texture_of(MTL::TextureType2D, 2, 2, 2, 1, 1, MTL::PixelFormatR32Uint),
       flat = texture_of(MTL::TextureType2D, 2, 2, 1);
  check(blit([&](MTL::BlitCommandEncoder* e) {
          e->generateMipmaps(integers.get());
        }).find("not of integers") != std::string::npos,
        "integers");
  check(blit([&](MTL::BlitCommandEncoder* e) {
          e->generateMipmaps(flat.get());
        }).find("must be at least 2") != std::string::npos,
        "one level");

  auto sides = texture_of(MTL::TextureTypeCube, 4, 4, 3);
  for (unsigned s = 0; s < 6; ++s)
    for (unsigned l = 0; l < 3; ++l)
      put(sides.get(), l, s, std::vector<float>(16 >> (2 * l), static_cast<float>(10 * s + l)));
  auto out = NS::TransferPtr(device->newBuffer(16, MTL::ResourceStorageModeShared));
  check(run("cube", MTL::Size(1, 1, 1),
            [&](MTL::ComputeCommandEncoder* e) {
              e->setTexture(sides.get(), 0), e->setBuffer(out.get(), 0, 0);
            })
            .empty(),
        "cube");
  const auto* const r = static_cast<const float*>(out->contents());
  check(near(r[0], 1) && near(r[1], 50.5f) && near(r[2], 21) && r[3] == 3, "levels of a cube");
}

int main() {
  NS::Error* error = nullptr;
  library = NS::TransferPtr(
      device->newLibrary(NS::String::string(source, NS::UTF8StringEncoding), nullptr, &error));
  if (!library) check(false, error->localizedDescription()->utf8String());
  check_shapes();
  check_lods();
  check_views_and_writes();
  check_generated();
}
