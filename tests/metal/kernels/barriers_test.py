#!/usr/bin/env python3
"""Barriers of compiled kernels against NumPy: in loops, in helpers, between branches that lanes take differently, with what lives
across them in scalars, vectors and arrays of a thread; and buffers that overlap.

usage: barriers_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import itertools
import pathlib
import sys
import unittest

import numpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "scripts" / "python"))
from pewter_metal import Library  # noqa: E402

SOURCE = """#include <metal_stdlib>
using namespace metal;
uint neighbour(uint a, uint t, uint threads, threadgroup uint* shared) {
  shared[t] = a;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  a = shared[t + 1 == threads ? 0 : t + 1];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  return a;
}
// Each step adds the next thread's number; odd threads hold theirs back, and an array has the numbers of all steps.
kernel void steps(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant uint& count [[buffer(2)]],
                  uint t [[thread_index_in_threadgroup]], uint3 size [[threads_per_threadgroup]], uint3 group [[threadgroup_position_in_grid]]) {
  threadgroup uint shared[1024];
  const uint threads = size.x * size.y * size.z, place = group.x * threads + t;
  uint seen[4] = {0, 0, 0, 0};
  uint a = x[place];
  for (uint k = 0; k < count; k++) {
    uint hidden = 0;
    if (t % 2 == 1) { hidden = a & 15u; a -= hidden; }
    a += neighbour(a, t, threads, shared);
    if (t % 2 == 1) a += hidden;
    seen[(t + k) % 4] += a;
  }
  y[place] = a + 3 * seen[0] + 5 * seen[t % 4];
}
// Rows that only some threads of a SIMD group have, and a lane's row and column in tiles of eight.
kernel void rows(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant uint& stride [[buffer(2)]],
                 uint2 p [[thread_position_in_grid]], uint2 t [[thread_position_in_threadgroup]], uint2 size [[threads_per_threadgroup]],
                 uint2 grid [[threads_per_grid]], uint lane [[thread_index_in_simdgroup]]) {
  uint a = x[p.y * stride + p.x] + 3 * x[p.y] + x[p.y * stride + stride - 1 - p.x];
  if (t.y % 3 != 1) a += 5 * x[p.y * stride] + x[p.y * stride + p.x + 1];
  for (uint k = 0; k < t.y; k++) a += x[k * stride + p.x] * k;
  a += x[lane / 8 * 16 + lane % 8] + 7 * (lane / 4) + 11 * x[lane % 16 / 4];
  y[p.y * grid.x + p.x] = a;
}
kernel void chain(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  for (uint k = 0; k < 4; k++) y[i * 4 + k] = x[i * 4 + k] + 1;
}

