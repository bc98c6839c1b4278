#!/usr/bin/env python3
"""Matrices of SIMD groups as programs use them, and the rows of memory that their lanes access, on each target against NumPy: tiles of
fragments, transposed fragments, elements that threads write between products, rows of any length, indices that wrap, buffers that end
where a page does."""
import ctypes
import itertools
import mmap
import os
import pathlib
import subprocess
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from known_targets import targets  # noqa: E402
from pewter_metal import Library  # noqa: E402

f32, u32 = numpy.float32, numpy.uint32
HEAD = "#include <metal_stdlib>\n#include <metal_simdgroup_matrix>\nusing namespace metal;\n"
TILES = HEAD + """
/// C = A B of multiples of 32 and 16; four SIMD groups have 2 x 2 fragments each; TRANSPOSED: B is given by columns.
template <typename T, bool TRANSPOSED>
kernel void tiles(device const T* a [[buffer(0)]], device const T* b [[buffer(1)]], device float* c [[buffer(2)]], constant uint3& size [[buffer(3)]],
                  uint2 place [[threadgroup_position_in_grid]], ushort t [[thread_index_in_threadgroup]], ushort group [[simdgroup_index_in_threadgroup]]) {
  threadgroup T as[32 * 20], bs[16 * 36];
  simdgroup_float8x8 sums[2][2];
#pragma unroll
  for (int n = 0; n < 4; ++n) sums[n / 2][n % 2] = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
  const short row = group / 2 * 16, col = group % 2 * 16;
  const int n = size.y, depth = size.z;
  device const T* from_a = a + (place.y * 32 + t / 4) * depth + t % 4 * 4;
  device const T* from_b = TRANSPOSED ? b + (place.x * 32 + t / 4) * depth + t % 4 * 4 : b + t / 8 * n + place.x * 32 + t % 8 * 4;
  for (int k = 0; k < depth; k += 16) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (short j = 0; j < 4; ++j) {
      as[t / 4 * 20 + t % 4 * 4 + j] = from_a[j];
      if (TRANSPOSED) bs[(t % 4 * 4 + j) * 36 + t / 4] = from_b[j];
      else bs[t / 8 * 36 + t % 8 * 4 + j] = from_b[j];
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    from_a += 16, from_b += TRANSPOSED ? 16 : 16 * n;
#pragma unroll
    for (short kk = 0; kk < 16; kk += 8) {
      simdgroup_matrix<T, 8, 8> l[2], r[2];
      for (short i = 0; i < 2; ++i) simdgroup_load(l[i], as + (row + 8 * i) * 20 + kk, 20);
      for (short j = 0; j < 2; ++j) simdgroup_load(r[j], bs + kk * 36 + col + 8 * j, 36);
#pragma unroll
      for (short i = 0; i < 4; ++i) simdgroup_multiply_accumulate(sums[i / 2][i % 2], l[i / 2], r[i % 2], sums[i / 2][i % 2]);
    }
  }
#pragma unroll
  for (short i = 0; i < 4; ++i)
    simdgroup_store(sums[i / 2][i % 2], c + (place.y * 32 + row + 8 * (i / 2)) * n + place.x * 32 + col + 8 * (i % 2), n);
}
#define NAMED(name, T, transposed) template [[host_name(name)]] kernel decltype(tiles<T, transposed>) tiles<T, transposed>;
""" + "".join(f'NAMED("{t}", {t}, false) NAMED("{t}_transposed", {t}, true)\n' for t in ("float", "half", "bfloat"))
SIZES = ((1, 1), (2, 2), (1, 3), (3, 2), (4, 4), (2, 5))
FRAGMENTS = HEAD + """
/// A copy through a fragment: loaded and stored as they are or transposed, with strides and origins of the host's.
template <bool IN, bool OUT>
kernel void copies(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant uint4& at [[buffer(2)]]) {
  simdgroup_float8x8 m;
  simdgroup_load(m, x, at.x, ulong2(at.z, at.w), IN);
  simdgroup_store(m, y, at.y, ulong2(at.w, at.z), OUT);
}
template [[host_name("copies00")]] kernel decltype(copies<0, 0>) copies<0, 0>;
template [[host_name("copies01")]] kernel decltype(copies<0, 1>) copies<0, 1>;
template [[host_name("copies10")]] kernel decltype(copies<1, 0>) copies<1, 0>;
template [[host_name("copies11")]] kernel decltype(copies<1, 1>) copies<1, 1>;
/// ((a b) + rows') b, and the first product twice.
kernel void chain(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint lane [[thread_index_in_simdgroup]]) {
  simdgroup_float8x8 a, b, c, d;
  simdgroup_load(a, x, 8);
  simdgroup_load(b, x + 64, 8);
  simdgroup_multiply(c, a, b);
  const uint q = lane / 4, row = (q & 4) + (lane / 2) % 4, col = (q & 2) * 2 + (lane % 2) * 2;
  c.thread_elements()[0] += 10 * row + col;
  c.thread_elements()[1] += 10 * row + col + 1;
  simdgroup_multiply_accumulate(d, c, b, c);
  simdgroup_store(d, y, 8);
  simdgroup_multiply_accumulate(c, a, b, c);
  simdgroup_store(c, y + 64, 8);
}
"""
SUMS = HEAD + """
/// ROWS x COLUMNS fragments begin as they are in c and go through two loops, the first with a barrier: products, and in every second turn an
/// element that its threads halve; a product that is a factor; sums that are both read and stored.
template <int ROWS, int COLUMNS>
kernel void sums(device const float* a [[buffer(0)]], device const float* b [[buffer(1)]], device float* c [[buffer(2)]], device float* firsts [[buffer(3)]],
                 constant uint2& turns [[buffer(4)]], uint lane [[thread_index_in_simdgroup]]) {
  const ulong depth = 8 * (turns.x + turns.y);
  simdgroup_float8x8 s[ROWS][COLUMNS], l, r, product;
#pragma unroll
  for (int i = 0; i < ROWS * COLUMNS; ++i) simdgroup_load(s[i / COLUMNS][i % COLUMNS], c + 64 * i, 8);
  for (uint k = 0; k < turns.x; ++k) {
    threadgroup_barrier(mem_flags::mem_device);
#pragma unroll
    for (int i = 0; i < ROWS * COLUMNS; ++i) {
      simdgroup_load(l, a + i / COLUMNS * 8 * depth + 8 * k, depth);
      simdgroup_load(r, b + (8 * k * COLUMNS + i % COLUMNS) * 8, 8 * COLUMNS);
      simdgroup_multiply_accumulate(s[i / COLUMNS][i % COLUMNS], l, r, s[i / COLUMNS][i % COLUMNS]);
    }
    if (k % 2 == 1) s[ROWS - 1][0].thread_elements()[1] *= 0.5f;
  }
  for (uint k = turns.x; k < turns.x + turns.y; ++k) {
#pragma unroll
    for (int i = 0; i < ROWS * COLUMNS; ++i) {
      simdgroup_load(l, a + i / COLUMNS * 8 * depth + 8 * k, depth);
      simdgroup_load(r, b + (8 * k * COLUMNS + i % COLUMNS) * 8, 8 * COLUMNS);
      simdgroup_multiply(product, l, r);
      simdgroup_multiply_accumulate(s[i / COLUMNS][i % COLUMNS], product, r, s[i / COLUMNS][i % COLUMNS]);
    }
  }
#pragma unroll
  for (int i = 0; i < ROWS * COLUMNS; ++i) {
    simdgroup_store(s[i / COLUMNS][i % COLUMNS], c + 64 * i, 8);
    firsts[32 * i + lane] = s[i / COLUMNS][i % COLUMNS].thread_elements()[0];
  }
}
""" + "".join(f'template [[host_name("sums{r}{c}")]] kernel decltype(sums<{r}, {c}>) sums<{r}, {c}>;\n' for r, c in SIZES)
ROWS = HEAD + """
/// Each thread moves MANY neighbours from one matrix to another; WIDE threads share a row.
template <typename T, typename I, int WIDE, int MANY>
kernel void moves(device const T* x [[buffer(0)]], device T* y [[buffer(1)]], constant uint2& length [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  const I row = i / WIDE, col = i % WIDE * MANY;
  for (int j = 0; j < MANY; ++j) y[I(row * I(length.y)) + col + j] = T(x[I(row * I(length.x)) + col + j] + T(j));
}
"""
SHAPES = ((4, 4), (8, 1), (16, 2), (2, 8), (4, 3))
MOVES = [("float", i, s) for i in ("int", "uint", "ushort", "ulong") for s in SHAPES] + [(t, "uint", s) for t in ("half", "uchar", "ulong") for s in SHAPES]
ROWS += "".join(f'template [[host_name("{t}_{i}_{w}_{m}")]] kernel decltype(moves<{t}, {i}, {w}, {m}>) moves<{t}, {i}, {w}, {m}>;\n' for t, i, (w, m) in MOVES)
ORDER = HEAD + """
/// Indices of few bits begin again at 0.
template <typename I> kernel void wraps(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant uint& first [[buffer(2)]],
                                        uint i [[thread_position_in_grid]]) {
  const I at = I(first + i / 8 * 16 + i % 8 * 2), next = I(at + 1);
  y[2 * i] = x[at], y[2 * i + 1] = x[next];
}
template [[host_name("wraps8")]] kernel decltype(wraps<uchar>) wraps<uchar>;
template [[host_name("wraps16")]] kernel decltype(wraps<ushort>) wraps<ushort>;
/// What a thread stores it reads again, in rows of eight threads.
kernel void again(device uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant uint& length [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  device uint* p = x + i / 8 * length + i % 8 * 2;
  const uint a = p[0], b = p[1];
  p[0] = b + 1;
  p[1] = p[0] + a;
  y[2 * i] = p[1];
  p[1] = p[1] * 3;
  y[2 * i + 1] = p[1] + p[0];
}
/// Four threads share a row, which is the last one where there are no more, and move eight neighbours each.
kernel void clamped(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant uint2& size [[buffer(2)]], ushort i [[thread_index_in_threadgroup]]) {
  const short last = size.y - 1, row = short(i / 4) < last ? i / 4 : last;
  x += row * size.x + i % 4 * 8;
  for (short j = 0; j < 8; ++j) y[8 * i + j] = x[j];
}
/// The even columns alone: the last row ends where the buffer does.
kernel void evens(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant uint& length [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  y[i] = x[i / 8 * length + i % 8 * 2];
}
/// Addresses that loops move, by what the host says and by constants.
kernel void loops(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], constant uint3& size [[buffer(2)]], uint i [[thread_position_in_grid]]) {
  device const float* p = x + i / 8 * size.x + i % 8 * 2;
  device const float* q = p + 1;
  float2 sum = 0;
  for (uint k = 0; k < size.y; ++k, p += size.z, q += 16) sum += float2(p[0] * q[0], p[1] - q[1]);
  y[2 * i] = sum.x, y[2 * i + 1] = sum.y;
}
"""


