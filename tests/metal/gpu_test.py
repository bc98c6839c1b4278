#!/usr/bin/env python3
"""GPUs: what is an error without one; with one, kernels at many sizes against the CPU's results.

usage: gpu_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library, gpu_seconds, gpus  # noqa: E402

HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
TWICE = HEAD + "kernel void twice(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] *= 2; }"


class Devices(unittest.TestCase):
    def test_bad_devices(self):
        library, x = Library(TWICE), numpy.ones(8, numpy.float32)
        library.run("twice", 8, 8, {0: x}, device="cpu")
        for name in ("gp", "gpu:", "gpu:x", "gpu:99999999"):
            with self.assertRaisesRegex(Error, "must be cpu, gpu or gpu:INDEX"):
                library.run("twice", 8, 8, {0: x}, device=name)
        with self.assertRaisesRegex(Error, "metal: device = 999" if gpus() else "metal: device = 999: no GPU: "):
            library.run("twice", 8, 8, {0: x}, device="gpu:999")
        self.assertTrue((x == 2).all())

    @unittest.skipUnless(gpus(), "there is no GPU")
    def test_checked_mode_is_the_cpus(self):
        with self.assertRaisesRegex(Error, "checked mode runs on the CPU alone"):
            Library(TWICE, check=True).run("twice", 8, 8, {0: numpy.ones(8, numpy.float32)}, device="gpu")


@unittest.skipUnless(gpus(), "there is no GPU")
class OnGpu(unittest.TestCase):
    """Against the CPU one thread at a time, bit by bit: the numbers are whole."""

    def same(self, source, grid, threads, *shapes, memory={}, threadgroups=False):
        library = Library(HEAD + source)
        rng = numpy.random.default_rng(5)
        inputs = [rng.integers(-99, 99, s).astype(t) for s, t in shapes]
        found = []
        for how in ({"device": "gpu"}, {"reference": True}):
            own = [i.copy() for i in inputs]
            library.run("f", grid, threads, dict(enumerate(own)), memory, threadgroups=threadgroups, **how)
            found.append(own)
        for n, (a, b) in enumerate(zip(*found)):
            self.assertTrue((a == b).all(), f"buffer {n} at {threads}")
        self.assertGreater(gpu_seconds(), 0)

    def test_places(self):
        source = ("kernel void f(device uint* y, uint3 g [[thread_position_in_grid]], uint3 t [[thread_position_in_threadgroup]], uint3 s [[threads_per_threadgroup]],"
                  " uint3 q [[threadgroup_position_in_grid]], uint3 n [[threads_per_grid]], uint3 m [[threadgroups_per_grid]], uint i [[thread_index_in_threadgroup]],"
                  " uint l [[thread_index_in_simdgroup]], uint k [[simdgroup_index_in_threadgroup]], uint c [[simdgroups_per_threadgroup]]) {"
                  " const uint at = (g.z * n.y + g.y) * n.x + g.x; const uint all[] = {g.x, g.y, g.z, t.x, t.y, t.z, s.x, s.y, s.z, q.x, q.y, q.z, m.x, m.y, m.z, i, l, k, c};"
                  " uint h = 7; for (uint v : all) h = h * 31 + v; y[at] = h; }")
        for grid, threads in (((1000, 1, 1), (256, 1, 1)), ((37, 29, 5), (8, 8, 2)), ((33, 33, 1), (32, 4, 1)), ((1, 70000, 1), (1, 8, 1)), ((5, 3, 2), (1, 1, 1))):
            self.same(source, grid, threads, (grid[0] * grid[1] * grid[2], numpy.uint32))

    def test_small_kernels_of_large_grids(self):
        """Where a threadgroup takes several: each thread once, also those of the last threadgroups and of smaller ones."""
        source = ("kernel void f(device const uchar* x, device ushort* y, uint3 g [[thread_position_in_grid]], uint3 n [[threads_per_grid]], uint3 q [[threadgroup_position_in_grid]]) {"
                  " const uint at = (g.z * n.y + g.y) * n.x + g.x; if ((at & 7) == 3) return; y[at] = y[at] + x[at] * 3 + q.x; }")
        for grid, threads in (((6000000, 1, 1), (256, 1, 1)), ((6000001, 1, 1), (64, 1, 1)), ((70000, 30, 3), (32, 2, 1)), ((3, 2000000, 1), (1, 128, 1))):
            at = numpy.arange(grid[0] * grid[1] * grid[2], dtype=numpy.uint32)
            x, y = (at * 77).astype(numpy.uint8), (at * 7).astype(numpy.uint16)
            want = numpy.where(at % 8 == 3, y, (y + x.astype(numpy.uint32) * 3 + at % grid[0] // threads[0]).astype(numpy.uint16))
            Library(HEAD + source).run("f", grid, threads, {0: x, 1: y}, device="gpu")
            self.assertTrue((y == want).all(), (grid, threads))

    def test_simdgroups_with_missing_lanes(self):
        source = ("kernel void f(device int* x, device float* z, uint i [[thread_position_in_grid]]) { int v = x[i]; float w = z[i]; if (v > 40) return;"
                  " if (v & 1) { v = simd_sum(v) + simd_prefix_inclusive_sum(v) * 3 + simd_min(v) + simd_broadcast_first(v); w = simd_sum(w) + simd_max(w); }"
                  " else { v = simd_product(v | 1) ^ simd_prefix_exclusive_product(v | 1) ^ quad_sum(v); w = simd_prefix_exclusive_sum(w) - quad_max(w); }"
                  " for (int k = 0; k < (v & 7); ++k) w += simd_is_first() ? 2 : 1; x[i] = v + int(ulong(simd_ballot(v > 0))); z[i] = w; }")
        for threads in (32, 33, 48, 64, 100, 256, 1000, 1024):
            self.same(source, 5000, threads, (5000, numpy.int32), (5000, numpy.float32))

    def test_simdgroups_where_ways_join(self):
        """Lanes come by loops of many lengths, by cases that fall through, and others have ended."""
        source = ("kernel void f(device int* x, uint i [[thread_position_in_grid]], uint lane [[thread_index_in_simdgroup]]) { int v = x[i];"
                  " if (v & 2) { for (uint k = 0;; ++k) { if (k > 6) break; for (int m = 0; m < (v & 15); ++m) v = v * 5 + m; if (lane < 31) break; } }"
                  " switch (v & 3) { case 0: for (int k = 0; k < (v & 60); ++k) v ^= v * 3 + k; case 1: v += simd_max(v); break;"
                  " case 2: { if ((v & 12) == 4) return; v = simd_sum(v); } default: v ^= simd_xor(v) + quad_sum(v); } x[i] = v + simd_min(v); }")
        for threads in (32, 33, 100, 256):
            self.same(source, 5000, threads, (5000, numpy.int32))

    def test_bytes_of_numbers(self):
        source = ("kernel void f(device ushort* x, device uchar* y, device uchar* z, uint i [[thread_position_in_grid]]) { x[i] = ushort(as_type<uint>(float(int(i * 77777))));"
                  " y[i] = uchar(as_type<uint>(float(i) / 3)); *(device packed_uchar4*)(z + 5 * i + 1) = as_type<uchar4>(float(i) * float(x[i + 1000])); }")
        self.same(source, 1000, 64, (2000, numpy.uint16), (1000, numpy.uint8), (5001, numpy.uint8))

    def test_products_of_numbers_bits(self):
        """A product of numbers, and one of its bits: with constants, and with what is the same in each turn."""
        source = ("kernel void f(device uint* x, device const uint* c, uint i [[thread_position_in_grid]]) { uint v = x[i]; const uint k = c[i] | 1;"
                  " const float s = float(c[i] & 15) + 0.5f; for (uint n = 0; n < (v & 7); ++n) { v += as_type<uint>(float(v) * 3.0f) * k + n;"
                  " v ^= as_type<uint>(float(v & 0xffff) * s) * k; } x[i] = v ^ as_type<uint>(float(v) * 12.9898f) * 1103515245u; }")
        self.same(source, 1000, 64, (1000, numpy.uint32), (1000, numpy.uint32))

    def test_products_of_high_words(self):
        source = ("kernel void f(device uint* x, device const uint* c, uint i [[thread_position_in_grid]]) { uint v = x[i]; const uint k = c[i] * 77777 + 5, m = (i & 3) + 1;"
                  " for (uint n = 0; n < (i & 15); ++n) v += uint(mulhi(int(v + n), int(k))) * m ^ uint(ulong(v) * (ulong(k) << 20 | 9) >> 32) * 12345u; x[i] = v; }")
        self.same(source, 1000, 64, (1000, numpy.uint32), (1000, numpy.uint32))

    def test_barriers_and_threadgroup_memory(self):
        source = ("kernel void f(device int* x, threadgroup int* own [[threadgroup(0)]], uint i [[thread_position_in_grid]], uint t [[thread_index_in_threadgroup]],"
                  " uint s [[threads_per_threadgroup]]) { threadgroup int more[1024]; int v = x[i]; own[t] = v; for (uint k = 1; k < s; k *= 2) {"
                  " threadgroup_barrier(mem_flags::mem_threadgroup); const int other = own[(t + k) % s]; more[t] = other;"
                  " threadgroup_barrier(mem_flags::mem_threadgroup); own[t] = v += other + more[(t + 3) % s]; } x[i] = v; }")
        for threads in (32, 96, 100, 512, 1024):
            self.same(source, 3000, threads, (3000, numpy.int32), memory={0: 4 * threads + 16 - 4 * threads % 16})

    def test_stores_behind_threadgroup_memory(self):
        """All lanes clear what some of them use, from their own places on: up to 448 bytes behind the memory, as programs do that run elsewhere."""
        source = ("kernel void f(device float* x, threadgroup float4* own [[threadgroup(0)]], uint i [[thread_position_in_grid]], uint t [[thread_index_in_threadgroup]]) {"
                  " for (uint k = 0; k < 3; ++k) own[t + 4 * k] = 0; threadgroup_barrier(mem_flags::mem_threadgroup); if (t < 4) for (uint k = 0; k < 3; ++k) own[t + 4 * k] += x[i + k];"
                  " threadgroup_barrier(mem_flags::mem_threadgroup); x[i] = own[t % 12].y; }")
        self.same(source, 320, 32, (328, numpy.float32), memory={0: 192})

    def test_matrices(self):
        """Sums in loops, sums that are factors later, elements by Metal's lanes; whole numbers are exact in all types."""
        for t, bits in (("half", numpy.float16), ("bfloat", None), ("float", numpy.float32)):
            given = f"device const {t}* a" if bits else "device const short* p"
            load = "simdgroup_load({m}, a + {at}, {n})" if bits else "{m}.thread_elements() = vec<bfloat, 2>(bfloat(p[{at} + r * ({n}) + q]), bfloat(p[{at} + r * ({n}) + q + 1]))"
            loaded = [load.format(m=m, at=at, n=n) for m, at, n in (("x", "k", "32"), ("z", "256 + k", "32"), ("y", "512 + k * 8", "8"))]
            source = (f"kernel void f({given}, device float* c, device float* e, uint lane [[thread_index_in_simdgroup]], uint g [[threadgroup_position_in_grid]]) {{"
                      " const uint r = ((lane >> 2) & 4) + ((lane >> 1) & 3), q = ((lane >> 1) & 4) + ((lane & 1) << 1);"
                      f" simdgroup_matrix<{t}, 8, 8> x, y, z; simdgroup_float8x8 s(0), u(3); c += g * 128; e += g * 64;"
                      f" for (uint k = 0; k < 32; k += 8) {{ {'; '.join(loaded)};"
                      " simdgroup_multiply_accumulate(s, x, y, s); simdgroup_multiply_accumulate(u, z, y, u); simdgroup_multiply_accumulate(u, y, x, u); }"
                      " simdgroup_store(s, c); simdgroup_store(u, c + 64); e[2 * lane] = s.thread_elements()[0] + g; e[2 * lane + 1] = u.thread_elements()[1] * q + r;"
                      f" if (g > 0) {{ simdgroup_matrix<{t}, 8, 8> w; w.thread_elements() = vec<{t}, 2>({t}(int(s.thread_elements().x) & 7), {t}(int(u.thread_elements().y) & 7));"
                      " simdgroup_multiply(s, w, w); simdgroup_store(s, c, 8, ulong2(0, 0), true); } }")
            library = Library(HEAD + source)
            a = numpy.random.default_rng(3).integers(-4, 5, 768).astype(bits or numpy.int16)
            found = []
            for how in ({"device": "gpu"}, {"reference": True}):
                c, e = numpy.zeros(512, numpy.float32), numpy.zeros(256, numpy.float32)
                library.run("f", 4, 32, {0: a, 1: c, 2: e}, threadgroups=True, **how)
                found.append((c, e))
            for got, want in zip(*found):
                numpy.testing.assert_array_equal(got, want, t)

    def test_copies_at_any_address(self):
        source = ("struct some { uchar of[24]; };\nkernel void f(device const uchar* x, device uchar* y, constant uint& a, uint i [[thread_position_in_grid]]) {"
                  " *(device some*)(y + 24 * i + (a & 3) * 8) = *(device const some*)(x + 24 * i + (a >> 2)); }")
        library = Library(HEAD + source)
        x = numpy.random.default_rng(1).integers(0, 256, 24 * 101, dtype=numpy.uint8)
        for a in range(64):
            y = numpy.zeros(24 * 101, numpy.uint8)
            library.run("f", 100, 32, {0: x, 1: y, 2: numpy.uint32(a)}, device="gpu")
            self.assertTrue((y[(a & 3) * 8:][:2400] == x[a >> 2:][:2400]).all(), a)
        source = "kernel void f(device const float* x, device float* y, uint i [[thread_position_in_grid]]) { *(device float4x4*)(y + 17 * i + 1) = *(device const float4x4*)(x + 18 * i); }"
        self.same(source, 100, 32, (1816, numpy.float32), (1718, numpy.float32))  # a matrix at multiples of its elements' size

    def test_overlapping_buffers(self):
        library = Library(HEAD + "kernel void f(device const int* x, device int* y, uint i [[thread_position_in_grid]]) { y[i] = x[i] + 1; }")
        for shift in (0, 100):
            all_, want = numpy.arange(1000, dtype=numpy.int32), numpy.arange(1000, dtype=numpy.int32)
            want[shift:shift + 100] = all_[:100] + 1
            library.run("f", 100, 64, {0: all_[:500], 1: all_[shift:shift + 500]}, device="gpu")
            self.assertTrue((all_ == want).all())

    def test_vectors_at_computed_addresses(self):
        source = ("kernel void f(device float* x, device float* y, uint i [[thread_position_in_grid]]) { device const float4* row ="
                  " (device const float4*)((device const char*)x + i * 20); *(device float4*)((device char*)y + i * 20 + 4) = row[0] + row[3] * 2; }")
        self.same(source, 1000, 64, (5100, numpy.float32), (5100, numpy.float32))

    def test_vectors_of_buffers_bound_anywhere(self):
        library = Library(HEAD + "kernel void f(device const int4* x, device int4* y, uint i [[thread_position_in_grid]]) { y[i] = x[i] * 2 + int(i); }")
        for shift in ((0, 0), (1, 0), (0, 3), (2, 1)):
            x, y = numpy.arange(4010, dtype=numpy.int32), numpy.zeros(4010, numpy.int32)
            library.run("f", 1000, 64, {0: x[shift[0]:shift[0] + 4000], 1: y[shift[1]:shift[1] + 4000]}, device="gpu")
            self.assertTrue((y[shift[1]:shift[1] + 4000] == x[shift[0]:shift[0] + 4000] * 2 + numpy.arange(4000) // 4).all(), shift)

    def test_vectors_in_arrays_of_elements(self):
        """A mask's rows of an odd length by half2, behind a pointer that a loop moves; blocks of threadgroup memory by casts; a thread's own array."""
        source = ("kernel void f(device const ushort* x, device uint* y, threadgroup char* t [[threadgroup(0)]], constant uint& n, uint i [[thread_position_in_grid]],"
                  " uint l [[thread_index_in_threadgroup]]) { device const ushort2* p[2]; for (uint k = 0; k < 2; ++k) p[k] = (device const ushort2*)((device const char*)x + (i + k) * n);"
                  " threadgroup ushort* own = (threadgroup ushort*)(t + 2 * n); for (uint k = l; k < 600; k += 32) own[k] = x[k]; threadgroup_barrier(mem_flags::mem_threadgroup);"
                  " ushort few[16]; for (uint k = 0; k < 16; ++k) few[k] = x[(k * n + i) % 999]; uint s = 0; for (uint k = 0; k < 5; ++k) { if (k == n % 7) continue;"
                  " for (uint j = 0; j < 2; ++j) { const uint2 v = uint2(p[j][k * 3]); s += simd_max(v.x) * 3 + v.y; p[j] += 2; }"
                  " const ushort4 w = *(threadgroup ushort4*)(own + 3 * l + k * 5), u = *(thread ushort4*)(few + ((n + k) % 11)); s += w.x + 5 * w.y + 7 * w.z + 9 * w.w + u.x + 3 * u.y + u.z * u.w; }"
                  " y[i] = s; }")
        for n in (6, 8, 226):
            library, x = Library(HEAD + source), numpy.random.default_rng(n).integers(0, 60000, 9000).astype(numpy.uint16)
            found = []
            for how in ({"device": "gpu"}, {"reference": True}):
                y = numpy.zeros(64, numpy.uint32)
                library.run("f", 64, 32, {0: x, 1: y, 2: numpy.uint32(n)}, {0: 2048}, **how)
                found.append(y)
            self.assertTrue((found[0] == found[1]).all(), n)

    def test_neighbours_at_any_address(self):
        source = ("kernel void f(device const ushort* x, device float* y, device float* z, uint i [[thread_position_in_grid]]) { x += i * 7; float s = 0;"
                  " for (uint k = 0; k < 8; ++k) s += x[k]; y += i * 5; z += i * 4; for (uint k = 0; k < 4; ++k) y[k] = s + k + z[k]; for (uint k = 0; k < 4; ++k) z[k] = z[3 - k] + y[k]; }")
        self.same(source, 1000, 64, (7008, numpy.uint16), (5008, numpy.float32), (4000, numpy.float32))
        packed = ("struct __attribute__((packed)) block { half d; uint q[8]; };\nkernel void f(device const block* x, device uint* y, uint i [[thread_position_in_grid]]) {"
                  " uint s = 0; for (uint k = 0; k < 8; ++k) s += x[i].q[k] ^ k; y[i] = s; }")
        self.same(packed, 100, 32, (1700, numpy.uint16), (100, numpy.uint32))  # words at multiples of two

    def test_addresses_in_buffers_are_not_copied(self):
        library = Library(HEAD + "struct holds { device float* of; };\nkernel void f(constant holds& h [[buffer(0)]]) { h.of[1] = 2; }")
        with self.assertRaisesRegex(Error, r"kernel 'f': argument buffers \(addresses in a buffer\)"):
            library.run("f", 1, 1, {0: numpy.zeros(1, numpy.uint64)}, device="gpu")

    def test_64_bits_and_atomics(self):
        source = ("kernel void f(device long* x, device atomic_int* sum, device atomic<float>* real, device atomic_ulong* most, uint i [[thread_position_in_grid]]) {"
                  " const long v = x[i]; x[i] = simd_sum(v) * 3 + simd_shuffle_xor(v, 5) / (v == 0 ? 1 : v); atomic_fetch_add_explicit(sum, int(v), memory_order_relaxed);"
                  " atomic_fetch_add_explicit(real, float(v), memory_order_relaxed); atomic_max_explicit(most, ulong(v + 100), memory_order_relaxed); }")
        self.same(source, 4096, 128, (4096, numpy.int64), (1, numpy.int32), (1, numpy.float32), (1, numpy.uint64))


if __name__ == "__main__":
    unittest.main()