kernel void lanes_of_memory(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], uint i [[thread_position_in_grid]],
    uint t [[thread_index_in_threadgroup]], uint lane [[thread_index_in_simdgroup]]) {
  threadgroup uint shared[64];
  uint a = x[i];
  for (uint by = 1; by < 32; by = by < 9 ? 9 : by + 16) {
    shared[t] = a;
    simdgroup_barrier(mem_flags::mem_threadgroup);
    a += 3 * shared[(t & ~31u) | ((lane + by) & 31u)];
    simdgroup_barrier(mem_flags::mem_threadgroup);
  }
  y[i] = a;
}
"""
TURNS = """
kernel void %s(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant uint& n [[buffer(2)]],
               uint t [[thread_index_in_threadgroup]]) {
  threadgroup uint s[64];
  %s
  for (uint k = 0; k < n; ++k) {
    s[t] = x[k * 64 + t];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    const uint v = s[63 - t];
    threadgroup_barrier(mem_flags::mem_threadgroup);
    last = old;
    sum += v * (1 + old);
    old = v;
  }
  s[t] = sum;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  y[t] = s[63 - t] + sum + last;
}
"""


def expected_steps(x, count):
    t = numpy.arange(x.shape[1])
    odd = t % 2 == 1
    seen = numpy.zeros((4, *x.shape), numpy.uint32)
    a = x.copy()
    for k in range(count):
        hidden = numpy.where(odd, a & 15, 0).astype(numpy.uint32)
        a = a - hidden
        a = a + numpy.roll(a, -1, 1) + hidden
        for n in range(4):
            seen[n] += numpy.where((t + k) % 4 == n, a, 0).astype(numpy.uint32)
    return a + 3 * seen[0] + 5 * numpy.choose(t % 4, list(seen))


def expected_rows(x, shape, threads):
    height, width = shape
    y, x_ = numpy.divmod(numpy.arange(height * width), width)
    tx, ty = x_ % threads[0], y % threads[1]
    lane = (ty * numpy.minimum(threads[0], width - x_ + tx) + tx) % 32
    stride = x.shape[1]
    flat = x.ravel()
    a = x[y, x_] + 3 * flat[y] + x[y, stride - 1 - x_]
    a = a + numpy.where(ty % 3 != 1, 5 * x[y, 0] + flat[y * stride + x_ + 1], 0)
    for k in range(threads[1]):
        a = a + numpy.where(k < ty, x[numpy.minimum(k, len(x) - 1), x_] * k, 0)
    a = a + flat[lane // 8 * 16 + lane % 8] + 7 * (lane // 4) + 11 * flat[lane % 16 // 4]
    return (a % 2**32).reshape(shape)


class Barriers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = Library(SOURCE)

    def test_steps(self):
        for threads in (1, 31, 32, 33, 64, 100, 256, 1024, (16, 16), (32, 4), (64, 2, 2), (5, 7)):
            total = int(numpy.prod(threads))
            x = numpy.random.default_rng(total).integers(0, 2**32, (3, total), dtype=numpy.uint32)
            for count in (0, 1, 2, 7):
                for host_threads, groups in ((1, 3), (2, 3), (2, 1)):
                    with self.subTest(threads=threads, count=count, host_threads=host_threads, groups=groups):
                        y = numpy.zeros((groups, total), numpy.uint32)
                        self.library.run("steps", groups, threads, {0: x, 1: y, 2: numpy.uint32(count)}, threadgroups=True, host_threads=host_threads)
                        self.assertTrue((y == expected_steps(x[:groups], count)).all())

    def test_simdgroup_barrier(self):
        """Lanes exchange by threadgroup memory, in loops too; one thread at a time they have to wait for each other."""
        x = numpy.random.default_rng(3).integers(0, 2**32, 256, dtype=numpy.uint32)
        a = x.reshape(-1, 32).copy()
        for by in (1, 9, 25):
            a = a + 3 * numpy.roll(a, -by, 1)
        for reference in (False, True):
            y = numpy.zeros_like(x)
            self.library.run("lanes_of_memory", 256, 64, {0: x, 1: y}, reference=reference)
            self.assertTrue((y == a.ravel()).all())

    def test_rows(self):
        """Threadgroups in which a SIMD group has several rows; at the grid's edge they are narrower."""
        x = numpy.random.default_rng(5).integers(0, 2**32, (64, 70), dtype=numpy.uint32)
        for threads in ((16, 16), (16, 3), (8, 8), (8, 6), (8, 128), (4, 16), (16, 64), (32, 2), (20, 4)):
            for shape in ((32, 64), (33, 61)):
                with self.subTest(threads=threads, shape=shape):
                    y = numpy.zeros(shape, numpy.uint32)
                    self.library.run("rows", shape[::-1], threads, {0: x, 1: y, 2: numpy.uint32(70)})
                    self.assertTrue((y == expected_rows(x.astype(numpy.int64), shape, threads)).all())

    def test_reference(self):
        x = numpy.random.default_rng(1).integers(0, 2**32, (2, 70), dtype=numpy.uint32)
        y = numpy.zeros_like(x)
        self.library.run("steps", 2, 70, {0: x, 1: y, 2: numpy.uint32(3)}, threadgroups=True, reference=True)
        self.assertTrue((y == expected_steps(x, 3)).all())

    def test_buffers_that_overlap(self):
        """A thread sees what it has written through the other buffer."""
        for threads in (1, 32):
            for grid, shift in ((1, 1), (1, 3), (32, 0), (32, 128)):
                memory = numpy.arange(400, dtype=numpy.uint32) * 10
                want = memory.copy()
                for i in range(grid):
                    for k in range(4):
                        want[shift + i * 4 + k] = want[i * 4 + k] + 1
                if grid * 4 > shift > 3:
                    continue
                self.library.run("chain", grid, threads, {0: memory, 1: memory[shift:]})
                self.assertEqual(memory.tolist(), want.tolist(), (threads, grid, shift))

    def test_values_of_turns(self):
        """What a loop with barriers carries to its next turn, what was before that, and what comes out, in each order of declarations
        and with a wider one first: they have places that others have elsewhere, and are stored at different ends of blocks."""
        kernels = {}
        for order in itertools.permutations(("sum", "old", "last")):
            for wide in (None, "old", "last"):
                kernels[f"turns_{'_'.join(order)}_{wide}"] = " ".join(f"{'ulong' if v == wide else 'uint'} {v} = 0;" for v in order)
        library = Library("#include <metal_stdlib>\nusing namespace metal;\n" + "".join(TURNS % k for k in kernels.items()))
        for turns in (0, 1, 2, 5):
            x = numpy.random.default_rng(turns).integers(0, 2**32, (max(turns, 1), 64), dtype=numpy.uint32)
            total, old, last = (numpy.zeros(64, numpy.uint32) for _ in range(3))
            for row in x[:turns]:
                v = row[::-1]
                total, last, old = total + v * (1 + old), old, v
            for name in kernels:
                with self.subTest(kernel=name, turns=turns):
                    y = numpy.zeros(64, numpy.uint32)
                    library.run(name, 64, 64, {0: x, 1: y, 2: numpy.uint32(turns)})
                    self.assertEqual(y.tolist(), (total[::-1] + total + last).tolist())


if __name__ == "__main__":
    unittest.main()