def stored(x, name):
    return (x.view(u32) >> 16).astype(numpy.uint16) if name == "bfloat" else x.astype({"half": numpy.float16, "float": f32}[name])


def value(x, name):
    return (x.astype(u32) << 16).view(f32).astype(float) if name == "bfloat" else x.astype(float)


class Products(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.targets = targets()
        assert cls.targets

    def each(self, source):
        for target in self.targets:
            library = Library(source, target=target)
            for reference in (False, True):
                with self.subTest(target=target, reference=reference):
                    yield lambda *a, library=library, reference=reference, **b: library.run(*a, **b, reference=reference)

    def test_tiles(self):
        m, n, k = 64, 96, 48
        random = numpy.random.default_rng(1)
        exact_a, exact_b = (random.standard_normal(s).astype(f32) for s in ((m, k), (k, n)))
        for run in self.each(TILES):
            for name, transposed in itertools.product(("float", "half", "bfloat"), (False, True)):
                a, b, c = stored(exact_a, name), stored(exact_b, name), numpy.zeros((m, n), f32)
                run(name + "_transposed" * transposed, (n // 32, m // 32), 128,
                    {0: a, 1: numpy.ascontiguousarray(b.T) if transposed else b, 2: c, 3: numpy.array([m, n, k, 0], u32)}, threadgroups=True)
                a, b = value(a, name), value(b, name)
                self.assertTrue((numpy.abs(c - a @ b) <= 3e-6 * (numpy.abs(a) @ numpy.abs(b))).all(), (name, transposed))

    def test_fragments(self):
        for run in self.each(FRAGMENTS):
            for (p, q), (col, row), i, o in itertools.product(((8, 8), (11, 9), (64, 24)), ((0, 0), (3, 1)), (0, 1), (0, 1)):
                x = numpy.arange(12 * p, dtype=f32).reshape(12, p)
                if col + 8 > p or row + 8 > q:
                    continue
                y, want = numpy.full((12, q), -1, f32), numpy.full((12, q), -1, f32)
                run(f"copies{i}{o}", 1, 32, {0: x, 1: y, 2: numpy.array([p, q, col, row], u32)}, threadgroups=True)
                part = x[row:row + 8, col:col + 8]
                want[col:col + 8, row:row + 8] = part.T if i != o else part
                self.assertTrue((y == want).all(), (p, q, col, row, i, o))
            x, y = numpy.arange(128, dtype=f32).reshape(2, 8, 8) % 7 - 3, numpy.zeros((2, 8, 8), f32)
            run("chain", 32, 32, {0: x, 1: y})
            a, b = x
            c = a @ b + 10 * numpy.arange(8)[:, None] + numpy.arange(8)
            self.assertEqual(y.tolist(), [(c @ b + c).tolist(), (a @ b + c).tolist()])

    def test_sums_of_tiles(self):
        random = numpy.random.default_rng(5)
        for run in self.each(SUMS):
            for (rows, columns), turns in itertools.product(SIZES, ((0, 0), (1, 0), (3, 2), (4, 1))):
                depth = 8 * sum(turns)
                a, b, c = (random.integers(-2, 3, s).astype(f32) for s in ((8 * rows, depth), (depth, 8 * columns), (rows, columns, 8, 8)))
                got, firsts = c.copy(), numpy.zeros((rows * columns, 32), f32)
                want = c.transpose(0, 2, 1, 3).reshape(8 * rows, 8 * columns).astype(float)
                for k in range(sum(turns)):
                    left, right = a[:, 8 * k:8 * k + 8].astype(float), b[8 * k:8 * k + 8].astype(float)
                    for n in range(columns):
                        part = right[:, 8 * n:8 * n + 8]
                        want[:, 8 * n:8 * n + 8] += left @ part if k < turns[0] else left @ part @ part
                    if k < turns[0] and k % 2 == 1:
                        want[-8:, 1:8:2] *= 0.5
                run(f"sums{rows}{columns}", 32, 32, {0: a, 1: b, 2: got, 3: firsts, 4: numpy.array(turns, u32)})
                tiles = want.reshape(rows, 8, columns, 8).transpose(0, 2, 1, 3)
                self.assertEqual(got.tolist(), tiles.tolist(), (rows, columns, turns))
                lane = numpy.arange(32)
                row, column = (lane // 4 & 4) + lane // 2 % 4, (lane // 4 & 2) * 2 + lane % 2 * 2
                self.assertEqual(firsts.tolist(), tiles.reshape(-1, 8, 8)[:, row, column].tolist(), (rows, columns, turns))

    def test_rows_of_any_length(self):
        kinds = {"float": f32, "half": numpy.float16, "uchar": numpy.uint8, "ulong": numpy.uint64}
        for run in self.each(ROWS):
            for t, i, (wide, many) in MOVES:
                for threads, (p, q) in itertools.product((64, 80), ((wide * many, wide * many + 5), (wide * many + 3, 77))):
                    rows = 160 // wide
                    x = (numpy.arange(rows * p) % 113).astype(kinds[t]).reshape(rows, p)
                    y, want = numpy.zeros((rows, q), kinds[t]), numpy.zeros((rows, q), kinds[t])
                    run(f"{t}_{i}_{wide}_{many}", 160, threads, {0: x, 1: y, 2: numpy.array([p, q], u32)})
                    want[:, :wide * many] = x[:, :wide * many] + (numpy.arange(wide * many) % many).astype(kinds[t])
                    self.assertTrue((y == want).all(), (t, i, wide, many, threads, p, q))

    def test_indices_that_wrap(self):
        x = numpy.random.default_rng(2).integers(0, 1 << 30, 1 << 17).astype(u32)
        at = numpy.repeat(numpy.arange(64) // 8 * 16 + numpy.arange(64) % 8 * 2, 2) + numpy.tile([0, 1], 64)
        for run in self.each(ORDER):
            for bits, first in itertools.product((8, 16), (0, 1, 3, 120, 200, 250, 253, 32766, 65500, 65530, 65533)):
                y = numpy.zeros(128, u32)
                run(f"wraps{bits}", 64, 64, {0: x, 1: y, 2: u32(first)})
                self.assertEqual(y.tolist(), x[(first + at) % (1 << bits)].tolist(), (bits, first))

    def test_order_of_accesses(self):
        for run in self.each(ORDER):
            for length in (16, 19):
                x, y = numpy.random.default_rng(3).integers(0, 1000, (8, length)).astype(u32), numpy.zeros(128, u32)
                a, b = x[:, 0:16:2].copy(), x[:, 1:16:2].copy()
                run("again", 64, 64, {0: x, 1: y, 2: u32(length)})
                second = b + 1 + a
                self.assertEqual(y.reshape(-1, 2).tolist(), numpy.stack([second, second * 3 + b + 1], 2).reshape(-1, 2).tolist())
                self.assertEqual((x[:, 0:16:2].tolist(), x[:, 1:16:2].tolist()), ((b + 1).tolist(), (second * 3).tolist()))

    def test_clamped_rows(self):
        for run in self.each(ORDER):
            for length, rows in itertools.product((32, 37), (1, 5, 16, 40)):
                x, y = numpy.arange(rows * length, dtype=f32).reshape(rows, length), numpy.zeros((16, 32), f32)
                run("clamped", 64, 64, {0: x, 1: y, 2: numpy.array([length, rows], u32)})
                self.assertEqual(y.tolist(), x[numpy.minimum(numpy.arange(16), rows - 1), :32].tolist(), (length, rows))
        compiler = os.environ.get("PEWTER_METALC")
        self.assertTrue(compiler, "PEWTER_METALC names the compiler")
        made = subprocess.run([compiler, "-", "--targets=avx512", "--functions=full", "--no-reference", "--kernel=clamped", "--dump-after=rows"], input=ORDER,
                              capture_output=True, text=True)
        self.assertEqual(made.returncode, 0, made.stderr)
        self.assertNotRegex(made.stdout, "call .*masked.gather")

    def test_pages_end(self):
        page = mmap.PAGESIZE
        memory = mmap.mmap(-1, 2 * page)
        whole = numpy.frombuffer(memory, f32)
        protect = ctypes.CDLL(None, use_errno=True).mprotect
        self.assertEqual(protect(ctypes.c_void_p(whole.ctypes.data + page), ctypes.c_size_t(page), 0), 0)
        length = 19
        x = whole[page // 4 - (7 * length + 15):page // 4]  # up to the last even column
        x[:] = numpy.arange(x.size)
        for run in self.each(ORDER):
            y = numpy.zeros(64, f32)
            run("evens", 64, 64, {0: x, 1: y, 2: u32(length)})
            self.assertEqual(y.tolist(), (numpy.arange(64) // 8 * length + numpy.arange(64) % 8 * 2).tolist())

    def test_addresses_in_loops(self):
        x = numpy.random.default_rng(4).integers(-8, 8, 4096).astype(f32)
        for run in self.each(ORDER):
            for length, count, step in ((16, 5, 128), (33, 1, 1), (20, 7, 40), (16, 0, 3)):
                y, want = numpy.zeros((64, 2), f32), numpy.zeros((64, 2), f32)
                run("loops", 64, 64, {0: x, 1: y, 2: numpy.array([length, count, step, 0], u32)})
                for i in range(64):
                    p = i // 8 * length + i % 8 * 2
                    for k in range(count):
                        a, b = x[p + k * step:][:2], x[p + 1 + 16 * k:][:2]
                        want[i] += (a[0] * b[0], a[1] - b[1])
                self.assertEqual(y.tolist(), want.tolist(), (length, count, step))


if __name__ == "__main__":
    unittest.main()
