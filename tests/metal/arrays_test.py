#!/usr/bin/env python3
"""Arrays of other libraries in Library.run and metal_kernel: by DLPack, in place, given back once, refused by name."""
import gc
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "scripts" / "python"), str(pathlib.Path(__file__).resolve().parent)]
from dlpack_producer import Producer  # noqa: E402
from pewter_metal import ArgumentError, Error, Library, Texture, metal_kernel  # noqa: E402

try:
    import torch
except ImportError:
    torch = None

TWICE = ("kernel void twice(device const float* x [[buffer(0)]], device float* y [[buffer(1)]], uint i [[thread_position_in_grid]]) {"
         " y[i] = 2 * x[i]; }")
COPY = "uint i = thread_position_in_grid.x; y[i] = x[i];"
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


class MetalKernel(unittest.TestCase):
    def setUp(self):
        self.copy = metal_kernel("copied", ["x"], ["y"], COPY)

    def call(self, kernel, x, shape, dtype, **more):
        count = int(numpy.prod(shape))
        return kernel(inputs=[x], grid=(count, 1, 1), threadgroup=(32, 1, 1), output_shapes=[shape], output_dtypes=[dtype], **more)[0]

    def test_types(self):
        for name in "bool int8 uint8 int16 uint16 int32 uint32 int64 uint64 float16 float32".split():
            x = numpy.arange(100).astype(name)
            for given in x, Producer(x.copy()), Producer(x.copy(), versioned=False):
                y = self.call(self.copy, given, (100,), name)
                self.assertTrue(y.dtype == numpy.dtype(name) and (y == x).all(), name)

    def test_types_that_metal_has_not(self):
        for name, x in (("float64", numpy.zeros(4)), ("complex64", numpy.zeros(4, "c8")), ("float64", Producer(numpy.zeros(4))),
                        ("dlpack7_8", Producer(numpy.zeros(4, "u1"), dtype=(7, 8, 1))),
                        ("float32x2", Producer(numpy.zeros(4, "u8"), dtype=(2, 32, 2)))):
            with self.assertRaisesRegex(ArgumentError, f"copied: dtype of input x = {name}, must be one of bool, int8, .*, bfloat16$"):
                self.call(self.copy, x, (4,), "float32")
            gc.collect()
            self.assertEqual(getattr(x, "asked", 1), getattr(x, "given_back", 1))
        with self.assertRaisesRegex(ArgumentError, r"copied: output_dtypes\[0\] = float64, must be one of bool"):
            self.call(self.copy, numpy.zeros(4, "f4"), (4,), numpy.float64)
        with self.assertRaisesRegex(ArgumentError, r"copied: output_dtypes\[0\] = 7, must be a dtype"):
            self.call(self.copy, numpy.zeros(4, "f4"), (4,), 7)

    def test_bfloat16(self):
        numbers = numpy.linspace(-3, 70, 64, dtype=numpy.float32).view(numpy.uint32)
        x = Producer((numbers >> 16).astype(numpy.uint16), dtype=(4, 16, 1))
        wide = (numbers >> 16 << 16).view(numpy.float32)
        self.assertTrue((self.call(self.copy, x, (64,), numpy.float32) == wide).all())
        typed = metal_kernel("typed", ["x"], ["y"], "uint i = thread_position_in_grid.x; y[i] = sizeof(T) + (float)T(x[i] + T(0.25));")
        y = self.call(typed, numpy.full(8, 256, numpy.float32), (8,), "float32", template=[("T", "bfloat16")])
        self.assertTrue((y == 258).all())

    def test_strides(self):
        x = numpy.arange(60, dtype=numpy.int32).reshape(3, 4, 5)
        at = metal_kernel("at", ["x"], ["y"], "uint i = thread_position_in_grid.x; long at = 0; uint rest = i;"
                          "for (int d = x_ndim; d-- > 0; rest /= x_shape[d]) at += rest % x_shape[d] * x_strides[d]; y[i] = x[at];",
                          ensure_row_contiguous=False)
        rows = metal_kernel("rows", ["x"], ["y"], COPY)
        for view in x, x.transpose(2, 0, 1), x[::2, 1:], x[:, ::-1], numpy.broadcast_to(x[0], (3, 4, 5)), x[:0]:
            lent = Producer(view)
            for given in view, lent:
                for kernel in at, rows:
                    y = self.call(kernel, given, view.shape, numpy.int32)
                    self.assertTrue(y.shape == view.shape and (y == view).all(), view.strides)
            gc.collect()
            self.assertEqual(lent.given_back, 2)
        y = self.call(metal_kernel("strides", ["x"], ["y"], "uint i = thread_position_in_grid.x; y[i] = x_strides[i];", ensure_row_contiguous=False),
                      x.transpose(2, 0, 1), (3,), numpy.int64)
        self.assertEqual(y.tolist(), [1, 20, 5])

    def test_numbers(self):
        kernel = metal_kernel("numbers", ["a", "b", "c", "d"], ["y"], "y[0] = a; y[1] = b; y[2] = c; y[3] = sizeof(a); y[4] = sizeof(c); y[5] = d;")
        y, = kernel(inputs=[3, 0.5, 2**40, True], grid=(1, 1, 1), threadgroup=(1, 1, 1), output_shapes=[(6,)], output_dtypes=[numpy.float32])
        self.assertEqual(y.tolist(), [3, 0.5, 2.0**40, 4, 8, 1])

    def test_fast_math(self):
        source = "\n#if __FAST_MATH__\ny[0] = 1;\n#else\ny[0] = 0;\n#endif\n"
        for mode, fast in ((None, 1), ("fast", 1), ("safe", 0), ("relaxed", 0)):
            kernel = metal_kernel("math", ["x"], ["y"], source, compile_options={"math_mode": mode} if mode else None)
            self.assertEqual(self.call(kernel, numpy.zeros(1, "f4"), (1,), "float32")[0], fast, mode)
        for options, text in (({"math_mode": "exact"}, "math_mode = 'exact', must be one of safe, relaxed, fast"),
                              ({"speed": 1}, "compile_options has 'speed'")):
            with self.assertRaisesRegex(ArgumentError, text):
                metal_kernel("math", ["x"], ["y"], source, compile_options=options)

    def test_every_position(self):
        names = ("dispatch_quadgroups_per_threadgroup", "dispatch_simdgroups_per_threadgroup", "quadgroups_per_threadgroup",
                 "thread_execution_width", "grid_origin.x", "grid_size.x", "threads_per_grid.x", "dispatch_threads_per_threadgroup.x")
        kernel = metal_kernel("positions", ["x"], ["y"], " ".join(f"y[{n}] = {name};" for n, name in enumerate(names)))
        y, = kernel(inputs=[numpy.zeros(1, "f4")], grid=(128, 1, 1), threadgroup=(64, 1, 1), output_shapes=[(8,)], output_dtypes=["uint32"])
        self.assertEqual(y.tolist(), [16, 2, 16, 32, 0, 128, 128, 64])


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

        def test_metal_kernel(self):
            x = torch.arange(64, dtype=torch.bfloat16).reshape(8, 8).t()
            y, = metal_kernel("copied", ["x"], ["y"], COPY)(inputs=[x], grid=(64, 1, 1), threadgroup=(32, 1, 1), output_shapes=[(8, 8)],
                                                            output_dtypes=[torch.bfloat16], template=[("T", torch.float16)])
            self.assertTrue(y.dtype == torch.bfloat16 and bool((y == x).all()))


if __name__ == "__main__":
    unittest.main()
