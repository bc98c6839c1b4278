#!/usr/bin/env python3
"""Checked mode: each bug of tests/metal/faulty_kernels is named with kind, line and column, and nothing is said of its fix; nor of our own kernels.

A file of faulty_kernels has kernels `bug` and `fixed`, and in its first line how they are run: grid or groups, threads; buffers with type, length
and value (else 1, 2, ...). What is expected stands under the line in a comment, its caret in the column."""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import METAL_TYPES, Error, Library, Texture, metal_kernel  # noqa: E402

FAULTY = ROOT / "tests" / "metal" / "faulty_kernels"
SOURCES = ROOT / "kernels" / "metal" / "source"
TYPES = {metal: name for name, metal in METAL_TYPES.items()}
FOUND = re.compile(r"^(?P<file>[^\n:]+):(?P<line>\d+):(?P<column>\d+): (?P<kind>error|note): (?P<text>.*)$", re.M)


def expected_in(text):
    """(kind, line, column, text) of each caret."""
    found, code = [], 0
    for number, line in enumerate(text.split("\n"), 1):
        caret = re.match(r"\s*//[^^]*\^ (error|note): (.*)", line)
        if caret:
            found.append((caret[1], code, line.index("^") + 1, caret[2]))
        else:
            code = number
    return found


def run_of(text):
    """What the first line says."""
    first, *rest = text.split("\n")[0].split("run: ")[1].split("; ")
    extent, count, _, threads = first.split()
    buffers, memory = {}, {}
    for part in rest:
        words = part.split()
        if words[0] == "memory":
            memory[0] = int(words[1])
            continue
        kind = TYPES[words[1]]
        values = numpy.arange(1, int(words[2]) + 1) if len(words) < 4 else numpy.full(int(words[2]), float(words[4]))
        buffers[int(words[0])] = values.astype(kind)
    return dict(grid=int(count), threads=int(threads), buffers=buffers, threadgroup_memory=memory, threadgroups=extent == "groups")


class FaultyKernels(unittest.TestCase):
    maxDiff = None

    def check(self, path):
        text = path.read_text()
        library = Library(path=path, check=True)
        with self.assertRaises(Error) as caught:
            library.run("bug", **run_of(text))
        message = str(caught.exception)
        self.assertTrue(message.startswith("bug: checked mode found "), message)
        found = [(f["kind"], int(f["line"]), int(f["column"]), f["text"]) for f in FOUND.finditer(message)]
        self.assertEqual({f["file"] for f in FOUND.finditer(message)}, {str(path)})
        for kind, line, column, wanted in expected_in(text):
            what, _, rest = wanted.partition(": ") if kind == "error" else ("", "", wanted)
            matches = [f for f in found if f[:3] == (kind, line, column) and f[3].startswith(what) and rest in f[3]]
            self.assertTrue(matches, f"{path.name}: {kind} at {line}:{column}, {wanted}\nis not in\n{message}")
            found.remove(matches[0])
        self.assertEqual(found, [], message)
        source = text.split("\n")
        for f in FOUND.finditer(message):  # the line itself is shown, and a caret under the column
            shown, caret = message[f.end() + 1:].split("\n")[:2]
            self.assertEqual(shown, source[int(f["line"]) - 1])
            self.assertEqual(caret, " " * (int(f["column"]) - 1) + "^")
        library.run("fixed", **run_of(text))


for _path in sorted(FAULTY.glob("*.metal")):
    setattr(FaultyKernels, f"test_{_path.stem}", lambda self, path=_path: self.check(path))

