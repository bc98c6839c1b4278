#!/usr/bin/env python3
"""Copies for SIMD groups whose lanes all do the same: rows by fours whose ends lie anywhere, in loops and out of them. The results
are those of one thread at a time, and the copies are as short as they should be."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from known_targets import targets  # noqa: E402
from pewter_metal import Library  # noqa: E402

HEAD = """#include <metal_stdlib>
using namespace metal;
#define AT device const int* x [[buffer(0)]], device int* y [[buffer(1)]], constant uint& n [[buffer(2)]], device int* sums [[buffer(3)]],\\
  uint i [[thread_position_in_grid]], uint threads [[threads_per_grid]]
"""
# Each differs from the first by one thing that the compiler looks at.
KERNELS = {
    "rows": """kernel void rows(AT) {
  int sum = 0;
  for (uint first = i * 4; first < n; first += threads * 4) {
    if (first + 4 <= n) { for (uint k = 0; k < 4; ++k) sum = sum * 3 + x[first + k]; }
    else { for (uint k = 0; k < 4; ++k) if (first + k < n) sum = sum * 5 + x[first + k]; }
  }
  sums[i] = sum;
}""",
    "block": """kernel void block(AT) {
  const uint first = i * 4;
  int own[4] = {1, 2, 3, 4}, sum = 0;
  if (first + 4 <= n) { for (uint k = 0; k < 4; ++k) own[k] = x[first + k]; }
  else { for (uint k = 0; k < 4; ++k) own[k] = first + k < n ? x[first + k] : -7; }
  for (uint k = 0; k < 4; ++k) sum = sum * 3 + own[k];
  if (first + 4 <= n) { for (uint k = 0; k < 4; ++k) y[first + k] = own[k] * 2 + 1; }
  else { for (uint k = 0; k < 4; ++k) if (first + k < n) y[first + k] = own[k] * 2 - 1; }
  sums[i] = sum;
}""",
    "stores_before": """kernel void stores_before(AT) {
  int sum = 0;
  for (uint first = i * 4; first < n; first += threads * 4) {
    y[first] += 1;
    if (first + 4 <= n) { for (uint k = 0; k < 4; ++k) sum = sum * 3 + x[first + k]; } else sum += 100;
  }
  sums[i] = sum;
}""",
    "loop_within": """kernel void loop_within(AT) {
  int sum = 0;
  for (uint first = i * 4; first < n; first += threads * 4) {
    if (first + 4 <= n) { for (uint k = 0; k < 4; ++k) { sum = sum * 3 + x[first + k]; y[first + k] = sum; } }
    else {
      _Pragma("clang loop unroll(disable)") for (uint k = first; k < n; ++k) { sum = sum * 5 + x[k]; y[k] = sum - 1; }
    }
  }
  sums[i] = sum;
}""",
    "loop_behind": """kernel void loop_behind(AT) {
  int sum = 0;
  for (uint first = i * 4; first < n; first += threads * 4) {
    if (first + 4 <= n) { for (uint k = 0; k < 4; ++k) sum = sum * 3 + x[first + k]; } else sum += 9;
    _Pragma("clang loop unroll(disable)") for (int k = sum & 7; k > 0; --k) { sum = sum * 5 + x[uint(k) % n]; if (sum % 7 == 3) break; }
  }
  sums[i] = sum;
}""",
    "loop_of_all_lanes": """kernel void loop_of_all_lanes(AT) {
  int sum = 0;
  for (uint first = i * 5; first + 5 <= n; first += threads * 5) {
    _Pragma("clang loop unroll(disable)") for (uint k = 0; k < n % 7 + 1; ++k) {
      device const int* q = x + (first + k * 9) % 4096;
      sum = sum * 3 + q[0] + q[1] * q[2] - q[4] + q[3];
    }
    y[first] = sum;
  }
  sums[i] = sum;
}""",
    "from_a_bound": """kernel void from_a_bound(AT) {
  int sum = 0;
  for (uint first = i; first < n; first += threads) {
    if (first >= 40) sum = sum * 3 + x[first - 40]; else sum -= x[first];
    if (first + 9 < n) sum = sum * 5 + x[first + 9]; else sum += 1;
    y[first] = sum;
  }
  sums[i] = sum;
}""",
    "downwards": """kernel void downwards(AT) {
  int sum = 0;
  for (uint first = n + 4 * i; first >= 4 * threads; first -= 4 * threads) {
    if (first + 4 <= n) { for (uint k = 0; k < 4; ++k) sum = sum * 3 + x[first + k]; } else sum += 2;
  }
  sums[i] = sum;
}""",
    "columns": """kernel void columns(AT, uint lane [[thread_index_in_simdgroup]], uint group [[simdgroup_index_in_threadgroup]]) {
  const short place = group * 32 + lane;
  const int first = place % 8 * 4, rows = n / 40;
  int own[4] = {1, 2, 3, 4};
  for (int r = place / 8; r < rows; r += 32) {
    if (first + 4 <= int(n)) { for (int k = 0; k < 4; ++k) own[k] += x[r * 40 + first + k]; }
    else { for (int k = 0; k < 4; ++k) if (first + k < int(n)) own[k] -= x[r * 40 + first + k]; }
  }
  for (uint k = 0; k < 4; ++k) y[i * 4 + k] = own[k];
  sums[i] = own[2];
}"""}


class FullCopies(unittest.TestCase):
    def test_any_length(self):
        random = numpy.random.default_rng(3)
        x = random.integers(-1000, 1000, 4096 + 64, dtype=numpy.int32)
        for target in targets():
            library = Library(HEAD + "\n".join(KERNELS.values()), target=target)
            for name in KERNELS:
                for n in (1, 3, 4, 31, 124, 127, 128, 129, 255, 256, 1023, 1024, 1152, 4093, 4096):
                    for grid, threads in ((64, 64), (256, 128), (40, 40), (1024, 256)):
                        results = []
                        for reference in (False, True):
                            y, sums = numpy.zeros(4 * 1024 + 64, numpy.int32), numpy.zeros(1024, numpy.int32)
                            library.run(name, grid, threads, {0: x, 1: y, 2: numpy.uint32(n), 3: sums}, reference=reference)
                            results.append((y.tolist(), sums.tolist()))
                        with self.subTest(target=target, kernel=name, n=n, grid=grid):
                            self.assertEqual(*results)

    def code(self, source, kernel, target):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([os.environ["PEWTER_METALC"], "-", "-o", f"{folder}/made.so", f"--targets={target}", f"--kernel={kernel}", "--linear",
                            "--functions=full", "--no-reference", f"--keep={folder}"], input=source.encode(), check=True)
            return pathlib.Path(folder, f"8-code.{target}.s").read_text()

    @unittest.skipUnless("PEWTER_METALC" in os.environ, "PEWTER_METALC names the compiler")
    def test_a_loop_of_16_loads(self):
        """The first loop: for 128 numbers 16 loads, which 16 registers' transposition follows, and no other branch than the leaving."""
        shuffles = {"avx2": 16 * 3, "sse42": 32 * 2, "avx512": 8 * 2}
        for target in set(shuffles) & set(targets()):
            code = self.code(HEAD + KERNELS["rows"], "rows", target)
            loops = re.findall(r"^(\.LBB\d+_\d+):((?:(?!^\.LBB)[\s\S])*?)\n\tj\w+\s+\1$", code, re.M)
            counts = [len(re.findall(r"^\tv?(?:perm|unpck|shufp|punpck|movlhps|movhlps|insert|p?blend|pshuf|extract)\w*", body, re.M))
                      for _, body in loops]
            with self.subTest(target=target):
                self.assertTrue(any(0 < c <= shuffles[target] for c in counts), counts)

    @unittest.skipUnless("PEWTER_METALC" in os.environ, "PEWTER_METALC names the compiler")
    def test_a_loop_in_the_order_of_memory(self):
        """Neighbours that are loaded, added and stored: a loop of additions, one a register, that permutes none of them."""
        of_masks = 8  # AVX2 packs the mask of the next turn
        for target, additions in {"avx2": 16, "sse42": 32, "avx512": 8}.items():
            if target not in targets():
                continue
            code = self.code(HEAD + KERNELS["columns"], "columns", target)
            loops = re.findall(r"^(\.LBB\d+_\d+):((?:(?!^\.LBB)[\s\S])*?)\n\tj\w+\s+\1$", code, re.M)
            counts = [(len(re.findall(r"^\tv?paddd", body, re.M)), len(re.findall(r"^\tv?(?:perm|unpck|shufp|punpck|insert|p?blend|pshuf)\w*", body, re.M)))
                      for _, body in loops]
            with self.subTest(target=target):
                self.assertTrue(any(a >= additions and s <= of_masks for a, s in counts), counts)

    @unittest.skipUnless("PEWTER_METALC" in os.environ, "PEWTER_METALC names the compiler")
    def test_a_loop_in_which_all_lanes_turn(self):
        """The loop around it has a copy for when all lanes are in both."""
        done = subprocess.run([os.environ["PEWTER_METALC"], "-", "--targets=avx512", "--kernel=loop_of_all_lanes", "--dump-after=version"],
                              input=HEAD + KERNELS["loop_of_all_lanes"], capture_output=True, text=True, check=True)
        body = re.search(r"^define [^\n]*full\.body(?:(?!^})[\s\S])*", done.stdout, re.M)[0]
        self.assertGreater(len(re.findall(r"^[\w.]+\.all\d*:", body, re.M)), 1, body)
        self.assertRegex(body, r"masked\.gather[^\n]*<32 x i1> splat \(i1 true\)")


if __name__ == "__main__":
    unittest.main()
