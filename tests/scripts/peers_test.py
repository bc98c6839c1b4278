#!/usr/bin/env python3
"""The tables of scripts/compare-peers: the fastest variant counts, what differed does not; parts of the limits; how it ends."""
import os
import pathlib
import subprocess
import sys
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))
sys.dont_write_bytecode = True
from benchmarking import peers  # noqa: E402


class Peers(unittest.TestCase):
    def setUp(self):
        self.contexts, self.records = peers.read([pathlib.Path(__file__).with_name("recorded_peers.jsonl")])
        self.groups = peers.fastest(self.records)
        self.gemm = self.groups["gemm", "float", 1]
        self.text = peers.report(self.contexts, self.records)

    def test_the_fastest_variant_is_the_peer(self):
        self.assertEqual(self.gemm["1x8x8"]["openblas"]["variant"], "gemv")
        self.assertEqual(peers.ratios(self.gemm), {"1x8x8": 4, "8x8x8": 1})

    def test_a_ratio_to_one_peer_is_over_its_shapes(self):
        self.assertEqual(peers.ratios(self.gemm, "onednn"), {"1x8x8": 5})

    def test_a_result_that_differs_has_no_time_but_is_named(self):
        self.assertNotIn("onednn", self.gemm["8x8x8"])
        self.assertIn("not timed, result differs: onednn, gemm float 8x8x8", self.text)

    def test_no_peer_no_ratio(self):
        self.assertEqual(peers.ratios(self.groups["rms_norm", "float", 2]), {})
        self.assertIn("| rms_norm | float | 2 | 1 |  |  |  |  |  |", self.text)

    def test_the_overview_has_geometric_means(self):
        self.assertIn("| kernel | type | threads | shapes | best peer | least | below 0.95 | onednn | openblas |", self.text)
        self.assertIn("| gemm | float | 1 | 2 | 2.00 | 1.00 | 0 | 5.00 | 2.00 |", self.text)

    def test_losses_are_counted(self):
        self.assertEqual(peers.slower({"a": 0.94, "b": 0.95, "c": 2}), 1)
        self.assertIn("0 of 2 ratios to the best peer are below 0.95.", self.text)

    def test_a_table_has_rates_and_their_spread(self):
        self.assertIn("| shape | pewter | openblas | onednn | best peer | ratio |", self.text)
        self.assertIn("| 1x8x8 | 1.3 ±2 | 0.3 ±2 | 0.3 ±2 | openblas gemv | 4.00 |", self.text)
        self.assertIn("| 8x8x8 | 1.0 ±2 | 1.0 ±2 |  | openblas gemm | 1.00 |", self.text)
        self.assertIn("| shape | pewter | best peer | ratio |\n|---|---:|---|---:|\n| 1x128 | 24.0 ±2 |  |  |", self.text)

    def test_who_is_absent_and_what_disturbed_are_said(self):
        self.assertIn("; absent: blis, eigen", self.text)
        self.assertIn("1 of 1 times are longer by half on all threads than on one: something else was running.", self.text)


class Limits(unittest.TestCase):
    """L1 holds 1000 bytes; 10 GB/s there, 4 below, 100 GFLOP/s in float and 400 in bfloat."""

    def setUp(self):
        rates = {("read", "L1"): 10e9, ("read", "L2"): 4e9, ("copy", "L1"): 10e9, ("copy", "L2"): 4e9,
                 ("fma", "peak"): 100e9, ("fma_bfloat", "peak"): 400e9}
        limits = [{"stream": s, "level": level, "threads": 1, "rate": rate} for (s, level), rate in rates.items()]
        context = {"threads": 1, "l1d_bytes": 1000, "l2_bytes": 4000, "l3_bytes": 0, "limits": limits}
        self.run_ = peers.limits_of([context])[1]

    def record(self, **changes):
        return {"kernel": "gemm", "type": "float", "shape": "1x8x8", "threads": 1, "implementation": "pewter", "variant": "",
                "median_ns": 1000, "spread": 0, "gflops": 50, "bytes": 3000, "written_share": 0, "flops": 50000, "rows": 1} | changes

    def test_the_peak_is_that_of_the_type(self):
        self.assertEqual(peers.of_peak(self.run_, self.record()), "50 %")
        self.assertEqual(peers.of_peak(self.run_, self.record(type="bfloat")), "12 %")

    def test_a_skinny_product_has_its_bandwidth_too(self):
        self.assertEqual(peers.of_bandwidth(self.run_, self.record()), "3.0 GB/s, 60 % of L2 read")  # 100 ns and 500 ns
        self.assertEqual(peers.of_bandwidth(self.run_, self.record(rows=33)), "")

    def test_tables_name_the_limits_of_their_kind(self):
        row = self.record(kernel="scale", written_share=0.5, gbs=3)
        del row["gflops"], row["rows"]
        self.assertEqual(peers.table({"1x8": {"pewter": row}}, self.run_),
                         ["| shape | pewter | best peer | ratio | of the bandwidth |", "|---|---:|---|---:|---:|",
                          "| 1x8 | 3.0 ±0 |  |  | 60 % of L2 copy |"])
        self.assertIn("| ratio | of the peak | of the bandwidth |", peers.table({"1x8x8": {"pewter": self.record()}}, self.run_)[0])


class Command(unittest.TestCase):
    def outcome(self, *body):
        """(exit status, standard error) of a command whose main has these lines, when nobody reads what it prints."""
        source = [f"import sys; sys.path.insert(0, {str(SCRIPTS)!r})", "from benchmarking import command", "def main():", *body, "command.run(main)"]
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run([sys.executable, "-c", "\n".join(source)], stdout=writer, stderr=subprocess.PIPE, text=True)
        os.close(writer)
        return done.returncode, done.stderr

    def test_a_closed_pipe_is_no_traceback(self):
        self.assertEqual(self.outcome("    print('x' * 100000)"), (141, ""))
        self.assertEqual(self.outcome("    print('x')"), (141, ""))

    def test_a_missing_module_is_named(self):
        status, said = self.outcome("    import no_such_module")
        self.assertEqual(status, 1)
        self.assertIn("has no module no_such_module", said)
        self.assertNotIn("Traceback", said)

    def test_a_missing_file_is_named(self):
        self.assertEqual(self.outcome("    open('no such file')"), (1, "-c: no such file: No such file or directory\n"))


if __name__ == "__main__":
    unittest.main()
