#!/usr/bin/env python3
"""metal_kernel on arrays of other libraries: types, strides, numbers, positions, math modes."""
import gc
import pathlib
import sys
import unittest

import numpy

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "scripts" / "python"), str(pathlib.Path(__file__).resolve().parent)]
from dlpack_producer import Producer  # noqa: E402
from pewter_metal import ArgumentError, metal_kernel  # noqa: E402

try:
    import torch
except ImportError:
    torch = None

COPY = "uint i = thread_position_in_grid.x; y[i] = x[i];"


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
        def test_metal_kernel(self):
            x = torch.arange(64, dtype=torch.bfloat16).reshape(8, 8).t()
            y, = metal_kernel("copied", ["x"], ["y"], COPY)(inputs=[x], grid=(64, 1, 1), threadgroup=(32, 1, 1), output_shapes=[(8, 8)],
                                                            output_dtypes=[torch.bfloat16], template=[("T", torch.float16)])
            self.assertTrue(y.dtype == torch.bfloat16 and bool((y == x).all()))


if __name__ == "__main__":
    unittest.main()
