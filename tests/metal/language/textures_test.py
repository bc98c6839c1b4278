#!/usr/bin/env python3
"""Textures and samplers against NumPy: each format read and written, the address modes and filters of sample, gather, arrays and
three dimensions, reads and writes outside; grayscale on buffers and on textures against the collection's formula."""
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library, Sampler, Texture  # noqa: E402
from pewter_metal.texture import ADDRESS, FORMATS  # noqa: E402

f32 = numpy.float32
RANDOM = numpy.random.default_rng(7)
BORDERS = (("transparent_black", [0, 0, 0, 0]), ("opaque_white", [1, 1, 1, 1]))
SOURCE = """#include <metal_stdlib>
using namespace metal;
template <class T>
kernel void through(texture2d<T, access::read> in [[texture(0)]], texture2d<T, access::write> out [[texture(1)]],
                    device vec<T, 4>* seen [[buffer(0)]], ushort2 p [[thread_position_in_grid]]) {
  seen[p.y * (in.get_width() + 1) + p.x] = in.read(p);
  out.write(in.read(p), uint2(p));
}
template [[host_name("through_float")]] kernel void through<float>(texture2d<float, access::read>, texture2d<float, access::write>, device vec<float, 4>*, ushort2);
template [[host_name("through_int")]] kernel void through<int>(texture2d<int, access::read>, texture2d<int, access::write>, device vec<int, 4>*, ushort2);
template [[host_name("through_uint")]] kernel void through<uint>(texture2d<uint, access::read>, texture2d<uint, access::write>, device vec<uint, 4>*, ushort2);
kernel void sampled(texture2d<float> image [[texture(0)]], texture1d<float> line [[texture(1)]], texture3d<float> block [[texture(2)]],
                    texture2d_array<float> stack [[texture(3)]], sampler s [[sampler(0)]], device const packed_float3* at [[buffer(0)]],
                    device float4* out [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  const float3 p = at[i];
  out[5 * i] = image.sample(s, p.xy);
  out[5 * i + 1] = line.sample(s, p.x);
  out[5 * i + 2] = block.sample(s, p);
  out[5 * i + 3] = stack.sample(s, p.xy, 1);
  out[5 * i + 4] = image.gather(s, p.xy, int2(0), component::y);
}
kernel void of_source(texture2d<float> image [[texture(0)]], device const float2* at [[buffer(0)]], device float4* out [[buffer(1)]],
                      uint i [[thread_position_in_grid]]) {
  constexpr sampler s(coord::pixel, address::clamp_to_zero, filter::linear);
  out[i] = image.sample(s, at[i], int2(1, 0));
}
kernel void levels(texture2d<float> image [[texture(0)]], texture3d<float> block [[texture(1)]], texture2d_array<float, access::read_write> stack [[texture(2)]],
                   sampler s [[sampler(0)]], device const float* at [[buffer(0)]], device float4* out [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  const uint n = i % image.get_num_mip_levels();
  out[4 * i] = image.read(uint2(image.get_width(n), image.get_height(n)) - 1, n);
  out[4 * i + 1] = image.sample(s, float2(0.4f, 0.7f), level(at[i]));
  out[4 * i + 2] = block.sample(s, float3(0.4f, 0.7f, 0.2f), level(at[i]));
  out[4 * i + 3] = float4(image.get_num_mip_levels(), block.get_num_mip_levels(), stack.get_num_mip_levels(), stack.get_width(1));
}
kernel void store_levels(texture2d_array<float, access::read_write> stack [[texture(0)]], uint2 p [[thread_position_in_grid]]) {
  for (uint n = 0; n < stack.get_num_mip_levels(); ++n)
    if (p.x < stack.get_width(n) && p.y < stack.get_height(n)) stack.write(stack.read(p, 1, n) + float(n + 1), p, 0, n);
}
"""


def place(mode, i, n):
    """The texel that index i leads to; None: the border."""
    if mode == "repeat":
        return i % n
    if mode == "mirrored_repeat":
        return min(i % (2 * n), 2 * n - 1 - i % (2 * n))
    if mode == "clamp_to_edge":
        return min(max(i, 0), n - 1)
    return i if 0 <= i < n else None


def texel(pixels, index, mode, border):
    places = [place(mode, i, n) for i, n in zip(index, pixels.shape[-2::-1])]
    if None in places:
        return numpy.zeros(4) if mode == "clamp_to_zero" else border
    return pixels[tuple(places[::-1])].astype(float)


