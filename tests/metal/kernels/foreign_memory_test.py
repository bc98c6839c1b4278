#!/usr/bin/env python3
"""Memory as Metal sources of others use it, in kernels of our own, against NumPy: accesses of 8 and 16 bits at any place by any lanes,
neighbours, own arrays with indices that leave them, threadgroup arrays of a class with a constructor, bits as another type."""
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from known_targets import targets  # noqa: E402
from pewter_metal import Library  # noqa: E402

HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
f32, u32 = numpy.float32, numpy.uint32


class ForeignMemory(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.targets = targets()
        assert cls.targets

    def test_narrow_accesses(self):
        """Gathers and scatters, and rows of neighbours under masks; the arrays' ends are a page's."""
        text = HEAD + """
template <class T> kernel void moves(device const T* x [[buffer(0)]], device T* y [[buffer(1)]], device const uint* from [[buffer(2)]],
                                     device const uint* to [[buffer(3)]], constant uint& n [[buffer(4)]],
                                     uint i [[thread_position_in_grid]]) {
  if (i >= n) return;
  T v = x[from[i]];
  if (from[i] % 3 == 0) v = v + x[i];
  if (to[i] % 5 != 0) y[to[i]] = v;
  if (to[i] % 2 == 0) y[n + i] = v;
}
"""
        names = {"half": numpy.float16, "uchar": numpy.uint8, "short": numpy.int16, "float": f32, "long": numpy.int64}
        text += "".join(f'template [[host_name("{t}")]] kernel decltype(moves<{t}>) moves<{t}>;\n' for t in names)
        random = numpy.random.default_rng(5)
        for target in self.targets:
            library = Library(text, target=target)
            for name, dtype in names.items():
                for n, threads in ((4096, 256), (77, 32), (1, 1)):
                    with self.subTest(target=target, type=name, n=n):
                        x = random.integers(0, 60, n).astype(dtype)
                        source, to = random.integers(0, n, n).astype(u32), random.permutation(n).astype(u32)
                        y = numpy.full(2 * n, 99, dtype)
                        library.run(name, n + 30, threads, {0: x, 1: y, 2: source, 3: to, 4: u32(n)})
                        v = x[source] + numpy.where(source % 3 == 0, x, 0).astype(dtype)
                        want = numpy.full(2 * n, 99, dtype)
                        want[to[to % 5 != 0]] = v[to % 5 != 0]
                        want[n:][to % 2 == 0] = v[to % 2 == 0]
                        self.assertEqual(y.tolist(), want.tolist())

    def test_neighbours_at_any_place(self):
        """Blocks of numbers of several widths, one a lane and some lanes without: what is read together is one access."""
        library = {t: Library(HEAD + """
struct block { half scale; uchar bytes[7]; char last; ushort words[4]; packed_float3 three; };
kernel void f(device const block* x [[buffer(0)]], device float* y [[buffer(1)]], device const uint* from [[buffer(2)]],
              uint i [[thread_position_in_grid]]) {
  device const block& b = x[from[i]];
  float sum = 0;
  if (from[i] % 4 != 3) {
    for (int k = 0; k < 7; k++) sum += float(b.bytes[k]) * (k + 1);
    for (int k = 0; k < 4; k++) sum += float(b.words[k] & 0xff0) * (k + 2);
    sum = sum * float(b.scale) + float(b.last);
  }
  y[i] = sum + b.three[0] + 2 * b.three[1] + 4 * b.three[2];
}
""", target=t) for t in self.targets}
        kind = numpy.dtype({"names": ["scale", "bytes", "last", "words", "three"], "offsets": [0, 2, 9, 10, 20], "itemsize": 32,
                            "formats": ["f2", "7u1", "i1", "4u2", "3f4"]})
        random = numpy.random.default_rng(6)
        x = numpy.frombuffer(random.integers(0, 256, 50 * 32, numpy.uint8).tobytes(), kind).copy()
        x["scale"], x["three"] = random.integers(0, 4, 50), random.integers(-9, 9, (50, 3))
        source = random.integers(0, 50, 100).astype(u32)
        b = x[source]
        want = (b["bytes"] @ numpy.arange(1.0, 8) + (b["words"] & 0xff0) @ numpy.arange(2.0, 6)) * b["scale"] + b["last"]
        want = numpy.where(source % 4 != 3, want, 0) + b["three"] @ numpy.array([1.0, 2, 4])
        for target in self.targets:
            for threads in (32, 50):
                y = numpy.zeros(100, f32)
                library[target].run("f", 100, threads, {0: x, 1: y, 2: source})
                self.assertEqual(y.tolist(), want.astype(f32).tolist(), target)

    def test_neighbours_element_by_element(self):
        """What is computed in the order of memory: selections, comparisons, conversions, functions; and values
        that others use, too, and maxima with different operands, which are not."""
        text = HEAD + """
template <int k> kernel void each(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], device int* z [[buffer(2)]],
                                  device float* e [[buffer(3)]], device float* sums [[buffer(4)]], constant uint& n [[buffer(5)]],
                                  constant float* weights [[buffer(6)]], uint i [[thread_position_in_grid]]) {
  if (i >= n) return;
  x += i * k; y += i * k; z += i * k; e += i * k;
  float own[k], by[k];
  for (int j = 0; j < k; j++) own[j] = x[j];
  for (int j = 0; j < k; j++) by[j] = weights[j];
  for (int j = 0; j < k; j++) {
    const float v = fma(floor(own[j]), by[j], by[0]);
    y[j] = v > 3 ? min(abs(v), 40.0f) : clamp(v, -20.0f, 2.0f);
  }
  for (int j = 0; j < k; j++) z[j] = (int(own[j]) << 2 ^ as_type<int>(own[j])) >> 1;
  for (int j = 0; j < k; j++) e[j] = fast::exp(max(own[j], -3.0f));
  float sum = 0;
  for (int j = 0; j < k; j++) {
    const float v = own[j] * 4 - by[j];
    sum += v;
    y[k * n + j] = max(v, j % 2 ? own[j] : -3.0f);
  }
  sums[i] = sum;
}
"""
        sizes = (2, 3, 4, 8)
        text += "".join(f'template [[host_name("by{k}")]] kernel decltype(each<{k}>) each<{k}>;\n' for k in sizes)
        random = numpy.random.default_rng(7)
        for target in self.targets:
            library = Library(text, target=target)
            for k in sizes:
                for n in (256, 77):
                    x = (random.integers(-80, 80, (n, k)) / 4).astype(f32)
                    weights = random.integers(-5, 6, k).astype(f32)
                    v = numpy.floor(x) * weights + weights[0]
                    w = x * 4 - weights
                    y = numpy.where(v > 3, numpy.minimum(abs(v), 40), numpy.clip(v, -20, 2))
                    z = (x.astype(numpy.int32) << 2 ^ x.view(numpy.int32)) >> 1
                    most = numpy.maximum(w, numpy.where(numpy.arange(k) % 2, x, -3))
                    got = {2: numpy.zeros_like(z), 3: numpy.zeros_like(x), 1: numpy.zeros((2, n, k), f32), 4: numpy.zeros(n, f32)}
                    library.run(f"by{k}", n + 51, 128, {0: x, **got, 5: u32(n), 6: weights})
                    with self.subTest(target=target, k=k, n=n):
                        self.assertEqual(got[1].tolist(), [y.tolist(), most.tolist()])
                        self.assertEqual(got[2].tolist(), z.tolist())
                        numpy.testing.assert_allclose(got[3], numpy.exp(numpy.maximum(x, -3).astype(float)), rtol=3e-6)
                        self.assertEqual(got[4].tolist(), w.sum(1).tolist())

    def test_indices_that_leave_an_array(self):
        """The rest of a row, which threads behind its end have none of: what they write is nowhere."""
        library = Library(HEAD + """
kernel void rests(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant int& size [[buffer(2)]],
                  uint i [[thread_position_in_threadgroup]]) {
  float before[4] = {1, 2, 3, 4}, part[8] = {0}, after[4] = {5, 6, 7, 8};
  const int n = size - int(i) * 8;
  for (int k = 0; k < min(n, 8); k++) part[k] = x[i * 8 + k];
  for (int k = n; k < 8; k++) part[k] = 100;
  before[(i + size) % 4] += 1;
  after[(i + size) % 4] += 1;
  float sum = 0;
  for (int k = 0; k < 8; k++) sum += part[k];
  for (int k = 0; k < 4; k++) sum += 1000 * before[k] * after[k];
  y[i] = sum;
}
""")
        for size in (256, 250, 1000, 3):
            for reference in (False, True):
                with self.subTest(size=size, reference=reference):
                    threads = 128
                    x, y = numpy.arange(threads * 8).astype(f32), numpy.zeros(threads, f32)
                    library.run("rests", threads, threads, {0: x, 1: y, 2: numpy.int32(size)}, reference=reference)
                    part = numpy.where(numpy.arange(threads * 8) < size, x, 100).reshape(threads, 8).sum(1)
                    before, after = numpy.tile([1, 2, 3, 4], (threads, 1)), numpy.tile([5, 6, 7, 8], (threads, 1))
                    one = (numpy.arange(threads) + size) % 4
                    before[numpy.arange(threads), one] += 1
                    after[numpy.arange(threads), one] += 1
                    self.assertEqual(y.tolist(), (part + 1000 * (before * after).sum(1)).tolist())

    def test_threadgroup_arrays_of_a_class(self):
        """A constructor that each thread ran would undo what other SIMD groups have written."""
        library = Library(HEAD + """
struct pair {
  float a, b;
  pair() threadgroup : a(0), b(0) {}
  pair() thread : a(0), b(0) {}
  pair(float x, float y) thread : a(x), b(y) {}
};
kernel void sums(device const float* x [[buffer(0)]], device float2* y [[buffer(1)]], uint i [[thread_position_in_threadgroup]],
                 uint lane [[thread_index_in_simdgroup]], uint group [[simdgroup_index_in_threadgroup]],
                 uint groups [[simdgroups_per_threadgroup]]) {
  threadgroup pair partial[32];
  threadgroup pair one;
  pair mine(simd_sum(x[i]), simd_max(x[i]));
  if (lane == 0) partial[group] = mine;
  if (i == 0) one = mine;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  pair p = i < groups ? partial[i] : pair();
  y[i] = float2(simd_sum(p.a), simd_max(p.b) + one.a);
}
""")
        for reference in (False, True):
            x, y = numpy.arange(256).astype(f32), numpy.zeros((256, 2), f32)
            library.run("sums", 256, 256, {0: x, 1: y}, reference=reference)
            self.assertEqual(y[0].tolist(), [x.sum(), 255 + x[:32].sum()])

    def test_casts_of_bits(self):
        """A word as two halves or four bytes, as those who unpack weights write it, and back, by some lanes alone."""
        text = HEAD + """
kernel void f(device const uint2* x [[buffer(0)]], device uint2* y [[buffer(1)]], constant uint& n [[buffer(2)]],
              uint i [[thread_position_in_grid]]) {
  if (i >= n) return;
  uint2 v = x[i];
  half2 h = as_type<half2>(v.x) * 2.0h;
  uchar4 b = as_type<uchar4>(v.y);
  ushort2 s = as_type<ushort2>(b.wzyx);
  ulong all = as_type<ulong>(uint2(as_type<uint>(h), as_type<uint>(s)));
  if (i % 3 == 0) all = as_type<ulong>(as_type<float2>(all) * float2(1, -1));
  float4 bits = as_type<float4>(uint4(as_type<uint2>(all), as_type<uint>(as_type<char4>(v.y)), 0));
  y[i] = as_type<uint2>(as_type<half4>(bits.xy));
}
"""
        n = 1000
        x = numpy.random.default_rng(8).integers(0, 2**31, (n, 2)).astype(u32) & u32(0x3BFF3BFF)  # no infinity, no NaN
        doubled = (x[:, 0].copy().view(numpy.float16) * numpy.float16(2)).view(u32)
        turned = numpy.ascontiguousarray(x[:, 1].copy().view(numpy.uint8).reshape(n, 4)[:, ::-1]).view(u32)[:, 0]
        turned[::3] ^= u32(1 << 31)
        want = numpy.stack([doubled, turned], 1)
        for target in self.targets:
            library = Library(text, target=target)
            for reference in (False, True):
                y = numpy.zeros((n, 2), u32)
                library.run("f", n, 96, {0: x, 1: y, 2: u32(n)}, reference=reference)
                self.assertEqual(y.tolist(), want.tolist(), (target, reference))

    def test_compare_exchange(self):
        """All lanes to one place, each to its own, and by few: a maximum and sums of float, and a lock of the first to come."""
        text = HEAD + """
kernel void f(device const float* x [[buffer(0)]], device atomic_uint* bins [[buffer(1)]], device atomic<float>* most [[buffer(2)]],
              device atomic_int* owner [[buffer(3)]], device atomic_uint* losers [[buffer(4)]], constant uint& n [[buffer(5)]],
              uint i [[thread_position_in_grid]]) {
  if (i >= n) return;
  device atomic_uint* bin = bins + i % 5;
  uint seen = atomic_load_explicit(bin, memory_order_relaxed);
  while (!atomic_compare_exchange_weak_explicit(bin, &seen, as_type<uint>(as_type<float>(seen) + x[i]), memory_order_relaxed,
                                                memory_order_relaxed)) {
  }
  if (i % 7 == 3) {
    float now = atomic_load_explicit(most, memory_order_relaxed);
    while (x[i] > now && !atomic_compare_exchange_weak_explicit(most, &now, x[i], memory_order_relaxed, memory_order_relaxed)) {
    }
  }
  int nobody = -1;
  if (!atomic_compare_exchange_weak_explicit(owner, &nobody, int(i), memory_order_relaxed, memory_order_relaxed)) {
    if (nobody < 0 || nobody >= int(n)) return;
    atomic_fetch_add_explicit(losers, 1u, memory_order_relaxed);
  }
}
"""
        n = 3001
        x = numpy.random.default_rng(9).integers(1, 100, n).astype(f32)  # sums are exact in any order
        for target in self.targets:
            library = Library(text, target=target)
            for reference in (False, True):
                bins, most, owner, losers = numpy.zeros(5, f32), numpy.zeros(1, f32), numpy.full(1, -1, numpy.int32), numpy.zeros(1, u32)
                library.run("f", n, 100, {0: x, 1: bins, 2: most, 3: owner, 4: losers, 5: u32(n)}, reference=reference)
                self.assertEqual(bins.tolist(), [x[k::5].sum() for k in range(5)], (target, reference))
                self.assertEqual(most[0], x[3::7].max())
                self.assertEqual(losers[0], n - 1)
                self.assertTrue(0 <= owner[0] < n)


if __name__ == "__main__":
    unittest.main()
