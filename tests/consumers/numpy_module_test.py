#!/usr/bin/env python3
"""The module `pewter` of scripts/python: every kernel on NumPy arrays.

usage: PEWTER_LIBRARY=... PYTHONPATH=... numpy_module_test.py <kernels/registry.inc>
"""
import pathlib
import re
import sys
import unittest

import numpy
import pewter

random = numpy.random.default_rng(7)
TYPES = {numpy.float32: 1e-5, numpy.float16: 2e-3}
tried = set()
DIVISORS = ("groups", "key_heads")  # extents that must divide another one


def normal(*shape, dtype=numpy.float32):
    return random.standard_normal(shape).astype(dtype)


def tried_function(name):
    tried.add(name)
    return getattr(pewter, name)


def length(extents, extent):
    """The value of an extent as rows write it."""
    inner = extent.removeprefix("one_less(").removesuffix(")")
    return int(extent) if extent.isdigit() else extents[inner] - (inner != extent)


def softmax(x):
    e = numpy.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def silu(x):
    return x / (1 + numpy.exp(-x))


def gelu(x):
    return x / (1 + numpy.exp(-2 * numpy.sqrt(2 / numpy.pi) * (x + 0.044715 * x ** 3)))


def normalized(x):
    return (x - x.mean(-1, keepdims=True)) / numpy.sqrt(x.var(-1, keepdims=True) + 1e-5)


def rms(x):
    return x / numpy.sqrt((x * x).mean(-1, keepdims=True) + 1e-5)


def exclusive(x):
    return numpy.cumsum(x, -1) - x


def stencil(x):
    wide = numpy.pad(x, [(0, 0)] * (x.ndim - 1) + [(1, 1)], "edge")
    return (wide[..., :-2] + 2 * wide[..., 1:-1] + wide[..., 2:]) / 4


ONE_ARRAY = {
    "relu": lambda x: numpy.maximum(x, 0), "silu": silu, "gelu": gelu, "softmax": softmax, "batched_softmax": softmax,
    "log_softmax": lambda x: numpy.log(softmax(x)), "row_prefix_sum": lambda x: numpy.cumsum(x, -1),
    "row_prefix_sum_exclusive": exclusive, "stencil3": stencil, "row_sum": lambda x: x.sum(-1), "row_mean": lambda x: x.mean(-1),
    "row_max": lambda x: x.max(-1), "row_min": lambda x: x.min(-1), "row_argmax": lambda x: x.argmax(-1),
    "logsumexp": lambda x: numpy.log(numpy.exp(x).sum(-1)), "vector_sum": numpy.sum,
    "vector_prefix_sum": lambda x: numpy.cumsum(x).reshape(x.shape),
    "vector_prefix_sum_exclusive": lambda x: exclusive(x.ravel()).reshape(x.shape), "masked_softmax": softmax}


