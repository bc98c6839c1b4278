#!/usr/bin/env python3
"""Cube and depth textures against NumPy: faces by direction, filters within and across edges, arrays, comparisons, gather."""
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library, Sampler, Texture  # noqa: E402
from pewter_metal.texture import COMPARE  # noqa: E402

f32 = numpy.float32
RANDOM = numpy.random.default_rng(11)
N = 5
SOURCE = """#include <metal_stdlib>
using namespace metal;
kernel void cubes(texturecube<float> cube [[texture(0)]], texturecube_array<float> cubes [[texture(1)]], depthcube<float> depth [[texture(2)]],
                  sampler s [[sampler(0)]], device const packed_float3* at [[buffer(0)]], device float4* out [[buffer(1)]],
                  uint i [[thread_position_in_grid]]) {
  const float3 d = at[i];
  out[5 * i] = cube.sample(s, d);
  out[5 * i + 1] = cubes.sample(s, d, 1, level(0));
  out[5 * i + 2] = float4(depth.sample(s, d), depth.sample_compare(s, d, 0.5f), cube.get_width(), cubes.get_array_size());
  out[5 * i + 3] = cube.gather(s, d, component::y);
  out[5 * i + 4] = cube.read(uint2(i % 5, i / 5 % 5), i % 6);
}
kernel void paint(texturecube<float, access::write> cube [[texture(0)]], uint3 p [[thread_position_in_grid]]) {
  cube.write(float4(p.x, p.y, p.z, 1), p.xy, p.z);
}
kernel void count(texturecube<uint, access::read_write> cube [[texture(0)]], texturecube_array<uint, access::read_write> cubes [[texture(1)]],
                  uint3 p [[thread_position_in_grid]]) {
  cube.atomic_fetch_add(p.xy / 2, p.z, 1u);
  cubes.atomic_fetch_max(p.xy, p.z, p.x % 2, 10 * p.z + p.y);
}
kernel void exchange(texturecube_array<uint, access::read_write> cubes [[texture(0)]], uint3 p [[thread_position_in_grid]]) {
  cubes.atomic_store(uint4(p.x), p.xy, p.z, 1);
  uint4 expected(0);
  while (!cubes.atomic_compare_exchange_weak(ushort2(p.xy), p.z, 0, &expected, expected + cubes.atomic_load(p.xy, p.z, 1))) {
  }
}
kernel void depths(depth2d<float> image [[texture(0)]], depth2d_array<float> stack [[texture(1)]], sampler s [[sampler(0)]],
                   device const float2* at [[buffer(0)]], device float4* out [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  constexpr sampler shadow(coord::pixel, filter::linear, address::clamp_to_edge, compare_func::less);
  out[2 * i] = float4(image.sample(s, at[i]), stack.sample(s, at[i], 1), image.sample_compare(s, at[i], 0.5f),
                      image.sample_compare(shadow, at[i] * float2(7, 4), 0.5f));
  out[2 * i + 1] = image.gather(s, at[i]);
}
"""


def face_of(d):
    """Metal's table: face, and place in it from 0 to 1."""
    x, y, z = d
    axis = int(numpy.argmax(numpy.abs(d)))
    s, t = {(0, True): (-z, -y), (0, False): (z, -y), (1, True): (x, z), (1, False): (x, -z), (2, True): (x, -y), (2, False): (-x, -y)}[axis, d[axis] > 0]
    return 2 * axis + (d[axis] < 0), (s / abs(d[axis]) + 1) / 2, (t / abs(d[axis]) + 1) / 2


def bilinear(image, u, v):
    """The value at u, v in texels; all four texels around it exist."""
    x, y = u - 0.5, v - 0.5
    i, j = int(numpy.floor(x)), int(numpy.floor(y))
    a, b = x - i, y - j
    return ((1 - a) * image[j, i] + a * image[j, i + 1]) * (1 - b) + ((1 - a) * image[j + 1, i] + a * image[j + 1, i + 1]) * b


