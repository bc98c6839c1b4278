#!/usr/bin/env python3
"""scripts/benchmarking/torch_peer.py with a fake PyTorch: its records, what differs, what is not offered, the tables.

usage: torch_peer_test.py <libpewter_c.so>
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
SCRIPTS = HERE.parents[1] / "scripts"
sys.path.insert(0, str(SCRIPTS))
sys.dont_write_bytecode = True
from benchmarking import peers  # noqa: E402


def run(*options):
    environment = os.environ | {"PEWTER_LIBRARY": LIBRARY, "PYTHONPATH": str(HERE / "fake_torch"), "OMP_NUM_THREADS": "1",
                                "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, SCRIPTS / "benchmarking/torch_peer.py", "--quick", "--rounds", "2", "--milliseconds", "0.1",
                           *options], env=environment, text=True, capture_output=True)
    return done, [json.loads(line) for line in done.stdout.splitlines()]


class TorchPeer(unittest.TestCase):
    def test_products_and_their_table(self):
        done, lines = run("--products", "--filter", "gemm/float/64x64x64")
        self.assertEqual(done.returncode, 0, done.stderr)
        context, records = lines[0]["context"], lines[1:]
        self.assertEqual(context["versions"]["torch"], "0.fake")
        self.assertEqual([(r["implementation"], r["shape"]) for r in records],
                         [(who, shape) for shape in ("64x64x64", "64x64x64 B transposed") for who in ("pewter", "torch")])
        for record in records:
            self.assertAlmostEqual(record["gflops"], 2 * 64 ** 3 / record["median_ns"])
            self.assertEqual(len(record["samples_ns"]), 2)
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "records.jsonl"
            path.write_text(done.stdout, encoding="utf-8")
            table = peers.report(*peers.read([path]))
        self.assertIn("| shape | pewter | torch | best peer | ratio |", table)
        self.assertIn("## gemm, float, threads: 1, GFLOP/s ±%", table)

    def test_rows(self):
        done, lines = run("--rows", "--filter", "softmax/float/32x1024")
        self.assertEqual(done.returncode, 0, done.stderr)
        softmax = [r for r in lines[1:] if r["kernel"] == "softmax"]
        self.assertEqual([r["implementation"] for r in softmax], ["pewter", "torch"])
        self.assertEqual(softmax[0]["bytes"], 8 * 32 * 1024)
        self.assertLess(softmax[1]["difference"], 1e-5)
        self.assertIn("log_softmax 32x1024: module 'torch' has no attribute 'log_softmax'", done.stderr)

    def test_a_result_that_differs_is_not_timed(self):
        done, lines = run("--rows", "--filter", "relu/float/32x1024")
        self.assertEqual(done.returncode, 1)
        self.assertEqual([r["median_ns"] is None for r in lines[1:]], [False, True])


if __name__ == "__main__":
    LIBRARY = sys.argv.pop()
    unittest.main()