class Kernels(unittest.TestCase):
    def near(self, found, exact, dtype=numpy.float32, scale=1):
        numpy.testing.assert_allclose(numpy.asarray(found, float), exact, rtol=TYPES[dtype] * scale, atol=TYPES[dtype] * scale)

    def test_of_one_array(self):
        for dtype in TYPES:
            for name, exact in ONE_ARRAY.items():
                x = normal(3, 2, 37, dtype=dtype)
                with self.subTest(name, dtype=dtype):
                    y = tried_function(name)(x)
                    self.near(y, exact(x.astype(float)), dtype, 20 if "sum" in name else 4)

    def test_of_two_arrays(self):
        exact = {"add": lambda a, b: a + b, "swiglu": lambda a, b: silu(a) * b, "geglu": lambda a, b: gelu(a) * b,
                 "scale": lambda a, b: 3 * a, "safe_scale": lambda a, b: 3 * a}
        for name, function in exact.items():
            a, b = normal(5, 7), normal(5, 7)
            self.near(tried_function(name)(a, 3 if "scale" in name else b), function(a.astype(float), b.astype(float)))
        self.near(tried_function("gelu_erf")(numpy.float32([1, -1])), [0.8413447, -0.1586553])
        half = tried_function("convert")(numpy.float32([1, 0.1]), numpy.float16)
        numpy.testing.assert_array_equal(half, numpy.float16([1, 0.1]))

    def test_norms(self):
        x, weight, bias, more = normal(4, 33), normal(33), normal(33), normal(4, 33)
        wide = x.astype(float)
        self.near(tried_function("rms_norm")(x, weight), rms(wide) * weight)
        self.near(tried_function("layer_norm")(x, weight, bias), normalized(wide) * weight + bias)
        total, y = tried_function("add_rms_norm")(x, more, weight)
        numpy.testing.assert_array_equal(total, x + more)
        self.near(y, rms((x + more).astype(float)) * weight)
        mask = normal(2, 9)
        scores = normal(3, 2, 9)
        self.near(pewter.masked_softmax(scores, mask, scale=2), softmax(2 * scores.astype(float) + mask))
        self.assertEqual(pewter.masked_softmax(scores, causal=True)[0, 0, 8], 0)

    def test_layout_and_selection(self):
        x, ids = normal(4, 6), [[3, 0], [1, 3]]
        numpy.testing.assert_array_equal(tried_function("transpose")(x), x.T)
        numpy.testing.assert_array_equal(tried_function("embedding")(x, ids), x[ids])
        numpy.testing.assert_array_equal(tried_function("compact")(x, 0.25), x[x > 0.25])
        counts = tried_function("histogram")(x, 5, -1, 1)
        numpy.testing.assert_array_equal(counts, numpy.histogram(numpy.clip(x, -0.999, 0.999), 5, (-1, 1))[0])
        angle = numpy.outer([3, 5], [1, 0.01])[:, None, :]
        heads = normal(2, 2, 4)
        a, b, cos, sin = heads[..., :2], heads[..., 2:], numpy.cos(angle), numpy.sin(angle)
        self.near(tried_function("rotary_half")(heads, [3, 5]), numpy.concatenate([a * cos - b * sin, b * cos + a * sin], -1))
        a, b = heads[..., ::2], heads[..., 1::2]
        turned = numpy.stack([a * cos - b * sin, b * cos + a * sin], -1).reshape(heads.shape)
        self.near(tried_function("rotary_interleaved")(heads, [3, 5]), turned)
        rgba = numpy.zeros((2, 3, 4), numpy.uint8)
        rgba[1, 2, 1] = 100
        self.assertEqual(tried_function("grayscale")(rgba)[1, 2], 72)

    def test_products(self):
        a, b, x, bias = normal(5, 8), normal(8, 6), normal(8), normal(6)
        exact = a.astype(float) @ b
        for name in "gemm_simdgroup", "gemm_tiled", "gemm":
            self.near(tried_function(name)(a, b), exact)
        self.near(tried_function("gemv")(a, x), a.astype(float) @ x)
        self.near(pewter.gemm(a, b.T.copy(), transpose_b=True, alpha=2, bias=bias, activation="relu"),
                  numpy.maximum(2 * exact + bias, 0))
        q, keys, values = normal(2, 4), normal(2, 9, 4), normal(2, 9, 4)
        weights = softmax(numpy.einsum("hd,hsd->hs", q, keys) / 2)
        self.near(tried_function("decode_attention")(q, keys, values), numpy.einsum("hs,hsd->hd", weights, values))

    def test_attention(self):
        q, k, v = normal(2, 4, 3, 32), normal(2, 2, 9, 32), normal(2, 2, 9, 32)
        mask, sinks = normal(4, 3, 9), numpy.array([1, 0, -1, 2], numpy.float32)

        def exact(scores, v):
            e = numpy.exp(scores)
            return e / (e.sum(-1, keepdims=True) + numpy.exp(sinks)[:, None, None]) @ v

        scores = q.astype(float) @ numpy.repeat(k, 2, 1).swapaxes(-1, -2) / numpy.sqrt(32) + mask
        wanted = exact(scores, numpy.repeat(v, 2, 1))
        attention = tried_function("attention")
        self.near(attention(q, k, v, mask=mask, sinks=sinks), wanted)
        pages = [x.swapaxes(1, 2).reshape(6, 3, 2, 32)[::-1] for x in (k, v)]
        table = [[5, 4, 3], [2, 1, 0]]
        self.near(attention(q, *pages, mask=mask, sinks=sinks, block_table=table, keys=9), wanted)
        blocks = pewter.quantize(k, "q8_0")
        self.near(attention(q, blocks, v, causal=True, k_blocks="q8_0"),
                  attention(q, pewter.dequantize(blocks, "q8_0"), v, causal=True))
        short = attention(q, k, v, key_lengths=[9, 4])
        self.near(short[1:], attention(q[1:], k[1:, :, :4], v[1:, :, :4]))
        with self.assertRaisesRegex(pewter.Error, "must be below 6"):
            attention(q, *pages, block_table=[[6, 0, 0]] * 2, keys=9)
        with self.assertRaisesRegex(pewter.Error, "mask of shape"):
            attention(q, k, v, mask=mask[0, 0])

    def test_quantized(self):
        x, rows = normal(5, 512), normal(3, 512)
        for name, (_, _, gguf_number) in pewter.block_types().items():
            with self.subTest(name):
                made = tried_function("quantize")(x, name)
                made = (made, name) if gguf_number >= 0 else (made[0], name, *made[1:])
                elements = tried_function("dequantize")(*made)
                bits = int(re.search(r"[0-9]", name).group())
                self.assertLess(numpy.sqrt(numpy.mean((elements - x) ** 2)), 2 * 0.5 ** bits)
                exact = rows.astype(float) @ elements.T
                self.near(pewter.quantized_matmul(rows, *made, exact=True), exact)
                numpy.testing.assert_allclose(tried_function("quantized_matmul")(rows, *made), exact, atol=1)
                packed = pewter.PackedWeights(*made)
                numpy.testing.assert_allclose(pewter.quantized_matmul(rows, packed), exact, atol=1)
                self.assertLess(packed.nbytes, 32 * 512 * 1.5)
                of_three = [numpy.stack([a] * 3) if isinstance(a, numpy.ndarray) else a for a in made]
                ids = numpy.array([[0, 2], [1, 0], [2, 2]])
                gathered = pewter.gather_quantized_matmul
                self.near(gathered(rows, of_three[0], ids, *of_three[1:], exact=True), numpy.stack([exact] * 2, axis=1))
                bias = normal(3, 5)
                for weights in of_three, (pewter.PackedWeights(*of_three),):
                    numpy.testing.assert_allclose(
                        tried_function("gather_quantized_matmul")(rows, weights[0], ids, *weights[1:], bias=bias),
                        numpy.stack([exact] * 2, axis=1) + bias[ids], atol=1)
                with self.assertRaisesRegex(pewter.Error, "scales and biases"):
                    pewter.dequantize(made[0], name, *((x,) if gguf_number >= 0 else ()))
        with self.assertRaisesRegex(pewter.Error, "must be one of q4_0, q4_1"):
            pewter.quantize(x, "q9")
        with self.assertRaisesRegex(pewter.Error, "multiple of 256"):
            pewter.quantize(normal(2, 288), "q4_K")

    def test_rows(self):
        x = normal(7, 64)
        for ids in numpy.array([[3, 0], [6, 3]]), numpy.array([2], numpy.int32), [1, 1]:
            numpy.testing.assert_array_equal(tried_function("get_rows")(x, ids), x[ids])
            numpy.testing.assert_array_equal(pewter.get_rows(x, ids, numpy.float16), x[ids].astype(numpy.float16))
            new = normal(*numpy.shape(ids), 64)
            for to in x.copy(), x.astype(numpy.float16):
                wanted = to.copy()
                for i, row in zip(numpy.ravel(ids), new.reshape(-1, 64)):
                    wanted[i] = row
                self.assertIs(tried_function("set_rows")(new, ids, to), to)
                numpy.testing.assert_array_equal(to, wanted)
            for name in "q8_0", "affine4_32":
                made = pewter.quantize(x, name)
                made = made if isinstance(made, tuple) else (made,)
                elements = pewter.dequantize(made[0], name, *made[1:])
                numpy.testing.assert_array_equal(pewter.get_quantized_rows(made[0], ids, name, *made[1:]), elements[ids])
                pewter.set_quantized_rows(new, ids, made[0], name, *made[1:])
                last = numpy.ravel(ids)[-1]
                row = pewter.quantize(new.reshape(-1, 64)[-1:], name)
                numpy.testing.assert_array_equal(made[0][last], (row[0] if isinstance(row, tuple) else row)[0])
        with self.assertRaisesRegex(pewter.Error, r"ids\[0\] = 7"):
            pewter.get_rows(x, [7])

    def test_rotary_options(self):
        x = normal(2, 3, 8)
        turned = pewter.rotary_half(x, [3, 5], dims=4)
        self.near(turned[..., :4], pewter.rotary_half(x[..., :4], [3, 5]))
        numpy.testing.assert_array_equal(turned[..., 4:], x[..., 4:])
        streams = pewter.rotary_interleaved(x, [[3, 5], [1, 9]], stream_of_pair=[0, 1, 0, 1])
        for pair, positions in enumerate(([3, 5], [1, 9]) * 2):
            one = pewter.rotary_interleaved(x, positions)
            self.near(streams[..., 2 * pair:2 * pair + 2], one[..., 2 * pair:2 * pair + 2])
        self.near(pewter.rotary_half(x, [8, 16], scaling="linear", factor=4), pewter.rotary_half(x, [2, 4]))
        with self.assertRaisesRegex(pewter.Error, "original_context = 0"):
            pewter.rotary_half(x, [3, 5], scaling="llama3")

    def test_sorting(self):
        x = normal(2, 3, 500)
        numpy.testing.assert_array_equal(pewter.argsort(x), numpy.argsort(x, -1, kind="stable"))
        values, ids = pewter.top_k(x, 9)
        numpy.testing.assert_array_equal(ids, numpy.argsort(-x, -1, kind="stable")[..., :9])
        numpy.testing.assert_array_equal(values, numpy.take_along_axis(x, ids, -1))
        ids, weights = pewter.router(x, 4)
        numpy.testing.assert_array_equal(ids, numpy.argsort(-x, -1, kind="stable")[..., :4])
        self.near(weights, softmax(numpy.take_along_axis(x, ids, -1).astype(float)))

    def test_transforms_and_losses(self):
        x = (normal(3, 64) + 1j * normal(3, 64)).astype(numpy.complex64)
        numpy.testing.assert_allclose(tried_function("fft")(x), numpy.fft.fft(x), atol=1e-4)
        numpy.testing.assert_allclose(pewter.fft(x, inverse=True, scale=1 / 64), numpy.fft.ifft(x), atol=1e-5)
        self.assertRaisesRegex(pewter.Error, "of complex64 or", pewter.fft, normal(4, 4))
        signs = numpy.array([[(-1) ** bin(i & j).count("1") for j in range(16)] for i in range(16)])
        rows = normal(2, 16)
        self.near(pewter.hadamard(rows, scale=0.25), rows.astype(float) @ signs / 4)
        logits, labels = normal(5, 9), numpy.array([0, 8, 3, 3, 1])
        shares = softmax(logits.astype(float))
        self.near(pewter.cross_entropy(logits, labels), -numpy.log(shares[range(5), labels]))
        self.near(pewter.cross_entropy_backward(logits, labels, numpy.ones(5)), shares - numpy.eye(9)[labels])

    def test_images(self):
        x, weight, bias = normal(2, 6, 7, 4), normal(6, 3, 2, 4), normal(6)
        windows = numpy.lib.stride_tricks.sliding_window_view(numpy.pad(x.astype(float), [(0, 0), (1, 1), (0, 0), (0, 0)]), (3, 2), (1, 2))
        wanted = numpy.einsum("nhwckl,fklc->nhwf", windows, weight)[:, ::2] + bias
        convolution = tried_function("convolution")
        self.near(convolution(x, weight, bias, stride=(2, 1), padding=(1, 0)), wanted, scale=5)
        first = [numpy.moveaxis(a, -1, 1) for a in (x, weight)]
        found = convolution(*first, bias, stride=(2, 1), padding=(1, 0), layout="channels_first")
        self.near(numpy.moveaxis(found, 1, -1), wanted, scale=5)
        signal, filters = normal(1, 9, 3), normal(3, 4, 1)
        self.near(convolution(signal, filters, groups=3)[0, :, 1], numpy.correlate(signal[0, :, 1], filters[1, :, 0]))
        self.assertEqual(convolution(x, normal(2, 3, 3, 4), stride=2, transposed=True, more=1).shape, (2, 14, 16, 2))
        blocks = x[:, :, :6].reshape(2, 3, 2, 3, 2, 4)
        numpy.testing.assert_array_equal(tried_function("max_pool")(x, 2), blocks.max((2, 4)))
        self.near(tried_function("average_pool")(x, 2), blocks.astype(float).mean((2, 4)))
        numpy.testing.assert_array_equal(tried_function("interpolate")(x, (12, 14), "nearest"), x.repeat(2, 1).repeat(2, 2))
        self.near(pewter.interpolate(signal, 5, align_corners=True), signal[:, ::2])
        for wrong, text in (({"groups": 2}, "weight of shape"), ({"stride": (1, 2, 3)}, "stride = ")):
            with self.assertRaisesRegex(pewter.Error, text):
                convolution(x, weight, **wrong)

    def test_recurrences(self):
        q, k, v = normal(1, 6, 2, 8), normal(1, 6, 2, 8) / 4, normal(1, 6, 2, 5)
        decay, beta = random.random((2, 1, 6, 2)).astype(numpy.float32)
        y, state = pewter.gated_delta_rule(q, k, v, decay, beta)
        s = numpy.zeros((1, 2, 5, 8))
        for t in range(6):
            s *= decay[:, t, :, None, None]
            change = beta[:, t, :, None] * (v[:, t] - numpy.einsum("bhvk,bhk->bhv", s, k[:, t]))
            s += numpy.einsum("bhv,bhk->bhvk", change, k[:, t])
            self.near(y[:, t], numpy.einsum("bhvk,bhk->bhv", s, q[:, t]))
        self.near(state, s)
        x, weight = normal(2, 7, 10), normal(10, 4)
        y, history = pewter.causal_convolution(x, weight)
        wide = numpy.pad(x, [(0, 0), (3, 0), (0, 0)])
        self.near(y, sum(wide[:, i:i + 7] * weight[:, i] for i in range(4)))
        numpy.testing.assert_array_equal(history, x[:, 4:])

    def test_out_and_launch(self):
        x = normal(3, 40)
        expected = pewter.softmax(x)
        self.assertIs(pewter.softmax(x, out=x, launch=pewter.Launch(64, "stride_loop", host_threads=1)), x)
        self.near(x, expected)
        self.near(pewter.relu(x[:, ::2]), numpy.maximum(x[:, ::2], 0))  # not contiguous: copied

    def test_errors(self):
        x = normal(3, 40)
        with self.assertRaisesRegex(pewter.Error, "threads_per_threadgroup = 2000"):
            pewter.relu(x, launch=pewter.Launch(2000))
        with self.assertRaisesRegex(pewter.Error, "pattern = 'zigzag', must be one of automatic"):
            pewter.Launch(pattern="zigzag")
        with self.assertRaisesRegex(pewter.Error, "float64"):
            pewter.relu(x.astype(float))
        with self.assertRaisesRegex(pewter.Error, "of one type"):
            pewter.add(x, x.astype(numpy.float16))
        with self.assertRaisesRegex(pewter.Error, "embedding"):
            pewter.embedding(x, [3])
        with self.assertRaisesRegex(pewter.Error, "40 columns and b 3 rows"):
            pewter.gemm(x, x)
        with self.assertRaisesRegex(pewter.Error, "float_products = 'tf32', must be one of fma, three_tf32"):
            pewter.gemm(x, x.T.copy(), float_products="tf32")
        with self.assertRaisesRegex(pewter.Error, "float_products = three_tf32 on a CPU"):
            pewter.gemm(x, x.T.copy(), float_products="three_tf32")
        with self.assertRaisesRegex(pewter.Error, "out must be"):
            pewter.relu(x, out=x[:, ::2])


