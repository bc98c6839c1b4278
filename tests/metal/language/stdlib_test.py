#!/usr/bin/env python3
"""Functions of metal_stdlib, element by element, against NumPy in float64 and integers of Python. Bounds are those of Metal's table of
accuracies; fast:: and precise:: have one implementation here and the same bounds, but for fast::exp and fast::exp2. One source, made below, has all functions."""
import fractions
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library  # noqa: E402

f32 = numpy.float32
RANDOM = numpy.random.default_rng(11)
COUNT = 2048
SPECIAL = [0.0, -0.0, 1.0, -1.0, numpy.inf, -numpy.inf, numpy.nan, 1e-30, -1e-30, 0.5, -0.5, 2.0]
pi = numpy.pi


def turns(of):
    """sinpi and the like: whole turns are taken away where numbers are exact."""
    return lambda x: of(pi * (x - 2 * numpy.round(x / 2)))


# name: oracle, bound in ulp, lowest and highest argument.
UNARY = {
    "exp": (numpy.exp, 4, -87, 88), "exp2": (numpy.exp2, 4, -126, 127), "exp10": (lambda x: 10.0**x, 4, -37, 38),
    "log": (numpy.log, 4, 1e-30, 1e30), "log2": (numpy.log2, 4, 1e-30, 1e30), "log10": (numpy.log10, 4, 1e-30, 1e30),
    "sin": (numpy.sin, 4, -30, 30), "cos": (numpy.cos, 4, -30, 30), "tan": (numpy.tan, 6, -30, 30),
    "sinpi": (turns(numpy.sin), 4, -9, 9), "cospi": (turns(numpy.cos), 4, -9, 9), "tanpi": (turns(numpy.tan), 6, -9, 9),
    "asin": (numpy.arcsin, 4, -1, 1), "acos": (numpy.arccos, 4, -1, 1), "atan": (numpy.arctan, 5, -50, 50),
    "sinh": (numpy.sinh, 4, -80, 80), "cosh": (numpy.cosh, 4, -80, 80), "tanh": (numpy.tanh, 5, -12, 12),
    "asinh": (numpy.arcsinh, 4, -1e6, 1e6), "acosh": (numpy.arccosh, 4, 1, 1e6), "atanh": (numpy.arctanh, 5, -1, 1),
    "sqrt": (numpy.sqrt, 0.5, 0, 1e30), "rsqrt": (lambda x: 1 / numpy.sqrt(x), 2, 1e-30, 1e30), "fabs": (numpy.abs, 0, -9, 9),
    "floor": (numpy.floor, 0, -9, 9), "ceil": (numpy.ceil, 0, -9, 9), "trunc": (numpy.trunc, 0, -9, 9), "rint": (numpy.rint, 0, -9, 9),
    "round": (lambda x: numpy.copysign(numpy.floor(numpy.abs(x) + 0.5), x), 0, -9, 9),
    "fract": (lambda x: numpy.minimum(x - numpy.floor(x), 1 - 2.0**-24), 0.5, -9, 9), "sign": (numpy.sign, 0, -9, 9),
    "saturate": (lambda x: numpy.clip(x, 0, 1), 0, -3, 3), "abs": (numpy.abs, 0, -9, 9),
}
BINARY = {
    "pow": (numpy.power, 16, 0.01, 50), "powr": (numpy.power, 16, 0.01, 50), "atan2": (numpy.arctan2, 6, -9, 9), "fmod": (numpy.fmod, 0, -9, 9),
    "fmin": (numpy.fmin, 0, -9, 9), "fmax": (numpy.fmax, 0, -9, 9), "fdim": (lambda x, y: numpy.maximum(x - y, 0), 0.5, -9, 9),
    "divide": (numpy.divide, 2.5, 0.1, 9), "copysign": (numpy.copysign, 0, -9, 9), "step": (lambda x, y: numpy.where(y < x, 0.0, 1.0), 0, -9, 9),
    "min": (numpy.fmin, 0, -9, 9), "max": (numpy.fmax, 0, -9, 9),
    "nextafter": (lambda x, y: numpy.nextafter(x.astype(f32), y.astype(f32)).astype(float), 0, -9, 9),
}
NO_VARIANTS = {"abs", "sign", "saturate", "min", "max", "step", "copysign", "nextafter", "divide", "fdim"}
# Where NaN, infinity and zero lead as in NumPy.
SPECIALS = ["exp", "exp2", "exp10", "log", "log2", "log10", "sin", "cos", "asin", "atan", "sinh", "cosh", "tanh", "asinh", "sqrt", "rsqrt", "fabs",
            "floor", "ceil", "trunc", "rint", "round"]
