#!/usr/bin/env python3
"""Arrays of other libraries in Library.run: by DLPack, in place, given back once, refused by name. What kernels write into."""
import gc
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "scripts" / "python"), str(pathlib.Path(__file__).resolve().parent)]
from dlpack_producer import Producer  # noqa: E402
from pewter_metal import ArgumentError, Error, Library, Texture  # noqa: E402

try:
    import torch
except ImportError:
    torch = None

TWICE = ("kernel void twice(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {"
         " y[i] = 2 * x[i]; }")
# Kernels with a buffer x: whether they write into it.
WRITES = {
    "stores": ("device float* x [[buffer(0)]]", "x[i] = 1;", True),
    "reads": ("device float* x [[buffer(0)]], device float* y [[buffer(1)]]", "y[i] = x[i];", False),
    "is_not_used": ("device float* x [[buffer(0)]], device float* y [[buffer(1)]]", "y[i] = 1;", False),
    "adds_atomically": ("device atomic_uint* x [[buffer(0)]]", "atomic_fetch_add_explicit(x, 1u, memory_order_relaxed);", True),
    "loads_atomically": ("device atomic_uint* x [[buffer(0)]], device uint* y [[buffer(1)]]",
                         "y[i] = atomic_load_explicit(x, memory_order_relaxed);", False),
    "chooses": ("device float* x [[buffer(0)]], device float* y [[buffer(1)]]", "(i % 3 == 0 ? x : y)[i] = 1;", True),
    "chooses_to_read": ("device float* x [[buffer(0)]], device float* y [[buffer(1)]]", "y[i] = (i % 3 == 0 ? x : y)[i];", False),
    "sometimes": ("device float* x [[buffer(0)]], constant int& n [[buffer(1)]]", "if (n > 1000) x[i] = 1;", True),
    "calls": ("device float* x [[buffer(0)]]", "set(x + i);", True),
    "calls_to_read": ("device float* x [[buffer(0)]], device float* y [[buffer(1)]]", "y[i] = get(x + i);", False),
    "in_a_loop": ("device float* x [[buffer(0)]], constant int& n [[buffer(1)]]", "for (int k = 0; k < n; ++k, x += 32) *x += i;", True),
    "reads_in_a_loop": ("device float* x [[buffer(0)]], device float* y [[buffer(1)]]",
                        "float s = 0; for (int k = 0; k < 9; ++k, x += 32) s += *x; y[i] = s;", False),
    "stores_a_matrix": ("device float* x [[buffer(0)]]", "simdgroup_float8x8 m(2.0f); simdgroup_store(m, x, 8);", True),
    "loads_a_matrix": ("device float* x [[buffer(0)]], device float* y [[buffer(1)]]",
                       "simdgroup_float8x8 m; simdgroup_load(m, x, 8); simdgroup_store(m, y, 8);", False),
    "copies_a_struct": ("device big* x [[buffer(0)]], device big* y [[buffer(1)]]", "y[i] = x[i];", False),
    "copies_a_struct_into": ("device big* x [[buffer(0)]], device const big* y [[buffer(1)]]", "x[i] = y[i];", True),
    "reads_vectors": ("device packed_float3* x [[buffer(0)]], device float4* y [[buffer(1)]]", "y[i] = float4(x[i], 1);", False),
    "is_constant": ("constant float* x [[buffer(0)]], device float* y [[buffer(1)]]", "y[i] = x[i & 3];", False),
}
HEAD = ("#include <metal_stdlib>\nusing namespace metal;\nstruct big { float values[40]; };\n"
        "void set(device float* p) { *p = 3; }\nfloat get(device float* p) { return p[0] + p[1]; }\n")


