#!/usr/bin/env python3
"""What sources in the wild have: structures of buffers as parameters, bytes above 127, includes that are not taken, functions that are
only declared, loops without an end, several sources in one library. Each works, or is an error with its line.

usage: sources_test.py (PEWTER_METAL_LIBRARY: libpewter_metal.so, PEWTER_METALC: pewter-metalc)"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "scripts" / "python"))
from pewter_metal import Error, Library  # noqa: E402

HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
f32, u32 = numpy.float32, numpy.uint32
PLACE = "uint i [[thread_position_in_grid]]"


class Parameters(unittest.TestCase):
    def test_structure_of_buffers(self):
        text = HEAD + """
struct layout2 { uint sizes[2]; uint strides[2]; };
template <typename T> struct matrix2 {
  constant layout2& layout;
  device T* data;
  T at(uint i, uint j) { return data[layout.strides[0] * i + layout.strides[1] * j]; }
};
struct parameters { matrix2<float> out; matrix2<const float> in; constant float& factor; };
kernel void scaled(parameters p, uint2 g [[thread_position_in_grid]]) {
  p.out.data[p.out.layout.strides[0] * g.y + g.x] = p.factor * p.in.at(g.y, g.x);
}
struct pair { device float* to; device const float* from; };
kernel void between(device float* first, pair p, constant float& last, uint i [[thread_position_in_grid]]) {
  first[i] = p.from[i] + last;
  p.to[i] = 2 * p.from[i];
}
"""
        layout = numpy.array([4, 40, 40, 1], u32)
        for check, how in ((False, {}), (False, {"reference": True}), (True, {})):
            library = Library(text, check=check)
            x, out = numpy.arange(160, dtype=f32), numpy.zeros(160, f32)
            library.run("scaled", (40, 4, 1), (32, 4, 1), {0: layout, 1: out, 2: layout, 3: x, 4: numpy.array([2.5], f32)}, **how)
            self.assertTrue((out == 2.5 * x).all())
            first, to = numpy.zeros(40, f32), numpy.zeros(40, f32)
            library.run("between", 40, 32, {0: first, 1: to, 2: x[:40], 3: numpy.array([7], f32)}, **how)
            self.assertTrue((first == x[:40] + 7).all() and (to == 2 * x[:40]).all())

    def test_structure_of_buffers_for_neon(self):
        compiler = os.environ["PEWTER_METALC"]
        text = HEAD + """struct pair { device float* to; device const float* from; };
