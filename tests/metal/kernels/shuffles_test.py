#!/usr/bin/env python3
"""Shuffles lane by lane as Metal's tables say, in full and partial SIMD groups, by vectors, by the reference way and in checked mode."""
import itertools
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Library  # noqa: E402

LANES = numpy.arange(32)

# name: (source, what the lanes take of values x by b)
FUNCTIONS = {
    "up": ("simd_shuffle_up(v, b)", lambda x, b: numpy.where(LANES < b, x, x[LANES - b])),
    "down": ("simd_shuffle_down(v, b)", lambda x, b: numpy.where(LANES + b > 31, x, x[(LANES + b) % 32])),
    "rotate_up": ("simd_shuffle_rotate_up(v, b)", lambda x, b: x[(LANES - b) % 32]),
    "rotate_down": ("simd_shuffle_rotate_down(v, b)", lambda x, b: x[(LANES + b) % 32]),
    "exclusive_or": ("simd_shuffle_xor(v, b)", lambda x, b: x[LANES ^ b]),
    "broadcast": ("simd_broadcast(v, b)", lambda x, b: x[0 * LANES + b]),
    "fill_up": ("simd_shuffle_and_fill_up(v, w, b)", lambda x, b: numpy.where(LANES < b, 100 + x[LANES - b], x[LANES - b])),
    "fill_down": ("simd_shuffle_and_fill_down(v, w, b)", lambda x, b: numpy.where(LANES + b > 31, 100 + x[(LANES + b) % 32], x[(LANES + b) % 32])),
    "fill_up_8": ("simd_shuffle_and_fill_up(v, w, ushort(b & 7), ushort(8))",
                  lambda x, b: numpy.where(LANES % 8 < b % 8, 100 + x[(LANES - b % 8) % 8 + LANES // 8 * 8], x[LANES - b % 8])),
    "quad_up": ("quad_shuffle_up(v, b & 3)", lambda x, b: numpy.where(LANES % 4 < b % 4, x, x[LANES - b % 4])),
    "quad_rotate": ("quad_shuffle_rotate_up(v, b)", lambda x, b: x[LANES // 4 * 4 + (LANES - b) % 4]),
    "quad_fill": ("quad_shuffle_and_fill_down(v, w, b & 3)",
                  lambda x, b: numpy.where(LANES % 4 + b % 4 > 3, 100 + x[LANES // 4 * 4 + (LANES + b) % 4], x[(LANES + b % 4) % 32])),
    "quad_sums": ("quad_prefix_inclusive_sum(v)", lambda x, b: x.reshape(8, 4).cumsum(1).ravel()),
    "quad_first": ("quad_broadcast_first(v)", lambda x, b: x[LANES // 4 * 4]),
    "quad_down": ("quad_shuffle_down(v, b & 3)", lambda x, b: numpy.where(LANES % 4 + b % 4 > 3, x, x[(LANES + b % 4) % 32])),
}
HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"


class Shuffles(unittest.TestCase):
    @staticmethod
    def source(kind):
        """Each thread has a row of results, one a function; by 5 where that is known to the compiler."""
        rows = "".join(f"  y[n * {row} + i] = {call};\n" for row, (call, _) in enumerate(FUNCTIONS.values()))
        body = f"  const {kind} v = x[i], w = 100 + v;\n{rows}}}\n"
        buffers = f"device const {kind}* x [[buffer(0)]], device {kind}* y [[buffer(1)]]"
        positions = "uint i [[thread_position_in_grid]], uint n [[threads_per_grid]]"
        return (f"{HEAD}kernel void by_any({buffers}, constant ushort& b [[buffer(2)]], {positions}) {{\n{body}"
                f"kernel void by_5({buffers}, {positions}) {{\n  constexpr ushort b = 5;\n{body}")

    def test_full_simdgroups(self):
        for kind, numpy_kind in (("float", numpy.float32), ("short", numpy.int16)):
            x = numpy.random.default_rng(1).integers(-99, 99, 64).astype(numpy_kind)
            for check in (False, True) if kind == "float" else (False,):
                library = Library(self.source(kind), check=check)
                for by, kernel, reference in itertools.product((0, 1, 5, 16, 31), ("by_any", "by_5"), (False, True)):
                    if kernel == "by_5" and by != 5:
                        continue
                    y = numpy.zeros((len(FUNCTIONS), 64), numpy_kind)
                    library.run(kernel, 64, 64, {0: x, 1: y, 2: numpy.uint16(by)}, reference=reference)
                    for row, (name, (_, expected)) in enumerate(FUNCTIONS.items()):
                        want = numpy.concatenate([expected(x[:32], by), expected(x[32:], by)]).astype(numpy_kind)
                        self.assertEqual(y[row].tolist(), want.tolist(), (name, kernel, by, reference, check))

    def test_quads_of_some_lanes(self):
        """Votes and prefix operations of the lanes of a quad that take part, two quads of none and one of all among them."""
        text = HEAD + """
kernel void f(device const float* x [[buffer(0)]], device const uint* some [[buffer(1)]], device float* y [[buffer(2)]],
              device uint* votes [[buffer(3)]], uint i [[thread_position_in_grid]]) {
  if (some[i] == 0) return;
  y[i] = quad_prefix_exclusive_product(x[i]) + quad_prefix_inclusive_sum(x[i]) * 512 + quad_broadcast_first(x[i]) / 256;
  const bool b = x[i] > 4;
  votes[i] = uint(quad_vote::vote_t(quad_ballot(b))) + quad_all(b) * 16 + quad_any(b) * 32 + quad_is_first() * 64 +
             quad_active_threads_mask().all() * 128;
}
"""
        random = numpy.random.default_rng(3)
        x, some = random.integers(1, 8, 96).astype(numpy.float32), random.integers(0, 2, 96).astype(numpy.uint32)
        some[4:12], some[12:16] = 0, 1
        for reference in (False, True):
            y, votes = numpy.full(96, -1, numpy.float32), numpy.full(96, 999, numpy.uint32)
            Library(text).run("f", 96, 96, {0: x, 1: some, 2: y, 3: votes}, reference=reference)
            for quad in range(24):
                lanes = [i for i in range(4 * quad, 4 * quad + 4) if some[i]]
                true = [i for i in lanes if x[i] > 4]
                shared = (sum(1 << i % 4 for i in true) + 16 * (true == lanes) + 32 * bool(true) + 128 * (len(lanes) == 4))
                for n, i in enumerate(lanes):
                    want = numpy.prod(x[lanes[:n]]) + numpy.sum(x[lanes[:n + 1]]) * 512 + x[lanes[0]] / 256
                    self.assertEqual((y[i], votes[i]), (want, shared + 64 * (n == 0)), (i, reference))
        self.assertTrue((y[some == 0] == -1).all() and (votes[some == 0] == 999).all())

    def test_partial_simdgroups(self):
        """Lanes keep their own value where the source lies outside of 32, also where the SIMD group ends before."""
        library = Library(self.source("int"))
        x = numpy.arange(20, dtype=numpy.int32) + 1
        for reference in (False, True):
            y = numpy.zeros((len(FUNCTIONS), 20), numpy.int32)
            library.run("by_any", 20, 32, {0: x, 1: y, 2: numpy.uint16(5)}, reference=reference)
            self.assertEqual(y[0].tolist(), x[:5].tolist() + x[:15].tolist())
            self.assertEqual(y[1, :15].tolist(), x[5:].tolist())


if __name__ == "__main__":
    unittest.main()