def sample(pixels, at, mode, linear, border):
    """pixels [(depth,) height, width, 4]; at in texels."""
    if not linear:
        return texel(pixels, [int(numpy.floor(c)) for c in at], mode, border)
    lower = [int(numpy.floor(c - 0.5)) for c in at]
    total = numpy.zeros(4)
    for corner in range(1 << len(at)):
        steps = [corner >> n & 1 for n in range(len(at))]
        weight = numpy.prod([(c - 0.5 - low) if d else 1 - (c - 0.5 - low) for c, low, d in zip(at, lower, steps)])
        total += weight * texel(pixels, [low + d for low, d in zip(lower, steps)], mode, border)
    return total


class Textures(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = Library(SOURCE)

    def test_formats(self):
        h, w = 5, 37
        for format in ("rgba8unorm", "r16uint", "rg32float", "rgba8sint", "depth32float"):  # all of them: pixel_formats_test.py
            _, dtype, channels = FORMATS[format]
            kind = "float" if "float" in format or "unorm" in format else "int" if "sint" in format else "uint"
            if dtype[0] == "f":
                pixels = RANDOM.uniform(-2, 2, (h, w, channels)).astype(dtype)
            else:
                pixels = RANDOM.integers(numpy.iinfo(dtype).min, numpy.iinfo(dtype).max, (h, w, channels), dtype, endpoint=True)
            out = numpy.zeros_like(pixels)
            seen = numpy.full((h + 1, w + 1, 4), 7, {"float": "f4", "int": "i4", "uint": "u4"}[kind])
            for reference in (False, True) if format in ("rgba8unorm", "r16uint") else (False,):
                self.library.run(f"through_{kind}", (w + 1, h + 1), (16, 4), {0: seen}, textures={0: Texture(pixels, format), 1: Texture(out, format)},
                                 reference=reference)
                self.assertTrue((out == pixels).all(), format)
                want = numpy.zeros((h, w, 4), seen.dtype)
                want[..., 3] = 1
                want[..., :channels] = pixels / f32(255) if "unorm" in format else pixels
                self.assertTrue((seen[:h, :w] == want).all(), format)
                self.assertTrue((seen[h] == 0).all() and (seen[:, w] == 0).all(), f"{format} outside")

    def test_conversions(self):
        values = numpy.array([[-1, -0.1, 0, 0.001], [0.25, 0.5, 0.999, 7]], f32).reshape(1, 8, 1).repeat(4, 2)
        out = numpy.zeros((1, 8, 4), numpy.uint8)
        seen = numpy.zeros((2, 9, 4), f32)
        self.library.run("through_float", (8, 1), (8, 1), {0: seen}, textures={0: Texture(values, "rgba32float"), 1: Texture(out, "rgba8unorm")})
        self.assertTrue((out == numpy.rint(numpy.clip(values.astype(float), 0, 1) * 255)).all())
        values = numpy.array([0, 255, 256, 70000], numpy.uint32).reshape(1, 4, 1)
        out = numpy.zeros((1, 4, 1), numpy.uint8)
        self.library.run("through_uint", (4, 1), (8, 1), {0: seen.view("u4")}, textures={0: Texture(values, "r32uint"), 1: Texture(out, "r8uint")})
        self.assertEqual(out.ravel().tolist(), [0, 255, 255, 255])

    def test_samples(self):
        image, line = RANDOM.uniform(-1, 1, (6, 9, 4)).astype(f32), RANDOM.uniform(-1, 1, (9, 4)).astype(f32)
        block, stack = RANDOM.uniform(-1, 1, (4, 6, 9, 4)).astype(f32), RANDOM.uniform(-1, 1, (3, 6, 9, 4)).astype(f32)
        textures = {0: Texture(image, "rgba32float"), 1: Texture(line, "rgba32float", dimensions=1),
                    2: Texture(block, "rgba32float", dimensions=3), 3: Texture(stack, "rgba32float", is_array=True)}
        at = RANDOM.uniform(-1.3, 2.4, (20, 3)).astype(f32)
        for mode in ADDRESS:
            for linear in (False, True):
                for border, color in BORDERS if mode == "clamp_to_border" else BORDERS[:1]:
                    s = Sampler(mode, "linear" if linear else "nearest", border)
                    out = numpy.zeros((20, 5, 4), f32)
                    self.library.run("sampled", 20, 32, {0: at, 1: out}, textures=textures, samplers={0: s})
                    for n, p in enumerate(at):
                        x, y, z = (float(f32(c) * f32(size)) for c, size in zip(p, (9, 6, 4)))
                        cases = [(image, (x, y)), (line, (x,)), (block, (x, y, z)), (stack[1], (x, y))]
                        want = [sample(pixels, where, mode, linear, numpy.array(color, float)) for pixels, where in cases]
                        i, j = int(numpy.floor(x - 0.5)), int(numpy.floor(y - 0.5))
                        want.append([texel(image, (i + a, j + b), mode, numpy.array(color, float))[1] for a, b in ((0, 1), (1, 1), (1, 0), (0, 0))])
                        # Weights are differences of numbers of up to 30: 30 * 2^-24 of each of up to eight texels.
                        self.assertLess(numpy.abs(out[n] - numpy.array(want)).max(), 2e-5, (mode, linear, border, p))

    def test_sampler_of_source(self):
        image = RANDOM.uniform(-1, 1, (6, 9, 4)).astype(f32)
        at = RANDOM.uniform(-2, 11, (70, 2)).astype(f32)
        out = numpy.zeros((70, 4), f32)
        self.library.run("of_source", 70, 32, {0: at, 1: out}, textures={0: Texture(image, "rgba32float")})
        want = [sample(image, (float(x) + 1, float(y)), "clamp_to_zero", True, None) for x, y in at]
        self.assertLess(numpy.abs(out - numpy.array(want)).max(), 1e-5)

    def test_levels(self):
        """Whose sizes are no powers of two: read, written, and sampled between two of them."""
        images = [RANDOM.uniform(-1, 1, (max(13 >> n, 1), max(6 >> n, 1), 4)).astype(f32) for n in range(4)]
        blocks = [RANDOM.uniform(-1, 1, (max(5 >> n, 1), max(13 >> n, 1), max(6 >> n, 1), 4)).astype(f32) for n in range(3)]
        stacks = [RANDOM.uniform(-1, 1, (2, max(4 >> n, 1), max(9 >> n, 1), 1)).astype(f32) for n in range(3)]
        stack = Texture(stacks[0], "r32float", is_array=True, levels=stacks[1:])
        textures = {0: Texture(images[0], "rgba32float", levels=images[1:]), 1: Texture(blocks[0], "rgba32float", dimensions=3, levels=blocks[1:]), 2: stack}
        at = numpy.linspace(-0.7, 4.2, 36).astype(f32)
        point = [float(f32(c)) for c in (0.4, 0.7, 0.2)]
        for mip_filter, low, high in (("none", 0, 9), ("nearest", 0, 9), ("linear", 0, 9), ("linear", 0.75, 1.5)):
            for how in ({}, {"reference": True}):
                out = numpy.zeros((36, 4, 4), f32)
                s = Sampler(filter="linear", mip_filter=mip_filter, lod_min=low, lod_max=high)
                self.library.run("levels", 36, 32, {0: at, 1: out}, textures=textures, samplers={0: s}, **how)
                for i, lod in enumerate(at):
                    self.assertEqual(out[i, 0].tolist(), images[i % 4][-1, -1].tolist())
                    self.assertEqual(out[i, 3].tolist(), [4, 3, 3, 4])
                    for k, levels in ((1, images), (2, blocks)):
                        lod = min(max(float(lod), low), high, 0 if mip_filter == "none" else 99)
                        lod = min(max(lod, 0), len(levels) - 1)
                        if mip_filter == "nearest":
                            if abs(lod % 1 - 0.5) < 1e-3:
                                continue
                            lod = round(lod)
                        a = int(lod)
                        parts = [sample(levels[min(a + d, len(levels) - 1)], tuple(c * n for c, n in zip(point, levels[min(a + d, len(levels) - 1)].shape[-2::-1])), "clamp_to_edge", True, None)
                                 for d in (0, 1)]
                        want = numpy.array(parts[0]) * (1 - (lod - a)) + numpy.array(parts[1]) * (lod - a)
                        self.assertLess(numpy.abs(out[i, k] - want).max(), 1e-5, (mip_filter, low, high, i, k))
        before = [s.copy() for s in stacks]
        self.library.run("store_levels", (9, 4), (8, 4), {}, textures={0: stack})
        for n, (was, now) in enumerate(zip(before, stacks)):
            self.assertEqual([now[0].tolist(), now[1].tolist()], [(was[1] + f32(n + 1)).tolist(), was[1].tolist()])

    def test_swizzles(self):
        pixels = RANDOM.uniform(-1, 1, (1, 9, 4)).astype(f32)
        for swizzle in ("rgba", "bgra", "aaaa", "01rg", "0000", "gb1r"):
            seen, out = numpy.zeros((1, 9, 4), f32), numpy.zeros((1, 9, 4), f32)
            self.library.run("through_float", (9, 1), (8, 1), {0: seen}, textures={0: Texture(pixels, "rgba32float", swizzle=swizzle), 1: Texture(out, "rgba32float", swizzle=swizzle)})
            sources = {"0": 0 * pixels[..., 0], "1": 0 * pixels[..., 0] + 1} | {c: pixels[..., n] for n, c in enumerate("rgba")}
            want = numpy.stack([sources[c] for c in swizzle], -1)
            self.assertEqual((seen.tolist(), out.tolist()), (want.tolist(), want.tolist()), swizzle)  # stores exchange nothing

    def test_wrong_levels_and_swizzles(self):
        pixels, frozen = numpy.zeros((4, 6, 4), f32), numpy.zeros((2, 3, 4), f32)
        frozen.flags.writeable = False
        for named, text in (({"levels": [numpy.zeros((2, 2, 4), f32)]}, r"levels\[0\].shape = \(2, 2, 4\), must be half of the level before, at least 1: \(2, 3\)"),
                            ({"levels": [numpy.zeros((2, 3, 4), "f2")]}, r"levels\[0\] of rgba32float: contiguous, 4 channels of f4"),
                            ({"levels": [numpy.zeros((3, 4), f32)]}, r"levels\[0\].ndim = 2, must be 3"),
                            ({"swizzle": "rgb"}, "swizzle = 'rgb', must be four letters of 01rgba"), ({"swizzle": "rgbx"}, "swizzle = 'rgbx', must be")):
            with self.assertRaisesRegex(Error, text):
                Texture(pixels, "rgba32float", **named)
        with self.assertRaisesRegex(Error, "mip_filter = 'cubic', must be one of none, nearest, linear"):
            Sampler(mip_filter="cubic")
        with self.assertRaisesRegex(Error, "texture 1 is a read-only array, and the kernel writes into it"):
            self.library.run("through_float", (6, 4), (8, 4), {0: pixels.copy()}, textures={0: Texture(pixels, "rgba32float"), 1: Texture(pixels, "rgba32float", levels=[frozen])})

    def test_grayscale(self):
        library = Library(path=ROOT / "kernels" / "metal" / "source" / "grayscale.metal")
        for h, w in ((1, 1), (19, 77), (64, 32)):
            pixels = RANDOM.integers(0, 256, (h, w, 4), dtype=numpy.uint8)
            want = pixels[..., :3].astype(float) @ [2126, 7152, 722] / 10000
            gray = numpy.zeros((h, w, 1), numpy.uint8)
            library.run("grayscale_buffer", h * w, 64, {0: pixels, 1: gray})
            self.assertLess(numpy.abs(gray[..., 0] - want).max(), 0.5001)
            gray[:] = 0
            for threads in ((8, 8), (32, 2)):
                library.run("grayscale_texture", (w + 3, h + 2), threads, {}, textures={0: Texture(pixels, "rgba8unorm"), 1: Texture(gray, "r8unorm")})
                self.assertLess(numpy.abs(gray[..., 0] - want).max(), 0.5001)
        half_size = numpy.zeros((32, 16, 1), numpy.float16)
        library.run("grayscale_half_size", (16, 32), (8, 8), {}, textures={0: Texture(pixels, "rgba8unorm"), 1: Texture(half_size, "r16float")})
        mean = want.reshape(32, 2, 16, 2).mean((1, 3)) / 255
        self.assertLess(numpy.abs(half_size[..., 0] - mean).max(), 4e-3)

    def test_atomics(self):
        """On texels of a plane, of one plane of an array, of a buffer; outside nothing happens and zeros are seen."""
        library = Library("""
#include <metal_stdlib>
using namespace metal;
kernel void f(texture2d<uint, access::read_write> plane [[texture(0)]], texture2d_array<int, access::read_write> stack [[texture(1)]],
              texture_buffer<uint, access::read_write> line [[texture(2)]], device uint4* seen [[buffer(0)]],
              uint2 p [[thread_position_in_grid]]) {
  const uint i = p.y * 40 + p.x;
  plane.atomic_fetch_add(uint2(p.x % 3, p.y % 2), 1u);
  plane.atomic_fetch_max(ushort2(2, 2), i);
  seen[i] = plane.atomic_fetch_add(uint2(3, 0), 1u);
  stack.atomic_fetch_min(uint2(1, 0), 1, -int(i));
  int4 expected(0);
  while (!stack.atomic_compare_exchange_weak(uint2(0, 0), 1, &expected, expected + int(i))) {
  }
  if (i == 7) line.atomic_store(uint4(stack.atomic_load(uint2(0, 0), 0)), 1u);
  line.atomic_fetch_xor(0u, i);
  line.write(uint4(i), i + 2);
}
""")
        plane, stack, line = numpy.zeros((3, 3, 1), "u4"), numpy.full((2, 1, 2, 1), 5, "i4"), numpy.zeros((2 + 360, 1), "u4")
        stack[1] = 0
        seen = numpy.full((360, 4), 9, "u4")
        library.run("f", (40, 9), (16, 4), {0: seen},
                    textures={0: Texture(plane, "r32uint"), 1: Texture(stack, "r32sint", is_array=True), 2: Texture(line, "r32uint", dimensions=1)})
        want = numpy.zeros((3, 3), "u4")
        for i in range(360):
            want[i // 40 % 2, i % 40 % 3] += 1
        want[2, 2] = 359
        self.assertEqual(plane[:, :, 0].tolist(), want.tolist())
        self.assertFalse(seen.any())
        self.assertEqual(stack.ravel().tolist(), [5, 5, 359 * 180, -359])
        self.assertEqual(line.ravel().tolist(), [numpy.bitwise_xor.reduce(numpy.arange(360)), 5, *range(360)])

    def test_without_attributes(self):
        """Textures and samplers take the indices of their kind that are left, as buffers do."""
        library = Library("""#include <metal_stdlib>
using namespace metal;
kernel void f(texture2d<float> a, device float* x, sampler s, texture1d<uint, access::write> w [[texture(1)]], depth2d<float> d, device uint& n,
              uint i [[thread_position_in_grid]]) {
  x[i] = a.sample(s, float2(i + 0.5f, 0.5f)).y + d.read(uint2(i, 0));
  w.write(uint4(n + i), i);
}""")
        pixels, depths = numpy.arange(160, dtype=f32).reshape(1, 40, 4), numpy.arange(40, dtype=f32).reshape(1, 40, 1) / 2
        x, w = numpy.zeros(40, f32), numpy.zeros((40, 1), "u4")
        library.run("f", 40, 32, {0: x, 1: numpy.uint32(7)}, samplers={0: Sampler(normalized=False)},
                    textures={0: Texture(pixels, "rgba32float"), 1: Texture(w, "r32uint", dimensions=1), 2: Texture(depths, "depth32float")})
        self.assertEqual(x.tolist(), (pixels[0, :, 1] + depths[0, :, 0]).tolist())
        self.assertEqual(w[:, 0].tolist(), list(range(7, 47)))

    def test_errors(self):
        with self.assertRaisesRegex(Error, r"\[\[texture\(1\)\]\] \(out\) is bound to nothing"):
            self.library.run("through_float", 1, 1, {0: numpy.zeros(4, f32)}, textures={0: Texture(numpy.zeros((1, 1, 1), f32), "r32float")})
        with self.assertRaisesRegex(Error, r"\[\[sampler\(0\)\]\] \(s\) is bound to nothing"):
            image = Texture(numpy.zeros((1, 1, 4), f32), "rgba32float")
            self.library.run("sampled", 1, 1, {0: numpy.zeros(4, f32), 1: numpy.zeros(20, f32)}, textures={n: image for n in range(4)})
        with self.assertRaisesRegex(Error, "write: the texture is read-only"):
            Library("#include <metal_stdlib>\nusing namespace metal;\nkernel void f(texture2d<float> t [[texture(0)]]) { t.write(float4(0), uint2(0)); }")


if __name__ == "__main__":
    unittest.main()