struct three { pair p; constant float& factor; };
kernel void f(PARAMETER p, uint3 i [[thread_position_in_grid]]) { MEMBERS.to[i.x] = 2 * MEMBERS.from[i.x]; }"""
        run = lambda t: subprocess.run([compiler, "-", "--check", "--targets=neon"], input=t, capture_output=True, text=True).stderr  # noqa: E731
        self.assertEqual(run(text.replace("PARAMETER", "pair").replace("MEMBERS", "p")), "")
        self.assertEqual(run(text.replace("PARAMETER", "three").replace("MEMBERS", "p.p")), "")
        self.assertEqual(run(HEAD + "kernel void f(array<texture2d<float>, 3> t, device float* y, uint i [[thread_position_in_grid]])"
                             " { y[i] = t[i % 3].read(uint2(i, 0)).x; }"), "")

    def test_statements_that_stand_twice(self):
        """What looks like a function of a parameter in device memory: nothing may be put behind it."""
        twice = lambda text: text + "\n" + text  # noqa: E731
        library = Library(HEAD + f"""kernel void f(device uint* x, constant struct limits& l, {PLACE}) {{
{twice("  x[i] += i > 3 ? uint(*(device uint*)(x + 40 + l.by)) : 5;")}
{twice("  if (x[i] > *(device uint*)(x + 41)) { x[i] -= 1; }")}
{twice("  while (x[i] == *(device uint*)(x + 41)) { x[i] += 2; }")}
{twice("  switch (*(device uint*)(x + 42)) { case 0: x[i] *= 3; }")}
}}""".replace("kernel void", "struct limits { uint by; };\nkernel void"))
        x = numpy.zeros(43, u32)
        x[40], x[41] = 7, 13
        library.run("f", 32, 32, {0: x, 1: numpy.zeros(1, u32)})
        self.assertEqual(x[:6].tolist(), [90, 90, 90, 90, 135, 135])

    def test_values(self):
        for parameter in ("float n", "uint3 n", "pair n"):
            with self.assertRaisesRegex(Error, "mine.metal:4: kernel 'f': parameter 'n' is a value"):
                Library(HEAD + f"struct pair {{ device float* x; uint n[4]; }};\nkernel void f(device float* y, {parameter}, {PLACE}) {{ y[i] = 1; }}",
                        name="mine.metal")

    def test_indices_where_they_do_not_belong(self):
        place = f"{PLACE}) {{ y[i] = 1; }}"
        for text, error in (
            ("struct pair { device float* x [[buffer(1)]]; };\nkernel void f(constant pair& p, device float* y, " + place,
             r"mine.metal:3:\d+: error: \[\[buffer\]\] of member 'x': the structure lies in a buffer, where members have \[\[id\(n\)\]\]"),
            ("struct pair { texture2d<float> x [[texture(1)]]; };\nkernel void f(pair p [[buffer(0)]], device float* y, " + place,
             r"mine.metal:3:\d+: error: \[\[texture\]\] of member 'x': the parameter is bound itself"),
            ("struct inner { device float* x; };\nstruct pair { inner x [[buffer(1)]]; };\nkernel void f(pair p, device float* y, " + place,
             r"mine.metal:4:\d+: error: \[\[buffer\]\] of member 'x': it is a structure, whose own members are bound"),
            ("struct pair { union { device float* x [[buffer(3)]]; device int* n; }; };\nkernel void f(pair p, device float* y, " + place,
             r"mine.metal:3:\d+: error: \[\[buffer\]\] of member 'x': members of unions and of arrays' elements cannot be bound"),
            ("struct inner { device float* x [[buffer(4)]]; };\nstruct pair { inner a[2][2]; };\nkernel void f(pair p, device float* y, " + place,
             r"mine.metal:3:\d+: error: \[\[buffer\]\] of member 'x': members of unions and of arrays' elements cannot be bound"),
            ("struct inner { device float* x [[buffer(4)]]; };\nstruct pair { array<inner, 2> a; };\nkernel void f(pair p, device float* y, " + place,
             r"mine.metal:3:\d+: error: \[\[buffer\]\] of member 'x': members of unions and of arrays' elements cannot be bound"),
            ("struct inner { texture2d<float> x [[texture(4)]]; };\nkernel void f(array<inner, 2> p, device float* y, " + place,
             r"mine.metal:3:\d+: error: \[\[texture\]\] of member 'x': members of unions and of arrays' elements cannot be bound"),
            ("struct inner { device float* x [[buffer(4)]]; };\nkernel void f(constant inner (&p)[2], device float* y, " + place,
             r"mine.metal:3:\d+: error: \[\[buffer\]\] of member 'x': the structure lies in a buffer"),
            ("struct inner { device float* x [[buffer(4)]]; };\nstruct pair { constant inner* a; };\nkernel void f(pair p, device float* y, " + place,
             r"mine.metal:3:\d+: error: \[\[buffer\]\] of member 'x': the structure lies in a buffer"),
            ("struct pair { device float* x [[buffer(1)]]; };\nkernel void f(pair p,\n device float* y [[buffer(1)]], " + place,
             r"mine.metal:\d: kernel 'f': \[\[buffer\(1\)\]\]: two parameters have it"),
            ("struct pair { texture2d<float> x [[buffer(4)]]; };\nkernel void f(pair p, device float* y, " + place,
             r"mine.metal:4: kernel 'f': \[\[buffer\(4\)\]\]: 'x' is a texture"),
            ("kernel void f(sampler s,\n device float* y [[texture(0)]], " + place, r"mine.metal:4: kernel 'f': \[\[texture\(0\)\]\]: 'y' is a buffer"),
            ("struct pair { device float* x [[buffer(1)]]; uint i [[thread_position_in_grid]]; };\nkernel void f(pair p, device float* y, " + place,
             "mine.metal:4: kernel 'f': parameter 'p' is a value"),
            ("kernel void f(device float* x, device float* y, " + PLACE + ") {\n  device float* z [[buffer(2)]] = x; }",
             r"mine.metal:4: \[\[buffer\]\]: only parameters, and members of structures that are parameters, are bound so"),
        ):
            with self.assertRaisesRegex(Error, error):
                Library(HEAD + text, name="mine.metal")

    def test_structures_with_errors(self):
        """They have no layout: clang's own error is the only one."""
        for parameter in ("pair p", "constant pair& p", "below p", "holder p", "later p"):
            with self.assertRaisesRegex(Error, "mine.metal:4:21: error: field has incomplete type 'later'"):
                Library(HEAD + "struct later;\nstruct pair { later x; device float* y [[buffer(0)]]; };\nstruct below : pair { device float* z [[buffer(1)]]; };\n"
                        f"struct holder {{ pair p[2]; }};\nkernel void f({parameter}, {PLACE}) {{}}", name="mine.metal")

    def test_positions_have_one_dimension(self):
        for first, second in (("uint", "uint3"), ("uint2", "uint"), ("ushort3", "uint2")):
            with self.assertRaisesRegex(Error, r"mine.metal:4: kernel 'f': \[\[threads_per_grid\]\] has \d dimensions? where \[\[thread_position_in_grid\]\] has"):
                Library(HEAD + f"kernel void f(device float* y, {first} i [[thread_position_in_grid]],\n {second} n [[threads_per_grid]]) {{ y[0] = 1; }}",
                        name="mine.metal")
        Library(HEAD + "kernel void f(device float* y, ushort3 i [[thread_position_in_grid]], uint3 n [[threads_per_grid]], uint t [[thread_index_in_threadgroup]],"
                " ushort lane [[thread_index_in_simdgroup]]) { y[t] = i.x + n.y + lane; }")


