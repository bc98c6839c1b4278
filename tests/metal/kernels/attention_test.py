#!/usr/bin/env python3
"""Attention of blocks of queries by SIMD-group matrices: scores of several fragments of keys whose rows are loaded transposed, each stored before
the next is computed, also where the queries were; on each target against NumPy, and what is made of it on AVX-512."""
import itertools
import os
import pathlib
import re
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
SOURCE = HEAD + """
#define LEAST(a, b) ((a) < (b) ? (a) : (b))
/// out = softmax(q k') v of 8 queries a threadgroup and 32 keys a turn; each of two SIMD groups has two fragments of scores.
template <typename T, int DEPTH>
kernel void attention(device const T* q [[buffer(0)]], device const T* k [[buffer(1)]], device const T* v [[buffer(2)]], device float* out [[buffer(3)]],
                      constant uint& keys [[buffer(4)]], uint block [[threadgroup_position_in_grid]], ushort lane [[thread_index_in_simdgroup]],
                      ushort group [[simdgroup_index_in_threadgroup]]) {
  threadgroup float memory[8 * DEPTH + 8 * 32 + 8 * DEPTH];
  threadgroup T* queries = (threadgroup T*)memory;
  threadgroup float* scores = memory + 8 * DEPTH;
  threadgroup float* sums = memory + 8 * DEPTH + 8 * 32;
  q += block * 8 * DEPTH, out += block * 8 * DEPTH;
  for (short i = 32 * group + lane; i < 8 * DEPTH; i += 64) sums[i] = 0, queries[i] = q[i];
  float largest[4], total[4];
  for (short j = 0; j < 4; ++j) largest[j] = -FLT_MAX / 2, total[j] = 0;
  for (uint first = 0; first < keys; first += 32) {
    threadgroup_barrier(mem_flags::mem_threadgroup);
#pragma unroll
    for (short c = 0; c < 2; ++c) {
      simdgroup_float8x8 s = make_filled_simdgroup_matrix<float, 8, 8>(0.0f);
      device const T* rows = k + (first + 16 * c + 8 * group) * DEPTH;
#pragma unroll (LEAST(DEPTH / 8, 64))
      for (short i = 0; i < DEPTH / 8; ++i) {
        simdgroup_matrix<T, 8, 8> l, r;
        simdgroup_load(l, queries + 8 * i, DEPTH);
        simdgroup_load(r, rows + 8 * i, DEPTH, 0, true);
        simdgroup_multiply_accumulate(s, l, r, s);
      }
      simdgroup_store(s, scores + 16 * c + 8 * group, 32);
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (short n = 0; n < 4; ++n) {
      const short j = 2 * n + group;
      const float before = largest[n], s = scores[32 * j + lane];
      largest[n] = simd_max(max(before, s));
      const float scale = exp(before - largest[n]), p = exp(s - largest[n]);
      total[n] = total[n] * scale + simd_sum(p);
      scores[32 * j + lane] = p;
      for (short i = lane; i < DEPTH / 4; i += 32) ((threadgroup float4*)sums)[j * DEPTH / 4 + i] *= scale;
    }
    threadgroup_barrier(mem_flags::mem_threadgroup);
    for (short i = group; i < DEPTH / 8; i += 2) {
      simdgroup_float8x8 o, p;
      simdgroup_matrix<T, 8, 8> r;
      simdgroup_load(o, sums + 8 * i, DEPTH);
#pragma unroll
      for (short c = 0; c < 4; ++c) {
        simdgroup_load(p, scores + 8 * c, 32);
        simdgroup_load(r, v + (first + 8 * c) * DEPTH + 8 * i, DEPTH);
        simdgroup_multiply_accumulate(o, p, r, o);
      }
      simdgroup_store(o, sums + 8 * i, DEPTH);
    }
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (short n = 0; n < 4; ++n) {
    const short j = 2 * n + group;
    for (short i = lane; i < DEPTH; i += 32) out[j * DEPTH + i] = sums[j * DEPTH + i] / total[n];
  }
}
""" + "".join(f'template [[host_name("{t}{d}")]] kernel decltype(attention<{t}, {d}>) attention<{t}, {d}>;\n'
              for t, d in (("half", 64), ("bfloat", 32), ("float", 32)))
