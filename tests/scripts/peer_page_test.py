#!/usr/bin/env python3
"""The page of scripts/compare-peers --page: facts that records have, means that are known, and what loses, the worst first."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))
sys.dont_write_bytecode = True
from benchmarking import peer_page  # noqa: E402

CONTEXT = {"cpu": "A CPU", "compiler": "GNU 12", "target": "avx512", "threads": 1, "l1d_bytes": 49152, "l2_bytes": 2 << 20, "l3_bytes": 0,
           "versions": {"pewter": "of this tree", "openblas": "OpenBLAS 0.3", "eigen": "3.4"}, "absent": ""}


def record(kernel, shape, threads, implementation, nanoseconds, element="float"):
    return {"kernel": kernel, "type": element, "shape": shape, "threads": threads, "implementation": implementation, "variant": "",
            "median_ns": nanoseconds, "samples_ns": [nanoseconds] * 3}


def contest(kernel, shape, threads, *times, element="float"):
    """Records of Pewter, Eigen and OpenBLAS, as far as times go."""
    return [record(kernel, shape, threads, name, time, element) for name, time in zip(("pewter", "eigen", "openblas"), times)]


RECORDS = [*contest("relu", "1x8", 1, 100, 200, 300), *contest("relu", "1x9", 1, 100, 50), *contest("relu", "1x8", 2, 100, 100),
           *contest("relu", "1x9", 2, 100, 400),
           *contest("gemm", "8x8x8", 1, 100, 500, 400, element="half"), *contest("gemm", "8x8x8", 1, 100, 500, 400),
           *contest("gemm", "9x9x9", 1, 100, 90, 80), *contest("gemm", "8x8x8", 2, 100, 90, 300), *contest("gemm", "9x9x9", 2, 100, 90, 95)]


def page(records=RECORDS, **context):
    return peer_page.page("A machine", [CONTEXT | context], records)


class Table(unittest.TestCase):
    def test_a_row_has_means_leasts_and_counts(self):
        self.assertIn("| relu | 2 | 1.00 / 2.00 | 0.50 / 1.00 | 1 / 0 |", page())  # of 2 and 0.5, 1 and 4
        self.assertIn("| gemm, float | 2 | 1.79 / 0.90 | 0.80 / 0.90 | 1 / 2 |", page())  # of 4 and 0.8, 0.9 twice

    def test_products_come_first_floats_before_halves(self):
        rows = [line.split(" | ")[0] for line in page().split("## What loses")[0].splitlines() if line.startswith("| ")]
        self.assertEqual(rows, ["| kernel", "| gemm, float", "| gemm, half", "| relu"])

    def test_a_number_of_threads_without_cells_is_a_dash(self):
        self.assertIn("| gemm, half | 1 | 4.00 / – | 4.00 / – | 0 / – |", page())

    def test_products_and_others_are_summed(self):
        self.assertIn("All 3 products: 2.34 / 0.90 in the geometric mean, 1 / 2 below 0.95.", page())
        self.assertIn("All 2 other shapes: 1.00 / 2.00 in the geometric mean, 1 / 0 below 0.95.", page())
        self.assertNotIn("products", page(contest("relu", "1x8", 1, 100, 200)))

    def test_the_least_of_several_runs_counts_on_both_sides(self):
        runs = [*contest("relu", "1x8", 1, 100, 500), *contest("relu", "1x8", 1, 400, 300)]
        self.assertIn("| relu | 1 | 3.00 | 3.00 | 0 |", page(runs))
        self.assertIn("- **Time**: median of 3 turns, the least of up to 2 runs.", page(runs))

    def test_without_a_peer_there_is_no_cell(self):
        self.assertNotIn("| add |", page([*RECORDS, record("add", "1x8", 1, "pewter", 100)]))

    def test_a_result_that_differs_is_named(self):
        self.assertIn("not timed, result differs: eigen, add float 1x8", page([*RECORDS, record("add", "1x8", 1, "eigen", None)]))


class Losses(unittest.TestCase):
    def losses(self, records):
        return page(records).split("## What loses\n\n")[1]

    def test_a_row_has_ratios_and_the_fastest_peer(self):
        self.assertIn("| gemm, float | 9x9x9: 0.80 / 0.90 (OpenBLAS / Eigen); 8x8x8: 4.00 / 0.90 (Eigen) |\n", self.losses(RECORDS))
        self.assertTrue(self.losses(RECORDS).endswith("| relu | 1x9: 0.50 / 4.00 (Eigen) |"))
        self.assertNotIn("half", self.losses(RECORDS))

    def test_the_worst_come_first_and_the_rest_is_counted(self):
        many = [each for n in range(10, 18) for each in contest("relu", f"1x{n}", 1, 100, n)]
        self.assertIn("| relu | 1x10: 0.10 (Eigen); 1x11: 0.11 (Eigen); 1x12: 0.12 (Eigen); ", self.losses(many[::-1]))
        self.assertTrue(self.losses(many).endswith("1x15: 0.15 (Eigen); and 2 more |"))

    def test_where_nothing_loses_it_says_so(self):
        self.assertEqual(self.losses(contest("relu", "1x8", 1, 100, 95)), "No ratio is below 0.95.")


class Facts(unittest.TestCase):
    def test_what_records_have_is_said(self):
        text = page()
        self.assertIn("# A machine\n\n- **Machine**: A CPU, L1d 48 KB, L2 2 MB.\n- **Pewter**: target avx512, compiler GNU 12.\n", text)
        self.assertIn("- **Peers**: OpenBLAS 0.3; Eigen 3.4.\n- **Time**: median of 3 turns.\n", text)
        self.assertIn("`scripts/compare-peers`; this page by `scripts/compare-peers --page 'A machine' RECORDS...`.", text)

    def test_what_they_lack_is_left_out(self):
        self.assertNotIn("**Date**", page())
        self.assertNotIn("**Absent**", page())
        text = page(date="May 2027", commit="abc", absent="blis")
        self.assertIn("- **Pewter**: commit abc, target avx512, compiler GNU 12.\n- **Date**: May 2027.\n", text)
        self.assertIn("- **Absent**: blis.\n", text)

    def test_the_command_is_that_of_the_peers(self):
        text = page(versions={"pewter": "0.2", "torch": "2.9"})
        self.assertIn("- **Command**: `scripts/compare-peers --torch`; this page", text)
        self.assertIn("- **Pewter**: 0.2, target avx512", text)

    def test_times_that_grow_with_the_threads_are_counted(self):
        grown = [*contest("relu", "1x8", 1, 100, 100), *contest("relu", "1x8", 2, 100, 200)]
        self.assertIn("1 of 2 times are longer by half on all threads than on one, 0 of 1 of Pewter's: ", page(grown))
        self.assertNotIn("longer by half", page(contest("relu", "1x8", 1, 100, 100)))


class Command(unittest.TestCase):
    def outcome(self, *lines):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "records.jsonl"
            file.write_text("".join(json.dumps(line) + "\n" for line in lines))
            return subprocess.run([SCRIPTS / "compare-peers", "--page", "A machine", file], capture_output=True, text=True)

    def test_the_script_prints_the_page(self):
        self.assertEqual(self.outcome({"context": CONTEXT}, *RECORDS).stdout, page() + "\n")

    def test_a_page_is_of_one_machine(self):
        done = self.outcome({"context": CONTEXT}, {"context": CONTEXT | {"cpu": "Another"}}, *RECORDS)
        self.assertEqual(done.returncode, 2)
        self.assertIn("a page is of one machine; these records are of A CPU, Another", done.stderr)


if __name__ == "__main__":
    unittest.main()