class Generated(unittest.TestCase):
    """Functions that are made from kernels' rows, whose numbers the library's own tests compare."""

    def test_results_have_the_rows_shapes_and_types(self):
        for name in pewter.generated.__all__:
            row = getattr(pewter.generated, "_" + name)
            extents = {extent: 2 if extent in DIVISORS else 2 * i + 2
                       for i, extent in enumerate(next(i for i in row.items if i[0] == "extents")[1:])}
            named = {extent for i in row.items if i[0] in ("input", "optional") for extent in i[3:]}
            asked = {extent: 2 for extent in extents if extent not in named}
            extents.update(asked)
            for dtype in TYPES:
                type_of = {"T": dtype}
                with self.subTest(name, dtype=dtype):
                    given = {i[1]: numpy.ones([length(extents, e) for e in i[3:]], type_of.get(i[2], i[2]))
                             for i in row.items if i[0] in ("input", "optional")}
                    found = getattr(pewter, name)(**given, **asked, **{i[1]: 1 for i in row.items if i[0] == "scalar"})
                    outputs = [i for i in row.items if i[0] == "output"]
                    for result, (_, _, of, *shape) in zip(found if len(outputs) > 1 else (found,), outputs):
                        self.assertEqual((result.shape, result.dtype), (tuple(length(extents, e) for e in shape), type_of.get(of, of)))

    def test_wrong_axes_are_errors(self):
        for call, text in ((lambda: pewter.batched_softmax(normal(3, 4)), "x has 2 axes, must have 3: batches, rows, cols"),
                           (lambda: pewter.transpose(normal(3)), "x has 1 axes, must have 2: rows, cols"),
                           (lambda: pewter.rms_norm(normal(3, 4), normal(3)), r"an operand of shape \(3,\), must be \(4,\)"),
                           (lambda: pewter.embedding(normal(4), [0]), "table has 1 axes, must have 2: vocabulary, dim")):
            with self.assertRaisesRegex(pewter.Error, text):
                call()


class Whole(unittest.TestCase):
    def test_each_kernel_has_a_function(self):
        tests = Kernels("near")
        for test in tests.test_of_one_array, tests.test_of_two_arrays, tests.test_norms, tests.test_layout_and_selection, \
                tests.test_quantized, tests.test_attention, tests.test_rows, tests.test_transforms_and_losses, \
                tests.test_images:
            test()
        tests.test_products()
        registry = pathlib.Path(REGISTRY)
        detail = registry.parents[1] / "include/pewter/detail"
        lists = [registry, detail / "elementwise.inc", *(detail / "kernels").glob("*.inc")]
        rows = "".join(file.read_text(encoding="utf-8") for file in lists)
        registered = re.findall(r"^PEWTER_(?:KERNEL\(\w+, |KERNEL_LIKE\(\w+, |UNARY\(|BINARY\()(\w+)", rows, re.M)
        self.assertEqual(sorted(registered), sorted(tried | set(pewter.generated.__all__)))


if __name__ == "__main__":
    REGISTRY = sys.argv.pop()
    unittest.main()