OVER = HEAD + """
/// Two products of the same left factors in threadgroup memory, the first stored before the second begins: at PLACE, or where the host says.
template <int PLACE>
kernel void over(device const float* a [[buffer(0)]], device const half* b [[buffer(1)]], device float* out [[buffer(2)]], constant uint& place [[buffer(3)]],
                 uint lane [[thread_index_in_simdgroup]]) {
  threadgroup float memory[3 * 256];
  for (uint i = lane; i < 3 * 256; i += 32) memory[i] = i < 256 ? a[i] : 0;
  threadgroup_barrier(mem_flags::mem_threadgroup);
#pragma unroll
  for (short c = 0; c < 2; ++c) {
    simdgroup_float8x8 s = make_filled_simdgroup_matrix<float, 8, 8>(0.0f), l;
    simdgroup_half8x8 r;
#pragma unroll
    for (short i = 0; i < 4; ++i) {
      simdgroup_load(l, memory + 8 * i, 32);
      simdgroup_load(r, b + 256 * c + 8 * i, 32, 0, true);
      simdgroup_multiply_accumulate(s, l, r, s);
    }
    simdgroup_store(s, memory + (PLACE < 0 ? place : PLACE) + 8 * c, 32);
    simdgroup_barrier(mem_flags::mem_threadgroup);
  }
  threadgroup_barrier(mem_flags::mem_threadgroup);
  for (uint i = lane; i < 3 * 256; i += 32) out[i] = memory[i];
}
""" + "".join(f'template [[host_name("over{n}")]] kernel decltype(over<{p}>) over<{p}>;\n' for n, p in (("", -1), (0, 0), (72, 72), (256, 256)))


def stored(x, name):
    return (x.view(u32) >> 16).astype(numpy.uint16) if name == "bfloat" else x.astype({"half": numpy.float16, "float": f32}[name])


def value(x, name):
    return (x.astype(u32) << 16).view(f32).astype(float) if name == "bfloat" else x.astype(float)


class Attention(unittest.TestCase):
    def each(self, source):
        for target in targets():
            library = Library(source, target=target)
            for reference in (False, True):
                with self.subTest(target=target, reference=reference):
                    yield lambda *a, library=library, reference=reference, **b: library.run(*a, **b, reference=reference)

    def test_attention(self):
        random = numpy.random.default_rng(1)
        queries, keys = 24, 96
        for run in self.each(SOURCE):
            for name, depth in (("half", 64), ("bfloat", 32), ("float", 32)):
                q, k, v = (stored(random.standard_normal((n, depth)).astype(f32), name) for n in (queries, keys, keys))
                out = numpy.zeros((queries, depth), f32)
                run(f"{name}{depth}", queries // 8, 64, {0: q, 1: k, 2: v, 3: out, 4: u32(keys)}, threadgroups=True)
                s = value(q, name) @ value(k, name).T
                p = numpy.exp(s - s.max(1, keepdims=True))
                want = p / p.sum(1, keepdims=True) @ value(v, name)
                self.assertLess(numpy.abs(out - want).max(), 3e-5, name)

    def test_scores_over_queries(self):
        random = numpy.random.default_rng(2)
        a, b = random.integers(-2, 3, 256).astype(f32), random.integers(-2, 3, 512).astype(numpy.float16)
        for run in self.each(OVER):
            for name, place in itertools.chain((("over", p) for p in (0, 8, 40, 72, 224, 256, 300)), (("over0", 0), ("over72", 72), ("over256", 256))):
                out, memory = numpy.zeros(768, f32), numpy.zeros(768)
                run(name, 32, 32, {0: a, 1: b, 2: out, 3: u32(place)})
                memory[:256] = a
                for c in range(2):
                    s = memory[:256].reshape(8, 32) @ b[256 * c:256 * c + 256].reshape(8, 32).T.astype(float)
                    for r in range(8):
                        memory[place + 8 * c + 32 * r:][:8] = s[r]
                self.assertEqual(out.tolist(), memory.tolist(), (name, place))

    def test_fragments_share_registers(self):
        """Rows of 16 keys: 64 steps for each of 8 queries, keys transposed by 48 interleavings for 32 steps; none where scores lie over queries."""
        compiler = os.environ.get("PEWTER_METALC")
        self.assertTrue(compiler, "PEWTER_METALC names the compiler")

        def products(source, kernel):
            p = subprocess.run([compiler, "-", "--targets=avx512", "--functions=full", "--no-reference", f"--kernel={kernel}", "--dump-after=tiles"],
                               input=source, capture_output=True, text=True)
            self.assertEqual(p.returncode, 0, p.stderr)
            return p.stdout

        sums = re.compile("fadd .*<16 x float>")
        made = products(SOURCE, "half64")
        self.assertGreaterEqual(len(sums.findall(made)), 8 * 63)
        interleaved = re.compile(r"shufflevector <32 x half> .*, <32 x half> .*, <32 x i32> <i32 (?:0, i32 32, i32 1, i32 33|4, i32 36, i32 5, i32 37),")
        self.assertEqual(len(interleaved.findall(made)), 2 * 48)
        self.assertEqual(len(sums.findall(products(OVER, "over256"))), 8 * 31)
        for kernel in ("over", "over0", "over72"):
            self.assertEqual(sums.findall(products(OVER, kernel)), [])


if __name__ == "__main__":
    unittest.main()
