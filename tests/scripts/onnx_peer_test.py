#!/usr/bin/env python3
"""ONNX Runtime as a peer: weights in its blocks, models, sessions, and what is said where the library, or Python's onnx, is missing.

PEWTER_ONNXRUNTIME may name a folder with the library: then it computes a model of each kind.
"""
import ctypes
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))
sys.dont_write_bytecode = True
import numpy  # noqa: E402
from benchmarking import machine, onnx_library  # noqa: E402

try:
    from benchmarking import onnx_models
    import onnx
except ImportError:
    onnx_models = None
FOLDER = os.environ.get("PEWTER_ONNXRUNTIME")
needs_onnx = unittest.skipIf(onnx_models is None, "Python has no onnx (Debian's python3-onnx): models are not tested")


def random_blocks(rows, blocks, codes):
    """Rows of blocks of a half and of bytes."""
    numbers = numpy.random.default_rng(1)
    scales = numbers.uniform(0.1, 2, (rows, blocks, 1)).astype(numpy.float16)
    return numpy.concatenate([scales.view(numpy.uint8), numbers.integers(0, 256, (rows, blocks, codes), numpy.uint8)], -1).reshape(rows, -1)


def values_of_onnx(codes, scales, bits):
    """By the definition of MatMulNBits: codes from the lowest bits on, less half of their range."""
    of = codes if bits == 8 else numpy.stack([codes & 15, codes >> 4], -1).reshape(*codes.shape[:-1], -1)
    return (of.astype(numpy.float32) - 2 ** (bits - 1)) * scales[..., None]


class Blocks(unittest.TestCase):
    def scale(self, block):
        return numpy.frombuffer(block[:2].tobytes(), numpy.float16)[0].astype(numpy.float32)

    def test_q4_0_keeps_its_values(self):
        blocks = random_blocks(3, 2, 16)
        found = values_of_onnx(*onnx_library.blocks_of_q4_0(blocks), 4)
        for row, of_row in zip(blocks.reshape(3, 2, 18), found):
            for block, values in zip(row, of_row):
                # GGUF: the low bits are elements 0 to 15, the high ones elements 16 to 31.
                expected = [float(code & 15) - 8 for code in block[2:]] + [float(code >> 4) - 8 for code in block[2:]]
                numpy.testing.assert_array_equal(values, numpy.array(expected, numpy.float32) * self.scale(block))

    def test_q8_0_keeps_its_values(self):
        blocks = random_blocks(3, 2, 32)
        found = values_of_onnx(*onnx_library.blocks_of_q8_0(blocks), 8)
        for row, of_row in zip(blocks.reshape(3, 2, 34), found):
            for block, values in zip(row, of_row):
                numpy.testing.assert_array_equal(values, block[2:].view(numpy.int8).astype(numpy.float32) * self.scale(block))


class Copies(unittest.TestCase):
    def test_they_exceed_caches_and_are_one_model(self):
        each = {"q4_0": 4864 * 896 * 18 / 32, "q8_0": 14336 * 4096 * 34 / 32}
        in_model = {"q4_0": 20 / 18, "q8_0": 36 / 34}  # a scale has 4 bytes there
        for size in ("32M", "504M", "1152M", "2G"):
            with unittest.mock.patch.object(machine, "caches", lambda size=size: [{"size": None}, {"size": "48K"}, {"size": size}]):
                for kind, of in each.items():
                    copies = machine.copies_of(of)
                    self.assertLess(copies * of * in_model[kind], 2 ** 31)
                    self.assertTrue(copies * of >= machine.memory_of_copies() or (copies + 1) * of > machine.MOST_OF_COPIES)
        self.assertEqual(machine.copies_of(3 << 30), 1)


