#!/usr/bin/env python3
"""Pixel formats against NumPy: what kernels read, store and sample of every format of a texture, by the bits that Metal's documents give."""
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library, Sampler, Texture  # noqa: E402
from pewter_metal.texture import FORMATS  # noqa: E402

f32 = numpy.float32
RANDOM = numpy.random.default_rng(11)
SOURCE = """#include <metal_stdlib>
using namespace metal;
template <class T, class O>
kernel void through(texture2d<T, access::read> in [[texture(0)]], texture2d<T, access::write> out [[texture(1)]],
                    device vec<O, 4>* seen [[buffer(0)]], uint2 p [[thread_position_in_grid]]) {
  const vec<T, 4> v = in.read(p);
  seen[p.y * in.get_width() + p.x] = vec<O, 4>(v);
  out.write(v, p);
}
template [[host_name("through_float")]] kernel void through<float>(texture2d<float, access::read>, texture2d<float, access::write>, device vec<float, 4>*, uint2);
template [[host_name("through_half")]] kernel void through<half>(texture2d<half, access::read>, texture2d<half, access::write>, device vec<float, 4>*, uint2);
template [[host_name("through_int")]] kernel void through<int>(texture2d<int, access::read>, texture2d<int, access::write>, device vec<int, 4>*, uint2);
template [[host_name("through_short")]] kernel void through<short>(texture2d<short, access::read>, texture2d<short, access::write>, device vec<int, 4>*, uint2);
template [[host_name("through_uint")]] kernel void through<uint>(texture2d<uint, access::read>, texture2d<uint, access::write>, device vec<uint, 4>*, uint2);
template [[host_name("through_ushort")]] kernel void through<ushort>(texture2d<ushort, access::read>, texture2d<ushort, access::write>, device vec<uint, 4>*, uint2);
kernel void smooth(texture2d<float> in [[texture(0)]], sampler s [[sampler(0)]], device const float2* at [[buffer(0)]], device float4* out [[buffer(1)]],
                   uint i [[thread_position_in_grid]]) { out[i] = in.sample(s, at[i]); }
""".replace("template <class T, class O>", "template <class T, class O = conditional_t<is_floating_point_v<T>, float, conditional_t<is_signed_v<T>, int, uint>>>")
# Where red, green, blue and alpha begin in a word, and their bits.
WORDS = {"b5g6r5unorm": ((11, 5), (5, 6), (0, 5)), "a1bgr5unorm": ((11, 5), (6, 5), (1, 5), (0, 1)), "abgr4unorm": ((12, 4), (8, 4), (4, 4), (0, 4)),
         "bgr5a1unorm": ((10, 5), (5, 5), (0, 5), (15, 1)), "rgb10a2unorm": ((0, 10), (10, 10), (20, 10), (30, 2)),
         "rgb10a2uint": ((0, 10), (10, 10), (20, 10), (30, 2)), "bgr10a2unorm": ((20, 10), (10, 10), (0, 10), (30, 2)),
         "rg11b10float": ((0, 11), (11, 11), (22, 10)), "rgb9e5float": ((0, 9), (9, 9), (18, 9))}


def of_srgb(v):
    return numpy.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


def to_srgb(v):
    return numpy.where(v <= 0.0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - 0.055)


def is_of(kind, format):
    return kind in format and not (kind == "uint" and "sint" in format)


def channels_of(pixels, format):
    """Numbers of red, green, blue and alpha as stored, and bits of each; None where the format has none."""
    if format in WORDS:
        word = pixels[..., 0].astype(numpy.uint64)
        return [(word >> begin & ((1 << bits) - 1), bits) for begin, bits in WORDS[format]]
    bits = 8 * pixels.itemsize
    all_of_them = [(pixels[..., n], bits) for n in range(pixels.shape[-1])]
    if format == "a8unorm":
        return [None, None, None, all_of_them[0]]
    return [all_of_them[2], all_of_them[1], all_of_them[0], all_of_them[3]] if format.startswith("bgra8") else all_of_them


def value_of(number, bits, n, pixels, format):
    if format == "rgb9e5float":
        return number * 2.0 ** ((pixels[..., 0] >> 27).astype(float) - 24)
    if format == "rg11b10float":
        return (number << (15 - bits)).astype(numpy.uint16).view(numpy.float16).astype(float)
    if "snorm" in format:
        return numpy.maximum(number / (2.0 ** (bits - 1) - 1), -1)
    if "unorm" not in format:
        return number
    v = number / (2.0 ** bits - 1)
    return of_srgb(v) if "srgb" in format and n != 3 else v


def colors_of(pixels, format):
    colors = numpy.zeros((*pixels.shape[:-1], 4))
    colors[..., 3] = 1
    for n, channel in enumerate(channels_of(pixels, format)):
        if channel:
            colors[..., n] = value_of(*channel, n, pixels, format)
    return colors


def stored(value, bits, n, format):
    """The number that a channel becomes, before it is rounded to a whole one."""
    if "snorm" in format:
        return numpy.clip(value, -1, 1) * (2.0 ** (bits - 1) - 1)
    if "unorm" in format:
        value = numpy.clip(value, 0, 1)
        return (to_srgb(value) if "srgb" in format and n != 3 else value) * (2.0 ** bits - 1)
    return numpy.clip(value, 0, 2 ** bits - 1)