INTEGERS = {"char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4", "uint": "u4", "long": "i8", "ulong": "u8"}
INTEGER_FUNCTIONS = ["popcount(a)", "clz(a)", "ctz(a)", "reverse_bits(a)", "rotate(a, b)", "mulhi(a, b)", "madhi(a, b, c)", "hadd(a, b)", "rhadd(a, b)",
                     "T(absdiff(a, b))", "madsat(a, b, c)", "addsat(a, b)", "subsat(a, b)", "min(a, b)", "max(a, b)", "min3(a, b, c)", "max3(a, b, c)", "median3(a, b, c)",
                     "clamp(a, min(b, c), max(b, c))", "T(abs(a))", "extract_bits(a, 2u, 5u)", "insert_bits(a, b, 3u, 4u)", "select(a, b, c > a)"]


def variants(name):
    return [name] if name in NO_VARIANTS else [name, "fast::" + name, "precise::" + name]


def calls(table, arguments):
    return [f"{v}({arguments})" for name in table for v in variants(name)]


def source():
    def writes(expressions, inputs, per):
        lines = []
        for n, e in enumerate(expressions):
            lines.append(f"  {{ {inputs.format(n=per(n))} out[{n}u * n + i] = {e}; }}")
        return "\n".join(lines)

    unary = [n for n in UNARY for _ in variants(n)]
    binary = [n for n in BINARY for _ in variants(n)]
    place = {name: list(UNARY).index(name) for name in UNARY}
    place2 = {name: list(BINARY).index(name) for name in BINARY}
    text = "#include <metal_stdlib>\nusing namespace metal;\n"
    text += ("kernel void unary(device const float* in [[buffer(0)]], device float* out [[buffer(1)]], constant uint& n [[buffer(2)]],"
             " uint i [[thread_position_in_grid]]) {\n" + writes(calls(UNARY, "x"), "const float x = in[{n}u * n + i];", lambda k: place[unary[k]]) + "\n}\n")
    text += ("kernel void binary(device const float* in [[buffer(0)]], device float* out [[buffer(1)]], constant uint& n [[buffer(2)]],"
             " device const float* in2 [[buffer(3)]], uint i [[thread_position_in_grid]]) {\n"
             + writes(calls(BINARY, "x, y"), "const float x = in[{n}u * n + i], y = in2[{n}u * n + i];", lambda k: place2[binary[k]]) + "\n}\n")
    text += ("kernel void halves(device const half* in [[buffer(0)]], device half* out [[buffer(1)]], constant uint& n [[buffer(2)]],"
             " device const bfloat* bin [[buffer(3)]], device bfloat* bout [[buffer(4)]], uint i [[thread_position_in_grid]]) {\n"
             + "\n".join(f"  out[{k}u * n + i] = {f}(in[{k}u * n + i]);" for k, f in enumerate(HALVES))
             + "\n  bout[i] = bfloat(exp(bin[i]));\n  bout[n + i] = bfloat(in[i]);\n  out[" + str(len(HALVES)) + "u * n + i] = half(bin[i]);\n"
             "  const half4 w = half4(bfloat4(bin[i]));\n  out[" + str(len(HALVES) + 1) + "u * n + i] = w.zyx.x;\n}\n")
    text += ("template <class T>\nkernel void integers(device const T* in [[buffer(0)]], device T* out [[buffer(1)]], constant uint& n [[buffer(2)]],"
             " uint i [[thread_position_in_grid]]) {\n  const T a = in[i], b = in[n + i], c = in[2 * n + i];\n"
             + "\n".join(f"  out[{k}u * n + i] = {e};" for k, e in enumerate(INTEGER_FUNCTIONS)) + "\n}\n")
    text += "".join(f'template [[host_name("{t}s")]] kernel void integers<{t}>(device const {t}*, device {t}*, constant uint&, uint);\n' for t in INTEGERS)
    return text + REST


