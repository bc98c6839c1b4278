#!/usr/bin/env python3
"""Bad input: each a clear error that names what is wrong, and nothing is written. metal_kernel as in Python. The command."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "scripts" / "python"), str(ROOT / "tests/metal/kernels")]
from known_targets import extensions  # noqa: E402
from pewter_metal import Error, Library, metal_kernel, set_timeout  # noqa: E402

HEAD = "#include <metal_stdlib>\nusing namespace metal;\n"
DOUBLE = HEAD + "kernel void twice(device float* x [[buffer(1)]], uint i [[thread_position_in_grid]]) { x[i] *= 2; }\n"


class Errors(unittest.TestCase):
    def fails(self, text, call, *arguments, **named):
        with self.assertRaises(Error) as caught:
            call(*arguments, **named)
        self.assertIn(text, str(caught.exception))
        return str(caught.exception)

    def test_extensions_are_their_targets(self):
        """As PEWTER_TARGET may name them for the collection."""
        self.assertEqual(extensions()["avx512_amx"], "avx512")
        for name, base in extensions().items():
            outcomes = []
            for target in (name, base):
                try:
                    x = numpy.arange(4, dtype=numpy.float32)
                    Library(DOUBLE, target=target).run("twice", 4, 4, {1: x})
                    outcomes.append(x.tolist())
                except Error as wrong:
                    outcomes.append(str(wrong).replace(f"'{target}'", "it"))
            self.assertEqual(*outcomes, name)

    def test_time_limit(self):
        library = Library(HEAD + "kernel void endless(device uint* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {\n"
                          " uint n = i; for (ulong k = 0; n != 1234567u || x[1] == 0; ++k) n = n * 1664525u + uint(k); x[i] = n; }\n"
                          "kernel void ends(device uint* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = i; }")
        checked = Library("kernel void endless(device uint* x [[buffer(0)]]) { while (x[0] == 0) {} }\n"
                          "kernel void lost(device uint* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {\n"
                          " uint n = i; for (ulong k = 0; n != 3u || k < 1ul << 60; ++k) n = n * 5u + uint(k >> 9); x[i] = n; }", check=True)
        self.fails("set_default_timeout: seconds = -1, must be a number of seconds, at least 0", set_timeout, -1)
        try:
            set_timeout(0.125)
            x = numpy.zeros(4096, numpy.uint32)
            for groups in 1, 16:
                for reference in False, True:
                    self.fails("endless: did not end within 0.125 s, the time limit", library.run, "endless", groups * 256, 256, {0: x},
                               reference=reference)
            self.fails("lost: did not end within 0.125 s, the time limit", checked.run, "lost", 4, 4, {0: x})
            self.fails("waits for a store that no other thread makes", checked.run, "endless", 1, 1, {0: x})
            library.run("ends", 4096, 256, {0: x})
            self.assertTrue((x == numpy.arange(4096)).all())
        finally:
            set_timeout(0)
        text = self.fails("PEWTER_METAL_TIMEOUT = 'soon', must be a number of seconds, at least 0", self.run_with_limit, "soon")
        self.assertNotIn("ends", text)
        self.fails("endless: did not end within 0.25 s, the time limit", self.run_with_limit, "0.25")

    def test_memory_faults(self):
        library = Library(HEAD + "kernel void load(device const uint* x [[buffer(0)]], device uint* y [[buffer(1)]], constant ulong& by [[buffer(2)]],\n"
                          " uint i [[thread_position_in_grid]]) { y[i] = x[i + by] + 1; }\n"
                          "kernel void store(device uint* x [[buffer(0)]], constant ulong& by [[buffer(2)]],\n"
                          " uint i [[thread_position_in_grid]]) { x[i + by] = i; }")
        x, y, far = numpy.full(4096, 5, numpy.uint32), numpy.zeros(4096, numpy.uint32), numpy.uint64(1 << 42)
        for reference in False, True:
            library.run("load", 4096, 256, {0: x, 1: y, 2: numpy.uint64(0)}, reference=reference)
            self.assertTrue((y == 6).all())
            library.run("load", 4096, 256, {0: x, 1: y, 2: far}, reference=reference)
            self.assertTrue((y == 1).all())
            self.fails("store: an access of memory at address 0x", library.run, "store", 4096, 256, {0: x, 2: far}, reference=reference)
            self.fails("load: an access of memory at a", library.run, "load", 4096, 256, {0: x, 1: y, 2: numpy.uint64(1 << 60)},
                       reference=reference)
        self.assertTrue((x == 5).all())

    def run_with_limit(self, seconds):
        """What another process that has the limit in its environment says."""
        program = ("import numpy; from pewter_metal import Library; Library('kernel void endless(device uint* x [[buffer(0)]]) {"
                   " while (x[0] * x[1] == 0) x[2] += 1; }').run('endless', 1, 1, {0: numpy.zeros(4, numpy.uint32)})")
        done = subprocess.run([sys.executable, "-c", program], env=dict(os.environ, PEWTER_METAL_TIMEOUT=seconds), text=True, capture_output=True,
                              cwd=ROOT / "scripts" / "python", timeout=60)
        if done.returncode != 0:
            raise Error(done.stderr.strip().splitlines()[-1])

    def test_source(self):
        text = self.fails("does not compile", Library, HEAD + "kernel void f(device float* x [[buffer(0)]]) { x[0] = y; }", name="mine.metal")
        self.assertIn("mine.metal:3:", text)
        self.assertIn("undeclared identifier 'y'", text)
        text = self.fails("not supported", Library, HEAD + "kernel void f(texture2d_ms<float> a [[texture(0)]],\n depth2d_ms<float> s [[texture(1)]]) {}", name="mine.metal")
        self.assertIn("mine.metal:3: texture2d_ms", text)
        self.assertIn("mine.metal:4: depth2d_ms", text)
        self.fails("not supported", Library, "#include <metal_stdlib>\nusing metal::uint;\nkernel void f(metal::texture2d_ms<float> a [[texture(0)]]) {}")
        for text in "float f(float x) { return x; }", "", "// nothing\n":  # a library that nothing can be asked of, as on a Mac
            empty = Library(HEAD + text)
            self.assertEqual(empty.names(), [])
            self.fails("kernel = 'f', the library has no kernels", empty.run, "f", 1, 1, {})
            self.fails("kernel = 'f', the library has no kernels", Library(HEAD + text, check=True).run, "f", 1, 1, {})
        self.fails("[[buffer(31)]], must be 0 to 30", Library, HEAD + "kernel void f(device float* x [[buffer(31)]]) {}")
        self.fails("two parameters", Library, HEAD + "kernel void f(device float* x [[buffer(1)]], device float* y [[buffer(1)]]) {}")
        self.fails("function constant 'none'", Library, DOUBLE, constants={"none": 1})
        self.fails("cannot be read", Library, path="/nowhere/at/all.metal")
        for name in ("avx1024", "avx2_fast", "sse42_", "avx512_amx_", "_", "generic"):
            self.fails(f"target = '{name}', must be avx512, avx2, sse42 or neon", Library, DOUBLE, target=name)

    def test_dispatch(self):
        library = Library(DOUBLE)
        x = numpy.ones(64, numpy.float32)
        self.assertIn("twice", self.fails("kernel = 'thrice'", library.run, "thrice", 64, 32, {1: x}))
        self.fails("[[buffer(1)]] (x) is bound to nothing", library.run, "twice", 64, 32, {0: x})
        self.fails("1025", library.run, "twice", 64, 1025, {1: x})
        self.fails("at least 1", library.run, "twice", 64, 0, {1: x})
        self.fails("whole numbers", library.run, "twice", 1.5, 32, {1: x})
        self.assertTrue((x == 1).all())
        library.run("twice", 0, 32, {1: x})
        self.assertTrue((x == 1).all())
        library.run("twice", 64, 32, {1: x})
        self.assertTrue((x == 2).all())

    def test_cache_that_may_only_be_read(self):
        """Others have filled it: what it lacks is compiled elsewhere."""
        program = "import sys; from pewter_metal import Library; print(Library(sys.argv[1]).names())"
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o555)
            done = subprocess.run([sys.executable, "-c", program, DOUBLE], capture_output=True, text=True, user=65534 if os.geteuid() == 0 else None,
                                  env=os.environ | {"PYTHONPATH": str(ROOT / "scripts" / "python"), "PEWTER_METAL_CACHE": folder})
            self.assertEqual((done.stdout, os.listdir(folder)), ("['twice']\n", []), done.stderr)

    def test_threads_that_the_kernel_allows(self):
        body = "(device float* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i] = 1; }\n"
        library = Library(HEAD + "constexpr constant int most = 96;\n[[max_total_threads_per_threadgroup(64)]] kernel void a" + body +
                          "[[kernel, max_total_threads_per_threadgroup(most)]] void b" + body + "kernel void c" + body)
        x = numpy.zeros(2048, numpy.float32)
        for kernel, most in (("a", 64), ("b", 96), ("c", 1024)):
            self.fails(f"must be at most {most} threads", library.run, kernel, 2048, most + 1, {0: x})
            self.assertTrue((x == 0).all())
            library.run(kernel, 2048, most, {0: x})
            self.assertTrue((x == 1).all())
            x[:] = 0
        self.fails("[[max_total_threads_per_threadgroup(1025)]], must be 1 to 1024", Library,
                   HEAD + "[[max_total_threads_per_threadgroup(1025)]] kernel void a" + body)

    def test_threadgroup_memory(self):
        source = HEAD + """kernel void f(device float* x [[buffer(0)]], threadgroup float* a [[threadgroup(1)]], uint i [[thread_position_in_grid]]) {
          threadgroup float b[1024]; a[i] = 1; b[i] = 2; x[i] = a[i] + b[i]; }"""
        library = Library(source)
        x = numpy.zeros(32, numpy.float32)
        self.fails("[[threadgroup(1)]] (a) has no length", library.run, "f", 32, 32, {0: x})
        self.fails("at most 32768", library.run, "f", 32, 32, {0: x}, {1: 28688})
        library.run("f", 32, 32, {0: x}, {1: 28672})
        self.assertTrue((x == 3).all())

    def test_metal_kernel(self):
        kernel = metal_kernel("myexp", ["inp"], ["out"], "uint elem = thread_position_in_grid.x; T tmp = inp[elem]; out[elem] = metal::exp(tmp);")
        x = numpy.random.default_rng(1).standard_normal((4, 16)).astype(numpy.float32)
        y, = kernel(inputs=[x], template=[("T", numpy.float32)], grid=(x.size, 1, 1), threadgroup=(256, 1, 1), output_shapes=[x.shape],
                    output_dtypes=[numpy.float32])
        self.assertLess(numpy.abs(y / numpy.exp(x.astype(float)) - 1).max(), 4e-7)
        self.fails("inputs has 2", kernel, inputs=[x, x], grid=1, threadgroup=1, output_shapes=[(1,)], output_dtypes=[numpy.float32])
        sums = metal_kernel("sums", ["x"], ["out"], "uint i = thread_position_in_grid.x; float s = 0;"
                            "for (int k = 0; k < x_shape[1]; ++k) s += x[i * x_shape[1] + k]; out[i] = s;")
        y, = sums(inputs=[x], grid=(4, 1, 1), threadgroup=(4, 1, 1), output_shapes=[(4,)], output_dtypes=[numpy.float32])
        self.assertTrue(numpy.allclose(y, x.sum(1), atol=1e-5))

    def test_cache(self):
        with tempfile.TemporaryDirectory() as folder:
            os.environ["PEWTER_METAL_CACHE"] = folder
            x = numpy.ones(1, numpy.float32)
            Library(DOUBLE).run("twice", 1, 1, {1: x})  # a library alone waits for no code
            made = list(pathlib.Path(folder).glob("*.so"))
            os.environ["PEWTER_METALC"] = "/bin/false"  # another compiler, which fails: not taken from the cache
            self.fails("failed", Library, DOUBLE)
            del os.environ["PEWTER_METALC"]
            Library(DOUBLE).run("twice", 1, 1, {1: x})
            self.assertEqual(made, list(pathlib.Path(folder).glob("*.so")))
            self.assertEqual(len(made), 1)
            del os.environ["PEWTER_METAL_CACHE"]

    def test_command(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder)
            (path / "twice.metal").write_text(DOUBLE)
            numpy.save(path / "x.npy", numpy.arange(10, dtype=numpy.float32))
            command = [sys.executable, str(ROOT / "scripts" / "metal-run"), str(path / "twice.metal")]
            listed = subprocess.run(command, capture_output=True, text=True)
            self.assertEqual(listed.stdout, "twice\n", listed.stderr)
            ran = subprocess.run([*command, "--kernel", "twice", "--grid", "10", "--buffer", f"1={path}/x.npy", "--save", f"1={path}/y.npy"],
                                 capture_output=True, text=True)
            self.assertEqual(ran.returncode, 0, ran.stderr)
            self.assertEqual(numpy.load(path / "y.npy").tolist(), [2.0 * i for i in range(10)])
            (path / "broken.metal").write_text(DOUBLE + "kernel void f(device float* x [[buffer(0)]]) { x[0] = y; }")
            (path / "memory.metal").write_text(HEAD + "kernel void f(device float* x [[buffer(1)]], threadgroup float* t [[threadgroup(0)]],"
                                               "uint i [[thread_position_in_grid]]) { t[i] = 1; x[i] = t[i]; }")
            for text, arguments in (("kernel = 'once'", [*command, "--kernel", "once"]),
                                    ("[[buffer(1)]] (x) is bound to nothing", [*command, "--kernel", "twice"]),
                                    ("must be at most 1024", [*command, "--kernel", "twice", "--threads", "1025", "--buffer", f"1={path}/x.npy"]),
                                    ("must be at most 32768", [*command[:2], str(path / "memory.metal"), "--kernel", "f", "--out", "1=float:32",
                                                               "--threadgroup-memory", "0=32784"]),
                                    ("undeclared identifier 'y'", [*command[:2], str(path / "broken.metal"), "--kernel", "f"]),
                                    ("no/such.metal", [*command[:2], "no/such.metal"])):
                with self.subTest(text):
                    wrong = subprocess.run(arguments, capture_output=True, text=True)
                    self.assertEqual(wrong.returncode, 1)
                    self.assertIn(text, wrong.stderr)
                    self.assertNotIn("Traceback", wrong.stderr)


if __name__ == "__main__":
    unittest.main()
