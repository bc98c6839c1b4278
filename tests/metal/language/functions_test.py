#!/usr/bin/env python3
"""Visible functions and function pointers against Python: tables by uniform and by divergent index, with SIMD-group functions, loops,
structures and pointers in what they call; calls within calls; the reference way; what is wrong in a table; checked mode."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, FunctionTable, Library  # noqa: E402

f32 = numpy.float32
SOURCE = """#include <metal_stdlib>
using namespace metal;
[[visible]] float twice(float x) { return 2 * x; }
[[stitchable]] float negative(float x) { return -x; }
[[visible]] float steps(float x) { float s = 0; for (int i = 0; i < int(abs(x)) % 7; ++i) s += i * x; return s; }
[[visible]] float total(float x) { return simd_sum(x); }
template <class T> [[visible]] T half_of(T x) { return x / 2; }
template [[visible, host_name("half_float")]] float half_of<float>(float);
[[visible]] int whole(int x) { return x; }
struct pair { float4 a; float b; };
[[visible]] pair joined(pair p, device float* more, uint n) { p.a += more[n]; p.b = -p.b; return p; }
[[visible]] float late(float x, visible_function_table<float(float)> table) { return table[1](x) + 1; }
using one = float(float);
kernel void apply(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], visible_function_table<one> table [[buffer(2)]],
                  device const uint* which [[buffer(3)]], uint i [[thread_position_in_grid]]) {
  y[i] = table[which[i]](x[i]);
}
kernel void chain(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], visible_function_table<one> table [[buffer(2)]],
                  uint i [[thread_position_in_grid]]) {
  float v = x[i];
  for (uint n = 0; n < table.size(); ++n) v = table[n](v);
  y[i] = v;
}
kernel void pairs(device pair* p [[buffer(0)]], device float* more [[buffer(1)]],
                  visible_function_table<pair(pair, device float*, uint)> table [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  p[i] = table[0](p[i], more, i);
}
kernel void nested(device float* y [[buffer(0)]], visible_function_table<float(float, visible_function_table<one>)> table [[buffer(1)]],
                   visible_function_table<one> inner [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  y[i] = table[i % 2](float(i), inner);
}
constant one* const two[] = {twice, negative};
float through(one* f, float x) { return f(x) + f(x + 1); }
void each(device bfloat* y, bfloat x, uint i, bfloat (*f)(bfloat, bfloat)) { y[i] = f(y[i], x); }
template <class T> T largest(T a, T b) { return a > b ? a : b; }
kernel void parameters(device bfloat* y [[buffer(0)]], uint i [[thread_position_in_grid]]) { each(y, bfloat(20), i, largest<bfloat>); }
kernel void pointers(device float* y [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  one* f = i % 3 == 0 ? twice : total;
  y[i] = two[i % 2](float(i)) + through(i % 3 == 2 ? negative : f, 3);
}
"""
NAMES = ["twice", "negative", None, "steps", "half_float"]
ORACLES = [lambda v: 2 * v, lambda v: -v, lambda v: 0.0, lambda v: sum(i * v for i in range(int(abs(v)) % 7)), lambda v: v / 2]
THREADS = 96


def groups(count):
    """Slices of the SIMD groups of a one-dimensional grid."""
    for first in range(0, count, THREADS):
        last = min(first + THREADS, count)
        yield from (slice(s, min(s + 32, last)) for s in range(first, last, 32))


class Functions(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = Library(SOURCE, name="mine.metal")
        random = numpy.random.default_rng(5)
        cls.x = random.normal(0, 5, 1000).astype(f32)
        cls.which = random.integers(0, 7, 1000).astype(numpy.uint32)  # 5 and 6: out of the table

    def run_both(self, kernel, buffers, check):
        for reference in (False, True):
            fresh = {n: b if isinstance(b, FunctionTable) else b.copy() for n, b in buffers.items()}
            count = len(next(b for b in fresh.values() if not isinstance(b, FunctionTable)))
            self.library.run(kernel, count, THREADS, fresh, reference=reference)
            check(fresh)

    def test_names(self):
        self.assertEqual(self.library.names(), ["apply", "chain", "nested", "pairs", "parameters", "pointers"])

    def test_divergent_index(self):
        wanted = numpy.array([ORACLES[k](float(v)) if k < 5 else 0 for k, v in zip(self.which, self.x)])
        self.run_both("apply", {0: self.x, 1: self.x, 2: FunctionTable(NAMES), 3: self.which},
                      lambda b: numpy.testing.assert_allclose(b[1], wanted, rtol=1e-6))

    def test_sum_of_the_lanes_that_call(self):
        which = self.which % 2
        wanted = self.x.astype(float)
        for g in groups(1000):
            wanted[g] = numpy.where(which[g] == 1, self.x[g][which[g] == 1].sum(dtype=float), -wanted[g])
        self.run_both("apply", {0: self.x, 1: self.x, 2: FunctionTable(["negative", "total"]), 3: which},
                      lambda b: numpy.testing.assert_allclose(b[1], wanted, atol=1e-4))

    def test_uniform_index(self):
        wanted = self.x * -2.0
        for g in groups(1000):
            wanted[g] = wanted[g].sum() / 2
        self.run_both("chain", {0: self.x, 1: self.x, 2: FunctionTable(["twice", "negative", "total", "half_float"])},
                      lambda b: numpy.testing.assert_allclose(b[1], wanted, atol=2e-4))

    def test_structures(self):
        pairs = numpy.arange(8 * 40, dtype=f32).reshape(40, 8)
        more = -numpy.arange(40, dtype=f32)
        wanted = pairs.copy()
        wanted[:, :4] += more[:, None]
        wanted[:, 4] *= -1

        def check(b):
            numpy.testing.assert_array_equal(b[0][:, :5], wanted[:, :5])
        self.run_both("pairs", {0: pairs, 1: more, 2: FunctionTable(["joined"])}, check)

    def test_calls_within_calls(self):
        i = numpy.arange(70)
        self.run_both("nested", {0: numpy.ones(70, f32), 1: FunctionTable(["late"]), 2: FunctionTable(["twice", "negative"])},
                      lambda b: numpy.testing.assert_array_equal(b[0], numpy.where(i % 2 == 0, 1 - i, 0)))

    def test_calls_that_are_deep(self):
        """A step of a program calls the next one."""
        library = Library("""#include <metal_stdlib>
using namespace metal;
struct steps;
using stage = float(thread const steps&, uint, float);
struct steps { visible_function_table<stage> table; device const uint* program; };
float next(thread const steps& s, uint n, float x) { return s.table[s.program[n + 1]](s, n + 1, x); }
[[visible]] float end(thread const steps& s, uint n, float x) { return x; }
[[visible]] float twice(thread const steps& s, uint n, float x) { return 2 * next(s, n, x); }
[[visible]] float one_more(thread const steps& s, uint n, float x) { return next(s, n, x) + 1; }
kernel void run(device float* y [[buffer(0)]], visible_function_table<stage> table [[buffer(1)]], device const uint* programs [[buffer(2)]],
                uint i [[thread_position_in_grid]]) {
  const steps s = {table, programs + 8 * (i / 7)};
  y[i] = table[s.program[0]](s, 0, float(i));
}""")
        random = numpy.random.default_rng(6)
        programs = [list(random.integers(1, 3, random.integers(0, 6))) + [0] * 8 for _ in range(10)]

        def value(program, x):
            return x if program[0] == 0 else 2 * value(program[1:], x) if program[0] == 1 else value(program[1:], x) + 1
        wanted = [value(programs[i // 7], float(i)) for i in range(70)]
        table = FunctionTable(["end", "twice", "one_more"])
        for reference in (False, True):
            y = numpy.zeros(70, f32)
            library.run("run", 70, 64, {0: y, 1: table, 2: numpy.array([p[:8] for p in programs], numpy.uint32)}, reference=reference)
            self.assertEqual(y.tolist(), wanted)

    def test_functions_of_another_source(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "more.metal"
            path.write_text("""#include <metal_stdlib>
using namespace metal;
float helper(float x) { return x * 10; }
[[visible]] float tenfold(float x) { return helper(x); }
fragment float4 shade() { return 0; }
kernel void apply(device float* y [[buffer(0)]]) { y[0] = helper(1); }
""")
            x = self.x[:200]
            for check in (False, True):
                library = Library(SOURCE + "float helper(float x) { return -x; }\n", name="mine.metal", linked=[path], check=check)
                self.assertEqual(library.names(), self.library.names())
                for reference in (False, True)[:2 - check]:
                    y = numpy.zeros(200, f32)
                    library.run("apply", 200, 64, {0: x, 1: y, 2: FunctionTable(["tenfold", "twice"]), 3: self.which[:200] % 2}, reference=reference)
                    numpy.testing.assert_array_equal(y, numpy.where(self.which[:200] % 2 == 0, x * f32(10), x * f32(2)))
            path.write_text("[[visible]] float twice(float x) { return x; }\n")
            with self.assertRaisesRegex(Error, "two visible functions are named 'twice'"):
                Library(SOURCE, linked=[path])
            path.write_text("[[visible]] float f(float x) { return none; }\n")
            with self.assertRaisesRegex(Error, "more.metal:1:.*none"):
                Library(SOURCE, linked=[path])
            with self.assertRaisesRegex(Error, "nowhere.metal cannot be read"):
                Library(SOURCE, linked=[pathlib.Path(folder) / "nowhere.metal"])

    def test_no_room_for_another_source(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "more.metal"
            path.write_text("[[visible]] float tenfold(float x) { return x * 10; }\n")
            program = ("import resource, signal, sys; from pewter_metal import Error, Library\n"
                       "signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))\n"
                       "try: Library(sys.argv[1], linked=[sys.argv[2]])\n"
                       "except Error as e: print(e)\n")
            done = subprocess.run([sys.executable, "-c", program, SOURCE, str(path)], capture_output=True, text=True,
                                  env=os.environ | {"PYTHONPATH": str(ROOT / "scripts" / "python"), "PEWTER_METAL_CACHE": folder + "/cache"})
            self.assertRegex(done.stdout, "linked source .*more.metal: .*cannot be written: File too large", done.stderr)
            self.assertEqual(list(pathlib.Path(folder, "cache").iterdir()), [])

    def test_pointers(self):
        i = numpy.arange(64)
        lanes = (i % 3 == 1).reshape(2, 32).sum(1).repeat(32)
        more = numpy.choose(i % 3, [14, 7 * lanes, -7])
        self.run_both("pointers", {0: numpy.zeros(64, f32)},
                      lambda b: numpy.testing.assert_array_equal(b[0], numpy.where(i % 2 == 0, 2 * i, -i) + more))

    def test_parameters(self):
        """A function that is known where it is called from, not in what calls it."""
        i = numpy.arange(64)
        bits = (i.astype(f32).view(numpy.uint32) >> 16).astype(numpy.uint16)
        wanted = (numpy.maximum(i, 20).astype(f32).view(numpy.uint32) >> 16).astype(numpy.uint16)
        self.run_both("parameters", {0: bits}, lambda b: numpy.testing.assert_array_equal(b[0], wanted))

    def fails(self, text, kernel, buffers):
        with self.assertRaises(Error) as caught:
            self.library.run(kernel, 64, 64, buffers)
        self.assertIn(text, str(caught.exception))

    def test_errors(self):
        x = self.x[:64].copy()
        place = "apply: [[buffer(2)]]"
        self.fails(place + " is bound to a buffer, must be a function table", "apply", {0: x, 1: x, 2: x, 3: self.which})
        self.fails(place + " (table) is bound to nothing", "apply", {0: x, 1: x, 3: self.which})
        self.fails(place + ": function 1 = 'thrice', must be one of", "apply", {0: x, 1: x, 2: FunctionTable(["twice", "thrice"]), 3: self.which})
        self.fails(place + ": function 0 = 'whole' is int (int), must be float (float)", "apply",
                   {0: x, 1: x, 2: FunctionTable(["whole"]), 3: self.which})
        numpy.testing.assert_array_equal(x, self.x[:64])
        with self.assertRaisesRegex(Error, "two visible functions are named 'f'"):
            Library("[[visible]] int f(int x) { return x; }\n[[visible]] float f(float x) { return x; }\n"
                    "kernel void k(device int* x [[buffer(0)]]) { x[0] = 1; }")
        with self.assertRaisesRegex(Error, "of a function that is not known"):  # of the kernel, not of its library
            Library("int f(int x) { return x < 1 ? 1 : x * f(x - 1) + f(x - 2); }\nkernel void k(device int* x [[buffer(0)]]) { x[0] = f(x[0]); }").run(
                "k", 1, 1, {0: x})

    def test_checked(self):
        library = Library(SOURCE, name="mine.metal", check=True)
        y = numpy.zeros_like(self.x)
        library.run("apply", 1000, THREADS, {0: self.x, 1: y, 2: FunctionTable(["twice", "negative"]), 3: self.which % 2})
        numpy.testing.assert_array_equal(y, numpy.where(self.which % 2 == 0, 2 * self.x, -self.x))
        line = SOURCE[:SOURCE.index("table[which[i]]")].count("\n") + 1
        for wrong, text in ((7, "calls function 7 of a table, which is out of bounds"), (2, "calls function 2 of a table, which is not set")):
            which = numpy.zeros(1000, numpy.uint32)
            which[100] = wrong
            with self.assertRaises(Error) as caught:
                library.run("apply", 1000, THREADS, {0: self.x, 1: y, 2: FunctionTable(NAMES), 3: which})
            message = str(caught.exception)
            self.assertIn(f"mine.metal:{line}:", message)
            self.assertIn(f"unknown function: SIMD group 0, lane 4 (thread (4, 0, 0) of threadgroup (1, 0, 0)) {text}", message)
            self.assertEqual(message.count("error: "), 1, message)


if __name__ == "__main__":
    unittest.main()
