#!/usr/bin/env python3
"""Kernels of long integer arithmetic, as those of elliptic curves are: products of eight words by helper functions, written out limb by limb,
compile and are right; so are functions that stay functions, by value, through pointers that may be one, with branches, in lanes that
diverge; and one of dozens of samples of a texture.

usage: long_kernels_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import pathlib
import sys
import unittest

import numpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "scripts" / "python"))
from pewter_metal import Library, Texture  # noqa: E402

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


SHARED = """#include <metal_stdlib>
using namespace metal;
struct number { uint v[8]; };
constant uint MOD[8] = {0xfffffc2fu, 0xfffffffeu, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u};
inline uint mad(uint a, uint b, uint t, thread uint& c) { ulong s = ulong(a) * b + t + c; c = uint(s >> 32); return uint(s); }
bool is_less(number a, thread const uint* b) { for (int i = 7; i >= 0; --i) { if (a.v[i] != b[i]) return a.v[i] < b[i]; } return false; }
number reduced(number a, uint top) {
  number r; uint borrow = 0;
  for (int i = 0; i < 8; ++i) { ulong s = ulong(a.v[i]) - MOD[i] - borrow; r.v[i] = uint(s); borrow = uint(s >> 32) & 1; }
  if (top >= borrow) return r;
  return a;
}
number mul(number a, number b) {  // Montgomery's, one row after the other
  uint t[10] = {0}; number r;
  for (int i = 0; i < 8; ++i) {
    uint c = 0;
    for (int j = 0; j < 8; ++j) t[j] = mad(a.v[j], b.v[i], t[j], c);
    ulong s = ulong(t[8]) + c; t[8] = uint(s); t[9] = uint(s >> 32);
    uint m = t[0] * 0xd2253531u; c = 0;
    mad(m, MOD[0], t[0], c);
    for (int j = 1; j < 8; ++j) t[j - 1] = mad(m, MOD[j], t[j], c);
    s = ulong(t[8]) + c; t[7] = uint(s); t[8] = t[9] + uint(s >> 32);
  }
  for (int i = 0; i < 8; ++i) r.v[i] = t[i];
  return reduced(r, t[8]);
}
// Two equal pointers give another result than two different ones: each place is read after the one before it was written.
uint stir(thread number* r, thread const number& a, uint by) {
  uint seen = by;
  for (int i = 0; i < 7; ++i) { r->v[i + 1] = (a.v[i] << (by & 7)) ^ (a.v[(i * 3 + 1) & 7] >> 3) ^ (seen * 5u + uint(i)); seen += a.v[i] + (r->v[i + 1] >> 9); }
  r->v[0] = seen ^ by;
  return seen;
}
void turn(thread number& a, thread number& b) {  // what it writes it has read, of both
  uint x[8];
  for (int i = 0; i < 8; ++i) x[i] = rotate(a.v[i], 5u) + b.v[7 - i] * 9u;
  for (int i = 0; i < 8; ++i) { b.v[i] = x[i] ^ (x[(i + 3) & 7] >> 2); a.v[7 - i] = x[i] + 0x9e3779b9u; }
}
#define EIGHT(F, k) F(k) F(k + 1) F(k + 2) F(k + 3) F(k + 4) F(k + 5) F(k + 6) F(k + 7)
#define MIX(k) w = w * (2 * (k) + 3) + (w >> ((k) % 13 + 1));
#define TAKE(k) v = v * (2 * (k) + 3) + (v >> ((k) % 13 + 1)); r += uint(v) ^ (r << ((k) % 7 + 1));
void churn(thread uint& a, thread uint& b, thread uint& sum, uint by) {  // a loop, in which what is stored is read through the other pointer
  uint r = by, w = by * 77;
  EIGHT(MIX, 0) EIGHT(MIX, 8) EIGHT(MIX, 16)
  for (uint k = 0; k < 16; ++k) { uint u = a, v = b; v ^= u + r; u += v * 7; r = r * 3 + u; a = u; b = v; }
  sum = r + w;
}
void halves(thread uint* pair, thread uint& a, uint by) {  // what is stored of two words that were read together
  ulong v = *(thread ulong*)pair; uint r = a + by;
  EIGHT(TAKE, 0) EIGHT(TAKE, 8)
  a = r; pair[0] = uint(v >> 7);
}
kernel void shared(device const number* x [[buffer(0)]], device number* y [[buffer(1)]], device uint* z [[buffer(2)]],
                   uint i [[thread_position_in_grid]]) {
  number p = x[i], q = mul(p, p); uint s = i;
  STEPS
  churn(p.v[0], q.v[0], s, i); churn(p.v[1], p.v[1], s, s); churn(q.v[2], q.v[2], q.v[3], s);
  halves(p.v, p.v[1], s); halves(p.v + 2, p.v[6], s); halves(q.v + 4, q.v[5], i);
  for (uint k = 0; k < i % 5; ++k) {
    p = mul(p, q);
    if (p.v[0] & 1) { s += stir(&q, p, s); turn(q, p); } else { q = mul(q, q); }
    if (is_less(p, q.v)) p = mul(p, p);
  }
  y[i] = i % 2 == 0 ? p : q; z[i] = s;
}
"""
STEPS = """
  p = mul(p, q); q = mul(q, p); p = mul(q, q); q = mul(p, mul(q, p));
  s += stir(&p, q, s); s += stir(&p, p, s); s += stir(&q, p, 3u); s += stir(&q, q, s);
  turn(p, q); turn(p, p); turn(q, p); turn(q, q);
