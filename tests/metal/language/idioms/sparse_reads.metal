// Reads of textures that may be sparse say whether the texels are there: here all are. Depths are compared four at a time.
//: from pewter_metal import Sampler, Texture
//: image = arange(64, dtype=f32).reshape(4, 4, 4)
//: v = image[..., 0].ravel()
//: run("sparse", 16, 16, {0: zeros((16, 4), f32)}, {0: stack([v, v + 1, v + 1, v + 1], 1)},
//:     textures={0: Texture(image, "rgba32float"), 1: Texture(image, "rgba32float")}, samplers={0: Sampler()})
//: depths = ascontiguousarray(image[:, :, :1])
//: four = lambda x, y: [depths[y + 1, x, 0], depths[y + 1, x + 1, 0], depths[y, x + 1, 0], depths[y, x, 0]]
//: run("compared", 1, 1, {0: zeros((4, 4), f32), 1: f32(19.5)}, {0: [[1, 1, 0, 0], [1, 1, 0, 0], four(1, 0), [1, 1, 0, 0]]},
//:     textures={0: Texture(depths, "depth32float"), 1: Texture(depths[None], "depth32float", is_array=True)}, samplers={0: Sampler(compare="less")})
#include <metal_stdlib>
using namespace metal;
kernel void sparse(texture2d<float> t [[texture(0)]], texture2d<float, access::read> r [[texture(1)]], sampler s [[sampler(0)]],
                   device float4* y [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  const uint2 p(i % 4, i / 4);
  const sparse_color<float4> read = r.sparse_read(p), taken = t.sparse_sample(s, (float2(p) + 0.5) / 4, level(0));
  y[i] = float4(read.value().x, taken.value().y, read.resident() + read.value().x, taken.resident() + taken.value().x);
}
kernel void compared(depth2d<float> t [[texture(0)]], depth2d_array<float> a [[texture(1)]], sampler s [[sampler(0)]], device float4* y [[buffer(0)]],
                     constant float& reference [[buffer(1)]]) {
  const float2 p(0.5, 0.25);
  y[0] = t.gather_compare(s, p, reference);
  y[1] = a.gather_compare(s, p, 0, reference);
  y[2] = t.sparse_gather(s, p).value();
  y[3] = t.sparse_gather_compare(s, p, reference).value();
}
