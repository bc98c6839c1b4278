#!/usr/bin/env python3
"""The tables of scripts/compare-peers on a few recorded lines: the fastest variant counts, and what differed does not."""
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "scripts"))
sys.dont_write_bytecode = True
from lab import peers  # noqa: E402


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
        self.assertIn("| rms_norm | float | 2 | 1 |  |  |  |  |", self.text)

    def test_the_overview_has_geometric_means(self):
        self.assertIn("| kernel | type | threads | shapes | best peer | least | onednn | openblas |", self.text)
        self.assertIn("| gemm | float | 1 | 2 | 2.00 | 1.00 | 5.00 | 2.00 |", self.text)

    def test_a_table_has_rates_and_their_spread(self):
        self.assertIn("| shape | pewter | openblas | onednn | best peer | ratio |", self.text)
        self.assertIn("| 1x8x8 | 1.3 ±2 | 0.3 ±2 | 0.3 ±2 | openblas gemv | 4.00 |", self.text)
        self.assertIn("| 8x8x8 | 1.0 ±2 | 1.0 ±2 |  | openblas gemm | 1.00 |", self.text)
        self.assertIn("| 1x128 | 24.0 ±2 |  |  |", self.text)

    def test_who_is_absent_and_what_disturbed_are_said(self):
        self.assertIn("; absent: blis, eigen", self.text)
        self.assertIn("1 of 1 times are longer by half on all threads than on one: something else was running.", self.text)


if __name__ == "__main__":
    unittest.main()
