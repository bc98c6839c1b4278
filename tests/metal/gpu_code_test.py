#!/usr/bin/env python3
"""Code for GPUs: PTX of kernels, read as text.

usage: gpu_code_test.py (PEWTER_METALC: the compiler)"""
import ctypes
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE = ROOT / "kernels" / "metal" / "source"
HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
TARGETS = ("sm_80", "sm_90")


def compiler():
    return os.environ.get("PEWTER_METALC") or str(next(ROOT.glob("build/*/kernels/metal/pewter-metalc")))


class Object:
    """An object of pewter-metalc, whose texts are read."""

    def __init__(self, source, targets=TARGETS, *options):
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/object.so"
            subprocess.run([compiler(), "-", "-o", path, f"--targets={','.join(targets)}", "--name=test.metal", *options], input=source.encode(), check=True,
                           capture_output=True)
            self.library = ctypes.CDLL(path)

    def text(self, kernel, what="ptx", target="sm_90"):
        try:
            return ctypes.string_at(ctypes.addressof(ctypes.c_char.in_dll(self.library, f"{kernel}.{what}.{target}"))).decode()
        except ValueError:
            return None

    def manifest(self):
        return ctypes.string_at(ctypes.addressof(ctypes.c_char.in_dll(self.library, "pewter_metal_manifest"))).decode()


