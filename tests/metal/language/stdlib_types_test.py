#!/usr/bin/env python3
"""The specification's tables of functions, each function with each of its types as scalar and as vectors of 2, 3 and 4, against NumPy in
float64 or Python's integers. One source a type is made of the tables below: a thread computes a function of one, two, three and four
neighbouring elements. Bounds for float are those of the specification's table of accuracies; half and bfloat are computed in float and
rounded, so that one unit of theirs is enough where the function is not exact."""
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from pewter_metal import Library  # noqa: E402
from stdlib_test import BINARY, INTEGER_FUNCTIONS, INTEGERS, UNARY, bfloat, integer_function  # noqa: E402

f32 = numpy.float32
RANDOM = numpy.random.default_rng(23)
THREADS = 64
COUNT = 10 * THREADS  # elements: 1 + 2 + 3 + 4 a thread
TOGETHER = 8  # expressions of a kernel
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
def dot(a, b):
    return (a * b).sum(-1, keepdims=True)


def unit(a):
    return a / numpy.sqrt(dot(a, a))


def refracted(i, n, eta):
    d = dot(n, i)
    k = 1 - eta**2 * (1 - d**2)
    return numpy.where(k < 0, 0, eta * i - (eta * d + numpy.sqrt(numpy.maximum(k, 0))) * n)


# Functions of vectors alone; an oracle gets arrays (threads, length).
GEOMETRIC = {
    "V(dot(a, b))": dot, "V(length(a))": lambda a: numpy.sqrt(dot(a, a)), "V(length_squared(a))": lambda a: dot(a, a),
    "V(distance(a, b))": lambda a, b: numpy.sqrt(dot(a - b, a - b)), "V(distance_squared(a, b))": lambda a, b: dot(a - b, a - b),
    "normalize(a)": unit, "faceforward(a, b, c)": lambda n, i, r: numpy.where(dot(r, i) < 0, n, -n),
    "reflect(a, normalize(b))": lambda i, n: i - 2 * dot(unit(n), i) * unit(n),
    "refract(normalize(a), normalize(b), T(0.5))": lambda i, n: refracted(unit(i), unit(n), 0.5),
    "V(any(a > b))": lambda a, b: (a > b).any(-1, keepdims=True), "V(all(a > b))": lambda a, b: (a > b).all(-1, keepdims=True),
}
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


def kernels(kind, expressions, lengths):
    """A kernel for each few expressions: inputs (expression, 3, COUNT), results (expression, COUNT)."""
    text = f"{HELPERS}using T = {kind};\n"
    for n, expression in enumerate(expressions):
        text += (f"template <class V> void apply{n}(device const T* in, device T* out, uint at) {{\n"
                 f"  const V a = pieces<V>::of(in + at), b = pieces<V>::of(in + {COUNT} + at), c = pieces<V>::of(in + {2 * COUNT} + at);\n"
                 f"  pieces<V>::put(out + at, {expression});\n}}\n")
    for first in range(0, len(expressions), TOGETHER):
        text += f"kernel void f{first}(device const T* in [[buffer(0)]], device T* out [[buffer(1)]], uint i [[thread_position_in_grid]]) {{\n"
        for n in range(first, min(first + TOGETHER, len(expressions))):
            for k in lengths:
                kind_of = f"vec<T, {k}>" if k > 1 else "T"
                text += f"  apply{n}<{kind_of}>(in + {3 * COUNT * (n - first)}, out + {COUNT * (n - first)}, 10 * i + {k * (k - 1) // 2});\n"
        text += "}\n"
    return HEAD + text


