#!/usr/bin/env python3
"""pewter_metal.mlx: mx.fast.metal_kernel for an MLX without Metal, its contract and its errors. On MLX where it is installed without
Metal, else on mlx_without_metal/."""
import contextlib
import io
import pathlib
import sys
import unittest

import numpy

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[2] / "scripts" / "python"), str(HERE)]
try:
    import mlx.core as mx
    if mx.metal.is_available():
        raise ImportError("it has Metal")
except ImportError:
    for name in [name for name in sys.modules if name.partition(".")[0] == "mlx"]:
        del sys.modules[name]
    sys.path.insert(0, str(HERE / "mlx_without_metal"))
    import mlx.core as mx
REAL = not hasattr(mx, "tracing")
SQUARE = "uint i = thread_position_in_grid.x; y[i] = x[i] * x[i];"
own = mx.fast.metal_kernel
early = own("early", ["x"], ["y"], SQUARE)
import pewter_metal.mlx  # noqa: E402


def call(kernel, *inputs, shape=None, dtype=None, count=None, **more):
    shape = inputs[0].shape if shape is None else shape
    count = count or max(int(numpy.prod(shape)), 1)
    return kernel(inputs=list(inputs), grid=(count, 1, 1), threadgroup=(min(count, 256), 1, 1), output_shapes=[shape],
                  output_dtypes=[dtype or inputs[0].dtype], **more)[0]