class Arrays(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.library = Library(TWICE)

    def fails(self, text, call, *arguments, **named):
        with self.assertRaises(ArgumentError) as caught:
            call(*arguments, **named)
        self.assertIn(text, str(caught.exception))
        self.assertIsInstance(caught.exception, ValueError)

    def test_in_place(self):
        for versioned in True, False:
            for offset in 0, 64:
                x, y = (Producer(numpy.zeros(100, numpy.float32), versioned=versioned, byte_offset=offset) for _ in range(2))
                x.numbers[:] = numpy.arange(100)
                self.library.run("twice", 100, 32, {0: x, 1: y})
                self.assertTrue((y.numbers == 2 * numpy.arange(100)).all())
                gc.collect()
                self.assertEqual((x.given_back, y.given_back), (1, 1))

    def test_shapes_without_strides(self):
        x, y = Producer(numpy.ones((4, 5, 6), numpy.float32), strides=None), Producer(numpy.zeros((4, 5, 6), numpy.float32), strides=None)
        self.library.run("twice", 120, 32, {0: x, 1: y})
        self.assertTrue((y.numbers == 2).all())
        one = Producer(numpy.ones((), numpy.float32))
        self.library.run("twice", 1, 1, {0: one, 1: y})
        none = Producer(numpy.ones((0, 3), numpy.float32), data=None)
        self.library.run("twice", 0, 32, {0: none, 1: y})

    def test_kept_as_long_as_the_function(self):
        x, y = Producer(numpy.ones(64, numpy.float32)), Producer(numpy.zeros(64, numpy.float32))
        call = self.library.prepared("twice", 64, 32, {0: x, 1: y})
        gc.collect()
        self.assertEqual((x.given_back, y.given_back), (0, 0))
        call()
        x.numbers[:] = 5
        call()
        self.assertTrue((y.numbers == 10).all())
        del call
        gc.collect()
        self.assertEqual((x.given_back, y.given_back), (1, 1))

    def refused(self, text, at=1, **options):
        """An array that is refused: nothing is written, everything is given back once."""
        x, y = Producer(numpy.ones(64, numpy.float32)), Producer(numpy.zeros(64, numpy.float32), **options)
        self.fails(text, self.library.run, "twice", 64, 32, {0: x, 1: y} if at == 1 else {0: y, 1: x})
        gc.collect()
        self.assertTrue((y.numbers == 0).all() and (x.numbers == 1).all())
        self.assertEqual((x.given_back, y.given_back), (1 if at == 1 else x.asked, y.asked))

    def test_refused(self):
        self.refused("buffer 1: the array is on CUDA, must be on the CPU", device=2)
        self.refused("buffer 1: the array is on ROCm, must be on the CPU", device=10, versioned=False)
        self.refused("buffer 1: the array is on Metal, must be on the CPU", device=8, says_device=False)
        self.refused("buffer 1: the array is on device 99, must be on the CPU", device=99)
        self.refused("buffer 1: DLPack 2.0, must be 1", version=(2, 0))
        self.refused("buffer 1: elements of 4 bits, must be whole bytes", dtype=(17, 4, 1))
        self.refused("buffer 1: the array must be contiguous, its strides are (2,) for shape (64,)", strides=(2,))
        self.refused("twice: buffer 1 is a read-only array, and the kernel writes into it", read_only=True)
        self.refused("buffer 1: it is lent already", raises=BufferError("it is lent already"))
        self.refused("buffer 1: no more", raises=RuntimeError("no more"))

    def test_capsule_that_is_taken(self):
        y = Producer(numpy.zeros(64, numpy.float32), versioned=False)
        capsules = [y.__dlpack__()]

        class Again:
            def __dlpack__(self):
                return capsules[0]

        self.library.run("twice", 64, 32, {0: Again(), 1: numpy.zeros(64, numpy.float32)})
        self.fails("buffer 0: __dlpack__ gave no capsule of an array, or one that is taken", self.library.run, "twice", 64, 32,
                   {0: Again(), 1: numpy.zeros(64, numpy.float32)})
        capsules.clear()
        gc.collect()
        self.assertEqual(y.given_back, 1)

    def test_capsule_of_a_failed_call(self):
        """Another argument is at fault."""
        x = Producer(numpy.ones(64, numpy.float32))
        self.fails("must be contiguous", self.library.run, "twice", 64, 32, {0: x, 1: numpy.zeros((64, 2), numpy.float32)[:, 0]})
        with self.assertRaises(Error):
            self.library.run("thrice", 64, 32, {0: x, 1: x})
        gc.collect()
        self.assertEqual((x.given_back, x.asked), (3, 3))

    def test_read_only(self):
        x, y = numpy.ones(64, numpy.float32), numpy.zeros(64, numpy.float32)
        x.flags.writeable = False
        self.library.run("twice", 64, 32, {0: x, 1: y})
        self.assertTrue((y == 2).all())
        lent = Producer(numpy.ones(64, numpy.float32), read_only=True)
        self.library.run("twice", 64, 32, {0: lent, 1: y})
        self.fails("twice: buffer 1 is a read-only array", self.library.run, "twice", 64, 32, {0: y, 1: x})
        self.assertTrue((x == 1).all())
        with self.assertRaisesRegex(Error, "kernel = 'thrice'"):
            self.library.run("thrice", 64, 32, {0: x, 1: y})

    def test_jax(self):
        """Its arrays do not change, though DLPack before 1.0 cannot say so."""
        jax = type("ArrayImpl", (Producer,), {"__module__": "jaxlib.xla_extension"})
        x, y = jax(numpy.ones(64, numpy.float32), versioned=False), jax(numpy.zeros(64, numpy.float32), versioned=False)
        self.fails("buffer 1 is a read-only array", self.library.run, "twice", 64, 32, {0: x, 1: y})
        into = numpy.zeros(64, numpy.float32)
        self.library.run("twice", 64, 32, {0: x, 1: into})
        self.assertTrue((into == 2).all())

    def test_what_kernels_write(self):
        source = HEAD + "".join(f"kernel void {name}({parameters}, uint i [[thread_position_in_grid]]) {{ {body} }}\n"
                                for name, (parameters, body, _) in WRITES.items())
        for check in False, True:
            library = Library(source, check=check)
            for name, (_, _, writes) in WRITES.items():
                x = numpy.zeros(32 * 40 * 4, numpy.uint8 if name == "is_constant" else numpy.float32)
                x.flags.writeable = False
                arguments = (name, 32, 32, {0: x, 1: numpy.zeros(32 * 40, numpy.float32)})
                with self.subTest(name, check=check):
                    if writes:
                        self.fails(f"{name}: buffer 0 is a read-only array, and the kernel writes into it", library.run, *arguments)
                    else:
                        library.run(*arguments)
                    self.assertFalse(x.any())

    def test_textures(self):
        library = Library("#include <metal_stdlib>\nusing namespace metal;\n"
                          "kernel void twice(texture2d<float> x [[texture(0)]], texture2d<float, access::write> y [[texture(1)]],\n"
                          "                  uint2 i [[thread_position_in_grid]]) { y.write(2 * x.read(i), i); }\n"
                          "kernel void adds(texture2d<uint, access::read_write> z [[texture(0)]], uint2 i [[thread_position_in_grid]]) {\n"
                          " z.atomic_fetch_add(i, 1u); }\n")
        for lent in False, True:
            for read_only in False, True:
                x, y = numpy.ones((4, 4, 1), numpy.float32), numpy.zeros((4, 4, 1), numpy.float32)
                x.flags.writeable = lent or not read_only
                given = Producer(x, read_only=read_only) if lent else x
                library.run("twice", (4, 4), (4, 4), {}, textures={0: Texture(given, "r32float"), 1: Texture(y, "r32float")})
                self.assertTrue((y == 2).all())
                if read_only:
                    self.fails("twice: texture 1 is a read-only array, and the kernel writes into it", library.run, "twice", (4, 4), (4, 4), {},
                               textures={1: Texture(given, "r32float"), 0: Texture(y, "r32float")})
                self.assertTrue((x == 1).all())
                self.assertIs(Texture(given, "r32float").pixels, given)
        counts = numpy.zeros((4, 4, 1), numpy.uint32)
        counts.flags.writeable = False
        self.fails("adds: texture 0 is a read-only array", library.run, "adds", (4, 4), (4, 4), {}, textures={0: Texture(counts, "r32uint")})
        self.fails("pixels of r32float: contiguous, 1 channels of f4", Texture, Producer(numpy.zeros((4, 4, 2), numpy.float32)), "r32float")

    def test_numpy(self):
        y = numpy.zeros(64, numpy.float32)
        self.fails("buffer 0: dtype = >f4, must have the machine's byte order", self.library.run, "twice", 64, 32, {0: y.astype(">f4"), 1: y})
        self.fails("buffer 0: dict is no array", self.library.run, "twice", 64, 32, {0: {}, 1: y})
        self.fails("must be contiguous", self.library.run, "twice", 64, 32, {0: numpy.zeros((8, 8), numpy.float32).T, 1: y})
        records = numpy.zeros(4, [("a", "u1"), ("b", "<f4")])
        Library("struct __attribute__((packed)) r { uchar a; float b; };\n"
                "kernel void f(device r* x [[buffer(0)]], uint i [[thread_position_in_grid]]) { x[i].a = i; x[i].b = 0.5f * i; }").run(
                    "f", 4, 4, {0: records})
        self.assertEqual(records.tolist(), [(0, 0.0), (1, 0.5), (2, 1.0), (3, 1.5)])


if torch is not None:
    class PyTorch(unittest.TestCase):
        def test_run(self):
            x, y = torch.arange(100, dtype=torch.float32), torch.zeros(100)
            Library(TWICE).run("twice", 100, 32, {0: x, 1: y})
            self.assertTrue(bool((y == 2 * x).all()))
            with self.assertRaisesRegex(ArgumentError, "buffer 1: Can't export tensors that require gradient"):
                Library(TWICE).run("twice", 100, 32, {0: x, 1: torch.zeros(100, requires_grad=True)})
            with self.assertRaisesRegex(ArgumentError, r"buffer 1: the array must be contiguous, its strides are \(2,\)"):
                Library(TWICE).run("twice", 100, 32, {0: x, 1: torch.zeros(200)[::2]})


if __name__ == "__main__":
    unittest.main()