class Cubes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = Library(SOURCE)
        cls.pixels = RANDOM.random((18, N, N, 4)).astype(f32)
        cls.cube = Texture(cls.pixels[:6].copy(), "rgba32float", is_array=True)
        cls.cubes = Texture(cls.pixels.copy(), "rgba32float", is_array=True)
        cls.depths = numpy.ascontiguousarray(cls.pixels[:6, :, :, :1])
        cls.depth = Texture(cls.depths, "depth32float", is_array=True)

    def sampled(self, at, sampler, cube=None, reference=False):
        out = numpy.zeros((len(at), 5, 4), f32)
        self.library.run("cubes", len(at), 64, {0: at.astype(f32), 1: out}, textures={0: cube or self.cube, 1: self.cubes, 2: self.depth},
                         samplers={0: sampler}, reference=reference)
        return out

    def test_nearest(self):
        at = RANDOM.normal(size=(500, 3)).astype(f32)
        for reference in (False, True):
            out = self.sampled(at, Sampler(compare="less"), reference=reference)
            for d, o in zip(at.astype(float), out):
                face, u, v = face_of(d)
                i, j = int(u * N), int(v * N)
                numpy.testing.assert_array_equal(o[0], self.pixels[face, j, i])
                numpy.testing.assert_array_equal(o[1], self.pixels[6 + face, j, i])
                texel = self.depths[face, j, i, 0]
                numpy.testing.assert_array_equal(o[2], [texel, 0.5 < texel, N, 3])
        for n, o in enumerate(out):
            numpy.testing.assert_array_equal(o[4], self.pixels[n % 6, n // 5 % 5, n % 5])

    def test_linear_within_faces(self):
        at = RANDOM.normal(size=(800, 3))
        out, seen = self.sampled(at, Sampler(filter="linear", compare="greater")), 0
        for d, o in zip(at.astype(f32).astype(float), out):
            face, u, v = face_of(d)
            if not all(0.5 < c * N < N - 0.5 for c in (u, v)):
                continue
            seen += 1
            numpy.testing.assert_allclose(o[0], bilinear(self.pixels[face], u * N, v * N), atol=1e-5)
            numpy.testing.assert_allclose(o[1], bilinear(self.pixels[6 + face], u * N, v * N), atol=1e-5)
            passed = (0.5 > self.depths[face, :, :, 0]).astype(float)
            numpy.testing.assert_allclose(o[2][:2], [bilinear(self.depths[face, :, :, 0], u * N, v * N), bilinear(passed, u * N, v * N)], atol=1e-5)
            i, j = int(u * N - 0.5), int(v * N - 0.5)
            numpy.testing.assert_array_equal(o[3], self.pixels[face, [j + 1, j + 1, j, j], [i, i + 1, i + 1, i], 1])
        self.assertGreater(seen, 300)

    def test_edges_have_no_seam(self):
        """On both sides of each edge the same; half a texel from it, away from corners, the mean of two faces' texels."""
        for axis in range(3):
            for signs in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                along = RANDOM.uniform(-0.7, 0.7, 20)
                sides = []
                for lean in (0.9999, 1 / 0.9999):
                    at = numpy.zeros((20, 3))
                    at[:, axis], at[:, (axis + 1) % 3], at[:, (axis + 2) % 3] = along, signs[0] * lean, signs[1]
                    sides.append(self.sampled(at, Sampler(filter="linear"))[:, 0])
                numpy.testing.assert_allclose(*sides, atol=4e-3)
        same = Texture(numpy.full((6, N, N, 4), 0.25, f32), "rgba32float", is_array=True)
        corners = numpy.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) * RANDOM.uniform(0.9, 1.1, (8, 3))
        numpy.testing.assert_allclose(self.sampled(corners, Sampler(filter="linear"), same)[:, 0], 0.25, atol=1e-6)

    def test_write(self):
        target = Texture(numpy.zeros((6, N, N, 4), f32), "rgba32float", is_array=True)
        self.library.run("paint", (N, N, 6), (5, 5, 2), {}, textures={0: target})
        z, y, x = numpy.indices((6, N, N))
        numpy.testing.assert_array_equal(target.pixels, numpy.stack([x, y, z, numpy.ones_like(x)], -1))

    def test_atomics(self):
        cube, cubes = (Texture(numpy.zeros((n, 4, 4, 1), numpy.uint32), "r32uint", is_array=True) for n in (6, 12))
        self.library.run("count", (4, 4, 6), (4, 4, 2), {}, textures={0: cube, 1: cubes})
        z, y, x = numpy.indices((6, 4, 4))
        numpy.testing.assert_array_equal(cube.pixels[..., 0], 4 * ((x < 2) & (y < 2)))
        pixels = cubes.pixels[..., 0].reshape(2, 6, 4, 4)
        for n in (0, 1):
            numpy.testing.assert_array_equal(pixels[n], numpy.where(x % 2 == n, 10 * z + y, 0))
        cubes = Texture(numpy.repeat(numpy.arange(12, dtype=numpy.uint32), 16).reshape(12, 4, 4, 1), "r32uint", is_array=True)
        self.library.run("exchange", (4, 4, 6), (4, 4, 2), {}, textures={0: cubes})
        numpy.testing.assert_array_equal(cubes.pixels[..., 0], numpy.concatenate([z + x, x]))

    def test_atomics_of_other_forms_are_refused(self):
        for texture, call in (("texture2d_array", "atomic_fetch_add(uint2(0), 0, 0, 1)"), ("texturecube", "atomic_fetch_add(uint2(0), 0, 0, 1)"),
                              ("texturecube_array", "atomic_fetch_add(uint2(0), 0, 1)"), ("texturecube_array", "atomic_load(uint2(0), 0)"),
                              ("texture1d_array", "atomic_fetch_or(0u, 0, 0, 1)")):
            with self.subTest(texture=texture, call=call), self.assertRaisesRegex(Error, "no matching member function"):
                Library(f"#include <metal_stdlib>\nusing namespace metal;\n"
                        f"kernel void k({texture}<uint, access::read_write> t [[texture(0)]]) {{ t.{call}; }}")

    def test_depth(self):
        pixels = RANDOM.random((2, 4, 7, 1)).astype(f32)
        image, stack = Texture(pixels[0].copy(), "depth32float"), Texture(pixels.copy(), "r32float", is_array=True)
        at = (RANDOM.uniform(0.5, [6.5, 3.5], (200, 2)) / [7, 4]).astype(f32)
        passes = [lambda r, t: False, numpy.less, numpy.equal, numpy.less_equal, numpy.greater, numpy.not_equal, numpy.greater_equal, lambda r, t: True]
        for name, compare in zip(COMPARE, passes):
            out = numpy.zeros((200, 2, 4), f32)
            self.library.run("depths", 200, 64, {0: at, 1: out}, textures={0: image, 1: stack}, samplers={0: Sampler(compare=name)})
            for (u, v), o in zip(at.astype(float) * [7, 4], out):
                i, j = int(u), int(v)
                texel = pixels[0, j, i, 0]
                numpy.testing.assert_allclose(o[0], [texel, pixels[1, j, i, 0], compare(0.5, texel), bilinear((0.5 < pixels[0, :, :, 0]).astype(float), u, v)],
                                              atol=1e-5)
                i, j = int(numpy.floor(u - 0.5)), int(numpy.floor(v - 0.5))
                numpy.testing.assert_array_equal(o[1], pixels[0, [j + 1, j + 1, j, j], [i, i + 1, i + 1, i], 0])


if __name__ == "__main__":
    unittest.main()
