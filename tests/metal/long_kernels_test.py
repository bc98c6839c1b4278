#!/usr/bin/env python3
"""A kernel of long integer arithmetic, unrolled as kernels of elliptic curves are: products of eight words by helper functions, written out
limb by limb, compile and are right.

usage: long_kernels_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import pathlib
import sys
import unittest

import numpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts" / "python"))
from pewter_metal import Library  # noqa: E402

LIMBS, ROUNDS, BITS = 8, 2, 256
MODULUS = 2**BITS - 2**32 - 977
# The upper half times 2^256 mod MODULUS is added to the lower half, twice; what is left over once more.
FOLD = 2**32 + 977


def source():
    lines = ["#include <metal_stdlib>", "using namespace metal;", f"struct number {{ uint v[{LIMBS}]; }};",
             "inline uint mad(uint a, uint b, uint t, thread uint& c) { ulong s = ulong(a) * b + t + c; c = uint(s >> 32); return uint(s); }",
             "inline uint add(uint a, uint b, thread uint& c) { ulong s = ulong(a) + b + c; c = uint(s >> 32); return uint(s); }",
             "number product(thread const number& a, thread const number& b) {", f"  uint t[{2 * LIMBS + 2}] = {{0}}, c; number r;"]
    for i in range(LIMBS):
        lines.append("  c = 0;")
        lines += [f"  t[{i + j}] = mad(a.v[{i}], b.v[{j}], t[{i + j}], c);" for j in range(LIMBS)]
        lines.append(f"  t[{i + LIMBS}] = c;")
    lines.append("  uint high[10] = {0}; c = 0;")
    lines += [f"  high[{i}] = mad(t[{i + LIMBS}], 977u, 0u, c);" for i in range(LIMBS)] + [f"  high[{LIMBS}] = c; c = 0;"]
    lines += [f"  high[{i + 1}] = add(high[{i + 1}], t[{i + LIMBS}], c);" for i in range(LIMBS)] + [f"  high[{LIMBS + 1}] += c; c = 0;"]
    lines += [f"  t[{i}] = add(t[{i}], high[{i}], c);" for i in range(LIMBS)]
    lines += [f"  t[{LIMBS}] = add(high[{LIMBS}], 0u, c); t[{LIMBS + 1}] = high[{LIMBS + 1}] + c; c = 0;",
              f"  ulong rest = ulong(t[{LIMBS}]) | ulong(t[{LIMBS + 1}]) << 32; ulong low = rest * 977u; uint parts[3] = {{uint(low), uint(low >> 32), 0u}};",
              "  parts[1] = add(parts[1], uint(rest), c); parts[2] = uint(rest >> 32) + c; c = 0;"]
    lines += [f"  r.v[{i}] = add(t[{i}], {f'parts[{i}]' if i < 3 else '0u'}, c);" for i in range(LIMBS)]
    lines += ["  uint more = c; c = 0;", "  r.v[0] = add(r.v[0], more * 977u, c); r.v[1] = add(r.v[1], more, c);"]
    lines += [f"  r.v[{i}] = add(r.v[{i}], 0u, c);" for i in range(2, LIMBS)] + ["  return r;", "}"]
    lines += ["kernel void curve(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {",
              "  number p, q;"]
    lines += [f"  p.v[{j}] = x[i * {LIMBS} + {j}]; q.v[{j}] = ~p.v[{j}];" for j in range(LIMBS)]
    lines += ["  { number s = product(p, q); q = product(s, s); p = product(s, q); }"] * ROUNDS
    lines += [f"  y[i * {LIMBS} + {j}] = p.v[{j}];" for j in range(LIMBS)] + ["}"]
    return "\n".join(lines)


def product(a, b):
    """Congruent to a * b, with the steps of the kernel."""
    t = a * b
    t = t % 2**BITS + (t >> BITS) * FOLD
    t = t % 2**BITS + (t >> BITS) * FOLD
    return (t % 2**BITS + (t >> BITS) * FOLD) % 2**BITS


class LongKernels(unittest.TestCase):
    def test_products_of_256_bits(self):
        library = Library(source())
        threads = 40
        x = numpy.random.default_rng(7).integers(0, 2**32, threads * LIMBS, numpy.uint32)
        x[:LIMBS], x[LIMBS:2 * LIMBS] = 0, 2**32 - 1
        y = numpy.zeros_like(x)
        library.run("curve", threads, 40, {0: x, 1: y})
        for n in range(threads):
            p = int.from_bytes(x[n * LIMBS:][:LIMBS].tobytes(), "little")
            q = p ^ (2**BITS - 1)
            for _ in range(ROUNDS):
                s = product(p, q)
                q = product(s, s)
                p = product(s, q)
            found = int.from_bytes(y[n * LIMBS:][:LIMBS].tobytes(), "little")
            self.assertEqual(found % MODULUS, p % MODULUS, n)
            self.assertEqual(found, p, n)


if __name__ == "__main__":
    unittest.main()
