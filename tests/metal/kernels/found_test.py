#!/usr/bin/env python3
"""What random kernels were wrong in, made small: vectors must give what one thread at a time gives."""
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Library  # noqa: E402

HEAD = """#include <metal_stdlib>
using namespace metal;
"""
JUDGED = """uint judged(uint a, uint b, uint n) {
  if ((a & 3u) == 0u) return b;
  for (uint k = 0; k < 4u; k++) {
    if ((b >> k & 1u) == 0u) { if ((n & 2u) != 0u) return a + k; continue; }
    uint m = a % 3u;
    while (m-- > 0u) { if ((a ^ b) % 5u == m) return m; b += a; }
    if (b > a) break;
  }
  return a * 5u ^ b;
}
"""
BUFFERS = "device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant uint& n [[buffer(2)]]"


class Found(unittest.TestCase):
    def compare(self, text, grid, threads):
        library = Library(HEAD + text.replace("BUFFERS", BUFFERS))
        x = (numpy.arange(2048, dtype=numpy.uint64) * 2654435761 >> 7).astype(numpy.uint32)
        results = []
        for reference in (False, True):
            y = numpy.arange(2048, dtype=numpy.uint32)
            library.run("f", grid, threads, {0: x, 1: y, 2: numpy.uint32(numpy.prod(grid))}, reference=reference)
            results.append(y)
        self.assertTrue((results[0] == results[1]).all())

    def test_last_of_no_lanes(self):
        """A value of the last active lane was taken out of vectors before it was known that such a lane exists, and read from anywhere."""
        self.compare("""kernel void f(BUFFERS, uint3 p [[thread_position_in_grid]], uint3 G [[threads_per_grid]],
    uint t [[thread_index_in_threadgroup]], uint lane [[thread_index_in_simdgroup]], uint3 T3 [[threads_per_threadgroup]]) {
  threadgroup uint shared[1025];
  const uint i = p.x + G.x * p.y, T = T3.x * T3.y * T3.z;
  uint b = i * 3u, c = 1u;
  for (uint k = 0; k < (x[3] % 4u); k++) {
    c += k;
    if (t == n % T) shared[0] = uint(int((i | 2u)) >> (x[t * 3u + 2u] & 31u));
    threadgroup_barrier(mem_flags::mem_threadgroup);
    b += shared[0];
    threadgroup_barrier(mem_flags::mem_threadgroup);
  }
  y[i] = b + 13u * c;
}""", (16, 8), (16, 8))

    def test_loads_stay_before_stores(self):
        """A masked load whose last value is used behind a loop moved behind the store that follows it."""
        self.compare("""kernel void f(BUFFERS, uint3 p [[thread_position_in_grid]], uint3 G [[threads_per_grid]],
    uint lane [[thread_index_in_simdgroup]]) {
  const uint i = p.x + G.x * p.y;
  uint own[6] = {i, 1u, 2u, x[i], 4u, n}, a = x[i], b = 100 + i;
  for (uint k = 0; k <= a % 4u; k++) {
    b = own[n % 6u];
    own[lane % 6u] += 1;
  }
  y[i] = b;
}""", (16, 8), (16, 8))

    def test_bits_that_meet_in_lanes_that_do_not_run(self):
        """The first lane's value stands for a row's: there `lane + 7 | 1` is a sum only where the lane runs it."""
        self.compare("""uint judged(uint a, uint b) {
  for (uint k = 0; k < 4u; k++) {
    if ((b >> k & 1u) == 0u) continue;
    if ((a ^ b) % 5u == 0u) return 0u;
    b += a;
    if (b > a) break;
  }
  return a * 5u ^ b;
}
kernel void f(BUFFERS, uint3 p [[thread_position_in_grid]], uint3 G [[threads_per_grid]],
    uint lane [[thread_index_in_simdgroup]]) {
  y[p.x + G.x * p.y] = judged(1u, 7u + lane);
}""", (16, 8), (16, 8))

    def test_returns_from_inlined_loops_of_which_one_turn_is_apart(self):
        """What cannot be reached has two ways to it where the first turn of a loop is made apart."""
        self.compare(JUDGED + """kernel void f(BUFFERS, uint i [[thread_position_in_grid]]) {
  uint a = x[i], s = 0;
  for (uint k = n % 3u; k != 0; k--) {
    s += judged(3u, a, n);
    a = i % ((n >> 3) | 1u);
  }
  y[i] = s;
}""", (77,), (50,))

    def test_returns_from_inlined_loops(self):
        """Clang ends the choice where a return from a loop goes to with what cannot be reached: not all branches had a join."""
        self.compare(JUDGED + """kernel void f(BUFFERS, uint i [[thread_position_in_grid]]) {
  uint own[6] = {i, 1u, 2u, x[i], 4u, n}, a = x[i], b = i * 3u, c = 1u;
  for (uint k = 0, end = a % 4u; k < end; k++) {
    own[a % 6u] += a;
    for (uint j = 0;; j++) { if (j > n % 6u) break; if (a % 7u == j) break; }
    if ((a & 1u) != 0) break;
    for (uint j = 0;; j++) { if (j > a % 4u) break; c += judged(i, b, n) & 31u; own[c % 6u] ^= c; if ((c & 1u) != 0) break; }
  }
  y[i] = a + 7u * b + 13u * c + own[1] + own[3];
}""", 130, 64)

    def test_members_that_straddle_words(self):
        """A member that lies in two words lost its upper half when neighbours became one gather."""
        self.compare("""kernel void f(BUFFERS, uint i [[thread_position_in_grid]]) {
  device const uchar* block = (device const uchar*)x + 22u * (x[i] % 300u);
  y[3u * i] = *(device const ushort*)block;
  y[3u * i + 1u] = *(device const uint*)(block + 2);
  y[3u * i + 2u] = *(device const ushort*)(block + 6);
}""", (64,), (64,))

    def test_products_that_wrap_before_they_are_widened(self):
        """Seeds by position, which wrap among a SIMD group's lanes, were widened, divided and shifted as if they did not."""
        self.compare("""kernel void f(BUFFERS, uint i [[thread_position_in_grid]], uint t [[thread_index_in_threadgroup]], uint lane [[thread_index_in_simdgroup]]) {
  const uint seed = (i + 5000u) * 1664525u + 1013904223u, high = (t << 28) + 5u;
  const uchar low = uchar(uchar(lane) * uchar(16));
  y[8u * i] = uint(ulong(seed) * 6364136223846793005ul >> 33);
  y[8u * i + 1u] = uint(long(int(i * 40503001u)) % 1000003l);
  y[8u * i + 2u] = (high >> 2) ^ (high >> 30);
  y[8u * i + 3u] = uint(low) * 3u % 77u + x[low];
  for (uint k = lane; k < 300u; k += 32u) y[8u * i + 4u] ^= uint(ulong(k * 124076833u) % 1000003ul);
  y[8u * i + 5u] = x[ulong(t * 124076833u) % 1000ul];
  y[8u * i + 6u] = as_type<uint>(float(long(int(lane << 27))));
}""", 160, 160)

    def test_sequences_that_wrap(self):
        """What a loop adds to a position counted as a counter's step, however large: lanes wrap in other turns. So did 64-bit differences below zero."""
        self.compare("""kernel void f(BUFFERS, uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]]) {
  uint s = lane << 26, a = 0, b = 0, m = n & 63u;
  for (uint k = 0; k < (n & 15u) + 3u; k++) { a = a * 5u ^ uint(ulong(s) * 6364136223846793005ul >> 33); b = b * 3u + (s >> 9); s += 0x9e3779b9u; }
  y[8u * i] = a;
  y[8u * i + 1u] = b;
  if (ulong(lane) * 8ul >= m) y[8u * i + 2u] = x[(ulong(lane) * 8ul - m) >> 3];
  if (lane >= 8u) { const uint k = (lane - 8u) * 5u; y[8u * i + 3u] = uint(ulong(k) * 6364136223846793005ul >> 33); }
}""", 165, 165)


if __name__ == "__main__":
    unittest.main()