class Texts(unittest.TestCase):
    def test_entry_and_target(self):
        both = Object(HEAD + "kernel void f(device float* x, uint i [[thread_position_in_grid]]) { x[i] += 1; }")
        for target in TARGETS:
            text = both.text("f", target=target)
            self.assertIn(f".target {target}", text)
            self.assertRegex(text, r"\.visible \.entry pewter_dispatch\(")
            self.assertIn("ld.global", text)
            self.assertNotRegex(text, r"\bcall\b")
        self.assertRegex(both.manifest(), r"(?m)^targets sm_80 sm_90$")

    def test_simdgroups(self):
        text = Object(HEAD + "kernel void f(device int* x, device float* y, uint i [[thread_position_in_grid]]) {"
                             " x[i] = simd_sum(x[i]) + simd_max(x[i]) + int(simd_any(x[i] == 3)); y[i] = simd_sum(y[i]) + simd_shuffle_xor(y[i], 1); }").text("f")
        for wanted in ("redux.sync.add", "redux.sync.max.s32", "vote.sync.ballot", "shfl.sync", "activemask"):
            self.assertIn(wanted, text)

    def test_threadgroup_memory_and_barriers(self):
        text = Object(HEAD + "kernel void f(device float* x, threadgroup float* own [[threadgroup(0)]], uint i [[thread_position_in_grid]],"
                             " uint t [[thread_index_in_threadgroup]]) { threadgroup float both[8]; both[t & 7] = own[t] = x[i];"
                             " threadgroup_barrier(mem_flags::mem_threadgroup); x[i] = own[t ^ 1] + both[(t + 1) & 7]; }").text("f")
        for wanted in (r"\.extern \.shared \.align 64", r"st\.shared", r"ld\.shared", r"(barrier\.cta|bar)\.sync"):
            self.assertRegex(text, wanted)

    def test_atomics(self):
        kinds = {"int": "add", "uint": "max", "float": "add", "ulong": "max"}
        source = HEAD + "".join(f"kernel void of_{t}(device atomic<{t}>* a, uint i [[thread_position_in_grid]])"
                                f" {{ atomic_fetch_{op}_explicit(a, {t}(i), memory_order_relaxed); }}\n" for t, op in kinds.items())
        made = Object(source)
        for t, op in kinds.items():
            self.assertRegex(made.text(f"of_{t}"), rf"(atom|red)[.a-z]*\.global\.{op}\.[usf](32|64)")

    def test_vectors_are_loaded_whole(self):
        text = Object(HEAD + "kernel void f(device const float4* x, device float4* y, uint i [[thread_position_in_grid]]) { y[i] = 2 * x[i]; }").text("f")
        self.assertRegex(text, r"ld\.global[.a-z]*\.v4\.[bf]32")
        self.assertRegex(text, r"st\.global[.a-z]*\.v4\.[bf]32")

    def test_strided_loops_have_loads_in_flight(self):
        """Loads of read-only buffers that are apart: the driver's compiler moves them before stores."""
        text = Object(HEAD + "kernel void f(device const float* x, device float* y, constant uint& n, uint t [[thread_position_in_threadgroup]],"
                             " uint threads [[threads_per_threadgroup]]) { for (uint i = t; i < n; i += threads) y[i] = 2 * x[i]; }").text("f", "apart")
        self.assertGreaterEqual(len(re.findall(r"ld\.global\.nc\.[bf]32", text)), 5)
        self.assertGreaterEqual(len(re.findall(r"st\.global\.[bf]32", text)), 5)

    def test_small_kernels_take_several_threadgroups(self):
        """With all loads before the first store; not where threads meet, or a loop has loads in flight."""
        head = HEAD + "kernel void f(device const {t}* x, device {t}* y, uint i [[thread_position_in_grid]]) "
        for t, count, load, body in (("float", 4, "[bf]32", "tanh(x[i])"), ("uchar", 4, "b8", "x[i] * 3"), ("float2", 2, r"(?:v2\.[bf]32|b64)", "x[i] * 2"),
                                     ("float4", 2, r"v4\.[bf]32", "x[i] * 2")):
            made = Object(head.format(t=t) + f"{{ y[i] = {body}; }}")
            self.assertEqual(made.text("f", "several_count"), str(count))
            text = made.text("f", "several")
            whole = max(re.split(r"\n\$L\w+:", text), key=lambda block: block.count("st.global"))
            loads, first = [m.start() for m in re.finditer(rf"ld\.global\.nc\.{load}", whole)], whole.index("st.global")
            self.assertEqual(len([at for at in loads if at < first]), count, text)
            self.assertEqual(len(re.findall(rf"st\.global\.{load}", text)), count + 1, text)  # and one of those that are left
        for t, body in (("float", "{ y[i] = simd_sum(x[i]); }"), ("float", "{ float s = 0; for (uint k = 0; k < i; ++k) s += x[k * i]; y[i] = s; }"),
                        ("float", "{ y[i] = x[0]; }")):
            self.assertIsNone(Object(head.format(t=t) + body).text("f", "several"), body)

    def test_bytes_of_numbers(self):
        """Not stored as they come from arithmetic: the driver's compiler stores others then. One or two, or those of a number at any address."""
        body = {"uchar": ("y[i] = uchar(as_type<ushort>(half(half(i & 2047u) / 3))); y[i + 99] = uchar(as_type<uint>(float(i) / 3));", 2),
                "ushort": ("y[i] = ushort(as_type<uint>(float(i) / 3)); y[i + 99] = ushort(as_type<uint>((i & 1) != 0 ? float(i) * 5 : float(i) * 7));", 2),
                "packed_uchar4": ("y[i] = as_type<uchar4>(float(i) * 3);", 1),
                "packed_ushort2": ("y[i] = as_type<ushort2>(float(i) * 3);", 1)}
        for t, (statements, count) in body.items():
            text = Object(HEAD + f"kernel void f(device {t}* y, uint i [[thread_position_in_grid]]) {{ {statements} }}").text("f")
            made = {register: operation for operation, register in re.findall(r"\n\s+([a-z][\w.]*)\s+(%\w+),", text)}
            registers = re.findall(r"st\.global\.b(?:8|16)\s+\[[^\]]+\], (%\w+);", text)
            self.assertGreaterEqual(len(registers), count, text)
            for register in registers:
                self.assertNotRegex(made[register], r"^(cvt\.rn|div|mul|add|fma|selp)\.[.a-z]*f(16|32)", text)
            self.assertIn("xor.b", text)

    def test_products_of_numbers_bits(self):
        """No product of numbers is a factor of integers: the driver's compiler multiplies the constant ones first, of both kinds."""
        number = "as_type<float>(x[i])"
        for factor in (f"as_type<uint>({number} * 3.5f)", f"as_type<uint>(x[i] > 9u ? {number} * 3.5f : {number} * k)",
                       f"uint(ulong(as_type<uint>({number} * 3.5f)) * 77ul >> 3)"):
            text = Object(HEAD + "kernel void f(device uint* x, constant uint& c, constant float& k, uint i [[thread_position_in_grid]]) "
                          f"{{ x[i] = {factor} * 5u; x[i + 99] = {factor} * c + i; for (uint n = 0; n < c; ++n) x[i] = {factor} * i; }}").text("f")
            made = {register: operation for operation, register in re.findall(r"\n\s+([a-z][\w.]*)\s+(%\w+),", text)}
            factors = [r for pair in re.findall(r"\n\s+(?:mul|mad)\.(?:lo|wide)\.[us](?:32|64)\s+%\w+, (%r\w+), (%r\w+)?", text) for r in pair if r]
            self.assertGreaterEqual(len(factors), 3, text)
            for register in factors:
                self.assertNotRegex(made.get(register, ""), r"^(mul|selp)\.[.a-z]*f32", text)

    def test_products_of_high_words(self):
        """Likewise of a product of 64 bits."""
        for high in ("mulhi(int(x[i] + n), int(c))", "uint(ulong(y[i] + n) * y[i + 9] >> 32)"):
            text = Object(HEAD + "kernel void f(device uint* x, device ulong* y, constant uint& c, uint i [[thread_position_in_grid]]) "
                          f"{{ uint v = 0; for (uint n = 0; n < c; ++n) v += {high} * (i + 1); x[i] = v; }}").text("f")
            self.assertRegex(text, r"mul\.lo\.s64[^}]*xor\.b64[^}]*m(ul|ad)\.lo\.s32")
            for word in re.findall(r"mov\.b64\s+\{_, (%r\w+)\}", text):
                self.assertNotRegex(text, rf"(mul|mad)\.lo\.s32\s+%\w+, (?:%\w+, )?{word}[,;]")

    def votes(self, body, more=""):
        """How often lanes vote on where they go, in a kernel whose SIMD-group functions all know their lanes."""
        text = Object(HEAD + f"kernel void f(device int* x, uint i [[thread_position_in_grid]]{more}) {{ int v = x[i]; {body} x[i] = v; }}").text("f")
        self.assertNotRegex(text, r"brx\.idx|\bexit;")
        self.assertEqual(len(re.findall(r"activemask", text)), 1)  # where the kernel begins: the GPU may part lanes afterwards
        return len(re.findall(r"vote\.sync\.ballot", text))

    def test_lanes_of_simd_functions_are_known(self):
        loop = "for (int k = 0; k < (v & 7); ++k) { if (x[v + k] == 3) v += k; else v ^= x[k]; }"
        without = self.votes("v = simd_max(v);")
        self.assertEqual(self.votes(f"{loop} v = simd_max(v);"), without)  # all come again
        self.assertEqual(self.votes("if (v & 1) { x[i + 99] = v; v = x[v]; } v = simd_max(v);"), without)
        self.assertEqual(self.votes("if (v & 1) { x[i + 99] = v; v = simd_max(v); }"), without + 1)
        self.assertGreater(self.votes("if (v & 1) { x[i + 99] = v; if (v & 2) return; v = x[v]; } v = simd_max(v);"), without)
        self.assertGreater(self.votes("for (int k = 0; k < (v & 7); ++k) v += simd_max(v);"), without)

    def test_lanes_that_fall_through_are_known(self):
        text = "switch (v & 3) { case 0: x[i + 99] = 5; case 1: v += simd_max(v); break; case 2: x[i + 199] = v; break; default: v = x[v]; }"
        self.assertGreater(self.votes(text), self.votes("v = simd_max(v);"))
        barrier = "threadgroup_barrier(mem_flags::mem_threadgroup);"  # in a loop, where no lane returns early
        self.assertGreater(self.votes(f"for (uint k = 0; k < n; ++k) {{ {text} {barrier} }}", ", uint n [[threads_per_grid]]"), 0)

    def test_textures_and_addresses_in_buffers(self):
        made = Object(HEAD + "kernel void image(texture2d<float> t [[texture(0)]], device float* y) { y[0] = t.read(uint2(0)).x; }\n"
                             "struct holds { device float* of; };\n"
                             "kernel void held(constant holds& h [[buffer(0)]], device float* y [[buffer(1)]]) { y[0] = h.of[1]; }\n", ("avx2", "sm_90"))
        for kernel in ("image", "held"):
            self.assertIn(".entry", made.text(kernel))
            self.assertIsNone(made.text(kernel, "refusal"))
        self.assertIsNone(made.text("image", "addresses"))
        self.assertRegex(made.text("held", "addresses"), r"test\.metal:5: kernel 'held': argument buffers \(addresses in a buffer\)")
        self.assertIsNone(made.text("held", "apart"))  # nobody knows what an address in a buffer overlaps

    def test_known_addresses(self):
        """Addresses of pixels of a texture's levels and faces, and of functions in a table of the source."""
        made = Object(HEAD + "float twice(float x) { return 2 * x; }\nfloat less(float x) { return x - 1; }\nusing one = float(float);\nconstant one* const table[] = {twice, less};\n"
                             "kernel void f(texturecube<float> t [[texture(0)]], texture2d<float> u [[texture(1)]], sampler s [[sampler(0)]], device float* y, uint i [[thread_position_in_grid]]) {"
                             " y[i] = table[i & 1](t.sample(s, float3(i, 1, 2), level(i)).x + u.sample(s, float2(i, 1), level(2)).y); }\n")
        self.assertIsNone(made.text("f", "refusal"))
        self.assertIsNone(made.text("f", "addresses"))

    def matrices(self, left, right, sums="float"):
        """Two rows of matrices times one column of them, in a loop."""
        return Object(HEAD + f"kernel void f(device const {left}* a, device const {right}* b, device {sums}* c, constant uint& n) {{"
                             f" simdgroup_matrix<{left}, 8, 8> x, z; simdgroup_matrix<{right}, 8, 8> y; simdgroup_matrix<{sums}, 8, 8> s(0), t(0);"
                             " for (uint k = 0; k < n; k += 8) { simdgroup_load(x, a + k, n); simdgroup_load(z, a + 8 * n + k, n); simdgroup_load(y, b + k * 8);"
                             " simdgroup_multiply_accumulate(s, x, y, s); simdgroup_multiply_accumulate(t, z, y, t); }"
                             " simdgroup_store(s, c); simdgroup_store(t, c + 64); }").text("f")

    def test_matrices_on_tensor_cores(self):
        for kind, name in (("half", "f16"), ("bfloat", "bf16")):
            text = self.matrices(kind, kind)
            self.assertEqual(len(re.findall(rf"mma\.sync\.aligned\.m16n8k8\.row\.col\.f32\.{name}\.{name}\.f32", text)), 1)
            self.assertEqual(len(re.findall(r"movmatrix\.sync", text)), 1)
            self.assertEqual(len(re.findall(r"shfl\.sync", text)), 3 + 4)  # of factors, and once of the sums, behind the loop
        for left, right in (("float", "float"), ("half", "bfloat"), ("half", "float")):
            text = self.matrices(left, right)
            self.assertNotIn("mma.sync", text)
            self.assertEqual(len(re.findall(r"shfl\.sync", text)), 8 + 8 + 16)
            self.assertGreaterEqual(len(re.findall(r"fma\.rn\.f32", text)), 32)

    def test_matrices_in_arrays_are_in_registers(self):
        text = Object(HEAD + "kernel void f(threadgroup half* t [[threadgroup(0)]], device float* c, constant uint& n) { simdgroup_half8x8 a[2], b[4]; simdgroup_float8x8 s[8];"
                             " for (short i = 0; i < 8; i++) s[i] = make_filled_simdgroup_matrix<float, 8>(0.f);"
                             " for (uint k = 0; k < n; ++k) { for (short i = 0; i < 4; i++) simdgroup_load(b[i], t + 64 * i + 512 * k); for (short i = 0; i < 2; i++) simdgroup_load(a[i], t + 64 * i + 256 * k);"
                             " for (short i = 0; i < 8; i++) simdgroup_multiply_accumulate(s[i], a[i / 4], b[i % 4], s[i]); }"
                             " for (short i = 0; i < 8; i++) simdgroup_store(s[i], c + 64 * i); }").text("f")
        self.assertNotIn(".local", text)
        self.assertEqual(len(re.findall(r"mma\.sync", text)), 4)
        self.assertEqual(len(re.findall(r"shfl\.sync", text)), 6 + 16)

    def test_products_of_a_block_are_deep(self):
        text = Object(HEAD + "kernel void f(device const half* a, device const half* b, device float* c) { simdgroup_half8x8 x, y, z, w; simdgroup_float8x8 s;"
                             " simdgroup_load(x, a); simdgroup_load(y, b); simdgroup_load(z, a + 64); simdgroup_load(w, b + 64); simdgroup_load(s, c);"
                             " simdgroup_multiply_accumulate(s, x, y, s); simdgroup_multiply_accumulate(s, z, w, s); simdgroup_store(s, c); }").text("f")
        self.assertEqual(re.findall(r"mma\.sync\.aligned\.(m16n8k\d+)", text), ["m16n8k16"])

    def test_copies_are_whole(self):
        """Copies of a structure that promises no alignment: sixteen bytes at a time where possible."""
        text = Object(HEAD + "struct some { uchar of[16]; };\nkernel void f(device const half* x, threadgroup half* t [[threadgroup(0)]], device half* y, uint i [[thread_position_in_grid]]) {"
                             " *(threadgroup some*)(t + 8 * i) = *(device const some*)(x + 8 * i); threadgroup_barrier(mem_flags::mem_threadgroup); y[i] = t[i ^ 1]; }").text("f")
        self.assertRegex(text, r"ld\.global\S*\.v4\.b32")
        self.assertRegex(text, r"st\.shared\S*\.v4\.b32")

    def test_neighbours_are_vectors(self):
        """Also where loads and stores of buffers that are apart alternate."""
        body = "for (uint first = 4 * t; first < n; first += 4 * s) {{ {} }}"
        for loop, what in (("float own[4]; for (uint k = 0; k < 4; ++k) own[k] = x[first + k]; for (uint k = 0; k < 4; ++k) y[first + k] = own[k] * 2;", "ptx"),
                           ("for (uint k = 0; k < 4; ++k) y[first + k] = x[first + k] * 2;", "apart")):
            text = Object(HEAD + "kernel void f(device const float* x, device float* y, constant uint& n, uint row [[threadgroup_position_in_grid]], uint t [[thread_position_in_threadgroup]],"
                                 f" uint s [[threads_per_threadgroup]]) {{ x += row * n; y += row * n; {body.format(loop)} }}").text("f", what)
            self.assertRegex(text, r"ld\.global\S*\.v4\.[bf]32")
            self.assertRegex(text, r"st\.global\.v4\.[bf]32")
            self.assertRegex(text, r"ld\.global(?:\.nc)?\.[bf]32")  # at other addresses

    def test_neighbours_behind_a_pointer_that_moves(self):
        text = Object(HEAD + "kernel void f(device const float2* x, device float* y, constant uint& n, uint i [[thread_position_in_grid]]) { device const float2* p = x + i * n; float s = 0;"
                             " for (uint k = 0; k < n; k += 2) { s += dot(p[0], p[1]); p += 2; } y[i] = s; }").text("f")
        self.assertRegex(text, r"ld\.global\S*\.v4\.[bf]32")

    def test_messages(self):
        """A kernel that leaves some is compiled, and known."""
        made = Object(HEAD + "#include <metal_logging>\nkernel void f(device float* x) { os_log_default.log(\"%f\", x[0]); x[0] = 1; }\nkernel void g(device float* x) { x[0] = 1; }",
                      TARGETS, "-D", "__METAL_ENABLE_LOGGING__=1")
        self.assertIn(".entry", made.text("f"))
        self.assertEqual(made.text("f", "messages"), "1")
        self.assertIsNone(made.text("g", "messages"))

    def test_dispatches_without_edges_ask_little(self):
        text = Object(HEAD + "kernel void f(device const float* x, device float* y, uint i [[thread_position_in_grid]]) { y[i] = 2 * x[i]; }").text("f")
        before = text[:text.index("bra")]
        self.assertNotRegex(before, r"\b(div|min|sub|and)\.")

    def test_exponentials(self):
        text = Object(HEAD + "kernel void f(device float* x, uint i [[thread_position_in_grid]]) { x[i] = exp(x[i]) + exp2(x[i + 1]) + fast::exp(x[i + 2]); }").text("f")
        self.assertEqual(len(re.findall(r"ex2\.approx\.f32", text)), 3)
        self.assertRegex(text, r"fma\.rn\.f32")

    def test_atomic_loads_are_loads(self):
        made = Object(HEAD + "kernel void f(device atomic_uint* flag, device uint* y) { while (atomic_load_explicit(flag, memory_order_relaxed) == 0) {} y[0] = 1; }")
        for what in ("ptx", "apart"):
            self.assertIn("ld.relaxed", made.text("f", what))
            self.assertNotIn("used_bytes_mask", made.text("f", what))

    def test_vectors_at_computed_addresses(self):
        row = "device const float4* row = (device const float4*)((device const char*)x + i * n);"
        computed = Object(HEAD + f"kernel void f(device const float* x, device float* y, constant uint& n, uint i [[thread_position_in_grid]]) {{ {row} y[i] = dot(row[1], row[2]); }}")
        self.assertRegex(computed.text("f"), r"ld\.global\S*\.v[24]")
        self.assertGreaterEqual(len(re.findall(r"ld\.global(?:\.nc)?\.[bf]32", computed.text("f"))), 8)
        bound = Object(HEAD + "kernel void f(device const float4* x, device float* y, uint i [[thread_position_in_grid]]) { y[i] = dot(x[i], x[i + 1]); }")
        self.assertEqual(len(re.findall(r"ld\.global(?:\.nc)?\.[bf]32", bound.text("f", "apart"))), 0)
        self.assertEqual(bound.text("f", "alignments").split(), ["16", "1"])  # of the buffers that the host binds, else the other text
        self.assertGreaterEqual(len(re.findall(r"ld\.global(?:\.nc)?\.[bf]32", bound.text("f"))), 8)

    def test_alignments_that_nothing_shows(self):
        """Pointers of vectors into arrays of elements, in all memory, also where LLVM takes the vectors apart or a loop moves them."""
        for space, declared in (("device", "device half* x, device half* y"), ("threadgroup", "threadgroup half* x [[threadgroup(0)]], device half* y")):
            for pointer in (f"({space} half2*)(x + 3 * i)", f"({space} half2*)(x + 2 * i + (i & 1))"):
                text = Object(HEAD + f"kernel void f({declared}, uint n [[threads_per_grid]], uint i [[thread_position_in_grid]]) {{ {space} half2* p = {pointer}; half2 s = 0;"
                                     " for (uint k = 0; k < n; ++k) { s += simd_max(p[32 * k]); p += 7; } y[2 * i] = s.x; y[2 * i + 1] = s.y; }").text("f")
                tested = re.search(r"and\.b(32|64)\s+\S+, \S+, 3;", text)
                whole = re.search(rf"ld\.{'global' if space == 'device' else 'shared'}\S*\.(b32|v2\.b16)", text)
                self.assertTrue(tested or not whole, f"{pointer}: {text}")
        for vector, bits in (("half2", 3), ("uchar4", 3), ("uchar2", 1)):
            text = Object(HEAD + f"kernel void f(device const char* x, threadgroup {vector}* t [[threadgroup(0)]], device {vector}* y, uint n [[threads_per_grid]], uint i [[thread_index_in_threadgroup]])"
                                 f" {{ t[i] = *(device const {vector}*)(x + i * n); threadgroup_barrier(mem_flags::mem_threadgroup); y[i] = t[i ^ 1]; }}").text("f")
            self.assertRegex(text, rf"and\.b(32|64)\s+\S+, \S+, {bits};", vector)
        own = Object(HEAD + "kernel void f(device const uint* x, device uint4* y, uint i [[thread_position_in_grid]]) { uint own[64]; for (uint k = 0; k < 64; ++k) own[(k * x[i]) & 63] = x[k];"
                            " y[i] = *(thread uint4*)(own + (x[i + 1] & 31)); }").text("f")
        self.assertNotRegex(own, r"ld\.local\.v[24]")

    def test_alignments_that_addresses_show(self):
        """Vectors in threadgroup memory at multiples of their sizes are whole."""
        text = Object(HEAD + "kernel void f(device float* y, threadgroup char* t [[threadgroup(0)]], uint i [[thread_index_in_threadgroup]]) { threadgroup half4* a = (threadgroup half4*)(t + 512);"
                             " threadgroup float4* b = (threadgroup float4*)(t + 1024); for (uint k = i; k < 64; k += 32) { a[k] = half4(y[k]); b[k] = float4(y[k], y[k + 1], 3, 4); }"
                             " threadgroup_barrier(mem_flags::mem_threadgroup); y[i] = dot(b[i ^ 1], float4(a[i ^ 2])); }").text("f")
        for wanted in (r"st\.shared\.v4\.[bf]16|st\.shared\.(v2\.b32|b64)", r"st\.shared\.v4\.[bf]32", r"ld\.shared\.v4\.[bf]32"):
            self.assertRegex(text, wanted)
        self.assertNotRegex(text, r"and\.b64\s+\S+, \S+, (7|15);")

    def test_targets(self):
        for target, wanted in (("sm_42", "target = 'sm_42', must be avx512, avx2, sse42, neon, sm_80 or sm_90"),):
            done = subprocess.run([compiler(), "-", "-o", "/dev/null", f"--targets={target}"], input=b"kernel void f() {}", capture_output=True)
            self.assertNotEqual(done.returncode, 0)
            self.assertIn(wanted, done.stderr.decode())
        done = subprocess.run([compiler(), "-", "-o", "/dev/null", "--targets=sm_80", "--checked"], input=b"kernel void f() {}", capture_output=True)
        self.assertIn("target = 'sm_80': checked and reference code are for CPUs alone", done.stderr.decode())

    def test_documents_kernels_compile(self):
        for path in sorted(SOURCE.glob("*.metal")):
            made = Object(path.read_text(), ("sm_80",), f"-I{SOURCE}")
            for kernel in re.findall(r"(?m)^kernel (.*)$", made.manifest()):
                self.assertIn(".entry", made.text(kernel, "ptx", "sm_80"), kernel)


if __name__ == "__main__":
    unittest.main()
