#!/usr/bin/env python3
"""A source becomes the same code in every process, although each process has its memory elsewhere.

usage: reproducible_test.py (PEWTER_METALC: pewter-metalc)"""
import os
import pathlib
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
COMPILER = os.environ.get("PEWTER_METALC")
SOURCES = ("kernels/metal/source/matrices.metal", "tests/metal/language/idioms/vector_of_all_rows.metal")
STAGES = ("import", "structure", "vectorize", "code")
RUNS = 4


def stages_of(source):
    """{stage: what it made}"""
    words = [COMPILER, str(ROOT / source), "--targets=avx2", "--functions=full", "--no-reference", "--threads=1",
             "--dump-after=" + ",".join(STAGES)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    parts = done.stdout.split("\n; after ")
    return {part.split("\n", 1)[0].removeprefix("; after "): part for part in parts}


@unittest.skipUnless(COMPILER, "PEWTER_METALC is not set")
class Reproducible(unittest.TestCase):
    def test_stages(self):
        for source in SOURCES:
            first = stages_of(source)
            self.assertEqual(len(first), len(STAGES))
            for _ in range(RUNS - 1):
                again = stages_of(source)
                for stage, made in first.items():
                    self.assertTrue(again[stage] == made, f"{source}: {stage} made something else")


if __name__ == "__main__":
    unittest.main()
