#!/usr/bin/env python3
"""Loads and stores of every type at every place: what vectors give is what one thread at a time and NumPy give, on each target.

Each thread has a place of its own, and a layout says which members lie there. The layouts are all ways to divide 4 and 8 bytes among
members of 1, 2, 4 and 8 bytes, by casts and as packed structures; each type alone, and twice with a byte between; and sequences of
loads and stores that overlap. A kernel has all layouts for one way to find the place (anywhere, one after the other, in rows of eight,
the same for all). All places are shifted by 0 to 7 bytes, so that each access meets each alignment, also those that Metal leaves undefined."""
import itertools
import pathlib
import random
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from known_targets import targets  # noqa: E402
from pewter_metal import Library  # noqa: E402

SCALARS = {"uchar": 1, "char": 1, "ushort": 2, "short": 2, "half": 2, "bfloat": 2, "uint": 4, "int": 4, "float": 4, "ulong": 8, "long": 8}
TYPES = {name: (size, 1) for name, size in SCALARS.items()}  # to bytes of an element and elements
TYPES |= {f"{name}{n}": (SCALARS[name], n) for name in SCALARS for n in (2, 3, 4)}
TYPES |= {f"packed_{name}{n}": (SCALARS[name], n) for name in SCALARS for n in (2, 3, 4) if SCALARS[name] < 8}
OF_WIDTH = {w: [name for name, size in SCALARS.items() if size == w] for w in (1, 2, 4, 8)}
THREADS = ((64, 64), (128, 32), (77, 50))  # grid and threadgroup: whole SIMD groups and others
LANES = 128
# The place of thread i, of `stride` bytes in a region that begins at `first`; for gathers all layouts lie in one place.
PLACES = {"anywhere": "p + {first} + {stride} * at[i]", "in_turn": "p + {first} + {stride} * i",
          "in_rows": "p + {first} + {stride} * ((i & 7u) + 8u * (i >> 3))", "same": "p + {first} + {stride} * (n & 1u)"}
HEAD = """#include <metal_stdlib>
using namespace metal;
template <class T> void add(thread uint& h, T v) {
  if constexpr (sizeof(T) == 8) add(h, uint(v)), add(h, uint(ulong(v) >> 32));
  else if constexpr (sizeof(T) == 4) h = h * 9u + as_type<uint>(v);
  else if constexpr (sizeof(T) == 2) add(h, uint(as_type<ushort>(v)));
  else add(h, uint(as_type<uchar>(v)));
}
template <class T> T made(uint i, uint k) {
  const uint u = (i * 2654435761u + k * 668265263u) ^ (i >> 3);
  if constexpr (sizeof(T) == 8) return T(ulong(u) << 32 | (u * 374761393u));
  else if constexpr (sizeof(T) == 4) return as_type<T>(u);
  else if constexpr (sizeof(T) == 2) return as_type<T>(ushort(u >> 7));
  else return as_type<T>(uchar(u >> 11));
}
"""
PARAMETERS = ("device uchar* buffer [[buffer(0)]], device const int* at [[buffer(1)]], device uint* o [[buffer(2)]], constant uint& n [[buffer(3)]],\n"
              "    uint i [[thread_position_in_grid]], uint t [[thread_index_in_threadgroup]]")


def made(i, k, size):
    """What the source's function of this name makes, as little-endian bytes of each thread."""
    u = ((i * 2654435761 + k * 668265263) & 0xffffffff) ^ (i >> 3)
    v = {8: u << 32 | (u * 374761393 & 0xffffffff), 4: u, 2: u >> 7 & 0xffff, 1: u >> 11 & 0xff}[size]
    return v.astype(numpy.uint64).view(numpy.uint8).reshape(-1, 8)[:, :size]


def divisions(total):
    """All sequences of widths that are `total` bytes together."""
    return [(w, *rest) for w in OF_WIDTH if w <= total for rest in divisions(total - w)] if total else [()]


class Access:
    """An access of a type at an offset from a thread's place: text of a load and of a store, and what they do in NumPy."""

    def __init__(self, offset, kind, stores, expression):
        self.offset, self.kind, self.stores, self.expression = offset, kind, stores, expression
        self.size, self.count = TYPES[kind]

    def text(self, k):
        element = self.kind.replace("packed_", "").rstrip("234")
        if self.stores:
            return f"{self.expression} = {self.kind}({', '.join(f'made<{element}>(j, {k + c})' for c in range(self.count))});"
        parts = ["v"] if self.count == 1 else [f"v[{c}]" for c in range(self.count)]
        return f"{{ const auto v = {self.expression}; {' '.join(f'add(h, {element}({part}));' for part in parts)} }}"

    def run(self, memory, places, j, k, h):
        """@param h of each thread, what its loads have come to"""
        for c in range(self.count):
            where = (places + self.offset + c * self.size)[:, None] + numpy.arange(self.size)
            if self.stores:
                memory[where] = made(j, k + c, self.size)
                continue
            value = numpy.zeros((len(places), max(4, self.size)), numpy.uint8)
            value[:, :self.size] = memory[where]
            for word in value.view(numpy.uint32).T:
                h[:] = h * numpy.uint32(9) + word


