"""pewter_decode against a model in float64: logits of every architecture and type of weights, tokens, sequences, errors.

usage: decoder_test.py PEWTER_DECODE FOLDER_OF_SCRIPTS"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import numpy
import reference_model

SCRIPTS, DECODE = pathlib.Path(sys.argv.pop()), sys.argv.pop()
sys.path.insert(0, str(SCRIPTS))
from models import shapes, writer  # noqa: E402

PROMPT = [1, 2, 3, 99, 45, 7, 300, 12, 250, 499, 3, 3]
# The largest relative error of a row of logits: in float, with operands rounded to half, and where 32 activations share a step of
# a 127th.
SHAPES = [name for name in shapes.SHAPES if name.startswith("small")]
FLOAT, HALF, BYTES = 1e-5, 3e-3, 3e-2


def run(*arguments, check=True):
    return subprocess.run([DECODE, *map(str, arguments)], capture_output=True, text=True, check=check)


class Decoder(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.path = pathlib.Path(cls.folder.name)

    def file(self, shape, kind):
        path = self.path / f"{shape}-{kind}.gguf"
        if not path.exists():
            writer.write(path, shapes.SHAPES[shape], kind, 1)
        return path

    def logits(self, path, *options):
        out = self.path / "logits"
        run(path, "--prompt", ",".join(map(str, PROMPT)), "--tokens", 1, "--logits", out, "--quiet", "--no-limit", *options)
        return numpy.fromfile(out, numpy.float32).reshape(len(PROMPT), -1)

    def errors(self, path, *options):
        want = reference_model.Model(path).logits(PROMPT)
        have = self.logits(path, *options)
        self.assertEqual(have.shape, want.shape)
        return numpy.linalg.norm(have - want, axis=1) / numpy.linalg.norm(want, axis=1)

    def test_every_architecture(self):
        for shape in SHAPES:
            with self.subTest(shape):
                self.assertLess(self.errors(self.file(shape, "q8_0"), "--exact", "--cache", "float").max(), FLOAT)
                self.assertLess(self.errors(self.file(shape, "q8_0")).max(), BYTES)

    def test_every_type_of_weights(self):
        for kind in ("half", "q8_0", "q4_0", "q4_K", "q6_K"):
            with self.subTest(kind):
                path, half = self.file("small", kind), kind == "half"
                self.assertLess(self.errors(path).max(), HALF if half else BYTES)
                self.assertLess(self.errors(path, "--exact", "--cache", "float").max(), HALF if half else FLOAT)
                self.assertLess(self.errors(path, "--exact", "--one-by-one", "--cache", "float").max(), HALF if half else FLOAT)

    def test_token_by_token(self):
        for shape, kind in (("small", "q4_0"), ("small", "q4_K"), ("small", "q6_K"), ("small-qwen2", "q8_0"), ("small-yarn", "q8_0")):
            with self.subTest(shape + kind):
                self.assertLess(self.errors(self.file(shape, kind), "--one-by-one").max(), BYTES)

    def test_weights_as_stored(self):
        """Packed ones are multiplied as bytes; blocks as they are where the target has dot products of bytes, or rows are few."""
        for shape, kind in (("small", "q4_0"), ("small", "q4_K"), ("small-experts", "q8_0")):
            for options in ((), ("--one-by-one",)):
                with self.subTest(shape + kind, options=options):
                    for how in ((), ("--as-stored",)):
                        self.assertLess(self.errors(self.file(shape, kind), *how, *options).max(), BYTES)

    def test_every_cache(self):
        for cache, bound in (("float", FLOAT), ("half", HALF), ("bfloat", BYTES), ("q8_0", BYTES), ("q4_0", 0.2)):
            for options in ((), ("--one-by-one",), ("--batch", 5)):
                with self.subTest(cache, options=options):
                    self.assertLess(self.errors(self.file("small-qwen2", "q8_0"), "--exact", "--cache", cache, *options).max(), bound)
        self.assertIn("--cache q2_K, must be float", self.refused(self.file("small", "q8_0"), "--cache", "q2_K"))

    def test_prompt_in_parts(self):
        whole = self.logits(self.file("small-qwen3", "half"))
        numpy.testing.assert_allclose(self.logits(self.file("small-qwen3", "half"), "--batch", 5), whole, atol=2e-2 * numpy.abs(whole).max())

    def test_bits_do_not_depend_on_threads(self):
        for kind in ("q4_K", "half"):
            path = self.file("small", kind)
            self.assertTrue((self.logits(path, "--threads", 1) == self.logits(path, "--threads", 2)).all())

    def test_tokens_are_the_likeliest(self):
        path = self.file("small-llama3", "half")
        tokens = [int(t) for t in run(path, "--prompt", "5,6,7", "--tokens", 6, "--quiet").stdout.split()]
        self.assertEqual(len(tokens), 6)
        model = reference_model.Model(path)
        rows = model.logits([5, 6, 7, *tokens])
        for token, row in zip(tokens, rows[2:]):
            self.assertLess(row.max() - row[token], 1e-2 * numpy.abs(row).max())

    def test_draws(self):
        path = self.file("small-qwen3", "half")
        options = ("--prompt", "5,6,7", "--tokens", 12, "--quiet", "--temperature", 0.8, "--top-k", 50)
        first = run(path, *options, "--seed", 4).stdout.splitlines()
        self.assertEqual(run(path, *options, "--seed", 4, "--threads", 1).stdout.splitlines(), first)
        self.assertNotEqual(run(path, *options, "--seed", 5).stdout.splitlines(), first)
        three = run(path, *options, "--seed", 4, "--sequences", 3).stdout.splitlines()
        self.assertEqual(three[:1], first)
        self.assertEqual(len(set(three)), 3)
        self.assertEqual(run(path, *options[:5], "--temperature", 1, "--top-k", 1).stdout, run(path, *options[:5]).stdout)
        self.assertIn("temperature = 0, must be finite and above 0", self.refused(path, "--temperature", 0))

    def test_sequences_give_what_one_gives(self):
        path = self.file("small-qwen2", "half")
        one = run(path, "--prompt", "5,6,7", "--tokens", 8, "--quiet").stdout.splitlines()
        three = run(path, "--prompt", "5,6,7", "--tokens", 8, "--sequences", 3, "--quiet").stdout.splitlines()
        self.assertEqual(len(three), 3)
        self.assertEqual(set(three), set(one))

    def test_ranks_give_what_one_process_gives(self):
        mpirun = shutil.which("mpirun")
        without = subprocess.run([DECODE, "--mpi", "/no/such/file"], capture_output=True, text=True)
        if mpirun is None or "must be built where CMake finds MPI" in without.stderr:
            self.skipTest("there is no MPI")
        probe = subprocess.run([mpirun, "-n", "2", "true"], capture_output=True, text=True, timeout=60)
        if probe.returncode != 0:
            self.skipTest("mpirun starts no two ranks here: " + probe.stderr.strip()[:200])
        for shape, kind in (("small-qwen2", "q4_0"), ("small-experts", "q8_0"), ("small", "q4_K")):
            command = [self.file(shape, kind), "--tokens", 8, "--sequences", 2, "--quiet", "--temperature", 1, "--threads", 1]
            ranks = [mpirun, "-n", "2", DECODE, "--mpi", *map(str, command)]
            found = subprocess.run(ranks, capture_output=True, text=True, check=True, timeout=120)
            self.assertEqual(found.stdout, run(*command).stdout)
        logits = [self.path / "one.logits", self.path / "ranks.logits"]
        run(*command, "--logits", logits[0])
        subprocess.run([*ranks, "--logits", logits[1]], capture_output=True, check=True, timeout=120)
        self.assertEqual(logits[0].read_bytes(), logits[1].read_bytes())
        refused = subprocess.run([*ranks, "--context", "3"], capture_output=True, text=True, timeout=120)
        self.assertNotEqual(refused.returncode, 0)
        self.assertIn("must be at most 3", refused.stderr)

    def test_times_are_written(self):
        times = self.path / "times.json"
        result = run(self.file("small", "q4_0"), "--tokens", 5, "--times", times)
        self.assertIn("tokens", result.stderr)
        document = json.loads(times.read_text())
        self.assertEqual(document["prompt"]["tokens"], 64)
        self.assertEqual(document["decoding"]["tokens"], 4)
        self.assertGreater(document["read_bytes_per_second"], 1e8)
        self.assertIn("quantized_matmul", {k["kernel"] for k in document["decoding"]["kernels"]})
        page = self.path / "page.html"
        report = [sys.executable, str(SCRIPTS / "report"), "--decoder", str(times)]
        table = subprocess.run([*report, "--text", "--html", str(page)], capture_output=True, text=True, check=True).stdout
        for text in (table, page.read_text()):
            self.assertIn("quantized_matmul, feed forward", text)
            self.assertIn("can be read", text)
        times.write_text("{}")
        refused = subprocess.run(report, capture_output=True, text=True)
        self.assertIn("is not of pewter_decode --times", refused.stderr)

    def refused(self, *arguments):
        result = run(*arguments, check=False)
        self.assertEqual(result.returncode, 1)
        self.assertEqual(len(result.stderr.splitlines()), 1)
        return result.stderr

    def test_errors_name_what_is_wrong(self):
        path = self.file("small", "q4_0")
        self.assertIn("token 0 = 1000, must be below the vocabulary's 1000", self.refused(path, "--prompt", "1000"))
        self.assertIn("sequence 0 has 65 tokens, must be at most 64", self.refused(path, "--context", 64))
        self.assertIn("--tokens x, must be a number", self.refused(path, "--tokens", "x"))
        self.assertIn("--threads has no value", self.refused(path, "--threads"))
        self.assertIn("unknown option '--none'", self.refused(path, "--none"))
        self.assertIn("no file", self.refused("--quiet"))
        self.assertIn("cannot open it", self.refused("/no/such/file"))

    def test_wrong_models_are_refused(self):
        data = self.file("small", "q4_0").read_bytes()
        for old, new, text in ((b"llama", b"gemma", "general.architecture = 'gemma', must be llama"),
                               (b"blk.1.ffn_up.weight", b"blk.1.ffn_xx.weight", "has no tensor 'blk.1.ffn_up.weight'"),
                               (b"llama.block_count", b"llama.block_xxxxx", "has no key 'llama.block_count'"),
                               (b"llama.attention.head_count_kv\x04\0\0\0\2", b"llama.attention.head_count_kv\x04\0\0\0\3",
                                "attention.head_count = 4, must be a multiple of head_count_kv = 3"),
                               (b"llama.rope.dimension_count\x04\0\0\0\x40", b"llama.rope.dimension_count\x04\0\0\0\x20",
                                "rope.dimension_count = 32, must be the head's 64"),
                               (b"llama.feed_forward_length\x04\0\0\0\0\2", b"llama.feed_forward_length\x04\0\0\0\0\1",
                                "'blk.0.ffn_gate.weight' has extents 256 x 512 x 1 x 1, must be 256 x 256 x 1 x 1")):
            wrong = self.path / "wrong.gguf"
            self.assertIn(old, data)
            wrong.write_bytes(data.replace(old, new))
            self.assertIn(text, self.refused(wrong))
        wrong.write_bytes(data[:-100])
        self.assertIn("must end within", self.refused(wrong))


if __name__ == "__main__":
    unittest.main()