""" * 8  # written out, so that the kernel is large
WORD, R = 2**32 - 1, 2**256


def words(n):
    return [n >> 32 * i & WORD for i in range(LIMBS)]


def whole(v):
    return sum(w << 32 * i for i, w in enumerate(v))


def montgomery(a, b):
    m = whole(a) * whole(b) * pow(-MODULUS, -1, R) % R
    t = (whole(a) * whole(b) + m * MODULUS) // R
    return words(t - MODULUS if t >= MODULUS else t)


def stir(r, a, by):
    """In place: r and a may be one list."""
    seen = by
    for i in range(7):
        r[i + 1] = (a[i] << (by & 7) & WORD) ^ (a[(i * 3 + 1) & 7] >> 3) ^ (seen * 5 + i & WORD)
        seen = seen + a[i] + (r[i + 1] >> 9) & WORD
    r[0] = seen ^ by
    return seen


def turn(a, b):
    x = [((a[i] << 5 | a[i] >> 27) & WORD) + b[7 - i] * 9 & WORD for i in range(LIMBS)]
    for i in range(LIMBS):
        b[i] = x[i] ^ (x[(i + 3) & 7] >> 2)
        a[7 - i] = x[i] + 0x9e3779b9 & WORD


def churn(a, b, by):
    """@param a, b each a list and a place there"""
    r, w = by, by * 77 & WORD
    for k in range(24):
        w = w * (2 * k + 3) + (w >> (k % 13 + 1)) & WORD
    for _ in range(16):
        u, v = a[0][a[1]], b[0][b[1]]
        v ^= u + r & WORD
        u = u + v * 7 & WORD
        r = r * 3 + u & WORD
        a[0][a[1]] = u
        b[0][b[1]] = v
    return r + w & WORD


def halves(v, pair, a, by):
    both, r = v[pair] | v[pair + 1] << 32, v[a] + by & WORD
    for k in range(16):
        both = both * (2 * k + 3) + (both >> (k % 13 + 1)) & 2**64 - 1
        r = r + (both & WORD ^ (r << (k % 7 + 1) & WORD)) & WORD
    v[a] = r
    v[pair] = both >> 7 & WORD


def shared(p, i):
    p, s = list(p), i
    q = montgomery(p, p)
    for _ in range(8):
        p = montgomery(p, q)
        q = montgomery(q, p)
        p = montgomery(q, q)
        q = montgomery(p, montgomery(q, p))
        for r, a, by in ((p, q, None), (p, p, None), (q, p, 3), (q, q, None)):
            s = s + stir(r, a, s if by is None else by) & WORD
        for a, b in ((p, q), (p, p), (q, p), (q, q)):
            turn(a, b)
    s = churn((p, 0), (q, 0), i)
    s = churn((p, 1), (p, 1), s)
    q[3] = churn((q, 2), (q, 2), s)
    for v, pair, a, by in ((p, 0, 1, s), (p, 2, 6, s), (q, 4, 5, i)):
        halves(v, pair, a, by)
    for _ in range(i % 5):
        p = montgomery(p, q)
        if p[0] & 1:
            s = s + stir(q, p, s) & WORD
            turn(q, p)
        else:
            q = montgomery(q, q)
        if whole(p) < whole(q):
            p = montgomery(p, p)
    return (p if i % 2 == 0 else q), s


SIDE = 5
SAMPLES = f"""#include <metal_stdlib>
using namespace metal;
kernel void weighted(texture2d_array<float> image [[texture(0)]], device const float* weights [[buffer(0)]], device float4* y [[buffer(1)]],
                     constant short& step [[buffer(2)]], uint2 p [[thread_position_in_grid]], uint2 size [[threads_per_grid]]) {{
  constexpr sampler s(coord::pixel, filter::nearest, address::clamp_to_zero);
  float4 taps[{SIDE * SIDE}], sum = 0;
  for (uint layer = 0; layer < image.get_array_size(); ++layer) {{
    {" ".join(f"taps[{n}] = image.sample(s, float2(p) + float2({n % SIDE - SIDE // 2} * step, {n // SIDE - SIDE // 2} * step) + 0.5f, layer);"
              for n in range(SIDE * SIDE))}
    for (int n = 0; n < {SIDE * SIDE}; ++n) sum += weights[layer * {SIDE * SIDE} + n] * taps[n];
  }}
  y[p.y * size.x + p.x] = sum;
}}
"""


class LongKernels(unittest.TestCase):
    def test_samples_written_out(self):
        random = numpy.random.default_rng(4)
        pixels, weights = (random.integers(-8, 8, shape).astype(numpy.float32) for shape in ((3, 9, 40, 4), (3, SIDE, SIDE)))
        y, step = numpy.zeros((9, 40, 4), numpy.float32), 2
        Library(SAMPLES).run("weighted", (40, 9), (32, 2), {0: weights, 1: y, 2: numpy.array([step], numpy.int16)},
                             textures={0: Texture(pixels, "rgba32float", is_array=True)})
        around = step * (SIDE // 2)
        wide = numpy.pad(pixels, [(0, 0), (around, around), (around, around), (0, 0)])
        want = sum(weights[:, j, i, None, None, None] * wide[:, step * j:step * j + 9, step * i:step * i + 40] for j in range(SIDE) for i in range(SIDE))
        numpy.testing.assert_array_equal(y, want.sum(0))

    def test_functions_that_stay_functions(self):
        library = Library(SHARED.replace("STEPS", STEPS))
        threads = 75
        x = numpy.random.default_rng(8).integers(0, 2**32, threads * LIMBS, numpy.uint32)
        x[:LIMBS], x[LIMBS:2 * LIMBS] = 0, 2**32 - 1
        for threadgroup in (32, 40):
            y, z = numpy.zeros_like(x), numpy.zeros(threads, numpy.uint32)
            library.run("shared", threads, threadgroup, {0: x, 1: y, 2: z})
            for n in range(threads):
                right, sum_of_all = shared([int(w) for w in x[n * LIMBS:][:LIMBS]], n)
                self.assertEqual([int(w) for w in y[n * LIMBS:][:LIMBS]], right, (threadgroup, n))
                self.assertEqual(int(z[n]), sum_of_all, (threadgroup, n))

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
