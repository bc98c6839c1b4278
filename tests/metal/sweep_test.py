#!/usr/bin/env python3
"""metal-run --sweep: sizes and targets measured and compared, records and page; what it says of wrong kernels and input."""
import importlib.util
import json
import math
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
from benchmarking import metal_sweep  # noqa: E402

SOURCE = """#include <metal_stdlib>
using namespace metal;
kernel void twice(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]]) { y[i] = 2 * x[i]; }
kernel void sums(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant uint& n [[buffer(2)]],
                 threadgroup float* part [[threadgroup(0)]], uint g [[threadgroup_position_in_grid]],
                 uint t [[thread_index_in_threadgroup]], uint threads [[threads_per_threadgroup]]) {
  float s = 0;
  for (uint i = t; i < n; i += threads) s += x[g * n + i];
  part[t] = s;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  if (t == 0) { s = 0; for (uint k = 0; k < threads; ++k) s += part[k]; y[g] = s; }
}
kernel void size_matters(device float* y [[buffer(1)]], uint i [[thread_position_in_grid]], uint threads [[threads_per_threadgroup]]) {
  y[i] = threads;
}
"""


class Functions(unittest.TestCase):
    def test_numbers_that_depend_on_the_size(self):
        self.assertEqual([metal_sweep.at_threads(t, 96) for t in ("7", "4*threads", "1000/threads", "960/threads")], [7, 384, 11, 10])
        for text in ("", "x", "-1", "4*", "threads"):
            with self.assertRaises(ValueError):
                metal_sweep.at_threads(text, 96)

    def test_shapes_of_threadgroups(self):
        self.assertEqual(metal_sweep.extents_of(256, 1), (256, 1, 1))
        self.assertEqual(metal_sweep.extents_of(256, 2), (32, 8, 1))
        self.assertEqual(metal_sweep.extents_of(40, 2), (40, 1, 1))
        self.assertEqual([metal_sweep.name_of(t) for t in ((64, 1, 1), (32, 8, 1), (1, 1, 2))], ["64", "32x8", "1x1x2"])

    def test_differences(self):
        a, nan = numpy.array([1.0, 100.0]), numpy.array([math.nan])
        self.assertEqual(metal_sweep.difference(a, a, 0), 0)
        self.assertEqual(metal_sweep.difference(a, a + 1e-9, 0), math.inf)
        self.assertAlmostEqual(metal_sweep.difference(a + [0, 1], a, 1e-2), 1)
        self.assertAlmostEqual(metal_sweep.difference(a + [1e-3, 0], a, 1e-2), 0.1)
        self.assertEqual(metal_sweep.difference(nan, nan, 1), 0)
        self.assertEqual(metal_sweep.difference(nan, numpy.array([1.0]), 1), math.inf)
        self.assertEqual(metal_sweep.difference(numpy.array([math.inf]), numpy.array([1e9]), 1), math.inf)


class Command(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "some.metal").write_text(SOURCE)
        self.x = numpy.random.default_rng(1).standard_normal((6, 700)).astype(numpy.float32)
        numpy.save(self.folder / "x.npy", self.x)

    def run_kernel(self, kernel, *more):
        return subprocess.run([sys.executable, str(ROOT / "scripts" / "metal-run"), str(self.folder / "some.metal"), "--kernel", kernel, "--sweep",
                               "--rounds", "2", *more], capture_output=True, text=True, cwd=self.folder, timeout=300)

    sums = ("--grid", "6", "--threadgroups", "--value", "2=uint:700", "--threadgroup-memory", "0=4*threads")

    def test_table(self):
        done = self.run_kernel("sums", "--buffer", "0=x.npy", "--out", "1=float:6:y.npy", *self.sums, "--sizes", "32,100,1024,2048", "--no-report")
        self.assertEqual(done.returncode, 0, done.stderr)
        lines = done.stdout.splitlines()
        self.assertEqual([line.split()[0] for line in lines[:4]], ["threads", "32", "100", "1024"])
        self.assertTrue(all(line.endswith("same") for line in lines[1:4]), lines)
        self.assertIn("21.9 %", lines[2])  # idle lanes of 100 threads
        self.assertIn("2048 threads: sums: threads_per_threadgroup = 2048x1x1, must be at most 1024", lines[4])
        found = numpy.load(self.folder / "y.npy")
        self.assertTrue((numpy.abs(found - self.x.astype(float).sum(1)) < 1e-3).all())
        self.assertEqual(sorted(p.name for p in self.folder.iterdir()), ["some.metal", "x.npy", "y.npy"])

    def test_results_that_depend_on_the_size(self):
        done = self.run_kernel("size_matters", "--grid", "64", "--out", "1=float:64", "--sizes", "32,64", "--no-report")
        self.assertEqual(done.returncode, 1)
        self.assertIn("differ: ", done.stdout)
        self.assertIn("differ from those at 32 threads of", done.stderr)
        done = self.run_kernel("size_matters", "--grid", "64", "--out", "1=float:64", "--sizes", "32,64", "--no-report", "--tolerance", "1")
        self.assertEqual(done.returncode, 0, done.stderr)

    @unittest.skipUnless(importlib.util.find_spec("scipy"), "records need scipy")
    def test_report(self):
        done = self.run_kernel("twice", "--grid", "70x60", "--buffer", "0=x.npy", "--out", "1=float:4200", "--sizes", "64,256", "--report", "out")
        self.assertEqual(done.returncode, 0, done.stderr)
        document = json.loads((self.folder / "out" / "records.json").read_text())
        targets = {c["target"] for c in document["configurations"]}
        self.assertTrue(targets and targets <= set(metal_sweep.TARGETS))
        self.assertEqual(len(document["records"]), 2 * len(targets))
        for r in document["records"]:
            self.assertEqual((r["kernel"], r["verdict"], r["rounds"], r["extents"]), ("twice", "right", [1, 2], [70, 60]))
            self.assertEqual(r["bytes"], 2 * 4200 * 4)
        if importlib.util.find_spec("jsonschema"):
            from benchmarking import records
            self.assertEqual(records.misfit(document), "")
        page = (self.folder / "out" / "report.html").read_text()
        self.assertIn("<svg", page)
        self.assertIn("scripts/metal-run", page)
        again = subprocess.run([sys.executable, str(ROOT / "scripts" / "report"), str(self.folder / "out" / "records.json"), "--html",
                                str(self.folder / "study.html")], capture_output=True, text=True)
        self.assertEqual(again.returncode, 0, again.stderr)

    def test_bad_input(self):
        for text, arguments in (("metal: kernel = 'thrice', must be one of", ("thrice",)),
                                ("[[buffer(1)]] (y) is bound to nothing", ("twice", "--buffer", "0=x.npy", "--grid", "64")),
                                ("must be at most 1024", ("size_matters", "--out", "1=float:64", "--sizes", "1025")),
                                ("must be at most 32768", ("sums", "--buffer", "0=x.npy", "--out", "1=float:6", *self.sums[:5], "--threadgroup-memory",
                                                           "0=32784")),
                                ("must be a number", ("twice", "--grid", "64-threads")),
                                ("target", ("twice", "--targets", "avx1024"))):
            with self.subTest(text):
                done = self.run_kernel(*arguments, "--no-report")
                self.assertEqual(done.returncode, 1, done.stdout)
                self.assertIn(text, done.stderr)
                self.assertNotIn("Traceback", done.stderr)


if __name__ == "__main__":
    unittest.main()