def small_float(v, bits):
    """The number of this many bits, 5 of them an exponent, that a float becomes: of integers, each a multiple of 2^-149."""
    if v != v or v <= 0:
        return 0 if v == v else (1 << bits) - 1
    if v == numpy.inf:
        return 31 << (bits - 5)
    numerator, denominator = float(v).as_integer_ratio()
    n, fraction = (numerator << 149) // denominator, bits - 5
    exponent = max(n.bit_length() - 1, 135)  # 2^-14 is the least that is normal
    unit = exponent - fraction
    whole, rest = n >> unit, n & ((1 << unit) - 1)
    whole += rest > 1 << (unit - 1) or (rest == 1 << (unit - 1) and whole & 1)
    return min(((exponent - 135) << fraction) + whole, 31 << fraction)


def random_pixels(format, h, w):
    """Each bit pattern that a store can give."""
    _, dtype, channels = FORMATS[format]
    if dtype[0] == "f":
        return RANDOM.uniform(-2, 2, (h, w, channels)).astype(dtype)
    low = -numpy.iinfo(dtype).max if "snorm" in format else numpy.iinfo(dtype).min  # the least one is -1, too, as the next is
    pixels = RANDOM.integers(low, numpy.iinfo(dtype).max, (h, w, channels), dtype, endpoint=True)
    if format == "rgb9e5float":
        pixels |= 1 << 8  # the largest of three uses all bits
    if format == "rg11b10float":  # neither infinity nor NaN
        for top in (1 << 6, 1 << 17, 1 << 27):
            pixels &= numpy.uint32(0xffffffff ^ top)
    return pixels


def kind_of(format):
    return next((k for k in ("float", "norm", "sint") if k in format), "uint").replace("norm", "float").replace("sint", "int")