class OwnKernels(unittest.TestCase):
    """Those that metal.check_kernels leaves out, as they take long, at one size; and at sizes that leave SIMD groups partial."""

    def test_attention_in_three_steps(self):
        library, f32 = Library(path=SOURCES / "attention.metal", check=True), numpy.float32
        size = numpy.array([16, 16], numpy.uint32)
        q, keys, values = (numpy.random.default_rng(seed).normal(size=(2, 16, 16)).astype(f32) for seed in (1, 2, 3))
        scores, y = numpy.zeros((2, 16, 16), f32), numpy.zeros((2, 16, 16), f32)
        library.run("attention_scores_float", (2, 2, 2), 32, {0: q, 1: keys, 2: scores, 3: size}, threadgroups=True)
        for threads in (7, 33, 64):
            library.run("attention_softmax", (16, 2), threads, {0: scores.copy(), 1: size, 2: numpy.array([True])}, threadgroups=True)
        library.run("attention_output_float", (2, 2, 2), 32, {0: scores, 1: values, 2: y, 3: size}, threadgroups=True)
        self.assertLess(numpy.abs(y - numpy.einsum("hqd,hkd,hke->hqe", q, keys, values) / 4).max(), 1e-4)

    def test_rows_at_other_sizes(self):
        library = Library(path=SOURCES / "rows.metal", check=True)
        x, y = numpy.ones((2, 1100), numpy.float32), numpy.zeros((2, 1100), numpy.float32)
        n, epsilon = numpy.array([1100], numpy.uint32), numpy.array([1e-5], numpy.float32)
        for threads in (1, 31, 64, 512, 1000):
            library.run("softmax_float", 2, threads, {0: x, 1: y, 2: n}, threadgroups=True)
            library.run("layer_norm", 2, threads, {0: x, 1: y, 2: x[0], 3: x[1], 4: n, 5: epsilon}, threadgroups=True)


    def test_without_a_barrier(self):
        """Each barrier of rows.metal is missed by one kernel at least."""
        helpers = (SOURCES / "threadgroup_reduce.h").read_text().replace("#pragma once", "")
        text = (SOURCES / "rows.metal").read_text().replace('#include "threadgroup_reduce.h"', helpers)
        barriers = list(re.finditer(r"threadgroup_barrier\([^;]*;", text))
        self.assertEqual(len(barriers), 6)
        x = numpy.random.default_rng(1).normal(size=(2, 300)).astype(numpy.float32)
        y, n, epsilon = numpy.zeros_like(x), numpy.array([300], numpy.uint32), numpy.array([1e-5], numpy.float32)
        runs = {"softmax_float": {0: x, 1: y, 2: n}, "row_prefix_sum": {0: x, 1: y, 2: n}, "layer_norm": {0: x, 1: y, 2: x[0], 3: x[1], 4: n, 5: epsilon}}
        for barrier in barriers:
            library, found = Library(text[:barrier.start()] + ";" + text[barrier.end():], check=True), []
            for kernel, buffers in runs.items():
                try:
                    library.run(kernel, 2, 128, buffers, threadgroups=True)
                except Error as e:
                    found.append(str(e))
            self.assertTrue(any("error: race" in f or "error: uninitialised" in f for f in found), text[:barrier.start()].count("\n"))


