#!/usr/bin/env python3
"""What comes before the vectoriser: features that are not supported, kernels by name, swizzles, conversions, address spaces."""
import ctypes
import itertools
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library, Sampler, Texture  # noqa: E402

HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
f32 = numpy.float32


class FrontEnd(unittest.TestCase):
    def refused(self, text):
        with self.assertRaises(Error) as caught:
            Library(HEAD + text, name="mine.metal")
        lines = str(caught.exception).splitlines()
        self.assertIn("mine.metal: not supported", lines[0])
        return lines[1:]

    def test_unsupported(self):
        lines = self.refused("""#include <metal_raytracing>
kernel void rays(raytracing::instance_acceleration_structure scene [[buffer(0)]]) {}
kernel void patches(device float* x [[buffer(0)]], float4 in [[stage_in]], uint n [[vertex_id]]) {}
kernel void products(tensor<device float, dextents<int, 2>> t [[buffer(0)]]) { mpp::tensor_ops::matmul2d_descriptor d; }
kernel void faces(texture2d_ms<float> t [[texture(0)]], depth2d_ms<float> d [[texture(1)]]) {}
""")
        wanted = ["4: raytracing: ray tracing", "4: instance_acceleration_structure: ray tracing", "5: [[stage_in]]: render functions",
                  "5: [[vertex_id]]: render functions", "6: tensor: tensor operations", "6: mpp: tensor operations",
                  "6: tensor_ops: tensor operations", "7: texture2d_ms: textures of this kind", "7: depth2d_ms: textures of this kind"]
        self.assertEqual(lines, ["mine.metal:" + w for w in wanted])

    def test_unsupported_in_included_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "parts.h"
            path.write_text("\n\nusing t = texture2d_ms<float>;\n")
            with self.assertRaisesRegex(Error, r"parts.h:3: texture2d_ms: textures of this kind"):
                Library(HEAD + f'#include "{path}"\nkernel void k(device float* x) {{}}\n')

    def test_char_is_signed_on_every_target(self):
        compiler = os.environ.get("PEWTER_METALC")
        self.assertTrue(compiler, "PEWTER_METALC names the compiler")
        source = HEAD + """static_assert(char(-1) < 0 && is_signed_v<char> && int(char(200)) == -56, "char");
kernel void f(device char* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] /= 2; }"""
        for target in ("neon", "sse42"):
            p = subprocess.run([compiler, "-", "--check", f"--targets={target}"], input=source, capture_output=True, text=True)
            self.assertEqual((p.returncode, p.stderr), (0, ""), target)

    def test_own_names_are_no_features(self):
        library = Library(HEAD + """
template <class T> struct tensor { T first; };
struct mesh { int fragment; };
kernel void f(device int* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  tensor<int> t{3};
  mesh m{4};
  int vertex = 5;
  x[i] = t.first + m.fragment + vertex;
}""")
        x = numpy.zeros(4, numpy.int32)
        library.run("f", 4, 4, {0: x})
        self.assertEqual(x.tolist(), [12] * 4)

    def test_swizzles(self):
        library = Library(HEAD + """
struct holder { float4 v; packed_float3 p; };
template <class T> T product(T a, T b) { return a.zyx * b.xyz; }
kernel void f(device float4* out [[buffer(0)]], device const packed_float3* in [[buffer(1)]]) {
  float4 v(1, 2, 3, 4);
  v.xyz.x = 5;
  v.wzyx.xy += float2(10, 20);
  out[0] = v;
  holder h{v.abgr, packed_float3(7, 8, 9)};
  h.v.rg = h.p.zy;
  h.p.xz *= 2.0f;
  out[1] = h.v;
  out[2] = float4(h.p, 1);
  out[3].xyz = product(float3(in[0]), float3(in[1]));
  out[3].w = (in[0] + in[1]).y;
  out[4] = float4(packed_char4(-1, 2, -3, 4)) * 0.5f;
}""")
        out, x = numpy.zeros((5, 4), f32), numpy.array([[1, 2, 3], [4, 5, 6]], f32)
        library.run("f", 1, 1, {0: out, 1: x})
        self.assertEqual(out.tolist(), [[5, 2, 23, 14], [9, 8, 2, 5], [14, 8, 18, 1], [12, 10, 6, 7], [-0.5, 1, -1.5, 2]])

    def test_conversions(self):
        """half and bfloat into each other by each way to convert."""
        library = Library(HEAD + """
struct pair { bfloat b; pair(half h) : b(h) {} };
template <class T, class U> T give(U x) { return x; }
template <class T, class U>
kernel void turn(device const U* in [[buffer(0)]], device T* out [[buffer(1)]], uint i [[thread_position_in_grid]]) {
  const U x = in[i];
  T y = x;
  out[8 * i] = y;
  y = in[i];
  out[8 * i + 1] = y;
  out[8 * i + 2] = (T)in[i];
  out[8 * i + 3] = T(x);
  out[8 * i + 4] = static_cast<T>(x);
  out[8 * i + 5] = give<T>(x);
  T two[2] = {x, T{x}};
  out[8 * i + 6] = two[1];
  out[8 * i + 7] = vec<T, 3>(vec<U, 3>(x)).y;
}
template [[host_name("to_bfloat")]] kernel void turn<bfloat, half>(device const half*, device bfloat*, uint);
template [[host_name("to_half")]] kernel void turn<half, bfloat>(device const bfloat*, device half*, uint);
template [[host_name("same")]] kernel void turn<half, half>(device const half*, device half*, uint);
""")
        x = numpy.random.default_rng(3).uniform(-9, 9, 50).astype(numpy.float16)
        bits = x.astype(f32).view(numpy.uint32)
        b = ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(numpy.uint16)
        out = numpy.zeros((50, 8), numpy.uint16)
        library.run("to_bfloat", 50, 32, {0: x, 1: out})
        self.assertTrue((out == b[:, None]).all())
        back = numpy.zeros((50, 8), numpy.float16)
        library.run("to_half", 50, 32, {0: b, 1: back})
        self.assertTrue((back == (b.astype(numpy.uint32) << 16).view(f32).astype(numpy.float16)[:, None]).all())
        library.run("same", 50, 32, {0: x, 1: back})
        self.assertTrue((back == x[:, None]).all())

    def test_many_kernels(self):
        """Each kernel of a source with many is compiled when it is run; one that does not compile is found then."""
        text = HEAD + """
template <class T, int n> kernel void add(device T* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  static_assert(n != 7, "seven");
  x[i] += n;
}
[[host_name("again")]] kernel void other(device float* x [[buffer(0)]]) { x[0] = 1; }
""" + "".join(f'template [[host_name("add{n}")]] [[kernel]] decltype(add<float, {n}>) add<float, {n}>;\n' for n in range(30))
        library = Library(text)
        self.assertEqual(len(library.names()), 31)
        x = numpy.zeros(8, f32)
        library.run("add5", 8, 8, {0: x})
        library.run("add20", 8, 8, {0: x})
        library.run("add20", 8, 8, {0: x}, reference=True)
        self.assertTrue((x == 45).all())
        library.run("again", 1, 1, {0: x})
        self.assertEqual(x[0], 1)
        with self.assertRaisesRegex(Error, "seven"):
            library.run("add7", 8, 8, {0: x})
        with self.assertRaisesRegex(Error, "kernel = 'add99', must be one of 31 names, the nearest are add19, add29, add9, [^,]*(, add[0-9]*){4}$"):
            library.run("add99", 8, 8, {0: x})
        with self.assertRaisesRegex(Error, "undeclared identifier 'nothing'"):
            Library(text + "kernel void bad(device float* x) { x[0] = nothing; }")

    def test_instantiations(self):
        library = Library(HEAD + """
template <class T> kernel void put(device T* x [[buffer(0)]], constant int& by [[buffer(1)]], uint i [[thread_position_in_grid]]) { x[i] = T(by); }
template <class T> kernel void put(device T* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = T(i); }
typedef decltype(put<float>) *unused;
template <class T> kernel void fill(device T* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = 3; }
typedef decltype(fill<float>) fill_t;
template [[host_name("fill_" "f")]] kernel fill_t fill<float>;
template [[host_name("put_f")]] [[kernel]] void put<float>(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]);
template [[host_name("put_by")]] [[kernel]] void put<float>(device float*, constant int&, uint);
template [[host_name("put_too")]] [[kernel]] void put<float>(device float*, constant int&, uint);
""".replace("typedef decltype(put<float>) *unused;\n", ""))
        x = numpy.zeros(4, f32)
        for name, want in (("fill_f", [3] * 4), ("put_f", [0, 1, 2, 3])):
            library.run(name, 4, 4, {0: x})
            self.assertEqual(x.tolist(), want)
        for name in ("put_by", "put_too"):
            x[:] = 0
            library.run(name, 4, 4, {0: x, 1: numpy.int32(6)})
            self.assertEqual(x.tolist(), [6] * 4)

    def test_constants_choose_arguments(self):
        text = HEAD + """
constant bool weighted [[function_constant(0)]];
kernel void f(device float* x [[buffer(0)]], device const float* w [[buffer(1), function_constant(weighted)]], uint i [[thread_position_in_grid]]) {
  x[i] = weighted ? x[i] * w[i] : x[i] + 1;
}"""
        x = numpy.ones(8, f32)
        Library(text, constants={0: False}).run("f", 8, 8, {0: x})
        self.assertTrue((x == 2).all())
        with_weights = Library(text, constants={0: True})
        with self.assertRaisesRegex(Error, r"\[\[buffer\(1\)\]\] \(w\) is bound to nothing"):
            with_weights.run("f", 8, 8, {0: x})
        with_weights.run("f", 8, 8, {0: x, 1: numpy.full(8, 3, f32)})
        self.assertTrue((x == 6).all())

    def test_constants_without_a_value(self):
        text = HEAD + """
constant int n [[function_constant(3)]];
constant bool wide [[function_constant(4)]];
constant half4 weights [[function_constant(2 + 3)]];
constant int twice = 2 * n;
constant int count = is_function_constant_defined(n) ? n : 7;
kernel void reads(device int* x [[buffer(0)]]) { x[0] = n; }
kernel void computed(device int* x [[buffer(0)]]) { x[0] = twice + 1; }
kernel void in_a_vector(device int* x [[buffer(0)]]) { x[0] = weights.y; }
kernel void of_a_parameter(device int* x [[buffer(0)]], device int* y [[buffer(1), function_constant(wide)]]) { if (wide) y[0] = 1; x[0] = 1; }
kernel void guarded(device int* x [[buffer(0)]]) { x[0] = is_function_constant_defined(n) ? n : 5; x[1] = count; if (is_function_constant_defined(wide) && wide) x[2] = n; }
kernel void none(device int* x [[buffer(0)]]) { x[0] = 6; }
"""
        for check in (False, True):
            library, x = Library(text, check=check), numpy.zeros(3, numpy.int32)
            for kernel, constant in (("reads", r"'n' \(index 3\)"), ("computed", r"'n' \(index 3\)"), ("in_a_vector", r"'weights' \(index 5\)"), ("of_a_parameter", r"'wide' \(index 4\)")):
                for reference in (False, True):
                    with self.assertRaisesRegex(Error, f"^{kernel}: function constant {constant} has no value, and the kernel uses it$"):
                        library.run(kernel, 1, 1, {0: x}, reference=reference)
            library.run("guarded", 1, 1, {0: x})
            self.assertEqual(x.tolist(), [5, 7, 0])
            library.run("none", 1, 1, {0: x})
            self.assertEqual(x[0], 6)
            given = Library(text, constants={"n": 4, 4: True}, check=check)
            given.run("reads", 1, 1, {0: x})
            given.run("computed", 1, 1, {0: x[1:]})
            self.assertEqual(x.tolist(), [4, 9, 0])
            given.run("guarded", 1, 1, {0: x})
            self.assertEqual(x.tolist(), [4, 4, 4])
            with self.assertRaisesRegex(Error, "^in_a_vector: function constant 'weights'"):
                given.run("in_a_vector", 1, 1, {0: x})

    def test_constants_of_vectors(self):
        """Each element type and width, by index and name, and numbers that have no literal."""
        types = ("float", "half", "bfloat", "int", "uint", "short", "ushort", "char", "uchar", "long", "ulong", "bool")
        for width in (2, 3, 4):
            text, body, values = HEAD, "", {}
            for n, element in enumerate(types):
                text += f"constant {element}{width} c{n} [[function_constant({n})]];\n"
                body += "".join(f"  y[{n * width + i}] = float(c{n}[{i}]);\n" for i in range(width))
                values[n if n % 2 else f"c{n}"] = [i % 2 == 1 for i in range(width)] if element == "bool" else tuple(n + i for i in range(width))
            y = numpy.zeros(len(types) * width, f32)
            Library(text + "kernel void f(device float* y [[buffer(0)]]) {\n" + body + "}\n", constants=values).run("f", 1, 1, {0: y})
            self.assertEqual(y.tolist(), [v for n in range(len(types)) for v in values[n if n % 2 else f"c{n}"]])
        text = HEAD + ("constant float2 pair [[function_constant(0)]]; constant float4 four = float4(pair, pair.yx); constant float one [[function_constant(1)]];\n"
                       "kernel void f(device float* y [[buffer(0)]]) { y[0] = four.w; y[1] = four.y; y[2] = one; }\n")
        y = numpy.zeros(3, f32)
        Library(text, constants={0: "float2(3, 4)", 1: float("-inf")}).run("f", 1, 1, {0: y})
        self.assertEqual(y.tolist(), [3, 4, -numpy.inf])
        Library(text, constants={0: (numpy.inf, numpy.nan), 1: 0}).run("f", 1, 1, {0: y})
        numpy.testing.assert_array_equal(y, [numpy.inf, numpy.nan, 0])
        with self.assertRaisesRegex(Error, r"function constant 0 = vec3\(1, 2, 3\): the constant has another number of elements"):
            Library(text, constants={0: (1, 2, 3)}).run("f", 1, 1, {0: y})
        with self.assertRaisesRegex(Error, "must be a number or two to four of them"):
            Library(text, constants={0: [1]})

    def test_forms_of_parameters(self):
        """More objects than registers, arrays of textures, references to arrays."""
        text = HEAD + """
kernel void f(device float* y [[buffer(0)]], device float* a [[buffer(1)]], device float* b [[buffer(2)]], device float* c [[buffer(3)]],
              device float* d [[buffer(4)]], constant float (&list)[3] [[buffer(5)]], texture2d<float> t [[texture(0)]], sampler s [[sampler(0)]],
              array<texture2d<float>, 3> more [[texture(2)]], texture2d<float> last [[texture(6)]], uint i [[thread_position_in_grid]]) {
  y[0] = a[0] + b[0] + c[0] + d[0] + list[0] + 10 * list[2];
  y[1] = t.read(uint2(0)).x + 10 * more[0].read(uint2(0)).x + 100 * more[1].read(uint2(0)).x + 1000 * more[2].sample(s, float2(0.5)).x + 10000 * last.read(uint2(0)).x;
}
"""
        y, x = numpy.zeros(2, f32), numpy.ones(1, f32)
        textures = {i: Texture(numpy.full((1, 1, 1), n + 1, f32), "r32float") for n, i in enumerate((0, 2, 3, 4, 6))}
        Library(text).run("f", 1, 1, {0: y, 1: x, 2: x, 3: x, 4: x, 5: numpy.array([1, 2, 3], f32)}, textures=textures, samplers={0: Sampler("repeat", "nearest")})
        self.assertEqual(y.tolist(), [35, 54321])

    def test_command(self):
        compiler = os.environ.get("PEWTER_METALC", str(pathlib.Path(os.environ.get("PEWTER_METAL_LIBRARY", "")).parent / "pewter-metalc"))
        source = ROOT / "kernels" / "metal" / "source" / "rows.metal"
        listed = subprocess.run([compiler, str(source), "--list"], capture_output=True, text=True)
        self.assertIn("softmax_half\n", listed.stdout, listed.stderr)
        checked = subprocess.run([compiler, "-", "--check"], input=HEAD + "kernel void f(device float* x) { x[0] = y; }", capture_output=True, text=True)
        self.assertEqual(checked.returncode, 1)
        self.assertIn("program_source:3:41: error: use of undeclared identifier 'y'", checked.stderr)

    def test_messages_show_the_source(self):
        """Lines, columns and names of errors are the source's, not those of what it is rewritten to."""
        template = "template <class T> kernel void fill(device T* x, uint i [[thread_position_in_grid]]) { x[i] = 1; }\n"
        named = 'template [[host_name("fill_float")]] kernel void fill<'
        cases = [(template + named + "float>(device int*, uint);", "fill", "address of overloaded function 'fill' does not match required type"),
                 (template + named + "nothing>(device float*, uint);", "nothing", "use of undeclared identifier 'nothing'"),
                 (template + named.replace("void fill<", "decltype(fill<float, 3>) fill<") + "float, 3>;", "", "variable 'fill_float' with type 'auto *const' has incompatible initializer"),
                 ("kernel void f(texture2d<float> t [[texture(0)]], device float* x [[buffer(3)]]) { x[0] = t.reed(uint2(0)).x; }", "reed", "no member named 'reed'"),
                 ("kernel void f(device float* x) { threadgroup float from = x[0]; x[1] = from; }", "from", "does not have a constant initializer"),
                 ("kernel void f(device float* x [[buffer(0)]]) { x[0] = (x[1]\n + 1).foo; }", ".foo", "member reference base type 'float' is not a structure"),
                 ("constant int n [[function_constant(0)]];\nkernel void f(device int* x) { n\t= 3; x[0] = n; }", "=", "cannot assign to variable 'n'")]
        compiler = os.environ["PEWTER_METALC"]
        for text, at, message in cases:
            for checked in ([], ["--checked", "-o/dev/null"]):
                with self.subTest(text=text, checked=checked):
                    done = subprocess.run([compiler, "-", *(checked or ["--check"])], input=HEAD + text + "\n", capture_output=True, text=True)
                    self.assertEqual(done.returncode, 1)
                    self.assertNotIn("__pw", done.stderr)
                    line = text.split("\n")[-1].replace("\t", " ")
                    number, lines = (HEAD + text).count("\n") + 1, done.stderr.splitlines()
                    first = next(n for n, shown in enumerate(lines) if message in shown)
                    self.assertEqual(lines[first + 1], f"{number:5} | {line}")
                    column = lines[first + 2].index("^") - 8
                    self.assertTrue(line[column:].startswith(at), lines[first + 2])
                    self.assertTrue(lines[first].startswith(f"program_source:{number}:{column + 1}: error: "), lines[first])

    def test_macros_in_pragmas(self):
        """Counts of unrolled iterations are expanded, and lines stay."""
        compiler = os.environ.get("PEWTER_METALC", str(pathlib.Path(os.environ.get("PEWTER_METAL_LIBRARY", "")).parent / "pewter-metalc"))
        text = HEAD + """#define LEAST(a, b) ((a) < (b) ? (a) : (b))
#define UNROLLED(n) _Pragma("unroll(LEAST(2, 3))") for (int i = 0; i < n; ++i)
template <int N> float powers(float x) {
#pragma unroll (LEAST(N, 4)) // at most
  for (int i = 0; i < N; ++i) x *= x;
  #pragma unroll \\
    N
  for (int i = 0; i < N; ++i) x *= x;
#pragma unroll
  for (int i = 0; i < N; ++i) x *= x;
  UNROLLED(N) x *= x;
  return x;
}
kernel void f(device float* x) { x[0] = powers<3>(x[0]); }
"""
        shown = subprocess.run([compiler, "-", "--targets=avx2", "--dump-after=preprocess"], input=text, capture_output=True, text=True)
        counts = [line.split("unroll", 1)[1].replace(" ", "") for line in shown.stdout.splitlines() if line.startswith("#pragma unroll")]
        self.assertEqual(counts[-4:], ["(((N)<(4)?(N):(4)))", "N", "", "(((2)<(3)?(2):(3)))"], shown.stderr)
        x = numpy.full(1, -1, f32)
        Library(text.replace("*= x", "-= i")).run("f", 1, 1, {0: x})
        self.assertEqual(x[0], -13)
        wrong = subprocess.run([compiler, "-", "--check"], input=text.replace("return x;", "return y;"), capture_output=True, text=True)
        self.assertIn("program_source:14:10: error: use of undeclared identifier 'y'", wrong.stderr)

    def test_parts_of_the_code(self):
        """Code for rows alone and for other places alone; threads that make code leave nothing out."""
        compiler = os.environ.get("PEWTER_METALC", str(pathlib.Path(os.environ.get("PEWTER_METAL_LIBRARY", "")).parent / "pewter-metalc"))
        text = HEAD + "".join(f"kernel void {k}(device uint* y, uint2 p [[thread_position_in_grid]]) {{ y[p.y * 16 + p.x] = p.x; }}\n" for k in "fgh")
        rows, others = {"threadgroups", "full", "part"}, {"threadgroups16", "threadgroups8", "rows16", "rows8", "any"}
        with tempfile.TemporaryDirectory() as folder:
            for options, expected in (("", rows | others), ("--threads=1", rows | others), ("--threads=7", rows | others), ("--linear", rows),
                                      ("--linear --threadgroups-first", rows), ("--not-linear", others)):
                path = f"{folder}/f{options}.so"
                subprocess.run([compiler, "-", "-o", path, "--no-reference", "--targets=avx2,sse42", *options.split()], input=text, check=True, text=True)
                object_ = ctypes.CDLL(path)
                for k, target in itertools.product("fgh", ("avx2", "sse42")):
                    self.assertEqual({part for part in rows | others if hasattr(object_, f"{k}.{part}.{target}")}, expected, options)


if __name__ == "__main__":
    unittest.main()
