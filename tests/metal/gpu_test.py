#!/usr/bin/env python3
"""Code for GPUs: PTX of kernels, read as text, and what is an error without a GPU; with one, kernels at many sizes against the CPU's results.

usage: gpu_test.py (PEWTER_METALC: the compiler; PEWTER_METAL_LIBRARY: libpewter_metal.so)"""
import ctypes
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts" / "python"))
from pewter_metal import Error, Library, gpu_seconds, gpus  # noqa: E402

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
        """Of buffers that are apart, which are read only: the driver's compiler moves these loads before stores."""
        text = Object(HEAD + "kernel void f(device const float* x, device float* y, constant uint& n, uint t [[thread_position_in_threadgroup]],"
                             " uint threads [[threads_per_threadgroup]]) { for (uint i = t; i < n; i += threads) y[i] = 2 * x[i]; }").text("f", "apart")
        self.assertGreaterEqual(len(re.findall(r"ld\.global\.nc\.[bf]32", text)), 5)
        self.assertGreaterEqual(len(re.findall(r"st\.global\.[bf]32", text)), 5)

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

    def joins(self, body):
        """Of a kernel: how often lanes wait for each other."""
        text = Object(HEAD + "kernel void f(device int* x, uint i [[thread_position_in_grid]]) { int v = x[i]; " + body + " x[i] = v; }").text("f")
        self.assertNotRegex(text, r"brx\.idx|\bexit;")
        return len(re.findall(r"bar\.warp\.sync", text))

    def test_lanes_wait_where_simd_functions_follow(self):
        loop = "for (int k = 0; k < (v & 7); ++k) { if (x[v + k] == 3) v += k; else v ^= x[k]; }"
        without = self.joins("v = simd_max(v);")
        self.assertEqual(self.joins(f"{loop} v = simd_max(v);") - without, 2)  # around the loop and at its end, not in it
        self.assertGreaterEqual(self.joins("if (v & 1) { x[i + 99] = v; v = x[v]; } v = simd_max(v);") - without, 1)
        self.assertGreaterEqual(self.joins("if (v & 1) { x[i + 99] = v; if (v & 2) return; v = x[v]; } v = simd_max(v);") - without, 1)

    def test_lanes_that_fall_through_are_waited_for(self):
        text = ("switch (v & 3) { case 0: x[i + 99] = 5; case 1: v += simd_max(v); break; case 2: x[i + 199] = v; break; default: v = x[v]; }")
        self.assertGreaterEqual(self.joins(text) - self.joins("v = simd_max(v);"), 1)

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
        """Of pixels of a texture's levels and faces, and of functions in a table of the source."""
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
        """Of a structure that says nothing of its address: by sixteen bytes where that is possible."""
        text = Object(HEAD + "struct some { uchar of[16]; };\nkernel void f(device const half* x, threadgroup half* t [[threadgroup(0)]], device half* y, uint i [[thread_position_in_grid]]) {"
                             " *(threadgroup some*)(t + 8 * i) = *(device const some*)(x + 8 * i); threadgroup_barrier(mem_flags::mem_threadgroup); y[i] = t[i ^ 1]; }").text("f")
        self.assertRegex(text, r"ld\.global\S*\.v4\.b32")
        self.assertRegex(text, r"st\.shared\S*\.v4\.b32")

    def test_neighbours_are_vectors(self):
        """Of buffers that are apart also where loads and stores alternate."""
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
        self.assertRegex(made.text("f", "messages"), r"test\.metal:4: kernel 'f': messages \(os_log\) are not there on GPUs yet")
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
        self.assertEqual(len(re.findall(r"ld\.global(?:\.nc)?\.[bf]32", bound.text("f"))), 0)

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

    def test_barriers_and_threadgroup_memory(self):
        source = ("kernel void f(device int* x, threadgroup int* own [[threadgroup(0)]], uint i [[thread_position_in_grid]], uint t [[thread_index_in_threadgroup]],"
                  " uint s [[threads_per_threadgroup]]) { threadgroup int more[1024]; int v = x[i]; own[t] = v; for (uint k = 1; k < s; k *= 2) {"
                  " threadgroup_barrier(mem_flags::mem_threadgroup); const int other = own[(t + k) % s]; more[t] = other;"
                  " threadgroup_barrier(mem_flags::mem_threadgroup); own[t] = v += other + more[(t + 3) % s]; } x[i] = v; }")
        for threads in (32, 96, 100, 512, 1024):
            self.same(source, 3000, threads, (3000, numpy.int32), memory={0: 4 * threads + 16 - 4 * threads % 16})

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