class Layout:
    def __init__(self, stride, accesses, structure=""):
        self.stride, self.accesses, self.structure = stride, accesses, structure

    def loads(self):
        return any(not a.stores for a in self.accesses)


def cast(offset, kind, stores):
    return Access(offset, kind, stores, f"*(SPACE {kind}*)(b + {offset})")


def divided(stores):
    """All divisions of 4 and 8 bytes, by types in turn; as casts and, of those that have no type of 1 byte only, as packed structures."""
    turn = {w: itertools.cycle(names) for w, names in OF_WIDTH.items()}
    for total, name in itertools.product((4, 8), ("cast", "packed")):
        for number, widths in enumerate(divisions(total)):
            kinds, offsets = [next(turn[w]) for w in widths], [sum(widths[:n]) for n in range(len(widths))]
            if name == "cast":
                yield Layout(total, [cast(o, kind, stores) for o, kind in zip(offsets, kinds)])
                continue
            members = " ".join(f"{kind} m{n};" for n, kind in enumerate(kinds))
            structure = f"s{total}_{number}"
            yield Layout(total, [Access(o, kind, stores, f"((SPACE {structure}*)b)->m{n}") for n, (o, kind) in enumerate(zip(offsets, kinds))],
                         f"struct __attribute__((packed)) {structure} {{ {members} }};\n")


def alone(stores):
    for kind, (size, count) in TYPES.items():
        yield Layout(size * count, [cast(0, kind, stores)])
        if kind in SCALARS:
            yield Layout(2 * size + 1, [cast(0, kind, stores), cast(size + 1, kind, stores)])


def pairs():
    """A store, and a load that overlaps it in each way there is, both ways round."""
    for a, b in itertools.product(OF_WIDTH, OF_WIDTH):
        for distance in range(-b, a + 1):
            first = lambda stores: cast(8, OF_WIDTH[a][0], stores)  # noqa: B023, E731
            other = lambda stores: cast(8 + distance, OF_WIDTH[b][0], stores)  # noqa: B023, E731
            yield Layout(24, [other(False), first(True), other(False)])


class Turned(Access):
    """An access of a structure that a function takes and gives back with its members turned round."""

    def __init__(self, offset, name, kind, count, stores):
        super().__init__(offset, kind, stores, f"*(SPACE {name}*)(b + {offset})")
        self.name, self.count = name, count

    def text(self, k):
        if not self.stores:
            return f"{{ const {self.name} v = turned({self.expression}); {' '.join(f'add(h, v.m[{c}]);' for c in range(self.count))} }}"
        values = ", ".join(f"made<{self.kind}>(j, {k + c})" for c in reversed(range(self.count)))
        return f"{self.expression} = turned({self.name}{{{{{values}}}}});"

    def run(self, memory, places, j, k, h):
        for c in range(self.count):
            one = Access(self.offset + (c if self.stores else self.count - 1 - c) * self.size, self.kind, self.stores, "")
            one.run(memory, places, j, k + c, h)


def by_value():
    """Structures of 1 to 16 bytes, as clang hands them to functions: integers of each size, and vectors."""
    for size, kind in itertools.product(range(1, 17), ("uchar", "ushort", "float")):
        count, rest = divmod(size, SCALARS[kind])
        if rest == 0:
            name = f"{kind}_{count}_members"
            yield Layout(2 * size, [Turned(0, name, kind, count, False), Turned(size, name, kind, count, True)],
                         f"struct {name} {{ {kind} m[{count}]; }};\n"
                         f"{name} turned({name} s) {{ {name} r; for (int k = 0; k < {count}; k++) r.m[k] = s.m[{count - 1} - k]; return r; }}\n")


def sequences():
    """Neighbours of one width loaded and stored in any order, among accesses of other widths."""
    r = random.Random(1)
    for _ in range(36):
        stride, all_ = r.choice((4, 8, 12)), []
        for w in r.choices((1, 2, 4, 4 if stride == 12 else 8 if stride == 8 else 2), k=3):
            all_ += [cast(o, r.choice(OF_WIDTH[w]), r.random() < 0.5) for o in range(0, stride - w + 1, w)]
        if r.random() < 0.5:
            r.shuffle(all_)
        yield Layout(stride, all_)


