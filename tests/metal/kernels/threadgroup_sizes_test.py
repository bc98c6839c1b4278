#!/usr/bin/env python3
"""Threadgroups of all sizes, in grids of one to three dimensions: of kernels that know nothing of them, which run in others, and
of kernels that do, by one way each.

usage: threadgroup_sizes_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so, PEWTER_METALC: pewter-metalc)"""
import ctypes
import itertools
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "scripts" / "python"))
from pewter_metal import Library  # noqa: E402

os.environ.setdefault("PEWTER_METAL_TIMEOUT", "60")
COMPILER = os.environ.get("PEWTER_METALC", str(pathlib.Path(os.environ.get("PEWTER_METAL_LIBRARY", "")).parent / "pewter-metalc"))

SOURCE = """#include <metal_stdlib>
using namespace metal;
#define GRID uint3 p [[thread_position_in_grid]], uint3 size [[threads_per_grid]]
#define PLACE ((p.z * size.y + p.y) * size.x + p.x)
kernel void knows_nothing(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], GRID) {
  float sum = x[PLACE];
  for (uint n = 0; n < p.x % 5; ++n) sum = exp(-sum) + x[p.y * size.x + n];
  y[PLACE] = p.z % 2 == 1 ? -sum : sum;
}
kernel void group(device uint* y [[buffer(0)]], GRID, uint3 g [[threadgroup_position_in_grid]]) { y[PLACE] = (g.z * 100 + g.y) * 100 + g.x; }
kernel void size_of_group(device uint* y [[buffer(0)]], GRID, uint3 t [[threads_per_threadgroup]]) { y[PLACE] = (t.z * 2000 + t.y) * 2000 + t.x; }
kernel void place(device uint* y [[buffer(0)]], GRID, uint t [[thread_index_in_threadgroup]]) { y[PLACE] = t; }
kernel void lane(device uint* y [[buffer(0)]], GRID, uint t [[thread_index_in_simdgroup]]) { y[PLACE] = t; }
kernel void sum(device uint* y [[buffer(0)]], GRID) { y[PLACE] = simd_sum(1u); }
kernel void shared(device uint* y [[buffer(0)]], GRID) {
  threadgroup atomic_uint count = {0};
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  threadgroup_barrier(mem_flags::mem_threadgroup);
  y[PLACE] = atomic_load_explicit(&count, memory_order_relaxed);
}
kernel void given(device uint* y [[buffer(0)]], threadgroup uint* last [[threadgroup(0)]], GRID) {
  *last = 7;
  y[PLACE] = *last;
}
// Each thread waits for the one before it, which has ended where it is of an earlier threadgroup.
kernel void in_turn(device atomic_uint* done [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  while (atomic_load_explicit(done, memory_order_relaxed) < i) {}
  atomic_store_explicit(done, i + 1, memory_order_relaxed);
}
"""

SIZES = [(1, 1, 1), (3, 1, 1), (7, 1, 1), (31, 1, 1), (33, 1, 1), (100, 1, 1), (1, 3, 1), (5, 3, 1), (3, 3, 3), (8, 3, 1), (12, 12, 1), (16, 3, 2)]
GRIDS = [(1, 1, 1), (29, 1, 1), (100, 1, 1), (1000, 1, 1), (3, 100, 1), (31, 9, 1), (70, 5, 1), (5, 4, 9), (33, 3, 2)]


def positions(grid):
    """Positions of all threads of the grid, as arrays [z, y, x]."""
    return numpy.indices(grid[::-1])[::-1]


def cut(size, grid, axis, group):
    """The size of the threadgroup in one dimension, cut by the grid's edge."""
    return numpy.minimum(size[axis], grid[axis] - group[axis] * size[axis])


class ThreadgroupSizes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = Library(SOURCE)

    def each(self):
        for size, grid in itertools.product(SIZES, GRIDS):
            with self.subTest(size=size, grid=grid):
                yield size, grid

    def result(self, kernel, size, grid, **more):
        y = numpy.zeros(grid[::-1], numpy.uint32)
        self.library.run(kernel, grid, size, {0: y}, **more)
        return y

    def test_that_the_compiler_says_which_know_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            made = f"{folder}/made.so"
            subprocess.run([COMPILER, "-", "-o", made, "--targets=sse42"], input=SOURCE.encode(), check=True)
            manifest = ctypes.string_at(ctypes.addressof(ctypes.c_char.in_dll(ctypes.CDLL(made), "pewter_metal_manifest"))).decode()
        kernels = {name: rest.split("\n") for name, _, rest in (k.partition("\n") for k in manifest.split("\nkernel ")[1:])}
        self.assertEqual(len(kernels), 9)
        self.assertEqual([name for name, lines in kernels.items() if "ungrouped" in lines], ["knows_nothing"])

    def test_of_a_kernel_that_knows_nothing(self):
        for size, grid in self.each():
            x = numpy.linspace(0, 1, 3000, dtype=numpy.float32)
            y, one = (numpy.zeros(grid[::-1], numpy.float32) for _ in range(2))
            self.library.run("knows_nothing", grid, size, {0: x, 1: y})
            self.library.run("knows_nothing", grid, (32, 1, 1), {0: x, 1: one})
            numpy.testing.assert_array_equal(y, one)
            self.assertTrue((y != 0)[..., 1:].all())

    def test_of_kernels_that_know(self):
        for size, grid in self.each():
            at = positions(grid)
            group = [a // s for a, s in zip(at, size)]
            x, y, z = (cut(size, grid, axis, group) for axis in range(3))
            index = ((at[2] % size[2]) * y + at[1] % size[1]) * x + at[0] % size[0]
            threads = x * y * z
            for kernel, right in [
                    ("group", (group[2] * 100 + group[1]) * 100 + group[0]), ("size_of_group", (z * 2000 + y) * 2000 + x),
                    ("place", index), ("lane", index % 32), ("sum", numpy.minimum(32, threads - index // 32 * 32)), ("shared", threads)]:
                numpy.testing.assert_array_equal(self.result(kernel, size, grid), right, kernel)
            self.assertTrue((self.result("given", size, grid, threadgroup_memory={0: 16}) == 7).all())

    def test_that_threadgroups_end_one_after_the_other(self):
        done = numpy.zeros(1, numpy.uint32)
        self.library.run("in_turn", (100, 1, 1), (1, 1, 1), {0: done})
        self.assertEqual(done[0], 100)


if __name__ == "__main__":
    unittest.main()
