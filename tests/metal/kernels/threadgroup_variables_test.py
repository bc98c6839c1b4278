#!/usr/bin/env python3
"""Threadgroup variables: what an initializer says is there before each threadgroup's first thread begins, by every way that kernels run;
variables of helper functions, which all calls and threads have in common.

usage: threadgroup_variables_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import pathlib
import sys
import unittest

import numpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "scripts" / "python"))
from pewter_metal import Error, Library  # noqa: E402

HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
PLACES = """uint t [[thread_index_in_threadgroup]], uint3 size [[threads_per_threadgroup]],
  uint3 group [[threadgroup_position_in_grid]], uint3 groups [[threadgroups_per_grid]]"""
# Each thread reads what it finds, then all is overwritten: the next threadgroup has the same memory.
SOURCE = HEAD + """
struct record { float2 sum; int count = 7; bool set; };
template <typename T, int N> T held(uint t, T by, T value) {
  threadgroup T own[N] = {T(3), T(4)};
  const T found = own[t % N];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  own[t % N] = value;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  return found + by * own[(t + 1) % N];
}
kernel void values(device float* y [[buffer(0)]], PLACES) {
  threadgroup float zeros[70] = {0};
  threadgroup int few[40] = {1, -2, 3};
  threadgroup half4 vector = half4(1, 2, 3, 4);
  threadgroup float one(1), all[5] = {};
  float threadgroup behind = 2.5f, none;
  const threadgroup float fixed = -0.5f;
  threadgroup record r = {float2(5, 6), 8, true}, d{};
  threadgroup float4 rows[2] = {float4(9), {1, 2, 3, 4}};
  threadgroup bfloat b = 0.25bf;
  threadgroup uchar letters[4] = {'a', 'b'};
  float s = zeros[t % 70] + 2 * few[t % 40] + 3 * float(vector[t % 4]) + 5 * one + all[t % 5] + 7 * behind + 11 * fixed;
  s += r.sum.x + 13 * r.sum.y + r.count + r.set + 17 * d.sum.x + 19 * d.count + d.set + rows[t % 2][t % 4] + float(b) + letters[t % 4];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  zeros[t % 70] = 100;
  few[t % 40] = 100;
  if (t == 0) {
    vector = 100, one = 100, behind = 100, none = 1, b = 100;
    r.sum = d.sum = 100, r.count = d.count = 100, r.set = false, d.set = true;
    rows[0] = rows[1] = 100, letters[0] = letters[1] = 'z';
    for (int k = 0; k < 5; k++) all[k] = 100;
  }
  y[(group.y * groups.x + group.x) * size.x * size.y * size.z + t] = s;
}
kernel void counts(device float* y [[buffer(0)]], PLACES) {
  threadgroup float total = 0.5f;
  for (uint turn = 0; turn < 3; turn++) {
    threadgroup float within = 1;  // once a threadgroup, not once a turn
    threadgroup_barrier(mem_flags::mem_threadgroup);
    if (t == turn % (size.x * size.y)) total += within, within *= 4;
    threadgroup_barrier(mem_flags::mem_threadgroup);
  }
  y[(group.y * groups.x + group.x) * size.x * size.y * size.z + t] = total;
}
kernel void helpers(device float* y [[buffer(0)]], PLACES) {
  const float a = held<float, 2>(t, 10, 1), b = held<int, 3>(t, 100, 2), c = held<float, 2>(t, 1000, 5);
  y[(group.y * groups.x + group.x) * size.x * size.y * size.z + t] = a + b + c;
}
""".replace("PLACES", PLACES)


def values(t):
    few, rows = [1, -2, 3] + [0] * 37, [[9] * 4, [1, 2, 3, 4]]
    s = 2 * few[t % 40] + 3 * (t % 4 + 1) + 5 + 7 * 2.5 - 5.5 + 5 + 13 * 6 + 8 + 1 + 19 * 7
    return s + rows[t % 2][t % 4] + 0.25 + [97, 98, 0, 0][t % 4]


def helpers(t):
    return (3 + t % 2) + 10 + [3, 4, 0][t % 3] + 200 + 1 + 5000


EXPECTED = {"values": values, "counts": lambda t: 0.5 + 1 + 4 + 16, "helpers": helpers}
# Threadgroups in loops, in rows of 16 and 8, of parts of SIMD groups, one for several host threads.
SIZES = [((256, 1, 1), (64, 1, 1), 0), ((256, 1, 1), (64, 1, 1), 1), ((64, 4, 1), (16, 4, 1), 0), ((64, 8, 1), (8, 8, 1), 0),
         ((70, 7, 1), (35, 7, 1), 0), ((128, 1, 1), (128, 1, 1), 0), ((1024, 1, 1), (1024, 1, 1), 2), ((40, 3, 1), (20, 1, 1), 0),
         ((32, 8, 1), (32, 2, 1), 2)]


class ThreadgroupVariables(unittest.TestCase):
    def run_all(self, library, kernel, **how):
        for grid, threads, host_threads in SIZES:
            count = threads[0] * threads[1]
            expected = numpy.array([EXPECTED[kernel](t) for t in range(count)], numpy.float32)
            y = numpy.zeros(grid[0] * grid[1], numpy.float32)
            library.run(kernel, grid, threads, {0: y}, host_threads=host_threads, **how)
            wrong = numpy.argwhere(y.reshape(-1, count) != expected)
            self.assertEqual(wrong.size, 0, (kernel, grid, threads, how, wrong[:3].tolist(), y[:5], expected[:5]))

    def test_values_as_vectors(self):
        for target in ("avx512", "avx2", "sse42", "neon"):
            try:
                library = Library(SOURCE, target=target)
            except Error as e:
                self.assertIn("supported by this CPU", str(e))
                continue
            for kernel in EXPECTED:
                self.run_all(library, kernel)

    def test_values_by_the_reference_way(self):
        for kernel in EXPECTED:
            self.run_all(Library(SOURCE), kernel, reference=True)

    def test_checked_mode_counts_them_as_written(self):
        library = Library(SOURCE, check=True)
        for kernel in EXPECTED:
            self.run_all(library, kernel)
        library = Library(HEAD + """kernel void f(device float* y [[buffer(0)]], uint t [[thread_index_in_threadgroup]]) {
  threadgroup float with[32] = {1};
  threadgroup float without[32];
  y[t] = with[t] + without[t];
}""", check=True)
        with self.assertRaisesRegex(Error, "bytes 0 to 3 of threadgroup variable 'without', to which no thread of the threadgroup has stored") as caught:
            library.run("f", 32, 32, {0: numpy.zeros(32, numpy.float32)})
        self.assertNotIn("'with'", str(caught.exception))

    def test_of_helper_functions_without_initializers(self):
        library = Library(HEAD + """
