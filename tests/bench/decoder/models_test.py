"""What scripts/make-model writes: blocks, read by the collection's dequantize, and files.

usage: models_test.py FOLDER_OF_SCRIPTS"""
import io
import math
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest

import numpy
import pewter

SCRIPTS = pathlib.Path(sys.argv.pop())
sys.path.insert(0, str(SCRIPTS))
from models import blocks, shapes, writer  # noqa: E402

ROWS, COLS = 64, 512
# A type's largest error, in steps of a code of the block's, or part's, largest magnitude; codes' scales have codes in q4_K, q6_K.
ERRORS = {"q8_0": (32, 0.57 / 127), "q4_0": (32, 1.01 / 8), "q5_0": (32, 1.01 / 16), "q4_K": (256, 1.3 / 15), "q6_K": (256, 1.3 / 32)}


def numbers(seed):
    x = numpy.random.default_rng(seed).standard_normal((ROWS, COLS)).astype(numpy.float32)
    x[3] = 0
    x[5] = numpy.abs(x[5])
    x[6] = 3.25
    return x


class Blocks(unittest.TestCase):
    def test_dequantise_to_what_was_quantised(self):
        for name, (block, bound) in ERRORS.items():
            with self.subTest(name):
                x = numbers(1)
                made = blocks.quantised(x, name)
                self.assertEqual(made.shape, (x.size // blocks.TYPES[name][1], blocks.TYPES[name][2]))
                back = pewter.dequantize(made.reshape(ROWS, -1), name).reshape(-1, block)
                largest = numpy.abs(x.reshape(-1, block)).max(axis=1, keepdims=True)
                self.assertTrue((numpy.abs(back - x.reshape(-1, block)) <= bound * largest).all(), name)
                self.assertTrue((pewter.dequantize(made.reshape(ROWS, -1), name)[3] == 0).all())

    def test_simple_types_are_the_collections(self):
        for name in ("q8_0", "q4_0", "q5_0"):
            x = numbers(2)
            mine = pewter.dequantize(blocks.quantised(x, name).reshape(ROWS, -1), name)
            its = pewter.dequantize(pewter.quantize(x, name), name)
            # Codes at a tie may be rounded another way.
            self.assertLess(numpy.abs(mine - its).mean(), 1e-2 * numpy.abs(x - its).mean(), name)

    def test_types_that_fit_rows(self):
        self.assertEqual(blocks.fitting("q4_K", 256, False), "q4_K")
        self.assertEqual(blocks.fitting("q4_K", 896, False), "q5_0")
        self.assertEqual(blocks.fitting("q4_K", 256, True), "q6_K")
        self.assertEqual(blocks.fitting("q4_K", 896, True), "q8_0")
        self.assertEqual(blocks.fitting("half", 100, True), "half")


class Files(unittest.TestCase):
    def write(self, shape, name, seed=1):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "model.gguf"
            size = writer.write(path, shapes.SHAPES[shape], name, seed, io.StringIO())
            data = path.read_bytes()
        self.assertEqual(size, len(data))
        return data

    def test_are_as_long_as_their_tensors(self):
        for name in blocks.WRITTEN:
            data = self.write("small", name)
            shape, total = shapes.SHAPES["small"], 0
            for _, extents, kind in shape.tensors():
                kept = blocks.fitting(name, extents[-1], kind == "output") if kind in ("matrix", "output") else "float"
                _, each, size = blocks.TYPES[kept]
                total += math.prod(extents) // each * size
            self.assertEqual(data[:4], b"GGUF")
            self.assertEqual(struct.unpack_from("<I", data, 4)[0], 3)
            self.assertEqual(len(data) % 32, 0)
            self.assertLess(0, len(data) - total)
            self.assertLess(len(data) - total, 8192)

    def test_are_equal_for_equal_seeds(self):
        self.assertEqual(self.write("small-qwen3", "q8_0", 5), self.write("small-qwen3", "q8_0", 5))
        self.assertNotEqual(self.write("small-qwen3", "q8_0", 5), self.write("small-qwen3", "q8_0", 6))

    def test_parameters_are_those_of_the_models(self):
        for name, billions in (("qwen2.5-0.5b", 0.494), ("llama3.2-1b", 1.236), ("llama3.2-3b", 3.213), ("llama3-8b", 8.030),
                               ("qwen3-8b", 8.191), ("qwen3-30b-a3b", 30.53)):
            self.assertAlmostEqual(shapes.SHAPES[name].parameters() / 1e9, billions, delta=2e-3 * billions, msg=name)

    def test_command_names_what_it_takes(self):
        command = [sys.executable, str(SCRIPTS / "make-model")]
        self.assertIn("llama3-8b", subprocess.run([*command, "--list"], capture_output=True, text=True, check=True).stdout)
        refused = subprocess.run([*command, "small", "q9_9", "/dev/null"], capture_output=True, text=True)
        self.assertEqual(refused.returncode, 2)
        self.assertIn("q4_K", refused.stderr)


if __name__ == "__main__":
    unittest.main()
