#!/usr/bin/env python3
"""scripts/fuzz-metal --reduce: of a kernel that is wrong, the smallest text that is wrong in the same way. Compiler and runner are
stand-ins that fail for one word of the source, so that the answer is known."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
FUZZ = [sys.executable, str(ROOT / "scripts" / "fuzz-metal"), "--targets", "avx2", "--jobs", "1"]
# $3 of `- -o OBJECT ...` is the object: here the source itself.
COMPILER = """#!/bin/sh
cat > $3
if grep -q mulhi $3; then echo "metal: f$$: no place for 7 bits" >&2; exit 1; fi
if ! grep -q "uint4 v" $3; then echo "metal: not declared" >&2; exit 1; fi
"""
# The same digest from both ways, except for kernels with the word.
RUNNER = """#!/bin/sh
grep -q extract_bits $1 && [ $3 = vectors ] && d=1 || d=0
while read line; do if [ "$4" = --values ]; then echo $d $d $d; else echo $d; fi; done
"""


class Reduced(unittest.TestCase):
    def fuzz(self, *options):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (("compiler", COMPILER), ("runner", RUNNER)):
                path = pathlib.Path(folder) / name
                path.write_text(text)
                path.chmod(0o755)
            return subprocess.run([*FUZZ, *options], capture_output=True, text=True, timeout=300,
                                  env={**os.environ, "PEWTER_METALC": f"{folder}/compiler", "PEWTER_METAL_DIGESTS": f"{folder}/runner"})

    def number_of(self, word):
        """The first kernel that has it, and nothing that reducing leaves alone."""
        kernels = self.fuzz("--print", "--kernels", "600").stdout.split("kernel void f")[1:]
        return next(k.split("(")[0] for k in kernels if word in k and not re.search("barrier|break|continue", k))

    def check_reduced(self, word, says):
        p = self.fuzz("--first", self.number_of(word), "--kernels", "1", "--reduce")
        self.assertEqual(p.returncode, 1, p.stderr)
        whole, smallest = p.stdout.split("wrong in the same way:\n")
        self.assertIn(says, whole)
        self.assertIn(word, smallest)
        begin, end = smallest.index("uint4 v = "), smallest.rindex("  y[i] = ")
        body = smallest[smallest.index(";", begin) + 1:end].strip()  # behind the declaration
        self.assertLess(len(body), 80, smallest)
        self.assertLess(len(body), len(whole) / 10)

    def test_a_compiler_that_fails(self):
        self.check_reduced("mulhi", "no place for 7 bits")

    def test_results_that_differ(self):
        self.check_reduced("extract_bits", "words differ")

    def test_nothing_is_wrong(self):
        def one(n, *options):
            return self.fuzz("--kernels", "1", "--first", str(n), *options)

        without = next(n for n in range(20) if not re.search("mulhi|extract_bits", one(n, "--print").stdout))
        p = one(without, "--reduce")
        self.assertEqual((p.returncode, "wrong" in p.stdout), (0, False), p.stdout + p.stderr)

    def test_no_expression_is_a_type(self):
        """C++ reads (T(U(name))) as a type where it can, and an operator behind it as one of a single operand."""
        text = self.fuzz("--print", "--seed", "912", "--kernels", "200").stdout
        self.assertGreater(len(text), 100000)
        for m in re.finditer(r"\(uint\(short\(", text):
            end, depth = m.start(), 0
            while end == m.start() or depth > 0:
                depth += {"(": 1, ")": -1}.get(text[end], 0)
                end += 1
            whole = text[m.start():end]
            if whole.endswith(")))"):
                self.assertNotRegex(text[end:], r"^ [&*+-] ", whole)


if __name__ == "__main__":
    unittest.main()