HALVES = ["exp", "log", "sin", "cos", "tanh", "sqrt", "rsqrt", "atan", "floor", "fabs"]
REST = """
kernel void rest(device const packed_float3* in [[buffer(0)]], device float* out [[buffer(1)]], constant uint& n [[buffer(2)]],
                 uint i [[thread_position_in_grid]]) {
  const float3 a = in[i], b = in[n + i], c = in[2 * n + i];
  const float3 u = normalize(a), m = normalize(b);
  uint k = i;
  auto put = [&](float v) { out[k] = v; k += n; };
  put(dot(a, b)), put(length(a)), put(length_squared(a)), put(distance(a, b)), put(distance_squared(a, b));
  put(cross(a, b).x), put(cross(a, b).y), put(cross(a, b).z), put(u.x), put(u.y), put(u.z);
  put(reflect(a, m).x), put(refract(u, m, 0.7f).y), put(faceforward(a, b, c).z);
  put(fma(a.x, b.x, c.x)), put(mix(a.x, b.x, 0.25f)), put(smoothstep(-1.0f, 2.0f, a.x)), put(mad(a.x, b.x, c.x));
  put(fmin3(a.x, b.x, c.x)), put(fmax3(a.x, b.x, c.x)), put(fmedian3(a.x, b.x, c.x));
  float whole, cosine;
  int e;
  put(modf(a.x, whole)), put(whole), put(frexp(a.x, e)), put(float(e)), put(ldexp(a.x, 5)), put(float(ilogb(a.x)));
  put(sincos(a.x, cosine)), put(cosine);
  put(any(a > b) ? 1 : 0), put(all(a > b) ? 1 : 0), put(select(a, b, c > 0.0f).y), put(signbit(a.x) ? 1 : 0);
}
kernel void kinds(device const float* in [[buffer(0)]], device uint* out [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  const float x = in[i];
  out[i] = uint(isnan(x)) | uint(isinf(x)) << 1 | uint(isfinite(x)) << 2 | uint(isnormal(x)) << 3 | uint(signbit(x)) << 4 |
           uint(isordered(x, 1.0f)) << 5 | uint(isunordered(x, 1.0f)) << 6;
}
kernel void colours(device const uint* in [[buffer(0)]], device float4* out [[buffer(1)]], device uint* packed [[buffer(2)]],
                    constant uint& n [[buffer(3)]], uint i [[thread_position_in_grid]]) {
  const uint v = in[i];
  out[i] = unpack_unorm4x8_to_float(v), out[n + i] = unpack_snorm4x8_to_float(v), out[2 * n + i] = unpack_unorm4x8_srgb_to_float(v);
  out[3 * n + i] = float4(unpack_unorm2x16_to_float(v), unpack_snorm2x16_to_float(v)), out[4 * n + i] = unpack_unorm10a2_to_float(v);
  out[5 * n + i] = float4(unpack_unorm565_to_float(ushort(v)), float(unpack_unorm4x8_to_half(v).x));
  packed[i] = pack_float_to_unorm4x8(out[i]), packed[n + i] = pack_float_to_snorm4x8(out[n + i]);
  packed[2 * n + i] = pack_float_to_srgb_unorm4x8(out[2 * n + i]), packed[3 * n + i] = pack_float_to_unorm2x16(out[3 * n + i].xy);
  packed[4 * n + i] = pack_float_to_snorm2x16(out[3 * n + i].zw), packed[5 * n + i] = pack_float_to_unorm10a2(out[4 * n + i]);
  packed[6 * n + i] = pack_float_to_unorm565(out[5 * n + i].xyz);
}
"""


def arguments(low, high):
    if low > 0 and high / low > 1e6:
        return numpy.exp(RANDOM.uniform(numpy.log(low), numpy.log(high), COUNT)).astype(f32)
    return RANDOM.uniform(low, high, COUNT).astype(f32)