float reversed(float x, uint t, uint n) {
  threadgroup float all[64];
  all[t] = x;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  return all[n - 1 - t];
}
kernel void f(device float* y [[buffer(0)]], uint t [[thread_index_in_threadgroup]], uint n [[threads_per_threadgroup]]) { y[t] = reversed(t, t, n); }
""")
        y = numpy.zeros(64, numpy.float32)
        for how in ({}, {"reference": True}):
            y[:] = 0
            library.run("f", 64, 64, {0: y}, **how)
            self.assertEqual(y.tolist(), list(range(63, -1, -1)))

    def test_one_that_is_no_constant(self):
        for value in ("a = x[0]", "a[2] = {1, x[1]}", "a(x[2])"):
            with self.assertRaisesRegex(Error, r"mine.metal:4:\d+: error: variable does not have a constant initializer"):
                Library(HEAD + f"kernel void f(device float* x [[buffer(0)]]) {{\n threadgroup float {value};\n x[0] = 1; }}", name="mine.metal")

    def test_of_the_program(self):
        for value in ("a[64]", "a[64] = {1}"):
            with self.assertRaisesRegex(Error, r"mine.metal:3.*'a'.*variables of the program cannot be in threadgroup memory"):
                Library(HEAD + f"threadgroup float {value};\nkernel void f(device float* x [[buffer(0)]]) {{ x[0] = a[1]; }}", name="mine.metal")

    def test_pointers_and_references_are_no_variables(self):
        library = Library(HEAD + """struct s { threadgroup float* p; };
kernel void f(device float* x [[buffer(0)]], uint t [[thread_index_in_threadgroup]]) {
  threadgroup float a[32];
  threadgroup float* p = a + 1; const threadgroup float& q = a[0]; threadgroup float (&whole)[32] = a; s pair = {p};
  threadgroup const float* threadgroup_end = a + 32;
  a[t] = t;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  x[t] = q + pair.p[0] + whole[2] + threadgroup_end[-1];
}""")
        x = numpy.zeros(32, numpy.float32)
        library.run("f", 32, 32, {0: x})
        self.assertEqual(set(x.tolist()), {34.0})


if __name__ == "__main__":
    unittest.main()