class Texts(unittest.TestCase):
    def value_of(self, text):
        y = numpy.zeros(4, f32)
        Library(text).run("f", 4, 4, {0: y})
        self.assertEqual(len(set(y.tolist())), 1)
        return y[0]

    def test_bytes_above_127(self):
        kernel = f'kernel void f(device float* y, {PLACE}) {{ y[i] = sizeof("\u00e9\u4e2d"); }} // \u00a9 \u2014'
        self.assertEqual(self.value_of("// \u00a9 2026 \U0001f600\n" + HEAD + "/* \u00fc */" + kernel), 6)
        self.assertEqual(self.value_of("\ufeff" + HEAD + kernel), 6)
        self.assertEqual(self.value_of((HEAD + kernel).replace("\n", "\r\n")), 6)
        with tempfile.TemporaryDirectory() as folder:  # as Latin-1 has it: no UTF-8
            path = pathlib.Path(folder) / "latin.metal"
            path.write_bytes((HEAD + f"// \u00e9\nkernel void f(device float* y, {PLACE}) {{ y[i] = 3; }}").encode("latin-1"))
            y = numpy.zeros(4, f32)
            Library(path=str(path)).run("f", 4, 4, {0: y})
            self.assertEqual(y[3], 3)

    def test_includes_that_are_not_taken(self):
        self.assertEqual(self.value_of('#ifdef NEVER\n#include "nowhere.h"\n#elif 0\n#include <nowhere>\n#endif\n' + HEAD +
                                       f"kernel void f(device float* y, {PLACE}) {{ y[i] = 4; }}"), 4)
        with self.assertRaisesRegex(Error, "mine.metal:4:10: fatal error: 'nowhere.h' file not found"):
            Library(HEAD + '\n#include "nowhere.h"\n', name="mine.metal")

    def test_declared_only(self):
        for where in ("y[i] = elsewhere(y[i]).x", "y[i] = by_way(y[i])"):
            with self.assertRaisesRegex(Error, r"mine.metal:4: function '.*elsewhere\(.*' is declared, and kernel 'f' calls it, but no source defines it"):
                Library(HEAD + f"namespace far {{\nfloat4 elsewhere(float4 x); }}\nusing far::elsewhere; float by_way(float x) {{ return elsewhere(float4(x)).y; }}\n"
                        f"kernel void f(device float* y, {PLACE}) {{ {where}; }}", name="mine.metal")
        self.assertEqual(self.value_of(HEAD + f"float never(float); float unused(float x) {{ return never(x); }}\n"
                                       f"kernel void f(device float* y, {PLACE}) {{ y[i] = 5; }}"), 5)

    def test_commands(self):
        with self.assertRaisesRegex(Error, "mine.metal:3: command_buffer: indirect command buffers"):
            Library(HEAD + "struct all { command_buffer commands; };\nkernel void f(constant all& a) { compute_command c(a.commands, 1); }", name="mine.metal")
        self.assertEqual(self.value_of(HEAD + f"kernel void f(device float* y, {PLACE}) {{ float command_buffer = 2; y[i] = command_buffer; }}"), 2)

    def test_loops_without_an_end(self):
        """They compile together with others: with a constant that has no value a step may be 0."""
        text = HEAD + f"""constant short by [[function_constant(0)]];
kernel void steps(device const float* x, device float* y, {PLACE}) {{
  float s = 0;
  for (int j = i; j < 100; j += by) s += x[j];
  y[i] = s;
}}
kernel void spins(device atomic_uint* x) {{ while (true) atomic_fetch_add_explicit(x, 1, memory_order_relaxed); }}
kernel void f(device float* y, {PLACE}) {{ y[i] = 6; }}
"""
        self.assertEqual(self.value_of(text), 6)
        x, y = numpy.ones(100, f32), numpy.zeros(40, f32)
        Library(text, constants={"by": 10}).run("steps", 40, 32, {0: x, 1: y})
        self.assertEqual(y.tolist(), [10.0 - i // 10 for i in range(40)])

    def test_suffixes(self):
        self.assertEqual(self.value_of(HEAD + f"kernel void f(device float* y, {PLACE}) {{ y[i] = float(0.5bf) + float(2.BF) + float(1e1h) + float(.25H)"
                                       " + 0xbf + 0x1BF; }"), 0.5 + 2 + 10 + 0.25 + 0xbf + 0x1bf)


class SeveralSources(unittest.TestCase):
    def compiled(self, folder, *texts, options=()):
        paths = []
        for n, text in enumerate(texts):
            paths.append(f"{folder}/{'ab'[n]}.metal")
            pathlib.Path(paths[-1]).write_text(HEAD + text)
        command = [os.environ["PEWTER_METALC"], *paths, "-o", f"{folder}/x.so", "--targets=sse42", *options]
        return subprocess.run(command, capture_output=True, text=True).stderr

    def test_names_of_their_own(self):
        text = """constant bool more [[function_constant(20)]];
constant uint factor = FACTOR;
static uint scaled(uint x) { return x * factor; }
namespace { uint added(uint x) { return x + FACTOR; } }
inline uint both(uint x) { return x + 1; }
kernel void NAME(device const uint* x, device uint* y, PLACE) { y[i] = both(scaled(y[i])) + added(1) + (more ? 100 : 0); }
""".replace("PLACE", PLACE)
        with tempfile.TemporaryDirectory() as folder:
            wrong = self.compiled(folder, text.replace("FACTOR", "3").replace("NAME", "a"), text.replace("FACTOR", "5").replace("NAME", "b"),
                                  options=["--constant=more=true"])
            self.assertEqual(wrong, "")
            run = subprocess.run([os.environ["PEWTER_METAL_DIGESTS"], f"{folder}/x.so", "sse42", "vectors", "--values"], capture_output=True, text=True,
                                 input="a 40 1 32 1\nb 40 1 32 1\n")
            self.assertEqual(run.stderr, "")
            for line, factor in zip(run.stdout.splitlines(), (3, 5), strict=True):
                y = [int(w, 16) for w in line.split()[1 + 1024:][:40]]
                self.assertEqual(y, [i * factor + 1 + 1 + factor + 100 for i in range(40)])

    def test_names_that_collide(self):
        kernel = f"kernel void f(device float* y, {PLACE}) {{ y[i] = 1; }}"
        other = kernel.replace(" f(", " g(")
        helper = "float help(float x) { return x; }\n"
        with tempfile.TemporaryDirectory() as folder:
            self.assertIn("two kernels are named 'f': the second one in ", self.compiled(folder, kernel, kernel))
            self.assertRegex(self.compiled(folder, helper + kernel, helper + other),
                             r"b.metal: cannot be in one library with the sources before it: .*help")
            self.assertIn("function constant 'none' = 1", self.compiled(folder, kernel, other, options=["--constant=none=1"]))


if __name__ == "__main__":
    unittest.main()
