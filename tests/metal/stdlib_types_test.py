#!/usr/bin/env python3
"""The specification's tables of functions, each function with each of its types as scalar and as vectors of 2, 3 and 4, against NumPy in
float64 or Python's integers. One source a type is made of the tables below: a thread computes a function of one, two, three and four
neighbouring elements. Bounds for float are those of the specification's table of accuracies; half and bfloat are computed in float and
rounded, so that one unit of theirs is enough where the function is not exact."""
import itertools
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
sys.path.insert(0, str(ROOT / "tests" / "metal"))
from pewter_metal import Library  # noqa: E402
from stdlib_test import BINARY, INTEGERS, UNARY, bfloat, integer_function  # noqa: E402

f32 = numpy.float32
RANDOM = numpy.random.default_rng(23)
THREADS = 64
COUNT = 10 * THREADS  # elements: 1 + 2 + 3 + 4 a thread
HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"


def smooth(a, b, x):
    t = numpy.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def classes(of):
    return lambda x: of(x).astype(float)


# expression of a, b and c (V: their type, scalar or vector): oracle, bound in ulp of float, ranges of the arguments.
FLOATING = {f"{name}(a)": (oracle, bound, [(low, high)]) for name, (oracle, bound, low, high) in UNARY.items()}
FLOATING.update({f"{name}(a, b)": (oracle, bound, [(low, high)] * 2) for name, (oracle, bound, low, high) in BINARY.items() if name not in ("pow", "nextafter")})
FLOATING.update({
    "pow(a, b)": (numpy.power, 16, [(0.01, 9), (-3, 3)]),
    "fma(a, b, c)": (lambda a, b, c: a * b + c, 0.5, [(1, 9)] * 3),
    "mix(a, b, c)": (lambda a, b, c: a + (b - a) * c, 4, [(1, 9), (20, 30), (0, 1)]),
    "smoothstep(a, b, c)": (smooth, 16, [(-2, -1), (4, 5), (-3, 6)]),
    "clamp(a, b, c)": (lambda a, b, c: numpy.fmin(numpy.fmax(a, b), c), 0, [(-9, 9), (-4, 0), (0, 5)]),
    "fmin3(a, b, c)": (lambda a, b, c: numpy.fmin(numpy.fmin(a, b), c), 0, [(-9, 9)] * 3),
    "fmax3(a, b, c)": (lambda a, b, c: numpy.fmax(numpy.fmax(a, b), c), 0, [(-9, 9)] * 3),
    "fmedian3(a, b, c)": (lambda a, b, c: numpy.median([a, b, c], 0), 0, [(-9, 9)] * 3),
    "min3(a, b, c)": (lambda a, b, c: numpy.fmin(numpy.fmin(a, b), c), 0, [(-9, 9)] * 3),
    "max3(a, b, c)": (lambda a, b, c: numpy.fmax(numpy.fmax(a, b), c), 0, [(-9, 9)] * 3),
    "median3(a, b, c)": (lambda a, b, c: numpy.median([a, b, c], 0), 0, [(-9, 9)] * 3),
    "select(a, b, a > c)": (lambda a, b, c: numpy.where(a > c, b, a), 0, [(-9, 9)] * 3),
    "with_sincos(a)": (lambda x: numpy.sin(x) + numpy.cos(x), 64, [(0.1, 1.4)]),
    "with_modf(a)": (lambda x: numpy.trunc(x) * 2 + (x - numpy.trunc(x)), 0.5, [(-9, 9)]),
    "with_frexp(a)": (lambda x: numpy.frexp(x)[0] + numpy.frexp(x)[1], 0.5, [(-9, 9)]),
    "ldexp(a, 3)": (lambda x: x * 8, 0, [(-9, 9)]),
    "ldexp(a, ints(b))": (lambda x, n: numpy.ldexp(x, n.astype(int)), 0, [(-9, 9), (-3, 3)]),
    "V(ilogb(a))": (lambda x: numpy.frexp(x)[1] - 1.0, 0, [(0.01, 900)]),
    "V(isnan(a))": (classes(numpy.isnan), 0, [None]), "V(isinf(a))": (classes(numpy.isinf), 0, [None]),
    "V(isfinite(a))": (classes(numpy.isfinite), 0, [None]), "V(signbit(a))": (classes(numpy.signbit), 0, [None]),
    "V(isnormal(a))": (classes(lambda x: numpy.isfinite(x) & (x != 0)), 0, [None]),
    "V(isordered(a, b))": (lambda a, b: (~(numpy.isnan(a) | numpy.isnan(b))).astype(float), 0, [None, None]),
    "V(isunordered(a, b))": (lambda a, b: (numpy.isnan(a) | numpy.isnan(b)).astype(float), 0, [None, None]),
    "V(!(a > b))": (lambda a, b: (~(a > b)).astype(float), 0, [None, None]),
})
SPECIAL = numpy.array([0.0, -0.0, 1.0, -2.5, numpy.inf, -numpy.inf, numpy.nan])
HELPERS = """
template <class T> struct int_of { using type = int; };
template <class T, int N> struct int_of<vec<T, N>> { using type = vec<int, N>; };
template <class V> typename int_of<V>::type ints(V v) { return typename int_of<V>::type(v); }
template <class V> V with_sincos(V x) { V c; const V s = sincos(x, c); return s + c; }
template <class V> V with_modf(V x) { V whole; const V part = modf(x, whole); return whole * make_scalar_t<V>(2) + part; }
template <class V> V with_frexp(V x) { typename int_of<V>::type e; const V m = frexp(x, e); return m + V(e); }
template <class V> struct pieces { static V of(device const make_scalar_t<V>* p) { return *p; } static void put(device V* p, V v) { *p = v; } };
template <class T, int N> struct pieces<vec<T, N>> {
  static vec<T, N> of(device const T* p) { vec<T, N> v; for (int i = 0; i < N; ++i) v[i] = p[i]; return v; }
  static void put(device T* p, vec<T, N> v) { for (int i = 0; i < N; ++i) p[i] = v[i]; }
};
"""