@needs_onnx
class Models(unittest.TestCase):
    def setUp(self):
        self.x, self.y = numpy.ones((2, 8), numpy.float32), numpy.empty((2, 8), numpy.float32)
        self.scale = numpy.arange(8, dtype=numpy.float32)

    def test_a_single_operator(self):
        text = onnx_models.single("LayerNormalization", {"x": self.x}, {"y": self.y}, {"scale": self.scale}, axis=1, epsilon=0.5)
        model = onnx.load_model_from_string(text)
        onnx.checker.check_model(model)
        node, = model.graph.node
        self.assertEqual((node.op_type, list(node.input), list(node.output)), ("LayerNormalization", ["x", "scale"], ["y"]))
        self.assertEqual({a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}, {"axis": 1, "epsilon": 0.5})
        self.assertEqual([dim.dim_value for dim in model.graph.input[0].type.tensor_type.shape.dim], [2, 8])
        numpy.testing.assert_array_equal(onnx.numpy_helper.to_array(model.graph.initializer[0]), self.scale)

    def test_several_with_one_input(self):
        nodes = [("Relu", onnx_models.STANDARD, ["x"], [name], {}) for name in ("y0", "y1")]
        model = onnx.load_model_from_string(onnx_models.model(nodes, {"x": self.x}, {"y0": self.y, "y1": self.y}))
        onnx.checker.check_model(model)
        self.assertEqual([(n.op_type, n.output[0]) for n in model.graph.node], [("Relu", "y0"), ("Relu", "y1")])
        self.assertEqual(len(model.graph.input), 1)

    def test_operators_of_microsoft_have_their_domain(self):
        model = onnx.load_model_from_string(onnx_models.single("MatMulNBits", {"x": self.x}, {"y": self.y}, domain=onnx_models.MICROSOFT, K=8))
        self.assertEqual(model.graph.node[0].domain, "com.microsoft")
        self.assertEqual({of.domain: of.version for of in model.opset_import}, {"": 17, "com.microsoft": 1})


class Recorded:
    """In a runtime's place: makes numbers, notes calls, and fails in one of them."""

    def __init__(self, failing=None):
        self.calls, self.failing, self.environment, self.memory = [], failing, 1, 2

    def call(self, name, *arguments):
        self.calls.append((name, arguments))
        if name == self.failing:
            raise onnx_library.Failure(f"{name}: no")

    def made(self, name, *arguments):
        self.call(name, *arguments)
        return ctypes.c_void_p(100 + len(self.calls))

    def names(self):
        return [name for name, _ in self.calls]


class Sessions(unittest.TestCase):
    def test_operands_stay_where_they_are(self):
        runtime, x, y = Recorded(), numpy.ones((2, 3), numpy.float16), numpy.empty((4,), numpy.int64)
        session = onnx_library.Session(runtime, b"model", {"x": x}, {"y": y}, 3)
        threads = next(arguments for name, arguments in runtime.calls if name == "SetIntraOpNumThreads")
        self.assertEqual(threads[1], 3)
        places = [arguments for name, arguments in runtime.calls if name == "CreateTensorWithDataAsOrtValue"]
        self.assertEqual([(a[1], a[2], list(a[3]), a[4], a[5]) for a in places],
                         [(x.ctypes.data, 12, [2, 3], 2, 10), (y.ctypes.data, 32, [4], 1, 7)])
        session()
        name, (of, _, inputs, values, count, outputs, results, into) = runtime.calls[-1]
        self.assertEqual((name, of.value, list(inputs), count, list(outputs), results), ("Run", session.session.value, [b"x"], 1, [b"y"], 1))
        self.assertEqual([*values, *into], [value.value for value in session.values])
        del session
        self.assertEqual(sorted(runtime.names()[-3:]), ["ReleaseSession", "ReleaseValue", "ReleaseValue"])

    def test_a_model_that_is_refused_leaves_nothing(self):
        runtime = Recorded("CreateSessionFromArray")
        with self.assertRaisesRegex(onnx_library.Failure, "CreateSessionFromArray: no"):
            onnx_library.Session(runtime, b"model", {}, {}, 1)
        self.assertEqual(runtime.names()[-1], "ReleaseSessionOptions")
        self.assertNotIn("ReleaseSession", runtime.names())

    def test_operands_have_to_be_contiguous(self):
        with self.assertRaisesRegex(ValueError, "contiguous"):
            onnx_library.Session(Recorded(), b"model", {"x": numpy.ones((4, 4), numpy.float32).T[:2]}, {}, 1)


