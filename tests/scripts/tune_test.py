#!/usr/bin/env python3
"""scripts/benchmarking/tune.py finds what a made-up machine likes, and the built pewter_tune makes a profile that the library reads.

usage: tune_test.py <root of the project> [<pewter_tune>]
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv[1])
PROGRAM = sys.argv[2] if len(sys.argv) > 2 else None
FAKE = pathlib.Path(__file__).with_name("fake_tune.py")


def tuned(program, *options, **environment):
    """(the profile that it writes, what it prints)"""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "new" / "a.profile"
        run = subprocess.run([sys.executable, ROOT / "scripts/benchmarking/tune.py", *options, "--program", program, "--output", file],
                             env=os.environ | environment, capture_output=True, text=True)
        if run.returncode != 0:
            raise AssertionError(run.stdout + run.stderr)
        lines = file.read_text().splitlines()
        return dict(line.split(" = ") for line in lines if not line.startswith("#")), run.stdout


class Tuning(unittest.TestCase):
    def test_what_pays_is_found(self):
        profile, said = tuned(FAKE)
        self.assertEqual((profile["prefetch_pays"], profile["prefetch_distance"]), ("1", "1024"))
        self.assertEqual(int(profile["nontemporal_bytes"]), (16 << 20) - 1)
        self.assertEqual(int(profile["nontemporal_transposed_bytes"]), (4 << 20) - 1)
        self.assertEqual(profile["fork_ns"], "1234.5")
        self.assertIn("PEWTER_PROFILE=", said)

    def test_what_does_not_pay_is_left_alone(self):
        profile, _ = tuned(FAKE, ORDINARY="1")
        self.assertEqual((profile["prefetch_pays"], profile["prefetch_distance"]), ("0", "512"))
        self.assertEqual(profile["nontemporal_prefetch_distance"], "2048")
        self.assertGreaterEqual(int(profile["nontemporal_bytes"]), 64 << 20)

    def test_a_program_that_fails_is_an_error_with_its_words(self):
        with self.assertRaisesRegex(AssertionError, "exit status"):
            tuned("/bin/false")

    @unittest.skipIf(PROGRAM is None, "pewter_tune is not built")
    def test_the_built_program_makes_a_profile_that_it_reads(self):
        profile, _ = tuned(PROGRAM, "--quick", PEWTER_CACHES="", OMP_NUM_THREADS="2")
        for key in ("fork_ns", "barrier_ns", "fma_ns", "bf16_ns", "amx_ns", "busy_factor", "cache_gb_per_s", "l3_gb_per_s", "core_gb_per_s", "memory_gb_per_s"):
            self.assertGreater(float(profile[key]), 0, key)
        with tempfile.NamedTemporaryFile("w") as file:
            file.write("".join(f"{k} = {v}\n" for k, v in profile.items()))
            file.flush()
            run = subprocess.run([PROGRAM, "times", "--quick", "softmax/100000", "transpose/1"], capture_output=True, text=True,
                                 env=os.environ | {"PEWTER_PROFILE": file.name})
        self.assertEqual((run.returncode, len(run.stdout.splitlines())), (0, 2), run.stderr)

    @unittest.skipIf(PROGRAM is None, "pewter_tune is not built")
    def test_unknown_words_are_answered_with_the_usage(self):
        for words in ([], ["costs", "x"], ["times"], ["times", "softmax"], ["times", "softmax/x"], ["times", "nothing/100"]):
            run = subprocess.run([PROGRAM, *words], capture_output=True, text=True)
            self.assertEqual(run.returncode, 2)
            self.assertIn("usage: pewter_tune", run.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
