// Rec. 709 luma of RGBA pixels, on buffers and on textures.
#include <metal_stdlib>
using namespace metal;

constant float3 luma(0.2126f, 0.7152f, 0.0722f);

kernel void grayscale_buffer(device const uchar4* pixels [[buffer(0)]], device uchar* gray [[buffer(1)]],
                             uint i [[thread_position_in_grid]]) {
  gray[i] = uchar(rint(dot(float3(pixels[i].rgb), luma)));
}

kernel void grayscale_texture(texture2d<float, access::read> pixels [[texture(0)]],
                              texture2d<float, access::write> gray [[texture(1)]],
                              uint2 at [[thread_position_in_grid]]) {
  if (at.x >= gray.get_width() || at.y >= gray.get_height()) return;
  const float y = dot(pixels.read(at).rgb, luma);
  gray.write(float4(y, y, y, 1), at);
}

// Half the size: each pixel is the mean of four, which a sampler between them gives.
kernel void grayscale_half_size(texture2d<half> pixels [[texture(0)]], texture2d<half, access::write> gray [[texture(1)]],
                                uint2 at [[thread_position_in_grid]]) {
  constexpr sampler between(coord::normalized, address::clamp_to_edge, filter::linear);
  const float2 size(gray.get_width(), gray.get_height());
  const half3 mean = pixels.sample(between, (float2(at) + 0.5f) / size).rgb;
  gray.write(half4(dot(mean, half3(luma))), at);
}
