#!/usr/bin/env python3
"""Blocks that lanes share: in each turn of a loop some lanes read neighbouring elements of a block each, as kernels on quantised numbers do.
What vectors give is what one thread at a time and NumPy give, on each target: elements of 1 to 4 bytes, 4 to 64 bytes a lane, 1 to 32 lanes a
block, blocks of odd lengths, indices of 32 bits that are divided, last turns that only some lanes are in; and one element of each block, where
nothing is read before the first and behind the last one."""
import ctypes
import mmap
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from known_targets import targets  # noqa: E402
from pewter_metal import Library  # noqa: E402

HEAD = """#include <metal_stdlib>
using namespace metal;
void add(thread uint& h, uint v) { h = h * 9u + v; }
"""
# An element's type, its bytes and what is added of it.
ELEMENTS = {"uchar": (numpy.uint8, "v"), "char": (numpy.int8, "uint(int(float(v)))"), "ushort": (numpy.uint16, "uint(float(v & 0x0fff))"),
            "half": (numpy.uint16, "as_type<ushort>(v)"), "float": (numpy.uint32, "as_type<uint>(v)")}


def added(name, v):
    return (v & 0x0fff if name == "ushort" else v).astype(numpy.int64).astype(numpy.uint32)


class Blocks:
    """@param lanes of a block, `bytes_` of each; `gap` bytes before them and another `gap` behind; `by_turns`: neighbouring lanes have other blocks"""

    def __init__(self, number, kind, lanes, bytes_, gap, by_turns):
        self.number, self.kind, self.lanes, self.gap, self.by_turns = number, kind, lanes, gap, by_turns
        self.type, self.value = ELEMENTS[kind]
        self.elements = bytes_ // numpy.dtype(self.type).itemsize
        self.bytes = lanes * bytes_
        self.stride = 2 * gap + self.bytes
        self.count = 32 // lanes * 2 + 32 // lanes // 2  # the last turn has half of the lanes

    def text(self, first):
        place = f"(device const {self.kind}*)(x + {first} + b * {self.stride} + {self.gap}) + il * {self.elements}"
        if self.gap == 0 and self.elements % 4 == 0:
            place = f"(device const {self.kind}*)((device const {self.kind}4*)(x + {first}) + (b * {self.lanes * self.elements} + il * {self.elements}) / 4)"
        at = "ix = lane % {0}, il = lane / {0}" if self.by_turns else "ix = lane / {1}, il = lane % {1}"
        return f"""  {{
    const short {at.format(32 // self.lanes, self.lanes)};
    uint h = 0;
    for (int b = ix; b < {self.count} + n; b += {32 // self.lanes}) {{
      device const {self.kind}* q = {place};
      for (short k = 0; k < {self.elements}; ++k) {{ const {self.kind} v = q[k]; add(h, {self.value}); }}
    }}
    o[{32 * self.number} + i] = h;
  }}
"""

    def expected(self, x):
        o = []
        for lane in range(32):
            h, blocks = 0, 32 // self.lanes
            ix, il = (lane % blocks, lane // blocks) if self.by_turns else (lane // self.lanes, lane % self.lanes)
            for b in range(ix, self.count, blocks):
                first = b * self.stride + self.gap + il * self.bytes // self.lanes
                for v in added(self.kind, x[first:first + self.bytes // self.lanes].view(self.type)):
                    h = (h * 9 + int(v)) & 0xffffffff
            o.append(h)
        return o


class Element:
    """One of each block of `stride` bytes, which `lanes` lanes read: all turns have all lanes, and nothing lies behind the last one"""

    def __init__(self, kind, lanes, stride):
        self.kind, self.lanes, self.stride, self.name = kind, lanes, stride, f"of_{kind}_{lanes}_{stride}"
        self.type, self.value = ELEMENTS[kind]
        self.count = 32 // lanes * 3
        self.bytes = (self.count - 1) * stride + numpy.dtype(self.type).itemsize

    def text(self):
        index = "long(b)" if self.lanes < 8 else "b"
        return (f"kernel void {self.name}(device const uchar* x [[buffer(0)]], device uint* o [[buffer(1)]], constant int& n [[buffer(2)]],\n"
                "    ushort lane [[thread_index_in_simdgroup]], uint i [[thread_position_in_grid]]) {\n  uint h = 0;\n"
                f"  for (int b = lane / {self.lanes}; b < n; b += {32 // self.lanes}) {{\n"
                f"    const {self.kind} v = *(device const {self.kind}*)(x + {index} * {self.stride});\n    add(h, {self.value});\n  }}\n  o[i] = h;\n}}\n")

    def expected(self, x):
        size, o = numpy.dtype(self.type).itemsize, []
        for lane in range(32):
            h = 0
            for b in range(lane // self.lanes, self.count, 32 // self.lanes):
                h = (h * 9 + int(added(self.kind, x[b * self.stride:b * self.stride + size].view(self.type))[0])) & 0xffffffff
            o.append(h)
        return o


class Guarded:
    """Memory of this many bytes between pages that cannot be read; `places` are its beginnings at the one and at the other"""

    def __init__(self, bytes_):
        page, inner = mmap.PAGESIZE, -(-bytes_ // mmap.PAGESIZE) * mmap.PAGESIZE
        self.memory = mmap.mmap(-1, inner + 2 * page)
        all_ = numpy.frombuffer(self.memory, numpy.uint8)
        for at in (0, page + inner):
            if ctypes.CDLL(None, use_errno=True).mprotect(ctypes.c_void_p(all_.ctypes.data + at), ctypes.c_size_t(page), 0):
                raise OSError(ctypes.get_errno(), "mprotect")
        self.places = all_[page:page + bytes_], all_[page + inner - bytes_:page + inner]


TABLES = """constant float of_constant[{words}] = {{{values}}};
constant uchar of_bytes[128] = {{{bytes}}};
kernel void look_up(device const uint* x [[buffer(0)]], device float* o [[buffer(1)]], constant uint& n [[buffer(2)]],
                    device const float* values [[buffer(3)]], threadgroup float* kept [[threadgroup(0)]],
                    uint i [[thread_position_in_grid]], uint t [[thread_position_in_threadgroup]]) {{
  if (t < {words}) kept[t] = values[t];
  threadgroup_barrier(mem_flags::mem_threadgroup);
  float sum = 0;
  for (uint k = i % 5; k < n; k += 4) {{
    const uint v = x[i] >> k;
    sum = 3 * sum + kept[v % {words}];
    if ((v & 1) != 0) sum += of_constant[v / 2 % {words}] - as_type<float>(((threadgroup uint*)kept)[v / 64 % {words}]);
    sum += float(of_bytes[v % 128]) - float(of_bytes[v / 8 % 64]) + float(((threadgroup uchar*)kept)[v / 16 % {bytes_kept}]);
    if (k == 2) kept[t % {words}] = kept[t % {words}];
  }}
  o[i] = sum;
}}
"""


class Tables(unittest.TestCase):
    """Numbers that lanes look up in threadgroup memory and among constants, of all sizes up to two registers, and one above"""

    def test_tables(self):
        r = numpy.random.default_rng(3)
        x = r.integers(0, 2**32, 96, numpy.uint32)
        for target in targets():
            for words in (1, 2, 8, 16, 32, 64):
                values = r.integers(-9, 9, 64).astype(numpy.float32)
                of_bytes, bytes_kept = r.integers(0, 99, 128), min(4 * words, 128)
                library = Library(HEAD + TABLES.format(words=words, values=", ".join(f"{v:.1f}" for v in values[:words]), bytes_kept=bytes_kept,
                                                       bytes=", ".join(map(str, of_bytes))), target=target)
                results = []
                for reference in (False, True):
                    o = numpy.zeros(96, numpy.float32)
                    library.run("look_up", 96, 96, {0: x, 1: o, 2: numpy.uint32(13), 3: values}, threadgroup_memory={0: 4 * words},
                                reference=reference)
                    results.append(o)
                expected = numpy.zeros(96, numpy.float32)
                for i in range(96):
                    for k in range(i % 5, 13, 4):
                        v = int(x[i]) >> k
                        expected[i] = 3 * expected[i] + values[v % words]
                        if v & 1:
                            expected[i] += values[v // 2 % words] - values[v // 64 % words]
                        expected[i] += numpy.float32(int(of_bytes[v % 128]) - int(of_bytes[v // 8 % 64]) + int(values.view(numpy.uint8)[v // 16 % bytes_kept]))
                self.assertEqual(results[0].tolist(), expected.tolist(), f"{target}, {words} words")
                self.assertEqual(results[1].tolist(), expected.tolist(), f"{target}, {words} words, one at a time")


class Units(unittest.TestCase):
    def test_elements_of_blocks(self):
        r = numpy.random.default_rng(2)
        strides = (2, 6, 10, 18, 20, 34, 36, 64, 66, 84, 132)
        for number, target in enumerate(targets()):
            all_ = [Element(kind, lanes, stride * (2 if kind == "float" else 1)) for k, kind in enumerate(ELEMENTS)
                    for s, stride in enumerate(strides) if (k + s + number) % 2 == 0 for lanes in [(1, 2, 4, 8)[(k + s) % 4]]]
            library = Library(HEAD + "".join(e.text() for e in all_), target=target)
            for e in all_:
                for x in Guarded(e.bytes).places:
                    x[:] = r.integers(0, 256, e.bytes, numpy.uint8)
                    o = numpy.zeros(32, numpy.uint32)
                    library.run(e.name, 32, 32, {0: x, 1: o, 2: numpy.int32(e.count)})
                    self.assertEqual(o.tolist(), e.expected(x), f"{target}: {e.text()}")

    def test_blocks(self):
        r = numpy.random.default_rng(1)
        for number, target in enumerate(targets()):
            text, all_ = HEAD, {}
            for k, kind in enumerate(ELEMENTS):
                all_[kind] = [Blocks(n, kind, lanes, (4, 8, 12, 16, 32, 64)[(k + n + 2 * number) % 6], (k + n + number) % 3, by_turns)
                              for n, (lanes, by_turns) in enumerate(((1, False), (2, True), (4, False), (4, True), (8, True), (16, True), (8, False), (32, False)))]
                firsts = numpy.cumsum([0] + [b.count * b.stride for b in all_[kind]])
                text += (f"kernel void of_{kind}(device const uchar* x [[buffer(0)]], device uint* o [[buffer(1)]], constant int& n [[buffer(2)]],\n"
                         "    ushort lane [[thread_index_in_simdgroup]], uint i [[thread_position_in_grid]]) {\n"
                         + "".join(b.text(first) for b, first in zip(all_[kind], firsts)) + "}\n")
            library = Library(text, target=target)
            for kind, blocks in all_.items():
                x = [r.integers(0, 256, b.count * b.stride, numpy.uint8) for b in blocks]
                for reference in (False, True):
                    o = numpy.zeros((len(blocks), 32), numpy.uint32)
                    library.run(f"of_{kind}", 32, 32, {0: numpy.concatenate(x), 1: o, 2: numpy.int32(0)}, reference=reference)
                    for b, own, found in zip(blocks, x, o):
                        self.assertEqual(found.tolist(), b.expected(own), f"{target}, one at a time: {reference}: {b.text(0)}")


if __name__ == "__main__":
    unittest.main()