def run_all(kind, expressions, inputs, lengths=(1, 2, 3, 4)):
    library, results = Library(kernels(kind, list(expressions), lengths), name=f"{kind}.metal"), numpy.zeros_like(inputs[:, 0])
    for first in range(0, len(expressions), TOGETHER):
        library.run(f"f{first}", THREADS, 64, {0: inputs[first:first + TOGETHER], 1: results[first:first + TOGETHER]})
    return results


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
        inputs = []
        for _, _, ranges in FLOATING.values():
            kept = [r if kind == "float" or r is None or r[0] >= 8 else (max(r[0], -8), min(r[1], 8)) for r in ranges]
            inputs.append(numpy.stack([pack(values(r)) for r in kept + [(1, 2)] * (3 - len(kept))]))
        results = run_all(kind, FLOATING, numpy.stack(inputs))
        for (expression, (oracle, bound, ranges)), packed, out in zip(FLOATING.items(), inputs, results):
            with numpy.errstate(all="ignore"), self.subTest(f"{expression} of {kind}"):
                want = oracle(*(unpack(packed[k]) for k in range(len(ranges))))
                got = unpack(out)
                ulp = numpy.spacing(numpy.abs(want).astype(spacing)).astype(float) * 2**fewer
                allowed = bound if kind == "float" else min(bound, 1) if bound < 16 else bound
                error = numpy.abs(got - want) / ulp
                error[numpy.abs(got - want) < 1e-15] = 0  # multiples of pi of the oracle are none of sinpi's,
                error[numpy.isinf(got) & (numpy.abs(want) > 1e15)] = 0  # nor of tanpi's, whose poles are exact
                error[(got == want) | (numpy.isnan(got) & numpy.isnan(want)) | (unpack(pack(want)) == got)] = 0
                worst = numpy.argmax(error)
                self.assertLessEqual(error[worst], allowed, f"element {worst % 10}: {got[worst]} for {want[worst]}")

    def test_float(self):
        self.check_floating("float")

    def test_half(self):
        self.check_floating("half")

    def test_bfloat(self):
        self.check_floating("bfloat")

    def check_geometric(self, expressions, lengths):
        for kind, bound in (("float", 4e-6), ("half", 0.06)):
            pack, unpack = self.KINDS[kind][:2]
            inputs = pack(RANDOM.uniform(0.5, 2, (len(expressions), 3, COUNT)) * RANDOM.choice([-1, 1], (len(expressions), 3, COUNT)))
            results = run_all(kind, expressions, inputs, lengths)
            for (expression, oracle), given, out in zip(expressions.items(), inputs, results):
                for k in lengths:
                    part = slice(k * (k - 1) // 2, k * (k + 1) // 2)
                    one, two, three = (unpack(x).reshape(THREADS, 10)[:, part] for x in given)
                    want = oracle(*(one, two, three)[:oracle.__code__.co_argcount])
                    with self.subTest(f"{expression} of {kind}{k}"):
                        self.assertLess(numpy.abs(unpack(out).reshape(THREADS, 10)[:, part] - want).max(), bound)

    def test_geometric(self):
        self.check_geometric(GEOMETRIC, (2, 3, 4))
        self.check_geometric({"cross(a, b)": lambda a, b: numpy.cross(a, b)}, (3,))

    def test_integers(self):
        for kind, dtype in INTEGERS.items():
            info = numpy.iinfo(dtype)
            inputs = RANDOM.integers(info.min, info.max, (3, COUNT), dtype, endpoint=True)
            inputs[:, :6] = [info.min, info.max, 0, 1, info.max - 1, info.max // 2]
            expressions = {e.replace("T(", "V("): e for e in INTEGER_FUNCTIONS}
            results = run_all(kind, expressions, numpy.broadcast_to(inputs, (len(expressions), 3, COUNT)).copy())
            for name, out in zip(expressions.values(), results):
                want = [integer_function(name, *(int(v) for v in inputs[:, i]), info) for i in range(COUNT)]
                self.assertEqual(out.tolist(), [(w - info.min) % 2**info.bits + info.min for w in want], f"{name} of {kind}")

    def test_products_of_24_bits(self):
        for kind, dtype in (("int", "i4"), ("uint", "u4")):
            low = 0 if kind == "uint" else -2**23
            inputs = RANDOM.integers(low, 2**23, (2, 3, COUNT)).astype(dtype)
            results = run_all(kind, ["mul24(a, b)", "mad24(a, b, c)"], inputs)
            self.assertTrue((results[0] == inputs[0, 0] * inputs[0, 1]).all())
            self.assertTrue((results[1] == inputs[1, 0] * inputs[1, 1] + inputs[1, 2]).all())

    def test_conversions(self):
        """Conversions of each type to each other one, for numbers that both have; as_type keeps the bits."""
        kinds = {"bool": "?", **INTEGERS, "half": "f2", "float": "f4"}
        text = HEAD + HELPERS
        for source in kinds:
            text += (f"kernel void from_{source}(device const {source}* in [[buffer(0)]], device uchar* out [[buffer(1)]], uint i [[thread_position_in_grid]]) {{\n")
            for n, to in enumerate(kinds):
                text += f"  {{ device {to}* y = (device {to}*)(out + {n * COUNT * 8});\n    y[10 * i] = {to}(in[10 * i]);\n"
                for k in (2, 3, 4):
                    at = f"10 * i + {k * (k - 1) // 2}"
                    text += f"    pieces<vec<{to}, {k}>>::put(y + {at}, vec<{to}, {k}>(pieces<vec<{source}, {k}>>::of(in + {at})));\n"
                text += "  }\n"
            text += "}\n"
        text += ("kernel void bits(device const uint* in [[buffer(0)]], device uint4* out [[buffer(1)]], uint i [[thread_position_in_grid]]) {\n"
                 "  const uint v = in[i];\n"
                 "  out[i] = uint4(as_type<uint>(as_type<float>(v)), as_type<uint>(as_type<half2>(v)), as_type<uint>(as_type<uchar4>(v).wzyx), uint(as_type<short2>(v).y));\n}\n")
        library = Library(text, name="conversions.metal")
        for source, dtype in kinds.items():
            x = (RANDOM.integers(0, 100, COUNT) % 2 if source == "bool" else RANDOM.integers(0, 100, COUNT)).astype(dtype)
            if dtype in ("f2", "f4"):
                x += numpy.asarray(0.5, dtype)
            out = numpy.zeros((len(kinds), COUNT * 8), numpy.uint8)
            library.run(f"from_{source}", THREADS, 64, {0: x, 1: out})
            for row, (to, kind) in zip(out, kinds.items()):
                self.assertEqual(row.view(kind)[:COUNT].tolist(), x.astype(kind).tolist(), f"{to}({source})")
        v, out = RANDOM.integers(0, 2**32, 64, numpy.uint32) & 0xFF7FFFFF, numpy.zeros((64, 4), numpy.uint32)
        library.run("bits", 64, 64, {0: v, 1: out})
        signed = (v.view(numpy.int32) >> 16).view(numpy.uint32)
        self.assertEqual(out.tolist(), numpy.stack([v, v, v.byteswap(), signed], 1).tolist())


if __name__ == "__main__":
    unittest.main()
