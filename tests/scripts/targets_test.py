#!/usr/bin/env python3
"""Which targets scripts/test builds by which compiler, of the rows of targets.inc and of made-up ones, on made-up CPUs."""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROWS = (ROOT / "kernels/targets.inc").read_text()
MADE_UP = 'PEWTER_TARGET_ROW(avx10, x86_64, "-march=x86-64-v4 -mavx512fp16", v5, 64, 32, 8, fma, "x86-64-v4", all, true)\n' \
          'PEWTER_EXTENSION_ROW(avx2_vnni, x86_64, "-march=x86-64-v3 -mavxvnni", v3, 32, 16, 4, fma, "a/b")\n'
CPU = """macros_of() { case "$*" in
  "") echo plain ;;
  -march=native) printf '%s\\n' {MACROS} ;;
  *v2) printf '%s\\n' a plain ;;
  *v3) printf '%s\\n' a b plain ;;
  *v4) printf '%s\\n' a b c plain ;;
  *fp16) printf '%s\\n' a b c d plain ;;
esac; }
"""


def asked(question, rows=ROWS, machine="x86_64", macros="a b c other"):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "kernels").mkdir()
        pathlib.Path(folder, "kernels/targets.inc").write_text(rows)
        script = f"source '{ROOT}/scripts/targets.sh'; uname() {{ echo {machine}; }}; {CPU.replace('{MACROS}', macros)} {question}"
        done = subprocess.run(["bash", "-euo", "pipefail", "-c", script], cwd=folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.split()


def halves(of, **named):
    return [half.split(";") for half in asked(f'halves_of_targets; printf "%s\\n" "${{{of}[@]}}"', **named)]


class Targets(unittest.TestCase):
    def test_each_row_is_in_one_half(self):
        for rows in (ROWS, MADE_UP + ROWS):
            of_here = re.findall(r"^PEWTER_(TARGET|EXTENSION)_ROW\((\w+), x86_64", rows, re.MULTILINE)
            kernels, headers = halves("kernels", rows=rows), halves("headers", rows=rows)
            self.assertEqual(sorted(kernels[0] + kernels[1]), sorted(name for _, name in of_here))
            full = sorted(name for kind, name in of_here if kind == "TARGET")
            self.assertEqual(sorted(headers[0] + headers[1]), full)
            for name in full:  # once by each compiler
                self.assertNotEqual(name in kernels[0], name in headers[0], name)

    def test_the_first_lanes_are_this_CPUs(self):
        for macros, first in (("a b c d", "avx10"), ("a b c", "avx512"), ("a b", "sse42"), ("a", "sse42")):
            self.assertEqual(halves("headers", rows=MADE_UP + ROWS, macros=macros)[1][0], first)

    def test_supported(self):
        for macros, names in (("a b c d", ["avx10", "avx512", "avx2", "sse42"]), ("a b c", ["avx512", "avx2", "sse42"]), ("a b", ["avx2", "sse42"]), ("a", ["sse42"])):
            self.assertEqual(asked("supported_targets", rows=MADE_UP + ROWS, macros=macros), names)
            self.assertEqual(asked("best=$(best_target); echo $best", rows=MADE_UP + ROWS, macros=macros), names[:1])
        self.assertEqual(asked("best=$(best_target); echo $best", machine="riscv64"), [])

    def test_what_the_compiler_does_not_know(self):
        unknown = 'PEWTER_TARGET_ROW(future, x86_64, "-march=future", v6, 64, 32, 8, fma, "future", all, true)\n'
        self.assertEqual(asked("supported_targets", rows=unknown + ROWS), ["avx512", "avx2", "sse42"])
        without = "command() { return 1; }; best=$(best_target 2>/dev/null) || echo none"
        self.assertEqual(asked(without), ["none"])

    def test_architectures_of_one_target_have_no_halves(self):
        for machine in ("aarch64", "riscv64"):
            self.assertEqual(asked('halves_of_targets; echo "${kernels[@]}" "${headers[@]}"', machine=machine), [])


class Lists(unittest.TestCase):
    """Names that stand elsewhere than in targets.inc, where who reads them has no such file or wants prose."""

    def test_options_of_metal_run(self):
        sys.path.insert(0, str(ROOT / "scripts"))
        from benchmarking import metal_options
        self.assertEqual(list(metal_options.TARGETS), re.findall(r'^PEWTER_TARGET_ROW\((\w+), \w+, "[^"]*", (?:\w+, ){5}"[^"]+"', ROWS, re.MULTILINE))

    def test_table_of_the_collection(self):
        page = (ROOT / "kernels/README.md").read_text().split("## Instruction sets")[1].split("\n\n")[1]
        named = re.findall(r"^PEWTER_(?:TARGET|EXTENSION)_ROW\((\w+), (?!other)", ROWS, re.MULTILINE)
        self.assertEqual(sorted(re.findall(r"^\| `(\w+)`", page, re.MULTILINE)), sorted(named))


if __name__ == "__main__":
    unittest.main()
