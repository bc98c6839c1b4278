#!/usr/bin/env python3
"""The documents' kernels in Metal source against NumPy in float64, at threadgroup sizes that leave SIMD groups full, partial
and two-dimensional, by the vector code and by the reference way.

usage: kernels_test.py SOURCE_FOLDER (PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library  # noqa: E402

SOURCE = ROOT / "kernels" / "metal" / "source"
f32, u32 = numpy.float32, numpy.uint32


def numbers(*shape, seed=1, low=-4.0, high=4.0):
    return numpy.random.default_rng(seed).uniform(low, high, shape).astype(f32)


def stored(x, name):
    """float32 as half, or as the bits of bfloat, which NumPy has no type for: rounded to the nearest even."""
    if name == "half":
        return x.astype(numpy.float16)
    bits = x.view(u32).astype(numpy.uint64)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(numpy.uint16)


def value(x, name):
    return x.astype(float) if name == "half" else (x.astype(u32) << 16).view(f32).astype(float)


class Sources(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.of = {name: Library(path=SOURCE / f"{name}.metal") for name in ("elementwise", "rows", "rows_by_fours", "matrices", "attention")}

    def close(self, got, want, tolerance):
        self.assertTrue(numpy.isfinite(got).all())
        error = numpy.abs(got.astype(float) - want)
        worst = numpy.max(error - tolerance * numpy.maximum(numpy.abs(want), 1e-30))
        self.assertLessEqual(worst, tolerance * numpy.max(numpy.abs(want)), f"worst error {error.max()}")

    def rows(self, kernel, inputs, out, extra, threads, reference=False, memory={}, source="rows"):
        buffers = dict(enumerate([inputs[0], out, *inputs[1:], *extra]))
        self.of[source].run(kernel, len(inputs[0]), threads, buffers, memory, threadgroups=True, reference=reference)

    def test_elementwise(self):
        library = self.of["elementwise"]
        for n in (1, 31, 32, 33, 100, 4097):
            for threads in (32, 100, 256):
                x, y = numbers(n), numpy.full(n + 40, 7, f32)
                library.run("scale_float", n, threads, {0: x, 1: y, 2: f32(2.5)})
                self.assertTrue((y[:n] == f32(2.5) * x).all() and (y[n:] == 7).all())
                y[:] = 7
                library.run("safe_scale", -(-n // threads), threads, {0: x, 1: y, 2: f32(0.5), 3: u32(n)}, threadgroups=True)
                self.assertTrue((y[:n] == f32(0.5) * x).all() and (y[n:] == 7).all())
        x = numbers(1000).astype(numpy.float16)
        y = numpy.empty_like(x)
        library.run("scale_half", 1000, 64, {0: x, 1: y, 2: f32(3)})
        self.assertTrue((y == (x.astype(f32) * 3).astype(numpy.float16)).all())
        a, b, y = numbers(99, 4), numbers(99, 4, seed=2), numpy.zeros((99, 4), f32)
        library.run("add_vectors", 99, 64, {0: a, 1: b, 2: y})
        self.assertTrue((y == a + b).all())
        x, y = numbers(5000), numpy.empty(5000, f32)
        library.run("gelu", 5000, 256, {0: x, 1: y})
        v = x.astype(float)
        self.close(y, 0.5 * v * (1 + numpy.tanh(0.7978845608 * (v + 0.044715 * v**3))), 2e-6)

    def test_function_constants(self):
        x, y = numbers(64), numpy.empty(64, f32)
        library = Library(path=SOURCE / "elementwise.metal", constants={0: True, "repeats": 3})
        library.run("constants", 64, 32, {0: x, 1: y})
        self.assertTrue((y == x * 8 + 1).all())
        with self.assertRaisesRegex(Error, r"constants: function constant '\w+' \(index \d\) has no value, and the kernel uses it"):
            self.of["elementwise"].run("constants", 64, 32, {0: x, 1: y})

    def test_rows(self):
        for threads in (32, 100, 256, 1024):
            for rows, cols in ((3, 1), (2, 33), (5, 1000), (1, 4099)):
                for reference in ((False, True) if cols < 100 else (False,)):
                    with self.subTest(threads=threads, cols=cols, reference=reference):
                        self.one_shape(rows, cols, threads, reference)

    def one_shape(self, rows, cols, threads, reference):
        x = numbers(rows, cols)
        v = x.astype(float)
        n = u32(cols)
        sums, y = numpy.zeros(rows, f32), numpy.zeros((rows, cols), f32)
        self.rows("row_sum", [x], sums, [n], threads, reference)
        self.assertTrue((numpy.abs(sums - v.sum(1)) <= 1e-6 * numpy.abs(v).sum(1) + 1e-30).all())
        e = numpy.exp(v - v.max(1, keepdims=True))
        self.rows("softmax_float", [x], y, [n], threads, reference)
        self.close(y, e / e.sum(1, keepdims=True), 4e-6)
        half = x.astype(numpy.float16)
        out = numpy.zeros_like(half)
        e = numpy.exp(half.astype(float) - half.astype(float).max(1, keepdims=True))
        self.rows("softmax_half", [half], out, [n], threads, reference)
        self.close(out, e / e.sum(1, keepdims=True), 1e-3)
        weight, bias = numbers(cols, seed=3), numbers(cols, seed=4)
        self.rows("rms_norm", [x, weight], y, [n, f32(1e-5)], threads, reference)
        self.close(y, v / numpy.sqrt((v**2).mean(1, keepdims=True) + 1e-5) * weight, 4e-6)
        self.rows("layer_norm", [x, weight, bias], y, [n, f32(1e-5)], threads, reference)
        self.close(y, (v - v.mean(1, keepdims=True)) / numpy.sqrt(v.var(1, keepdims=True) + 1e-5) * weight + bias, 1e-5)
        self.rows("row_prefix_sum", [x], y, [n], threads, reference)
        self.assertTrue((numpy.abs(y - v.cumsum(1)) <= 2e-6 * numpy.abs(v).cumsum(1) + 1e-30).all())

    def test_vectorized_rows(self):
        x, weight, y = numbers(4, 4096), numbers(4096, seed=3), numpy.zeros((4, 4096), f32)
        self.rows("rms_norm_vectorized", [x, weight], y, [u32(4096), f32(1e-5)], 256)
        v = x.astype(float)
        self.close(y, v / numpy.sqrt((v**2).mean(1, keepdims=True) + 1e-5) * weight, 4e-6)

    def test_rows_by_fours(self):
        for form, threads, columns in (("block", 256, (1, 1000, 1023, 1024)), ("looped", 96, (1, 3, 385, 4096, 4099))):
            for cols in columns:
                with self.subTest(form=form, cols=cols):
                    x, weight, y = numbers(3, cols), numbers(cols, seed=3), numpy.zeros((3, cols), f32)
                    v = x.astype(float)
                    e = numpy.exp(v - v.max(1, keepdims=True))
                    self.rows("softmax_" + form, [x], y, [u32(cols)], threads, source="rows_by_fours")
                    self.close(y, e / e.sum(1, keepdims=True), 4e-6)
                    self.rows("rms_norm_" + form, [x, weight], y, [u32(cols), f32(1e-5)], threads, source="rows_by_fours")
                    self.close(y, v / numpy.sqrt((v**2).mean(1, keepdims=True) + 1e-5) * weight, 4e-6)

    def test_two_dimensional(self):
        for threads in ((32, 1), (8, 8), (5, 7), (64, 2)):
            x, y = numbers(19, 77), numpy.zeros((19, 77), f32)
            self.of["rows"].run("stencil3", (77, 19), threads, {0: x, 1: y})
            padded = numpy.pad(x.astype(float), ((0, 0), (1, 1)))
            self.close(y, 0.25 * padded[:, :-2] + 0.5 * x + 0.25 * padded[:, 2:], 1e-6)
            image = numpy.random.default_rng(5).integers(0, 256, (19, 77, 4), dtype=numpy.uint8)
            gray = numpy.zeros((19, 77), f32)
            groups = (-(-77 // threads[0]), -(-19 // threads[1]))
            self.of["matrices"].run("grayscale", groups, threads, {0: image, 1: gray, 2: numpy.array([77, 19], u32)}, threadgroups=True)
            self.close(gray, image[:, :, :3].astype(float) @ [0.2126, 0.7152, 0.0722] / 255, 1e-6)

    def test_atomics(self):
        x = numbers(100000)
        total = numpy.zeros(1, f32)
        self.of["rows"].run("vector_sum", 4096, 256, {0: x, 1: total, 2: u32(x.size)})
        self.assertLess(abs(total[0] - x.astype(float).sum()), 1e-6 * numpy.abs(x).sum())
        x = numbers(10007, low=0, high=1)
        counts = numpy.zeros(16, u32)
        self.of["rows"].run("histogram", x.size, 256, {0: x, 1: counts, 2: u32(16)})
        self.assertEqual(counts.tolist(), numpy.bincount(numpy.minimum((x * f32(16)).astype(int), 15), minlength=16).tolist())

    def test_matrices(self):
        library = self.of["matrices"]
        for m, n, k in ((1, 1, 1), (16, 16, 16), (37, 50, 41)):
            a, b, c = numbers(m, k), numbers(k, n, seed=2), numpy.zeros((m, n), f32)
            for reference in (False, True):
                c[:] = 0
                library.run("gemm_tiled", (-(-n // 16), -(-m // 16)), (16, 16), {0: a, 1: b, 2: c, 3: numpy.array([m, n, k, 0], u32)},
                            threadgroups=True, reference=reference)
                self.assertTrue((numpy.abs(c - a.astype(float) @ b) <= 1e-6 * (numpy.abs(a.astype(float)) @ numpy.abs(b))).all())
            x, y = numbers(k, seed=6), numpy.zeros(m, f32)
            library.run("gemv", -(-m // 4), 128, {0: a, 1: x, 2: y, 3: numpy.array([m, k], u32)}, threadgroups=True)
            self.assertTrue((numpy.abs(y - a.astype(float) @ x) <= 1e-6 * (numpy.abs(a.astype(float)) @ numpy.abs(x))).all())
            t = numpy.zeros((k, m), f32)
            library.run("transpose", (-(-k // 16), -(-m // 16)), (16, 16), {0: a, 1: t, 2: numpy.array([m, k], u32)}, {0: 16 * 17 * 4}, threadgroups=True)
            self.assertTrue((t == a.T).all())

    def test_simdgroup_matrix(self):
        m, n, k = 24, 16, 40
        a, b, c = numbers(m, k), numbers(k, n, seed=2), numpy.zeros((m, n), f32)
        for reference in (False, True):
            c[:] = 0
            self.of["matrices"].run("gemm_simdgroup", (n // 8, m // 8), 32, {0: a, 1: b, 2: c, 3: numpy.array([m, n, k, 0], u32)},
                                    threadgroups=True, reference=reference)
            self.assertTrue((numpy.abs(c - a.astype(float) @ b) <= 1e-6 * (numpy.abs(a.astype(float)) @ numpy.abs(b))).all())

    def test_matrices_of_shorter_types(self):
        library = self.of["matrices"]
        m, n, k = 24, 40, 56
        exact_a, exact_b, exact_x = (numbers(*s, seed=seed).astype(f32) for s, seed in (((m, k), 1), ((k, n), 2), ((k,), 3)))
        for name, epsilon in (("half", 2.0**-10), ("bfloat", 2.0**-7)):
            a, b, x = (stored(v, name) for v in (exact_a, exact_b, exact_x))
            va, vb, vx = (value(v, name) for v in (a, b, x))
            for reference in (False, True):
                with self.subTest(name, reference=reference):
                    y, c, d = numpy.zeros(m, a.dtype), numpy.zeros((m, n), a.dtype), numpy.zeros((m, n), f32)
                    size = numpy.array([m, n, k, 0], u32)
                    library.run(f"gemv_{name}", -(-m // 4), 128, {0: a, 1: x, 2: y, 3: numpy.array([m, k], u32)}, threadgroups=True, reference=reference)
                    self.assertTrue((numpy.abs(value(y, name) - va @ vx) <= (epsilon + 1e-6) * (numpy.abs(va) @ numpy.abs(vx))).all())
                    library.run(f"gemm_tiled_{name}", (-(-n // 16), -(-m // 16)), (16, 16), {0: a, 1: b, 2: c, 3: size}, threadgroups=True,
                                reference=reference)
                    bound = numpy.abs(va) @ numpy.abs(vb)
                    self.assertTrue((numpy.abs(value(c, name) - va @ vb) <= (epsilon + 1e-6) * bound).all())
                    library.run(f"gemm_simdgroup_{name}", (n // 8, m // 8), 32, {0: a, 1: b, 2: d, 3: size}, threadgroups=True, reference=reference)
                    self.assertTrue((numpy.abs(d - va @ vb) <= 1e-6 * bound).all())

    def test_attention_in_three_steps(self):
        library = self.of["attention"]
        heads, sequence, dim = 2, 48, 64
        for name, kind in (("float", f32), ("half", numpy.float16)):
            q, keys, values = (numbers(heads, sequence, dim, seed=seed).astype(kind) for seed in (1, 2, 3))
            size, exact = numpy.array([sequence, dim], u32), [v.astype(float) for v in (q, keys, values)]
            raw = numpy.einsum("hqd,hkd->hqk", exact[0], exact[1]) / 8
            for causal in (False, True):
                for threads, reference in ((32, False), (100, False), (256, False), (32, True)):
                    with self.subTest(name, causal=causal, threads=threads, reference=reference):
                        scores, y = numpy.zeros((heads, sequence, sequence), f32), numpy.zeros((heads, sequence, dim), f32)
                        run = lambda *a: library.run(*a, threadgroups=True, reference=reference)  # noqa: E731,B023
                        run(f"attention_scores_{name}", (sequence // 8, sequence // 8, heads), 32, {0: q, 1: keys, 2: scores, 3: size})
                        self.close(scores, raw, 2e-6)
                        run("attention_softmax", (sequence, heads), threads, {0: scores, 1: size, 2: numpy.array([causal])})
                        run(f"attention_output_{name}", (dim // 8, sequence // 8, heads), 32, {0: scores, 1: values, 2: y, 3: size})
                        hidden = numpy.triu(numpy.full((sequence, sequence), -numpy.inf), 1) if causal else 0
                        e = numpy.exp(raw + hidden - (raw + hidden).max(2, keepdims=True))
                        self.close(y, (e / e.sum(2, keepdims=True)) @ exact[2], 1e-5)

    def test_attention(self):
        heads, sequence, dim = 3, 75, 64
        q, keys, values = numbers(heads, dim), numbers(heads, sequence, dim, seed=2), numbers(heads, sequence, dim, seed=3)
        for threads in (32, 96, 256):
            y = numpy.zeros((heads, dim), f32)
            self.of["matrices"].run("decode_attention", heads, threads, {0: q, 1: keys, 2: values, 3: y, 4: numpy.array([sequence, dim], u32)},
                                    {0: 320}, threadgroups=True)
            s = numpy.einsum("hd,hsd->hs", q.astype(float), keys) / 8
            e = numpy.exp(s - s.max(1, keepdims=True))
            self.close(y, numpy.einsum("hs,hsd->hd", e / e.sum(1, keepdims=True), values), 1e-5)


if __name__ == "__main__":
    unittest.main()