def kernels(kind, expressions):
    """A kernel for each expression: inputs (3, COUNT), one result an element."""
    text = f"{HELPERS}using T = {kind};\n"
    for n, expression in enumerate(expressions):
        text += (f"template <class V> void apply{n}(device const T* in, device T* out, uint at) {{\n"
                 f"  const V a = pieces<V>::of(in + at), b = pieces<V>::of(in + {COUNT} + at), c = pieces<V>::of(in + {2 * COUNT} + at);\n"
                 f"  pieces<V>::put(out + at, {expression});\n}}\n"
                 f"kernel void f{n}(device const T* in [[buffer(0)]], device T* out [[buffer(1)]], uint i [[thread_position_in_grid]]) {{\n"
                 f"  apply{n}<T>(in, out, 10 * i);\n"
                 + "".join(f"  apply{n}<vec<T, {k}>>(in, out, 10 * i + {k * (k - 1) // 2});\n" for k in (2, 3, 4)) + "}\n")
    return HEAD + text


def values(ranges):
    if ranges is None:
        return SPECIAL[RANDOM.integers(0, len(SPECIAL), COUNT)]
    return RANDOM.uniform(*ranges, COUNT)


class Types(unittest.TestCase):
    KINDS = {"float": (lambda x: x.astype(f32), lambda y: y.astype(float), f32, 0),
             "half": (lambda x: x.astype(numpy.float16), lambda y: y.astype(float), numpy.float16, 0),
             "bfloat": (lambda x: bfloat(x.astype(f32)), lambda y: (y.astype(numpy.uint32) << 16).view(f32).astype(float), f32, 16)}

    def check_floating(self, kind):
        """A half's result is out of its range where float's is in: skipped, as the specification has it undefined there."""
        pack, unpack, spacing, fewer = self.KINDS[kind]
        library = Library(kernels(kind, FLOATING), name=f"{kind}.metal")
        for n, (expression, (oracle, bound, ranges)) in enumerate(FLOATING.items()):
            if expression.startswith("nextafter"):
                continue
            low = [None if r is None else (max(r[0], -8), min(r[1], 8)) if r[0] < 8 and kind != "float" else r for r in ranges]
            packed = numpy.stack([pack(values(r)) for r in low + [(1, 2)] * (3 - len(low))])
            out = numpy.zeros_like(packed[0])
            library.run(f"f{n}", THREADS, 64, {0: packed, 1: out}, reference=kind != "float")
            with numpy.errstate(all="ignore"), self.subTest(f"{expression} of {kind}"):
                want = oracle(*(unpack(packed[k]) for k in range(len(ranges))))
                got = unpack(out)
                ulp = numpy.spacing(numpy.abs(want).astype(spacing)).astype(float) * 2**fewer
                allowed = bound if kind == "float" else min(bound, 1) if bound < 16 else bound
                error = numpy.abs(got - want) / ulp
                error[numpy.abs(got - want) < 1e-15] = 0  # multiples of pi of the oracle are none of sinpi's
                error[(got == want) | (numpy.isnan(got) & numpy.isnan(want)) | (unpack(pack(want)) == got)] = 0
                worst = numpy.argmax(error)
                self.assertLessEqual(error[worst], allowed, f"element {worst % 10}: {got[worst]} for {want[worst]}")

    def test_float(self):
        self.check_floating("float")

    def test_half(self):
        self.check_floating("half")

    def test_bfloat(self):
        self.check_floating("bfloat")


if __name__ == "__main__":
    unittest.main()