class PixelFormats(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = Library(SOURCE)

    def through(self, pixels, format, out, out_format, kind, **how):
        h, w = pixels.shape[:2]
        seen = numpy.full((h, w, 4), 7, {"float": "f4", "half": "f4", "int": "i4", "short": "i4", "uint": "u4", "ushort": "u4"}[kind])
        self.library.run(f"through_{kind}", (w, h), (16, 4), {0: seen}, textures={0: Texture(pixels, format), 1: Texture(out, out_format)}, **how)
        return seen

    def test_read_and_stored_as_they_are(self):
        for format in FORMATS:
            kind = "float" if "norm" in format or "float" in format else kind_of(format)
            pixels = random_pixels(format, 7, 33)
            for how in ({}, {"reference": True}):
                out = numpy.zeros_like(pixels)
                seen = self.through(pixels, format, out, format, kind, **how)
                want = colors_of(pixels, format)
                self.assertLessEqual(numpy.abs(seen - want).max(), 1e-6 if "srgb" in format else 6e-8 * max(1, numpy.abs(want).max()), format)
                self.assertEqual(out.tolist(), pixels.tolist(), format)

    def test_shorter_types(self):
        for format in FORMATS:
            kind = {"float": "half", "int": "short", "uint": "ushort"}["float" if "norm" in format or "float" in format else kind_of(format)]
            if "32" in format:
                continue
            pixels = random_pixels(format, 3, 33)
            seen, want = self.through(pixels, format, numpy.zeros_like(pixels), format, kind), colors_of(pixels, format)
            self.assertLessEqual((numpy.abs(seen - want) / numpy.maximum(numpy.abs(want), 2.0 ** -14)).max(), 2.0 ** -10, format)

    def test_stores_round(self):
        values = numpy.concatenate([RANDOM.uniform(-1.3, 1.3, 4 * 95), [0, -0.0, 1, -1, 70000, -70000, numpy.inf, -numpy.inf, 3e-8, 2.0 ** -15, 65408, 65535, 1e-9, 0.5, 2, 300, 1023.5, 511.75, 4.5, 127.6]])
        values = values.astype(f32).reshape(1, -1, 4)
        for format, (_, dtype, channels) in FORMATS.items():
            if "norm" not in format:
                continue
            out = numpy.zeros((*values.shape[:2], channels), dtype)
            self.through(values, "rgba32float", out, format, "float")
            for n, channel in enumerate(channels_of(out, format)):
                if channel:
                    want = stored(values[..., n].astype(float), channel[1], n, format)
                    self.assertLess(numpy.abs(channel[0].astype(float) - want).max(), 0.503 + (0.02 if "srgb" in format else 0), (format, n))

    def test_small_floats_round(self):
        """Once, to the nearest, ties to even: on both sides of each border between two numbers, in integers."""
        borders = numpy.empty(0, numpy.uint32)
        for fraction in (5, 6):
            floats = (numpy.arange(31 << (fraction + 1), dtype=numpy.uint16) << (9 - fraction)).view(numpy.float16).astype(f32).view(numpy.uint32)
            borders = numpy.concatenate([borders, *(floats[floats > 0] + d for d in (-8193, -8192, -8191, -1, 0, 1, 8191, 8192, 8193))])
        ends = numpy.array([-1, 0, -0.0, 1e-40, 65023, 65024, 65025, 65535, 65536, 1e30, numpy.inf, -numpy.inf, numpy.nan, -numpy.nan], f32)
        values = numpy.concatenate([ends, borders.astype(numpy.uint32).view(f32), RANDOM.integers(0, 2 ** 31, 4096, numpy.uint32).view(f32)])
        values = values[:len(values) // 256 * 256].reshape(-1, 256)
        wanted = {bits: numpy.array([small_float(v, bits) for v in values.ravel()]).reshape(values.shape) for bits in (10, 11)}
        for how in ({}, {"reference": True}):
            out = numpy.zeros((*values.shape, 1), numpy.uint32)
            self.through(numpy.repeat(values[..., None], 4, -1), "rgba32float", out, "rg11b10float", "float", **how)
            for number, bits in channels_of(out, "rg11b10float"):
                self.assertEqual(values[number != wanted[bits]].tolist(), [], bits)

    def test_shared_exponents_round(self):
        values = numpy.concatenate([RANDOM.uniform(0, 2, 300), 2.0 ** RANDOM.uniform(-24, 15.9, 280), [-1, 0, 3e-8, 2.0 ** -20, 2.0 ** -15, 0.999, 64000, -0.0]]).astype(f32).reshape(1, -1, 4)
        out = numpy.zeros((*values.shape[:2], 1), numpy.uint32)
        self.through(values, "rgba32float", out, "rgb9e5float", "float")
        got, want = colors_of(out, "rgb9e5float")[..., :3], numpy.maximum(values[..., :3].astype(float), 0)
        unit = 2.0 ** (numpy.maximum(numpy.floor(numpy.log2(numpy.maximum(want.max(-1), 1e-30))) + 1, -15) - 9)
        self.assertTrue((numpy.abs(got - want) <= unit[..., None] * 1.0000001).all())  # the unit doubles where the largest one rounds up
        self.assertLess((numpy.abs(got - want) <= unit[..., None] * 0.5000001).mean(), 1.01)

    def test_integers_stay_in_range(self):
        values = numpy.array([0, 1, 3, 4, 200, 255, 256, 1023, 1024, 65535, 65536, 2 ** 32 - 1], numpy.uint32).reshape(1, 3, 4)
        for format, (_, dtype, channels) in FORMATS.items():
            signed = "sint" in format
            if not signed and not is_of("uint", format):
                continue
            given = values.view(numpy.int32) if signed else values
            out = numpy.zeros((1, 3, channels), dtype)
            self.through(given, "rgba32sint" if signed else "rgba32uint", out, format, "int" if signed else "uint")
            for n, (got, bits) in enumerate(channels_of(out, format)):
                low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
                self.assertEqual(got.ravel().tolist(), numpy.clip(given[..., n].astype(numpy.int64), low, high).ravel().tolist(), format)

    def test_samples_mix_colors(self):
        """Samples of sRGB mix in linear light; formats of fields have their own code."""
        at = RANDOM.uniform(0.1, 0.9, (40, 2)).astype(f32)
        for format in ("rgba8unorm", "bgra8unorm", "rgba8unorm_srgb", "bgra8unorm_srgb", "rgb10a2unorm", "rg16snorm", "b5g6r5unorm", "depth16unorm"):
            pixels = random_pixels(format, 8, 8)
            as_floats, out = colors_of(pixels, format).astype(f32), numpy.zeros((2, 40, 4), f32)
            for n, (image, name) in enumerate(((pixels, format), (as_floats, "rgba32float"))):
                self.library.run("smooth", 40, 32, {0: at, 1: out[n]}, textures={0: Texture(image, name)}, samplers={0: Sampler("repeat", "linear")})
            self.assertLess(numpy.abs(out[0] - out[1]).max(), 2e-6, format)

    def test_formats_of_other_types(self):
        """A texture of another type than the kernel's has no pixels: nothing around it is read or written."""
        bytes_around = numpy.full((4, 3, 1), 77, numpy.uint8)
        floats = numpy.ones((1, 3, 4), f32)
        self.through(floats, "rgba32float", bytes_around[1:2], "r8uint", "float")
        self.assertTrue((bytes_around == 77).all())
        self.assertFalse(self.through(bytes_around[1:2], "r8uint", floats, "rgba32float", "float").any())

    def test_errors(self):
        for wrong, text in ((lambda: Texture(numpy.zeros((1, 1, 4), f32), "rgba64float"), "format = 'rgba64float', must be one of a8unorm, r8unorm"),
                            (lambda: Texture(numpy.zeros((1, 1, 4), "u1"), "rgb10a2unorm"), "pixels of rgb10a2unorm: contiguous, 1 channels of u4"),
                            (lambda: Sampler(address="wrap"), "address = 'wrap', must be one of clamp_to_zero"),
                            (lambda: Sampler(filter="cubic"), "filter = 'cubic', must be one of nearest, linear")):
            with self.assertRaisesRegex(Error, text):
                wrong()


if __name__ == "__main__":
    unittest.main()
