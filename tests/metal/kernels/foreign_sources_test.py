#!/usr/bin/env python3
"""What else Metal sources of others count on, in kernels of our own, against NumPy: rows of the first lanes, divisions, variables without
a value, arguments that are not used, kernels of thousands of operations."""
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from known_targets import targets  # noqa: E402
from pewter_metal import Error, Library  # noqa: E402

HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
f32, u32 = numpy.float32, numpy.uint32


class ForeignSources(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.targets = targets()
        assert cls.targets

    def test_rows_of_the_first_lanes(self):
        """Whole registers of a row belong to lanes that are known not to load: they keep what they had."""
        text = HEAD + "".join(f"""
kernel void first{lanes}(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], uint i [[thread_position_in_grid]],
                         uint lane [[thread_index_in_simdgroup]]) {{
  uint v = x[i];
  if ((v & 1u) != 0 && lane < {lanes}u) v = x[i + 5u];
  y[i] = v;
}}
""" for lanes in (4, 8, 13, 21, 30))
        x = numpy.random.default_rng(7).integers(0, 1 << 30, 133).astype(u32)
        for target in self.targets:
            library = Library(text, target=target)
            for lanes in (4, 8, 13, 21, 30):
                with self.subTest(target=target, lanes=lanes):
                    y = numpy.zeros(128, u32)
                    library.run(f"first{lanes}", 128, 64, {0: x, 1: y})
                    self.assertEqual(y.tolist(), numpy.where((x[:128] % 2 == 1) & (numpy.arange(128) % 32 < lanes), x[5:], x[:128]).tolist())

    def test_divisions(self):
        """Divisions of all widths, by divisors that are 0 in lanes that do not divide, and by constants."""
        kinds = {"char": numpy.int8, "uchar": numpy.uint8, "short": numpy.int16, "ushort": numpy.uint16, "int": numpy.int32,
                 "uint": u32, "long": numpy.int64}
        text = HEAD + """
template <class T> kernel void divides(device const T* x [[buffer(0)]], device const T* y [[buffer(1)]], device T* z [[buffer(2)]],
                                       uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]], uint n [[threads_per_grid]]) {
  z[i] = x[i], z[n + i] = x[i], z[2 * n + i] = x[i];
  if (y[i] != 0) z[i] = x[i] / y[i], z[n + i] = x[i] % y[i];
  if (lane > 5) z[2 * n + i] = T(x[i] % T(lane)) + x[i] / 7;
}
""" + "".join(f'template [[host_name("{t}")]] kernel decltype(divides<{t}>) divides<{t}>;\n' for t in kinds)
        random, n = numpy.random.default_rng(8), 512
        lane = numpy.arange(n) % 32
        for target in self.targets:
            library = Library(text, target=target)
            for name, kind in kinds.items():
                with self.subTest(target=target, type=name):
                    limits = numpy.iinfo(kind)
                    x, y = random.integers(limits.min, limits.max, n, kind, True), random.integers(limits.min, limits.max, n, kind, True)
                    y[::2] = random.integers(max(limits.min, -4), 5, n // 2)
                    x[0:64:4], y[1:64:4], x[:2], y[:2] = limits.max, limits.max, limits.max, (limits.max, 1)
                    y[(x == limits.min) & (y == -1)] = 3
                    z = numpy.zeros((3, n), kind)
                    library.run(name, n, 64, {0: x, 1: y, 2: z})
                    some, by = numpy.where(y == 0, 1, y).astype(object), numpy.maximum(lane, 1).astype(object)
                    quotient = lambda a, b: numpy.array([abs(p) // abs(q) * (-1 if (p < 0) != (q < 0) else 1) for p, q in zip(a, b)], object)
                    wide = x.astype(object)
                    q = quotient(wide, some)
                    last = (wide - quotient(wide, by) * by) + quotient(wide, numpy.full(n, 7, object))
                    want = [numpy.where(y == 0, wide, q), numpy.where(y == 0, wide, wide - q * some), numpy.where(lane > 5, last, wide)]
                    want = numpy.array([[(int(v) - limits.min) % (limits.max - limits.min + 1) + limits.min for v in row] for row in want], object)
                    self.assertEqual(z.astype(object).tolist(), want.tolist())

    def test_a_variable_without_a_value(self):
        """What is made of one of each thread's is the thread's."""
        library = Library(HEAD + """
kernel void f(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant uint& n [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  uint none;
  for (uint k = 0; k < n; k++) {
    y[i] = (x[i] & 7u) >> (none & 31u);
    none ^= 3u;
  }
  y[i] = x[i] + n;
}
""")
        x, y = numpy.arange(64, dtype=u32), numpy.zeros(64, u32)
        library.run("f", 64, 64, {0: x, 1: y, 2: u32(5)})
        self.assertEqual(y.tolist(), (x + 5).tolist())

    def test_arguments_that_are_not_used(self):
        """What a kernel does not use, with its constants as they are, need not be bound."""
        text = HEAD + """
constant bool weighted [[function_constant(0)]];
kernel void f(device float* y [[buffer(0)]], device const float* w [[buffer(1)]], threadgroup float* t [[threadgroup(0)]],
              uint i [[thread_position_in_grid]]) {
  if (weighted) {
    t[i] = w[i];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    y[i] *= t[i ^ 1];
  } else {
    y[i] *= 2;
  }
}
"""
        y = numpy.arange(32).astype(f32)
        Library(text, constants={0: False}).run("f", 32, 32, {0: y})
        self.assertEqual(y.tolist(), [2 * i for i in range(32)])
        with self.assertRaisesRegex(Error, r"\[\[buffer\(1\)\]\] \(w\) is bound to nothing"):
            Library(text, constants={0: True}).run("f", 32, 32, {0: y}, {0: 128})

    def test_large_kernels(self):
        """So large that the compiler makes their code fewer times: threadgroups of whole rows, with a part of a SIMD group, and of
        short rows, with barriers in a loop and another end for each SIMD group."""
        library = Library(HEAD + """
kernel void f(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], threadgroup float* t [[threadgroup(0)]],
              constant uint& rounds [[buffer(2)]], uint i [[thread_index_in_threadgroup]], uint group [[simdgroup_index_in_threadgroup]],
              uint3 size3 [[threads_per_threadgroup]], uint3 tg [[threadgroup_position_in_grid]]) {
  const uint size = size3.x * size3.y;
  float sum[64];
  for (uint k = 0; k < 64; k++) sum[k] = 0;
  for (uint r = 0; r < rounds + tg.x % 2; r++) {
    t[i] = x[(tg.x * size + i + r) % 64];
    threadgroup_barrier(mem_flags::mem_threadgroup);
#pragma clang loop unroll(full)
    for (uint k = 0; k < 64; k++) {
#pragma clang loop unroll(full)
      for (uint j = 0; j < 32; j++) sum[k] += t[(i + j) % size] * float((k + j) % 3);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
  }
  float all = 0;
  for (uint k = 0; k < 64; k++) all += sum[k] * float(k % 5);
  y[tg.x * size + i] = all + float(group);
}
""")
        x = numpy.arange(64).astype(f32)
        for threads in ((128, 1), (100, 1), (8, 12), (33, 1)):
            size = threads[0] * threads[1]
            y = numpy.zeros((3, size), f32)
            library.run("f", (3, 1, 1), threads, {0: x, 1: y, 2: u32(3)}, {0: 4096}, threadgroups=True)
            want, i = numpy.zeros((3, size)), numpy.arange(size)
            for tg in range(3):
                for r in range(3 + tg % 2):
                    t = x[(tg * size + i + r) % 64]
                    for k in range(64):
                        want[tg] += k % 5 * sum(t[(i + j) % size] * ((k + j) % 3) for j in range(32))
            self.assertEqual(y.tolist(), (want + i // 32).tolist())


if __name__ == "__main__":
    unittest.main()
