// Images as textures.
#include <metal_stdlib>
using namespace metal;

/// ITU-R BT.709's luma of each pixel, in whole threadgroups.
kernel void grayscale_texture(texture2d<float, access::read> image [[texture(0)]], texture2d<float, access::write> gray [[texture(1)]],
                              uint2 p [[thread_position_in_grid]]) {
  if (p.x >= gray.get_width() || p.y >= gray.get_height()) return;
  const float luma = dot(image.read(p).rgb, float3(0.2126f, 0.7152f, 0.0722f));
  gray.write(float4(luma, luma, luma, 1), p);
}

/// An image of another size, sampled at the middles of its pixels.
kernel void resize(texture2d<float, access::sample> image [[texture(0)]], texture2d<float, access::write> resized [[texture(1)]],
                   sampler how [[sampler(0)]], uint2 p [[thread_position_in_grid]], uint2 size [[threads_per_grid]]) {
  resized.write(image.sample(how, (float2(p) + 0.5f) / float2(size)), p);
}