class Ways(unittest.TestCase):
    """How checked mode is asked for, and what it leaves."""
    SHIFT = "kernel void shift(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {\n  x[i] = x[i + 1];\n}\n"

    def test_nothing_is_lost(self):
        library = Library(self.SHIFT, name="shift.metal", check=True)
        x = numpy.arange(64, dtype=numpy.float32)
        guard = x.copy()
        for _ in range(2):
            with self.assertRaisesRegex(Error, r"shift.metal:2:10: error: out of bounds: .* loads bytes 128 to 131 of buffer 0 'x'"):
                library.run("shift", 32, 32, {0: x[:32]})
        self.assertTrue((x[32:] == guard[32:]).all())
        ok = Library("kernel void twice(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] *= 2; }", check=True)
        ok.run("twice", 64, 32, {0: guard})
        self.assertTrue((guard == 2 * numpy.arange(64)).all())

    def test_metal_kernel(self):
        kernel = metal_kernel(name="shift", input_names=["x"], output_names=["y"], check=True,
                              source="uint i = thread_position_in_grid.x; y[i] = x[i + 1];")
        with self.assertRaisesRegex(Error, r"^shift: checked mode found 1 error\nshift:\d+:\d+: error: out of bounds: "):
            kernel(inputs=[numpy.ones(32, numpy.float32)], grid=(32, 1, 1), threadgroup=(32, 1, 1), output_shapes=[(32,)],
                   output_dtypes=[numpy.float32])

    def test_what_other_sources_do(self):
        """A parameter that a function constant leaves out is loaded from, and nobody uses it; vectors lie where floats may."""
        library = Library("constant bool scales [[function_constant(0)]];\n"
                          "kernel void f(device float* x [[buffer(0)]], constant float4& factor [[buffer(1), function_constant(scales)]],\n"
                          "              uint i [[thread_position_in_grid]]) {\n"
                          "  device float4* v = reinterpret_cast<device float4*>(x + 1) + i;\n"
                          "  const float4 by = factor;\n"
                          "  *v = scales ? *v * by : *v + 1;\n}\n", constants={0: False}, check=True)
        x = numpy.zeros(33, numpy.float32)
        library.run("f", 8, 32, {0: x})
        self.assertEqual((x[0], x[1:].min(), x[1:].max()), (0, 1, 1))
        with self.assertRaisesRegex(Error, "bytes 132 to 147 of buffer 0 'x', which has 132 bytes"):
            library.run("f", 9, 32, {0: x})

    def test_textures(self):
        library = Library("#include <metal_stdlib>\nusing namespace metal;\nkernel void paint(texture2d<float, access::write> image [[texture(0)]], uint i [[thread_position_in_grid]]) {\n"
                          "  image.write(float4(i / 255.0f), uint2(i % 8, i / 16));\n}\n", name="paint.metal", check=True)
        with self.assertRaisesRegex(Error, r"paint.metal:4:\d+: error: race: .* stores to byte 0 of texture 0 'image'"):
            library.run("paint", 128, 32, {}, textures={0: Texture(numpy.zeros((8, 8, 4), numpy.uint8), "rgba8unorm")})

    def test_recursion(self):
        with self.assertRaisesRegex(Error, "f: a call of a function that is not known"):
            Library("float sum(device const float* x, uint n) { return n < 2 ? x[0] : sum(x, n / 2) + sum(x + n / 2, n - n / 2); }\n"
                    "kernel void f(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = sum(x, 8); }\n", check=True)

    def test_many_errors_end_the_dispatch(self):
        lines = "".join(f"  x[i + {n}] = x[i + {n + 1000}];\n" for n in range(30))
        library = Library("kernel void all(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {\n" + lines + "}\n", check=True)
        with self.assertRaisesRegex(Error, "at least 16 errors"):
            library.run("all", 32, 32, {0: numpy.zeros(32, numpy.float32)})

    def test_errors_of_the_compiler(self):
        with self.assertRaisesRegex(Error, r"mine.metal:2:\d+: error: use of undeclared identifier 'z'"):
            Library("kernel void f(device float* x [[buffer(0)]]) {\n  x[0] = z;\n}\n", name="mine.metal", check=True)

    def test_command(self):
        with tempfile.TemporaryDirectory() as folder:
            x, path = pathlib.Path(folder) / "x.npy", pathlib.Path(folder) / "shift.metal"
            numpy.save(x, numpy.arange(100, dtype=numpy.float32))
            path.write_text(self.SHIFT)
            run = [sys.executable, ROOT / "scripts" / "metal-run", path, "--kernel", "shift", "--grid", "100", "--buffer", f"0={x}", "--check"]
            done = subprocess.run([*run, "--threads", "50"], capture_output=True, text=True)
            self.assertEqual(done.returncode, 1)
            self.assertTrue(done.stderr.startswith("metal-run: at 50 threads: shift: checked mode found 2 errors\n"), done.stderr)
            self.assertIn(f"{path}:2:10: error: out of bounds: SIMD group 1, lane 17 (thread (49, 0, 0) of threadgroup (1, 0, 0))", done.stderr)
            self.assertIn("  x[i] = x[i + 1];\n         ^\n", done.stderr)
            path.write_text(self.SHIFT.replace("x[i + 1]", "x[i] + 1"))
            done = subprocess.run([*run, "--sizes", "32,100"], capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn("shift: nothing found at 32, 100 threads", done.stdout)
            done = subprocess.run([*run, "--sizes", "all"], capture_output=True, text=True)
            self.assertIn("nothing found at 32, 64, 96, 128, 256, 512, 768, 1024 threads", done.stdout)
            path.write_text(self.SHIFT.replace("x[i + 1]", "x[i] + 1").replace("kernel", "[[max_total_threads_per_threadgroup(64)]] kernel"))
            done = subprocess.run([*run, "--sizes", "64,128"], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0)
            self.assertIn("128 threads: left out: shift: threads_per_threadgroup", done.stdout)
            self.assertIn("shift: nothing found at 64 threads", done.stdout)


if __name__ == "__main__":
    unittest.main()