def bfloat(x):
    """float32 to bits of bfloat, to nearest even."""
    bits = numpy.ascontiguousarray(x, f32).view(numpy.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(numpy.uint16)


def rounded_sum(a, b, c, bits_of, number_of):
    """Bits of the number nearest to a * b + c, which is not 0, of two the even one."""
    exact = fractions.Fraction(a) * fractions.Fraction(b) + fractions.Fraction(c)
    about = int(bits_of(float(exact)))
    return min([about - 1, about, about + 1], key=lambda n: (abs(fractions.Fraction(number_of(n)) - exact), n & 1))


class Stdlib(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = Library(source(), name="stdlib.metal")

    def within(self, got, want, bound, name, kind=f32):
        want = numpy.asarray(want, float)
        with numpy.errstate(over="ignore", invalid="ignore"):
            ulp = numpy.spacing(numpy.abs(want).astype(kind)).astype(float)
            error = numpy.abs(got.astype(float) - want) / ulp
        error[(got == want.astype(kind)) & (bound > 0)] = numpy.minimum(error, 0.5)[(got == want.astype(kind)) & (bound > 0)]
        error[got.astype(float) == want] = 0
        error[numpy.isnan(want) & numpy.isnan(got)] = 0
        # Numbers below the normal ones may be flushed to zero.
        error[(numpy.abs(want) < numpy.finfo(kind).tiny) & (numpy.abs(got) <= numpy.finfo(kind).tiny)] = 0
        bound = numpy.broadcast_to(bound, error.shape)
        worst = numpy.argmax(numpy.where(numpy.isnan(error), numpy.inf, error - bound))
        self.assertLessEqual(error[worst], bound[worst], f"{name}: {got[worst]} for {want[worst]}")

    def run_table(self, kernel, table, inputs):
        names = [(n, v) for n in table for v in variants(n)]
        out = numpy.zeros((len(names), COUNT), f32)
        buffers = {0: inputs[0], 1: out, 2: numpy.uint32(COUNT)}
        if len(inputs) > 1:
            buffers[3] = inputs[1]
        self.library.run(kernel, COUNT, 256, buffers)
        for row, (name, variant) in zip(out, names):
            k = list(table).index(name)
            with self.subTest(variant), numpy.errstate(all="ignore"):
                bound = table[name][1]
                if variant in ("fast::exp", "fast::exp2"):
                    bound = 3 + numpy.floor(numpy.abs(2 * numpy.nan_to_num(inputs[0][k])))
                self.within(row, table[name][0](*(x[k].astype(float) for x in inputs)), bound, variant)

    def test_unary(self):
        x = numpy.stack([arguments(low, high) for _, _, low, high in UNARY.values()])
        for name in SPECIALS:
            x[list(UNARY).index(name), :len(SPECIAL)] = SPECIAL
        self.run_table("unary", UNARY, [x])

    def test_binary(self):
        x = numpy.stack([arguments(low, high) for _, _, low, high in BINARY.values()])
        y = numpy.stack([arguments(low, high) if name not in ("pow", "powr") else arguments(-9, 9) for name, (_, _, low, high) in BINARY.items()])
        p = list(BINARY).index("pow")  # signs, zeros, infinities
        pairs = [(a, b) for a in (0.0, 1.0, -2.0, 3.0, numpy.inf, -1.5) for b in (0.0, 1.0, 2.0, 3.0, -1.0, -2.0, 0.5)]
        x[p, :len(pairs)], y[p, :len(pairs)] = zip(*pairs)
        p = list(BINARY).index("fmod")
        x[p, :6], y[p, :6] = [1e20, -5.5, 7, 1e-30, 3, 123456], [3, 2, -3, 1e-32, numpy.inf, 0.001]
        self.run_table("binary", BINARY, [x, y])

    def test_all_exponents(self):
        """Numbers of each exponent and sign, with the signs of zeros."""
        exponents = numpy.repeat(numpy.arange(-149, 128), 3)
        x = numpy.ldexp(RANDOM.choice([1, 1.5, *RANDOM.uniform(1, 2, 30)], len(exponents)), exponents)
        x = numpy.concatenate([x, -x, SPECIAL, numpy.arange(COUNT - 2 * len(exponents) - len(SPECIAL)) * pi / 2]).astype(f32)
        left_out = {"fast::exp", "fast::exp2", "sinpi", "cospi", "tanpi", "fract", "sign", "saturate"}
        names = [(n, v) for n in UNARY for v in variants(n)]
        out = numpy.zeros((len(names), COUNT), f32)
        self.library.run("unary", COUNT, 256, {0: numpy.broadcast_to(x, (len(UNARY), COUNT)).copy(), 1: out, 2: numpy.uint32(COUNT)})
        for row, (name, variant) in zip(out, names):
            if name in left_out or variant in left_out:
                continue
            with self.subTest(variant), numpy.errstate(all="ignore"):
                want = UNARY[name][0](x.astype(float))
                if name == "round":
                    want = numpy.where(numpy.abs(x) < 2**23, want, x)
                self.within(row, numpy.where(numpy.abs(want) > numpy.finfo(f32).max, numpy.copysign(numpy.inf, want), want), UNARY[name][1], variant)
                zeros = (want.astype(f32) == 0) & (row == 0)
                self.assertTrue((numpy.signbit(want) == numpy.signbit(row))[zeros].all(), variant)

    def test_on_each_target(self):
        """What programs compare exactly, log10 of powers of ten, and angles far from 0, on every target that the machine has, and one thread at a time."""
        source = "#include <metal_stdlib>\nusing namespace metal;\nkernel void f(device const float* x, device float* y, uint i [[thread_position_in_grid]]) {\n" \
                 "  y[6 * i] = precise::log10(x[i]), y[6 * i + 1] = log2(x[i]), y[6 * i + 2] = precise::sin(x[i]);\n" \
                 "  y[6 * i + 3] = sin(x[i]), y[6 * i + 4] = precise::cos(x[i]), y[6 * i + 5] = precise::tan(x[i]);\n}\n"
        exponents = numpy.arange(11)  # up to 10^10 floats are exact
        x = numpy.concatenate([10.0 ** exponents, 2.0 ** numpy.arange(25, 128), [1e7, 1e8, 1e9, 1e20, 3e38, 33554433, 1e-3, 1e-2]]).astype(f32)
        wide = x.astype(float)
        for how in ({"target": "avx512"}, {"target": "avx2"}, {"target": "sse42"}, {"target": "neon"}, {"reference": True}):
            try:
                library = Library(source, name="far.metal", target=how.get("target"))
            except Error as wrong:
                self.assertIn("supported by this CPU", str(wrong))
                continue
            y = numpy.zeros((len(x), 6), f32)
            library.run("f", len(x), 64, {0: x, 1: y}, reference="reference" in how)
            with self.subTest(how):
                self.assertEqual(y[:11, 0].tolist(), exponents.tolist())
                self.assertEqual(y[11:114, 1].tolist(), list(range(25, 128)))
                for column, want in ((2, numpy.sin(wide)), (3, numpy.sin(wide)), (4, numpy.cos(wide)), (5, numpy.tan(wide))):
                    self.within(y[:, column], want, 4 if column != 5 else 6, "far from 0")

    def test_powers_of_special_numbers(self):
        """As C's pow has them."""
        special = numpy.array([0.0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 2.5, numpy.inf, -numpy.inf, numpy.nan, 1e-40, 3.4e38, -3.4e38, 16777217, 1.0000001], f32)
        x, y = (v.ravel() for v in numpy.meshgrid(special, special))
        source = "#include <metal_stdlib>\nkernel void powers(device const float* x, device const float* y, device float* z, uint i [[thread_position_in_grid]]) { z[i] = metal::pow(x[i], y[i]); }"
        z = numpy.zeros_like(x)
        Library(source, name="powers.metal").run("powers", len(x), 256, {0: x, 1: y, 2: z})
        with numpy.errstate(all="ignore"):
            want = numpy.power(x.astype(float), y.astype(float)).astype(f32)
            self.within(z, want.astype(float), 16, "pow")
        same = ~numpy.isnan(want)
        self.assertTrue((numpy.signbit(z) == numpy.signbit(want))[same].all())

    def test_fused(self):
        """fma rounds once: exactly, where rounding to double first gives another number, too, on targets without an instruction for it."""
        source = "#include <metal_stdlib>\nkernel void fused(device const float* x, device float* y, uint i [[thread_position_in_grid]]) {\n" \
                 "  y[i] = metal::fma(x[3 * i], x[3 * i + 1], x[3 * i + 2]);\n}\n"
        near = numpy.array([1 + 2.0**-23, 1 - 2.0**-23])
        a, b = RANDOM.choice(near, (2, COUNT))
        c = numpy.ldexp(RANDOM.integers(2**23, 2**24, COUNT).astype(float), RANDOM.integers(-24, 3, COUNT))
        b *= numpy.ldexp(RANDOM.choice([-1.0, 1.0], COUNT), RANDOM.integers(-3, 3, COUNT))
        tiny = numpy.arange(COUNT) % 4 == 0  # sums below the normal numbers and at the least of them
        b = numpy.where(tiny, numpy.ldexp(RANDOM.choice(near, COUNT), -75), b)
        a = numpy.where(tiny, numpy.ldexp(a, RANDOM.integers(-76, -73, COUNT)), a)
        c = numpy.where(tiny, numpy.ldexp(2.0**23 - RANDOM.integers(-2, 2**22, COUNT), -149), c)
        x = numpy.stack([a, b, c], 1).astype(f32)
        for target in (None, "sse42"):
            y = numpy.zeros(COUNT, f32)
            Library(source, name="fused.metal", target=target).run("fused", COUNT, 256, {0: x, 1: y})
            want = [rounded_sum(*v, lambda f: f32(f).view(numpy.uint32), lambda n: float(numpy.uint32(n).view(f32))) for v in x.tolist()]
            self.assertEqual(y.view(numpy.uint32).tolist(), want)

    def test_fused_of_short(self):
        """The same of half and bfloat, where rounding to float first gives another number, too."""
        source = "#include <metal_stdlib>\ntemplate <class T>\nkernel void fused(device const T* x, device T* y, uint i [[thread_position_in_grid]]) {\n" \
                 "  y[i] = metal::fma(x[3 * i], x[3 * i + 1], x[3 * i + 2]);\n}\n" + \
                 "".join(f'template [[host_name("{t}")]] kernel decltype(fused<{t}>) fused<{t}>;\n' for t in ("half", "bfloat"))
        kinds = {"half": (lambda f: numpy.float16(f).view(numpy.uint16), lambda n: float(numpy.uint16(n).view(numpy.float16))),
                 "bfloat": (lambda f: bfloat(f32(f)).reshape(numpy.shape(f))[()], lambda n: float(numpy.uint32(n << 16).view(f32)))}
        near = numpy.array([1 + 2.0**-10, 1 - 2.0**-10])
        halves = [RANDOM.choice(near, COUNT), numpy.ldexp(RANDOM.choice(near, COUNT), RANDOM.integers(-2, 2, COUNT)), RANDOM.integers(1025, 2048, COUNT)]
        bfloats = [numpy.full(COUNT, 1.5), 1 + RANDOM.integers(0, 40, COUNT) / 128, numpy.ldexp(RANDOM.choice([1.0, -1.0], COUNT), RANDOM.integers(-60, -3, COUNT))]
        for kind, values in {"half": halves, "bfloat": bfloats}.items():
            bits = numpy.stack([kinds[kind][0](numpy.asarray(v, f32)) for v in values], 1)
            want = [rounded_sum(*(kinds[kind][1](int(n)) for n in row), *kinds[kind]) for row in bits]
            for target in (None, "sse42"):
                y = numpy.zeros(COUNT, numpy.uint16)
                Library(source, name="fused.metal", target=target).run(kind, COUNT, 256, {0: bits, 1: y})
                self.assertEqual(y.tolist(), want, kind)

    def test_half(self):
        x = numpy.stack([RANDOM.uniform(0.01, 4, COUNT) if f in ("log", "sqrt", "rsqrt") else RANDOM.uniform(-4, 4, COUNT) for f in HALVES]).astype(numpy.float16)
        b = bfloat(RANDOM.uniform(-5, 5, COUNT))
        out, bout = numpy.zeros((len(HALVES) + 2, COUNT), numpy.float16), numpy.zeros((2, COUNT), numpy.uint16)
        self.library.run("halves", COUNT, 128, {0: x, 1: out, 2: numpy.uint32(COUNT), 3: b, 4: bout})
        for k, f in enumerate(HALVES):
            with self.subTest(f):
                self.within(out[k], UNARY[f][0](x[k].astype(float)), 1, f + " half", numpy.float16)
        wide = (b.astype(numpy.uint32) << 16).view(f32)
        got = (bout[0].astype(numpy.uint32) << 16).view(f32)
        self.assertLessEqual(numpy.abs(got / numpy.exp(wide.astype(float)) - 1).max(), 2.0**-8)
        self.assertTrue((bout[1] == bfloat(x[0].astype(f32))).all())
        self.assertTrue((out[-2] == wide.astype(numpy.float16)).all() and (out[-1] == wide.astype(numpy.float16)).all())

    def test_integers(self):
        for kind, dtype in INTEGERS.items():
            info = numpy.iinfo(dtype)
            edges = numpy.array([info.min, info.max, 0, 1, info.max - 1, info.max // 2], dtype)
            x = RANDOM.integers(info.min, info.max, (3, 200), dtype, endpoint=True)
            x[0, :36], x[1, :36] = numpy.repeat(edges, 6), numpy.tile(edges, 6)
            out = numpy.zeros((len(INTEGER_FUNCTIONS), 200), dtype)
            self.library.run(kind + "s", 200, 64, {0: x, 1: out, 2: numpy.uint32(200)})
            for n, name in enumerate(INTEGER_FUNCTIONS):
                want = [integer_function(name, *(int(v) for v in x[:, i]), info) for i in range(200)]
                wrapped = [(w - info.min) % 2**info.bits + info.min for w in want]
                self.assertEqual([int(v) for v in out[n]], wrapped, f"{name} of {kind}")

    def test_rest(self):
        a, b, c = (RANDOM.uniform(-2, 2, (COUNT, 3)).astype(f32) for _ in range(3))
        out = numpy.zeros((33, COUNT), f32)
        self.library.run("rest", COUNT, 256, {0: numpy.concatenate([a, b, c]), 1: out, 2: numpy.uint32(COUNT)})
        A, B, C = (v.astype(float) for v in (a, b, c))
        dot = (lambda p, q: (p * q).sum(1))
        unit = (lambda p: p / numpy.sqrt(dot(p, p))[:, None])
        u, m, x = unit(A), unit(B), A[:, 0]
        d = dot(m, u)
        k = 1 - 0.7**2 * (1 - d**2)
        refracted = numpy.where(k < 0, 0, 0.7 * u[:, 1] - (0.7 * d + numpy.sqrt(numpy.maximum(k, 0))) * m[:, 1])
        t = numpy.clip((x + 1) / 3, 0, 1)
        mantissa, exponent = numpy.frexp(x)
        want = [dot(A, B), numpy.sqrt(dot(A, A)), dot(A, A), numpy.sqrt(dot(A - B, A - B)), dot(A - B, A - B), *numpy.cross(A, B).T, *u.T,
                (A - 2 * dot(m, A)[:, None] * m)[:, 0], refracted, numpy.where(dot(C, B) < 0, A[:, 2], -A[:, 2]), x * B[:, 0] + C[:, 0],
                x + (B[:, 0] - x) * 0.25, t * t * (3 - 2 * t), x * B[:, 0] + C[:, 0], *numpy.sort(numpy.stack([x, B[:, 0], C[:, 0]]), 0)[[0, 2, 1]],
                x - numpy.trunc(x), numpy.trunc(x), mantissa, exponent, x * 32, exponent - 1, numpy.sin(x), numpy.cos(x), (A > B).any(1), (A > B).all(1),
                numpy.where(C[:, 1] > 0, B[:, 1], A[:, 1]), x < 0]
        self.assertEqual(len(want), len(out))
        for n, w in enumerate(want):
            # Sums of at most four products of numbers below 4, and what follows from them; square roots near zero apart.
            bound = 2e-6 if n != 12 else 4e-4
            self.assertLess(numpy.abs(out[n] - w).max(), bound * 4, f"column {n}")

    def test_kinds(self):
        x = numpy.array([0.0, -0.0, 1.0, -2.5, numpy.inf, -numpy.inf, numpy.nan, 1e-40, 3e38], f32)
        out = numpy.zeros(len(x), numpy.uint32)
        self.library.run("kinds", len(x), 32, {0: x, 1: out})
        for v, bits in zip(x, out):
            normal = numpy.isfinite(v) and abs(v) >= numpy.finfo(f32).tiny
            want = [numpy.isnan(v), numpy.isinf(v), numpy.isfinite(v), normal, numpy.signbit(v), not numpy.isnan(v), numpy.isnan(v)]
            self.assertEqual([int(bits) >> n & 1 for n in range(7)], [int(w) for w in want], v)

    def test_colours(self):
        n = 500
        v = RANDOM.integers(0, 2**32, n, numpy.uint32)
        v[:4] = [0, 0xFFFFFFFF, 0x80808080, 0x7F7F7F7F]
        out, packed = numpy.zeros((6, n, 4), f32), numpy.zeros((7, n), numpy.uint32)
        self.library.run("colours", n, 64, {0: v, 1: out, 2: packed, 3: numpy.uint32(n)})
        field = (lambda at, bits: ((v >> at) & (2**bits - 1)).astype(float))
        unorm = (lambda at, bits: field(at, bits) / (2**bits - 1))
        signed = (lambda at, bits: numpy.where(field(at, bits) >= 2**(bits - 1), field(at, bits) - 2**bits, field(at, bits)))
        snorm = (lambda at, bits: numpy.maximum(signed(at, bits) / (2**(bits - 1) - 1), -1))
        linear = (lambda c: numpy.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055)**2.4))
        bytes_of = [unorm(at, 8) for at in (0, 8, 16, 24)]
        want = [bytes_of, [snorm(at, 8) for at in (0, 8, 16, 24)], [linear(c) for c in bytes_of[:3]] + bytes_of[3:],
                [unorm(0, 16), unorm(16, 16), snorm(0, 16), snorm(16, 16)], [unorm(0, 10), unorm(10, 10), unorm(20, 10), unorm(30, 2)],
                [unorm(11, 5), unorm(5, 6), unorm(0, 5), bytes_of[0].astype(numpy.float16)]]
        for n, w in enumerate(want):
            self.assertLess(numpy.abs(out[n] - numpy.stack(w, 1)).max(), 4e-7, f"unpack {n}")
        lowest = (lambda bits, fields: sum(numpy.where(signed(at, bits) == -2**(bits - 1), 1, 0) << at for at in fields).astype(numpy.uint32))
        expected = [v, v + lowest(8, (0, 8, 16, 24)), v, v, v + lowest(16, (0, 16)), v, v & 0xFFFF]  # the lowest number is packed as its neighbour
        for n, w in enumerate(expected):
            self.assertTrue((packed[n] == w).all(), f"pack {n}")


def integer_function(name, a, b, c, info):
    bits, mask = info.bits, 2**info.bits - 1
    u = a & mask
    saturated = (lambda v: min(max(v, info.min), info.max))
    r = b & (bits - 1)
    middle = sorted((a, b, c))[1]
    field = (u >> 2) & 31
    return {
        "popcount(a)": u.bit_count(), "clz(a)": bits - u.bit_length(), "ctz(a)": bits if u == 0 else (u & -u).bit_length() - 1,
        "reverse_bits(a)": int(f"{u:0{bits}b}"[::-1], 2), "rotate(a, b)": (u << r | u >> (bits - r)) & mask, "mulhi(a, b)": (a * b) >> bits,
        "madhi(a, b, c)": ((a * b) >> bits) + c, "hadd(a, b)": (a + b) >> 1, "rhadd(a, b)": (a + b + 1) >> 1, "T(absdiff(a, b))": abs(a - b),
        "madsat(a, b, c)": saturated(a * b + c), "addsat(a, b)": saturated(a + b), "subsat(a, b)": saturated(a - b), "min(a, b)": min(a, b), "max(a, b)": max(a, b),
        "min3(a, b, c)": min(a, b, c), "max3(a, b, c)": max(a, b, c), "median3(a, b, c)": middle, "clamp(a, min(b, c), max(b, c))": middle,
        "T(abs(a))": abs(a), "extract_bits(a, 2u, 5u)": field - 32 if info.min < 0 and field & 16 else field,
        "insert_bits(a, b, 3u, 4u)": (u & ~(15 << 3)) | ((b & 15) << 3), "select(a, b, c > a)": b if c > a else a,
    }[name]


if __name__ == "__main__":
    unittest.main()