class Kernel:
    """All layouts at one kind of place."""

    def __init__(self, name, place, layouts, masked=False):
        self.name, self.place, self.layouts, self.masked = name, place, list(layouts), masked
        self.whole = sum(layout.stride + 1 for layout in self.layouts)
        body, self.first, first, k = [], [], 8, 0
        for n, layout in enumerate(self.layouts):
            self.first.append(first)
            stride = self.whole if place == "anywhere" else layout.stride
            body.append(f"{{ device uchar* b = {PLACES[place].format(first=first, stride=stride)}; uint h = {n};")
            for access in layout.accesses:
                body.append("  " + access.text(k).replace("SPACE", "device"))
                k += access.count
            body.append(f"{f'o[{LANES * n} + i] = h; ' if layout.loads() else ''}}}")
            first += layout.stride + 1 if place == "anywhere" else layout.stride * LANES + 5
        self.bytes = first + 24 + (self.whole * LANES if place == "anywhere" else 0)
        self.text = (f"kernel void {name}({PARAMETERS}) {{\n  device uchar* p = buffer + n;\n  const uint j = {'n' if place == 'same' else 'i'};\n"
                     f"  {'if (at[i] % 3 == 0) return;' * masked}\n  " + "\n  ".join(body) + "\n}\n")

    def structures(self):
        return [layout.structure for layout in self.layouts if layout.structure]

    def outputs(self):
        return numpy.full((len(self.layouts), LANES), 0xabababab, numpy.uint32)

    def run(self, library, memory, at, shift, grid, threads, reference):
        memory, o = memory[:self.bytes].copy(), self.outputs()
        library.run(self.name, grid, threads, {0: memory, 1: at, 2: o, 3: numpy.uint32(shift)}, reference=reference)
        return memory, o

    def expected(self, memory, at, shift, grid):
        memory, o, k = memory[:self.bytes].copy(), self.outputs(), 0
        i = numpy.arange(grid)[at[:grid] % 3 != 0] if self.masked else numpy.arange(grid)
        j = (numpy.full(len(i), shift) if self.place == "same" else i).astype(numpy.uint64)
        for n, (layout, first) in enumerate(zip(self.layouts, self.first)):
            place = self.whole * at[i] if self.place == "anywhere" else layout.stride * (shift & 1 if self.place == "same" else i)
            h = numpy.full(len(i), n, numpy.uint32)
            for access in layout.accesses:
                access.run(memory, first + shift + place + 0 * i, j, k, h)
                k += access.count
            if layout.loads():
                o[n, i] = h
        return memory, o

    def difference(self, found, expected):
        """Where memory and outputs differ first."""
        for what, f, e in zip(("memory", "layouts"), found, expected):
            wrong = numpy.argwhere(f != e)
            if len(wrong):
                layout = self.layouts[wrong[0][0] if what == "layouts" else max(numpy.searchsorted(self.first, wrong[0][0]) - 1, 0)]
                return f"{len(wrong)} of {f.size} of {what} differ, the first at {wrong[:4].tolist()}: {[a.text(0) for a in layout.accesses]}"
        return ""


class Accesses(unittest.TestCase):
    def check(self, *wanted):
        """@param wanted places, functions that make layouts, and of how many one is taken, each target another one; masks: half of the threads leave"""
        r = numpy.random.default_rng(1)
        for number, target in enumerate(targets()):
            made = []
            for n, (place, layouts, of, *masked) in enumerate(wanted):
                kept = [layout for k, layout in enumerate(layouts()) if k % of == number % of]
                made += [Kernel(f"{place}_{n}_{k}", place, kept[k:k + 32], *masked) for k in range(0, len(kept), 32)]
            text = HEAD + "".join(sorted({s for kernel in made for s in kernel.structures()})) + "".join(kernel.text for kernel in made)
            memory, at = r.integers(0, 256, max(k.bytes for k in made), numpy.uint8), r.permutation(LANES).astype(numpy.int32)
            library = Library(text, target=target)
            for kernel, shift, reference in itertools.product(made, range(8), (False, True)):
                grid, threads = THREADS[shift % len(THREADS)]
                difference = kernel.difference(kernel.run(library, memory, at, shift, grid, threads, reference), kernel.expected(memory, at, shift, grid))
                self.assertEqual(difference, "", f"{target}, {kernel.place}, shifted by {shift}, {grid} threads by {threads}{', one at a time' * reference}")

    def test_loads_of_divided_words(self):
        loads = lambda: divided(False)  # noqa: E731
        self.check(("anywhere", loads, 1), ("in_turn", loads, 9), ("in_rows", loads, 15), ("same", loads, 15))

    def test_stores_of_divided_words(self):
        stores = lambda: divided(True)  # noqa: E731
        self.check(("anywhere", stores, 5), ("in_turn", stores, 15), ("in_rows", stores, 21), ("same", stores, 15))

    def test_each_type(self):
        self.check(*((place, lambda stores=stores: alone(stores), of) for stores in (False, True)
                     for place, of in (("anywhere", 3), ("in_turn", 5), ("in_rows", 9), ("same", 9))))

    def test_structures_by_value(self):
        self.check(("anywhere", by_value, 5), ("in_turn", by_value, 7, True))

    def test_pairs(self):
        self.check(("anywhere", pairs, 5), ("in_turn", pairs, 11), ("in_rows", pairs, 15))

    def test_sequences(self):
        self.check(*((place, sequences, of, masked) for place, of in (("anywhere", 9), ("in_turn", 5), ("in_rows", 9)) for masked in (False, True)))


if __name__ == "__main__":
    unittest.main()