class Missing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_a_folder_without_the_library_is_named(self):
        with self.assertRaisesRegex(SystemExit, f"there is no libonnxruntime.so for x86_64 in {self.folder}: npm pack onnxruntime-node"):
            onnx_library.OnnxRuntime(self.folder, "x86_64")

    def test_the_library_is_that_of_the_processor(self):
        for of in ("arm64", "x64"):
            (self.folder / "linux" / of).mkdir(parents=True)
            (self.folder / "linux" / of / "libonnxruntime.so.1").touch()
        self.assertEqual(onnx_library.library_in(self.folder, "x86_64").parent.name, "x64")
        self.assertEqual(onnx_library.library_in(self.folder, "aarch64").parent.name, "arm64")
        with self.assertRaises(SystemExit):
            onnx_library.library_in(self.folder, "riscv64")
        self.assertEqual(onnx_library.library_in(self.folder / "linux" / "arm64", "riscv64").name, "libonnxruntime.so.1")

    def refused(self, *options, **environment):
        done = subprocess.run([SCRIPTS / "compare-peers", *options], env=os.environ | environment, text=True, capture_output=True)
        self.assertEqual(done.returncode, 2, done.stderr)
        return done.stderr

    def test_compare_peers_names_what_is_missing(self):
        python = self.folder / "python"
        python.write_text("#!/bin/sh\ncase $2 in *onnx*) exit 1 ;; esac\n")
        python.chmod(0o755)
        self.assertEqual(self.refused("--onnx", str(self.folder), PYTHON=str(python)),
                         f"compare-peers: {python} has no onnx; PYTHON names another one\n")
        self.assertIn("there is no libonnxruntime.so in", self.refused("--onnx", str(self.folder), PYTHON="true"))
        self.assertIn("--ggml and --onnx are runs of their own", self.refused("--ggml", ".", "--onnx", "."))
        self.assertIn("--onnx goes without --rows", self.refused("--onnx", ".", "--rows"))


@needs_onnx
@unittest.skipIf(FOLDER is None, "PEWTER_ONNXRUNTIME names no folder with the npm package onnxruntime-node's library: nothing was computed by it")
class Library(unittest.TestCase):
    def setUp(self):
        self.runtime = onnx_library.OnnxRuntime(FOLDER, os.uname().machine)

    def test_an_operator_is_computed(self):
        x, y = numpy.array([[1, -2, 3]], numpy.float32), numpy.empty((1, 3), numpy.float32)
        onnx_library.Session(self.runtime, onnx_models.single("Relu", {"x": x}, {"y": y}), {"x": x}, {"y": y}, 2)()
        numpy.testing.assert_array_equal(y, [[1, 0, 3]])

    def test_settings_reach_it(self):
        options = self.runtime.made("CreateSessionOptions")
        with self.assertRaisesRegex(onnx_library.Failure, "(?i)config.*key"):
            self.runtime.call("AddSessionConfigEntry", options, b"k" * 5000, b"1")
        self.runtime.call("ReleaseSessionOptions", options)

    def test_what_it_refuses_has_its_text(self):
        x = numpy.ones((1, 3), numpy.float32)
        with self.assertRaisesRegex(onnx_library.Failure, "NoSuchOperator"):
            onnx_library.Session(self.runtime, onnx_models.single("NoSuchOperator", {"x": x}, {"y": x}), {"x": x}, {"y": x}, 1)


if __name__ == "__main__":
    unittest.main()