class Fallback(unittest.TestCase):
    def square(self, name="square", **more):
        return mx.fast.metal_kernel(name=name, input_names=["x"], output_names=["y"], source=SQUARE, **more)

    def test_installed_and_taken_back(self):
        self.assertIs(mx.fast.metal_kernel, pewter_metal.mlx.metal_kernel)
        self.assertTrue(pewter_metal.mlx.install())
        made = self.square()
        pewter_metal.mlx.uninstall()
        self.assertIs(mx.fast.metal_kernel, own)
        pewter_metal.mlx.uninstall()
        self.assertIs(mx.fast.metal_kernel, own)
        self.assertEqual(call(made, mx.array([1.0, 2.0, 3.0])).tolist(), [1, 4, 9])
        pewter_metal.mlx.install()
        with self.assertRaisesRegex(RuntimeError, "No Metal"):
            call(early, mx.array([1.0]))
        has = mx.metal.is_available
        mx.metal.is_available = lambda: True
        try:
            pewter_metal.mlx.uninstall()
            self.assertFalse(pewter_metal.mlx.install())
            self.assertIs(mx.fast.metal_kernel, own)
        finally:
            mx.metal.is_available = has
            pewter_metal.mlx.install()

    def test_types(self):
        for dtype in (mx.int8, mx.uint8, mx.int32, mx.int64, mx.uint32, mx.float16, mx.float32):
            y = call(self.square(), mx.array(numpy.arange(8), dtype))
            self.assertIsInstance(y, mx.array)
            self.assertEqual((y.dtype, y.tolist()), (dtype, [0, 1, 4, 9, 16, 25, 36, 49]))
        if REAL:
            y = call(self.square(), mx.array(numpy.arange(8), mx.bfloat16))
            self.assertEqual((y.dtype, y.astype(mx.float32).tolist()), (mx.bfloat16, [0, 1, 4, 9, 16, 25, 36, 49]))
        y = call(self.square(), mx.array([0x3f80, 0x4000, 0xc040] if not REAL else [1.0, 2.0, -3.0], mx.bfloat16), dtype=mx.float32)
        self.assertEqual(y.tolist(), [1, 4, 9])

    def test_complex(self):
        kernel = mx.fast.metal_kernel("c", ["x", "s"], ["y"], "uint i = thread_position_in_grid.x; complex64_t one = 1;"
                                      "y[i] = (x[i] * s + one / x[i] - x[i] == s) ? one : -(x[i] * s) / s;")
        x = mx.array(numpy.array([1 + 2j, 3 - 1j, -2j], numpy.complex64))
        self.assertEqual(call(kernel, x, 2j).tolist(), [-1 - 2j, -3 + 1j, 2j])

    def test_strides_and_templates(self):
        kernel = mx.fast.metal_kernel("by_place", ["x"], ["y"], """
            uint i = thread_position_in_grid.x;
            T v = x[elem_to_loc(i, x_shape, x_strides, x_ndim)];
            y[i] = negative ? -v + of : v + of;""", ensure_row_contiguous=False)
        for negative in False, True:
            x = mx.array(numpy.arange(24, dtype=numpy.float32).reshape(2, 3, 4))
            y = call(kernel, x, template=[("T", mx.float32), ("negative", negative), ("of", 7)])
            self.assertEqual(y.tolist(), ((-1 if negative else 1) * numpy.arange(24).reshape(2, 3, 4) + 7).tolist())
        y = call(kernel, x.T, template=[("T", mx.float32), ("negative", False), ("of", 0)])
        self.assertEqual(y.tolist(), numpy.arange(24).reshape(2, 3, 4).T.tolist())
        if REAL:
            y = call(kernel, x.T[1:, ::-1], template=[("T", mx.float32), ("negative", False), ("of", 0)])
            self.assertTrue(mx.array_equal(y, x.T[1:, ::-1]))
        head = mx.fast.metal_kernel("square", ["x"], ["y"], "y[0] = square(x[0]) + ceildiv(7, 2) + (Limits<float>::max > 1e38f);",
                                    header="float square(float x) { return x * x; }\n")
        self.assertEqual(call(head, mx.array([3.0])).tolist(), [14])

    def test_places_in_three_dimensions(self):
        kernel = mx.fast.metal_kernel("places", ["x"], ["y"], """
            uint3 at = thread_position_in_grid;
            int64_t i = elem_to_loc(at, x_shape, x_strides, x_ndim);
            y[(at.z * x_shape[2] + at.y) * x_shape[3] + at.x] = x[i];""", ensure_row_contiguous=False)
        x = numpy.arange(2 * 3 * 4 * 5, dtype=numpy.int32).reshape(2, 3, 4, 5)
        y, = kernel(inputs=[mx.array(x)], grid=(5, 4, 6), threadgroup=(5, 4, 2), output_shapes=[x.shape], output_dtypes=[mx.int32])
        self.assertEqual(y.tolist(), x.tolist())

    def test_atomic_outputs_and_init_value(self):
        kernel = mx.fast.metal_kernel("sum", ["x"], ["y"], atomic_outputs=True, source=(
            "atomic_fetch_add_explicit(&y[0], x[thread_position_in_grid.x], memory_order_relaxed);"))
        y = call(kernel, mx.array(numpy.arange(1000), mx.int32), shape=(1,), count=1000, init_value=5.0)
        self.assertEqual(y.tolist(), [499505])
        y = call(mx.fast.metal_kernel("none", ["x"], ["y"], "if (x[0] > 1) y[0] = 1;"), mx.array([0.0]), shape=(3,), count=1, init_value=-2)
        self.assertEqual(y.tolist(), [-2, -2, -2])
        y = call(mx.fast.metal_kernel("empty", ["x"], ["y"], "y[0] = 1;"), mx.array([0.0]), shape=(0,))
        self.assertEqual(y.tolist(), [])

    def test_numbers_and_no_inputs(self):
        y = call(mx.fast.metal_kernel("n", ["a", "b"], ["y"], "y[0] = a + b;"), 3, 0.5, shape=(1,), dtype=mx.float32)
        self.assertEqual(y.tolist(), [3.5])
        two = mx.fast.metal_kernel("two", [], ["y", "z"], "y[0] = 4; z[0] = 2;")
        y, z = two(inputs=[], grid=(1, 1, 1), threadgroup=(1, 1, 1), output_shapes=[(1,), (1,)], output_dtypes=[mx.float32, mx.int32], stream=mx.gpu)
        self.assertEqual((y.tolist(), z.tolist(), z.dtype), ([4.0], [2], mx.int32))

    def test_verbose(self):
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            call(self.square("told"), mx.array([1.0]), verbose=True)
        self.assertTrue(out.getvalue().startswith("Generated source code for `told`:\n```\n"))
        self.assertIn(SQUARE, out.getvalue())
        self.assertNotIn("elem_to_loc", out.getvalue())

    def test_arguments(self):
        x, kernel = mx.array([1.0, 2.0]), self.square()
        good = dict(inputs=[x], grid=(2, 1, 1), threadgroup=(2, 1, 1), output_shapes=[(2,)], output_dtypes=[mx.float32])
        for kind, text, bad in ((ValueError, "square: inputs has 2, must have 1", dict(inputs=[x, x])),
                                (ValueError, "square: output_shapes has 0, must have 1", dict(output_shapes=[])),
                                (ValueError, "square: output_dtypes has 2, must have 1", dict(output_dtypes=[mx.float32] * 2)),
                                (TypeError, r"output_dtypes\[0\] = .*, must be an mlx.core.Dtype", dict(output_dtypes=[numpy.float32])),
                                (ValueError, "dtype of input x = float64, must be one of bool", dict(inputs=[mx.array([1.0], mx.float64)])),
                                (ValueError, "threadgroup = .*, must have at most 1024 threads", dict(threadgroup=(32, 32, 2))),
                                (ValueError, "grid = .*, must be one to three whole numbers", dict(grid=(-1, 1, 1))),
                                (ValueError, r"template T = object, must be one of", dict(template=[("T", object)]))):
            with self.assertRaisesRegex(kind, text):
                kernel(**good | bad)
        with self.assertRaisesRegex(ValueError, "output_names is empty"):
            mx.fast.metal_kernel("none", ["x"], [], SQUARE)
        with self.assertRaisesRegex(RuntimeError, "undeclared identifier 'unknown'"):
            call(mx.fast.metal_kernel("wrong", ["x"], ["y"], "y[0] = unknown;"), x)
        with self.assertRaisesRegex(ValueError, "math_mode = 'precise', must be one of"):
            self.square(compile_options={"math_mode": "precise"})

    def test_transformations(self):
        """What MLX would record, or has no gradient of, is an error, not a wrong value."""
        kernel, x = self.square(), mx.array([1.0, 2.0])
        if REAL:
            with self.assertRaisesRegex(ValueError, "no values in mx.compile and mx.vmap"):
                mx.compile(lambda x: call(kernel, x, shape=(2,)))(x)
            with self.assertRaisesRegex(ValueError, "square: no gradient of a Metal kernel is known"):
                mx.grad(lambda x: call(kernel, x).sum())(x)
            known = mx.custom_function(lambda x: call(kernel, x))
            known.vjp(lambda primals, cotangents, outputs: 2 * primals * cotangents)
            self.assertEqual(mx.grad(lambda x: known(x).sum())(x).tolist(), [2, 4])
            return
        y = call(kernel, x)
        with self.assertRaisesRegex(ValueError, "square: no gradient of a Metal kernel is known"):
            y.of.gradient([x], [x], [y])
        mx.tracing = True
        try:
            with self.assertRaisesRegex(ValueError, "no values in mx.compile and mx.vmap"):
                call(kernel, x)
        finally:
            mx.tracing = False


if __name__ == "__main__":
    unittest.main()
