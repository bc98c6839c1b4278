#!/usr/bin/env python3
"""Sources that have vertex and fragment functions as well as kernels: the kernels run, the others are named with file and line."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library  # noqa: E402

HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
KERNEL = "kernel void twice(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = shared_by_all(x[i]); }\n"
MIXED = HEAD + """struct corner {
  float4 where [[position]];
  float size [[point_size]];
  half4 tint [[color(0), flat]];
  uint layer [[render_target_array_index]];
};
float shared_by_all(float x) { return 2 * x; }
float edge(float x) { if (x > 1e30f) discard_fragment(); return fwidth(x) + dfdx(x); }
vertex corner first(uint n [[vertex_id]], constant float4* corners [[buffer(0)]]) {
  corner c; c.where = corners[n]; for (int k = 0; k < 3; ++k) { c.size += k; }
  return c;
}
static vertex corner second(uint n [[vertex_id]]);
fragment half4 third(corner in [[stage_in]], bool front [[front_facing]], texture2d<float> t [[texture(0)]]) { return half4(edge(in.size)); }
namespace inner { [[early_fragment_tests]] fragment float4 fourth(corner in [[stage_in]]) { return in.where; } }
template <typename T> [[fragment]] vec<T, 4> fifth(corner in [[stage_in]]) { return vec<T, 4>(0); }
template [[host_name("fifth_half")]] [[fragment]] half4 fifth<half>(corner in [[stage_in]]);
template <typename T> vertex corner sixth(uint n [[vertex_id]]) { return {}; }
[[mesh]] void seventh(mesh<corner, void, 64, 64, topology::triangle> m) {}
[[patch(quad, 4)]] vertex corner eighth(float2 at [[position_in_patch]]) { return {}; }
"""


class RenderFunctions(unittest.TestCase):
    def notes(self, source, **named):
        library = Library(source, name="mine.metal", **named)
        return library, library.notes()

    def check_twice(self, library):
        x = numpy.arange(100, dtype=numpy.float32)
        library.run("twice", 100, 32, {0: x})
        self.assertEqual(x.tolist(), [2.0 * i for i in range(100)])

    def test_kernels_run(self):
        library, notes = self.notes(MIXED + KERNEL)
        self.assertEqual(library.names(), ["twice"])
        wanted = [("11", "vertex", "first"), ("15", "vertex", "second"), ("16", "fragment", "third"), ("17", "fragment", "fourth"),
                  ("19", "fragment", "fifth_half"), ("21", "mesh", "seventh"), ("22", "vertex", "eighth")]
        self.assertEqual(notes, [f"mine.metal:{line}: note: {kind} function '{name}' is left out, only compute is compiled" for line, kind, name in wanted])
        self.check_twice(library)
        self.check_twice(self.notes(MIXED + KERNEL, check=True)[0])

    def test_lines_stay(self):
        with self.assertRaises(Error) as caught:
            Library(MIXED + KERNEL + "kernel void broken() { none = 1; }\n", name="mine.metal")
        self.assertIn("mine.metal:24:24: error: use of undeclared identifier 'none'", str(caught.exception))

    def test_asked_for_by_name(self):
        library = Library(MIXED + KERNEL, name="mine.metal")
        with self.assertRaisesRegex(Error, r"kernel = 'third', a fragment function \(mine.metal:16\), must be one of twice"):
            library.run("third", 32, 32, {})
        with self.assertRaisesRegex(Error, r"kernel = 'none', must be one of twice"):
            library.run("none", 32, 32, {})

    def test_nothing_to_compile(self):
        library, notes = self.notes(MIXED)
        self.assertEqual((library.names(), len(notes)), ([], 7))
        with self.assertRaisesRegex(Error, r"kernel = 'first', a vertex function \(.*:11\), the library has no kernels"):
            library.run("first", 1, 1, {})
        library, notes = self.notes(MIXED + "[[visible]] float f(float x) { return x; }\n")  # a library of functions
        self.assertEqual((library.names(), len(notes)), ([], 7))

    def test_a_kernel_cannot_call_what_fragments_call(self):
        source = MIXED + KERNEL + "kernel void edges(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = edge(x[i]); }\n"
        for check in (False, True):
            with self.assertRaisesRegex(Error, "edges: calls dfdx, fwidth, discard_fragment or the like"):
                Library(source, check=check)

    def test_stage_in_of_a_kernel_is_an_error(self):
        with self.assertRaisesRegex(Error, r"mine.metal:3: \[\[stage_in\]\]: render functions"):
            Library(HEAD + "kernel void k(float4 in [[stage_in]], device float* x [[buffer(0)]]) { x[0] = in.x; }\n", name="mine.metal")

    def test_own_names(self):
        library, notes = self.notes(HEAD + """
struct mesh { int fragment; };
float shared_by_all(float x) { int vertex = 2; mesh m{vertex}; vertex = m.fragment; return vertex * x; }
""" + KERNEL)
        self.assertEqual(notes, [])
        self.check_twice(library)

    def test_in_an_included_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "parts.h"
            path.write_text("\n\nfragment float4 shade() { return 0; }\n")
            library, notes = self.notes(HEAD + f'#include "{path}"\nfloat shared_by_all(float x) {{ return 2 * x; }}\n' + KERNEL)
            self.assertEqual(notes, [f"{path}:3: note: fragment function 'shade' is left out, only compute is compiled"])
            self.check_twice(library)

    def test_commands(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "mixed.metal"
            path.write_text(MIXED + KERNEL)
            run = [sys.executable, str(ROOT / "scripts" / "metal-run"), str(path)]
            listed = subprocess.run(run, capture_output=True, text=True)
            self.assertEqual(listed.stdout, "twice\n", listed.stderr)
            self.assertEqual(len(listed.stderr.splitlines()), 7)
            self.assertIn(f"{path}:16: note: fragment function 'third' is left out", listed.stderr)
            wrong = subprocess.run([*run, "--kernel", "third"], capture_output=True, text=True)
            self.assertEqual(wrong.returncode, 1)
            self.assertIn("kernel = 'third', a fragment function", wrong.stderr)
            if "PEWTER_METALC" not in os.environ:
                return
            compiled = subprocess.run([os.environ["PEWTER_METALC"], str(path), "-o", f"{folder}/mixed.so"], capture_output=True, text=True)
            self.assertEqual((compiled.returncode, len(compiled.stderr.splitlines())), (0, 7), compiled.stderr)
            wrong = subprocess.run([os.environ["PEWTER_METALC"], str(path), "-o", f"{folder}/x.so", "--kernel=first"], capture_output=True, text=True)
            self.assertEqual(wrong.returncode, 1)
            self.assertIn(f"kernel = 'first', a vertex function ({path}:11), must be one of twice", wrong.stderr)


if __name__ == "__main__":
    unittest.main()
